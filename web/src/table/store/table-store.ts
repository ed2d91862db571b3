/** The state of one table in this browser, and the commands of its player. Everything in it comes from the server. */
import { batch, computed, type Signal, signal } from "@preact/signals";
import { HOME } from "../../browser/home";
import { readStorage, writeStorage } from "../../browser/storage";
import { loadGames } from "../../i18n/language";
import { call, Refusal } from "../../net/api";
import { addGame, isBuilt } from "../../net/games";
import { ensureIdentity } from "../../net/identity";
import type { Answer, Event, GameInfo, LogLine, Refused, Update } from "../../net/shapes";
import { type NewCommand, type PushMessage, Socket } from "../../net/socket";
import { reuseEqual } from "../../ui/render/memo";
import { fetchGameUi } from "../game-registry";
import { gameInfo } from "./game-info";
import { Playback } from "./playback";
import { fetchLog } from "./prefetch";
import type { TableSource } from "./table-source";
import { entropy } from "./take-seat";

export type ChatLine = Event & { seq: number };

function chatIn(lines: readonly LogLine[]): ChatLine[] {
  return lines.flatMap(({ seq, events }) =>
    events.filter((event) => event.name === "table-said").map((event) => ({ ...event, seq })),
  );
}

/** Lines of the log in memory. When there are more, the older half is dropped. */
export const LOG_LIMIT = 2000;

export class TableStore implements TableSource {
  /** The newest update from the server. */
  readonly latest = signal<Update | undefined>(undefined);
  /** The update that is drawn. It follows `latest`, one update after the other, at the speed of the animations. */
  readonly shown: Signal<Update | undefined>;
  /** Why the server does not show this table to the player. */
  readonly closed = signal<Refused | undefined>(undefined);
  /** The server cannot store moves at the moment. */
  readonly trouble = signal(false);
  readonly log = signal<LogLine[]>([]);
  /** The chat lines of the log. */
  readonly chat = signal<ChatLine[]>([]);
  /** By seat: is its player connected? */
  readonly here = signal<boolean[]>([]);
  readonly game = signal<GameInfo | undefined>(undefined);
  /** The player missed the lines after this one, up to `awayUntil`; -1 if none. */
  readonly awaySince = signal(-1);
  awayUntil = -1;
  /** When `latest` arrived, by performance.now(). The clocks count down from there. */
  readonly receivedAt = signal(0);
  /** Seats whose chat the player has muted. The server no longer sends their lines; the page hides the earlier ones. */
  readonly muted: Signal<number[]>;
  /** The last line that the player had read when the page was opened. */
  readBefore = -1;
  /** The last line that arrived while the page was visible. */
  private lastSeen = -1;
  /** Whether the newest update is drawn. Moves are offered only then. */
  readonly isCurrent = computed(() => this.shown.value?.seq === this.latest.value?.seq);

  /** The board is not the game's own. */
  private hasOwnBoard = false;
  private playback = new Playback();
  private socket = new Socket(
    () => this.address(),
    (message) => this.receive(message),
    () => void this.load(),
  );
  readonly connection = this.socket.connection;
  readonly waiting = this.socket.waiting;

  /** `isPublic`: load what a spectator sees, for a screen in the room. */
  constructor(
    readonly id: string,
    private isPublic = false,
  ) {
    this.shown = this.playback.shown;
    this.muted = signal(readStorage(`muted-${id}`, "").split(" ").filter(Boolean).map(Number));
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    document.addEventListener("visibilitychange", this.saveLastSeen);
    addEventListener("pagehide", this.saveLastSeen);
    void this.load();
  }

  dispose(): void {
    this.saveLastSeen();
    this.socket.close();
    this.playback.stop();
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    document.removeEventListener("visibilitychange", this.saveLastSeen);
    removeEventListener("pagehide", this.saveLastSeen);
  }

  // ---- commands
  send(command: NewCommand): Promise<Answer> {
    return this.socket.send(command);
  }

  play(move: string): Promise<Answer> {
    return this.send({ do: "play", move, seq: this.latest.value?.seq ?? 0 });
  }

  undo(): Promise<Answer> {
    return this.send({ do: "undo", seq: this.latest.value?.seq ?? 0 });
  }

  /** Take a seat. The server knows the player from the handshake, so a new player or a new name needs a new socket. */
  async join(seat: number | null = null): Promise<Answer> {
    if ((await ensureIdentity()).name !== this.socket.name) this.socket.reconnect();
    return this.send({ do: "join", seat, entropy: entropy(this.latest.value!.table.commitment) });
  }

