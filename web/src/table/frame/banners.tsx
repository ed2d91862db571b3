/** What somebody at the table has to know now, above everything else. */
import { Mark } from "../../ui/drawings/ui-icon";
import { complain } from "../../ui/controls/notices";
import { say } from "../../i18n/say";
import type { Seen } from "../game-ui";
import type { LiveTable } from "../store/table-store";
import { VoteButton } from "./player-list";
import { presence } from "./player-panels";
import { showSide } from "../side/side-panel";
import { scribeOf } from "../snapshot-formatter";

const SENTENCES = 3; // the last ones of what I have missed

export function News({ seen, screen }: { seen: Seen<unknown>; screen: boolean }) {
  const { status, seats, actor } = seen.update.table;
  const isPlaying = status === "playing";
  const mine = seats[seen.you];
  return (
    <div class="news">
      <Offline table={seen.table} />
      {isPlaying && mine?.away && <StoodIn table={seen.table} />}
      {isPlaying && mine && actor >= 0 && actor !== seen.you && presence(seen, actor) === "gone" && <Absent seen={seen} />}
      {seen.you < 0 && isPlaying && !screen && (
        <div class="watching">
          <p>
            <Mark name="eye" /> {say("web-watching")}
          </p>
        </div>
      )}
      {!screen && seen.table.awaySince.value >= 0 && <Missed seen={seen} />}
    </div>
  );
}

export function Offline({ table }: { table: LiveTable }) {
  const { connection, trouble } = table;
  if (connection.value !== "lost" && !trouble.value) return null;
  return (
    <div class="offline" role="alert">
      <p>{say(trouble.value ? "web-trouble" : "web-lost")}</p>
    </div>
  );
}

function StoodIn({ table }: { table: LiveTable }) {
  return (
    <div>
      <p>
        <Mark name="bot" /> {say("web-bot-for-you")}
      </p>
      <button class="main" onClick={() => void table.send({ do: "back" }).catch(complain)}>
        {say("web-back")}
      </button>
    </div>
  );
}

function Absent({ seen }: { seen: Seen<unknown> }) {
  const { actor, seats } = seen.update.table;
  return (
    <div>
      <p>{say("web-absent", { who: seen.names[actor] ?? "" })}</p>
      {seats.filter((seat) => seat.kind === "person").length > 2 && <VoteButton table={seen.table} seat={actor} />}
    </div>
  );
}

function Missed({ seen }: { seen: Seen<unknown> }) {
  const since = seen.table.awaySince.value;
  const lines = seen.table.log.value.filter((line) => line.seq > since && line.seq <= seen.table.awayUntil);
  const events = lines.flatMap((line) => line.events).filter((event) => !event.name.startsWith("table-"));
  if (!events.length) return null;
  const told = scribeOf(seen).sentences(events);
  const dismiss = () => (seen.table.awaySince.value = -1);
  return (
    <div class="missed">
      <p>
        <b>{say("web-missed", { count: told.length })}</b>{" "}
        <span>{told.slice(-SENTENCES).map((line) => line.text).join(" ")}</span>
      </p>
      <span class="row">
        <button onClick={() => showSide("log")}>{say("web-tab-log")}</button>
        <button class="quiet" aria-label={say("web-close")} onClick={dismiss}>
          <Mark name="close" />
        </button>
      </span>
    </div>
  );
}
