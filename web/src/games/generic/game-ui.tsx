/** A game that has no folder here: the player's view, field by field, and the choices as buttons. */
import type { GameUi } from "../../table/game-ui";
import type { Snapshot } from "../../table/snapshot";
import { Dock } from "./dock";

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

export const gameUi: GameUi<View> = { Board, Seat: () => null, Dock, describe };
