/** The position in the sentences that the game made for this player. */
import { say } from "../../i18n/say";
import { formatterOf, type Snapshot } from "../../table/snapshot";

export function sentencesOf(snapshot: Snapshot<unknown>): string[] {
  const formatter = formatterOf(snapshot);
  return snapshot.update.summary.map((event) => formatter.sentence(event));
}

export function Summary(snapshot: Snapshot<unknown>) {
  return (
    <ul class="summary" tabIndex={0} aria-label={say("web-tab-state")}>
      {sentencesOf(snapshot).map((sentence, i) => (
        <li key={i}>{sentence}</li>
      ))}
    </ul>
  );
}
