/** While something is on its way. What stands in index.html is the same, so that a page is there before its script is. */

import { HOME } from "../../browser/home";
import { hasNavigated } from "../../browser/route";

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
