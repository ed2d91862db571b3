/** The panel beside the board, or over it on a phone: the log, the chat, and the state in words. */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../i18n/say";
import { UiIcon } from "../../ui/drawings/ui-icon";
import type { GameUi } from "../game-ui";
import { snapshotOf } from "../snapshot";
import type { TableStore } from "../store/table-store";
import { Chat, unread } from "./chat";
import { LogPanel } from "./log-panel";

const TABS = ["log", "chat", "state"] as const;
type Tab = (typeof TABS)[number];
const tab = signal<Tab>("log");
/** Whether the panel is open, where it is a drawer. */
const isOpen = signal(false);
const wideScreen = matchMedia("(min-width: 62rem)"); // as in table.css
const isWideScreen = signal(wideScreen.matches);
wideScreen.addEventListener("change", () => (isWideScreen.value = wideScreen.matches));

export function showSide(wanted: Tab): void {
  tab.value = wanted;
  isOpen.value = true;
}

/** Where the panel is a drawer: a button for the log, and one for the chat. */
export function SideButtons({ table }: { table: TableStore }) {
  const count = unread(table);
  return (
    <>
      <SideButton icon="log" words={say("web-tab-log")} />
      <SideButton icon="chat" words={count ? say("web-chat-unread", { count }) : say("web-tab-chat")} count={count} />
    </>
  );
}

function SideButton({ icon, words, count = 0 }: { icon: "log" | "chat"; words: string; count?: number }) {
  const isShown = isOpen.value && tab.value === icon;
  return (
    <button
      class="for-side"
      data-side={icon}
      aria-label={words}
      title={words}
      aria-expanded={isShown}
      onClick={() => (isShown ? (isOpen.value = false) : showSide(icon))}
    >
      <UiIcon name={icon} />
      {count > 0 && <span class="unread">{count}</span>}
    </button>
  );
}

export function SidePanel({ table, gameUi }: { table: TableStore; gameUi: GameUi<unknown> }) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isOpen.value) box.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
  }, [isOpen.value]);
  useEffect(() => () => void (isOpen.value = false), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") isOpen.value = false;
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step || !(event.target as HTMLElement).matches("[role=tab]")) return;
    tab.value = TABS[(TABS.indexOf(tab.value) + step + TABS.length) % TABS.length]!;
    box.current?.querySelector<HTMLElement>(`#tab-${tab.value}`)?.focus();
  };
  return (
    <aside
      class={`side-panel ${isOpen.value ? "open" : ""}`}
      ref={box}
      onKeyDown={onKeyDown}
      aria-label={say("web-side")}
    >
      <Tabs table={table} />
      {(isOpen.value || isWideScreen.value) && (
        <div class="panel" role="tabpanel" id="side-panel" aria-labelledby={`tab-${tab.value}`} tabIndex={0}>
          <Panel table={table} gameUi={gameUi} />
        </div>
      )}
    </aside>
  );
}

function Panel({ table, gameUi }: { table: TableStore; gameUi: GameUi<unknown> }) {
  const snapshot = snapshotOf(table);
  if (tab.value === "log") return <LogPanel snapshot={snapshot} />;
  if (tab.value === "chat") return <Chat table={table} you={snapshot.you} />;
  return <State lines={gameUi.describe(snapshot)} />;
}

/** This gets only the table and no snapshot, so that a move does not draw it again. */
function Tabs({ table }: { table: TableStore }) {
  const count = tab.value === "chat" ? 0 : unread(table);
  return (
    <div class="tabs">
      <div role="tablist">
        {TABS.map((each) => (
          <button
            key={each}
            role="tab"
            id={`tab-${each}`}
            aria-selected={tab.value === each}
            aria-controls="side-panel"
            tabIndex={tab.value === each ? 0 : -1}
            onClick={() => (tab.value = each)}
          >
            {say(`web-tab-${each}`)} {each === "chat" && count > 0 && <span class="unread">{count}</span>}
          </button>
        ))}
      </div>
      <button class="shut quiet" aria-label={say("web-close")} onClick={() => (isOpen.value = false)}>
        <UiIcon name="close" />
      </button>
    </div>
  );
}

function State({ lines }: { lines: string[] }) {
  return (
    <ul class="state-words">
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}
