/** One table, live: what it told us, and what I do there. Only what the server has sent is ever shown. */
import { batch, computed, type Signal, signal } from "@preact/signals";
import { HOME } from "../../browser/home";
import { readStorage, writeStorage } from "../../browser/storage";
import { call, Refusal } from "../../net/api";
import { ensureIdentity } from "../../net/identity";
import type { Answer, Event, GameInfo, Refused, Update } from "../../net/shapes";
import { type NewCommand, type PushMessage, Socket } from "../../net/socket";
import { reuseEqual } from "../../ui/render/memo";
import { fetchGameUi } from "../game-registry";
import { gameInfo } from "./game-info";
import { Playback } from "./playback";
import { fetchLog } from "./prefetch";
import { entropy } from "./take-seat";

export interface LogLine {
  seq: number;
  events: Event[];
}

export type ChatLine = Event & { seq: number };

function saidIn(lines: readonly LogLine[]): ChatLine[] {
  return lines.flatMap(({ seq, events }) =>
    events.filter((event) => event.name === "table-said").map((event) => ({ ...event, seq })),
  );
}

const FULL = 2000; // lines of the log that are kept here

export class TableStore {
  /** The truth: the newest update. */
  readonly latest = signal<Update | undefined>(undefined);
  /** What is drawn: it follows `latest`, one update after the other, as fast as the animations are. */
  readonly shown: Signal<Update | undefined>;
  /** Why there is nothing to see here. */
  readonly closed = signal<Refused | undefined>(undefined);
  /** The server cannot go on at the moment. */
  readonly trouble = signal(false);
  readonly log = signal<LogLine[]>([]);
  /** The chat, which is a part of the log. */
  readonly said = signal<ChatLine[]>([]);
  readonly here = signal<boolean[]>([]);
  readonly game = signal<GameInfo | undefined>(undefined);
  /** Lines after this one came while I was not looking, up to `awayUntil`; -1 for none. */
  readonly awaySince = signal(-1);
  awayUntil = -1;
  /** When `latest` came, by the browser's clock: for counting a clock down. */
  readonly at = signal(0);
  /** Seats whose chat I do not want to read. The server leaves it out from then on; what had come is left out here. */
  readonly muted: Signal<number[]>;
  /** The last line that was written before I came. */
  heardBefore = -1;
  private lastLooked = -1; // the newest line that came before my eyes
  /** Moves are made on what is really there, not on a picture of before. */
  readonly isCurrent = computed(() => this.shown.value === this.latest.value);

  private playback = new Playback();
  private line = new Socket(
    () => this.address(),
    (news) => this.hear(news),
    () => void this.start(),
  );
  readonly connection = this.line.connection;
  readonly waiting = this.line.waiting;

  /** `isPublic`: as those see it who do not sit there, for a screen that everybody looks at. */
  constructor(
    readonly id: string,
    private isPublic = false,
  ) {
    this.shown = this.playback.shown;
    this.muted = signal(readStorage(`muted-${id}`, "").split(" ").filter(Boolean).map(Number));
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
    document.addEventListener("visibilitychange", this.noteSeen);
    addEventListener("pagehide", this.noteSeen);
    void this.start();
  }

  end(): void {
    this.noteSeen();
    this.line.end();
    this.playback.end();
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    document.removeEventListener("visibilitychange", this.noteSeen);
    removeEventListener("pagehide", this.noteSeen);
  }

  // ---- what I do
  send(wish: NewCommand): Promise<Answer> {
    return this.line.send(wish);
  }

  play(move: string): Promise<Answer> {
    return this.send({ do: "play", move, seq: this.latest.value?.seq ?? 0 });
  }

  undo(): Promise<Answer> {
    return this.send({ do: "undo", seq: this.latest.value?.seq ?? 0 });
  }

  /** The socket knows who I am from its handshake: somebody new, and a new name, need a new one. */
  async join(seat: number | null = null): Promise<Answer> {
    if ((await ensureIdentity()).name !== this.line.name) this.line.reconnect();
    return this.send({ do: "join", seat, entropy: entropy(this.latest.value!.table.commitment) });
  }

