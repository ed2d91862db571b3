/** The words of the game's notation, in the order of their numbers in a view. */
export const KINDS = ["objection", "temple", "wind", "plague", "zeus", "pandora"] as const;
export type Kind = (typeof KINDS)[number];
export const SIDES = ["blue", "red", "black"] as const;
export type Side = (typeof SIDES)[number];
export const COLOURS = ["violet", "green", "red", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const LETTERS = "ABCDE"; // of the seats
export const NOBODY = -1; // nowhere, unknown

export function isKind(word: string | undefined): word is Kind {
  return (KINDS as readonly string[]).includes(word ?? "");
}

/** How many of each kind; what is not named is none. */
export type Cards = Partial<Record<Kind, number>>;

export function total(cards: Cards): number {
  return KINDS.reduce((sum, kind) => sum + (cards[kind] ?? 0), 0);
}

export function handOf(counts: readonly number[]): Cards {
  return Object.fromEntries(KINDS.map((kind, number) => [kind, counts[number] ?? 0]));
}

export function has(bits: number, seat: number): boolean {
  return ((bits >> seat) & 1) === 1;
}

/** Places go beyond 31 bits, where the shifts of this language end. */
export function hasPlace(bits: number, place: number): boolean {
  return Math.floor(bits / 2 ** place) % 2 === 1;
}
