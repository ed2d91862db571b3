/** First-time notes: a rule is explained when it first matters to the player, once in each browser. The game says in its manifest
when a note is due and beside what it is shown; this file knows no rules. */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../i18n/say";
import { manifestOf } from "../../net/games";
import type { Note, Update } from "../../net/shapes";
import { ClauseButton } from "../../ui/controls/clause";
import { notes, noteTold, wasTold } from "../../ui/told";
import { choicesIn } from "../choices/plan-store";
import type { Snapshot } from "../snapshot";
import { placeBeside } from "./place-beside";

const WIDE = matchMedia("(min-width: 62rem)"); // there the note is beside its thing, else at the top of the dock

const current = signal<Note | undefined>(undefined);

/** Notes of these updates were looked for already: closing one does not show the next one at once. */
const seen = new WeakSet<Update>();

export function FirstTimeNote({ snapshot }: { snapshot: Snapshot<unknown> }) {
  const { update, canAct, game, you } = snapshot;
  const isPlaying = you >= 0 && update.table.status === "playing";
  const couldAct = useRef(canAct);
  useEffect(() => {
    if (couldAct.current && !canAct) dismiss(game.name); // the player has decided
    couldAct.current = canAct;
    if (!isPlaying || !notes.value || current.value || seen.has(update)) return;
    current.value = manifestOf(game.name).notes.find(
      (note) => !wasTold(keyOf(game.name, note)) && isDue(snapshot, note),
    );
    if (current.value) seen.add(update);
  }, [update, canAct, isPlaying, notes.value, current.value]);
  useEffect(() => () => void (current.value = undefined), []);
  const note = current.value;
  if (!note || !isPlaying || !notes.value) return null;
  return <NoteCard key={note.name} game={game.name} note={note} />;
}

function NoteCard({ game, note }: { game: string; note: Note }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const thing = WIDE.matches ? thingOnPage(note.thing) : undefined;
    thing?.setAttribute("data-noted", "");
    box.current!.classList.toggle("beside", thing !== undefined);
    if (thing) placeBeside(box.current!, thing);
    return () => thing?.removeAttribute("data-noted");
  }, []);
  return (
    <div ref={box} class="note-card" role="note" aria-label={say("web-note")} data-note={note.name}>
      <p aria-live="polite">
        {say(`${game}-note-${note.name}`)} <ClauseButton id={note.clause} />
      </p>
      <div class="row">
        <button data-test="note-done" onClick={() => dismiss(game)}>
          {say("web-note-done")}
        </button>
        <button class="quiet" data-test="note-off" onClick={() => (notes.value = false)}>
          {say("web-note-off")}
        </button>
      </div>
    </div>
  );
}

function dismiss(game: string): void {
  if (current.value) noteTold(keyOf(game, current.value));
  current.value = undefined;
}

function keyOf(game: string, note: Note): string {
  return `${game}-note-${note.name}`;
}

function isDue(snapshot: Snapshot<unknown>, { events = [], verbs = [], thing }: Note): boolean {
  const happened = snapshot.update.events.some((event) => events.includes(event.name));
  const canDo = choicesIn(snapshot)?.verbs.some(
    (choice) => choice.is_timely && !choice.reason && verbs.includes(choice.verb),
  );
  if (happened || canDo) return true;
  return events.length + verbs.length === 0 && thingOnPage(thing) !== undefined;
}

/** Return the first visible thing of this kind and word, or of this kind; the player's own before others'. */
function thingOnPage(thing: string | undefined): Element | undefined {
  if (!thing) return undefined;
  const all = [...document.querySelectorAll(`[data-about="${thing}"], [data-about^="${thing} "]`)];
  const visible = all.filter((each) => each.getBoundingClientRect().width > 0);
  return visible.find((each) => each.closest(".dock, .mine")) ?? visible[0];
}
