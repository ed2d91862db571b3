/** Notices at the bottom of the page: what was refused and why, what was copied. Screen readers read them; they disappear after
a few seconds. */
import { signal } from "@preact/signals";
import { sayReason, sayRefusal } from "../../i18n/refusal";
import { say } from "../../i18n/say";
import { Refusal } from "../../net/api";
import type { Reason, Refused } from "../../net/shapes";
import { UiIcon } from "../drawings/ui-icon";
import { ClauseButton } from "./clause";

interface Notice {
  number: number;
  text: string;
  clause: string;
  isBad: boolean;
}

const notices = signal<Notice[]>([]);
let count = 0;
const DURATION = { good: 4000, bad: 9000 }; // milliseconds

export function notify(text: string, clause = "", isBad = false): void {
  const number = ++count;
  notices.value = [...notices.value.slice(-2), { number, text, clause, isBad }];
  setTimeout(() => dismiss(number), isBad ? DURATION.bad : DURATION.good);
}

/** Show why the server refused. For the catch() of every call and command; other errors are thrown again. */
export function showError(why: unknown): void {
  if (!(why instanceof Refusal)) throw why;
  showRefusal(why.refused);
}

export function showRefusal(refused: Refused): void {
  notify(sayRefusal(refused), refused.clause ?? "", true);
}

/** Show why a choice is not possible. */
export function showReason(reason: Reason | undefined): void {
  if (reason) notify(sayReason(reason), reason.clause, true);
}

/** Remove the errors, when the state they were about is over. */
export function dismissErrors(): void {
  if (notices.value.some((notice) => notice.isBad)) notices.value = notices.value.filter((notice) => !notice.isBad);
}

function dismiss(number: number): void {
  notices.value = notices.value.filter((notice) => notice.number !== number);
}

export function Notices() {
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.value.map((notice) => (
        <div key={notice.number} class={`notice ${notice.isBad ? "bad" : ""}`}>
          <p>
            {notice.text} {notice.clause && <ClauseButton id={notice.clause} />}
          </p>
          <button class="quiet" aria-label={say("web-close")} onClick={() => dismiss(notice.number)}>
            <UiIcon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
