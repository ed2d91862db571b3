import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Message, Update } from "../../src/net/shapes";
import { choicesWith } from "../kit/choices";
import { type FakeBrowser, FakeSocket, fakeBrowser, settle, update } from "../kit/fake-browser";

vi.mock("../../src/browser/home", () => ({ HOME: new URL("https://pelagos.test/play/") }));
vi.mock("../../src/table/game-registry", () => ({ fetchGameUi: vi.fn() }));

type Store = import("../../src/table/store/table-store").TableStore;

const LOG = "tables/abc/log";
const said = (seat: number, text: string) => ({ name: "table-said", args: { seat, name: "Bert", text } });
const proposes = { name: "propose", args: {} };
const lines = (...seqs: number[]) => seqs.map((seq) => ({ seq, events: [proposes] }));

let browser: FakeBrowser;
let table: Store;

beforeEach(async () => {
  vi.resetModules();
  browser = fakeBrowser({
    [LOG]: { body: { game: "ulysses", lines: lines(0, 1, 2) } },
    "games/ulysses": { body: { name: "ulysses" } },
    me: { body: { name: "Anna" } },
  });
  browser.storage.set("pelagos-known", "yes");
});

afterEach(() => {
  table.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(isPublic = false): Promise<void> {
  const { TableStore } = await import("../../src/table/store/table-store");
  table = new TableStore("abc", isPublic);
  await settle();
}

async function opened(): Promise<void> {
  await open();
  FakeSocket.last.open();
  receive(update(3));
}

function receive(message: Update | object): void {
  FakeSocket.last.receive(message as Message);
}

describe("opening a table", () => {
  test("loads the log, and asks the socket for what comes after it", async () => {
    await open();
    expect(table.log.value.map((line) => line.seq)).toEqual([0, 1, 2]);
    expect(FakeSocket.last.url.href).toBe("wss://pelagos.test/play/api/tables/abc/socket?since=2");
    expect(table.game.value?.name).toBe("ulysses");
    expect(table.shown.value).toBeUndefined();
  });

  test("for all to see asks for the public log and the public view", async () => {
    browser.answers[`${LOG}?public`] = browser.answers[LOG]!;
    await open(true);
    expect(FakeSocket.last.url.search).toBe("?since=2&public=");
  });

  test("that is closed to the player says why, and does not try again", async () => {
    browser.answers[LOG] = { status: 403, body: { type: "refused", code: "private", reason: "by invitation" } };
    await open();
    expect(table.closed.value?.code).toBe("private");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.opened).toEqual([]);
    expect(browser.calls.filter((call) => call.path === LOG).length).toBe(1);
  });

  test.each([
    ["the network is gone", undefined],
    ["the server is in trouble", { status: 503, body: { code: "trouble", reason: "" } }],
    ["there were too many calls", { status: 429, body: { code: "limit", reason: "" } }],
  ])("is tried again later when %s", async (_, answer) => {
    const log = browser.answers[LOG]!;
    if (answer) browser.answers[LOG] = answer;
    else delete browser.answers[LOG];
    await open();
    expect(table.connection.value).toBe("lost");
    expect(table.closed.value).toBeUndefined();
    browser.answers[LOG] = log;
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.opened.length).toBe(1);
  });

  test("that is gone is found out after some retries", async () => {
    await opened();
    browser.answers[LOG] = { status: 404, body: { type: "refused", code: "table", reason: "no such table" } };
    for (let retry = 0; retry < 4; retry++) {
      FakeSocket.last.break();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(table.closed.value?.code).toBe("table");
  });
});

describe("an update", () => {
  test("is the state of the table", async () => {
    await opened();
    expect(table.latest.value?.seq).toBe(3);
    expect(table.shown.value?.seq).toBe(3);
    expect(table.connection.value).toBe("connected");
    expect(table.here.value).toEqual([true, true]);
    expect(table.isCurrent.value).toBe(true);
  });

  test("with animations before it waits to be drawn, and nothing can be decided meanwhile", async () => {
    await opened();
    receive(update(4, { events: [proposes] }));
    receive(update(5, { events: [proposes] }));
    expect([table.latest.value?.seq, table.shown.value?.seq]).toEqual([5, 4]);
    expect(table.isCurrent.value).toBe(false);
    table.skip();
    expect(table.isCurrent.value).toBe(true);
  });

  test("with a gap before it is taken as it is: lines that this player may not see have numbers too", async () => {
    await opened();
    receive(update(9, { events: [proposes] }));
    expect(table.latest.value?.seq).toBe(9);
    expect(table.log.value.map((line) => line.seq)).toEqual([0, 1, 2, 9]);
    expect(FakeSocket.opened.length).toBe(1);
  });

  test("with an older number counts too: the server decides what the state is", async () => {
    await opened();
    receive(update(2, { choices: choicesWith({ agree: 0 }) }));
    expect(table.latest.value?.seq).toBe(2);
  });

  test("shares what has not changed with the one before", async () => {
    await opened();
    const before = table.latest.value!;
    receive(update(4, { view: { seq: 3 } }));
    expect(table.latest.value!.view).toBe(before.view);
    expect(table.latest.value!.table).toBe(before.table);
  });

  test("after a break is drawn at once", async () => {
    await opened();
    receive(update(4, { events: [proposes] }));
    FakeSocket.last.break();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.last.url.search).toBe("?since=4");
    FakeSocket.last.open();
    receive(update(8, { events: [proposes] }));
    expect(table.shown.value?.seq).toBe(8);
  });
});

