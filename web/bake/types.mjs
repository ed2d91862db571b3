// Reads the JSON Schema of tools/shapes.py and prints the TypeScript of it: src/net/shapes.ts.
import { text as read } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(await read(process.stdin));
const names = Object.keys(schema.$defs);
const all = { ...schema, title: "All", type: "object", additionalProperties: false, required: [], properties: {} };
for (const name of names) all.properties[name] = { $ref: `#/$defs/${name}` };
const text = await compile(all, "All", {
  bannerComment: "/** What goes over the wire. Made by `make types` from the server's own definitions: do not edit. */",
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: false,
  style: { printWidth: 120 },
});
process.stdout.write(text.replace(/export interface All \{[^}]*\}\n/, ""));
