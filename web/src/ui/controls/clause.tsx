/** The number of a clause of the rules, as a button that shows its text; and the rules themselves. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { urlOf } from "../../browser/route";
import { language } from "../../i18n/language";
import { nameOf, say } from "../../i18n/say";
import { call } from "../../net/api";
import { games } from "../../net/games";
import type { RulesText } from "../../net/shapes";
import { showDialog } from "./dialog";

const pages = signal<Record<string, RulesText>>({});
const requested = new Set<string>();

/** Return the rules of a game in the player's language, or undefined while they are loading. */
export function rulesOf(game: string): RulesText | undefined {
  const key = `${game}/rules/${language.value}`;
  if (!pages.value[key] && !requested.has(key)) {
    requested.add(key);
    call<RulesText>("GET", `games/${key}`)
      .then((page) => (pages.value = { ...pages.value, [key]: page }))
      .catch(() => requested.delete(key));
  }
  return pages.value[key];
}

export function gameOf(clause: string): string {
  return games().find((each) => clause.startsWith(each.clauses))?.name ?? "";
}

export function ClauseButton(props: { id: string }) {
  const show = () => showDialog(say("web-rule", { id: props.id }), () => <ClauseText id={props.id} />);
  return (
    <button class="clause" onClick={show}>
      {props.id}
    </button>
  );
}

export function ClauseText(props: { id: string }) {
  const page = rulesOf(gameOf(props.id));
  const section = page?.sections.find((each) => each.clauses.some((clause) => clause.id === props.id));
  const clause = section?.clauses.find((each) => each.id === props.id);
  if (!clause) return <p aria-busy="true">…</p>;
  return (
    <>
      <h3>{section!.title}</h3>
      <p lang={language.value}>{withMarkup(clause.text)}</p>
      <p>
        <a href={urlOf({ page: "rules", game: gameOf(props.id), clause: props.id })} target="_blank" rel="noopener">
          {say("web-rules-of", { game: nameOf("game", gameOf(props.id)) })}
        </a>
      </p>
    </>
  );
}

/** Format the markup of the rules: `**R**` is a ruling, `*` italics, backticks a file. The text is never treated as HTML. */
export function withMarkup(text: string): ComponentChildren {
  return text.split("**").map((part, i) => (i % 2 ? <strong>{part}</strong> : withCode(part)));
}

function withCode(text: string): ComponentChildren {
  return text.split("`").map((part, i) => (i % 2 ? <code>{part}</code> : withItalics(part)));
}

function withItalics(text: string): ComponentChildren {
  return text.split("*").map((part, i) => (i % 2 ? <em>{part}</em> : part));
}
