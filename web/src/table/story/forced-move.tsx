/** A bar over the board while the page is about to make the only possible move by itself. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { say } from "../../i18n/say";
import { drawPause, forcedMove, isMadeForPlayer } from "../choices/forced-move";
import { choicesIn, planIn, send } from "../choices/plan-store";
import { type Snapshot, snapshotOf } from "../snapshot";

export function ForcedMove({ snapshot }: { snapshot: Snapshot<unknown> }) {
  const { table, view, update } = snapshot; // the view stays the same object until somebody moves
  const [stopped, setStopped] = useState<unknown>();
  const isWanted = isMadeForPlayer(update.table, snapshot.you) && stopped !== view && !planIn(snapshot);
  const move = isWanted ? forcedMove(choicesIn(snapshot)) : undefined;
  const pause = useMemo(drawPause, [view]);
  useEffect(() => {
    if (move === undefined) return;
    const timer = setTimeout(() => send(snapshotOf(table), move), pause);
    return () => clearTimeout(timer);
  }, [move, view]);
  if (move === undefined) return null;
  return (
    <div class="forced" role="status" style={{ "--pause": `${pause}ms` }}>
      <p>{say("web-forced-now")}</p>
      <button data-test="stop" onClick={() => setStopped(view)}>
        {say("web-forced-stop")}
      </button>
    </div>
  );
}
