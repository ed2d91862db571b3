import type { Args } from "../i18n/say";

/** A message with its parameters. */
export interface ChatLine {
  name: string;
  args: Args;
}

export interface Head {
  names: string[];
  commitment: string; // empty: nothing was promised
  entropy: string[]; // of each seat
}

export interface Verdict extends ChatLine {
  ok: boolean; // if not: name and args say why, line where, or 0
  line: number;
  checks: ChatLine[];
  draws: number;
  head: Head | null;
}

export function verify(text: string): Promise<Verdict>;
