/** A live region for screen readers: it announces what has happened, in the sentences of the log. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { formatterOf, type Snapshot } from "../snapshot";
import { turnWords } from "./top-bar";

export function Announcer({ snapshot }: { snapshot: Snapshot<unknown> }) {
  const [isMounted, setMounted] = useState(false); // screen readers announce only changes, so the region starts empty
  useEffect(() => setMounted(true), []);
  const text = useMemo(() => {
    const lines = formatterOf(snapshot)
      .sentences(snapshot.update.events)
      .map((line) => line.text);
    return [...lines, snapshot.update.table.actor === snapshot.you ? turnWords(snapshot) : ""].join(" ");
  }, [snapshot.update.seq]);
  return (
    <p class="for-ears announcer" aria-live="polite" aria-atomic="true">
      {isMounted && text}
    </p>
  );
}
