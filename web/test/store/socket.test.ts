import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../../src/net/api";
import { me } from "../../src/net/identity";
import type { Message } from "../../src/net/shapes";
import {
  ANSWER_TIMEOUT,
  FIRST_DELAY,
  LONGEST_DELAY,
  RETRIES_BEFORE_RELOAD,
  SILENCE_CHECK,
  SILENCE_TIMEOUT,
  Socket,
} from "../../src/net/socket";
import { type FakeBrowser, FakeSocket, fakeBrowser, settle, update } from "../kit/fake-browser";

let browser: FakeBrowser;
let socket: Socket;
const onMessage = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  browser = fakeBrowser();
  socket = new Socket(() => new URL("ws://pelagos.test/socket"), onMessage, reload);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onMessage.mockReset();
  reload.mockReset();
});

/** Open a connection and receive the first update, as the table store does. */
function connect(): FakeSocket {
  socket.connect();
  return greet();
}

function greet(): FakeSocket {
  FakeSocket.last.open();
  socket.confirmConnected();
  return FakeSocket.last;
}

const answer = (id: string) => ({ type: "answer", id, seq: 1 }) as unknown as Message;
const refused = (id: string) =>
  ({ type: "refused", id, code: "illegal", reason: "not your turn" }) as unknown as Message;
const played = (found: FakeSocket) => found.sent.map((command) => (command as { move?: string }).move);
const play = (move: string) => socket.send({ do: "play", move, seq: 0 });

describe("a broken connection", () => {
  test("is tried again, after twice the delay each time", () => {
    connect().break();
    for (const delay of [300, 600, 1200]) {
      const before = FakeSocket.opened.length;
      expect(socket.connection.value).toBe("lost");
      vi.advanceTimersByTime(delay - 1);
      expect(FakeSocket.opened.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.opened.length).toBe(before + 1);
      FakeSocket.last.break();
    }
  });

  test("is never tried later than after the longest delay", () => {
    socket.connect();
    for (let retry = 0; retry < 12; retry++) {
      FakeSocket.last.break();
      vi.advanceTimersByTime(LONGEST_DELAY);
      if (retry % RETRIES_BEFORE_RELOAD === RETRIES_BEFORE_RELOAD - 1) socket.connect(); // what reload() leads to
    }
    expect(FakeSocket.opened.length).toBe(13);
  });

  test.each([
    [0, 0.7],
    [1, 1.3],
  ])("is tried at another moment by each client (%d)", (random, factor) => {
    vi.mocked(Math.random).mockReturnValue(random);
    connect().break();
    vi.advanceTimersByTime(FIRST_DELAY * factor - 5);
    expect(FakeSocket.opened.length).toBe(1);
    vi.advanceTimersByTime(10);
    expect(FakeSocket.opened.length).toBe(2);
  });

  test("begins with the first delay again once the server has answered", () => {
    connect().break();
    vi.advanceTimersByTime(300);
    FakeSocket.last.break();
    vi.advanceTimersByTime(600);
    greet().break();
    vi.advanceTimersByTime(FIRST_DELAY);
    expect(FakeSocket.opened.length).toBe(4);
  });

  test("loads the table again after some failures", () => {
    socket.connect();
    for (let retry = 0; retry < RETRIES_BEFORE_RELOAD; retry++) {
      expect(reload).not.toHaveBeenCalled();
      FakeSocket.last.break();
      vi.advanceTimersByTime(LONGEST_DELAY);
    }
    expect(reload).toHaveBeenCalledOnce();
    expect(FakeSocket.opened.length).toBe(RETRIES_BEFORE_RELOAD);
  });

  test("is noticed at once when the device goes offline", () => {
    const first = connect();
    browser.fire("offline");
    expect(first.readyState).toBe(3);
    expect(socket.connection.value).toBe("lost");
    vi.advanceTimersByTime(FIRST_DELAY);
    expect(FakeSocket.opened.length).toBe(2);
  });

  test("is replaced at once when the player comes back", () => {
    connect().break();
    socket.retryNow();
    expect(FakeSocket.opened.length).toBe(2);
    vi.advanceTimersByTime(FIRST_DELAY);
    expect(FakeSocket.opened.length).toBe(2);
  });

  test("is left alone when it works", () => {
    connect();
    socket.retryNow();
    expect(FakeSocket.opened.length).toBe(1);
  });
});

