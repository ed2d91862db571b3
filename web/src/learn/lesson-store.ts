/** A lesson in this browser. The server plays it: it gets the learner's moves, and sends what happens up to the next one. */
import { computed, signal } from "@preact/signals";
import { call, Refusal } from "../net/api";
import type { Event, GameInfo, LessonPoint, LessonStage, LogLine, Refused, Update } from "../net/shapes";
import { dropPlan } from "../table/choices/plan-store";
import { animationTime } from "../table/store/animation-times";
import { gameInfo } from "../table/store/game-info";
import type { TableSource } from "../table/store/table-source";
import { pace } from "../ui/settings";
import { finishLesson, movesIn, saveMoves } from "./progress";

/** Milliseconds that the move of another player stays before the next thing, beside its animation. */
const READING_TIME = 1200;

export class LessonStore implements TableSource {
  readonly id: string;
  readonly shown = signal<Update | undefined>(undefined);
  readonly game = signal<GameInfo | undefined>(undefined);
  readonly log = signal<LogLine[]>([]);
  readonly here = signal<boolean[]>([]);
  readonly awaySince = signal(-1);
  readonly receivedAt = signal(0);
  readonly stage = signal<LessonStage | undefined>(undefined);
  /** Why the lesson cannot be shown. */
  readonly refused = signal<Refused | undefined>(undefined);
  /** What the coach says, and what the words speak of. */
  readonly words = signal<Event | undefined>(undefined);
  readonly points = signal<LessonPoint[]>([]);
  /** What to say about the last move, if the lesson did not accept it. */
  readonly wrong = signal<Event | undefined>(undefined);
  /** What the others have done since the learner's last move. */
  readonly happened = signal<Event[]>([]);
  /** The number of the step that is shown. */
  private at = signal(0);
  readonly isCurrent = computed(() => this.at.value === (this.stage.value?.steps.length ?? 0) - 1);
  /** The learner has read the last words. */
  readonly isDone = computed(() => this.isCurrent.value && this.stage.value?.is_done === true);
  /** Whether the coach has more to say before the learner can do anything. */
  readonly hasNext = computed(() => !this.isCurrent.value && this.words.value !== undefined);

  private played: string[];
  private timer = 0;

  constructor(
    private gameName: string,
    readonly lesson: string,
  ) {
    this.id = `${gameName}/${lesson}`;
    this.played = movesIn(gameName, lesson);
    void this.load();
  }

  dispose(): void {
    clearTimeout(this.timer);
    dropPlan();
  }

  /** Play a move. If the lesson waits for another one, say so and leave everything as it is. */
  async play(move: string): Promise<void> {
    this.wrong.value = undefined; // the same words again are news to a screen reader
    const stage = await this.fetchStage([...this.played, move]);
    dropPlan();
    this.wrong.value = stage.wrong ?? undefined;
    if (stage.wrong)
      this.shown.value = { ...this.shown.value! }; // a move can be sent once for each update
    else {
      this.played.push(move);
      this.begin(stage);
    }
  }

  next = (): void => {
    this.show(this.at.value + 1);
  };

  again = (): void => {
    this.played = [];
    this.log.value = [];
    void this.load();
  };

  private async load(): Promise<void> {
    try {
      this.game.value ??= await gameInfo(this.gameName, "", false);
      this.begin(await this.fetchStage(this.played));
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      if (this.played.length && why.status !== 0)
        this.again(); // the lesson has changed since
      else this.refused.value = why.refused;
    }
  }

  private fetchStage(played: readonly string[]): Promise<LessonStage> {
    return call<LessonStage>("POST", `lessons/${this.id}`, { played });
  }

  private begin(stage: LessonStage): void {
    saveMoves(this.gameName, this.lesson, this.played);
    this.wrong.value = undefined;
    this.happened.value = [];
    this.stage.value = stage;
    this.show(0);
  }

  private show(at: number): void {
    clearTimeout(this.timer);
    const stage = this.stage.value!;
    const { update, say, points } = stage.steps[at]!;
    const before = this.shown.value;
    const isLast = at === stage.steps.length - 1;
    this.at.value = at;
    this.words.value = say ?? (isLast ? stage.ask?.hint : undefined);
    this.points.value = points;
    if (update.events.length) {
      this.log.value = [...this.log.value, { seq: update.seq, events: update.events }];
      this.happened.value = [...this.happened.value, ...update.events];
    }
    this.shown.value = update;
    if (isLast && stage.is_done) finishLesson(this.gameName, this.lesson);
    if (say || isLast) return;
    const pause = pace.value === 0 ? 0 : animationTime(before, update) + READING_TIME * pace.value;
    this.timer = window.setTimeout(this.next, pause);
  }
}
