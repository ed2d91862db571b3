import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { virtual } from "./virtual.ts";

const PACKAGE = fileURLToPath(new URL("../../src/pelagos/", import.meta.url));

/** Read the messages of a language for the browser: the files that Python uses, without those of the terminal. */
export function read(language: string): string {
  const files = globSync([`locale/${language}/*.ftl`, `games/*/locale/${language}/*.ftl`], { cwd: PACKAGE });
  return files
    .filter((path) => basename(path) !== "terminal.ftl")
    .sort()
    .map((path) => readFileSync(PACKAGE + path, "utf8"))
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
