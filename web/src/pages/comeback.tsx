/** Opened by a personal link or the picture of a code: this device becomes another one of the same person. */
import { useEffect, useState } from "preact/hooks";
import { Loading } from "../look/loading";
import { Mast } from "../look/mast";
import { complain, notify } from "../look/notice";
import { comeBack, whoAmI } from "../me";
import { passes } from "../route";
import { say } from "../say/say";
import type { Me } from "../wire/shapes";

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
