import type { Args } from "../i18n/say";

/** The id of a message and its parameters. */
export interface LocalMessage {
  name: string;
  args: Args;
}

export interface Head {
  names: string[];
  commitment: string; // empty if the deal was not promised
  entropy: string[]; // of each seat
}

export interface Verdict extends LocalMessage {
  ok: boolean; // if not: name and args say why, line where, or 0
  line: number;
  checks: LocalMessage[];
  draws: number;
  head: Head | null;
}

export function verify(text: string): Promise<Verdict>;
