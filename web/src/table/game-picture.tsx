/** The pictures of the games, in the style of black-figure vases: black glaze on clay, with scratched details. */
import "../ui/drawings/game-picture.css";
import { pictureOf } from "./game-registry";

export function GamePicture({ game }: { game: string }) {
  const Picture = pictureOf(game);
  return (
    <svg class="vase" viewBox="0 0 400 200" aria-hidden="true" focusable="false">
      <rect class="pot" x="-400" y="-200" width="1200" height="600" />
      {Picture && <Picture />}
      <Waves />
    </svg>
  );
}

function Waves() {
  const crest = "q6,-16 18,-14 q11,3 8,12 q-6,6 -10,-1 q2,12 14,8 q10,-3 10,-5";
  const xs = Array.from({ length: 30 }, (_, i) => -400 + i * 40); // beyond the frame, for wide banners
  return (
    <g class="waves">
      {xs.map((x) => (
        <path key={x} d={`M${x},186 ${crest}`} />
      ))}
      <path class="glaze" d="M-400,192H800V400H-400z" />
    </g>
  );
}
