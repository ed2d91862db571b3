/** What would you do? The moves of a strong bot that sees what the player sees, each with its reasons. */
import { useEffect, useState } from "preact/hooks";
import { sayReason, sayRefusal } from "../../i18n/refusal";
import { say } from "../../i18n/say";
import { call, Refusal } from "../../net/api";
import type { Hint } from "../../net/shapes";
import { closeDialog } from "../../ui/controls/dialog";
import { decisionOf, sendNow } from "../choices/plan-store";
import { formatterOf, snapshotOf } from "../snapshot";
import type { TableStore } from "../store/table-store";

export function HintPanel({ table }: { table: TableStore }) {
  const snapshot = snapshotOf(table);
  const [{ decision, seq }] = useState(() => ({
    decision: decisionOf(snapshot.update),
    seq: table.latest.value?.seq ?? 0,
  }));
  const [found, setFound] = useState<Hint | Error>();
  useEffect(() => {
    call<Hint>("POST", `tables/${table.id}/hint`, { seq }).then(setFound, setFound);
  }, []);
  const isOld = decision !== decisionOf(snapshot.update);
  useEffect(() => void (isOld && found && closeDialog()), [isOld, found]);
  const play = (move: string) => {
    closeDialog();
    sendNow(snapshotOf(table), move);
  };
  return (
    <div class="what-panel hint-panel">
      <p>{say("web-hint-about")}</p>
      <div role="status" aria-busy={!found}>
        {!found && <p>{say("web-hint-thinking")}</p>}
        {found instanceof Error && <p>{found instanceof Refusal ? sayRefusal(found.refused) : String(found)}</p>}
        {found && "moves" in found && (
          <ol>
            {found.moves.map(({ move, tells, reasons }, i) => (
              <li key={move}>
                <p class="row">
                  <span>
                    {say(i === 0 ? "web-hint-best" : "web-hint-other")}:{" "}
                    <strong>{formatterOf(snapshot).sentence(tells)}</strong>
                  </span>
                  <button
                    data-do={move}
                    aria-label={`${say("web-what-start")}: ${formatterOf(snapshot).sentence(tells)}`}
                    disabled={!snapshot.canAct}
                    onClick={() => play(move)}
                  >
                    {say("web-what-start")}
                  </button>
                </p>
                {reasons.map((reason) => (
                  <p key={reason.name}>{sayReason(reason)}.</p>
                ))}
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
