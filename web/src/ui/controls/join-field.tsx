/** One field for everything a player may have received: a link to a table or a seat, a personal link, a code. */
import { useState } from "preact/hooks";
import { follow, go, linkSecrets } from "../../browser/route";
import { say } from "../../i18n/say";
import { notify } from "./notices";

export function JoinField() {
  const [text, setText] = useState("");
  const join = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim()) open(text.trim());
  };
  return (
    <form class="join" onSubmit={join}>
      <label for="join">{say("web-join-label")}</label>
      <div class="row">
        <input
          id="join"
          value={text}
          autocomplete="off"
          spellcheck={false}
          placeholder={say("web-join-hint")}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button>{say("web-join")}</button>
      </div>
    </form>
  );
}

function open(text: string): void {
  if (URL.canParse(text)) {
    if (!follow(new URL(text))) notify(say("web-join-elsewhere"), "", true);
  } else if (/^[a-z2-7]{16}$/.test(text)) go({ page: "table", id: text, screen: false });
  else linkSecrets.value = { invite: "", seat: "", code: text };
}