  /** Shows what is there, without the rest of the animations. */
  skip = (): void => {
    this.playback.skipTo(this.latest.value);
  };

  /** Keeps whether somebody's chat is for me. */
  async mute(seat: number, mute: boolean): Promise<void> {
    await call("POST", `tables/${this.id}/mute`, { seat, mute });
    this.muted.value = mute ? [...this.muted.value, seat] : this.muted.value.filter((each) => each !== seat);
    writeStorage(`muted-${this.id}`, this.muted.value.join(" "));
  }

  // ---- coming, and coming back
  private async start(): Promise<void> {
    try {
      const log = await fetchLog(this.id, this.isPublic);
      fetchGameUi(log.game);
      void this.learn(log.game);
      this.log.value = log.lines;
      this.said.value = saidIn(log.lines);
      const last = log.lines.at(-1)?.seq ?? -1;
      this.heardBefore = this.lastSeen() >= 0 ? this.lastSeen() : last;
      this.noteAway(last);
      this.line.connect();
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      if (why.status === 0 || why.status >= 500 || why.status === 429) this.line.later(() => void this.start());
      else this.closed.value = why.told;
    }
  }

  /** What came before is not asked for again. */
  private address(): URL {
    const since = this.log.value.at(-1)?.seq ?? -1;
    const address = new URL(`api/tables/${this.id}/socket`, HOME);
    if (since >= 0) address.searchParams.set("since", String(since));
    if (this.isPublic) address.searchParams.set("public", "");
    address.protocol = address.protocol.replace("http", "ws");
    return address;
  }

  /** The network is back, or somebody looks at the page again. */
  private retry = (): void => {
    if (document.hidden) return;
    if (this.latest.value) this.line.hurry();
    this.skip();
    this.noteAway(this.latest.value?.seq ?? -1);
    this.lastLooked = this.latest.value?.seq ?? -1;
  };

  // ---- what the server says
  private hear(news: PushMessage): void {
    if (news.type === "update") batch(() => this.take(news));
    else if (news.type === "here") this.here.value = news.here;
    else if (news.type === "trouble") this.trouble.value = true;
  }

  private take(update: Update): void {
    const before = this.latest.value;
    update.view = reuseEqual(before?.view, update.view);
    update.table = reuseEqual(before?.table, update.table);
    this.at.value = performance.now();
    this.latest.value = update;
    this.trouble.value = false;
    this.here.value = reuseEqual(
      this.here.value,
      update.table.seats.map((seat) => seat.here),
    );
    if (update.events.length) {
      const lines = this.log.value.length > FULL ? this.log.value.slice(-FULL / 2) : this.log.value;
      const line = { seq: update.seq, events: update.events };
      this.log.value = [...lines, line];
      const said = saidIn([line]);
      if (said.length) this.said.value = [...this.said.value, ...said];
    }
    if (!document.hidden) this.lastLooked = update.seq;
    if (update.you >= 0 && update.you !== before?.you) writeStorage(`sat-${this.id}`, "yes");
    if (this.line.greeted()) {
      void this.learn(update.table.game);
      this.skip();
    } else this.playback.add(update);
  }

  private lastSeen(): number {
    return Math.max(this.lastLooked, Number(readStorage(`seen-${this.id}`, "-1")));
  }

  private noteAway(last: number): void {
    const snapshot = this.lastSeen();
    if (snapshot < 0 || snapshot >= last) return;
    this.awayUntil = last;
    this.awaySince.value = snapshot;
  }

  /** When I look away: to write it down with every update would cost a part of the time to draw it. */
  private noteSeen = (): void => {
    if (this.lastLooked >= 0) writeStorage(`seen-${this.id}`, String(this.lastLooked));
  };

  private async learn(game: string): Promise<void> {
    if (this.game.value?.name !== game) this.game.value = await gameInfo(game).catch(() => this.game.value);
  }
}
