/** The game's part of a player panel: the god and the state of its power, the cards, and whether the player began the round. */
import { nameOf, say } from "../../../i18n/say";
import { ClauseButton } from "../../../ui/controls/clause";
import { showDialog } from "../../../ui/controls/dialog";
import { Icon } from "../../../ui/drawings/icon";
import { memo } from "../../../ui/render/memo";
import { SrOnly } from "../../../ui/render/sr-only";
import { type PlayerArgs, playerArgs } from "../describe";
import { godIcon, WIND } from "../icons";
import { mapDataOf } from "../model/map-data";
import { isOver, type OdysseusSnapshot, UNKNOWN } from "../state-text";

const CLAUSES: Record<string, string> = {
  zeus: "O6.1",
  hades: "O6.2",
  aphrodite: "O6.3",
  hermes: "O6.4",
  poseidon: "O6.5",
  athena: "O6.6",
};

export function Seat(props: OdysseusSnapshot & { seat: number }) {
  const { view, seat } = props;
  const god = mapDataOf(props.game).gods[view.gods[seat]!];
  if (!god) return null;
  const points = isOver(props) ? (view.points[seat] ?? UNKNOWN) : UNKNOWN;
  return (
    <SeatPanel
      player={playerArgs(props, seat)}
      god={god}
      isFirst={view.round > 0 && view.first === seat}
      points={points}
    />
  );
}

const SeatPanel = memo(
  ({ player, god, isFirst, points }: { player: PlayerArgs; god: string; isFirst: boolean; points: number }) => {
    const { power } = player;
    return (
      <button
        class={`ody-seat ${power}`}
        title={say("web-odysseus-about-god", { god: nameOf("god", god) })}
        onClick={() => showGod(god)}
      >
        <SrOnly words={say("web-odysseus-player", player) + (isFirst ? ` ${say("web-odysseus-began")}` : "")} />
        <Icon key={god} class="sign" path={godIcon(god)} />
        <span class="called" aria-hidden="true">
          {nameOf("god", god)}
        </span>
        <span class="power" aria-hidden="true">
          <span class="state">{say(`web-odysseus-power-${power}`)}</span>
        </span>
        <span class="cards" aria-hidden="true">
          {isFirst && <span class="first">1</span>} <Icon path={WIND} /> {player.count}
        </span>
        {points !== UNKNOWN && <span class="points">{say("web-odysseus-points", { points })}</span>}
      </button>
    );
  },
);

function showGod(god: string): void {
  showDialog(nameOf("god", god), () => (
    <div class="ody-about" data-game="odysseus">
      <Icon path={godIcon(god)} />
      <p>
        {say(`web-odysseus-about-${god}`)} <ClauseButton id={CLAUSES[god]!} />
      </p>
    </div>
  ));
}
