/** Focus the heading after a change of page, so that screen readers read it and Tab continues from there. The first page after
a load is left to the browser. */
import { useEffect } from "preact/hooks";
import { hasNavigated } from "../../browser/route";

export function useFocusHeading(): void {
  useEffect(() => {
    const heading = document.querySelector("h1");
    if (!hasNavigated() || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
}
