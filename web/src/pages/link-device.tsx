/** Opened by a personal link or the picture of a code: this device becomes another one of the same person. */
import { useEffect, useState } from "preact/hooks";
import { Loading } from "../ui/render/loading";
import { Mast } from "../ui/controls/header";
import { complain, notify } from "../ui/controls/notices";
import { comeBack, whoAmI } from "../net/identity";
import { passes } from "../browser/route";
import { say } from "../i18n/say";
import type { Me } from "../net/shapes";

export function ComeBack({ code }: { code: string }) {
  const [was, setWas] = useState<Me | null>(null);
  const done = () => (passes.value = { invite: "", seat: "", code: "" });
  const come = () => {
    void comeBack(code).then((now) => notify(say("web-welcome-back", { name: now.name }))).catch(complain).finally(done);
  };
  useEffect(() => {
    whoAmI().then((known) => (known ? setWas(known) : come())).catch(complain);
  }, [code]);
  if (!was) return <Loading />;
  return (
    <>
      <Mast />
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
