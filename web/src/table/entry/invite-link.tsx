/** The page of a link with a secret. An invitation opens the table at once; taking over a seat asks first. */
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
  const [refused, setRefused] = useState<Refused>();
  const done = () => (linkSecrets.value = { invite: "", seat: "", code: "" });
  const onRefusal = (why: unknown) => (why instanceof Refusal ? setRefused(why.refused) : showError(why));
  useEffect(() => {
    if (!seat)
      ensureIdentity()
        .then(() => call("POST", `tables/${id}/enter`, { invite }))
        .then(done)
        .catch(onRefusal);
  }, [id, invite, seat]);
  const take = () => {
    ensureIdentity()
      .then(() => call("POST", `tables/${id}/take`, { handover: seat, id: newId() }))
      .then(done)
      .catch(onRefusal);
  };
  if (refused) return <Unavailable id={id} refused={refused} reopen={done} />;
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
