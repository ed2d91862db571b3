import type { Plugin } from "vite";

/** Chromium reads it at the top of a file, others leave it alone: all functions are compiled while the file comes, beside the work of the page.
Else each is compiled when it is first called, and the first moves of a game took half as long again. */
const HINT = "//# allFunctionsCalledOnLoad\n";
const NAMES = ["base", "page", "game-ui"]; // what a table is made of

export function eager(): Plugin {
  return {
    name: "pelagos-eager",
    generateBundle: {
      order: "post", // Vite too puts a line on top
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && NAMES.includes(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
