/** A table that does not open: why, and where to go instead. */
import { Link } from "../look/link";
import { sayRefusal } from "../say/refusal";
import { say } from "../say/say";
import type { Refused } from "../wire/shapes";
import type { LiveTable } from "./live";

export function Door({ told }: { table: LiveTable; told: Refused }) {
  return (
    <main class="door">
      <h1>Pelagos</h1>
      <p>{sayRefusal(told)}</p>
      <Link to={{ page: "start" }}>{say("web-to-start")}</Link>
    </main>
  );
}
