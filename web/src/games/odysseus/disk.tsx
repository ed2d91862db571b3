/** An adventure disk. Each adventure has its own colour, shape, icon and letters, so that colour alone never tells them apart. */
import { memo } from "../../ui/render/memo";
import { adventureIcon, adventureLetters } from "./icons";

/** Shapes around 0, 0 with a radius of about 100, by number of the adventure. */
const SHAPES = [
  "M0,-98A98,98 0 1 1 -0.1,-98Z", // circle
  "M-82,-82H82V30C82,70 40,92 0,104C-40,92 -82,70 -82,30Z", // shield
  "M-50,-92H50L100,0L50,92H-50L-100,0Z", // hexagon
  "M-78,-86Q0,-70 78,-86Q70,0 86,78Q0,70 -78,86Q-70,0 -86,-78Z", // hide
  "M0,-112L40,-84L92,-88L84,-38L112,0L84,38L92,88L40,84L0,98L-40,84L-92,88L-84,38L-112,0L-84,-38L-92,-88L-40,-84Z", // star
  "M0,-116Q34,-58 116,0Q34,58 0,98Q-34,58 -116,0Q-34,-58 0,-116Z", // leaf
];

interface Props {
  number: number;
  word: string;
  worth?: number; // points for the player
}

/** A disk around 0, 0 with a radius of about 100, inside of an SVG. */
export function DiskShape({ number, word, worth = 0 }: Props) {
  return (
    <g class={`ody-disk adventure-${number % SHAPES.length}`}>
      <path class="face" d={SHAPES[number % SHAPES.length]} />
      <rect class="tag" x="-48" y="30" width="96" height="70" rx="16" />
      <text class="letters" y="86">
        {adventureLetters(word)}
      </text>
      <path class="sign" transform="translate(-53 -86) scale(0.207)" d={adventureIcon(word)} />
      {worth > 0 && (
        <>
          <circle class="worth" cx="76" cy="-76" r="44" />
          <text class="points" x="76" y="-54">
            {worth}
          </text>
        </>
      )}
    </g>
  );
}

/** A disk in a line of text. */
export const Disk = memo((props: Props) => (
  <svg class="disk-sign" viewBox="-120 -120 240 240" aria-hidden="true" focusable="false">
    <DiskShape {...props} />
  </svg>
));
