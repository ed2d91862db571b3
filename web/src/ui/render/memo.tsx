/** Memoisation: components, lists and data that stay the same object while their content is the same. */
import { signal } from "@preact/signals";
import { Component, type ComponentChildren, type ComponentType, type FunctionComponent, type VNode } from "preact";
import { useRef } from "preact/hooks";

/** A dummy signal: reading it makes @preact/signals track the component. */
const dummy = signal(0);

/** Return a component that is drawn again only if its props differ in content, or a signal that it reads has changed. The props
must be plain data. The result is one component and not a wrapper around another, which halves the components that a move visits. */
export function memo<P extends object>(Part: FunctionComponent<P>): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P, state: object): boolean {
      return !isEqual(this.props, next) || super.shouldComponentUpdate!(this.props, state, undefined);
    }
    override render(props: P): ComponentChildren {
      void dummy.value;
      return Part(props);
    }
  };
}

/** Draw a list, and reuse the drawing of each item that is the same object as before. `map` is what all items depend on: if it
changes, all are drawn again. If no item has changed, the result is the same object. */
export function useMemoizedList<T extends object>(
  map: object,
  items: readonly T[],
  draw: (item: T, i: number) => VNode,
): VNode {
  const before = useRef<{ map: object; items: readonly T[]; drawn: VNode[]; row: VNode }>(undefined);
  const old = before.current?.map === map ? before.current : undefined;
  if (old?.items === items) return old.row;
  const drawn = items.map((item, i) => (old?.items[i] === item ? old.drawn[i]! : draw(item, i)));
  const row = <>{drawn}</>;
  before.current = { map, items, drawn, row };
  return row;
}

/** Return the object of the last draw if `now` has the same content. */
export function useStable<T>(now: T): T {
  const before = useRef(now);
  return (before.current = reuseEqual(before.current, now));
}

/** Return `now`, with every part that equals the one in `before` replaced by that object. Unchanged parts then are identical,
and comparing them costs nothing. This changes `now`. */
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

/** Map a list, only for the items that have changed. Results with the same content stay the same object. */
export function useStableMap<T extends object, M>(items: readonly T[], mapItem: (item: T) => M): readonly M[] {
  const before = useRef<{ items: readonly T[]; results: readonly M[] }>({ items: [], results: [] });
  const old = before.current;
  if (old.items === items) return old.results;
  const results = items.map((item, i) =>
    old.items[i] === item ? old.results[i]! : reuseEqual(old.results[i], mapItem(item)),
  );
  const isAsBefore = results.length === old.results.length && results.every((each, i) => each === old.results[i]);
  before.current = { items, results: isAsBefore ? old.results : results };
  return before.current.results;
}

export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false;
  const names = Object.keys(b) as (keyof typeof b)[];
  return names.length === Object.keys(a).length && names.every((name) => isEqual(a[name], b[name]));
}
