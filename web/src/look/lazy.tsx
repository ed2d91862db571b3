/** Parts of the page that are fetched when they are first shown. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

export function lazy<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let found: FunctionComponent<P> | undefined;
  return function Lazy(props: P) {
    const [, redraw] = useState(0);
    useEffect(() => {
      if (!found) void load().then((part) => ((found = part), redraw((n) => n + 1)));
    }, []);
    const Part = found;
    return Part ? <Part {...props} /> : <div class="loading" aria-busy="true" />;
  };
}
