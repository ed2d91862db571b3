// The browser's verifier for tests. `node verify.mjs VERIFIER FILE…` prints what it says of each file, as JSON;
// `node verify.mjs VERIFIER draws SEED ENTROPY,… SIZE…` the draws of these sizes.
import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

globalThis.crypto ??= webcrypto; // older ones have it under another name
const [verifier, ...words] = process.argv.slice(2);
const { Promised, verify } = await import(pathToFileURL(verifier));
if (words[0] === "draws") {
  const promised = await Promised.from(words[1], words[2].split(","));
  for (const size of words.slice(3)) console.log(String(await promised.number(BigInt(size))));
} else {
  for (const path of words) console.log(JSON.stringify(await verify(readFileSync(path, "utf8"))));
}
