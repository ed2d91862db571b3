/** A panel for each player: name, presence, clock, and what the game shows of them. */

import laurels from "icon:laurel-crown";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../i18n/say";
import { levelName } from "../../i18n/seat-names";
import { Icon } from "../../ui/drawings/icon";
import { UiIcon } from "../../ui/drawings/ui-icon";
import { memo } from "../../ui/render/memo";
import type { GameUi } from "../game-ui";
import type { Snapshot } from "../snapshot";
import { ClockHand } from "./clock";

/** `count` panels have content so far. They appear together, because a later one may be higher than the others. All are in the
page from the start: each that is added would make the others narrower and lay them out again. */
export function PlayerPanels({
  gameUi,
  snapshot,
  count,
}: {
  gameUi: GameUi<unknown>;
  snapshot: Snapshot<unknown>;
  count: number;
}) {
  const { seats, actor, winners, left } = snapshot.update.table;
  const list = useRef<HTMLUListElement>(null);
  const isComplete = count === seats.length;
  useLayoutEffect(() => {
    if (!isComplete) return;
    const frame = requestAnimationFrame(() => bringIntoView(list.current, actor)); // so that the page is laid out and painted once
    return () => cancelAnimationFrame(frame);
  }, [actor, isComplete]);
  return (
    <section class="players" style={{ opacity: isComplete ? 1 : 0 }} aria-label={say("web-players")}>
      <ul class={seats.length > 5 ? "plates many" : "plates"} ref={list} tabIndex={0} aria-label={say("web-players")}>
        {seats.map((seat, number) => (
          <li
            key={number}
            data-seat={number}
            class={panelClass(snapshot, number)}
            aria-current={actor === number ? "true" : undefined}
          >
            {number < count && (
              <>
                <div class="who">
                  <PlayerName
                    name={snapshot.names[number]!}
                    state={presence(snapshot, number)}
                    isYou={number === snapshot.you}
                    level={seat.kind === "bot" || seat.away ? seat.level : ""}
                    hasWon={winners.includes(number)}
                  />
                  {actor === number && left !== null && <ClockHand snapshot={snapshot} />}
                </div>
                <gameUi.Seat {...snapshot} seat={number} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function panelClass(snapshot: Snapshot<unknown>, seat: number): string {
  const { actor, winners } = snapshot.update.table;
  const states = {
    acts: actor === seat,
    mine: snapshot.you === seat,
    won: winners.includes(seat),
    gone: presence(snapshot, seat) === "gone",
  };
  return ["plate", ...Object.entries(states).flatMap(([name, isSo]) => (isSo ? [name] : []))].join(" ");
}

type State = "bot" | "stood-in" | "here" | "gone";

const PlayerName = memo(
  ({
    name,
    state,
    isYou,
    level,
    hasWon,
  }: {
    name: string;
    state: State;
    isYou: boolean;
    level: string;
    hasWon: boolean;
  }) => {
    const words = say(`web-seat-${state}`);
    return (
      <>
        <span class={`presence ${state}`} role="img" aria-label={words} title={words}>
          <UiIcon name={state === "bot" || state === "stood-in" ? "bot" : state === "gone" ? "door" : "person"} />
        </span>
        <span class="name" dir="auto" title={name}>
          {name}
        </span>
        {isYou && <span class="you">{say("web-you")}</span>}
        {level && <span class="level">{levelName(level)}</span>}
        {hasWon && <Icon path={laurels} class="laurels" />}
      </>
    );
  },
);

export function presence(snapshot: Snapshot<unknown>, seat: number): State {
  const info = snapshot.update.table.seats[seat]!;
  if (info.kind === "bot") return "bot";
  if (info.away) return "stood-in";
  return (snapshot.table.here.value[seat] ?? info.here) ? "here" : "gone";
}

/** On a phone the panels are a strip: scroll it to the player who must decide. If they are visible already, leave it: scrolling
costs a frame. */
function bringIntoView(list: HTMLUListElement | null, actor: number): void {
  const panel = list?.children[actor] as HTMLElement | undefined;
  if (!list || !panel || isVisible(panel, list)) return;
  list.scrollTo({
    left: panel.offsetLeft - (list.clientWidth - panel.offsetWidth) / 2,
    top: panel.offsetTop - (list.clientHeight - panel.offsetHeight) / 2,
  });
}

function isVisible(panel: HTMLElement, list: HTMLElement): boolean {
  const [left, top] = [panel.offsetLeft - list.scrollLeft, panel.offsetTop - list.scrollTop];
  return (
    left >= 0 &&
    top >= 0 &&
    left + panel.offsetWidth <= list.clientWidth &&
    top + panel.offsetHeight <= list.clientHeight
  );
}
