/** The coach: what a lesson says. It stands between the bar and the board, so it covers nothing. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Args, say } from "../i18n/say";
import type { Event, LessonPoint } from "../net/shapes";
import { formatterOf, type Snapshot } from "../table/snapshot";
import { ClauseButton } from "../ui/controls/clause";
import { UiIcon } from "../ui/drawings/ui-icon";
import type { LessonStore } from "./lesson-store";
import { pointed } from "./pointer";

const SENTENCES = 2; // of what the others have done, the last ones

export function sayEvent(event: Event | undefined | null): string {
  return event ? say(event.name, event.args as Args) : "";
}

interface Props {
  snapshot: Snapshot<unknown, LessonStore>;
  children: ComponentChildren; // buttons at the end of the lesson
}

export function Coach({ snapshot, children }: Props) {
  const lesson = snapshot.table;
  const { stage, words, wrong, happened, points, hasNext, isDone } = lesson;
  const [isHinted, setHinted] = useState(false);
  const box = useRef<HTMLElement>(null);
  const hasSpoken = useRef(false); // the focus of a page that has just been opened is left alone
  const asked = stage.value?.ask && lesson.isCurrent.value ? stage.value.ask : undefined;
  useEffect(() => setHinted(false), [stage.value]);
  useEffect(() => {
    // The button that had the focus went away: Tab goes on from the words to the board.
    if (hasSpoken.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    hasSpoken.current = true;
  }, [words.value]);
  const sentences = formatterOf(snapshot)
    .sentences(happened.value)
    .map((line) => line.text);
  const isHintNew = asked && asked.hint.name !== words.value?.name;
  return (
    <section
      class="news coach"
      ref={box}
      tabIndex={-1}
      aria-label={say("web-coach")}
      data-said={words.value?.name}
      data-wrong={wrong.value?.name}
      data-answered={stage.value?.number}
      data-waits={isDone.value ? "done" : asked ? "move" : hasNext.value ? "next" : ""}
    >
      <div class="saying">
        <div aria-live="polite">
          {sentences.length > 0 && <p class="happened">{sentences.slice(-SENTENCES).join(" ")}</p>}
          {isDone.value && <h2>{say("web-lesson-done")}</h2>}
          {words.value && (
            <p class="words">
              {sayEvent(words.value)} {asked?.clause && <ClauseButton id={asked.clause} />}
            </p>
          )}
          {isHinted && isHintNew && <p class="hinted">{sayEvent(asked.hint)}</p>}
        </div>
        {hasNext.value && (
          <button class="main" data-test="next" onClick={lesson.next}>
            {say("web-coach-next")}
          </button>
        )}
        {isHintNew && !isHinted && (
          <button class="ask-hint" data-test="hint" title={say("web-coach-hint")} onClick={() => setHinted(true)}>
            <UiIcon name="question" /> <span>{say("web-coach-hint")}</span>
          </button>
        )}
        {points.value.length > 0 && (
          <button class="go-there" onClick={() => focusOn(points.value)}>
            {say("web-coach-go")}
          </button>
        )}
      </div>
      <div role="alert">
        {wrong.value && (
          <p class="wrong">
            <UiIcon name="undo" /> {sayEvent(wrong.value)}
          </p>
        )}
      </div>
      {isDone.value && <div class="row">{children}</div>}
    </section>
  );
}

const CAN_HAVE_FOCUS = "button, [tabindex]";

/** Focus a thing that is meant: a button if there is one, for it does what the words ask for. */
function focusOn(points: readonly LessonPoint[]): void {
  const inOrder = [...points].sort((a, b) => Number(b.kind === "button") - Number(a.kind === "button"));
  const things = inOrder.map(pointed).filter((thing) => thing !== undefined);
  const targets = things.map((thing) => (thing.matches(CAN_HAVE_FOCUS) ? thing : thing.querySelector(CAN_HAVE_FOCUS)));
  (targets.find((target) => target) as HTMLElement | undefined)?.focus();
}
