/** While something is on its way. What stands in index.html is the same, so that a page is there before its script is. */
import { wentTo } from "../../browser/route";
import { HOME } from "../../net/api";

export function Loading() {
  return (
    <div class="loading" aria-busy="true">
      {!wentTo() && (
        <>
          <img src={new URL("icon.svg", HOME).href} width="160" height="160" alt="" />
          <p>Pelagos</p>
        </>
      )}
    </div>
  );
}
