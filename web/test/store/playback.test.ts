import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableInfo } from "../../src/net/shapes";
import { type FakeBrowser, fakeBrowser, update } from "../kit/fake-browser";

let browser: FakeBrowser;
let playback: import("../../src/table/store/playback").Playback;
let pace: { value: number };
let limit: number;

beforeEach(async () => {
  browser = fakeBrowser();
  const found = await import("../../src/table/store/playback");
  pace = (await import("../../src/ui/settings")).pace;
  pace.value = 1;
  limit = found.QUEUE_LIMIT;
  playback = new found.Playback();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const proposes = (seq: number) => update(seq, { events: [{ name: "propose", args: {} }] }); // 700 ms
const shown = () => playback.shown.value?.seq;

test("the first update is drawn at once", () => {
  playback.add(proposes(1));
  playback.add(update(2));
  expect(shown()).toBe(2);
});

test("each update stays as long as its events take", () => {
  for (const seq of [1, 2, 3]) playback.add(proposes(seq));
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(699);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(3);
});

test("events that nobody watches take no time", () => {
  playback.add(update(1));
  for (const seq of [2, 3, 4]) playback.add(update(seq, { events: [{ name: "table-said", args: {} }] }));
  expect(shown()).toBe(4);
});

test.each([
  [1.5, 1050],
  [0.5, 350],
])("at speed %d an update stays %d ms", (chosen, milliseconds) => {
  pace.value = chosen;
  for (const seq of [1, 2, 3]) playback.add(proposes(seq));
  vi.advanceTimersByTime(milliseconds - 1);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(3);
});

test("without animations the newest is drawn at once", () => {
  pace.value = 0;
  for (const seq of [1, 2, 3]) playback.add(proposes(seq));
  expect(shown()).toBe(3);
});

test("a skip shows one update and forgets the queue", () => {
  const all = [1, 2, 3, 4].map(proposes);
  for (const each of all) playback.add(each);
  playback.skipTo(all[3]);
  expect(shown()).toBe(4);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toBe(4);
});

test("updates after a skip are drawn in their turn", () => {
  for (const seq of [1, 2, 3]) playback.add(proposes(seq));
  playback.skipTo(proposes(3));
  for (const seq of [4, 5]) playback.add(proposes(seq));
  expect(shown()).toBe(4);
  vi.advanceTimersByTime(700);
  expect(shown()).toBe(5);
});

test("a full queue is skipped", () => {
  for (let seq = 1; seq <= limit + 2; seq++) playback.add(proposes(seq));
  expect(shown()).toBe(2);
  playback.add(proposes(limit + 3));
  expect(shown()).toBe(limit + 3);
});

test("a hidden page has no animations", () => {
  browser.document.hidden = true;
  for (const seq of [1, 2, 3]) playback.add(proposes(seq));
  expect(shown()).toBe(3);
});

test("after a stop nothing more is drawn", () => {
  for (const seq of [1, 2, 3]) playback.add(proposes(seq));
  playback.stop();
  vi.advanceTimersByTime(10_000);
  expect(shown()).toBe(2);
});

describe("the end of a game", () => {
  const sails = { name: "sails", args: {} }; // 2200 ms
  const points = { name: "points", args: { seat: 0, points: 10 } };
  const wins = { name: "wins", args: { seats: [0] } };
  const table = { game: "odysseus", status: "over", winners: [0], seed: "5eed" } as unknown as TableInfo;
  const end = (seq: number) => update(seq, { events: [sails, points, wins], table, undo: true });
  const told = () => playback.shown.value?.events.map((event) => event.name);

  test("is the arrival first, in which nobody has won, and then the result", () => {
    playback.add(update(1));
    playback.add(end(2));
    expect(told()).toEqual(["sails"]);
    const { seq, table: before, choices, undo } = playback.shown.value!;
    expect([before.status, before.winners, before.seed, choices, undo]).toEqual(["playing", [], "", null, false]);
    expect(seq, "the log does not show the line of the result yet").toBeLessThan(2);
    vi.advanceTimersByTime(2199);
    expect(told()).toEqual(["sails"]);
    vi.advanceTimersByTime(1);
    expect(told()).toEqual(["points", "wins"]);
    expect(playback.shown.value).toMatchObject({ seq: 2, table });
  });

  test("can be skipped; then the arrival is not drawn again", () => {
    playback.add(update(1));
    playback.add(end(2));
    playback.skipTo(end(2));
    expect(told()).toEqual(["points", "wins"]);
  });

  test("is one update without animations, and when the result is all that it tells", () => {
    playback.add(update(1));
    playback.add(update(2, { events: [wins], table }));
    expect(shown()).toBe(2);
    pace.value = 0;
    playback.add(end(3));
    expect(told()).toEqual(["sails", "points", "wins"]);
  });
});
