import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { virtual } from "./virtual.ts";

const PACKAGE = fileURLToPath(new URL("../../src/pelagos/", import.meta.url));

/** The files of messages that every page needs, and those that are fetched with the part of the page that needs them. */
const PARTS = {
  messages: (name: string) => name !== "terminal.ftl" && name !== "web-howto.ftl",
  howto: (name: string) => name === "web-howto.ftl",
};
export type Part = keyof typeof PARTS;

/** Read the messages of a language for the browser: the files that Python uses, without those of the terminal. */
export function read(language: string, part: Part = "messages"): string {
  const files = globSync([`locale/${language}/*.ftl`, `games/*/locale/${language}/*.ftl`], { cwd: PACKAGE });
  return files
    .filter((path) => PARTS[part](basename(path)))
    .sort()
    .map((path) => readFileSync(PACKAGE + path, "utf8"))
    .join("\n");
}

/** Parse the messages at build time. On a phone this would be a good part of the time until the first page is drawn. */
export function parsed(language: string, part: Part = "messages"): FluentResource {
  return new FluentResource(read(language, part));
}

/** Plugins for the modules `messages:en` and `howto:en`, and so on. */
export function messages(): Plugin[] {
  return (Object.keys(PARTS) as Part[]).map((part) =>
    virtual(part, (language) => `export default JSON.parse(${JSON.stringify(JSON.stringify(parsed(language, part)))})`),
  );
}
