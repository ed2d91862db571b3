/** The button that undoes the player's last move. While a bot is about to move, a bar shows the time that is left. */
import { useRef } from "preact/hooks";
import { say } from "../../i18n/say";
import { showError } from "../../ui/controls/notices";
import { UiIcon } from "../../ui/drawings/ui-icon";
import type { LiveSnapshot } from "../snapshot";

export function UndoButton({ snapshot }: { snapshot: LiveSnapshot }) {
  const update = snapshot.table.latest.value!; // not the one that is drawn: the server undoes what it knows
  const since = useRef({ view: update.view, seq: update.seq });
  if (since.current.view !== update.view) since.current = { view: update.view, seq: update.seq };
  if (!update.undo) return null;
  const { actor, seats, undo_time } = update.table;
  const isBotsTurn = seats[actor]?.kind === "bot" || seats[actor]?.away;
  const undo = () => void snapshot.table.undo().catch(showError);
  return (
    <button
      key={since.current.seq} // the bar begins again with each move, but not with a chat message
      class={isBotsTurn ? "undo ends" : "undo"}
      style={{ "--undo-time": `${undo_time}ms` }}
      onClick={undo}
    >
      <UiIcon name="undo" />
      <span>{say("web-undo")}</span>
    </button>
  );
}
