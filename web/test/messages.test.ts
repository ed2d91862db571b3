import { describe, expect, test } from "vitest";
import { parsed, read } from "../bake/messages";
import { bundleOf, LANGUAGES } from "../src/i18n/language";

describe.each(LANGUAGES)("the messages in %s", (language) => {
  test("of How to play are fetched with it, and can be parsed", () => {
    const [all, part] = [parsed(language), parsed(language, "howto")].map((found) => bundleOf(language, found));
    for (const id of ["web-howto-print", "web-howto-ulysses-goal", "web-howto-odysseus-goal"])
      expect([id, all!.hasMessage(id), part!.hasMessage(id)]).toEqual([id, false, true]);
  });

  test("can all be parsed", () => {
    const ids = [...read(language).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
    const bundle = bundleOf(language, parsed(language));
    expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(200);
  });
});
