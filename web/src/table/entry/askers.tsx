/** A banner for each person who asks to come in, with buttons for the players. */
import { say } from "../../i18n/say";
import type { Update } from "../../net/shapes";
import { showError } from "../../ui/controls/notices";
import { UiIcon } from "../../ui/drawings/ui-icon";
import type { TableStore } from "../store/table-store";

export function Askers({ table, update }: { table: Pick<TableStore, "send">; update: Update }) {
  if (update.you < 0) return null;
  const answer = (asker: number, isLet: boolean) =>
    void table.send({ do: "admit", asker, let: isLet }).catch(showError);
  return (
    <>
      {update.table.askers.map(({ number, name }) => (
        <div key={number} class="asker" role="status">
          <p>
            <UiIcon name="door" /> <span dir="auto">{say("web-asker", { name })}</span>
          </p>
          <span class="row">
            <button class="main" data-test="let-in" onClick={() => answer(number, true)}>
              {say("web-asker-let")}
            </button>
            <button data-test="not-now" onClick={() => answer(number, false)}>
              {say("web-asker-not")}
            </button>
          </span>
        </div>
      ))}
    </>
  );
}
