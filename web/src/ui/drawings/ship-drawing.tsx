/** The ship, as on a black-figure cup: ram, eye, oars, a striped sail. About 150 wide, centred on the origin, heading right. */
import "./ship-drawing.css";

const OARS = "M-40,26L-52,48M-26,29L-38,51M-12,31L-24,53M2,31L-10,53M16,30L4,52M30,27L18,49";
const HULL =
  "M-58,-2C-66,-14 -74,-26 -64,-40C-60,-46 -52,-46 -50,-40C-58,-40 -60,-32 -54,-22C-50,-12 -44,-4 -34,0L44,2C52,0 58,-8 60,-18L68,-16C67,-6 66,4 62,12L78,20L58,24C46,34 20,37 0,37C-28,37 -52,28 -58,-2Z";
const PLANKS = "M-46,10C-20,16 30,16 58,10M-42,18C-20,24 26,24 56,18";
const MAST = "M4,2V-66M-36,-60H44";
const SAIL = "M-36,-58C-26,-40 -28,-24 -38,-12C-14,-6 22,-6 46,-12C36,-26 34,-42 44,-58Z";
const STRIPES = "M-16,-57C-10,-40 -11,-24 -16,-9M4,-57V-8M24,-57C20,-40 20,-24 25,-9";
const ROPES = "M4,-66L60,-12M4,-66L-52,-30";

/** The ship in one colour, for a canvas. */
export const SHIP_PATHS = { filled: [HULL, SAIL], lines: [OARS, MAST, ROPES], cuts: [PLANKS, STRIPES] };

export function ShipDrawing() {
  return (
    <g class="vessel">
      <path class="oars" d={OARS} />
      <path class="hull" d={HULL} />
      <path class="cut" d={PLANKS} />
      <ellipse class="eye" cx="54" cy="5" rx="6" ry="4" />
      <circle class="pupil" cx="54.5" cy="5" r="2" />
      <path class="mast" d={MAST} />
      <path class="canvas" d={SAIL} />
      <path class="cut" d={STRIPES} />
      <path class="rope" d={ROPES} />
    </g>
  );
}
