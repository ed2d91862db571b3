import { Connection } from "./connection";
import type { Seen } from "./face";
import { Menu } from "./menu";
import { Link } from "../look/link";
import { nameOf, say } from "../say/say";

/** Above all: where I am, whose move it is, whether we are connected. */
export function Bar({ seen }: { seen: Seen<unknown> }) {
  const { table } = seen.update;
  return (
    <header class="bar">
      <Link to={{ page: "start" }} class="home">
        <span aria-hidden="true">⟵</span> <span class="wordmark">Pelagos</span>
      </Link>
      <h1>{nameOf("game", table.game)}</h1>
      <p class="turn">{turnWords(seen)}</p>
      <Connection table={seen.table} />
      <Menu seen={seen} />
    </header>
  );
}

export function turnWords(seen: Seen<unknown>): string {
  const { table } = seen.update;
  if (table.status === "over") return say("web-over");
  if (table.status === "closed") return say("web-closed");
  if (table.actor === seen.you && seen.you >= 0) return say("web-your-move");
  if (table.actor < 0) return "";
  return say("web-their-move", { who: seen.names[table.actor] ?? "" });
}