describe("a silent connection", () => {
  test("counts as dead after a while", () => {
    const first = connect();
    vi.advanceTimersByTime(SILENCE_TIMEOUT);
    expect(first.readyState).toBe(FakeSocket.OPEN);
    vi.advanceTimersByTime(SILENCE_CHECK);
    expect(first.readyState).toBe(3);
    expect(socket.connection.value).toBe("lost");
  });

  test("lives as long as the server says anything", () => {
    const first = connect();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(SILENCE_TIMEOUT - SILENCE_CHECK);
      first.receive({ type: "here", here: [true] } as unknown as Message);
    }
    expect(first.readyState).toBe(FakeSocket.OPEN);
  });

  test("is replaced when the player comes back, though the browser has noticed nothing", () => {
    connect();
    vi.setSystemTime(Date.now() + SILENCE_TIMEOUT + 1); // the device slept: no timer ran
    socket.retryNow();
    expect(FakeSocket.opened.length).toBe(2);
  });
});

describe("a command", () => {
  test("waits for the first update", () => {
    socket.connect();
    FakeSocket.last.open();
    void play("agree");
    expect(FakeSocket.last.sent).toEqual([]);
    socket.confirmConnected();
    expect(played(FakeSocket.last)).toEqual(["agree"]);
  });

  test("is sent again after a break, with the same id, until it is answered", async () => {
    const first = connect();
    const done = play("agree");
    first.break();
    vi.advanceTimersByTime(FIRST_DELAY);
    const second = greet();
    expect(second.sent).toEqual(first.sent);
    second.receive(answer(second.sent[0]!.id));
    await expect(done).resolves.toMatchObject({ type: "answer" });
    second.break();
    vi.advanceTimersByTime(FIRST_DELAY);
    expect(greet().sent).toEqual([]);
  });

  test("is sent once by a working connection, whatever updates come", () => {
    const first = connect();
    void play("agree");
    socket.confirmConnected();
    expect(first.sent.length).toBe(1);
  });

  test("gets the answer with its own id", async () => {
    const found = connect();
    const results: string[] = [];
    void play("agree").then(() => results.push("agree"));
    void play("pass").then(() => results.push("pass"));
    const [agree, pass] = found.sent;
    expect(agree!.id).not.toBe(pass!.id);
    expect(socket.waiting.value).toBe(2);
    found.receive(answer(pass!.id));
    await settle();
    expect(results).toEqual(["pass"]);
    expect(socket.waiting.value).toBe(1);
    found.receive(answer(agree!.id));
    await settle();
    expect(results).toEqual(["pass", "agree"]);
    expect(socket.waiting.value).toBe(0);
  });

  test("is refused with the server's reason", async () => {
    const found = connect();
    const done = play("agree");
    found.receive(refused(found.sent[0]!.id));
    const why: Refusal = await done.catch((reason) => reason);
    expect(why).toBeInstanceOf(Refusal);
    expect(why.refused.code).toBe("illegal");
    expect(why.message).toBe("not your turn");
  });

  test("is not settled by an answer to something else", () => {
    const found = connect();
    void play("agree");
    found.receive(answer("another"));
    expect(socket.waiting.value).toBe(1);
  });

  test("without an answer ends the connection", () => {
    const first = connect();
    void play("agree");
    vi.advanceTimersByTime(ANSWER_TIMEOUT - 1);
    expect(first.readyState).toBe(FakeSocket.OPEN);
    vi.advanceTimersByTime(1);
    expect(first.readyState).toBe(3);
    expect(socket.connection.value).toBe("lost");
  });

  test("with an answer does not", () => {
    const first = connect();
    void play("agree");
    first.receive(answer(first.sent[0]!.id));
    vi.advanceTimersByTime(ANSWER_TIMEOUT);
    expect(first.readyState).toBe(FakeSocket.OPEN);
  });
});

test("other messages go to the store", () => {
  connect().receive(update(7));
  expect(onMessage).toHaveBeenCalledWith(expect.objectContaining({ type: "update", seq: 7 }));
});

test("a new name needs a new handshake, and the old connection does not count as lost", () => {
  me.value = { name: "Anna" } as never;
  const first = connect();
  expect(socket.name).toBe("Anna");
  me.value = { name: "Bert" } as never;
  socket.reconnect();
  first.break();
  expect(socket.name).toBe("Bert");
  expect(socket.connection.value).toBe("connecting");
  vi.advanceTimersByTime(LONGEST_DELAY);
  expect(FakeSocket.opened.length).toBe(2);
});

test("a closed socket stays closed", () => {
  const first = connect();
  first.break();
  socket.close();
  socket.connect();
  socket.retryLater(reload);
  browser.fire("offline");
  vi.advanceTimersByTime(10 * LONGEST_DELAY);
  expect(FakeSocket.opened.length).toBe(1);
  expect(reload).not.toHaveBeenCalled();
});
