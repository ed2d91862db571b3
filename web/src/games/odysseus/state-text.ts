/** The state of the game in words: for labels, for screen readers, and for the lines beside the spaces. */
import { joinList, nameOf, say } from "../../i18n/say";
import type { OdysseusView } from "../../net/shapes";
import { chosenIn, possibleChoice } from "../../table/choices/plan";
import { choicesIn, stepsIn } from "../../table/choices/plan-store";
import type { Snapshot } from "../../table/snapshot";
import { COLOURS, islandsAlong, type MapData, mapDataOf } from "./model/map-data";

export type OdysseusSnapshot = Snapshot<OdysseusView>;
/** In a view: a card or number that the player may not see, or no disk. */
export const UNKNOWN = -1;

export function phaseOf(snapshot: OdysseusSnapshot): string {
  return mapDataOf(snapshot.game).phases[snapshot.view.phase] ?? "";
}

/** Whether the result is shown. While the ship arrives for the last time, it is not, though the state is the last one. */
export function isOver(snapshot: OdysseusSnapshot): boolean {
  return snapshot.update.table.status !== "playing";
}

/** Return the points that the player gets for an adventure; 0 for a spectator. */
export function worthOf(snapshot: OdysseusSnapshot, adventure: number): number {
  const task = snapshot.you >= 0 ? snapshot.view.tasks[snapshot.you]! : UNKNOWN;
  return task === UNKNOWN ? 0 : (mapDataOf(snapshot.game).tasks[task]?.[adventure] ?? 0);
}

