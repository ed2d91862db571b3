/** The players, one plate each: who he is, who must decide, and what the game shows of him. */

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

/** `count`: how many are filled already. They are shown together: one could be higher than those before it. All of them are there
from the first, or each that comes would make the others narrower, which then are laid out again. */
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
  const isWhole = count === seats.length;
  useLayoutEffect(() => {
    if (!isWhole) return;
    const frame = requestAnimationFrame(() => bringIntoView(list.current, actor)); // then the page is laid out, once, and drawn, once
    return () => cancelAnimationFrame(frame);
  }, [actor, isWhole]);
  return (
    <section class="players" style={{ opacity: isWhole ? 1 : 0 }} aria-label={say("web-players")}>
      <ul class={seats.length > 5 ? "plates many" : "plates"} ref={list} tabIndex={0} aria-label={say("web-players")}>
        {seats.map((seat, number) => (
          <li key={number} class={plateClass(snapshot, number)} aria-current={actor === number ? "true" : undefined}>
            {number < count && (
              <>
                <div class="who">
                  <Who
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

function plateClass(snapshot: Snapshot<unknown>, seat: number): string {
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

const Who = memo(
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
        {isYou && <span class="you">({say("web-you")})</span>}
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

/** On a phone the plates are a strip: who must decide is to be seen. A strip that shows him stays: to move it is one more frame. */
function bringIntoView(list: HTMLUListElement | null, actor: number): void {
  const plate = list?.children[actor] as HTMLElement | undefined;
  if (!list || !plate || isInside(plate, list)) return;
  list.scrollTo({
    left: plate.offsetLeft - (list.clientWidth - plate.offsetWidth) / 2,
    top: plate.offsetTop - (list.clientHeight - plate.offsetHeight) / 2,
  });
}

function isInside(plate: HTMLElement, list: HTMLElement): boolean {
  const [left, top] = [plate.offsetLeft - list.scrollLeft, plate.offsetTop - list.scrollTop];
  return (
    left >= 0 &&
    top >= 0 &&
    left + plate.offsetWidth <= list.clientWidth &&
    top + plate.offsetHeight <= list.clientHeight
  );
}
