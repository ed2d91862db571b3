/** The log in sentences, the newest at the bottom. */
import { Fragment } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { language } from "../../i18n/language";
import { say } from "../../i18n/say";
import { manifestOf } from "../../net/games";
import { scrollToEnd } from "../../ui/render/scroll-to-end";
import { formatterOf, type Snapshot } from "../snapshot";
import { type LogGroup, LogGroups } from "./log-groups";

export function LogPanel({ snapshot }: { snapshot: Snapshot<unknown> }) {
  const list = useRef<HTMLOListElement>(null);
  const away = snapshot.table.awaySince.value;
  const logGroups = useMemo(
    () => new LogGroups(formatterOf(snapshot), away),
    [snapshot.game.name, snapshot.names.join("\n"), snapshot.you, away, language.value],
  );
  logGroups.follow(snapshot.table.log.value, snapshot.update.seq);
  useEffect(() => scrollToEnd(list.current), [logGroups.groups.at(-1)]);
  const { chapters } = manifestOf(snapshot.game.name);
  return (
    <ol class="log" ref={list}>
      {logGroups.groups.map((group) => (group.drawn ??= draw(group, chapters)))}
    </ol>
  );
}

/** Draw a group. Preact skips a drawing that is the same object as before, so a new line costs one line; it does so for fragments
and components, but not for elements. */
function draw(group: LogGroup, chapters: readonly string[]) {
  const isAway = group.name === "away";
  const style = chapters.includes(group.name) ? "chapter" : group.name.startsWith("table-") ? "aside" : "";
  return (
    <Fragment key={group.number}>
      {isAway && (
        <li class="away" id="while-away">
          {say("web-while-away")}
        </li>
      )}
      {!isAway &&
        group.texts!.map((text, i) => (
          <li key={i} class={style}>
            {text}
          </li>
        ))}
    </Fragment>
  );
}
