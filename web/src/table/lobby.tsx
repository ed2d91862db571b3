/** A table whose game has not begun. */
import { complain } from "../look/notice";
import { Link } from "../look/link";
import { nameOf, say } from "../say/say";
import type { Update } from "../wire/shapes";
import type { LiveTable } from "./live";

export function Lobby({ table, update }: { table: LiveTable; update: Update; screen: boolean }) {
  const { seats, host, status } = update.table;
  const join = (seat: number) => void table.join(seat).catch(complain);
  return (
    <main class="lobby">
      <Link to={{ page: "start" }}>Pelagos</Link>
      <h1>{nameOf("game", update.table.game)}</h1>
      {status === "closed" && <p>{say("web-closed")}</p>}
      <ol class="seats">
        {seats.map((seat, i) => (
          <li key={i}>
            <span dir="auto">{seat.name || say("web-free")}</span>
            {seat.kind === "free" && update.you < 0 && <button onClick={() => join(i)}>{say("web-sit")}</button>}
          </li>
        ))}
      </ol>
      {update.you >= 0 && update.you === host && status === "open" && (
        <button class="main" onClick={() => void table.send({ do: "begin" }).catch(complain)}>
          {say("web-begin")}
        </button>
      )}
    </main>
  );
}
