/** The table of adventures: points for the player, times completed, disks left on the map and in the reserve. */
import { nameOf, say } from "../../../i18n/say";
import { memo } from "../../../ui/render/memo";
import { Disk } from "../disk";
import { mapDataOf } from "../model/map-data";
import { type OdysseusSnapshot, worthOf } from "../state-text";

const COLUMNS = ["you", "done", "map", "reserve"] as const;

export function AdventureTable({ snapshot }: { snapshot: OdysseusSnapshot }) {
  const { adventures } = mapDataOf(snapshot.game);
  const { done, disks, reserve } = snapshot.view;
  const worths = adventures.map((_, i) => worthOf(snapshot, i));
  return (
    <Table
      adventures={adventures}
      isSeated={snapshot.you >= 0}
      worths={worths}
      done={done}
      disks={disks}
      reserve={reserve}
    />
  );
}

interface Props {
  adventures: string[];
  isSeated: boolean;
  worths: number[]; // by adventure: points for the player
  done: number[]; // by adventure
  disks: number[]; // by island: its adventure
  reserve: number[]; // by adventure
}

/** Memoised, because it changes once in a round. */
const Table = memo(({ adventures, isSeated, worths, done, disks, reserve }: Props) => {
  const columns = COLUMNS.filter((column) => column !== "you" || isSeated);
  const count = (column: (typeof COLUMNS)[number], i: number): string => {
    if (column === "you") return worths[i] ? `+${worths[i]}` : "–";
    if (column === "map") return String(disks.filter((disk) => disk === i).length);
    return String(column === "done" ? done[i] : reserve[i]); // text: Preact would write a number 0 to the page at each draw, but not a "0"
  };
  return (
    <table class="ody-ledger">
      <thead>
        <tr>
          <th scope="col">{say("web-odysseus-adventures")}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-about={column === "reserve" ? "thing reserve" : undefined}>
              {say(`web-odysseus-column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {adventures.map((word, i) => (
          <tr key={word} class={worths[i] ? "wanted" : ""}>
            <th scope="row">
              <span class="entry" data-about={`adventure ${word}`}>
                <Disk number={i} word={word} />
                <span class="label">{nameOf("adventure", word)}</span>
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
});
