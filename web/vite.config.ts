import { defineConfig } from "vite";
import { chunks } from "./bake/chunks.ts";
import { coast } from "./bake/coast.ts";
import { eager } from "./bake/eager.ts";
import { fonts } from "./bake/fonts.ts";
import { icons } from "./bake/icons.ts";
import { messages } from "./bake/messages.ts";
import { scopeStyles } from "./bake/scope-styles.ts";
import { tablePage } from "./bake/table.ts";

// Addresses in the build are relative, so that it works under any path of a proxy.
export default defineConfig({
  base: "./",
  plugins: [scopeStyles(), coast(), fonts(), icons(), messages(), tablePage(), eager()],
  build: {
    outDir: "../src/pelagos/server/web",
    emptyOutDir: true,
    rolldownOptions: {
      input: ["index.html", "verify.html"],
      output: { codeSplitting: { groups: chunks } },
    },
    target: "es2022",
    assetsInlineLimit: 0, // the server's Content-Security-Policy allows nothing inline but images
    modulePreload: { polyfill: false },
  },
});
