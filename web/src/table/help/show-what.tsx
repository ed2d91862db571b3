/** The buttons and the dialogs for "What can I do?" and "What would you do?". The content of a dialog is fetched when it is first
opened. */
import { say } from "../../i18n/say";
import { showDialog } from "../../ui/controls/dialog";
import { UiIcon } from "../../ui/drawings/ui-icon";
import { lazy } from "../../ui/render/lazy";
import type { LiveSnapshot, Snapshot } from "../snapshot";
import type { TableStore } from "../store/table-store";

const WhatPanel = lazy(
  () => import("./what-panel").then((module) => module.WhatPanel),
  () => <p aria-busy="true">…</p>,
);

const HintPanel = lazy(
  () => import("./hint-panel").then((module) => module.HintPanel),
  () => <p aria-busy="true">…</p>,
);

export function showHint(table: TableStore): void {
  showDialog(
    () => say("web-hint"),
    () => <HintPanel table={table} />,
  );
}

/** Whether the player may take a hint now. */
export function canTakeHint({ canAct, update }: Snapshot<unknown>): boolean {
  return canAct && update.table.hints;
}

export function HintButton({ snapshot }: { snapshot: LiveSnapshot }) {
  if (!canTakeHint(snapshot)) return null;
  return (
    <button
      class="for-hint"
      aria-label={say("web-hint")}
      title={say("web-hint")}
      onClick={() => showHint(snapshot.table)}
    >
      <UiIcon name="bulb" />
    </button>
  );
}

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
