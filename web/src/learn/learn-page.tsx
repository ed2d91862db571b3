/** The lessons: a list of them, or one that is being played. */
import { useEffect, useState } from "preact/hooks";
import { nameOf, say } from "../i18n/say";
import { BUILT } from "../net/manifests";
import type { LessonInfo } from "../net/shapes";
import { hasFirstVoyage, playNow } from "../pages/new-table";
import { GamePicture } from "../table/game-picture";
import { fetchGameUi } from "../table/game-registry";
import { Footer } from "../ui/controls/footer";
import { Header } from "../ui/controls/header";
import { Link } from "../ui/controls/link";
import { showError } from "../ui/controls/notices";
import { UiIcon } from "../ui/drawings/ui-icon";
import { sayEvent } from "./coach";
import { LessonPage } from "./lesson-page";
import { FIRST_GAME, fetchLessons } from "./lessons";
import { finishedLessons, movesIn } from "./progress";
import "./learn.css";

export function LearnPage({ game, lesson }: { game: string; lesson: string }) {
  return lesson ? <LessonPage game={game} lesson={lesson} /> : <LessonLists first={game} />;
}

/** All lessons. Those of the game that the player comes from are the first. */
function LessonLists({ first }: { first: string }) {
  const names = BUILT.map((each) => each.name);
  const sorted = [...names.filter((name) => name === first), ...names.filter((name) => name !== first)];
  useEffect(() => sorted.slice(0, 1).forEach(fetchGameUi), [first]);
  return (
    <>
      <Header />
      <main class="about learn">
        <h1>{say("web-learn")}</h1>
        <p>{say("web-learn-hint")}</p>
        <div class="game-lessons">
          {sorted.map((game) => (
            <GameLessons key={game} game={game} />
          ))}
        </div>
      </main>
      <Footer />
    </>
  );
}

function GameLessons({ game }: { game: string }) {
  const [lessons, setLessons] = useState<LessonInfo[]>([]);
  useEffect(() => void fetchLessons(game).then(setLessons).catch(showError), [game]);
  const finished = finishedLessons(game);
  const next = lessons.find((each) => !finished.includes(each.name));
  const play = () => void playNow(game, FIRST_GAME, hasFirstVoyage(game)).catch(showError);
  return (
    <section aria-labelledby={`lessons-${game}`}>
      <div class="banner">
        <GamePicture game={game} />
      </div>
      <h2 id={`lessons-${game}`}>{nameOf("game", game)}</h2>
      <ol class="lesson-list">
        {lessons.map((each) => (
          <LessonCard
            key={each.name}
            game={game}
            lesson={each}
            isNext={each === next}
            isDone={finished.includes(each.name)}
          />
        ))}
      </ol>
      <p class="hint">{say("web-learn-then")}</p>
      <button class={lessons.length && !next ? "main" : ""} onClick={play}>
        {say("web-learn-play")}
      </button>
    </section>
  );
}

interface CardProps {
  game: string;
  lesson: LessonInfo;
  isNext: boolean;
  isDone: boolean;
}

function LessonCard({ game, lesson, isNext, isDone }: CardProps) {
  const state = movesIn(game, lesson.name).length ? "begun" : isDone ? "done" : "new";
  return (
    <li class={isNext ? "next" : ""}>
      <h3>
        {isDone && <UiIcon name="tick" />} {sayEvent(lesson.title)}{" "}
        <small>{say("web-learn-minutes", { minutes: lesson.minutes })}</small>
      </h3>
      <p>{sayEvent(lesson.about)}</p>
      <Link to={{ page: "learn", game, lesson: lesson.name }} class={`button ${isNext ? "main" : ""}`}>
        {say(`web-learn-state-${state}`)}
        <span class="for-ears"> {sayEvent(lesson.title)}</span>
      </Link>
    </li>
  );
}
