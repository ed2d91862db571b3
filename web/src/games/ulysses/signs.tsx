/** The signs of regions and sides. Each differs by its shape and by a letter or picture too, not only by colour. */
import { memo } from "../../ui/render/memo";
import { SIDE_ICONS } from "./icons";
import type { Colour, Side } from "./model/vocabulary";
import { regionLetter } from "./names";

/** Outlines around 0, 0, with a radius of about 13. */
export const SHAPES: Record<Colour | "none", string> = {
  violet: "M0-13A13 13 0 1 1 0 13 13 13 0 1 1 0-13Z",
  green: "M-11-12H11A1 1 0 0 1 12-11V11A1 1 0 0 1 11 12H-11A1 1 0 0 1-12 11V-11A1 1 0 0 1-11-12Z",
  red: "M0-16 16 0 0 16-16 0Z",
  blue: "M-7.5-13H7.5L15 0 7.5 13H-7.5L-15 0Z",
  none: "M0-15 4-9 11-11 10-4 15 0 10 4 11 11 4 9 0 15-4 9-11 11-10 4-15 0-10-4-11-11-4-9Z",
};

/** A region's sign in a line of text. `words` is its accessible name, for a sign without text beside it. */
export const RegionSign = memo(({ colour, words }: { colour: Colour | undefined; words?: string | undefined }) => {
  const kind = colour ?? "none";
  return (
    <svg class={`region-sign ${kind}`} viewBox="-17 -17 34 34" focusable="false" {...accessibleName(words)}>
      <path d={SHAPES[kind]} />
      <text y="5.5" text-anchor="middle">
        {regionLetter(colour)}
      </text>
    </svg>
  );
});

/** A side's disk: a shield with an emblem. */
export function Shield({ side, r = 13 }: { side: Side; r?: number }) {
  return (
    <g class={`shield ${side}`}>
      <circle r={r} />
      <circle class="rim" r={r - 2.5} />
      <path transform={`translate(${-r * 0.62} ${-r * 0.62}) scale(${(r * 1.24) / 512})`} d={SIDE_ICONS[side]} />
    </g>
  );
}

/** A side's sign in a line of text. `words` is its accessible name, for a sign that may stand without text. */
export const SideSign = memo(({ side, words }: { side: Side; words?: string | undefined }) => (
  <svg class="side-sign" viewBox="-14 -14 28 28" focusable="false" {...accessibleName(words)}>
    <Shield side={side} />
  </svg>
));

function accessibleName(words: string | undefined) {
  return words ? ({ role: "img", "aria-label": words } as const) : ({ "aria-hidden": "true" } as const);
}