/** Return the points that win the game. */
export function goalOf({ game }: OdysseusSnapshot): number {
  return game.numbers.goal!;
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

export function islandName(snapshot: OdysseusSnapshot, island: number): string {
  return nameOf("island", mapDataOf(snapshot.game).islands[island]!.word);
}

export function adventureName(snapshot: OdysseusSnapshot, adventure: number): string {
  return nameOf("adventure", mapDataOf(snapshot.game).adventures[adventure]!);
}

export function godName(snapshot: OdysseusSnapshot, seat: number): string {
  return nameOf("god", mapDataOf(snapshot.game).gods[snapshot.view.gods[seat]!]!);
}

export function colourNames(colours: readonly number[]): string {
  return joinList(colours.map((colour) => nameOf("colour", COLOURS[colour]!)));
}

/** Return everything about an island: its disk, the ship, and where its lines lead. */
export function islandWords(snapshot: OdysseusSnapshot, island: number): string {
  return islandSentences(mapDataOf(snapshot.game), island, islandContents(snapshot, island));
}

/** What is on an island. */
export interface IslandContents {
  disk: number;
  worth: number; // points of the disk for the player
  isShip: boolean;
}

export function islandContents(snapshot: OdysseusSnapshot, island: number): IslandContents {
  const disk = snapshot.view.disks[island]!;
  return { disk, worth: worthOf(snapshot, disk), isShip: snapshot.view.ship === island };
}

export function islandSentences(mapData: MapData, island: number, contents: IslandContents): string {
  const nameAt = (which: number) => nameOf("island", mapData.islands[which]!.word);
  const [yellow, green, red] = mapData.islands[island]!.neighbours.map(nameAt);
  const sentences = [diskWords(mapData, island, contents)];
  if (contents.isShip) sentences.unshift(say("web-odysseus-ship-here", { name: nameAt(island) }));
  sentences.push(say("web-odysseus-lines", { yellow: yellow!, green: green!, red: red! }));
  return sentences.join(" ");
}

export function diskWords(mapData: MapData, island: number, { disk, worth }: IslandContents): string {
  const name = nameOf("island", mapData.islands[island]!.word);
  if (disk === UNKNOWN) return say("web-odysseus-empty", { name });
  return say("web-odysseus-disk", { name, adventure: nameOf("adventure", mapData.adventures[disk]!), worth });
}

/** Return everything about one of the nine spaces. */
export function spaceWords(snapshot: OdysseusSnapshot, space: number): string {
  const { view } = snapshot;
  const { kinds } = mapDataOf(snapshot.game);
  const args = {
    colour: nameOf("colour", COLOURS[space % 3]!),
    ship: Math.floor(space / 3) + 1,
  };
  const up = view.spaces[space]!.flatMap((count, kind) => (count ? [cardsOf(kinds[kind]!, count)] : []));
  const sentences = [say("web-odysseus-space", { ...args, strength: Math.max(0, view.strengths[space]!) })];
  if (up.length) sentences.push(say("web-odysseus-space-cards", { cards: joinList(up) }));
  const down = faceDownOn(snapshot, space);
  const mine = down.filter((each) => each.kind !== "").map((each) => nameOf("odysseus-card", each.kind));
  if (down.length)
    sentences.push(
      say("web-odysseus-space-down", { count: down.length, mine: joinList(mine), known: mine.length ? "yes" : "no" }),
    );
  if (view.poseidon === space) sentences.push(say("web-odysseus-space-poseidon"));
  if (view.aphrodite === space) sentences.push(say("web-odysseus-space-aphrodite"));
  if (routeOf(snapshot)[Math.floor(space / 3)] === space % 3) sentences.push(say("web-odysseus-space-leads", args));
  return sentences.join(" ");
}

export function cardsOf(kind: string, count: number): string {
  return say("web-odysseus-cards", { kind: nameOf("odysseus-card", kind), count });
}

/** Return the face-down cards on a space: the number by which moves name them, and the kind, which is "" for cards of other players. */
export function faceDownOn(snapshot: OdysseusSnapshot, space: number): { number: number; kind: string }[] {
  const { view } = snapshot;
  const kinds = mapDataOf(snapshot.game).kinds;
  const all = view.down_at.map((at, i) => ({ at, number: i + 1, kind: kinds[view.down_kind[i]!] ?? "" }));
  return all.filter((each) => each.at === space);
}

/** Return the colours that the ship would follow now, or has just followed. */
export function routeOf(snapshot: OdysseusSnapshot): number[] {
  return hasSailed(snapshot) ? snapshot.view.route : snapshot.view.course;
}

/** Return whether the ship has sailed and the cards are still there: a disk is being chosen, or the game has ended. */
export function hasSailed(snapshot: OdysseusSnapshot): boolean {
  return ["disk", "over"].includes(phaseOf(snapshot));
}

/** Return how a tie that decides a step is broken, or undefined if no tie decides it. */
export function tieWords({ view }: OdysseusSnapshot, step: number): string | undefined {
  const tied = view.leading[step]!;
  if (step >= view.course.length || tied.length < 2) return undefined;
  return say("web-odysseus-tie", { step: step + 1, colours: colourNames(tied), first: colourNames(tied.slice(0, 1)) });
}

/** Return the colours that the ship would follow after the planned move, or after the power that Athena is asked about. Undefined
while nothing is chosen that changes the course. */
export function plannedCourse(snapshot: OdysseusSnapshot): readonly number[] | undefined {
  const asked = possibleChoice(choicesIn(snapshot), "allow");
  const chosen = stepsIn(snapshot).map(chosenIn);
  return asked?.leads_to ?? chosen.find((option) => option?.leads_to)?.leads_to ?? undefined;
}

/** Return a sentence about where the ship would end now, or has ended. `course` is another one than that of the view. */
export function courseWords(snapshot: OdysseusSnapshot, course: readonly number[] = routeOf(snapshot)): string {
  const { view } = snapshot;
  if (view.ship < 0) return say("web-odysseus-no-ship");
  const start = hasSailed(snapshot) ? view.began : view.ship;
  const islands = islandsAlong(mapDataOf(snapshot.game), start, course);
  const end = islands.at(-1)!;
  const args = {
    colours: colourNames(course),
    count: course.length,
    island: islandName(snapshot, end),
    next: islands.length,
  };
  if (hasSailed(snapshot)) return say("web-odysseus-sailed", args);
  if (end === view.ship) return say(args.count ? "web-odysseus-course-back" : "web-odysseus-course-none", args);
  const disk = view.disks[end]!;
  if (disk === UNKNOWN) return say("web-odysseus-course-empty", args);
  return say("web-odysseus-course", {
    ...args,
    adventure: adventureName(snapshot, disk),
    worth: worthOf(snapshot, disk),
  });
}

/** Return whether the course is uncertain, because face-down cards are unknown to the player. */
export function isCourseUncertain(snapshot: OdysseusSnapshot): boolean {
  return snapshot.view.down_kind.includes(UNKNOWN);
}

export function roundWords(snapshot: OdysseusSnapshot): string {
  const { round, circuit, first } = snapshot.view;
  if (!round) return say("web-odysseus-before");
  return say("web-odysseus-round", {
    round,
    phase: circuit + 1,
    who: snapshot.names[first]!,
    you: first === snapshot.you ? "yes" : "no",
  });
}
