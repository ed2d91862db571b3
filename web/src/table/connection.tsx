import { say } from "../say/say";
import type { LiveTable } from "./live";

/** Says when we are cut off, and when something I did is still on its way. */
export function Connection({ table }: { table: LiveTable }) {
  const state = table.trouble.value ? "trouble" : table.connection.value;
  const words = state === "connected" && table.waiting.value ? say("web-sending") : say(`web-${state}`);
  return (
    <p class={`connection ${state}`} role="status">
      <span class="lamp" aria-hidden="true" />
      <span class="words">{words}</span>
    </p>
  );
}
