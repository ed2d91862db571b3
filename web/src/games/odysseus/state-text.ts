/** What lies on the table, in words: for labels, for those who listen, and for the lines above the spaces. */
import type { Seen } from "../../table/game-ui";
import { listed, nameOf, say } from "../../i18n/say";
import type { OdysseusView } from "../../net/shapes";
import { COLOURS, along, chartOf, type Chart } from "./model/map-data";

export type Sight = Seen<OdysseusView>;
/** Where a card belongs that is not mine to see. */
export const UNKNOWN = -1;
export const GOAL = 10;

export function phaseOf(seen: Sight): string {
  return chartOf(seen.game).phases[seen.view.phase] ?? "";
}

export function isOver(seen: Sight): boolean {
  return phaseOf(seen) === "over";
}

/** What an adventure brings me; 0 for a spectator. */
export function worthOf(seen: Sight, adventure: number): number {
  const task = seen.you >= 0 ? seen.view.tasks[seen.you]! : UNKNOWN;
  return task === UNKNOWN ? 0 : (chartOf(seen.game).tasks[task]?.[adventure] ?? 0);
}

export function isSpent(view: OdysseusView, god: number): boolean {
  return ((view.power_spent >> god) & 1) === 1;
}

export type PowerState = "ready" | "spent" | "waits" | "down";

export function powerOf(view: OdysseusView, seat: number): PowerState {
  if (view.may_down === seat) return "down";
  if (isSpent(view, view.gods[seat]!)) return "spent";
  return view.waits[seat] ? "waits" : "ready";
}

export function islandName(seen: Sight, island: number): string {
  return nameOf("island", chartOf(seen.game).islands[island]!.word);
}

export function adventureName(seen: Sight, adventure: number): string {
  return nameOf("adventure", chartOf(seen.game).adventures[adventure]!);
}

export function godName(seen: Sight, seat: number): string {
  return nameOf("god", chartOf(seen.game).gods[seen.view.gods[seat]!]!);
}

export function colourNames(colours: readonly number[]): string {
  return listed(colours.map((colour) => nameOf("colour", COLOURS[colour]!)));
}

/** Everything about an island: what lies there, and where its lines lead. */
export function islandWords(seen: Sight, island: number): string {
  return shoreWords(chartOf(seen.game), island, shoreOf(seen, island));
}

/** What lies at an island. */
export interface Shore {
  disk: number;
  worth: number; // of the disk, to me
  isShip: boolean;
}

export function shoreOf(seen: Sight, island: number): Shore {
  const disk = seen.view.disks[island]!;
  return { disk, worth: worthOf(seen, disk), isShip: seen.view.ship === island };
}

export function shoreWords(chart: Chart, island: number, shore: Shore): string {
  const called = (which: number) => nameOf("island", chart.islands[which]!.word);
  const [yellow, green, red] = chart.islands[island]!.beyond.map(called);
  const sentences = [diskWords(chart, island, shore)];
  if (shore.isShip) sentences.unshift(say("web-odysseus-ship-here", { name: called(island) }));
  sentences.push(say("web-odysseus-lines", { yellow: yellow!, green: green!, red: red! }));
  return sentences.join(" ");
}

export function diskWords(chart: Chart, island: number, { disk, worth }: Shore): string {
  const name = nameOf("island", chart.islands[island]!.word);
  if (disk === UNKNOWN) return say("web-odysseus-empty", { name });
  return say("web-odysseus-disk", { name, adventure: nameOf("adventure", chart.adventures[disk]!), worth });
}

/** Everything about one of the nine spaces. */
export function spaceWords(seen: Sight, space: number): string {
  const { view } = seen;
  const { kinds, spaces } = chartOf(seen.game);
  const args = { space: nameOf("space", spaces[space]!), colour: nameOf("colour", COLOURS[space % 3]!), ship: Math.floor(space / 3) + 1 };
  const up = view.spaces[space]!.flatMap((count, kind) => (count ? [cardsOf(kinds[kind]!, count)] : []));
  const sentences = [say("web-odysseus-space", { ...args, strength: Math.max(0, view.strengths[space]!) })];
  if (up.length) sentences.push(say("web-odysseus-space-cards", { cards: listed(up) }));
  const down = downsOn(seen, space);
  const mine = down.filter((each) => each.kind !== "").map((each) => nameOf("odysseus-card", each.kind));
  if (down.length) sentences.push(say("web-odysseus-space-down", { count: down.length, mine: listed(mine), known: mine.length ? "yes" : "no" }));
  if (view.poseidon === space) sentences.push(say("web-odysseus-space-poseidon"));
  if (view.aphrodite === space) sentences.push(say("web-odysseus-space-aphrodite"));
  if (wayOf(seen)[Math.floor(space / 3)] === space % 3) sentences.push(say("web-odysseus-space-leads", args));
  return sentences.join(" ");
}

export function cardsOf(kind: string, count: number): string {
  return say("web-odysseus-cards", { kind: nameOf("odysseus-card", kind), count });
}

/** The face-down cards on a space: their number as moves name them, and what they are if they are mine. */
export function downsOn(seen: Sight, space: number): { number: number; kind: string }[] {
  const { view } = seen;
  const kinds = chartOf(seen.game).kinds;
  const all = view.down_at.map((at, i) => ({ at, number: i + 1, kind: kinds[view.down_kind[i]!] ?? "" }));
  return all.filter((each) => each.at === space);
}

/** The colours that the ship would follow, or has just followed. */
export function wayOf(seen: Sight): number[] {
  return hasSailed(seen) ? seen.view.route : seen.view.course;
}

/** The movement is over and the cards still lie: a disk is chosen, or the game has ended. */
export function hasSailed(seen: Sight): boolean {
  return ["disk", "over"].includes(phaseOf(seen));
}

/** Where the ship would end now, or where it has come to. */
export function courseWords(seen: Sight): string {
  const { view } = seen;
  if (view.ship < 0) return say("web-odysseus-no-ship");
  const start = hasSailed(seen) ? view.began : view.ship;
  const islands = along(chartOf(seen.game), start, wayOf(seen));
  const end = islands.at(-1)!;
  const args = { colours: colourNames(wayOf(seen)), count: wayOf(seen).length, island: islandName(seen, end), next: islands.length };
  if (hasSailed(seen)) return say("web-odysseus-sailed", args);
  if (end === view.ship) return say(args.count ? "web-odysseus-course-back" : "web-odysseus-course-none", args);
  const disk = view.disks[end]!;
  if (disk === UNKNOWN) return say("web-odysseus-course-empty", args);
  return say("web-odysseus-course", { ...args, adventure: adventureName(seen, disk), worth: worthOf(seen, disk) });
}

export function isBlind(seen: Sight): boolean {
  return seen.view.down_kind.includes(UNKNOWN);
}

export function roundWords(seen: Sight): string {
  const { round, circuit, first } = seen.view;
  if (!round) return say("web-odysseus-before");
  return say("web-odysseus-round", { round, phase: circuit + 1, who: seen.names[first]!, you: first === seen.you ? "yes" : "no" });
}
