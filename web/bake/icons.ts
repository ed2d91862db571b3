import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { virtual } from "./virtual.ts";

const from = createRequire(import.meta.url);

/** Plugin for `import path from "icon:trident"`: the path of one of the game-icons, in a box of 512. Only the icons in use are
shipped. */
export function icons(): Plugin {
  let all: Record<string, { body: string }> | undefined;
  return virtual("icon", (name) => {
    all ??= JSON.parse(readFileSync(from.resolve("@iconify-json/game-icons/icons.json"), "utf8")).icons;
    const found = all![name];
    if (!found) throw new Error(`there is no icon '${name}' among the game-icons`);
    const paths = [...found.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    return `export default ${JSON.stringify(paths.join(""))}`;
  });
}
