/** The pictures of gods, adventures and cards. A board of somebody's own has adventures without one: a star. */
import aphrodite from "icon:hearts";
import athena from "icon:owl";
import circe from "icon:pig";
import cyclops from "icon:cyclops";
import dionysus from "icon:grapes";
import hades from "icon:hades-symbol";
import hermes from "icon:caduceus";
import lotus from "icon:lotus";
import poseidon from "icon:trident";
import scylla from "icon:hydra";
import sirens from "icon:mermaid";
import star from "icon:sea-star";
import underworld from "icon:death-skull";
import wind from "icon:wind-slap";
import zeus from "icon:power-lightning";
import { hasMessage, say } from "../../i18n/say";

const GODS: Record<string, string> = { zeus, poseidon, athena, hades, aphrodite, hermes };
const ADVENTURES: Record<string, string> = { sirens, underworld, cyclops, circe, scylla, lotus };

export const WIND = wind;
export const DIONYSUS = dionysus;

export function godIcon(word: string): string {
  return GODS[word] ?? star;
}

export function adventureIcon(word: string): string {
  return ADVENTURES[word] ?? star;
}

/** A letter or two that no other adventure has. */
export function lettersOf(word: string): string {
  const id = `web-odysseus-letters-${word}`;
  return hasMessage(id) ? say(id) : word.slice(0, 2).toUpperCase();
}
