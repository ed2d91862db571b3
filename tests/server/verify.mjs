// The browser's verifier for tests. `node verify.mjs FILE…` prints what it says of each file, as JSON;
// `node verify.mjs draws SEED ENTROPY,… SIZE…` the draws of these sizes.
import { readFileSync } from "node:fs";
import { SeededDraws, verify } from "../../web/src/verify/verify.js";

const words = process.argv.slice(2);
if (words[0] === "draws") {
  const draws = await SeededDraws.from(words[1], words[2].split(","));
  for (const size of words.slice(3)) console.log(String(await draws.number(BigInt(size))));
} else {
  for (const path of words) console.log(JSON.stringify(await verify(readFileSync(path, "utf8"))));
}
