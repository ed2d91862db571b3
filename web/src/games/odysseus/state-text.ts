/** What lies on the table, in words: for labels, for those who listen, and for the lines above the spaces. */
import { joinList, nameOf, say } from "../../i18n/say";
import type { OdysseusView } from "../../net/shapes";
import type { Snapshot } from "../../table/snapshot";
import { along, COLOURS, type MapData, mapDataOf } from "./model/map-data";

export type OdysseusSnapshot = Snapshot<OdysseusView>;
/** Where a card belongs that is not mine to see. */
export const UNKNOWN = -1;
export const GOAL = 10;

export function phaseOf(snapshot: OdysseusSnapshot): string {
  return mapDataOf(snapshot.game).phases[snapshot.view.phase] ?? "";
}

export function isOver(snapshot: OdysseusSnapshot): boolean {
  return phaseOf(snapshot) === "over";
}

/** What an adventure brings me; 0 for a spectator. */
export function worthOf(snapshot: OdysseusSnapshot, adventure: number): number {
  const task = snapshot.you >= 0 ? snapshot.view.tasks[snapshot.you]! : UNKNOWN;
  return task === UNKNOWN ? 0 : (mapDataOf(snapshot.game).tasks[task]?.[adventure] ?? 0);
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

/** Everything about an island: what lies there, and where its lines lead. */
export function islandWords(snapshot: OdysseusSnapshot, island: number): string {
  return shoreWords(mapDataOf(snapshot.game), island, shoreOf(snapshot, island));
}

/** What lies at an island. */
export interface Shore {
  disk: number;
  worth: number; // of the disk, to me
  isShip: boolean;
}

export function shoreOf(snapshot: OdysseusSnapshot, island: number): Shore {
  const disk = snapshot.view.disks[island]!;
  return { disk, worth: worthOf(snapshot, disk), isShip: snapshot.view.ship === island };
}

export function shoreWords(mapData: MapData, island: number, shore: Shore): string {
  const called = (which: number) => nameOf("island", mapData.islands[which]!.word);
  const [yellow, green, red] = mapData.islands[island]!.beyond.map(called);
  const sentences = [diskWords(mapData, island, shore)];
  if (shore.isShip) sentences.unshift(say("web-odysseus-ship-here", { name: called(island) }));
  sentences.push(say("web-odysseus-lines", { yellow: yellow!, green: green!, red: red! }));
  return sentences.join(" ");
}

export function diskWords(mapData: MapData, island: number, { disk, worth }: Shore): string {
  const name = nameOf("island", mapData.islands[island]!.word);
  if (disk === UNKNOWN) return say("web-odysseus-empty", { name });
  return say("web-odysseus-disk", { name, adventure: nameOf("adventure", mapData.adventures[disk]!), worth });
}

/** Everything about one of the nine spaces. */
export function spaceWords(snapshot: OdysseusSnapshot, space: number): string {
  const { view } = snapshot;
  const { kinds, spaces } = mapDataOf(snapshot.game);
  const args = {
    space: nameOf("space", spaces[space]!),
    colour: nameOf("colour", COLOURS[space % 3]!),
    ship: Math.floor(space / 3) + 1,
  };
  const up = view.spaces[space]!.flatMap((count, kind) => (count ? [cardsOf(kinds[kind]!, count)] : []));
  const sentences = [say("web-odysseus-space", { ...args, strength: Math.max(0, view.strengths[space]!) })];
  if (up.length) sentences.push(say("web-odysseus-space-cards", { cards: joinList(up) }));
  const down = downsOn(snapshot, space);
  const mine = down.filter((each) => each.kind !== "").map((each) => nameOf("odysseus-card", each.kind));
  if (down.length)
    sentences.push(
      say("web-odysseus-space-down", { count: down.length, mine: joinList(mine), known: mine.length ? "yes" : "no" }),
    );
  if (view.poseidon === space) sentences.push(say("web-odysseus-space-poseidon"));
  if (view.aphrodite === space) sentences.push(say("web-odysseus-space-aphrodite"));
  if (wayOf(snapshot)[Math.floor(space / 3)] === space % 3) sentences.push(say("web-odysseus-space-leads", args));
  return sentences.join(" ");
}

export function cardsOf(kind: string, count: number): string {
  return say("web-odysseus-cards", { kind: nameOf("odysseus-card", kind), count });
}

/** The face-down cards on a space: their number as moves name them, and what they are if they are mine. */
export function downsOn(snapshot: OdysseusSnapshot, space: number): { number: number; kind: string }[] {
  const { view } = snapshot;
  const kinds = mapDataOf(snapshot.game).kinds;
  const all = view.down_at.map((at, i) => ({ at, number: i + 1, kind: kinds[view.down_kind[i]!] ?? "" }));
  return all.filter((each) => each.at === space);
}

/** The colours that the ship would follow, or has just followed. */
export function wayOf(snapshot: OdysseusSnapshot): number[] {
  return hasSailed(snapshot) ? snapshot.view.route : snapshot.view.course;
}

/** The movement is over and the cards still lie: a disk is chosen, or the game has ended. */
export function hasSailed(snapshot: OdysseusSnapshot): boolean {
  return ["disk", "over"].includes(phaseOf(snapshot));
}

/** Where the ship would end now, or where it has come to. */
export function courseWords(snapshot: OdysseusSnapshot): string {
  const { view } = snapshot;
  if (view.ship < 0) return say("web-odysseus-no-ship");
  const start = hasSailed(snapshot) ? view.began : view.ship;
  const islands = along(mapDataOf(snapshot.game), start, wayOf(snapshot));
  const end = islands.at(-1)!;
  const args = {
    colours: colourNames(wayOf(snapshot)),
    count: wayOf(snapshot).length,
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

export function isBlind(snapshot: OdysseusSnapshot): boolean {
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
