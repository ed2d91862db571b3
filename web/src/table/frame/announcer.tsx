/** What has happened, read aloud by a screen reader: the same sentences as the log. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { formatterOf, type Snapshot } from "../snapshot";
import { turnWords } from "./top-bar";

export function Announcer({ snapshot }: { snapshot: Snapshot<unknown> }) {
  const [isThere, setThere] = useState(false); // only what changes is read
  useEffect(() => setThere(true), []);
  const text = useMemo(() => {
    const lines = formatterOf(snapshot)
      .sentences(snapshot.update.events)
      .map((line) => line.text);
    return [...lines, snapshot.update.table.actor === snapshot.you ? turnWords(snapshot) : ""].join(" ");
  }, [snapshot.update.seq]);
  return (
    <p class="for-ears announcer" aria-live="polite" aria-atomic="true">
      {isThere && text}
    </p>
  );
}
