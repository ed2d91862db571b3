import { showDialog } from "../look/dialog";
import { Wishes } from "../pages/wishes";
import { say } from "../say/say";
import type { Seen } from "./face";

export function Menu(_: { seen: Seen<unknown> }) {
  return (
    <button class="quiet menu" onClick={() => showDialog(say("web-settings"), () => <Wishes />)}>
      {say("web-settings")}
    </button>
  );
}
