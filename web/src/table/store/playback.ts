/** A queue of updates: each is drawn as long as its animations take. */
import { signal } from "@preact/signals";
import { manifestOf } from "../../net/games";
import type { Update } from "../../net/shapes";
import { pace } from "../../ui/settings";
import { animationTime } from "./animation-times";

/** Updates in the queue. When there are more, the page jumps to the newest. */
export const QUEUE_LIMIT = 12;

export class Playback {
  readonly shown = signal<Update | undefined>(undefined);
  private queue: Update[] = [];
  private timer = 0;

  add(update: Update): void {
    this.queue.push(...(pace.value === 0 ? [update] : phasesOf(update)));
    if (document.hidden || this.queue.length > QUEUE_LIMIT) this.skipTo(update);
    else if (!this.timer) this.next();
  }

  /** Draw this update at once, without those before it. */
  skipTo(update: Update | undefined): void {
    const last = this.queue.at(-1); // of the end of a game, only the result
    this.stop();
    this.shown.value = last && last.seq === update?.seq ? last : update;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
  }

  private next(): void {
    const update = this.queue.shift();
    this.timer = 0;
    if (!update) return;
    const before = this.shown.value;
    this.shown.value = update;
    const pause = animationTime(before, update);
    if (pause > 0) this.timer = window.setTimeout(() => this.next(), pause);
    else this.next();
  }
}

/** The end of a game is one update. Split it: first the arrival, in which the game goes on and nobody has won, then the result.
The first phase stands between two lines of the log, so the log does not show its line yet. */
export function phasesOf(update: Update): Update[] {
  const { results } = manifestOf(update.table.game);
  const [told, before] = [true, false].map((isResult) =>
    update.events.filter((event) => results.includes(event.name) === isResult),
  );
  if (update.table.status !== "over" || !told!.length || !before!.length) return [update];
  const table = { ...update.table, status: "playing" as const, winners: [], seed: "" };
  const arrival = { ...update, seq: update.seq - 0.5, table, events: before!, choices: null, undo: false };
  return [arrival, { ...update, events: told! }];
}
