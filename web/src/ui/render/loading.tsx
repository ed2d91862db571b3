/** While something is on its way. What stands in index.html is the same, so that a page is there before its script is. */
import { hasNavigated } from "../../browser/route";
import { HOME } from "../../browser/home";

export function Loading() {
  return (
    <div class="loading" aria-busy="true">
      {!hasNavigated() && (
        <>
          <img src={new URL("icon.svg", HOME).href} width="160" height="160" alt="" />
          <p>Pelagos</p>
        </>
      )}
    </div>
  );
}
