/** Opened by a link with a secret: an invitation lets in at once, a seat that is handed over asks first. */
import { useEffect, useState } from "preact/hooks";
import { Loading } from "../look/loading";
import { Mast } from "../look/mast";
import { complain } from "../look/notice";
import { beSomebody } from "../me";
import { passes } from "../route";
import { say } from "../say/say";
import { Refusal, call, newId } from "../wire/api";
import type { Refused } from "../wire/shapes";
import { Door } from "./door";

export function Entrance({ id, invite, seat }: { id: string; invite: string; seat: string }) {
  const [told, setTold] = useState<Refused>();
  const done = () => (passes.value = { invite: "", seat: "", code: "" });
  const refused = (why: unknown) => (why instanceof Refusal ? setTold(why.told) : complain(why));
  useEffect(() => {
    if (!seat) beSomebody().then(() => call("POST", `tables/${id}/enter`, { invite })).then(done).catch(refused);
  }, [id, invite, seat]);
  const take = () => {
    beSomebody().then(() => call("POST", `tables/${id}/take`, { handover: seat, id: newId() })).then(done).catch(refused);
  };
  if (told) return <Door id={id} told={told} />;
  if (!seat) return <Loading />;
  return (
    <>
      <Mast />
      <main class="door">
        <h1>{say("web-take-title")}</h1>
        <p>{say("web-take-text")}</p>
        <div class="row">
          <button class="main" onClick={take}>
            {say("web-take")}
          </button>
          <button onClick={done}>{say("web-only-look")}</button>
        </div>
      </main>
    </>
  );
}
