import { describe, expect, test } from "vitest";
import { parsed, read } from "../bake/messages";
import { bundleOf, LANGUAGES } from "../src/i18n/language";

describe.each(LANGUAGES)("the messages in %s", (language) => {
  test("can all be parsed", () => {
    const ids = [...read(language).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
    const bundle = bundleOf(language, parsed(language));
    expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(200);
  });
});
