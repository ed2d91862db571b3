/** Keyboard shortcuts. They are off while the player writes, and while a dialog is open. */
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../i18n/say";
import { showDialog } from "../../ui/controls/dialog";
import { showError } from "../../ui/controls/notices";
import { askAboutFocus } from "../help/about-popover";
import { showWhat } from "../help/show-what";
import { hasHowTo } from "../how-to/how-to";
import { showHowTo } from "../how-to/show-how-to";
import { showSide } from "../side/side-panel";
import type { LiveSnapshot } from "../snapshot";

const KEYS = ["s", "u", "l", "c", "w", "d", "b", "i", "h", "?"] as const;

export function useShortcuts(snapshot: LiveSnapshot): void {
  const latest = useRef(snapshot);
  latest.current = snapshot;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (
        (event.target as Element).closest?.("input, textarea, select, dialog") ||
        document.querySelector("dialog[open]")
      )
        return;
      const action = actions(latest.current)[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function actions(snapshot: LiveSnapshot): Record<string, () => unknown> {
  return {
    s: snapshot.table.skip,
    u: () => snapshot.update.undo && void snapshot.table.undo().catch(showError),
    l: () => showSide("log"),
    c: () => showSide("chat"),
    w: () => showSide("state"),
    d: () => focusIn(".dock"),
    b: () => focusIn(".board"),
    i: askAboutFocus,
    h: () => hasHowTo(snapshot.game.name) && showHowTo(snapshot.game.name, snapshot.game),
    "?": () => showWhat(snapshot.table),
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
