import type { Plugin } from "vite";

const GAME = /\/src\/games\/(\w+)\/.*\.css$/;
const KEYFRAMES = /^@keyframes ([\w-]+) \{[\s\S]*?^\}\n/gm;

/** Limit every stylesheet under `src/games/<game>/` to elements inside `data-game="<game>"`.

A stylesheet stays in the page when a player goes on to a table of the other game, so its rules must not match there.
`:where` adds nothing to the specificity. The build resolves the nesting, so old browsers need not know it.
In such a stylesheet `&` is the element with `data-game`: `[data-theme="dark"] & .sea`. */
export function scopeStyles(): Plugin {
  return {
    name: "pelagos-scope-styles",
    enforce: "pre",
    transform(source, id) {
      const game = GAME.exec(id)?.[1];
      return game && scoped(game, source);
    },
  };
}

export function scoped(game: string, source: string): string {
  const keyframes = [...source.matchAll(KEYFRAMES)];
  const foreign = keyframes.find(([, name]) => !name!.startsWith(`${game}-`));
  if (foreign) throw new Error(`@keyframes belong to the whole page: call '${foreign[1]}' '${game}-${foreign[1]}'`);
  const rules = source.replaceAll(KEYFRAMES, "");
  return `${keyframes.map(([text]) => text).join("")}:where([data-game="${game}"]) {\n${rules}}\n`;
}
