/** A queue of updates: each is drawn as long as its animations take. */
import { signal } from "@preact/signals";
import type { Update } from "../../net/shapes";
import { animationTime } from "./animation-times";

/** Updates in the queue. When there are more, the page jumps to the newest. */
export const QUEUE_LIMIT = 12;

export class Playback {
  readonly shown = signal<Update | undefined>(undefined);
  private queue: Update[] = [];
  private timer = 0;

  add(update: Update): void {
    this.queue.push(update);
    if (document.hidden || this.queue.length > QUEUE_LIMIT) this.skipTo(update);
    else if (!this.timer) this.next();
  }

  /** Draw this update at once, without those before it. */
  skipTo(update: Update | undefined): void {
    this.stop();
    this.shown.value = update;
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
