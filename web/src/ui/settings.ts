/** The player's settings in this browser: theme, speed of the animations, sounds. */
import { effect, signal } from "@preact/signals";
import { readStorage, writeStorage } from "../browser/storage";
import { keepTold } from "./told";

export const THEMES = ["system", "light", "dark"] as const;
export const theme = signal(readStorage("theme", "system"));

/** 0: no animations, 1: the usual speed, 2: half as fast. */
export const PACES = [0, 0.5, 1, 2] as const;
const prefersNoMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
export const pace = signal(Number(readStorage("pace", prefersNoMotion ? "0" : "1")));

export const sounds = signal(readStorage("sounds", "off") === "on");

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
    document.documentElement.dataset.still = pace.value === 0 ? "yes" : "no";
    document.documentElement.style.setProperty("--pace", String(pace.value || 1));
    writeStorage("pace", String(pace.value));
  });
  effect(() => writeStorage("sounds", sounds.value ? "on" : "off"));
  keepTold();
}
