/** On another page of the house: its heading is read, and Tab goes on from there. A page that is opened is left to the browser. */
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
