import { say } from "../../i18n/say";
import type { TableStore } from "../store/table-store";

/** A lamp that shows whether the connection is lost, and whether a command waits for its answer. */
export function ConnectionStatus({ table }: { table: TableStore }) {
  const isBusy = table.connection.value === "connected" && table.waiting.value > 0;
  const state = table.trouble.value ? "trouble" : isBusy ? "busy" : table.connection.value;
  const words = say(`web-${state}`);
  return (
    <p class={`connection ${state}`} role="status" title={words}>
      <span class="lamp" aria-hidden="true" />
      <span class="for-ears">{words}</span>
    </p>
  );
}
