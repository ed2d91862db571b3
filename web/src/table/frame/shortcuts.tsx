/** Keys for what is done often at a table. They wait while somebody writes, and while a dialog is open. */
import { useEffect, useRef } from "preact/hooks";
import { showDialog } from "../../ui/controls/dialog";
import { complain } from "../../ui/controls/notices";
import { say } from "../../i18n/say";
import type { Seen } from "../game-ui";
import { showSide } from "../side/side-panel";

const KEYS = ["s", "u", "l", "c", "w", "d", "b", "?"] as const;

export function useShortcuts(seen: Seen<unknown>): void {
  const now = useRef(seen);
  now.current = seen;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element).closest?.("input, textarea, select, dialog") || document.querySelector("dialog[open]")) return;
      const act = acts(now.current)[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function acts(seen: Seen<unknown>): Record<string, () => void> {
  return {
    s: seen.table.skip,
    u: () => seen.update.undo && void seen.table.undo().catch(complain),
    l: () => showSide("log"),
    c: () => showSide("chat"),
    w: () => showSide("state"),
    d: () => focusIn(".dock"),
    b: () => focusIn(".board"),
    "?": showShortcuts,
  };
}

function focusIn(part: string): void {
  document.querySelector<HTMLElement>(`${part} :is(button, a, input, select, [tabindex="0"])`)?.focus();
}

export function showShortcuts(): void {
  showDialog(say("web-shortcuts"), () => (
    <dl class="keys">
      {KEYS.map((key) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{say(key === "?" ? "web-key-help" : `web-key-${key}`)}</dd>
        </div>
      ))}
    </dl>
  ));
}
