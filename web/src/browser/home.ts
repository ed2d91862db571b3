/** The address that all others are relative to, so that the game works under any path a proxy gives it. */

/** The folder of the page: built scripts are in its `assets`. */
export const HOME = new URL(import.meta.env.DEV ? "/" : "..", import.meta.url);
