/** A growing log reads like the same events formatted at once. */
import { expect, test } from "vitest";
import { parsed } from "../bake/messages";
import { EventFormatter } from "../src/i18n/event-formatter";
import { bundle, bundleOf } from "../src/i18n/language";
import type { Event } from "../src/net/shapes";
import { LogGroups } from "../src/table/side/log-groups";

bundle.value = bundleOf("en", parsed("en"));
const NAMES = ["Anna", "Bert", "Cleo", "Dora"];
const EVENTS: Event[] = [
  { name: "turn", args: { seat: 0, turn: 1 } },
  { name: "propose", args: { seat: 0, place: "lemnos" } },
  { name: "agree", args: { seat: 1 } },
  { name: "agree", args: { seat: 2 } },
  { name: "agree", args: { seat: 3 } },
  { name: "arrives", args: { place: "lemnos", side: "blue" } },
  { name: "end", args: { seat: 0 } },
  { name: "turn", args: { seat: 1, turn: 2 } },
  { name: "pass", args: { seat: 2 } },
  { name: "pass", args: { seat: 3 } },
];
const formatter = () => new EventFormatter("ulysses", NAMES, 0);
const told = (logGroups: LogGroups) => logGroups.groups.flatMap((each) => each.texts);

test.each([1, 2, 3, 10])("%i events at a time", (size) => {
  const logGroups = new LogGroups(formatter(), -1);
  const lines = EVENTS.map((event, seq) => ({ seq, events: [event] }));
  for (let until = size; until < EVENTS.length + size; until += size) logGroups.follow(lines, until - 1);
  expect(told(logGroups)).toEqual(
    formatter()
      .sentences(EVENTS)
      .map((line) => line.text),
  );
});

test("groups that have not changed stay the same objects", () => {
  const logGroups = new LogGroups(formatter(), -1);
  const lines = EVENTS.map((event, seq) => ({ seq, events: [event] }));
  logGroups.follow(lines, 5);
  const before = [...logGroups.groups];
  logGroups.follow(lines, 9);
  expect(logGroups.groups.slice(0, before.length)).toEqual(before);
  expect(before.every((each, i) => logGroups.groups[i] === each)).toBe(true);
});

test("a mark precedes what was missed, and no group extends across it", () => {
  const logGroups = new LogGroups(formatter(), 3);
  logGroups.follow(
    EVENTS.map((event, seq) => ({ seq, events: [event] })),
    9,
  );
  const names = logGroups.groups.map((each) => each.name);
  expect(names.slice(0, 5)).toEqual(["turn", "propose", "agree", "away", "agree"]);
});

test("chat is left out", () => {
  const logGroups = new LogGroups(formatter(), -1);
  logGroups.follow([{ seq: 0, events: [{ name: "table-said", args: { seat: 0, name: "Anna", text: "x" } }] }], 0);
  expect(logGroups.groups).toEqual([]);
});

test("a line that arrives twice or out of order is ignored", () => {
  const groups = new LogGroups(formatter(), -1);
  const lines = EVENTS.map((event, seq) => ({ seq, events: [event] }));
  groups.follow(lines, 9);
  const before = told(groups);
  groups.follow([...lines, lines[9]!, lines[4]!], 9);
  expect(told(groups)).toEqual(before);
});
