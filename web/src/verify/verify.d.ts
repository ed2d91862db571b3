import type { Args } from "../i18n/say";

/** A message with its parameters. */
export interface Said {
  name: string;
  args: Args;
}

export interface Head {
  names: string[];
  commitment: string; // empty: nothing was promised
  entropy: string[]; // of each seat
}

export interface Verdict extends Said {
  ok: boolean; // if not: name and args say why, line where, or 0
  line: number;
  checks: Said[];
  draws: number;
  head: Head | null;
}

export function verify(text: string): Promise<Verdict>;
