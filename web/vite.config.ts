import { defineConfig } from "vite";
import { coast } from "./bake/coast.ts";
import { eager } from "./bake/eager.ts";
import { fonts } from "./bake/fonts.ts";
import { icons } from "./bake/icons.ts";
import { messages } from "./bake/messages.ts";
import { scopeStyles } from "./bake/scope-styles.ts";
import { tablePage } from "./bake/table.ts";

// Addresses inside the build are relative, so that it works under any path a proxy gives it.
export default defineConfig({
  base: "./",
  plugins: [scopeStyles(), coast(), fonts(), icons(), messages(), tablePage(), eager()],
  build: {
    outDir: "../src/pelagos/server/web",
    emptyOutDir: true,
    rolldownOptions: {
      input: ["index.html", "verify.html"],
      // What several pages use is one file: a phone asks for few at once, and each asking takes a while.
      output: { codeSplitting: { groups: [{ name: "base", minShareCount: 2 }] } },
    },
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy lets nothing inline but pictures
    modulePreload: { polyfill: false },
  },
});
