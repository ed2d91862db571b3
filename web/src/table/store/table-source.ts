/** What is drawn of a table, whether it is live (`TableStore`) or a lesson (`LessonStore`). */
import type { ReadonlySignal } from "@preact/signals";
import type { GameInfo, LogLine, Update } from "../../net/shapes";

export interface TableSource {
  readonly id: string;
  /** The update that is drawn. */
  readonly shown: ReadonlySignal<Update | undefined>;
  /** Whether the newest update is drawn. Moves are offered only then. */
  readonly isCurrent: ReadonlySignal<boolean>;
  readonly game: ReadonlySignal<GameInfo | undefined>;
  readonly log: ReadonlySignal<LogLine[]>;
  /** By seat: is its player connected? A seat that is missing is as the update says. */
  readonly here: ReadonlySignal<boolean[]>;
  /** The player missed the lines after this one; -1 if none. */
  readonly awaySince: ReadonlySignal<number>;
  /** When the newest update arrived, by performance.now(). */
  readonly receivedAt: ReadonlySignal<number>;

  play(move: string): Promise<unknown>;
}
