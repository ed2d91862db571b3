/** The game's part of a player panel: the god and the state of its power, the cards, and whether the player began the round. */
import { nameOf, say } from "../../../i18n/say";
import { Icon } from "../../../ui/drawings/icon";
import { memo } from "../../../ui/render/memo";
import { SrOnly } from "../../../ui/render/sr-only";
import { type PlayerArgs, playerArgs } from "../describe";
import { godIcon, WIND } from "../icons";
import { mapDataOf } from "../model/map-data";
import { isOver, type OdysseusSnapshot, UNKNOWN } from "../state-text";

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
      <button class={`ody-seat ${power}`} data-about={`god ${god}`} data-tells>
        <SrOnly words={say("web-odysseus-player", player) + (isFirst ? ` ${say("web-odysseus-began")}` : "")} />
        <Icon key={god} class="sign" path={godIcon(god)} />
        <span class="called" aria-hidden="true">
          {nameOf("god", god)}
        </span>
        <span class="power" data-about={`thing ${power === "down" ? "facedown" : power}`} aria-hidden="true">
          <span class="state">{say(`web-odysseus-power-${power}`)}</span>
        </span>
        <span class="cards" aria-hidden="true">
          {isFirst && (
            <span class="first" data-about="thing first">
              1
            </span>
          )}{" "}
          <Icon path={WIND} /> {player.count}
        </span>
        {points !== UNKNOWN && <span class="points">{say("web-odysseus-points", { points })}</span>}
      </button>
    );
  },
);
