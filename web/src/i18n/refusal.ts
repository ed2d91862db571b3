/** Why the server refused something, in the player's language: from the message id and its parameters. */
import type { Refused } from "../net/shapes";
import { EventFormatter } from "./event-formatter";
import { language } from "./language";
import { hasMessage, say } from "./say";

export function sayRefusal(refused: Refused): string {
  if (refused.code === "unreachable") return say("web-unreachable");
  const name = refused.name ?? "";
  if (!hasMessage(name)) return capitalised(refused.reason);
  const game = name.split("-")[0]!;
  return capitalised(
    say(name, new EventFormatter(game, [..."ABCDEF"], -1).parameters({ name, args: refused.args ?? {} })),
  );
}

/** Reasons are written to follow "No:". Here they begin a sentence. */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
}
