/** The end of a game: who has won, a rematch, the record. The game itself shows what was secret. */

import laurels from "icon:laurel-crown";
import { useEffect, useState } from "preact/hooks";
import { HOME } from "../../browser/home";
import { go, urlOf } from "../../browser/route";
import { keepRecord } from "../../browser/storage";
import { joinList, say } from "../../i18n/say";
import { call, newId, Refusal } from "../../net/api";
import { manifestOf } from "../../net/games";
import { Link } from "../../ui/controls/link";
import { showError } from "../../ui/controls/notices";
import { Icon } from "../../ui/drawings/icon";
import { UiIcon } from "../../ui/drawings/ui-icon";
import { type First, FirstPlayer } from "../first-player";
import type { LiveSnapshot } from "../snapshot";
import { takeSeat } from "../store/take-seat";

interface Props {
  snapshot: LiveSnapshot;
  showsEnding: boolean; // in place of the board
  toggle: () => void;
}

export function Result({ snapshot, showsEnding, toggle }: Props) {
  const { winners, rematch, status, why, game } = snapshot.update.table;
  const [wantsRematch, setWantsRematch] = useState(false);
  const [first, setFirst] = useState<First>(snapshot.update.table.first);
  useEffect(() => {
    if (wantsRematch && rematch) void joinRematch(rematch, snapshot).catch(showError);
  }, [wantsRematch, rematch]);
  if (status !== "over" && status !== "closed") return null;
  const who = joinList(winners.map((seat) => snapshot.names[seat] ?? ""));
  const won = winners.includes(snapshot.you);
  const words = say(won ? "web-you-win" : "web-winners", { who, count: winners.length });
  const askRematch = () => {
    setWantsRematch(true);
    if (!rematch) snapshot.table.send({ do: "rematch", first }).catch(showError);
  };
  return (
    <div class={`over ${won ? "won" : ""}`}>
      {!showsEnding && status === "over" && <Icon path={laurels} />}
      {!showsEnding && <h2>{status === "over" ? words : say("table-closed", { why })}</h2>}
      <div class="row">
        {status === "over" && snapshot.you >= 0 && (
          <button class="main" data-test="rematch" aria-busy={wantsRematch} onClick={askRematch}>
            {say(rematch ? "web-go-rematch" : "web-rematch")}
          </button>
        )}
        {status === "over" && (
          <button data-test="ending" onClick={toggle}>
            {say(showsEnding ? "web-ending-board" : "web-ending-open")}
          </button>
        )}
        {status === "over" && snapshot.you >= 0 && !rematch && manifestOf(game).is_first_free && (
          <FirstPlayer seats={snapshot.names.length} value={first} choose={setFirst} />
        )}
        {status === "over" && snapshot.you < 0 && rematch && (
          <Link to={{ page: "table", id: rematch, screen: false }} class="button main">
            {say("web-go-rematch")}
          </Link>
        )}
        {status === "closed" && <RecordLinks snapshot={snapshot} />}
      </div>
    </div>
  );
}

/** What can be done with the record of a game. */
export function RecordLinks({ snapshot }: { snapshot: LiveSnapshot }) {
  const { id, game } = snapshot.update.table;
  return (
    <>
      <a class="button" href={recordOf(id).href} download={`pelagos-${game}-${id}.txt`}>
        <UiIcon name="save" /> {say("web-record")}
      </a>
      <a class="button" href={urlOf({ page: "verify" })} onClick={(event) => void verify(event, id)}>
        {say("web-verify")}
      </a>
    </>
  );
}

function recordOf(id: string): URL {
  return new URL(`api/tables/${id}/record`, HOME);
}

/** Take the record along to the page that checks it. That page cannot fetch it, because it can send nothing. */
async function verify(event: MouseEvent, id: string): Promise<void> {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  const answer = await fetch(recordOf(id), { credentials: "same-origin" }).catch(() => undefined);
  if (answer?.ok) keepRecord(id, await answer.text());
  go({ page: "verify", table: id });
}

/** Take a seat at the table of the rematch, where all seats are free. If all others were bots, the game starts at once. */
async function joinRematch(id: string, snapshot: LiveSnapshot): Promise<void> {
  const isAlone = snapshot.update.table.seats.filter((seat) => seat.kind === "person").length === 1;
  await takeSeat(id).catch(ignore("seated", "full", "begun"));
  if (isAlone) await call("POST", `tables/${id}/commands`, { do: "begin", id: newId() }).catch(ignore("begun"));
  go({ page: "table", id, screen: false });
}

function ignore(...codes: string[]): (why: unknown) => void {
  return (why) => {
    if (!(why instanceof Refusal && codes.includes(why.refused.code))) throw why;
  };
}
