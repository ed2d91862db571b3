/** The page of a table that the player may not open: why, and where to go instead. */

import { linkSecrets } from "../../browser/route";
import { sayRefusal } from "../../i18n/refusal";
import { say } from "../../i18n/say";
import type { Refused } from "../../net/shapes";
import { Header } from "../../ui/controls/header";
import { Link } from "../../ui/controls/link";
import { AskToJoin } from "./ask-to-join";

interface Props {
  id: string;
  refused: Refused;
  reopen: () => void; // try again
}

export function Unavailable({ id, refused, reopen }: Props) {
  if (refused.code === "private") return <AskToJoin id={id} reopen={reopen} />;
  const anyway = () => (linkSecrets.value = { invite: "", seat: "", code: "" });
  return (
    <>
      <Header />
      <main class="door">
        <h1>{say("web-door")}</h1>
        <p>{sayRefusal(refused)}</p>
        <div class="row">
          <Link to={{ page: "start" }} class="button">
            {say("web-to-start")}
          </Link>
          {(refused.code === "invite" ||
            refused.code === "seat" ||
            refused.code === "seated" ||
            refused.code === "done") && (
            <Link to={{ page: "table", id, screen: false }} class="button" act={anyway}>
              {say("web-to-table")}
            </Link>
          )}
        </div>
      </main>
    </>
  );
}
