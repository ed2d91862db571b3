/** Beside the board: the log, the chat, and the state in words. */
import { useState } from "preact/hooks";
import { say } from "../say/say";
import type { Face, Seen } from "./face";
import { Chat } from "./chat";
import { LogPanel } from "./log";

const TABS = ["log", "chat", "state"] as const;

export function SidePanel({ seen, face }: { seen: Seen<unknown>; face: Face<unknown> }) {
  const [tab, setTab] = useState<(typeof TABS)[number]>("log");
  return (
    <aside class="side">
      <div class="tabs" role="tablist">
        {TABS.map((each) => (
          <button key={each} role="tab" id={`tab-${each}`} aria-selected={tab === each} aria-controls={`panel-${each}`} onClick={() => setTab(each)}>
            {say(`web-tab-${each}`)}
          </button>
        ))}
      </div>
      <div class="panel" role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === "log" && <LogPanel seen={seen} />}
        {tab === "chat" && <Chat seen={seen} />}
        {tab === "state" && (
          <ul class="state">
            {face.describe(seen).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}
