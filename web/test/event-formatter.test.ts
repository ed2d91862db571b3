/** Compare sentences with the terminal's for the same events. The cases come from tests/web/test_log_sentences.py. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parsed } from "../bake/messages";
import { EventFormatter } from "../src/i18n/event-formatter";
import { bundle, bundleOf } from "../src/i18n/language";
import type { Event } from "../src/net/shapes";

interface Case {
  game: string;
  names: string[];
  reader: number;
  language: string;
  events: Event[];
  lines: string[];
}

const cases: Case[] = process.env.CASES ? JSON.parse(readFileSync(process.env.CASES, "utf8")) : [];

describe.skipIf(!cases.length)("the log", () => {
  test.each(cases)("of $game in $language for seat $reader", ({ game, names, reader, language, events, lines }) => {
    bundle.value = bundleOf(language, parsed(language));
    expect(new EventFormatter(game, names, reader).sentences(events).map((line) => line.text)).toEqual(lines);
  });
});
