/** Names of places, regions and cards in the player's language. */
import { hasMessage, joinList, nameOf, say } from "../../i18n/say";
import type { MapData, Place } from "./model/map-data";
import type { PlaceContents } from "./model/place-contents";
import { type Cards, type Colour, KINDS } from "./model/vocabulary";

export function placeName(place: Place): string {
  return nameOf("place", place.word);
}

/** Return the name of a place as a label: with a capital, and without the article that it has in a sentence. */
export function placeLabel(place: Place): string {
  const id = `web-ulysses-label-${place.word}`;
  const text = hasMessage(id) ? say(id) : placeName(place);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function colourName(colour: Colour | undefined): string {
  return nameOf("colour", colour ?? "none");
}

export function regionLetter(colour: Colour | undefined): string {
  return say(`web-ulysses-letter-${colour ?? "none"}`);
}

/** Return a list of cards, such as `2 wind, Zeus and temple`. */
export function cardsInWords(cards: Cards): string {
  const held = KINDS.filter((kind) => (cards[kind] ?? 0) > 0);
  return joinList(
    held.map((kind) => say("ulysses-cards-of-a-kind", { kind: nameOf("ulysses-card", kind), count: cards[kind]! })),
  );
}

/** Return all facts about a place as sentences, its name and region first. */
export function placeInWords(
  mapData: MapData,
  place: Place,
  contents: PlaceContents,
  steps: number,
  names: readonly string[],
  you: number,
): string[] {
  const words = [say("web-ulysses-place-region", { place: placeLabel(place), colour: colourName(place.colour) })];
  words.push(contents.ship ? say("web-ulysses-place-ship") : say("web-ulysses-place-steps", { steps }));
  if (contents.plague) words.push(say("web-ulysses-place-plague"));
  for (const side of contents.disks) words.push(say("web-ulysses-place-disk", { side: nameOf("side", side) }));
  if (contents.goal === "mine") words.push(say("web-ulysses-place-goal"));
  if (contents.goal === "reached") words.push(say("web-ulysses-place-goal-reached"));
  for (const seat of contents.reached)
    if (seat !== you) words.push(say("web-ulysses-place-reached", { who: names[seat] ?? "" }));
  for (const seat of contents.remembered) words.push(say("web-ulysses-place-remembered", { who: names[seat] ?? "" }));
  words.push(
    say("web-ulysses-place-near", { places: joinList(place.near.map((near) => placeLabel(mapData.places[near]!))) }),
  );
  return words;
}
