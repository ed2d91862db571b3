/** The log as it grows: only what is new is put into words. What several do alike is one paragraph until something else happens. */
import type { VNode } from "preact";
import { type EventFormatter, isIdle } from "../../i18n/event-formatter";
import type { Event } from "../../net/shapes";
import type { LogLine } from "../store/table-store";

export interface LogGroup {
  number: number;
  name: string; // of its events; "away" for the mark before what I have missed
  events: Event[];
  texts?: string[];
  drawn?: VNode;
}

export class LogGroups {
  paragraphs: LogGroup[] = [];
  private seq = -1;
  private count = 0;

  constructor(
    private formatter: EventFormatter,
    private away: number,
  ) {}

  /** Takes what is new up to line `until`. */
  follow(lines: readonly LogLine[], until: number): void {
    for (const line of lines) {
      if (line.seq <= this.seq || line.seq > until) continue;
      if (this.away >= 0 && this.seq <= this.away && line.seq > this.away) this.begin("away");
      this.seq = line.seq;
      for (const event of line.events) if (event.name !== "table-said") this.add(event);
    }
    for (const each of this.paragraphs) each.texts ??= this.formatter.sentencesOfGroup(each.name, each.events);
  }

  private add(event: Event): void {
    this.forgetIdle(event);
    const last = this.paragraphs.at(-1);
    if (last?.name !== event.name) this.begin(event.name, event);
    else
      this.paragraphs[this.paragraphs.length - 1] = {
        ...last,
        events: [...last.events, event],
        texts: undefined,
        drawn: undefined,
      };
  }

  private begin(name: string, ...events: Event[]): void {
    const isMark = name === "away";
    this.paragraphs.push({ number: this.count++, name, events, texts: isMark ? [] : undefined });
  }

  /** What the next event says again: that a turn ends where another begins. */
  private forgetIdle(next: Event): void {
    const last = this.paragraphs.at(-1);
    if (!last?.events.length || !isIdle(last.events.at(-1)!, next)) return;
    this.paragraphs.pop();
    const rest = last.events.slice(0, -1);
    if (rest.length) this.paragraphs.push({ ...last, events: rest, texts: undefined, drawn: undefined });
  }
}
