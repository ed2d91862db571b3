import type { Plugin } from "vite";

/** A hint for Chromium: compile all functions of the file while it loads, in parallel to the page. Other browsers ignore it.
Without it each function is compiled at its first call, and the first moves of a game took half as long again. */
const HINT = "//# allFunctionsCalledOnLoad\n";
const NAMES = ["base", "table-page", "game-ui"]; // the chunks of a table's page

export function eager(): Plugin {
  return {
    name: "pelagos-eager",
    generateBundle: {
      order: "post", // after Vite, which adds a line at the top too
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && NAMES.includes(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
