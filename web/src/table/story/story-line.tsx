/** The line between the board and the dock: the last event in words, and the button that undoes a move. A tap opens the log. */
import { useRef } from "preact/hooks";
import { language } from "../../i18n/language";
import { say } from "../../i18n/say";
import { manifestOf } from "../../net/games";
import { UiIcon } from "../../ui/drawings/ui-icon";
import { pace } from "../../ui/settings";
import { showSide } from "../side/side-panel";
import { formatterOf, type LiveSnapshot, type Snapshot } from "../snapshot";
import { ForcedMove } from "./forced-move";
import { UndoButton } from "./undo-button";
import "./story.css";

const MOMENT_TIME = 5000; // milliseconds that an important sentence stays, at the normal pace
const SENTENCES = 2; // of an update in which nothing important happened

export function StoryLine({ snapshot }: { snapshot: LiveSnapshot }) {
  const { moment, latest } = useStory(snapshot);
  return (
    <div class="story">
      <ForcedMove snapshot={snapshot} />
      <button class="story-line" title={say("web-story-open")} onClick={() => showSide("log")}>
        <span class="story-words">
          {moment && (
            <b class="moment">
              <UiIcon name="star" /> {moment}{" "}
            </b>
          )}
          {latest}
        </span>
      </button>
      <UndoButton snapshot={snapshot} />
    </div>
  );
}

/** What the line says: the last important sentence while it is fresh, and what has happened since. */
export interface Story {
  moment: string;
  latest: string;
}

function useStory(snapshot: Snapshot<unknown>): Story {
  const last = useRef({ key: "", story: { moment: "", latest: "" } as Story, until: 0 });
  const key = `${snapshot.update.seq} ${language.value}`;
  if (last.current.key !== key) last.current = { key, ...nextStory(last.current, storyOf(snapshot)) };
  return last.current.story;
}

/** Keep an important sentence for a while beside what happens after it. */
function nextStory(last: { story: Story; until: number }, told: Story): { story: Story; until: number } {
  const now = performance.now();
  if (told.moment) return { story: told, until: now + MOMENT_TIME * pace.value };
  const moment = now < last.until ? last.story.moment : "";
  return { story: { moment, latest: told.latest || last.story.latest }, until: last.until };
}

/** Return what the update tells. If it tells nothing, because the page has just been opened, the log does. */
export function storyOf(snapshot: Snapshot<unknown>): Story {
  const { update, table, game } = snapshot;
  const isTold = (events: typeof update.events) => events.some((event) => event.name !== "table-said");
  const events = isTold(update.events)
    ? update.events
    : (table.log.peek().findLast((line) => line.seq <= update.seq && isTold(line.events))?.events ?? []);
  const sentences = formatterOf(snapshot).sentences(events.filter((event) => event.name !== "table-said"));
  const { moments } = manifestOf(game.name);
  const important = sentences.filter((sentence) => moments[sentence.name]);
  const words = (list: typeof sentences) => list.map((sentence) => sentence.text).join(" ");
  return { moment: words(important), latest: important.length ? "" : words(sentences.slice(-SENTENCES)) };
}
