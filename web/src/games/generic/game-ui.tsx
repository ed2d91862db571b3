/** A game that has no folder here: the player's view, field by field, and the legal moves as words. */
import type { GameUi } from "../../table/game-ui";
import type { Snapshot } from "../../table/snapshot";
import { showError } from "../../ui/controls/notices";

type View = Record<string, unknown>;

function describe({ view }: Snapshot<View>): string[] {
  return Object.entries(view).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
}

function Board(snapshot: Snapshot<View>) {
  return (
    <ul>
      {describe(snapshot).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

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

export const gameUi: GameUi<View> = { Board, Seat: () => null, Dock, describe };
