/** The first page: play at once, open a table, join one, go on with one's own. */
import { useState } from "preact/hooks";
import { complain } from "../look/notice";
import { beSomebody } from "../me";
import { go } from "../route";
import { nameOf, say } from "../say/say";
import { call, newId } from "../wire/api";
import type { NewTable, Opened } from "../wire/shapes";
import { Wishes } from "./wishes";

export function Start() {
  const [seats, setSeats] = useState(4);
  const [level, setLevel] = useState<"sailor" | "navigator">("sailor");
  const start = async (game: "ulysses" | "odysseus") => {
    await beSomebody();
    const bots = [null, ...Array<typeof level>(seats - 1).fill(level)];
    const wanted: NewTable = { game, seats, bots, level, id: newId() };
    const opened = await call<Opened>("POST", "tables", wanted);
    await call("POST", `tables/${opened.id}/commands`, { do: "join", seat: 0, id: newId() });
    await call("POST", `tables/${opened.id}/commands`, { do: "begin", id: newId() }).catch(() => undefined);
    go({ page: "table", id: opened.id, screen: false });
  };
  return (
    <main class="start">
      <h1>Pelagos</h1>
      <label>
        {say("web-seats")}
        <select value={String(seats)} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
          {[3, 4, 5, 6].map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </label>
      <label>
        {say("web-level")}
        <select value={level} onChange={(event) => setLevel(event.currentTarget.value as "sailor")}>
          <option value="sailor">sailor</option>
          <option value="navigator">navigator</option>
        </select>
      </label>
      {(["ulysses", "odysseus"] as const).map((game) => (
        <button key={game} class="main" onClick={() => void start(game).catch(complain)}>
          {say("web-play-now", { game: nameOf("game", game) })}
        </button>
      ))}
      <Wishes />
    </main>
  );
}
