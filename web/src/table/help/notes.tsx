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
import { aboveOf, leftOf, moveTo } from "./place-beside";

const WIDE = matchMedia("(min-width: 62rem)"); // there the note is beside its thing, else at the top of the dock

interface Shown {
  note: Note;
  beside: Element | undefined;
}

const current = signal<Shown | undefined>(undefined);

/** Notes of these updates were looked for already: closing one does not show the next one at once. */
const seen = new WeakSet<Update>();

/** Look for a note that is due with each update, and drop the open one when the player has decided. */
export function useNotes(snapshot: Snapshot<unknown>, isOff: boolean): void {
  const { update, canAct, game, you } = snapshot;
  const isPlaying = you >= 0 && update.table.status === "playing" && !isOff;
  const couldAct = useRef(canAct);
  useEffect(() => {
    if ((couldAct.current && !canAct) || !isPlaying) dismiss(game.name);
    couldAct.current = canAct;
    if (!isPlaying || !notes.value || current.value || seen.has(update)) return;
    const note = manifestOf(game.name).notes.find((each) => !wasTold(keyOf(game.name, each)) && isDue(snapshot, each));
    if (!note) return;
    seen.add(update);
    current.value = { note, beside: WIDE.matches ? thingOnPage(note.thing) : undefined };
  }, [update, canAct, isPlaying, notes.value]);
  useEffect(() => () => void (current.value = undefined), []);
}

/** The note, in the one of two places that it belongs to: the dock, or over the page beside its thing. */
export function FirstTimeNote({ game, place }: { game: string; place: "dock" | "page" }) {
  const shown = current.value;
  if (!shown || !notes.value || (place === "page") !== (shown.beside !== undefined)) return null;
  return <NoteCard key={shown.note.name} game={game} {...shown} />;
}

function NoteCard({ game, note, beside }: Shown & { game: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    beside?.setAttribute("data-noted", "");
    if (beside) placeNote(box.current!, beside);
    return () => beside?.removeAttribute("data-noted");
  }, []);
  const Box = beside ? "aside" : "div"; // a landmark of its own, or a part of the dock
  return (
    <Box
      ref={box}
      class={beside ? "note-card beside" : "note-card"}
      role={beside ? undefined : "note"}
      aria-label={say("web-note")}
      data-note={note.name}
    >
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
    </Box>
  );
}

/** Place a note over the map, so that it covers nothing in the dock and nothing like the thing itself. */
function placeNote(box: HTMLElement, thing: Element): void {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const dock = thing.closest(".dock")?.getBoundingClientRect();
  if (dock) moveTo(box, { left, width, top: dock.top, height: dock.height }, aboveOf);
  else moveTo(box, { left, top, width, height }, leftOf);
}

function dismiss(game: string): void {
  if (current.value) noteTold(keyOf(game, current.value.note));
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
  return events.length + verbs.length === 0 && snapshot.canAct && thingOnPage(thing) !== undefined;
}

/** Return the first visible thing of this kind and word, or of this kind; the player's own before others'. */
function thingOnPage(thing: string | undefined): Element | undefined {
  if (!thing) return undefined;
  const all = [...document.querySelectorAll(`[data-about="${thing}"], [data-about^="${thing} "]`)];
  const visible = all.filter((each) => each.getBoundingClientRect().width > 0);
  return visible.find((each) => each.closest(".dock, .mine")) ?? visible[0];
}