test("a command names the state it was decided on", async () => {
  await opened();
  receive(update(4));
  void table.play("agree");
  void table.undo();
  expect(FakeSocket.last.sent).toMatchObject([
    { do: "play", move: "agree", seq: 4 },
    { do: "undo", seq: 4 },
  ]);
  expect(table.waiting.value).toBe(2);
});

test("a player with a new name joins over a new connection", async () => {
  await opened();
  (await import("../../src/net/identity")).me.value = { name: "Ariadne" } as never;
  void table.join(1);
  await settle();
  expect(FakeSocket.opened.length).toBe(2);
  FakeSocket.last.open();
  receive(update(4));
  expect(FakeSocket.last.sent).toMatchObject([
    { do: "join", seat: 1, entropy: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
});

test("trouble lasts until the next update", async () => {
  await opened();
  receive({ type: "trouble" });
  expect(table.trouble.value).toBe(true);
  receive(update(4));
  expect(table.trouble.value).toBe(false);
});

test("players come and go without an update", async () => {
  await opened();
  receive({ type: "here", here: [true, false] });
  expect(table.here.value).toEqual([true, false]);
  expect(table.latest.value?.seq).toBe(3);
});

test("a long log loses its older half", async () => {
  await opened();
  const { LOG_LIMIT } = await import("../../src/table/store/table-store");
  for (let seq = 4; seq < 3 * LOG_LIMIT; seq++) {
    receive(update(seq, { events: [proposes] }));
    if (seq % 500 === 0) expect(table.log.value.length).toBeLessThanOrEqual(LOG_LIMIT + 1);
  }
  expect(table.log.value.at(-1)!.seq).toBe(3 * LOG_LIMIT - 1);
  expect(table.log.value.length).toBeGreaterThanOrEqual(LOG_LIMIT / 2);
});

describe("the chat", () => {
  test("is taken from the log and from updates", async () => {
    browser.answers[LOG] = { body: { game: "ulysses", lines: [{ seq: 0, events: [said(1, "ahoy"), proposes] }] } };
    await opened();
    receive(update(4, { events: [said(1, "hello")] }));
    receive(update(5, { events: [proposes] }));
    expect(table.chat.value.map((line) => [line.seq, line.args.text])).toEqual([
      [0, "ahoy"],
      [4, "hello"],
    ]);
  });

  test("of a muted seat is hidden, here and after a reload", async () => {
    browser.answers["tables/abc/mute"] = { body: {} };
    await opened();
    const { unread } = await import("../../src/table/side/chat");
    receive(update(4, { events: [said(1, "spam")] }));
    expect(unread(table)).toBe(1);
    await table.mute(1, true);
    expect(browser.calls.at(-1)).toMatchObject({ path: "tables/abc/mute", body: { seat: 1, mute: true } });
    expect(unread(table)).toBe(0);
    table.dispose();
    await open();
    expect(table.muted.value).toEqual([1]);
    await table.mute(1, false);
    expect(table.muted.value).toEqual([]);
  });

  test("of a seat that could not be muted stays", async () => {
    await opened();
    receive(update(4, { events: [said(1, "spam")] }));
    await expect(table.mute(1, true)).rejects.toThrow();
    expect(table.muted.value).toEqual([]);
  });
});

describe("what the player has missed", () => {
  test("is known when the page is looked at again", async () => {
    await opened();
    browser.document.setHidden(true);
    receive(update(6, { events: [proposes] }));
    expect(table.awaySince.value).toBe(-1);
    browser.document.setHidden(false);
    expect([table.awaySince.value, table.awayUntil]).toEqual([3, 6]);
  });

  test("is known when the page is opened again", async () => {
    await opened();
    browser.fire("pagehide");
    table.dispose();
    browser.answers[LOG] = { body: { game: "ulysses", lines: lines(0, 1, 2, 3, 4, 5) } };
    await open();
    expect([table.awaySince.value, table.awayUntil]).toEqual([3, 5]);
  });

  test("is nothing at a first visit", async () => {
    await opened();
    expect(table.awaySince.value).toBe(-1);
    expect(table.readBefore).toBe(2);
  });
});

test("a table that was left hears nothing more", async () => {
  await opened();
  const last = FakeSocket.last;
  table.dispose();
  expect(last.readyState).toBe(3);
  browser.fire("online");
  browser.document.setHidden(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.opened.length).toBe(1);
});
