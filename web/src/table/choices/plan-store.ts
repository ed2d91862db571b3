/** The player's current plan. The board and the dock both change it; it is sent when the player confirms. */
import { signal } from "@preact/signals";
import type { Choices, Update } from "../../net/shapes";
import { showError } from "../../ui/controls/notices";
import { commits } from "../../ui/settings";
import { withConsent } from "../help/gives-up";
import type { Snapshot } from "../snapshot";
import { moveOf, newPlan, type Plan, type Step, stepsOf, withOption } from "./plan";

const current = signal<{ plan: Plan; decision: string } | undefined>(undefined);
const decisions = new WeakMap<Update, string>();

/** Return a key of what the player must decide. It stays the same when a chat message comes. */
export function decisionOf(update: Update): string {
  const key = decisions.get(update) ?? `${update.table.id} ${JSON.stringify(update.choices)}`;
  decisions.set(update, key);
  return key;
}

/** Return what the player can do now; null while they have nothing to decide. */
export function choicesIn(snapshot: Snapshot<unknown>): Choices | null {
  return snapshot.canAct ? snapshot.update.choices : null;
}

/** Return the current plan. A move ends it. */
export function planIn(snapshot: Snapshot<unknown>): Plan | undefined {
  const stored = current.value;
  return stored && snapshot.canAct && stored.decision === decisionOf(snapshot.update) ? stored.plan : undefined;
}

export function setPlan(snapshot: Snapshot<unknown>, plan: Plan): void {
  current.value = { plan, decision: decisionOf(snapshot.update) };
}

export function dropPlan(): void {
  current.value = undefined;
}

/** Return the steps of a plan, by default of the current one. */
export function stepsIn(snapshot: Snapshot<unknown>, plan = planIn(snapshot)): Step[] {
  const choices = choicesIn(snapshot);
  return choices && plan ? stepsOf(choices, plan) : [];
}

/** Choose one thing for the current plan, or for another one that becomes the current plan. */
export function choose(
  snapshot: Snapshot<unknown>,
  kind: string,
  { what, at }: { what: string; at?: string },
  plan = planIn(snapshot),
): void {
  const choices = choicesIn(snapshot);
  if (choices && plan) setPlan(snapshot, withOption(choices, plan, kind, what, at));
}

/** Return the whole move that a verb makes with one thing, or with none. */
export function moveWith(snapshot: Snapshot<unknown>, verb: string, kind = "", what = ""): string | undefined {
  const choices = choicesIn(snapshot);
  return choices ? moveOf(choices, withOption(choices, newPlan(verb), kind, what)) : undefined;
}

/** Make a move that costs nothing, with one thing or with none: send it at once, or plan it if the player confirms every move. */
export function decide(snapshot: Snapshot<unknown>, verb: string, kind = "", what = ""): void {
  if (commits.value === "undo") send(snapshot, moveWith(snapshot, verb, kind, what));
  else choose(snapshot, kind, { what }, newPlan(verb));
}

const sent = new WeakSet<Update>();

/** Send a move. If it was not planned, and such a move gives something up for the first time, ask the player before. */
export function send(snapshot: Snapshot<unknown>, move: string | undefined): void {
  if (!move) return;
  if (planIn(snapshot)) sendNow(snapshot, move);
  else withConsent(choicesIn(snapshot), move, () => sendNow(snapshot, move));
}

/** Send a move, unless one was sent for the same update: a double click is one move. */
export function sendNow({ table, update }: Snapshot<unknown>, move: string): void {
  if (sent.has(update)) return;
  sent.add(update);
  table.play(move).catch((why) => {
    sent.delete(update);
    showError(why);
  });
}
