import { useState } from "preact/hooks";
import { complain } from "../look/notice";
import { say } from "../say/say";
import type { Seen } from "./face";

export function Chat({ seen }: { seen: Seen<unknown> }) {
  const [text, setText] = useState("");
  const said = seen.table.log.value.flatMap((line) => line.events).filter((event) => event.name === "table-said");
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    seen.table.send({ do: "say", text }).then(() => setText("")).catch(complain);
  };
  return (
    <div class="chat">
      <ol>
        {said.map((event, i) => (
          <li key={i}>
            <b dir="auto">{String(event.args.name)}</b> <span dir="auto">{String(event.args.text)}</span>
          </li>
        ))}
      </ol>
      {seen.you >= 0 && (
        <form onSubmit={send}>
          <input value={text} maxLength={500} aria-label={say("web-say")} placeholder={say("web-say")} onInput={(event) => setText(event.currentTarget.value)} />
          <button>{say("web-send")}</button>
        </form>
      )}
    </div>
  );
}
