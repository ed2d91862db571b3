/** The page of a private table for somebody who has only its address: they can ask the players to let them in. */
import { useEffect, useState } from "preact/hooks";
import { nameOf, say } from "../../i18n/say";
import { call, newId, Refusal } from "../../net/api";
import { defaultName, ensureIdentity, fetchMe, isNamed, me } from "../../net/identity";
import type { EntryStatus } from "../../net/shapes";
import { NameField } from "../../ui/controls/ask-name";
import { Header } from "../../ui/controls/header";
import { JoinField } from "../../ui/controls/join-field";
import { Link } from "../../ui/controls/link";
import { showError } from "../../ui/controls/notices";
import { GamePicture } from "../game-picture";

const POLL_INTERVAL = 3000; // milliseconds between looks at whether a player has answered

export function AskToJoin({ id, reopen }: { id: string; reopen: () => void }) {
  const [entry, setEntry] = useState<EntryStatus>();
  const status = entry?.status;
  const look = () => call<EntryStatus>("GET", `tables/${id}/entry`).then(setEntry);
  useEffect(() => void fetchMe().then(look).catch(showError), [id]);
  useEffect(() => {
    if (status === "inside") reopen();
    if (status !== "asking") return;
    const ignoreError = () => undefined; // the next look may succeed
    const timer = setInterval(() => void look().catch(ignoreError), POLL_INTERVAL);
    return () => clearInterval(timer);
  }, [status, id]);
  return (
    <>
      <Header />
      <main class="door ask-to-join">
        {entry && (
          <div class="banner">
            <GamePicture game={entry.game} />
          </div>
        )}
        <h1>{entry ? say("web-door-title", { game: nameOf("game", entry.game) }) : say("web-door")}</h1>
        <div aria-live="polite">
          {status === "asking" ? (
            <p class="asking">{say("web-door-asking")}</p>
          ) : (
            <p>{say(status === "declined" ? "web-door-declined" : "web-door-text")}</p>
          )}
        </div>
        {(status === "outside" || status === "declined") && (
          <AskForm id={id} again={status === "declined"} done={look} />
        )}
        <JoinField />
        <div class="row">
          <Link to={{ page: "start" }} class="button">
            {say("web-to-start")}
          </Link>
        </div>
      </main>
    </>
  );
}

function AskForm({ id, again, done }: { id: string; again: boolean; done: () => Promise<void> }) {
  const [name, setName] = useState(me.value?.name ?? defaultName());
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = isNamed.value ? "" : name.trim();
    ensureIdentity(chosen)
      .then(() => call("POST", `tables/${id}/commands`, { do: "ask", id: newId() }))
      .catch((why: unknown) => {
        const isAnswered = why instanceof Refusal && ["asking", "inside"].includes(why.refused.code);
        if (!isAnswered) throw why;
      })
      .then(done)
      .catch(showError);
  };
  return (
    <form class="name-form" onSubmit={ask}>
      {!isNamed.value && <NameField value={name} onInput={setName} />}
      <button class="main big" data-test="ask">
        {say(again ? "web-door-again" : "web-door-ask")}
      </button>
    </form>
  );
}
