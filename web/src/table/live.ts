/** One table, live: the connection, what it told us, and the commands on their way.

Only what the server has sent is ever shown. A command is kept until it is answered and sent again after every break,
with the same id, so it is carried out once. */
import { computed, signal, type Signal } from "@preact/signals";
import { HOME, Refusal, call, entropy, newId } from "../wire/api";
import type { Answer, Command, Event, GameInfo, Log, Message, Refused, Update } from "../wire/shapes";
import { keep, kept } from "../look/kept";
import { beSomebody, me, whoAmI } from "../me";
import { gameInfo } from "./game";
import { Pictures } from "./pictures";

export type Connection = "connecting" | "connected" | "lost";
/** A command as a page makes it: the id comes later. */
export type Wish = Command extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;

interface Pending {
  command: Command;
  answered: (answer: Answer) => void;
  refused: (why: Refusal) => void;
}

export interface LogLine {
  seq: number;
  events: Event[];
}

const FIRST_WAIT = 300; // milliseconds until a lost connection is tried again; twice as long each time
const LONGEST_WAIT = 10_000;
const UNANSWERED = 10_000; // milliseconds after which a silent connection is taken for dead
const FULL = 2000; // lines of the log that are kept here

export class LiveTable {
  /** The truth: the newest update. */
  readonly latest = signal<Update | undefined>(undefined);
  /** What is drawn: it follows `latest`, one update after the other, as fast as the animations are. */
  readonly shown: Signal<Update | undefined>;
  readonly connection = signal<Connection>("connecting");
  /** Why there is nothing to see here. */
  readonly closed = signal<Refused | undefined>(undefined);
  /** The server cannot go on at the moment. */
  readonly trouble = signal(false);
  readonly log = signal<LogLine[]>([]);
  readonly here = signal<boolean[]>([]);
  readonly game = signal<GameInfo | undefined>(undefined);
  /** Lines after this one came while I was not looking, up to `awayUntil`; -1 for none. */
  readonly awaySince = signal(-1);
  awayUntil = -1;
  readonly waiting = signal(0);
  /** When `latest` came, by the browser's clock: for counting a clock down. */
  readonly at = signal(0);
  /** Seats whose chat I do not want to read. The server leaves it out from then on; what had come is left out here. */
  readonly muted: Signal<number[]>;
  /** The last line that was written before I came. */
  heardBefore = -1;
  /** Moves are made on what is really there, not on a picture of before. */
  readonly isCurrent = computed(() => this.shown.value === this.latest.value);

  private pictures = new Pictures();
  private socket: WebSocket | undefined;
  private name: string | undefined; // mine, as the socket knows it
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private doubt = 0;
  private ended = false;
  private tries = 0;

