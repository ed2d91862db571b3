// Runs the browser's verifier on files: `node verify.mjs VERIFIER FILE…` prints a line of JSON for each.
import { readFileSync } from "node:fs";
import { webcrypto } from "node:crypto";
import { pathToFileURL } from "node:url";

globalThis.crypto ??= webcrypto; // older ones have it under another name
const { verify } = await import(pathToFileURL(process.argv[2]));
for (const path of process.argv.slice(3)) console.log(JSON.stringify(await verify(readFileSync(path, "utf8"))));
