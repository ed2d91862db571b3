/** The player's name, and the code and link that sign in another device. */
import { HOME } from "../browser/home";
import { say } from "../i18n/say";
import { call } from "../net/api";
import { me } from "../net/identity";
import type { Pass } from "../net/shapes";
import { showDialog } from "../ui/controls/dialog";
import { NameForm } from "../ui/controls/name-form";
import { showError } from "../ui/controls/notices";
import { Share } from "../ui/controls/share";

export function Profile() {
  return (
    <section class="myself" aria-labelledby="myself">
      <h2 id="myself">{say("web-myself")}</h2>
      <div class="two">
        <NameForm label={say("web-name")} hint={say("web-name-hint")} />
        {me.value && (
          <div>
            <p>{say("web-devices")}</p>
            <div class="row">
              <button onClick={() => void showCode().catch(showError)}>{say("web-code")}</button>
              <button onClick={() => void showPersonalLink().catch(showError)}>{say("web-personal-link")}</button>
            </div>
          </div>
        )}
      </div>
    </section>
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
