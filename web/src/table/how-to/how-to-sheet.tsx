/** How to play, in one page: on a page of its own or in a dialog, and on paper. */
import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { type Route, urlOf } from "../../browser/route";
import { language, loadHowToMessages } from "../../i18n/language";
import { say } from "../../i18n/say";
import { manifestOf } from "../../net/games";
import type { GameInfo } from "../../net/shapes";
import { Link } from "../../ui/controls/link";
import { showError } from "../../ui/controls/notices";
import { UiIcon } from "../../ui/drawings/ui-icon";
import { gameInfo } from "../store/game-info";
import { fetchHowTo, type HowToOf, type Part, type Piece, type Statement } from "./how-to";
import "./how-to.css";

interface Props {
  game: string;
  numbers?: GameInfo["numbers"]; // of a table; else those of the game
  isDialog?: boolean; // links open beside it, and its headings are below the dialog's
}

const Sheet = createContext({ game: "", isDialog: false });

export function HowToSheet({ game, numbers, isDialog = false }: Props) {
  const [found, setFound] = useState<{ howTo: HowToOf; info: GameInfo }>();
  useEffect(() => {
    Promise.all([fetchHowTo(game), gameInfo(game, "", false), loadHowToMessages()])
      .then(([howTo, info]) => howTo && setFound({ howTo, info }))
      .catch(showError);
  }, [game]);
  useEffect(preparePrint, []);
  if (!found) return <p aria-busy="true">…</p>;
  const { info, howTo } = found;
  return (
    <Sheet.Provider value={{ game, isDialog }}>
      <Article game={game} howTo={howTo} info={{ ...info, numbers: { ...info.numbers, ...numbers } }} />
    </Sheet.Provider>
  );
}

/** Print the sheet alone while it is shown, in the colours of the light theme. Return a function that ends this. */
function preparePrint(): () => void {
  const { dataset } = document.documentElement;
  let theme = dataset.theme;
  const before = () => {
    theme = dataset.theme;
    dataset.theme = "light";
  };
  const after = () => (dataset.theme = theme);
  dataset.print = "how-to";
  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return () => {
    delete dataset.print;
    removeEventListener("beforeprint", before);
    removeEventListener("afterprint", after);
  };
}

function Article({ game, info, howTo }: { game: string; info: GameInfo; howTo: HowToOf }) {
  const { goal, pieces, turn, example, cards, end, tips } = howTo(info);
  const { seats } = manifestOf(game);
  return (
    <article class="howto" data-game={game} lang={language.value}>
      <div class="howto-about">
        <p>{say("web-howto-about", { least: Math.min(...seats), most: Math.max(...seats) })}</p>
        <button class="howto-print" onClick={() => print()}>
          <UiIcon name="print" /> {say("web-howto-print")}
        </button>
      </div>
      <p class="howto-goal">
        <StatementText {...goal} />
      </p>
      <Section title={say("web-howto-pieces")}>
        <ul class="howto-pieces">
          {pieces.map((piece) => (
            <PieceItem key={piece.name} {...piece} />
          ))}
        </ul>
      </Section>
      <Section title={turn.title}>
        {turn.parts.map((part, i) => (
          <Steps key={i} {...part} />
        ))}
      </Section>
      <Section title={example.title}>
        {example.statements.map((statement) => (
          <Paragraph key={statement.text} statement={statement} />
        ))}
        {example.drawing}
      </Section>
      <Section title={cards.title}>
        <table class="howto-cards">
          <tbody>
            {cards.rows.map((row) => (
              <PieceRow key={row.name} {...row} />
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={say("web-howto-end")}>
        <Paragraph statement={end} />
      </Section>
      <Section title={say("web-howto-tips")}>
        <ul class="howto-tips">
          {tips.map((tip) => (
            <li key={tip.text}>
              <StatementText {...tip} />
            </li>
          ))}
        </ul>
      </Section>
      <p class="howto-more">
        <Beside to={{ page: "learn", game, lesson: "" }} class="button">
          <UiIcon name="hand" /> {say("web-howto-lessons")}
        </Beside>
        <Beside to={{ page: "rules", game, clause: "" }} class="button">
          <UiIcon name="book" /> {say("web-howto-rules")}
        </Beside>
      </p>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      {useContext(Sheet).isDialog ? <h3>{title}</h3> : <h2>{title}</h2>}
      {children}
    </section>
  );
}

function Paragraph({ statement }: { statement: Statement }) {
  return (
    <p>
      <StatementText {...statement} />
    </p>
  );
}

function Steps({ intro, pieces, isChoice = false }: Part) {
  const items = pieces.map((piece) => <PieceItem key={piece.name} {...piece} />);
  return (
    <>
      {intro && <Paragraph statement={intro} />}
      {isChoice ? <ul class="howto-steps">{items}</ul> : <ol class="howto-steps">{items}</ol>}
    </>
  );
}

function PieceItem({ drawing, name, statement }: Piece) {
  return (
    <li>
      <span class="howto-drawing" aria-hidden="true">
        {drawing}
      </span>
      <span>
        <b>{name}</b> <StatementText {...statement} />
      </span>
    </li>
  );
}

function PieceRow({ drawing, name, statement }: Piece) {
  return (
    <tr>
      <td aria-hidden="true">
        <span class="howto-drawing">{drawing}</span>
      </td>
      <th scope="row">{name}</th>
      <td>
        <StatementText {...statement} />
      </td>
    </tr>
  );
}

/** A statement with its clauses as small links. */
function StatementText({ text, clauses }: Statement) {
  const { game } = useContext(Sheet);
  return (
    <>
      {text}
      {clauses.map((clause) => (
        <Beside key={clause} to={{ page: "rules", game, clause }} class="howto-clause">
          {clause}
        </Beside>
      ))}
    </>
  );
}

/** A link to another page. In a dialog it opens beside the table, which it would leave otherwise. */
function Beside(props: { to: Route; class: string; children: ComponentChildren }) {
  if (!useContext(Sheet).isDialog) return <Link {...props} />;
  return (
    <a href={urlOf(props.to)} class={props.class} target="_blank" rel="noopener">
      {props.children}
    </a>
  );
}
