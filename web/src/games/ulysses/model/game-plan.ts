/** How a plan begins, and what a tap on the map does for it. */
import type { UlyssesView } from "../../../net/shapes";
import { newPlan, stepFor, stepNamed, stepsOf } from "../../../table/choices/plan";
import { choicesIn, choose, decide, moveWith, planIn, setPlan, stepsIn } from "../../../table/choices/plan-store";
import type { Snapshot } from "../../../table/snapshot";
import { mapDataOf } from "./map-data";
import type { Side } from "./vocabulary";

export type UlyssesSnapshot = Snapshot<UlyssesView>;

/** Start a plan, with its target if that is known. */
export function startPlan(snapshot: UlyssesSnapshot, verb: string, kind = "", what = ""): void {
  setPlan(snapshot, newPlan(verb));
  if (what) choose(snapshot, kind, { what });
}

/** Return the things that a verb can be about now. */
export function targetsOf(snapshot: UlyssesSnapshot, verb: string): string[] {
  const choices = choicesIn(snapshot);
  const step = choices && stepNamed(stepsOf(choices, newPlan(verb)), "target");
  return step ? step.part.options.map(({ what }) => what) : [];
}

// ---- the map
/** What a tap on a place does: a `verb` makes the `move` or starts a plan, and else the place is chosen for the plan. */
export interface Tap {
  move?: string | undefined;
  verb?: string;
  kind: string;
  what: string;
}

/** Return what a tap does now, for each place that can be tapped. The keys are the words of the places. */
export function tapsOf(snapshot: UlyssesSnapshot): Map<string, Tap> {
  if (planIn(snapshot)) {
    const places = stepFor(stepsIn(snapshot), "place")?.part.options ?? [];
    return new Map(places.map(({ what }) => [what, { kind: "place", what }]));
  }
  const taps = new Map<string, Tap>();
  for (const what of targetsOf(snapshot, "propose"))
    taps.set(what, { move: moveWith(snapshot, "propose", "place", what), verb: "propose", kind: "place", what });
  for (const verb of ["object", "black"])
    for (const what of targetsOf(snapshot, verb)) taps.set(what, { verb, kind: "place", what });
  for (const what of targetsOf(snapshot, "support")) {
    const place = mapDataOf(snapshot.game).places[snapshot.view[what as Side]]!.word;
    taps.set(place, { verb: "support", kind: "side", what });
  }
  return taps;
}

export function doTap(snapshot: UlyssesSnapshot, { move, verb, kind, what }: Tap): void {
  if (move && verb) decide(snapshot, verb, kind, what);
  else if (verb) startPlan(snapshot, verb, kind, what);
  else choose(snapshot, kind, { what });
}
