/** Why something is refused or not possible, in the player's language: from the message id and its parameters. */
import type { Event, Refused } from "../net/shapes";
import { EventFormatter } from "./event-formatter";
import { language } from "./language";
import { hasMessage, say } from "./say";

export function sayRefusal({ code, reason, name = "", args = {} }: Refused): string {
  if (code === "unreachable") return say("web-unreachable");
  return hasMessage(name) ? sayReason({ name, args }) : capitalised(reason);
}

/** Return what a message of the choices says: why something is not possible, or what it does. */
export function sayReason(reason: Event): string {
  return hasMessage(reason.name) ? capitalised(inWords(reason)) : reason.name;
}

/** The same as a part of a sentence, as it stands in the messages. */
export function inWords({ name, args }: Event): string {
  if (!hasMessage(name)) return name;
  const game = name.split("-")[0]!;
  return say(name, new EventFormatter(game, [..."ABCDEF"], -1).parameters({ name, args }));
}

/** Reasons are written to follow "No:". Here they begin a sentence. */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
}
