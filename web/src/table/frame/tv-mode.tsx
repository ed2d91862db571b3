/** The footer in TV mode, a screen for the whole room: what has just happened, and how to join with a phone. */
import { useEffect, useState } from "preact/hooks";
import { say } from "../../i18n/say";
import type { TableInfo } from "../../net/shapes";
import { showError } from "../../ui/controls/notices";
import { invitation } from "../entry/invite-dialogs";
import { formatterOf, type Snapshot } from "../snapshot";

const SENTENCES = 4;

export function TvFooter({ snapshot }: { snapshot: Snapshot<unknown> }) {
  const lines = snapshot.table.log.value.filter((line) => line.seq <= snapshot.update.seq).slice(-40);
  const events = lines.flatMap((line) => line.events).filter((event) => event.name !== "table-said");
  const sentences = formatterOf(snapshot).sentences(events);
  return (
    <div class="screen-foot">
      <ol>
        {sentences.slice(-SENTENCES).map((line) => (
          <li key={line.text}>{line.text}</li>
        ))}
      </ol>
      <PhoneLink table={snapshot.update.table} />
    </div>
  );
}

/** The link for the players' phones, where they see their hands. The link that they joined with works too. */
export function PhoneLink({ table }: { table: TableInfo }) {
  const [qr, setQr] = useState("");
  useEffect(
    () =>
      void invitation(table)
        .then((made) => setQr(made.qr ?? ""))
        .catch(showError),
    [table.id],
  );
  if (!qr) return null;
  return (
    <figure class="phone-link">
      <img
        class="qr"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={say("web-qr")}
        width={120}
        height={120}
      />
      <figcaption>{say(table.status === "open" ? "web-screen-join" : "web-screen-hand")}</figcaption>
    </figure>
  );
}
