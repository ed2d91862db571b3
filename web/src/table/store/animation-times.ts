/** How long an update is drawn before the next: as long as its events need to be seen. */

import type { Update } from "../../net/shapes";
import { pace } from "../../ui/settings";

/** Milliseconds at the usual speed, by event. Events without an entry take no time. */
export const ANIMATION_TIMES: Record<string, number> = {
  // Ulysses
  propose: 700,
  object: 900,
  black: 900,
  support: 800,
  pass: 350,
  agree: 350,
  plague: 800,
  remove: 800,
  build: 700,
  pandora: 600,
  exchange: 700,
  wind: 700,
  arrives: 1500,
  reveals: 900,
  // Odysseus
  start: 600,
  play: 700,
  down: 700,
  trade: 1000,
  block: 1000,
  "takes-effect": 600,
  turned: 1200,
  sails: 2200,
  completes: 1200,
  disk: 800,
  "power-zeus": 900,
  "power-poseidon": 900,
  "power-hades": 900,
  "power-aphrodite": 900,
  "power-hermes": 1000,
};

export function animationTime(before: Update | undefined, update: Update): number {
  if (!before || pace.value === 0) return 0;
  return update.events.reduce((sum, event) => sum + (ANIMATION_TIMES[event.name] ?? 0), 0) * pace.value;
}
