/** A wind card: its strength, and the grapes of Dionysus. A card that lies face down shows its back. */
import { Icon } from "../../ui/drawings/icon";
import { memo } from "../../ui/render/memo";
import { DIONYSUS, WIND } from "./icons";

export const CardFace = memo(({ kind }: { kind: string }) => (
  <span class={`ody-card kind-${kind}`} aria-hidden="true">
    <span class="strength">{kind === "d" ? "1" : kind}</span>
    <Icon path={kind === "d" ? DIONYSUS : WIND} />
  </span>
));

/** Small, as it lies on a space. */
export function Chip({ kind, isTurned }: { kind: string; isTurned: boolean }) {
  return (
    <span class={`ody-chip kind-${kind} ${isTurned ? "turned" : ""}`} aria-hidden="true">
      {kind === "d" ? <Icon path={DIONYSUS} /> : kind}
    </span>
  );
}

/** Face down. `kind` is what it is, if it is mine to know. */
export function Back({ kind, number }: { kind: string; number: number }) {
  return (
    <span class="ody-chip back" data-down={number} aria-hidden="true">
      {kind === "d" ? <Icon path={DIONYSUS} /> : kind || "?"}
    </span>
  );
}
