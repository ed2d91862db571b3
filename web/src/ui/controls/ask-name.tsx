/** The dialog that asks for the player's name when they first sit down with others, in the same step. */
import { useState } from "preact/hooks";
import { say } from "../../i18n/say";
import { defaultName, ensureIdentity, isNamed, me } from "../../net/identity";
import { closeDialog, showDialog } from "./dialog";
import { showError } from "./notices";

/** Do something under the player's name; ask for it first if they have never chosen one. */
export async function askName(button: string, act: () => Promise<unknown>): Promise<void> {
  if (isNamed.value) await act();
  else showDialog(say("web-name"), () => <NameStep button={button} act={act} />);
}

function NameStep({ button, act }: { button: string; act: () => Promise<unknown> }) {
  const [name, setName] = useState(me.value?.name ?? defaultName());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    ensureIdentity(name.trim()).then(closeDialog).then(act).catch(showError);
  };
  return (
    <form class="name-form" onSubmit={submit}>
      <NameField value={name} onInput={setName} />
      <button class="main big">{button}</button>
    </form>
  );
}

/** The field itself. The suggested name is selected, so that typing replaces it. */
export function NameField({ value, onInput }: { value: string; onInput: (name: string) => void }) {
  return (
    <p>
      <label for="my-name">{say("web-name-ask")}</label>
      <input
        id="my-name"
        value={value}
        dir="auto"
        required
        data-focus
        maxLength={40}
        autocomplete="nickname"
        aria-describedby="my-name-hint"
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <span class="hint" id="my-name-hint">
        {say("web-name-kept")}
      </span>
    </p>
  );
}
