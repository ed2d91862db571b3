/** What is done seldom at a table. */
import { closeDialog, showDialog } from "../../ui/controls/dialog";
import { Link } from "../../ui/controls/link";
import { Mark, type MarkName } from "../../ui/drawings/ui-icon";
import { complain } from "../../ui/controls/notices";
import { Wishes } from "../../ui/controls/settings-form";
import { addressOf } from "../../browser/route";
import { nameOf, say } from "../../i18n/say";
import { HOME } from "../../net/api";
import type { LiveTable } from "../store/table-store";
import { showHandover, showInvitation } from "../entry/invite-dialogs";
import { askLeave, People } from "./player-list";
import { seenOf } from "../snapshot";
import { showShortcuts } from "./shortcuts";

export function Menu({ table, screen }: { table: LiveTable; screen: boolean }) {
  const show = () => showDialog(() => say("web-menu"), () => <Items table={table} screen={screen} />);
  return (
    <button class="menu" aria-label={say("web-menu")} title={say("web-menu")} onClick={show}>
      <Mark name="menu" />
    </button>
  );
}

function Items({ table, screen }: { table: LiveTable; screen: boolean }) {
  const seen = seenOf(table);
  const info = table.latest.value!.table;
  const mine = info.seats[seen.you];
  const isPlaying = info.status === "playing" && !!mine;
  const game = nameOf("game", info.game);
  return (
    <div class="menu-items">
      <ul>
        <li>
          <Link to={{ page: "rules", game: info.game, clause: "" }} class="item">
            <Mark name="book" /> {say("web-rules-of", { game })}
          </Link>
        </li>
        <Item mark="people" words={say("web-people")} act={() => showDialog(say("web-people"), () => <People seen={seen} />)} />
        <Item mark="share" words={say("web-invite")} act={() => void showInvitation(info).catch(complain)} />
        <li>
          <a class="item" href={addressOf({ page: "table", id: table.id, screen: !screen })} target={screen ? undefined : "_blank"}>
            <Mark name="screen" /> {say(screen ? "web-screen-leave" : "web-screen")}
          </a>
        </li>
        <li>
          <a class="item" href={new URL(`api/tables/${table.id}/record`, HOME).href} download={`pelagos-${info.game}-${table.id}.txt`}>
            <Mark name="save" /> {say("web-record")}
          </a>
        </li>
        {isPlaying && mine.away && <Item mark="person" words={say("web-back")} act={() => send(table, "back")} />}
        {isPlaying && !mine.away && <Item mark="bot" words={say("web-away")} act={() => send(table, "away")} />}
        {isPlaying && <Item mark="hand" words={say("web-handover")} act={() => void showHandover(info).catch(complain)} />}
        {isPlaying && <Item mark="door" words={say("web-leave")} act={() => askLeave(table)} />}
        <Item mark="question" words={say("web-shortcuts")} act={showShortcuts} />
      </ul>
      <h3>{say("web-settings")}</h3>
      <Wishes />
    </div>
  );
}

function Item(props: { mark: MarkName; words: string; act: () => void }) {
  return (
    <li>
      <button class="item" onClick={props.act}>
        <Mark name={props.mark} /> {props.words}
      </button>
    </li>
  );
}

function send(table: LiveTable, what: "away" | "back"): void {
  closeDialog();
  table.send({ do: what }).catch(complain);
}
