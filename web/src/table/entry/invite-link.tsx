/** Opened by a link with a secret: an invitation lets in at once, a seat that is handed over asks first. */
import { useEffect, useState } from "preact/hooks";
import { linkSecrets } from "../../browser/route";
import { say } from "../../i18n/say";
import { call, newId, Refusal } from "../../net/api";
import { ensureIdentity } from "../../net/identity";
import type { Refused } from "../../net/shapes";
import { Header } from "../../ui/controls/header";
import { showError } from "../../ui/controls/notices";
import { Loading } from "../../ui/render/loading";
import { Unavailable } from "./unavailable";

export function InviteLink({ id, invite, seat }: { id: string; invite: string; seat: string }) {
  const [told, setTold] = useState<Refused>();
  const done = () => (linkSecrets.value = { invite: "", seat: "", code: "" });
  const refused = (why: unknown) => (why instanceof Refusal ? setTold(why.refused) : showError(why));
  useEffect(() => {
    if (!seat)
      ensureIdentity()
        .then(() => call("POST", `tables/${id}/enter`, { invite }))
        .then(done)
        .catch(refused);
  }, [id, invite, seat]);
  const take = () => {
    ensureIdentity()
      .then(() => call("POST", `tables/${id}/take`, { handover: seat, id: newId() }))
      .then(done)
      .catch(refused);
  };
  if (told) return <Unavailable id={id} told={told} />;
  if (!seat) return <Loading />;
  return (
    <>
      <Header />
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