  /** Draw the newest update at once, without the remaining animations. */
  skip = (): void => {
    this.playback.skipTo(this.latest.value);
  };

  async mute(seat: number, mute: boolean): Promise<void> {
    await call("POST", `tables/${this.id}/mute`, { seat, mute });
    this.muted.value = mute ? [...this.muted.value, seat] : this.muted.value.filter((each) => each !== seat);
    writeStorage(`muted-${this.id}`, this.muted.value.join(" "));
  }

  // ---- loading, and coming back
  private async load(): Promise<void> {
    try {
      const log = await fetchLog(this.id, this.isPublic);
      fetchGameUi(log.game);
      this.hasOwnBoard = log.own_board;
      void this.loadGameInfo(log.game);
      if (!isBuilt(log.game)) await this.loadWords(log.game);
      this.log.value = log.lines;
      this.chat.value = chatIn(log.lines);
      const last = log.lines.at(-1)?.seq ?? -1;
      this.readBefore = this.lastSeenEver() >= 0 ? this.lastSeenEver() : last;
      this.noteAway(last);
      this.socket.connect();
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      if (why.status === 0 || why.status >= 500 || why.status === 429) this.socket.retryLater(() => void this.load());
      else this.closed.value = why.refused;
    }
  }

  /** The address of the socket. With `since` the server sends only the lines that are missing here. */
  private address(): URL {
    const since = this.log.value.at(-1)?.seq ?? -1;
    const address = new URL(`api/tables/${this.id}/socket`, HOME);
    if (since >= 0) address.searchParams.set("since", String(since));
    if (this.isPublic) address.searchParams.set("public", "");
    address.protocol = address.protocol.replace("http", "ws");
    return address;
  }

  /** The network is back, or the page is visible again. */
  private wake = (): void => {
    if (document.hidden) return;
    if (this.latest.value) this.socket.retryNow();
    this.skip();
    this.noteAway(this.latest.value?.seq ?? -1);
    this.lastSeen = this.latest.value?.seq ?? -1;
  };

  // ---- messages from the server
  private receive(message: PushMessage): void {
    if (message.type === "update") batch(() => this.apply(message));
    else if (message.type === "here") this.here.value = message.here;
    else if (message.type === "trouble") this.trouble.value = true;
  }

  private apply(update: Update): void {
    const before = this.latest.value;
    update.view = reuseEqual(before?.view, update.view);
    update.table = reuseEqual(before?.table, update.table);
    this.receivedAt.value = performance.now();
    this.latest.value = update;
    this.trouble.value = false;
    this.here.value = reuseEqual(
      this.here.value,
      update.table.seats.map((seat) => seat.here),
    );
    if (update.events.length) this.extendLog({ seq: update.seq, events: update.events });
    if (!document.hidden) this.lastSeen = update.seq;
    if (update.you >= 0 && update.you !== before?.you) writeStorage(`sat-${this.id}`, "yes");
    if (this.socket.confirmConnected()) {
      void this.loadGameInfo(update.table.game);
      this.skip();
    } else this.playback.add(update);
  }

  private extendLog(line: LogLine): void {
    const lines = this.log.value.length > LOG_LIMIT ? this.log.value.slice(-LOG_LIMIT / 2) : this.log.value;
    this.log.value = [...lines, line];
    const chat = chatIn([line]);
    if (chat.length) this.chat.value = [...this.chat.value, ...chat];
  }

  private lastSeenEver(): number {
    return Math.max(this.lastSeen, Number(readStorage(`seen-${this.id}`, "-1")));
  }

  private noteAway(last: number): void {
    const lastSeen = this.lastSeenEver();
    if (lastSeen < 0 || lastSeen >= last) return;
    this.awayUntil = last;
    this.awaySince.value = lastSeen;
  }

  /** Runs when the page is hidden: writing with every update would be a noticeable part of the time to draw it. */
  private saveLastSeen = (): void => {
    if (this.lastSeen >= 0) writeStorage(`seen-${this.id}`, String(this.lastSeen));
  };

  /** Load what the log needs of a game that the page was built without. */
  private async loadWords(game: string): Promise<void> {
    addGame((await gameInfo(game, this.id, this.hasOwnBoard)).manifest);
    await loadGames([game]);
  }

  private async loadGameInfo(game: string): Promise<void> {
    if (this.game.value?.name === game) return;
    this.game.value = await gameInfo(game, this.id, this.hasOwnBoard).catch(() => this.game.value);
  }
}
