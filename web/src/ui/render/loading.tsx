/** The page while something is loading. index.html has the same content, so it is there before the script. */

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
