/** The name of a table's board, and where it comes from. */
import { say } from "../i18n/say";
import type { GameInfo } from "../net/shapes";

export function BoardOrigin({ game }: { game: GameInfo | undefined }) {
  const file = game?.board.file as { origin?: string } | null | undefined;
  if (!file?.origin) return null;
  return (
    <p class="hint board-origin" dir="auto">
      {say("web-board-origin", { name: String(game!.board.name), origin: file.origin })}
    </p>
  );
}
