/** The things that a player can ask about: their names, what they do, and the clause. A thing is a kind and a word, such as
`card wind`; the game lists them in its manifest. */
import { hasMessage, nameOf, say } from "../../i18n/say";
import { manifestOf } from "../../net/games";
import type { Choice, Choices } from "../../net/shapes";
import { possibleChoices } from "../choices/plan";

export interface Thing {
  title: string;
  text: string;
  clause: string;
}

/** Return what is known of a thing, or undefined if the game says nothing about it. */
export function thingOf(game: string, what: string): Thing | undefined {
  const { about, kinds } = manifestOf(game);
  const [kind = "", word = ""] = what.split(" ");
  const clause = about[what] ?? about[kind];
  if (clause === undefined) return undefined;
  const own = `${game}-about-${kind}-${word}`;
  const name = nameOf(kinds[kind] ?? kind, word);
  return {
    title: name.charAt(0).toLocaleUpperCase() + name.slice(1),
    text: say(hasMessage(own) ? own : `${game}-about-${kind}`),
    clause,
  };
}

/** Return the possible choices that a card can be used for. */
export function usesOf(choices: Choices | null, what: string): Choice[] {
  const [kind, word] = what.split(" ");
  if (!choices || kind !== "card") return [];
  const asksFor = (then: number): boolean =>
    (choices.parts[then] ?? []).some((part) =>
      part.options.some(
        (option) => (part.of === "card" && option.what === word) || (option.then ? asksFor(option.then) : false),
      ),
    );
  return possibleChoices(choices).filter((choice) => asksFor(choice.then));
}

/** Return what a choice is called. A game without such messages goes by its verbs. */
export function choiceName({ verb, does }: Choice): string {
  const id = does.name.replace("-does-", "-verb-");
  return hasMessage(id) ? say(id) : verb;
}
