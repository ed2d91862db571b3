/** A game on the home page: what it is, and a button to play it at once against bots. */
import { useState } from "preact/hooks";
import { hasMessage, nameOf, say } from "../i18n/say";
import { levelName } from "../i18n/seat-names";
import { isBuilt, manifestOf } from "../net/games";
import { hasPlayed } from "../net/identity";
import { GamePicture } from "../table/game-picture";
import { Link } from "../ui/controls/link";
import { showError } from "../ui/controls/notices";
import { RadioGroup } from "../ui/controls/radio-group";
import { hasFirstVoyage, levelsOf, playNow, savedOptions, saveOptions } from "./new-table";

export function GameCard({ game }: { game: string }) {
  const [choice, setChoice] = useState(savedOptions(game));
  const [isBusy, setBusy] = useState(false);
  const play = (isFirstVoyage = false) => {
    if (isBusy) return;
    setBusy(true);
    saveOptions(game, choice);
    void playNow(game, choice, isFirstVoyage)
      .catch(showError)
      .finally(() => setBusy(false));
  };
  const name = nameOf("game", game);
  const isNew = isBuilt(game) && !hasPlayed(); // lessons first
  return (
    <section class={`game-card ${game}`} aria-labelledby={`card-${game}`}>
      <GamePicture game={game} />
      <div class="card-body">
        <h2 id={`card-${game}`}>{name}</h2>
        {hasMessage(`web-what-${game}`) && <p>{say(`web-what-${game}`)}</p>}
        {isNew && (
          <>
            <Link to={{ page: "learn", game, lesson: "" }} class="button main big">
              {say("web-learn")}
            </Link>
            <p class="hint">{say("web-learn-hint")}</p>
          </>
        )}
        <button class={isNew ? "" : "main big"} data-play={game} aria-busy={isBusy} onClick={() => play()}>
          {isNew ? say("web-play-bots") : say("web-play-now", { game: name })}
        </button>
        {hasFirstVoyage(game) && (
          <div class="first-voyage">
            <button
              data-first-voyage={game}
              aria-busy={isBusy}
              aria-describedby={`voyage-${game}`}
              onClick={() => play(true)}
            >
              {nameOf("variant", "first-voyage")}
            </button>
            <p class="hint" id={`voyage-${game}`}>
              {say(`${game}-first-voyage`)}
            </p>
          </div>
        )}
        <details>
          <summary>{say("web-against", { count: choice.seats - 1, level: levelName(choice.level) })}</summary>
          <RadioGroup
            name={`seats-${game}`}
            label={say("web-seats")}
            options={manifestOf(game).seats}
            value={choice.seats}
            words={String}
            choose={(seats) => setChoice({ ...choice, seats })}
          />
          <RadioGroup
            name={`level-${game}`}
            label={say("web-level")}
            options={levelsOf(game)}
            value={choice.level}
            words={levelName}
            choose={(level) => setChoice({ ...choice, level })}
          />
          <p class="hint">{say(`web-level-${choice.level}-hint`)}</p>
        </details>
        {isBuilt(game) && !isNew && (
          <Link to={{ page: "learn", game, lesson: "" }} class="to-learn">
            {say("web-learn")}
          </Link>
        )}
      </div>
    </section>
  );
}
