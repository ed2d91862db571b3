/** What can I do? Every choice with what it does, its price and its clause, and why it is not possible now; whose decision it is; and
what the things on the table are. */
import { inWords, sayReason } from "../../i18n/refusal";
import { hasMessage, say } from "../../i18n/say";
import { manifestOf } from "../../net/games";
import type { Choice, Choices, Reason } from "../../net/shapes";
import { ClauseButton } from "../../ui/controls/clause";
import { closeDialog } from "../../ui/controls/dialog";
import { newPlan } from "../choices/plan";
import { choicesIn, sendNow, setPlan } from "../choices/plan-store";
import { showShortcuts } from "../frame/shortcuts";
import { turnWords } from "../frame/top-bar";
import { loadedGameUi } from "../game-registry";
import { type Snapshot, snapshotOf } from "../snapshot";
import type { TableStore } from "../store/table-store";
import { GivesUp } from "./gives-up";
import { canTakeHint, showHint } from "./show-what";
import { choiceName, thingOf } from "./things";

export function WhatPanel({ table }: { table: TableStore }) {
  const snapshot = snapshotOf(table);
  const choices = choicesIn(snapshot);
  const isPlaying = snapshot.update.table.status === "playing";
  return (
    <div class="what-panel">
      <p class="whose">{isPlaying ? whoseTurn(snapshot) : say("web-what-over")}</p>
      {canTakeHint(snapshot) && (
        <p>
          <button data-test="hint" onClick={() => showHint(table)}>
            {say("web-hint")}
          </button>
        </p>
      )}
      {choices ? <AllChoices snapshot={snapshot} choices={choices} /> : isPlaying && <Soon snapshot={snapshot} />}
      <Things game={snapshot.game.name} />
      <p>
        <button onClick={showShortcuts}>{say("web-shortcuts")}</button>
      </p>
    </div>
  );
}

/** Return whose decision it is, and what they decide. */
function whoseTurn(snapshot: Snapshot<unknown>): string {
  return loadedGameUi(snapshot.game.name)?.prompt?.(snapshot) || turnWords(snapshot);
}

/** What the player can do next, while others decide. */
function Soon({ snapshot }: { snapshot: Snapshot<unknown> }) {
  const { phase } = snapshot.view as { phase: number };
  const id = `${snapshot.game.name}-soon-${(snapshot.game.names.phases as string[] | undefined)?.[phase]}`;
  if (snapshot.you < 0 || !hasMessage(id)) return null;
  return (
    <>
      <h3>{say("web-what-soon")}</h3>
      <p>{say(id)}</p>
    </>
  );
}

function AllChoices({ snapshot, choices }: { snapshot: Snapshot<unknown>; choices: Choices }) {
  const possibleFirst = (a: Choice, b: Choice) => Number(a.reason !== null) - Number(b.reason !== null);
  const groups = [true, false].map((timely) =>
    choices.verbs.filter((choice) => choice.is_timely === timely).sort(possibleFirst),
  );
  return (
    <>
      {groups.map(
        (verbs, i) =>
          verbs.length > 0 && (
            <section key={i}>
              <h3>{say(i === 0 ? "what-now" : "what-later")}</h3>
              {sharedReason(verbs) && <p class="why">{sayReason(sharedReason(verbs)!)}</p>}
              <ul>
                {verbs.map((choice) => (
                  <ChoiceItem
                    key={choice.verb}
                    snapshot={snapshot}
                    choice={choice}
                    why={sharedReason(verbs) ? null : choice.reason}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

/** Return the reason against all of several choices, if it is the same. The clauses may differ: each choice has its own. */
function sharedReason(verbs: readonly Choice[]): Reason | null {
  const [first, ...others] = verbs.map(({ reason }) => reason);
  const words = first && sayReason(first);
  return words && others.every((reason) => reason && sayReason(reason) === words) ? first : null;
}

function Why({ reason }: { reason: Reason }) {
  return (
    <p class="why">
      {sayReason(reason)} <ClauseButton id={reason.clause} />
    </p>
  );
}

interface ChoiceProps {
  snapshot: Snapshot<unknown>;
  choice: Choice;
  why: Reason | null; // to be said here
}

function ChoiceItem({ snapshot, choice, why }: ChoiceProps) {
  const { costs, reason } = choice;
  const name = choiceName(choice);
  return (
    <li class={reason ? "impossible" : ""} data-choice={choice.verb}>
      <div class="row">
        <strong>{name}</strong> <ClauseButton id={choice.clause} />
        {!reason && (
          <button
            data-do={choice.verb}
            aria-label={`${say("web-what-start")}: ${name}`}
            onClick={() => start(snapshot, choice)}
          >
            {say("web-what-start")}
          </button>
        )}
      </div>
      <p>
        {sayReason(choice.does)}. {costs ? `${say("what-price", { costs: inWords(costs) })}.` : say("what-free")}
      </p>
      {why && <Why reason={why} />}
      <GivesUp choice={choice} always />
    </li>
  );
}

/** A choice without parts is sent at once: the player has just read what it gives up. */
function start(snapshot: Snapshot<unknown>, { verb, words, then }: Choice): void {
  closeDialog();
  if (then) setPlan(snapshot, newPlan(verb));
  else sendNow(snapshot, words);
}

/** Everything that can be asked about on the table, for players who use neither mouse nor touch. */
function Things({ game }: { game: string }) {
  const all = Object.keys(manifestOf(game).about).flatMap((what) => {
    const thing = what.includes(" ") ? thingOf(game, what) : undefined;
    return thing ? [{ what, ...thing }] : [];
  });
  if (!all.length) return null;
  return (
    <details class="things">
      <summary>{say("web-what-things")}</summary>
      <dl>
        {all.map(({ what, title, text, clause }) => (
          <div key={what}>
            <dt>{title}</dt>
            <dd>
              {text} <ClauseButton id={clause} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
