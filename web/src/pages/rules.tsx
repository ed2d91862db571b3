/** The rules of a game, whole, with every clause to be linked to. */
import { useEffect } from "preact/hooks";
import { Link } from "../look/link";
import { say } from "../say/say";
import { rulesOf, withBold } from "./clause";

export function RulesPage(props: { game: string; clause: string }) {
  const page = rulesOf(props.game);
  useEffect(() => {
    if (page && props.clause) document.getElementById(props.clause)?.scrollIntoView();
  }, [page, props.clause]);
  if (!page) return <div class="loading" aria-busy="true" />;
  return (
    <main class="rules">
      <Link to={{ page: "start" }}>{say("web-to-start")}</Link>
      <h1>{page.title}</h1>
      <p>{withBold(page.intro)}</p>
      {page.sections.map((section) => (
        <section key={section.id}>
          <h2>{section.title}</h2>
          {section.clauses.map((clause) => (
            <p key={clause.id} id={clause.id}>
              <b>{clause.id}</b> {withBold(clause.text)}
            </p>
          ))}
        </section>
      ))}
    </main>
  );
}