  /** `isPublic`: as those see it who do not sit there, for a screen that everybody looks at. */
  constructor(readonly id: string, private isPublic = false) {
    this.shown = this.pictures.shown;
    this.muted = signal(kept(`muted-${id}`, "").split(" ").filter(Boolean).map(Number));
    addEventListener("online", this.retry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.retry);
    void this.start();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.pictures.end();
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.drop);
    clearTimeout(this.doubt);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
  }

  // ---- what I do
  send(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: newId() } as Command;
    return new Promise((answered, refused) => {
      this.pending.set(command.id, { command, answered, refused });
      this.waiting.value = this.pending.size;
      this.post(command);
    });
  }

  play(move: string): Promise<Answer> {
    return this.send({ do: "play", move, seq: this.latest.value?.seq ?? 0 });
  }

  undo(): Promise<Answer> {
    return this.send({ do: "undo", seq: this.latest.value?.seq ?? 0 });
  }

  /** The socket knows who I am from its handshake: somebody new, and a new name, need a new one. */
  async join(seat: number | null = null): Promise<Answer> {
    if ((await beSomebody()).name !== this.name) this.reconnect();
    return this.send({ do: "join", seat, entropy: entropy() });
  }

  /** Shows what is there, without the rest of the animations. */
  skip = (): void => {
    this.pictures.skipTo(this.latest.value);
  };

  /** Keeps whether somebody's chat is for me. */
  async mute(seat: number, mute: boolean): Promise<void> {
    await call("POST", `tables/${this.id}/mute`, { seat, mute });
    this.muted.value = mute ? [...this.muted.value, seat] : this.muted.value.filter((each) => each !== seat);
    keep(`muted-${this.id}`, this.muted.value.join(" "));
  }

  // ---- the connection
  private reconnect(): void {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.connection.value = "connecting";
    this.connect();
  }

  private async start(): Promise<void> {
    try {
      const [log] = await Promise.all([this.fetchLog(), whoAmI()]);
      this.log.value = log.lines;
      const last = log.lines.at(-1)?.seq ?? -1;
      this.heardBefore = this.lastSeen() >= 0 ? this.lastSeen() : last;
      this.noteAway(last);
      this.connect();
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      if (why.status === 0 || why.status >= 500 || why.status === 429) this.later(() => void this.start());
      else this.closed.value = why.told;
    }
  }

  private fetchLog(): Promise<Log> {
    return call<Log>("GET", `tables/${this.id}/log${this.isPublic ? "?public" : ""}`);
  }

  private connect(): void {
    if (this.ended) return;
    const since = this.log.value.at(-1)?.seq ?? -1;
    const address = new URL(`api/tables/${this.id}/socket`, HOME);
    if (since >= 0) address.searchParams.set("since", String(since));
    if (this.isPublic) address.searchParams.set("public", "");
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    this.name = me.value?.name;
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as Message);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      this.connection.value = "lost";
      this.later(() => (++this.tries % 4 === 0 ? void this.start() : this.connect()));
    };
  }

  private later(again: () => void): void {
    if (this.ended) return;
    this.connection.value = "lost";
    clearTimeout(this.timer);
    this.timer = window.setTimeout(again, this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** The network is back, or somebody looks at the page again. */
  private retry = (): void => {
    if (document.hidden || this.ended) return;
    if (!this.socket && this.latest.value) {
      clearTimeout(this.timer);
      this.wait = FIRST_WAIT;
      this.connect();
    }
    this.skip();
    this.noteAway(this.latest.value?.seq ?? -1);
    this.noteSeen();
  };

  private post(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.connection.value === "connected") {
      this.socket.send(JSON.stringify(command));
      clearTimeout(this.doubt);
      this.doubt = window.setTimeout(() => this.pending.size && this.drop(), UNANSWERED);
    }
  }

  /** A connection that is dead, whether the browser has noticed or not: in a tunnel it takes minutes. */
  private drop = (): void => {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
    if (socket) this.later(() => this.connect());
  };

  // ---- what the server says
  private hear(message: Message): void {
    if (message.type === "update") this.take(message);
    else if (message.type === "answer") this.settle(message.id)?.answered(message);
    else if (message.type === "refused") this.settle(message.id)?.refused(new Refusal(message, 409));
    else if (message.type === "here") this.here.value = message.here;
    else if (message.type === "trouble") this.trouble.value = true;
  }

  private settle(id: string): Pending | undefined {
    const found = this.pending.get(id);
    this.pending.delete(id);
    this.waiting.value = this.pending.size;
    return found;
  }

  private take(update: Update): void {
    const isFirst = this.connection.value !== "connected";
    this.at.value = performance.now();
    this.latest.value = update;
    this.trouble.value = false;
    this.here.value = update.table.seats.map((seat) => seat.here);
    if (update.events.length) {
      const lines = this.log.value.length > FULL ? this.log.value.slice(-FULL / 2) : this.log.value;
      this.log.value = [...lines, { seq: update.seq, events: update.events }];
    }
    this.noteSeen();
    if (update.you >= 0) keep(`sat-${this.id}`, "yes");
    if (isFirst) {
      this.connection.value = "connected";
      this.wait = FIRST_WAIT;
      this.tries = 0;
      void this.learn(update.table.game);
      for (const { command } of this.pending.values()) this.post(command);
      this.skip();
    } else this.pictures.add(update);
  }

  private lastSeen(): number {
    return Number(kept(`seen-${this.id}`, "-1"));
  }

  private noteAway(last: number): void {
    const seen = this.lastSeen();
    if (seen < 0 || seen >= last) return;
    this.awayUntil = last;
    this.awaySince.value = seen;
  }

  private noteSeen(): void {
    if (!document.hidden && this.latest.value) keep(`seen-${this.id}`, String(this.latest.value.seq));
  }

  private async learn(game: string): Promise<void> {
    if (this.game.value?.name !== game) this.game.value = await gameInfo(game).catch(() => this.game.value);
  }
}
