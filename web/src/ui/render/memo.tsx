/** Parts that are drawn anew only when what they are given has changed. */
import { signal } from "@preact/signals";
import { Component, type ComponentChildren, type ComponentType, type FunctionComponent, type VNode } from "preact";
import { useRef } from "preact/hooks";

/** Never changes. Who reads a signal is asked by the library of signals whether one of its own has changed. */
const still = signal(0);

/** What it is given is data alone: two things that read alike are the same. A part that is given the same again is passed by, unless a signal that it
reads has changed. One component, not one around another: a move goes through half as many. */
export function memo<P extends object>(Part: FunctionComponent<P>): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P, state: object): boolean {
      return !isEqual(this.props, next) || super.shouldComponentUpdate!(this.props, state, undefined);
    }
    override render(props: P): ComponentChildren {
      void still.value;
      return Part(props);
    }
  };
}

/** A drawing for each thing of a row, kept as long as the thing and the chart are the same: a row of which one has changed costs one, and one of which
none has is the same drawing again. */
export function useMemoizedList<T extends object>(
  chart: object,
  things: readonly T[],
  draw: (thing: T, i: number) => VNode,
): VNode {
  const before = useRef<{ chart: object; things: readonly T[]; drawn: VNode[]; row: VNode }>(undefined);
  const old = before.current?.chart === chart ? before.current : undefined;
  if (old?.things === things) return old.row;
  const drawn = things.map((thing, i) => (old?.things[i] === thing ? old.drawn[i]! : draw(thing, i)));
  const row = <>{drawn}</>;
  before.current = { chart, things, drawn, row };
  return row;
}

/** The same thing as in the last picture, if it reads alike. */
export function useStable<T>(now: T): T {
  const before = useRef(now);
  return (before.current = reuseEqual(before.current, now));
}

/** `now`, with the parts of `before` that read alike in the place of its own: what has not changed is the same thing, and comparing it costs nothing. */
export function reuseEqual<T>(before: T | undefined, now: T): T {
  if (before === now || typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
  const names = Object.keys(now) as (keyof T)[];
  let hasChanged = names.length !== Object.keys(before).length;
  for (const name of names) {
    now[name] = reuseEqual(before[name], now[name]);
    hasChanged ||= now[name] !== before[name];
  }
  return hasChanged ? now : before;
}

/** What is made of each thing of a row: made anew for those that have changed, and the same again where it reads alike. */
export function useStableMap<T extends object, M>(things: readonly T[], make: (thing: T) => M): readonly M[] {
  const before = useRef<{ things: readonly T[]; made: readonly M[] }>({ things: [], made: [] });
  const old = before.current;
  if (old.things === things) return old.made;
  const made = things.map((thing, i) =>
    old.things[i] === thing ? old.made[i]! : reuseEqual(old.made[i], make(thing)),
  );
  const isAsBefore = made.length === old.made.length && made.every((each, i) => each === old.made[i]);
  before.current = { things, made: isAsBefore ? old.made : made };
  return before.current.made;
}

export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false;
  const names = Object.keys(b) as (keyof typeof b)[];
  return names.length === Object.keys(a).length && names.every((name) => isEqual(a[name], b[name]));
}
