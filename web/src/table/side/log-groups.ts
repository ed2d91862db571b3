/** The log in groups: events of the same name in a row share a group, so that the same action of several players is one sentence.
Only groups that have changed are formatted again. */
import type { VNode } from "preact";
import type { EventFormatter } from "../../i18n/event-formatter";
import type { Event, LogLine } from "../../net/shapes";

export interface LogGroup {
  number: number;
  name: string; // of its events; "away" for the mark before what the player has missed
  events: Event[];
  texts?: string[];
  drawn?: VNode;
}

export class LogGroups {
  groups: LogGroup[] = [];
  private seq = -1;
  private count = 0;

  constructor(
    private formatter: EventFormatter,
    private away: number,
  ) {}

  /** Add the new lines, up to number `until`. */
  follow(lines: readonly LogLine[], until: number): void {
    for (const line of lines) {
      if (line.seq <= this.seq || line.seq > until) continue;
      if (this.away >= 0 && this.seq <= this.away && line.seq > this.away) this.begin("away");
      this.seq = line.seq;
      for (const event of line.events) if (event.name !== "table-said") this.add(event);
    }
    for (const group of this.groups) group.texts ??= this.formatter.sentencesOfGroup(group.name, group.events);
  }

  private add(event: Event): void {
    this.dropImplied(event);
    const last = this.groups.at(-1);
    if (last?.name !== event.name) this.begin(event.name, event);
    else
      this.groups[this.groups.length - 1] = {
        ...last,
        events: [...last.events, event],
        texts: undefined,
        drawn: undefined,
      };
  }

  private begin(name: string, ...events: Event[]): void {
    const isMark = name === "away";
    this.groups.push({ number: this.count++, name, events, texts: isMark ? [] : undefined });
  }

  /** Drop the last event if the next one makes it superfluous: a turn begins, so the last one has ended. */
  private dropImplied(next: Event): void {
    const last = this.groups.at(-1);
    if (!last?.events.length || !this.formatter.isImplied(last.events.at(-1)!, next)) return;
    this.groups.pop();
    const rest = last.events.slice(0, -1);
    if (rest.length) this.groups.push({ ...last, events: rest, texts: undefined, drawn: undefined });
  }
}
