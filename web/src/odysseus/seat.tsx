/** A player's plate: the god and what its power is good for now, the cards, and who began the round. */
import { Icon } from "../look/icon";
import { showDialog } from "../look/dialog";
import { ClauseButton } from "../pages/clause";
import { nameOf, say } from "../say/say";
import { chartOf } from "./chart";
import { playerWords } from "./describe";
import { WIND, godSign } from "./signs";
import { UNKNOWN, isOver, powerOf, type Sight } from "./words";

const CLAUSES: Record<string, string> = { zeus: "O6.1", hades: "O6.2", aphrodite: "O6.3", hermes: "O6.4", poseidon: "O6.5", athena: "O6.6" };

export function Seat(props: Sight & { seat: number }) {
  const { view, seat } = props;
  const god = chartOf(props.game).gods[view.gods[seat]!];
  if (!god) return null;
  const power = powerOf(view, seat);
  const points = view.points[seat] ?? UNKNOWN;
  return (
    <div class="ody-seat">
      <p class="for-ears">{playerWords(props, seat)}</p>
      <button class={`god ${power}`} aria-label={say("web-odysseus-about-god", { god: nameOf("god", god) })} onClick={() => aboutGod(god)}>
        <Icon path={godSign(god)} />
        <span class="called">{nameOf("god", god)}</span>
      </button>
      <span class={`power ${power}`} aria-hidden="true">
        {say(`web-odysseus-power-${power}`)}
      </span>
      <span class="cards" aria-hidden="true" title={say("web-odysseus-hand-size", { count: view.hand_sizes[seat]! })}>
        <Icon path={WIND} /> {view.hand_sizes[seat]}
      </span>
      {view.round > 0 && view.first === seat && (
        <span class="first" title={say("web-odysseus-began")}>
          <span aria-hidden="true">①</span>
          <span class="for-ears">{say("web-odysseus-began")}</span>
        </span>
      )}
      {isOver(props) && points !== UNKNOWN && <span class="points">{say("web-odysseus-points", { points })}</span>}
    </div>
  );
}

function aboutGod(god: string): void {
  showDialog(nameOf("god", god), () => (
    <div class="ody-about">
      <Icon path={godSign(god)} />
      <p>
        {say(`web-odysseus-about-${god}`)} <ClauseButton id={CLAUSES[god]!} />
      </p>
    </div>
  ));
}
