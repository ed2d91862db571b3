/** The socket of a table: it reconnects when the connection breaks, and delivers commands.

A command is kept until the server answers it, and sent again after every break. It keeps its id, so the server carries it
out once. */
import { signal } from "@preact/signals";
import { newId, Refusal } from "./api";
import { me } from "./identity";
import type { Answer, Command, Message } from "./shapes";

export type ConnectionState = "connecting" | "connected" | "lost";
/** A command as the page makes it. The socket adds the id. */
export type NewCommand = Command extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;
/** A message that the server sends on its own, not in answer to a command. */
export type PushMessage = Exclude<Message, { type: "answer" | "refused" }>;

interface PendingCommand {
  command: Command;
  resolve: (answer: Answer) => void;
  reject: (why: Refusal) => void;
}

/** Milliseconds before the first retry. The delay doubles with each retry. */
export const FIRST_DELAY = 300;
export const LONGEST_DELAY = 10_000;
/** Milliseconds after which a connection that does not answer a command counts as dead. */
export const ANSWER_TIMEOUT = 10_000;
/** Milliseconds after which a silent connection counts as dead. The server sends something every 20 seconds. */
export const SILENCE_TIMEOUT = 45_000;
export const SILENCE_CHECK = 5_000;
/** Every so many failed retries the whole table is loaded again: it may not exist any more. */
export const RETRIES_BEFORE_RELOAD = 4;

export class Socket {
  readonly connection = signal<ConnectionState>("connecting");
  /** The number of commands without an answer. */
  readonly waiting = signal(0);
  /** The player's name at the handshake: the server knows the player of this socket by it. */
  name: string | undefined;

  private socket: WebSocket | undefined;
  private pending = new Map<string, PendingCommand>();
  private delay = FIRST_DELAY;
  private retries = 0;
  private retryTimer = 0;
  private answerTimer = 0;
  private silenceTimer = 0;
  private isClosed = false;
  private lastHeard = 0; // in wall-clock time, which also passes while a device sleeps

  constructor(
    private address: () => URL,
    private onMessage: (message: PushMessage) => void,
    private reload: () => void,
  ) {
    addEventListener("offline", this.drop);
    this.silenceTimer = window.setInterval(() => this.isSilent() && this.drop(), SILENCE_CHECK);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retryTimer);
    clearTimeout(this.answerTimer);
    clearInterval(this.silenceTimer);
    removeEventListener("offline", this.drop);
    this.socket?.close();
  }

  send(wanted: NewCommand): Promise<Answer> {
    const command = { ...wanted, id: newId() } as Command;
    return new Promise((resolve, reject) => {
      this.pending.set(command.id, { command, resolve, reject });
      this.waiting.value = this.pending.size;
      this.post(command);
    });
  }

  connect(): void {
    if (this.isClosed) return;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.lastHeard = Date.now();
    this.name = me.value?.name;
    socket.onmessage = (message) => this.receive(JSON.parse(message.data as string) as Message);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      this.retryLater(() => (++this.retries % RETRIES_BEFORE_RELOAD === 0 ? this.reload() : this.connect()));
    };
  }

  /** Call this at every update. After a break it sends all pending commands again and returns true. */
  confirmConnected(): boolean {
    if (this.connection.value === "connected") return false;
    this.connection.value = "connected";
    this.delay = FIRST_DELAY;
    this.retries = 0;
    for (const { command } of this.pending.values()) this.post(command);
    return true;
  }

  /** Open a new connection in place of a working one, with a new handshake. */
  reconnect(): void {
    this.connection.value = "connecting";
    this.replace();
  }

  /** Call `retry` after the current delay, which varies by 30 % so that clients do not all return at once. */
  retryLater(retry: () => void): void {
    if (this.isClosed) return;
    this.connection.value = "lost";
    clearTimeout(this.retryTimer);
    this.retryTimer = window.setTimeout(retry, this.delay * (0.7 + 0.6 * Math.random()));
    this.delay = Math.min(LONGEST_DELAY, this.delay * 2);
  }

  /** Reconnect at once if the connection is broken, silent, or still opening: that attempt may be lost too. */
  retryNow(): void {
    if (this.connection.value === "connected" && !this.isSilent()) return;
    clearTimeout(this.retryTimer);
    this.delay = FIRST_DELAY;
    this.connection.value = "lost"; // so that confirmConnected() notices the new connection
    this.replace();
  }

  private replace(): void {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.connect();
  }

  private isSilent(): boolean {
    return Date.now() - this.lastHeard > SILENCE_TIMEOUT;
  }

  private receive(message: Message): void {
    this.lastHeard = Date.now();
    if (message.type === "answer") this.settle(message.id)?.resolve(message);
    else if (message.type === "refused") this.settle(message.id)?.reject(new Refusal(message, 409));
    else this.onMessage(message);
  }

  private settle(id: string): PendingCommand | undefined {
    const found = this.pending.get(id);
    this.pending.delete(id);
    this.waiting.value = this.pending.size;
    return found;
  }

  private post(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.connection.value === "connected") {
      this.socket.send(JSON.stringify(command));
      clearTimeout(this.answerTimer);
      this.answerTimer = window.setTimeout(() => this.pending.size && this.drop(), ANSWER_TIMEOUT);
    }
  }

  /** Drop a dead connection without waiting for the browser to notice, which takes minutes in a train tunnel. */
  private drop = (): void => {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
    if (socket) this.retryLater(() => this.connect());
  };
}
