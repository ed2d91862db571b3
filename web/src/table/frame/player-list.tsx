/** The players of the table, with buttons to mute a player, or to vote that a bot replaces an absent one. */

import { say } from "../../i18n/say";
import { levelName } from "../../i18n/seat-names";
import { closeDialog, showDialog } from "../../ui/controls/dialog";
import { showError } from "../../ui/controls/notices";
import type { LiveSnapshot } from "../snapshot";
import type { TableStore } from "../store/table-store";
import { presence } from "./player-panels";

export function PlayerList({ snapshot }: { snapshot: LiveSnapshot }) {
  const { table } = snapshot;
  const info = table.latest.value!.table;
  return (
    <ul class="people-list">
      {info.seats.map(
        (seat, number) =>
          number !== snapshot.you && (
            <li key={number}>
              <div>
                <b dir="auto">{snapshot.names[number]}</b>
                <span>{say(`web-seat-${presence(snapshot, number)}`)}</span>
                {(seat.kind === "bot" || seat.away) && <span>{levelName(seat.level)}</span>}
                {seat.votes > 0 && <span>{say("web-votes", { count: seat.votes })}</span>}
              </div>
              {seat.kind === "person" && number !== snapshot.you && (
                <div class="row">
                  <MuteButton table={table} seat={number} />
                  {snapshot.you >= 0 && info.status === "playing" && <VoteButton table={table} seat={number} />}
                </div>
              )}
            </li>
          ),
      )}
    </ul>
  );
}

function MuteButton({ table, seat }: { table: TableStore; seat: number }) {
  const isMuted = table.muted.value.includes(seat);
  return (
    <button aria-pressed={isMuted} onClick={() => void table.mute(seat, !isMuted).catch(showError)}>
      {say(isMuted ? "web-unmute" : "web-mute")}
    </button>
  );
}

export function VoteButton({ table, seat }: { table: TableStore; seat: number }) {
  const hasVoted = hasVotedAbout(table, seat);
  return (
    <button
      aria-pressed={hasVoted}
      onClick={() => void table.send({ do: "vote", seat, out: !hasVoted }).catch(showError)}
    >
      {say(hasVoted ? "web-unvote" : "web-vote")}
    </button>
  );
}

/** Whether the player has voted about a seat. The server sends only the number of votes, so this looks into the log. */
function hasVotedAbout(table: TableStore, seat: number): boolean {
  const mine = table.latest.value?.you;
  const votes = table.log.value.flatMap((line) => line.events).filter((event) => event.name === "table-voted");
  return votes.findLast((event) => event.args.seat === mine && event.args.about === seat)?.args.out === 1;
}

export function askLeave(table: TableStore): void {
  const leave = () => {
    closeDialog();
    table.send({ do: "leave" }).catch(showError);
  };
  showDialog(say("web-leave"), () => (
    <>
      <p>{say("web-leave-sure")}</p>
      <div class="row">
        <button class="main" onClick={leave}>
          {say("web-leave-yes")}
        </button>
        <button onClick={closeDialog}>{say("web-stay")}</button>
      </div>
    </>
  ));
}
