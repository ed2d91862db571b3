/** The button and the dialog for "What can I do?". The dialog's content is fetched when it is first opened. */
import { say } from "../../i18n/say";
import { showDialog } from "../../ui/controls/dialog";
import { UiIcon } from "../../ui/drawings/ui-icon";
import { lazy } from "../../ui/render/lazy";
import type { TableStore } from "../store/table-store";

const WhatPanel = lazy(
  () => import("./what-panel").then((module) => module.WhatPanel),
  () => <p aria-busy="true">…</p>,
);

export function showWhat(table: TableStore): void {
  showDialog(
    () => say("web-what"),
    () => <WhatPanel table={table} />,
  );
}

export function WhatButton({ table }: { table: TableStore }) {
  return (
    <button class="for-what" aria-label={say("web-what")} title={say("web-what")} onClick={() => showWhat(table)}>
      <UiIcon name="question" />
      <span class="wide">{say("web-what")}</span>
    </button>
  );
}
