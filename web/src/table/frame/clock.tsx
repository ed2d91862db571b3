/** The time left for a decision: the server's figure, counted down in the browser. */
import { useEffect, useState } from "preact/hooks";
import { say } from "../../i18n/say";
import type { Clock } from "../../net/shapes";
import type { Snapshot } from "../snapshot";

export function ClockHand({ snapshot }: { snapshot: Snapshot<unknown> }) {
  const { left, seats, actor } = snapshot.update.table;
  const [, tick] = useState(0);
  useEffect(() => {
    if (left === null) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [left]);
  if (left === null) return null;
  const now = left - (performance.now() - snapshot.table.receivedAt.value);
  const total = now + (seats[actor]?.bank ?? 0);
  return <span class={`clock ${now < 10_000 ? "short" : ""}`}>{timeWords(Math.max(0, total))}</span>;
}

export function timeWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const days = Math.floor(seconds / 86400);
  if (days) return say("web-days", { days, hours: Math.floor((seconds % 86400) / 3600) });
  const hours = Math.floor(seconds / 3600);
  const minutes = String(Math.floor((seconds % 3600) / 60));
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${minutes.padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** Describe the clock that a table was opened with. */
export function clockWords({ seconds = 0, bank = 0 }: Clock): string {
  if (!seconds) return say("web-no-clock");
  if (seconds >= 86400) return say("web-clock-in-days", { days: Math.round(seconds / 86400) });
  return say("web-clock-seconds", { seconds, minutes: Math.round(bank / 60) });
}
