/** My name, and how I come in from another device. */
import { useEffect, useState } from "preact/hooks";
import { showDialog } from "../ui/controls/dialog";
import { complain, notify } from "../ui/controls/notices";
import { Share } from "../ui/controls/share";
import { beSomebody, me } from "../net/identity";
import { say } from "../i18n/say";
import { call, HOME } from "../net/api";
import type { Pass } from "../net/shapes";

export function Myself() {
  return (
    <section class="myself" aria-labelledby="myself">
      <h2 id="myself">{say("web-myself")}</h2>
      <div class="two">
        <NameForm label={say("web-name")} hint={say("web-name-hint")} />
        {me.value && (
          <div>
            <p>{say("web-devices")}</p>
            <div class="row">
              <button onClick={() => void showCode().catch(complain)}>{say("web-code")}</button>
              <button onClick={() => void showPersonalLink().catch(complain)}>{say("web-personal-link")}</button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

export function NameForm({ label, hint }: { label: string; hint?: string }) {
  const known = me.value?.name ?? "";
  const [name, setName] = useState(known);
  useEffect(() => setName(known), [known]);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim()) beSomebody(name.trim()).then((now) => notify(say("web-name-saved", { name: now.name }))).catch(complain);
  };
  return (
    <form class="name-form" onSubmit={save}>
      <label for="name">{label}</label>
      <div class="row">
        <input id="name" value={name} dir="auto" maxLength={40} autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
        <button>{say("web-save")}</button>
      </div>
      {hint && <p class="hint">{hint}</p>}
    </form>
  );
}

async function showCode(): Promise<void> {
  const pass = await call<Pass>("POST", "me/code");
  showDialog(say("web-code"), () => (
    <>
      <p>{say("web-code-hint")}</p>
      <Share words={pass.word} about={say("web-code")} qr={pass.qr} />
    </>
  ));
}

async function showPersonalLink(): Promise<void> {
  const pass = await call<Pass>("POST", "me/link");
  const link = `${HOME.href}#code=${pass.word}`;
  showDialog(say("web-personal-link"), () => (
    <>
      <p>{say("web-personal-hint")}</p>
      <Share words={link} about={say("web-personal-link")} qr={pass.qr} />
    </>
  ));
}
