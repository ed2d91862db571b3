/** A table that does not open: why, and where to go instead. */
import { Link } from "../look/link";
import { Mast } from "../look/mast";
import { JoinField } from "../pages/join";
import { passes } from "../route";
import { sayRefusal } from "../say/refusal";
import { say } from "../say/say";
import type { Refused } from "../wire/shapes";

export function Door({ id, told }: { id: string; told: Refused }) {
  const anyway = () => (passes.value = { invite: "", seat: "", code: "" });
  return (
    <>
      <Mast />
      <main class="door">
        <h1>{say("web-door")}</h1>
        <p>{sayRefusal(told)}</p>
        {told.code === "private" && <JoinField />}
        <div class="row">
          <Link to={{ page: "start" }} class="button">
            {say("web-to-start")}
          </Link>
          {(told.code === "invite" || told.code === "seat" || told.code === "seated" || told.code === "done") && (
            <Link to={{ page: "table", id, screen: false }} class="button" act={anyway}>
              {say("web-to-table")}
            </Link>
          )}
        </div>
      </main>
    </>
  );
}
