/** What is drawn: one update after the other, each as long as what happened takes to be seen. */
import { signal } from "@preact/signals";
import type { Update } from "../../net/shapes";
import { animationTime } from "./animation-times";

const MOST = 12; // pictures behind the truth; then the rest is left out

export class Playback {
  readonly shown = signal<Update | undefined>(undefined);
  private queue: Update[] = [];
  private timer = 0;

  add(update: Update): void {
    this.queue.push(update);
    if (document.hidden || this.queue.length > MOST) this.skipTo(update);
    else if (!this.timer) this.next();
  }

  /** Shows this one, without those before it. */
  skipTo(update: Update | undefined): void {
    this.end();
    this.shown.value = update;
  }

  end(): void {
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
    const pause = animationTime(update.table.game, before, update);
    if (pause > 0) this.timer = window.setTimeout(() => this.next(), pause);
    else this.next();
  }
}
