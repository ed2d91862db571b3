/** The ending of a game, in the place of the board: why the winner won, how near everybody was, the voyage, the moments, a picture. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { joinList, say } from "../../i18n/say";
import { call } from "../../net/api";
import type { Ending as EndingData, Stop } from "../../net/shapes";
import { Link } from "../../ui/controls/link";
import { showError } from "../../ui/controls/notices";
import { Icon } from "../../ui/drawings/icon";
import { UiIcon } from "../../ui/drawings/ui-icon";
import type { GameUi } from "../game-ui";
import { formatterOf, type Snapshot } from "../snapshot";
import type { EndingUi } from "./ending-ui";
import { Picture } from "./picture-card";
import { Standings } from "./standings";
import { Voyage } from "./voyage";
import "./ending.css";

interface Props {
  snapshot: Snapshot<unknown>;
  gameUi: GameUi<unknown>;
  screen: boolean; // TV mode: nobody is there to press a button
  laurels: string; // the icon; imported here too, it would have to be in the first file of the page
  onClose: () => void;
  children: ComponentChildren; // what can be done with the record
}

interface Loaded {
  ending: EndingData;
  ui: EndingUi | undefined;
}

export function Ending({ snapshot, gameUi, screen, laurels, onClose, children }: Props) {
  const { id, winners } = snapshot.update.table;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const load = async () =>
      setLoaded({ ending: await call("GET", `tables/${id}/ending`), ui: await gameUi.ending?.(snapshot.game) });
    load().catch(showError);
  }, [id]);
  const who = joinList(winners.map((seat) => snapshot.names[seat] ?? ""));
  const hasWon = winners.includes(snapshot.you);
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || screen) return;
    event.preventDefault();
    onClose();
  };
  return (
    <section class="ending" aria-labelledby="ending-title" aria-busy={!loaded} onKeyDown={close}>
      <header>
        <Icon path={laurels} class="wreath" />
        <h2 id="ending-title">{say(hasWon ? "web-you-win" : "web-winners", { who, count: winners.length })}</h2>
        {!screen && (
          <button class="quiet" aria-label={say("web-ending-board")} onClick={onClose}>
            <UiIcon name="close" />
          </button>
        )}
      </header>
      {loaded && <Body snapshot={snapshot} screen={screen} laurels={laurels} who={who} {...loaded} />}
      {!screen && (
        <div class="row more">
          <Link to={{ page: "start" }} class="button">
            {say("web-ending-new")}
          </Link>
          {children}
        </div>
      )}
    </section>
  );
}

type BodyProps = Loaded & { snapshot: Snapshot<unknown>; screen: boolean; laurels: string; who: string };

function Body({ snapshot, screen, laurels, who, ending, ui }: BodyProps) {
  const formatter = useMemo(() => formatterOf(snapshot), [snapshot]);
  const turnOf = (turn: number) => formatter.sentence({ name: "end-turn", args: { turn } });
  const words = ({ turn, events }: Stop) => {
    const sentences = events.map((event) => formatter.sentence(event)).join(" ");
    return turn > 0 ? `${turnOf(turn)}: ${sentences}` : sentences;
  };
  return (
    <>
      {ending.why.length > 0 && <p class="why">{ending.why.map((event) => formatter.sentence(event)).join(" ")}</p>}
      <div class={`parts ${ui ? "" : "plain"}`}>
        <section class="how-near">
          <h3>{say("ending-standings")}</h3>
          <Standings standings={ending.standings} names={snapshot.names} {...{ ui, formatter, laurels }} />
        </section>
        {ui && ending.voyage.length > 1 && (
          <section class="voyage">
            <h3>{say("ending-voyage")}</h3>
            <Voyage ending={ending} ui={ui} words={words} />
          </section>
        )}
        {ending.moments.length > 0 && (
          <section class="moments">
            <h3>{say("ending-moments")}</h3>
            <ol>
              {ending.moments.map(({ turn, event }) => (
                <li key={event.name}>
                  <b>{turnOf(turn)}</b> {formatter.sentence(event)}
                </li>
              ))}
            </ol>
          </section>
        )}
        {ui && !screen && <Picture {...{ snapshot, ending, ui, formatter, who, laurels }} />}
      </div>
    </>
  );
}
