/** The line to a table: a socket that is opened again when it breaks, and the commands on their way.

A command is kept until it is answered and sent again after every break, with the same id, so it is carried out once. */
import { signal } from "@preact/signals";
import { newId, Refusal } from "./api";
import { me } from "./identity";
import type { Answer, Command, Message } from "./shapes";

export type Connection = "connecting" | "connected" | "lost";
/** A command as a page makes it: the id comes later. */
export type NewCommand = Command extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;
/** What is no answer to a command. */
export type PushMessage = Exclude<Message, { type: "answer" | "refused" }>;

interface Pending {
  command: Command;
  answered: (answer: Answer) => void;
  refused: (why: Refusal) => void;
}

const FIRST_WAIT = 300; // milliseconds until a lost connection is tried again; twice as long each time
const LONGEST_WAIT = 10_000;
const UNANSWERED = 10_000; // milliseconds after which a silent connection is taken for dead
const SILENT = 45_000; // the same when nothing is asked: the server says every 20 seconds that it is there
const LOOK = 5_000; // milliseconds between two looks at that
const OFTEN = 4; // tries after which all is asked for anew: the table may be gone

export class Socket {
  readonly connection = signal<Connection>("connecting");
  readonly waiting = signal(0);
  /** Mine, as the socket knows it from its handshake. */
  name: string | undefined;

  private socket: WebSocket | undefined;
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private doubt = 0;
  private watch = 0;
  private ended = false;
  private tries = 0;
  private heardAt = 0; // by the clock on the wall, which goes on while a device sleeps

  constructor(
    private address: () => URL,
    private hear: (news: PushMessage) => void,
    private restart: () => void,
  ) {
    addEventListener("offline", this.drop);
    this.watch = window.setInterval(() => this.isSilent() && this.drop(), LOOK);
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    clearInterval(this.watch);
    removeEventListener("offline", this.drop);
    this.socket?.close();
  }

  send(wish: NewCommand): Promise<Answer> {
    const command = { ...wish, id: newId() } as Command;
    return new Promise((answered, refused) => {
      this.pending.set(command.id, { command, answered, refused });
      this.waiting.value = this.pending.size;
      this.post(command);
    });
  }

  connect(): void {
    if (this.ended) return;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.heardAt = Date.now();
    this.name = me.value?.name;
    socket.onmessage = (message) => this.take(JSON.parse(message.data as string) as Message);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      this.later(() => (++this.tries % OFTEN === 0 ? this.restart() : this.connect()));
    };
  }

  /** The table speaks: what is on its way goes there again. Says whether it was silent before. */
  greeted(): boolean {
    if (this.connection.value === "connected") return false;
    this.connection.value = "connected";
    this.wait = FIRST_WAIT;
    this.tries = 0;
    for (const { command } of this.pending.values()) this.post(command);
    return true;
  }

  reconnect(): void {
    this.connection.value = "connecting";
    this.replace();
  }

  later(again: () => void): void {
    if (this.ended) return;
    this.connection.value = "lost";
    clearTimeout(this.timer);
    this.timer = window.setTimeout(again, this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** At once, if it is broken. One that is not open yet may have been lost on its way. */
  hurry(): void {
    if (this.connection.value === "connected" && !this.isSilent()) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connection.value = "lost"; // so that the new one is greeted
    this.replace();
  }

  private replace(): void {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.connect();
  }

  private isSilent(): boolean {
    return Date.now() - this.heardAt > SILENT;
  }

  private take(message: Message): void {
    this.heardAt = Date.now();
    if (message.type === "answer") this.settle(message.id)?.answered(message);
    else if (message.type === "refused") this.settle(message.id)?.refused(new Refusal(message, 409));
    else this.hear(message);
  }

  private settle(id: string): Pending | undefined {
    const found = this.pending.get(id);
    this.pending.delete(id);
    this.waiting.value = this.pending.size;
    return found;
  }

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
}
