/** How a game goes, in three lines, for people who wait for it to begin. What it links to opens beside the table. */
import { urlOf } from "../../browser/route";
import { hasMessage, nameOf, say } from "../../i18n/say";
import { isBuilt } from "../../net/games";
import { UiIcon } from "../../ui/drawings/ui-icon";
import { hasHowTo } from "../how-to/how-to";

const LINES = [1, 2, 3];

export function HowItGoes({ game, screen }: { game: string; screen: boolean }) {
  if (!hasMessage(`web-how-${game}-1`)) return null;
  return (
    <section class="how">
      <h2>{say("web-lobby-how")}</h2>
      <ol>
        {LINES.map((line) => (
          <li key={line}>{say(`web-how-${game}-${line}`)}</li>
        ))}
      </ol>
      {!screen && (
        <>
          <p class="hint">{say("web-lobby-next")}</p>
          <div class="row">
            {isBuilt(game) && (
              <a class="button" target="_blank" href={urlOf({ page: "learn", game, lesson: "" })} rel="noopener">
                <UiIcon name="hand" /> {say("web-learn")}
              </a>
            )}
            {hasHowTo(game) && (
              <a class="button" target="_blank" href={urlOf({ page: "how-to-play", game })} rel="noopener">
                <UiIcon name="scroll" /> {say("web-how-to")}
              </a>
            )}
            <a class="button" target="_blank" href={urlOf({ page: "rules", game, clause: "" })} rel="noopener">
              <UiIcon name="book" /> {say("web-rules-of", { game: nameOf("game", game) })}
            </a>
          </div>
        </>
      )}
    </section>
  );
}
