/** The footer in TV mode, a screen for the whole room: what has just happened, and how to join with a phone. */
import { useEffect, useState } from "preact/hooks";
import { say } from "../../i18n/say";
import { manifestOf } from "../../net/games";
import type { TableInfo } from "../../net/shapes";
import { showError } from "../../ui/controls/notices";
import { UiIcon } from "../../ui/drawings/ui-icon";
import { invitation } from "../entry/invite-dialogs";
import { formatterOf, type Snapshot } from "../snapshot";

const SENTENCES = 4;

export function TvFooter({ snapshot }: { snapshot: Snapshot<unknown> }) {
  const { seq, events: now } = snapshot.update;
  const lines = snapshot.table.log.value.filter((line) => line.seq <= seq).slice(-40);
  const arriving = Number.isInteger(seq) ? [] : now; // the last arrival stands between two lines
  const events = [...lines.flatMap((line) => line.events), ...arriving].filter((event) => event.name !== "table-said");
  const { moments } = manifestOf(snapshot.game.name);
  const sentences = formatterOf(snapshot).sentences(events);
  return (
    <div class="screen-foot">
      <ol>
        {sentences.slice(-SENTENCES).map((line) => (
          <li key={line.text}>
            {moments[line.name] && <UiIcon name="star" />} {line.text}
          </li>
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
