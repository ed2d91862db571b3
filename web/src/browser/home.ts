/** The base of all addresses: the folder above `assets`, where the built scripts are. So the game works under any path of a proxy. */
export const HOME = new URL(import.meta.env.DEV ? "/" : "..", import.meta.url);
