/** Dialogs with a link to the table, or to take over the player's seat. */

import { urlOf } from "../../browser/route";
import { readStorage } from "../../browser/storage";
import { nameOf, say } from "../../i18n/say";
import { call } from "../../net/api";
import type { Pass, TableInfo } from "../../net/shapes";
import { showDialog } from "../../ui/controls/dialog";
import { Share } from "../../ui/controls/share";
import { isHosting } from "../store/take-seat";

/** Return a link to the table. Who has never sat there and did not open it cannot invite: their link opens only what is public. */
export async function invitation(table: TableInfo): Promise<{ link: string; qr?: string }> {
  const address = urlOf({ page: "table", id: table.id, screen: false });
  if (!readStorage(`sat-${table.id}`, "") && !isHosting(table.id)) return { link: address };
  const pass = await call<Pass>("POST", `tables/${table.id}/invite`);
  return { link: `${address}#invite=${pass.word}`, qr: pass.qr };
}

export async function showInvitation(table: TableInfo): Promise<void> {
  const { link, qr } = await invitation(table);
  const about = say("web-invite-text", { game: nameOf("game", table.game) });
  showDialog(say("web-invite"), () => (
    <>
      <p>{say(table.status === "open" ? "web-invite-hint" : "web-invite-watch")}</p>
      <Share words={link} about={about} qr={qr} />
    </>
  ));
}

export async function showHandover(table: TableInfo): Promise<void> {
  const pass = await call<Pass>("POST", `tables/${table.id}/handover`);
  const link = `${urlOf({ page: "table", id: table.id, screen: false })}#seat=${pass.word}`;
  const about = say("web-handover-text", { game: nameOf("game", table.game) });
  showDialog(say("web-handover"), () => (
    <>
      <p>{say("web-handover-hint")}</p>
      <Share words={link} about={about} qr={pass.qr} />
    </>
  ));
}
