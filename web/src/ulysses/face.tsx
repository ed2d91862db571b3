import type { Face } from "../table/face";
import type { UlyssesView } from "../wire/shapes";

export const face: Face<UlyssesView> = {
  Board: ({ view }) => <pre>{JSON.stringify(view)}</pre>,
  Seat: ({ view, seat }) => <span>{view.hand_sizes[seat]}</span>,
  Dock: ({ update, table }) => (
    <div>
      {update.legal.map((move) => (
        <button key={move} onClick={() => void table.play(move)}>
          {move}
        </button>
      ))}
    </div>
  ),
  describe: () => [],
};
