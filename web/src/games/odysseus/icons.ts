/** Icons of gods, adventures and cards. Adventures of a custom board get a star. */
import hermes from "icon:caduceus";
import cyclops from "icon:cyclops";
import underworld from "icon:death-skull";
import dionysus from "icon:grapes";
import hades from "icon:hades-symbol";
import aphrodite from "icon:hearts";
import scylla from "icon:hydra";
import lotus from "icon:lotus";
import sirens from "icon:mermaid";
import athena from "icon:owl";
import circe from "icon:pig";
import zeus from "icon:power-lightning";
import star from "icon:sea-star";
import poseidon from "icon:trident";
import wind from "icon:wind-slap";
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

/** Return one or two letters that identify the adventure. */
export function adventureLetters(word: string): string {
  const id = `web-odysseus-letters-${word}`;
  return hasMessage(id) ? say(id) : word.slice(0, 2).toUpperCase();
}
