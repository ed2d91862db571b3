import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const IMPORT = /@import "(@fontsource\/[^"]+)";/g;
const WOFF = /,\s*url\([^)]+\.woff\) format\('woff'\)/g;

/**
 * Replace the `@import` lines of `fonts.css` by the packages' own rules without their WOFF 1 files.
 * Every browser that can run the page reads WOFF 2, and the old format was half of the package's fonts.
 */
export function fonts(): Plugin {
  return {
    name: "pelagos-fonts",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("/fonts.css")) return undefined;
      return readFileSync(id, "utf8").replace(IMPORT, (_, name: string) => {
        const path = require.resolve(name);
        return readFileSync(path, "utf8")
          .replace(WOFF, "")
          .replaceAll("url(./", `url(${dirname(path)}/`);
      });
    },
  };
}
