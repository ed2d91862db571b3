/** A table before the game: the seats, the invitation, and the button to start. */
import { useEffect, useState } from "preact/hooks";
import { go, shareAddress } from "../../browser/route";
import { nameOf, say } from "../../i18n/say";
import { levelName, seatNames } from "../../i18n/seat-names";
import { call, newId } from "../../net/api";
import type { TableInfo, Update } from "../../net/shapes";
import { askName } from "../../ui/controls/ask-name";
import { Header } from "../../ui/controls/header";
import { showError } from "../../ui/controls/notices";
import { Share } from "../../ui/controls/share";
import { UiIcon } from "../../ui/drawings/ui-icon";
import { BoardOrigin } from "../board-origin";
import { Offline } from "../frame/banners";
import { clockWords } from "../frame/clock";
import { PhoneLink } from "../frame/tv-mode";
import { GamePicture } from "../game-picture";
import { Chat } from "../side/chat";
import type { TableStore } from "../store/table-store";
import { isHosting, storedEntropy } from "../store/take-seat";
import { Askers } from "./askers";
import { HowItGoes } from "./how-it-goes";
import { invitation } from "./invite-dialogs";
import "./lobby.css";

export function Lobby({ table, update, screen }: { table: TableStore; update: Update; screen: boolean }) {
  const info = update.table;
  const game = nameOf("game", info.game);
  const isOpen = info.status === "open";
  return (
    <>
      <Header />
      <div class="news">
        <Offline table={table} />
        <Askers table={table} update={update} />
      </div>
      <main class={`lobby ${screen ? "screen" : ""}`}>
        <div class="banner">
          <GamePicture game={info.game} />
        </div>
        <h1>{say("web-lobby", { game })}</h1>
        <p class="terms">
          <span>{say(info.public ? "web-listed" : "web-by-invitation")}</span>
          <span>{clockWords(info.clock)}</span>
          {info.variant && <span>{nameOf("variant", info.variant)}</span>}
          {info.hints && <span>{say("web-hints-allowed")}</span>}
          {info.first !== "lot" && <span>{say("web-first-is", { first: seatNumber(info.first) })}</span>}
        </p>
        {info.variant && <p class="hint">{say(`${info.game}-${info.variant}`)}</p>}
        {!isOpen && <p>{say("table-closed", { why: info.why })}</p>}
        <div class="two">
          <section>
            <h2>{say("web-players")}</h2>
            <Seats table={table} update={update} screen={screen} />
            {isOpen && (!screen || isHosting(info.id)) && <Begin table={table} update={update} screen={screen} />}
          </section>
          {isOpen && (update.you >= 0 || screen) && <Invitation info={info} screen={screen} />}
        </div>
        {isOpen && <HowItGoes game={info.game} screen={screen} />}
        {update.you >= 0 && isOpen && (
          <section>
            <h2>{say("web-tab-chat")}</h2>
            <Chat table={table} you={update.you} />
          </section>
        )}
        <Commitment commitment={info.commitment} mine={storedEntropy(info.commitment)} />
        <BoardOrigin game={table.game.value} />
      </main>
    </>
  );
}

function seatNumber(first: TableInfo["first"]): string {
  return typeof first === "number" ? String(first + 1) : first;
}

/** The commitment to the deal, for players who want to check it themselves. */
function Commitment({ commitment, mine }: { commitment: string; mine: string }) {
  return (
    <details class="promise">
      <summary>{say("web-promise")}</summary>
      <p>{say("web-promise-text")}</p>
      <dl>
        <dt>{say("web-verify-commitment")}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {mine && <dt>{say("web-promise-mine")}</dt>}
        {mine && (
          <dd>
            <code>{mine}</code>
          </dd>
        )}
      </dl>
    </details>
  );
}

function Seats({ table, update, screen }: { table: TableStore; update: Update; screen: boolean }) {
  const { seats, host, status } = update.table;
  const names = seatNames(seats);
  const canSit = update.you < 0 && status === "open" && !screen;
  return (
    <ol class="lobby-seats">
      {seats.map((seat, i) => (
        <li key={i} class={`${seat.kind} ${i === update.you ? "mine" : ""}`}>
          <UiIcon name={seat.kind === "bot" ? "bot" : "person"} />
          <span class="name" dir="auto">
            {names[i]}
          </span>
          {seat.kind === "bot" && <span class="note">{levelName(seat.level)}</span>}
          {i === update.you && <span class="note">{say("web-you")}</span>}
          {i === host && <span class="note">{say("web-host")}</span>}
          {seat.kind === "person" && !(table.here.value[i] ?? seat.here) && (
            <span class="note">{say("web-seat-gone")}</span>
          )}
          {seat.kind === "free" && canSit && (
            <button class="main" onClick={() => askName(say("web-take"), () => table.join(i)).catch(showError)}>
              {say("web-sit")}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function Begin({ table, update, screen }: { table: TableStore; update: Update; screen: boolean }) {
  const { id, seats, host } = update.table;
  const isFull = seats.every((seat) => seat.kind !== "free");
  const isHost = update.you >= 0 && update.you === host;
  if (screen) {
    if (!seats.some((seat) => seat.kind === "person")) return null;
    return (
      <button class="main big" data-test="begin" onClick={() => void beginFromScreen(id).catch(showError)}>
        {say(isFull ? "web-begin" : "web-begin-bots")}
      </button>
    );
  }
  if (update.you < 0) return <p class="hint">{say("web-not-seated")}</p>;
  const close = () =>
    void table
      .send({ do: "close" })
      .then(() => go({ page: "start" }))
      .catch(showError);
  return (
    <>
      {isHost || isFull ? (
        <button class="main big" data-test="begin" onClick={() => void table.send({ do: "begin" }).catch(showError)}>
          {say(isFull ? "web-begin" : "web-begin-bots")}
        </button>
      ) : (
        <p class="hint">{say(host < 0 ? "web-waiting-seats" : "web-waiting-host")}</p>
      )}
      <div class="row">
        <button class="quiet" onClick={() => void table.send({ do: "leave" }).catch(showError)}>
          {say("web-stand-up")}
        </button>
        {isHost && (
          <button class="quiet" onClick={close}>
            {say("web-close-table")}
          </button>
        )}
      </div>
    </>
  );
}

/** The socket of a shared screen is a spectator's, so the host's command goes by HTTP. */
async function beginFromScreen(id: string): Promise<void> {
  await call("POST", `tables/${id}/commands`, { do: "begin", id: newId() });
}

function Invitation({ info, screen }: { info: TableInfo; screen: boolean }) {
  const [made, setMade] = useState<{ link: string; qr?: string }>();
  useEffect(() => void invitation(info).then(setMade).catch(showError), [info.id]);
  useEffect(() => (made && !screen ? shareAddress(made.link) : undefined), [made, screen]);
  if (screen && made?.qr) return <PhoneLink table={info} />;
  return (
    <section>
      <h2>{say("web-invite")}</h2>
      <p>{say("web-invite-hint")}</p>
      {made && (
        <Share words={made.link} qr={made.qr} about={say("web-invite-text", { game: nameOf("game", info.game) })} />
      )}
    </section>
  );
}
