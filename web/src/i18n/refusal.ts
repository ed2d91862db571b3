/** Why something was refused, in the reader's language: from the message id and its parameters. */
import type { Refused } from "../net/shapes";
import { EventFormatter } from "./event-formatter";
import { language } from "./language";
import { hasMessage, say } from "./say";

export function sayRefusal(told: Refused): string {
  if (told.code === "unreachable") return say("web-unreachable");
  const name = told.name ?? "";
  if (!hasMessage(name)) return begun(told.reason);
  const game = name.startsWith("odysseus") ? "odysseus" : "ulysses";
  return begun(say(name, new EventFormatter(game, [..."ABCDEF"], -1).parameters({ name, args: told.args ?? {} })));
}

/** Reasons are written to stand behind "No:"; here they begin. */
function begun(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
}
