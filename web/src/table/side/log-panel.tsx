/** What has happened, newest below, in sentences of the reader's language. */
import { Fragment } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { language } from "../../i18n/language";
import { say } from "../../i18n/say";
import { scrollToEnd } from "../../ui/render/scroll-to-end";
import { formatterOf, type Snapshot } from "../snapshot";
import { type LogGroup, LogGroups } from "./log-groups";

const CHAPTERS = ["turn", "round"]; // events that begin something

export function LogPanel({ snapshot }: { snapshot: Snapshot<unknown> }) {
  const list = useRef<HTMLOListElement>(null);
  const away = snapshot.table.awaySince.value;
  const logGroups = useMemo(
    () => new LogGroups(formatterOf(snapshot), away),
    [snapshot.game.name, snapshot.names.join("\n"), snapshot.you, away, language.value],
  );
  logGroups.follow(snapshot.table.log.value, snapshot.update.seq);
  useEffect(() => scrollToEnd(list.current), [logGroups.paragraphs.at(-1)]);
  return (
    <ol class="log" ref={list}>
      {logGroups.paragraphs.map((each) => (each.drawn ??= draw(each)))}
    </ol>
  );
}

/** The same object again is not looked at again: a new line costs one line. Preact does so for fragments and components, not for elements. */
function draw(each: LogGroup) {
  const isAway = each.name === "away";
  const style = CHAPTERS.includes(each.name) ? "chapter" : each.name.startsWith("table-") ? "aside" : "";
  return (
    <Fragment key={each.number}>
      {isAway && (
        <li class="away" id="while-away">
          {say("web-while-away")}
        </li>
      )}
      {!isAway &&
        each.texts!.map((text, i) => (
          <li key={i} class={style}>
            {text}
          </li>
        ))}
    </Fragment>
  );
}
