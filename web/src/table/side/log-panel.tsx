/** What has happened, newest below, in sentences of the reader's language. */
import { Fragment } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { showEnd } from "../../ui/render/scroll-to-end";
import { language } from "../../i18n/language";
import { say } from "../../i18n/say";
import { Chronicle, type Paragraph } from "./log-groups";
import type { Seen } from "../game-ui";
import { scribeOf } from "../snapshot-formatter";

const CHAPTERS = ["turn", "round"]; // events that begin something

export function LogPanel({ seen }: { seen: Seen<unknown> }) {
  const list = useRef<HTMLOListElement>(null);
  const away = seen.table.awaySince.value;
  const chronicle = useMemo(
    () => new Chronicle(scribeOf(seen), away),
    [seen.game.name, seen.names.join("\n"), seen.you, away, language.value],
  );
  chronicle.follow(seen.table.log.value, seen.update.seq);
  useEffect(() => showEnd(list.current), [chronicle.paragraphs.at(-1)]);
  return (
    <ol class="log" ref={list}>
      {chronicle.paragraphs.map((each) => (each.drawn ??= draw(each)))}
    </ol>
  );
}

/** The same object again is not looked at again: a new line costs one line. Preact does so for fragments and components, not for elements. */
function draw(each: Paragraph) {
  const isAway = each.name === "away";
  const style = CHAPTERS.includes(each.name) ? "chapter" : each.name.startsWith("table-") ? "aside" : "";
  return (
    <Fragment key={each.number}>
      {isAway && (
        <li class="away" id="while-away">
          {say("web-while-away")}
        </li>
      )}
      {!isAway && each.texts!.map((text, i) => (
        <li key={i} class={style}>
          {text}
        </li>
      ))}
    </Fragment>
  );
}
