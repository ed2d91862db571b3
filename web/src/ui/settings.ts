/** The player's settings in this browser: theme, speed, sounds, and how moves are made. */
import { computed, effect, type Signal, signal } from "@preact/signals";
import { readStorage, writeStorage } from "../browser/storage";
import { keepTold } from "./told";

export const THEMES = ["system", "light", "dark"] as const;
export const theme = signal(readStorage("theme", "system"));

/** How fast the story is told. `pace` is the factor for the times of animations, `bots` what a bot waits before its move at tables
that are opened here, in milliseconds. A newcomer can follow the first one. */
export const SPEEDS = [
  { name: "calm", pace: 1.5, bots: 1800 },
  { name: "normal", pace: 1, bots: 1000 },
  { name: "fast", pace: 0.5, bots: 500 },
  { name: "none", pace: 0, bots: 0 },
] as const;
const [CALM] = SPEEDS;
export const pace = signal(speedOf(Number(readStorage("pace", String(CALM.pace)))).pace as number);

/** Return the speed with this pace; the calm one if no speed has it. */
export function speedOf(factor: number): (typeof SPEEDS)[number] {
  return SPEEDS.find((speed) => speed.pace === factor) ?? CALM;
}

/** Nothing moves: the player wants it so, here or in the settings of the device. */
const prefersNoMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
export const isStill = computed(() => prefersNoMotion || pace.value === 0);

export const sounds = signal(readStorage("sounds", "off") === "on");

/** `undo`: a move that costs nothing is sent at once and can be undone. `always`: every move is shown first, and confirmed. */
export const COMMITS = ["undo", "always"] as const;
export const commits = signal(storedOption("commits", COMMITS));

/** Where a move is made by itself if it is the only one: at tables where all others are bots, everywhere, or nowhere. */
export const FORCED = ["bots", "always", "never"] as const;
export const forced = signal(storedOption("forced", FORCED));

function storedOption<T extends string>(name: string, options: readonly T[]): T {
  const stored = readStorage(name, "");
  return options.find((each) => each === stored) ?? options[0]!;
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(dark.matches);
dark.addEventListener("change", (event) => (systemDark.value = event.matches));

export function applySettings(): void {
  effect(() => {
    const isDark = theme.value === "dark" || (theme.value === "system" && systemDark.value);
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
    writeStorage("theme", theme.value);
  });
  effect(() => {
    document.documentElement.dataset.still = isStill.value ? "yes" : "no";
    document.documentElement.style.setProperty("--pace", String(pace.value || 1));
    writeStorage("pace", String(pace.value));
  });
  effect(() => writeStorage("sounds", sounds.value ? "on" : "off"));
  for (const [name, chosen] of Object.entries<Signal<string>>({ commits, forced }))
    effect(() => writeStorage(name, chosen.value));
  keepTold();
}
