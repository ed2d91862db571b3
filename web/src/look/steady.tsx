/** Parts that are drawn anew only when what they are given has changed. */
import type { FunctionComponent, VNode } from "preact";
import { useRef } from "preact/hooks";

/** What it is given is data alone: two things that read alike are the same. The same drawing again is not looked at. */
export function steady<P extends object>(Part: FunctionComponent<P>): FunctionComponent<P> {
  return (props: P) => {
    const drawn = useRef<{ props: P; part: VNode } | undefined>(undefined);
    if (!drawn.current || !isSame(drawn.current.props, props)) drawn.current = { props, part: <Part {...props} /> };
    return drawn.current.part;
  };
}

/** A drawing for each thing of a row, kept as long as the thing and the chart are the same: a row of which one has changed costs one, and one of which
none has is the same drawing again. */
export function useDrawn<T extends object>(chart: object, things: readonly T[], draw: (thing: T, i: number) => VNode): VNode {
  const before = useRef<{ chart: object; things: readonly T[]; drawn: VNode[]; row: VNode }>(undefined);
  const old = before.current?.chart === chart ? before.current : undefined;
  if (old?.things === things) return old.row;
  const drawn = things.map((thing, i) => (old?.things[i] === thing ? old.drawn[i]! : draw(thing, i)));
  const row = <>{drawn}</>;
  before.current = { chart, things, drawn, row };
  return row;
}

/** The same thing as in the last picture, if it reads alike. */
export function useShared<T>(now: T): T {
  const before = useRef(now);
  return (before.current = shared(before.current, now));
}

/** `now`, with the parts of `before` that read alike in the place of its own: what has not changed is the same thing, and comparing it costs nothing. */
export function shared<T>(before: T | undefined, now: T): T {
  if (before === now || typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
  const names = Object.keys(now) as (keyof T)[];
  let hasChanged = names.length !== Object.keys(before).length;
  for (const name of names) {
    now[name] = shared(before[name], now[name]);
    hasChanged ||= now[name] !== before[name];
  }
  return hasChanged ? now : before;
}

export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false;
  const names = Object.keys(b) as (keyof typeof b)[];
  return names.length === Object.keys(a).length && names.every((name) => isSame(a[name], b[name]));
}
