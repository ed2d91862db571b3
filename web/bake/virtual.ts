import type { Plugin } from "vite";

/** A module that is made at build time: `made` gives its source for what stands behind the prefix. */
export function virtual(prefix: string, made: (rest: string) => string): Plugin {
  return {
    name: `pelagos-${prefix}`,
    resolveId: (id) => (id.startsWith(`${prefix}:`) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${prefix}:`) ? made(id.slice(prefix.length + 2)) : undefined),
  };
}
