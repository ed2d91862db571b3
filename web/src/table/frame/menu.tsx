/** The menu of a table: rules, players, invitation, record, seat and settings. */

import { HOME } from "../../browser/home";
import { urlOf } from "../../browser/route";
import { nameOf, say } from "../../i18n/say";
import { closeDialog, showDialog } from "../../ui/controls/dialog";
import { Link } from "../../ui/controls/link";
import { showError } from "../../ui/controls/notices";
import { SettingsForm } from "../../ui/controls/settings-form";
import { UiIcon, type UiIconName } from "../../ui/drawings/ui-icon";
import { BoardOrigin } from "../board-origin";
import { showHandover, showInvitation } from "../entry/invite-dialogs";
import { hasHowTo } from "../how-to/how-to";
import { showHowTo } from "../how-to/show-how-to";
import { snapshotOf } from "../snapshot";
import type { TableStore } from "../store/table-store";
import { askLeave, PlayerList } from "./player-list";
import { showShortcuts } from "./shortcuts";

export function Menu({ table, screen }: { table: TableStore; screen: boolean }) {
  const show = () =>
    showDialog(
      () => say("web-menu"),
      () => <Items table={table} screen={screen} />,
    );
  return (
    <button class="menu" aria-label={say("web-menu")} title={say("web-menu")} onClick={show}>
      <UiIcon name="menu" />
    </button>
  );
}

function Items({ table, screen }: { table: TableStore; screen: boolean }) {
  const snapshot = snapshotOf(table);
  const info = table.latest.value!.table;
  const mine = info.seats[snapshot.you];
  const isPlaying = info.status === "playing" && !!mine;
  const game = nameOf("game", info.game);
  return (
    <div class="menu-items">
      <ul>
        {hasHowTo(info.game) && (
          <Item icon="scroll" words={say("web-how-to")} act={() => showHowTo(info.game, snapshot.game)} />
        )}
        <li>
          <Link to={{ page: "rules", game: info.game, clause: "" }} class="item">
            <UiIcon name="book" /> {say("web-rules-of", { game })}
          </Link>
        </li>
        <Item
          icon="people"
          words={say("web-people")}
          act={() => showDialog(say("web-people"), () => <PlayerList snapshot={snapshot} />)}
        />
        <Item icon="share" words={say("web-invite")} act={() => void showInvitation(info).catch(showError)} />
        <li>
          <a
            class="item"
            href={urlOf({ page: "table", id: table.id, screen: !screen })}
            target={screen ? undefined : "_blank"}
          >
            <UiIcon name="screen" /> {say(screen ? "web-screen-leave" : "web-screen")}
          </a>
        </li>
        <li>
          <a
            class="item"
            href={new URL(`api/tables/${table.id}/record`, HOME).href}
            download={`pelagos-${info.game}-${table.id}.txt`}
          >
            <UiIcon name="save" /> {say("web-record")}
          </a>
        </li>
        {isPlaying && mine.away && <Item icon="person" words={say("web-back")} act={() => send(table, "back")} />}
        {isPlaying && !mine.away && <Item icon="bot" words={say("web-away")} act={() => send(table, "away")} />}
        {isPlaying && (
          <Item icon="hand" words={say("web-handover")} act={() => void showHandover(info).catch(showError)} />
        )}
        {isPlaying && <Item icon="door" words={say("web-leave")} act={() => askLeave(table)} />}
        <Item icon="question" words={say("web-shortcuts")} act={showShortcuts} />
      </ul>
      <h3>{say("web-settings")}</h3>
      <SettingsForm />
      <BoardOrigin game={snapshot.game} />
    </div>
  );
}

function Item(props: { icon: UiIconName; words: string; act: () => void }) {
  return (
    <li>
      <button class="item" onClick={props.act}>
        <UiIcon name={props.icon} /> {props.words}
      </button>
    </li>
  );
}

function send(table: TableStore, what: "away" | "back"): void {
  closeDialog();
  table.send({ do: what }).catch(showError);
}
