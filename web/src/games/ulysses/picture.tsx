/** The picture of the game on the start page. */
import { ShipDrawing } from "../../ui/drawings/ship-drawing";

/** A ship under sail with dolphins. */
export function Picture() {
  return (
    <g>
      <g transform="translate(202 104) scale(-1.35 1.35)">
        <ShipDrawing />
      </g>
      <Dolphin at="translate(16 40) rotate(-14)" />
      <Dolphin at="translate(330 30) rotate(18) scale(-1 1)" />
      <Dolphin at="translate(300 172) rotate(-8)" />
      <circle class="slip" cx="60" cy="84" r="3" />
      <circle class="slip" cx="318" cy="70" r="3" />
    </g>
  );
}

function Dolphin({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path
        class="glaze"
        d="M0,12c7-13 30-17 46-5l10-6-3,9 7,8-13-3C32,22 12,24 0,12zM22,3c4-7 10-8 15-7-5,3-6,5-7,9z"
      />
      <circle class="slip" cx="10" cy="10" r="1.6" />
      <path class="scratch" d="M2,13q8,3 12,0" />
    </g>
  );
}
