/** The end: who has won, and how to go on. What was secret is shown by the game itself. */
import { useEffect, useState } from "preact/hooks";
import laurels from "icon:laurel-crown";
import { Icon } from "../../ui/drawings/icon";
import { Link } from "../../ui/controls/link";
import { Mark } from "../../ui/drawings/ui-icon";
import { complain } from "../../ui/controls/notices";
import { go } from "../../browser/route";
import { listed, say } from "../../i18n/say";
import { call, HOME, newId, Refusal } from "../../net/api";
import type { Seen } from "../game-ui";
import { sit } from "../store/take-seat";

export function Over({ seen }: { seen: Seen<unknown> }) {
  const { winners, rematch, status, why, id, game } = seen.update.table;
  const [wants, setWants] = useState(false);
  useEffect(() => {
    if (wants && rematch) void sitDown(rematch, seen).catch(complain);
  }, [wants, rematch]);
  if (status !== "over" && status !== "closed") return null;
  const who = listed(winners.map((seat) => seen.names[seat] ?? ""));
  const won = winners.includes(seen.you);
  const words = say(won ? "web-you-win" : "web-winners", { who, count: winners.length });
  const again = () => {
    setWants(true);
    if (!rematch) seen.table.send({ do: "rematch" }).catch(complain);
  };
  return (
    <div class={`over ${won ? "won" : ""}`}>
      {status === "over" && <Icon path={laurels} />}
      <h2>{status === "over" ? words : say("table-closed", { why })}</h2>
      <div class="row">
        {status === "over" && seen.you >= 0 && (
          <button class="main" data-test="rematch" aria-busy={wants} onClick={again}>
            {say(rematch ? "web-go-rematch" : "web-rematch")}
          </button>
        )}
        {status === "over" && seen.you < 0 && rematch && (
          <Link to={{ page: "table", id: rematch, screen: false }} class="button main">
            {say("web-go-rematch")}
          </Link>
        )}
        <a class="button" href={new URL(`api/tables/${id}/record`, HOME).href} download={`pelagos-${game}-${id}.txt`}>
          <Mark name="save" /> {say("web-record")}
        </a>
        <Link to={{ page: "verify" }} class="button">
          {say("web-verify")}
        </Link>
      </div>
    </div>
  );
}

/** At the new table nobody sits yet. Who played with bots alone waits for nobody. */
async function sitDown(id: string, seen: Seen<unknown>): Promise<void> {
  const isAlone = seen.update.table.seats.filter((seat) => seat.kind === "person").length === 1;
  await sit(id).catch(unless("seated", "full", "begun"));
  if (isAlone) await call("POST", `tables/${id}/commands`, { do: "begin", id: newId() }).catch(unless("begun"));
  go({ page: "table", id, screen: false });
}

function unless(...codes: string[]): (why: unknown) => void {
  return (why) => {
    if (!(why instanceof Refusal && codes.includes(why.told.code))) throw why;
  };
}
