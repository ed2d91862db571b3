import type { Plugin } from "vite";

/** Plugin for a module that is generated at build time: `generate` returns the source for the name after the prefix. */
export function virtual(prefix: string, generate: (rest: string) => string): Plugin {
  return {
    name: `pelagos-${prefix}`,
    resolveId: (id) => (id.startsWith(`${prefix}:`) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${prefix}:`) ? generate(id.slice(prefix.length + 2)) : undefined),
  };
}
