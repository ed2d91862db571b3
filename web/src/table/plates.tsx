/** The players, one plate each: who he is, who must decide, and what the game shows of him. */
import { useLayoutEffect, useRef } from "preact/hooks";
import laurels from "icon:laurel-crown";
import { Icon } from "../look/icon";
import { Mark } from "../look/mark";
import { levelName } from "../say/names";
import { say } from "../say/say";
import { ClockHand } from "./clock";
import type { Face, Seen } from "./face";

export function Plates({ face, seen }: { face: Face<unknown>; seen: Seen<unknown> }) {
  const { seats, actor, winners } = seen.update.table;
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => bringIntoView(list.current, actor)); // then the page is laid out, once, and drawn, once
    return () => cancelAnimationFrame(frame);
  }, [actor]);
  return (
    <section class="players" aria-label={say("web-players")}>
      <ul class="plates" ref={list} tabIndex={0} aria-label={say("web-players")}>
        {seats.map((seat, number) => (
          <li
            key={number}
            class={`plate ${actor === number ? "acts" : ""} ${number === seen.you ? "mine" : ""} ${winners.includes(number) ? "won" : ""}`}
            aria-current={actor === number ? "true" : undefined}
          >
            <div class="who">
              <Presence seen={seen} seat={number} />
              <span class="name" dir="auto" title={seen.names[number]}>
                {seen.names[number]}
              </span>
              {number === seen.you && <span class="you">({say("web-you")})</span>}
              {(seat.kind === "bot" || seat.away) && <span class="level">{levelName(seat.level)}</span>}
              {winners.includes(number) && <Icon path={laurels} class="laurels" />}
              {actor === number && <ClockHand seen={seen} />}
            </div>
            <face.Seat {...seen} seat={number} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Presence({ seen, seat }: { seen: Seen<unknown>; seat: number }) {
  const state = presence(seen, seat);
  const words = say(`web-seat-${state}`);
  return (
    <span class={`presence ${state}`} role="img" aria-label={words} title={words}>
      <Mark name={state === "bot" || state === "stood-in" ? "bot" : state === "gone" ? "door" : "person"} />
    </span>
  );
}

export function presence(seen: Seen<unknown>, seat: number): "bot" | "stood-in" | "here" | "gone" {
  const info = seen.update.table.seats[seat]!;
  if (info.kind === "bot") return "bot";
  if (info.away) return "stood-in";
  return (seen.table.here.value[seat] ?? info.here) ? "here" : "gone";
}

/** On a phone the plates are a strip: who must decide is to be seen. */
function bringIntoView(list: HTMLUListElement | null, actor: number): void {
  const plate = list?.children[actor] as HTMLElement | undefined;
  if (!list || !plate) return;
  list.scrollTo({
    left: plate.offsetLeft - (list.clientWidth - plate.offsetWidth) / 2,
    top: plate.offsetTop - (list.clientHeight - plate.offsetHeight) / 2,
  });
}
