import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { virtual } from "./virtual.ts";

const LOCALE = fileURLToPath(new URL("../../src/pelagos/locale/", import.meta.url));

/** All messages of a language that a browser says: the same files as Python's, but for those of the terminal. */
export function read(language: string): string {
  const files = readdirSync(LOCALE + language).filter((name) => name.endsWith(".ftl") && !name.endsWith("terminal.ftl"));
  return files.sort().map((name) => readFileSync(`${LOCALE}${language}/${name}`, "utf8")).join("\n");
}

/** Comments and the indents of blocks are for translators. */
export function messages(): Plugin {
  return virtual("messages", (language) => {
    const lines = read(language).split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
    return `export default ${JSON.stringify(lines.join("\n"))}`;
  });
}
