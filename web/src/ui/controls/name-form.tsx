/** The field for the player's name. */
import { useEffect, useState } from "preact/hooks";
import { say } from "../../i18n/say";
import { ensureIdentity, me } from "../../net/identity";
import { notify, showError } from "./notices";

export function NameForm({ label, hint }: { label: string; hint?: string }) {
  const known = me.value?.name ?? "";
  const [name, setName] = useState(known);
  useEffect(() => setName(known), [known]);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim())
      ensureIdentity(name.trim())
        .then((now) => notify(say("web-name-saved", { name: now.name })))
        .catch(showError);
  };
  return (
    <form class="name-form" onSubmit={save}>
      <label for="name">{label}</label>
      <div class="row">
        <input
          id="name"
          value={name}
          dir="auto"
          maxLength={40}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button>{say("web-save")}</button>
      </div>
      {hint && <p class="hint">{hint}</p>}
    </form>
  );
}
