/** The players, one plate each: who he is, who must decide, and what the game shows of him. */
import type { Face, Seen } from "./face";
import { say } from "../say/say";
import { ClockHand } from "./clock";

export function Plates({ face, seen }: { face: Face<unknown>; seen: Seen<unknown> }) {
  const { seats, actor } = seen.update.table;
  return (
    <ul class="plates" aria-label={say("web-players")}>
      {seats.map((seat, number) => (
        <li
          key={number}
          class={`plate ${actor === number ? "acts" : ""} ${number === seen.you ? "mine" : ""}`}
          aria-current={actor === number ? "true" : undefined}
        >
          <div class="who">
            <span class={`presence ${seat.kind} ${presence(seen, number)}`} title={say(`web-seat-${presence(seen, number)}`)} />
            <span class="name" dir="auto">
              {seen.names[number]}
            </span>
            {number === seen.you && <span class="you">{say("web-you")}</span>}
            {actor === number && <ClockHand seen={seen} />}
          </div>
          <face.Seat {...seen} seat={number} />
        </li>
      ))}
    </ul>
  );
}

export function presence(seen: Seen<unknown>, seat: number): string {
  const info = seen.update.table.seats[seat]!;
  if (info.kind === "bot") return "bot";
  if (info.away) return "stood-in";
  return (seen.table.here.value[seat] ?? info.here) ? "here" : "gone";
}
