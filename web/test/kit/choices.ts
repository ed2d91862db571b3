/** Choices as a server would send them, for tests. */
import type { Choices, Part } from "../../src/net/shapes";

/** Return choices with these verbs and lists of parts. A verb with the index 0 has no parts; one without an index is not possible. */
export function choicesWith(verbs: Record<string, number | undefined>, ...parts: Part[][]): Choices {
  const reason = { name: "refused-turn", args: {}, clause: "U3.3" };
  return {
    seat: 0,
    verbs: Object.entries(verbs).map(([verb, then]) => ({
      verb,
      does: { name: `does-${verb}`, args: {} },
      clause: "U3.3",
      is_timely: true,
      reason: then === undefined ? reason : null,
      words: then === 0 || verb === "build" ? verb : "",
      // biome-ignore lint/suspicious/noThenProperty: a number, as the server sends it
      then: then ?? 0,
    })),
    parts: [[], ...parts],
  };
}

/** Return a part that asks for one of these things. `then` is what follows each of them. */
export function target(of: string, verb: string, things: Record<string, number>): Part {
  const options = Object.entries(things).map(([what, then]) => ({ what, words: `${verb} ${what}`, then }));
  return { name: "target", of, options };
}

/** Return a part that takes cards of a hand. */
export function cards(name: string, word: string, held: Record<string, number>, more: Partial<Part> = {}): Part {
  const options = Object.entries(held).map(([what, count]) => ({
    ...{ what, words: `${word} ${what}`, held: count },
    ...(what === "zeus" && name === "lay" ? { stands_in: true } : {}),
  }));
  return { name, of: "card", options, ...more };
}
