/** The words of the game's notation. The index of a word is its number in a view. */
export const KINDS = ["objection", "temple", "wind", "plague", "zeus", "pandora"] as const;
export type Kind = (typeof KINDS)[number];
export const SIDES = ["blue", "red", "black"] as const;
export type Side = (typeof SIDES)[number];
export const COLOURS = ["violet", "green", "red", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const SEAT_LETTERS = "ABCDE"; // by seat
export const NONE = -1; // in a view: nobody, nowhere or unknown

export function isKind(word: string | undefined): word is Kind {
  return (KINDS as readonly string[]).includes(word ?? "");
}

/** Number of cards by kind. A missing kind counts 0. */
export type Cards = Partial<Record<Kind, number>>;

export function total(cards: Cards): number {
  return KINDS.reduce((sum, kind) => sum + (cards[kind] ?? 0), 0);
}

export function handOf(counts: readonly number[]): Cards {
  return Object.fromEntries(KINDS.map((kind, number) => [kind, counts[number] ?? 0]));
}

export function hasSeat(bits: number, seat: number): boolean {
  return ((bits >> seat) & 1) === 1;
}

/** Divide instead of shifting: there are more than 31 places, and JavaScript shifts 32-bit numbers. */
export function hasPlace(bits: number, place: number): boolean {
  return Math.floor(bits / 2 ** place) % 2 === 1;
}
