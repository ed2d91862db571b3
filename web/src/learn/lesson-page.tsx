/** The page of a lesson: a table that never was, with a coach. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { go } from "../browser/route";
import { sayRefusal } from "../i18n/refusal";
import { say } from "../i18n/say";
import type { LessonInfo } from "../net/shapes";
import { hasFirstVoyage, playNow } from "../pages/new-table";
import { TableFrame } from "../table/frame/table-frame";
import { loadedGameUi } from "../table/game-registry";
import { LogPanel } from "../table/side/log-panel";
import { type Snapshot, snapshotOf } from "../table/snapshot";
import { Header } from "../ui/controls/header";
import { Link } from "../ui/controls/link";
import { showError } from "../ui/controls/notices";
import { UiIcon, type UiIconName } from "../ui/drawings/ui-icon";
import { useFocusHeading } from "../ui/render/focus-heading";
import { Loading } from "../ui/render/loading";
import { Coach, sayEvent } from "./coach";
import { LessonStore } from "./lesson-store";
import { FIRST_GAME, fetchLessons } from "./lessons";
import { Pointer } from "./pointer";
import { finishLesson } from "./progress";
import "./learn.css";

export function LessonPage({ game, lesson }: { game: string; lesson: string }) {
  const store = useMemo(() => new LessonStore(game, lesson), [game, lesson]);
  useEffect(() => () => store.dispose(), [store]);
  const gameUi = loadedGameUi(game);
  if (store.refused.value)
    return (
      <>
        <Header />
        <main class="door">
          <h1>{say("web-learn")}</h1>
          <p>{sayRefusal(store.refused.value)}</p>
          <Link to={{ page: "learn", game: "", lesson: "" }} class="button">
            {say("web-lesson-leave")}
          </Link>
        </main>
      </>
    );
  if (!gameUi || !store.shown.value || !store.game.value) return <Loading />;
  return <Playing key={store.id} gameUi={gameUi} snapshot={snapshotOf(store)} />;
}

interface Props {
  gameUi: NonNullable<ReturnType<typeof loadedGameUi>>;
  snapshot: Snapshot<unknown, LessonStore>;
}

function Playing({ gameUi, snapshot }: Props) {
  const lesson = snapshot.table;
  const lessons = useLessons(snapshot.game.name);
  const here = lessons.findIndex((each) => each.name === lesson.lesson);
  const following = lessons[here + 1];
  return (
    <>
      <TableFrame
        gameUi={gameUi}
        snapshot={snapshot}
        screen={false}
        isLesson
        topBar={<LessonBar snapshot={snapshot} title={sayEvent(lessons[here]?.title)} following={following} />}
        news={
          <Coach snapshot={snapshot}>
            <LessonEnd snapshot={snapshot} following={following} />
          </Coach>
        }
        side={
          <aside class="side-panel" aria-label={say("web-tab-log")}>
            <div class="panel" tabIndex={0}>
              <LogPanel snapshot={snapshot} />
            </div>
          </aside>
        }
      />
      <Pointer points={lesson.points.value} />
    </>
  );
}

function useLessons(game: string): LessonInfo[] {
  const [lessons, setLessons] = useState<LessonInfo[]>([]);
  useEffect(() => void fetchLessons(game).then(setLessons).catch(showError), [game]);
  return lessons;
}

interface EndProps {
  snapshot: Snapshot<unknown, LessonStore>;
  following: LessonInfo | undefined;
}

/** The bar at the top: leave, how far the lesson is, start again, skip. */
function LessonBar({ snapshot, title, following }: EndProps & { title: string }) {
  const { table: lesson, game } = snapshot;
  const { number = 0, asks = 0 } = lesson.stage.value ?? {};
  useFocusHeading();
  useEffect(() => {
    document.title = title || "Pelagos";
    return () => void (document.title = "Pelagos");
  }, [title]);
  const skip = () => {
    finishLesson(game.name, lesson.lesson);
    go({ page: "learn", game: game.name, lesson: following?.name ?? "" });
  };
  return (
    <header class="bar lesson-bar">
      <Link to={{ page: "learn", game: game.name, lesson: "" }} class="home" label={say("web-lesson-leave")}>
        <UiIcon name="close" />
      </Link>
      <h1>{title}</h1>
      <p class="dots" role="img" aria-label={say("web-lesson-progress", { number, asks })}>
        {Array.from({ length: asks }, (_, i) => (
          <span key={i} class={i < number ? "made" : i === number ? "now" : ""} />
        ))}
      </p>
      <BarButton icon="undo" words={say("web-lesson-again")} act={lesson.again} />
      <BarButton icon="skip" words={say("web-lesson-skip")} act={skip} />
    </header>
  );
}

function BarButton({ icon, words, act }: { icon: UiIconName; words: string; act: () => void }) {
  return (
    <button aria-label={words} title={words} data-test={`lesson-${icon}`} onClick={act}>
      <UiIcon name={icon} />
    </button>
  );
}

/** What comes after a lesson. */
function LessonEnd({ snapshot, following }: EndProps) {
  const game = snapshot.game.name;
  const play = () => void playNow(game, FIRST_GAME, hasFirstVoyage(game)).catch(showError);
  return (
    <>
      {following ? (
        <Link to={{ page: "learn", game, lesson: following.name }} class="button main">
          {say("web-lesson-next", { title: sayEvent(following.title) })}
        </Link>
      ) : (
        <button class="main" data-test="first-game" onClick={play}>
          {say("web-learn-play")}
        </button>
      )}
      <button onClick={snapshot.table.again}>{say("web-lesson-again")}</button>
      <Link to={{ page: "learn", game, lesson: "" }} class="button">
        {say("web-lesson-leave")}
      </Link>
    </>
  );
}
