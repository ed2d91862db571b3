/** The page of a personal link or QR code: it signs this device in as the same person. If the device already has an identity, the
person is asked first. */
import { useEffect, useState } from "preact/hooks";
import { linkSecrets } from "../browser/route";
import { say } from "../i18n/say";
import { fetchMe, signInWithCode } from "../net/identity";
import type { Me } from "../net/shapes";
import { Header } from "../ui/controls/header";
import { notify, showError } from "../ui/controls/notices";
import { Loading } from "../ui/render/loading";

export function LinkDevice({ code }: { code: string }) {
  const [known, setKnown] = useState<Me | null>(null); // the identity that this device would lose
  const done = () => (linkSecrets.value = { invite: "", seat: "", code: "" });
  const signIn = () => {
    void signInWithCode(code)
      .then((now) => notify(say("web-welcome-back", { name: now.name })))
      .catch(showError)
      .finally(done);
  };
  useEffect(() => {
    fetchMe()
      .then((me) => (me ? setKnown(me) : signIn()))
      .catch(showError);
  }, [code]);
  if (!known) return <Loading />;
  return (
    <>
      <Header />
      <main class="door">
        <h1>{say("web-comeback")}</h1>
        <p>{say("web-comeback-text", { name: known.name })}</p>
        <div class="row">
          <button class="main" onClick={signIn}>
            {say("web-comeback-yes")}
          </button>
          <button onClick={done}>{say("web-comeback-no")}</button>
        </div>
      </main>
    </>
  );
}
