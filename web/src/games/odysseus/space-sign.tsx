/** A space as a picture: the number of its step, and an arrow in the colour and the stroke of its line. */
import type { ComponentChildren } from "preact";
import { nameOf, say } from "../../i18n/say";
import { memo } from "../../ui/render/memo";
import { COLOURS, type MapData } from "./model/map-data";

/** `isNamed` gives it an accessible name, for a sign without other words. */
export const SpaceSign = memo(({ space, isNamed = false }: { space: number; isNamed?: boolean }) => {
  const name = isNamed ? ({ role: "img", "aria-label": spaceTitle(space) } as const) : { "aria-hidden": true };
  return (
    <svg class={`space-sign ${COLOURS[space % 3]}`} viewBox="0 0 54 26" focusable="false" {...name}>
      <path class="stroke" d="M23 13H44" />
      {space % 3 === 2 && <path class="middle" d="M23 13H44" />}
      <path class="head" d="M42 4 53 13 42 22Z" />
      <circle cx="13" cy="13" r="12" />
      <text x="13" y="19">
        {stepOf(space)}
      </text>
    </svg>
  );
});

/** Return the step of the ship that the cards on a space blow for, counted from 1. */
export function stepOf(space: number): number {
  return Math.floor(space / 3) + 1;
}

export function spaceTitle(space: number): string {
  return say("web-odysseus-space-title", { step: stepOf(space), colour: nameOf("colour", COLOURS[space % 3]!) });
}

/** A sentence with pictures in the place of the names of spaces. */
export function SignedText({ text, mapData }: { text: string; mapData: MapData }) {
  const names = mapData.spaces.map((space) => nameOf("space", space));
  const parts = text.split(new RegExp(`\\b(${names.join("|")})\\b`));
  return (
    <>
      {parts.map(
        (part, i): ComponentChildren => (i % 2 ? <SpaceSign key={i} space={names.indexOf(part)} isNamed /> : part),
      )}
    </>
  );
}
