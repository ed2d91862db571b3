/** Opened by a personal link or the picture of a code: this device becomes another one of the same person. */
import { useEffect, useState } from "preact/hooks";
import { linkSecrets } from "../browser/route";
import { say } from "../i18n/say";
import { fetchMe, signInWithCode } from "../net/identity";
import type { Me } from "../net/shapes";
import { Header } from "../ui/controls/header";
import { notify, showError } from "../ui/controls/notices";
import { Loading } from "../ui/render/loading";

export function LinkDevice({ code }: { code: string }) {
  const [was, setWas] = useState<Me | null>(null);
  const done = () => (linkSecrets.value = { invite: "", seat: "", code: "" });
  const come = () => {
    void signInWithCode(code)
      .then((now) => notify(say("web-welcome-back", { name: now.name })))
      .catch(showError)
      .finally(done);
  };
  useEffect(() => {
    fetchMe()
      .then((known) => (known ? setWas(known) : come()))
      .catch(showError);
  }, [code]);
  if (!was) return <Loading />;
  return (
    <>
      <Header />
      <main class="door">
        <h1>{say("web-comeback")}</h1>
        <p>{say("web-comeback-text", { name: was.name })}</p>
        <div class="row">
          <button class="main" onClick={come}>
            {say("web-comeback-yes")}
          </button>
          <button onClick={done}>{say("web-comeback-no")}</button>
        </div>
      </main>
    </>
  );
}
