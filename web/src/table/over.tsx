/** The end: who has won, and how to go on. What was secret is shown by the game itself. */
import laurels from "icon:laurel-crown";
import { Icon } from "../look/icon";
import { Link } from "../look/link";
import { Mark } from "../look/mark";
import { complain } from "../look/notice";
import { listed, say } from "../say/say";
import { HOME } from "../wire/api";
import type { Seen } from "./face";

export function Over({ seen }: { seen: Seen<unknown> }) {
  const { winners, rematch, status, why, id, game } = seen.update.table;
  if (status !== "over" && status !== "closed") return null;
  const who = listed(winners.map((seat) => seen.names[seat] ?? ""));
  const won = winners.includes(seen.you);
  const words = say(won ? "web-you-win" : "web-winners", { who, count: winners.length });
  return (
    <div class={`over ${won ? "won" : ""}`}>
      {status === "over" && <Icon path={laurels} />}
      <h2>{status === "over" ? words : say("table-closed", { why })}</h2>
      <div class="row">
        {status === "over" && rematch && (
          <Link to={{ page: "table", id: rematch, screen: false }} class="button main">
            {say("web-go-rematch")}
          </Link>
        )}
        {status === "over" && !rematch && seen.you >= 0 && (
          <button class="main" onClick={() => void seen.table.send({ do: "rematch" }).catch(complain)}>
            {say("web-rematch")}
          </button>
        )}
        <a class="button" href={new URL(`api/tables/${id}/record`, HOME).href} download={`pelagos-${game}-${id}.txt`}>
          <Mark name="save" /> {say("web-record")}
        </a>
        <a class="button" href={new URL("verify.html", HOME).href}>
          {say("web-verify")}
        </a>
      </div>
    </div>
  );
}
