/** Banners below the top bar: the connection is lost, a bot plays for the player, another player is absent, missed moves. */

import { say } from "../../i18n/say";
import { showError } from "../../ui/controls/notices";
import { UiIcon } from "../../ui/drawings/ui-icon";
import { Askers } from "../entry/askers";
import { showSide } from "../side/side-panel";
import { formatterOf, type LiveSnapshot } from "../snapshot";
import type { TableStore } from "../store/table-store";
import { VoteButton } from "./player-list";
import { presence } from "./player-panels";

const SENTENCES = 3; // of what the player has missed, the last ones

export function Banners({ snapshot, screen }: { snapshot: LiveSnapshot; screen: boolean }) {
  const { status, seats, actor } = snapshot.update.table;
  const isPlaying = status === "playing";
  const mine = seats[snapshot.you];
  return (
    <div class="news">
      <Offline table={snapshot.table} />
      {!screen && <Askers table={snapshot.table} update={snapshot.update} />}
      {isPlaying && mine?.away && <ReplacedByBot table={snapshot.table} />}
      {isPlaying && mine && actor >= 0 && actor !== snapshot.you && presence(snapshot, actor) === "gone" && (
        <Absent snapshot={snapshot} />
      )}
      {snapshot.you < 0 && isPlaying && !screen && (
        <div class="watching">
          <p>
            <UiIcon name="eye" /> {say("web-watching")}
          </p>
        </div>
      )}
      {!screen && snapshot.table.awaySince.value >= 0 && <Missed snapshot={snapshot} />}
    </div>
  );
}

export function Offline({ table }: { table: TableStore }) {
  const { connection, trouble } = table;
  if (connection.value !== "lost" && !trouble.value) return null;
  return (
    <div class="offline" role="alert">
      <p>{say(trouble.value ? "web-trouble" : "web-lost")}</p>
    </div>
  );
}

function ReplacedByBot({ table }: { table: TableStore }) {
  return (
    <div>
      <p>
        <UiIcon name="bot" /> {say("web-bot-for-you")}
      </p>
      <button class="main" onClick={() => void table.send({ do: "back" }).catch(showError)}>
        {say("web-back")}
      </button>
    </div>
  );
}

function Absent({ snapshot }: { snapshot: LiveSnapshot }) {
  const { actor, seats } = snapshot.update.table;
  return (
    <div>
      <p>{say("web-absent", { who: snapshot.names[actor] ?? "" })}</p>
      {seats.filter((seat) => seat.kind === "person").length > 2 && <VoteButton table={snapshot.table} seat={actor} />}
    </div>
  );
}

function Missed({ snapshot }: { snapshot: LiveSnapshot }) {
  const since = snapshot.table.awaySince.value;
  const lines = snapshot.table.log.value.filter((line) => line.seq > since && line.seq <= snapshot.table.awayUntil);
  const events = lines.flatMap((line) => line.events).filter((event) => !event.name.startsWith("table-"));
  if (!events.length) return null;
  const sentences = formatterOf(snapshot).sentences(events);
  const dismiss = () => (snapshot.table.awaySince.value = -1);
  return (
    <div class="missed">
      <p>
        <b>{say("web-missed", { count: sentences.length })}</b>{" "}
        <span>
          {sentences
            .slice(-SENTENCES)
            .map((line) => line.text)
            .join(" ")}
        </span>
      </p>
      <span class="row">
        <button onClick={() => showSide("log")}>{say("web-tab-log")}</button>
        <button class="quiet" aria-label={say("web-close")} onClick={dismiss}>
          <UiIcon name="close" />
        </button>
      </span>
    </div>
  );
}
