/** The adventures: what each is worth to me, how often it was completed, what is left on the map and in the reserve. */
import { say } from "../say/say";
import { chartOf } from "./chart";
import { Disk } from "./disk";
import { adventureName, worthOf, type Sight } from "./words";

const COLUMNS = ["you", "done", "map", "reserve"] as const;

export function Ledger({ seen }: { seen: Sight }) {
  const { view } = seen;
  const { adventures } = chartOf(seen.game);
  const columns = COLUMNS.filter((column) => column !== "you" || seen.you >= 0);
  const count = (column: (typeof COLUMNS)[number], i: number): string => {
    if (column === "you") return worthOf(seen, i) ? `+${worthOf(seen, i)}` : "–";
    if (column === "map") return String(view.disks.filter((disk) => disk === i).length);
    return String(column === "done" ? view.done[i] : view.reserve[i]); // Preact writes a 0 anew each time, but no "0"
  };
  return (
    <table class="ody-ledger">
      <thead>
        <tr>
          <th scope="col">{say("web-odysseus-adventures")}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {say(`web-odysseus-column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {adventures.map((word, i) => (
          <tr key={word} class={worthOf(seen, i) ? "wanted" : ""}>
            <th scope="row">
              <span class="entry">
                <Disk number={i} word={word} />
                <span class="label">{adventureName(seen, i)}</span>
              </span>
            </th>
            {columns.map((column) => (
              <td key={column} class={column}>
                {count(column, i)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
