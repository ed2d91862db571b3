/** The chat, without the lines of muted players. */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../../i18n/say";
import { showError } from "../../ui/controls/notices";
import { scrollToEnd } from "../../ui/render/scroll-to-end";
import type { ChatLine, TableStore } from "../store/table-store";

/** By table, the last chat line that was read in this page. */
const read = signal<Record<string, number>>({});

function linesOf(table: TableStore): ChatLine[] {
  return table.chat.value.filter((line) => !table.muted.value.includes(line.args.seat as number));
}

export function unread(table: TableStore): number {
  const me = table.latest.peek()?.you ?? -1; // peek(): only new or read lines change the result, not every update
  const from = read.value[table.id] ?? table.readBefore;
  return linesOf(table).filter((line) => line.seq > from && line.args.seat !== me).length;
}

export function Chat({ table, you }: { table: TableStore; you: number }) {
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const lines = linesOf(table);
  const last = lines.at(-1)?.seq ?? -1;
  useEffect(() => {
    read.value = { ...read.value, [table.id]: last };
    scrollToEnd(list.current);
  }, [last]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    table
      .send({ do: "say", text })
      .then(() => setText(""))
      .catch(showError);
  };
  return (
    <div class="chat">
      {lines.length === 0 && <p class="nothing-yet">{say("web-chat-empty")}</p>}
      <ol ref={list}>
        {lines.map((line) => (
          <li key={line.seq} class={line.args.seat === you ? "mine" : ""}>
            <b dir="auto">{String(line.args.name)}</b>
            <span dir="auto">{String(line.args.text)}</span>
          </li>
        ))}
      </ol>
      {you >= 0 ? (
        <form onSubmit={send}>
          <input
            value={text}
            maxLength={500}
            dir="auto"
            autocomplete="off"
            aria-label={say("web-say")}
            placeholder={say("web-say")}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button>{say("web-send")}</button>
        </form>
      ) : (
        <p class="nothing-yet">{say("web-chat-watching")}</p>
      )}
    </div>
  );
}
