/** A game that has no folder here: the position in sentences, and the legal moves as words. */
import type { GameUi } from "../../table/game-ui";
import type { Snapshot } from "../../table/snapshot";
import { showError } from "../../ui/controls/notices";
import { Summary, sentencesOf } from "./summary";

type View = Record<string, unknown>;

function Dock({ table, update, canAct }: Snapshot<View>) {
  if (!canAct) return null;
  return (
    <>
      {update.legal.map((move) => (
        <button key={move} onClick={() => void table.play(move).catch(showError)}>
          {move}
        </button>
      ))}
    </>
  );
}

export const gameUi: GameUi<View> = { Board: Summary, Seat: () => null, Dock, describe: sentencesOf };
