import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { virtual } from "./virtual.ts";

const LOCALE = fileURLToPath(new URL("../../src/pelagos/locale/", import.meta.url));

/** All messages of a language that a browser says: the same files as Python's, but for those of the terminal. */
export function read(language: string): string {
  const files = readdirSync(LOCALE + language).filter(
    (name) => name.endsWith(".ftl") && !name.endsWith("terminal.ftl"),
  );
  return files
    .sort()
    .map((name) => readFileSync(`${LOCALE}${language}/${name}`, "utf8"))
    .join("\n");
}

/** They are parsed here: on a phone it would be a good part of the time until the first page is drawn. */
export function parsed(language: string): FluentResource {
  return new FluentResource(read(language));
}

export function messages(): Plugin {
  return virtual(
    "messages",
    (language) => `export default JSON.parse(${JSON.stringify(JSON.stringify(parsed(language)))})`,
  );
}
