import { expect, test } from "vitest";
import { SrOnly } from "../src/ui/render/sr-only";

test("words are the label of an image; without words there is no image", () => {
  expect(SrOnly({ words: "2 winds" })).toMatchObject({ props: { role: "img", "aria-label": "2 winds" } });
  expect(SrOnly({ words: "" })).toBeNull();
});
