/** Enough of a browser for the modules that talk to the server: events, a socket and HTTP answers, all under the test's control. */
import { vi } from "vitest";
import type { Command, Message, Update } from "../../src/net/shapes";

export class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.opened.at(-1)!;
  }

  readyState = 0;
  sent: Command[] = [];
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: URL) {
    FakeSocket.opened.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** The page closes it. A real browser reports that later, when the page no longer listens. */
  close(): void {
    this.readyState = 3;
  }

  /** The connection breaks, and the browser notices. */
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  receive(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export class FakeDocument extends EventTarget {
  hidden = false;
  documentElement = { dataset: {} };
  setHidden(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

/** What the server answers: by path, a status and a body. */
export type Answers = Record<string, { status?: number; body: unknown }>;

export interface FakeBrowser {
  document: FakeDocument;
  storage: Map<string, string>;
  calls: { method: string; path: string; body: unknown }[];
  answers: Answers;
  fire: (event: string) => void;
}

export function fakeBrowser(answers: Answers = {}): FakeBrowser {
  const browser: FakeBrowser = {
    document: new FakeDocument(),
    storage: new Map(),
    calls: [],
    answers,
    fire: (event) => page.dispatchEvent(new Event(event)),
  };
  const page = new EventTarget();
  FakeSocket.opened = [];
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", browser.document);
  vi.stubGlobal("location", new URL("https://pelagos.test/play/"));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => browser.storage.get(name) ?? null,
    setItem: (name: string, value: string) => browser.storage.set(name, value),
  });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (address: URL, request: RequestInit) => {
    const path = address.href.slice(address.href.indexOf("api/") + 4);
    const body = request.body ? JSON.parse(request.body as string) : undefined;
    browser.calls.push({ method: request.method!, path, body });
    const answer = browser.answers[path];
    if (!answer) throw new TypeError("the network is gone");
    const status = answer.status ?? 200;
    return { ok: status < 400, status, json: async () => structuredClone(answer.body) };
  });
  vi.spyOn(Math, "random").mockReturnValue(0.5); // the middle of the range: delays are exact
  vi.useFakeTimers();
  return browser;
}

/** Let promises settle without moving the clock. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

export function update(seq: number, more: Partial<Update> = {}): Update {
  const seat = { kind: "person", name: "Anna", here: true };
  return {
    type: "update",
    seq,
    you: 0,
    choices: null,
    events: [],
    view: { seq },
    undo: false,
    table: { game: "ulysses", seats: [seat, seat], commitment: "c0ffee", status: "playing" },
    ...more,
  } as unknown as Update;
}
