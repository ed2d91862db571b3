/** The complete rules of a game. Every clause has a link of its own, and the page can be searched. */
import { useEffect, useState } from "preact/hooks";
import { language } from "../i18n/language";
import { nameOf, say } from "../i18n/say";
import { games } from "../net/games";
import type { Clause, RulesText } from "../net/shapes";
import { hasHowTo } from "../table/how-to/how-to";
import { rulesOf, withMarkup } from "../ui/controls/clause";
import { Footer } from "../ui/controls/footer";
import { Header } from "../ui/controls/header";
import { Link } from "../ui/controls/link";
import { UiIcon } from "../ui/drawings/ui-icon";
import { useFocusHeading } from "../ui/render/focus-heading";
import "../ui/styles/reading.css";

export function RulesPage(props: { game: string; clause: string }) {
  const page = rulesOf(props.game);
  useEffect(() => {
    if (page && props.clause) document.getElementById(props.clause)?.scrollIntoView({ block: "center" });
  }, [page, props.clause]);
  return (
    <>
      <Header />
      <main class="rules reading" lang={language.value}>
        {page ? <RulesArticle page={page} {...props} /> : <div class="loading" aria-busy="true" />}
      </main>
      <Footer />
    </>
  );
}

function RulesArticle({ page, game, clause }: { page: RulesText; game: string; clause: string }) {
  useFocusHeading();
  const [query, setQuery] = useState("");
  const sections = page.sections
    .map((section) => ({ ...section, clauses: section.clauses.filter((each) => fits(each, query)) }))
    .filter((section) => !query.trim() || section.clauses.length);
  return (
    <>
      <h1>{page.title}</h1>
      {hasHowTo(game) && (
        <p>
          <Link to={{ page: "how-to-play", game }} class="button">
            <UiIcon name="scroll" /> {say("web-how-to-of", { game: nameOf("game", game) })}
          </Link>
        </p>
      )}
      <p>{withMarkup(page.intro)}</p>
      {games()
        .filter((other) => other.name !== game)
        .map(({ name }) => (
          <p key={name}>
            <Link to={{ page: "rules", game: name, clause: "" }}>
              {say("web-rules-of", { game: nameOf("game", name) })}
            </Link>
          </p>
        ))}
      <div class="rules-columns">
        <nav class="contents" aria-label={say("web-contents")}>
          <label for="search">{say("web-search")}</label>
          <input id="search" type="search" value={query} onInput={(event) => setQuery(event.currentTarget.value)} />
          <ol>
            {page.sections.map((section, i) => (
              <li key={i}>
                <a href={`#section-${i}`} onClick={(event) => jump(event, `section-${i}`, () => setQuery(""))}>
                  <b>{section.id}</b> {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div class="clauses">
          <p class="for-ears" role="status">
            {query.trim() && say("web-found", { count: sections.reduce((sum, each) => sum + each.clauses.length, 0) })}
          </p>
          {sections.length === 0 && <p>{say("web-found", { count: 0 })}</p>}
          {sections.map((section) => (
            <section key={section.title}>
              <h2 id={`section-${page.sections.findIndex((each) => each.title === section.title)}`} tabIndex={-1}>
                {section.id} {section.title}
              </h2>
              {section.intro && !query.trim() && <p>{withMarkup(section.intro)}</p>}
              {section.clauses.map((each) => (
                <p key={each.id} id={each.id} class={`clause-text ${each.id === clause ? "meant" : ""}`}>
                  <Link to={{ page: "rules", game, clause: each.id }}>{each.id}</Link> {withMarkup(each.text)}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** Return whether the clause contains all words of the query. */
function fits(clause: Clause, query: string): boolean {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const text = `${clause.id} ${clause.text}`.toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

/** Scroll to a section without changing the address. `prepare` runs first. */
function jump(event: MouseEvent, id: string, prepare: () => void): void {
  event.preventDefault();
  prepare();
  requestAnimationFrame(() => {
    document.getElementById(id)?.scrollIntoView();
    document.getElementById(id)?.focus();
  });
}
