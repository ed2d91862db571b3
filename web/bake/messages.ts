import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { virtual } from "./virtual.ts";

const LOCALE = fileURLToPath(new URL("../../src/pelagos/locale/", import.meta.url));

/** Read the messages of a language for the browser: the files that Python uses, without those of the terminal. */
export function read(language: string): string {
  const files = readdirSync(LOCALE + language).filter(
    (name) => name.endsWith(".ftl") && !name.endsWith("terminal.ftl"),
  );
  return files
    .sort()
    .map((name) => readFileSync(`${LOCALE}${language}/${name}`, "utf8"))
    .join("\n");
}

/** Parse the messages at build time. On a phone this would be a good part of the time until the first page is drawn. */
export function parsed(language: string): FluentResource {
  return new FluentResource(read(language));
}

export function messages(): Plugin {
  return virtual(
    "messages",
    (language) => `export default JSON.parse(${JSON.stringify(JSON.stringify(parsed(language)))})`,
  );
}
