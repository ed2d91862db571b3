/** A game on the home page: what it is, and a button to play it at once against bots. */
import { useState } from "preact/hooks";
import { nameOf, say } from "../i18n/say";
import { levelName } from "../i18n/seat-names";
import { showError } from "../ui/controls/notices";
import { RadioGroup } from "../ui/controls/radio-group";
import { GamePicture } from "../ui/drawings/game-picture";
import { GAMES, type Game, LEVELS, playNow, savedOptions, saveOptions } from "./new-table";

export function GameCard({ game }: { game: Game }) {
  const [choice, setChoice] = useState(savedOptions(game));
  const [isBusy, setBusy] = useState(false);
  const play = () => {
    if (isBusy) return;
    setBusy(true);
    saveOptions(game, choice);
    void playNow(game, choice)
      .catch(showError)
      .finally(() => setBusy(false));
  };
  const name = nameOf("game", game);
  return (
    <section class={`game-card ${game}`} aria-labelledby={`card-${game}`}>
      <GamePicture game={game} />
      <div class="card-body">
        <h2 id={`card-${game}`}>{name}</h2>
        <p>{say(`web-what-${game}`)}</p>
        <button class="main big" data-play={game} aria-busy={isBusy} onClick={play}>
          {say("web-play-now", { game: name })}
        </button>
        <details>
          <summary>{say("web-against", { count: choice.seats - 1, level: levelName(choice.level) })}</summary>
          <RadioGroup
            name={`seats-${game}`}
            label={say("web-seats")}
            options={GAMES[game]}
            value={choice.seats}
            words={String}
            choose={(seats) => setChoice({ ...choice, seats })}
          />
          <RadioGroup
            name={`level-${game}`}
            label={say("web-level")}
            options={LEVELS}
            value={choice.level}
            words={levelName}
            choose={(level) => setChoice({ ...choice, level })}
          />
          <p class="hint">{say(`web-level-${choice.level}-hint`)}</p>
        </details>
      </div>
    </section>
  );
}
