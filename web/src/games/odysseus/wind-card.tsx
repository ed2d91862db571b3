/** Wind cards: their strength, or the grapes of Dionysus. A face-down card shows its back. */
import { Icon } from "../../ui/drawings/icon";
import { memo } from "../../ui/render/memo";
import { DIONYSUS, WIND } from "./icons";

export const CardFace = memo(({ kind, dionysus }: { kind: string; dionysus: number }) => (
  <span class={`ody-card kind-${kind}`} aria-hidden="true">
    <span class="strength">{kind === "d" ? dionysus : kind}</span>
    <Icon path={kind === "d" ? DIONYSUS : WIND} />
  </span>
));

/** A small card, as it lies on a space. */
export function Chip({ kind, isRevealed }: { kind: string; isRevealed: boolean }) {
  return (
    <span class={`ody-chip kind-${kind} ${isRevealed ? "turned" : ""}`} data-about={`card ${kind}`} aria-hidden="true">
      {kind === "d" ? <Icon path={DIONYSUS} /> : kind}
    </span>
  );
}

/** A small face-down card. `kind` is "" if the player may not know it. */
export function FaceDownChip({ kind, number }: { kind: string; number: number }) {
  return (
    <span class="ody-chip back" data-down={number} data-about="card down" aria-hidden="true">
      {kind === "d" ? <Icon path={DIONYSUS} /> : kind || "?"}
    </span>
  );
}
