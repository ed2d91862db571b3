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

export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false;
  const names = Object.keys(b) as (keyof typeof b)[];
  return names.length === Object.keys(a).length && names.every((name) => isSame(a[name], b[name]));
}
