/** The router. Addresses are real paths under HOME. What stands behind `#` is secret and is removed from the address at once. */
import { signal } from "@preact/signals";
import { HOME } from "./home";

export type Route =
  | { page: "start" }
  | { page: "about" }
  | { page: "rules"; game: string; clause: string }
  | { page: "how-to-play"; game: string }
  | { page: "learn"; game: string; lesson: string } // "" for the list
  | { page: "verify"; table?: string }
  | { page: "table"; id: string; screen: boolean };

/** A separate document: its Content-Security-Policy forbids sending anything, which the other pages need to do. */
const VERIFY_PAGE = "verify.html";

export const route = signal<Route>(read());
/** What a link carries behind `#`: an invitation, the right to take over a seat, or a code to sign in with. */
export interface LinkSecrets {
  invite: string;
  seat: string;
  code: string;
}
export const linkSecrets = signal<LinkSecrets>(takeLinkSecrets());

function read(): Route {
  return readAddress(new URL(location.href));
}

function readAddress(address: URL): Route {
  const path = address.pathname.slice(HOME.pathname.length);
  const table = /^t\/([a-z0-9]+)$/.exec(path);
  const query = address.searchParams;
  if (table) return { page: "table", id: table[1]!, screen: query.has("screen") };
  if (path === VERIFY_PAGE)
    return { page: "verify", table: new URLSearchParams(address.hash.slice(1)).get("table") ?? "" };
  if (query.has("about")) return { page: "about" };
  const learn = query.get("learn");
  if (learn !== null) {
    const [game = "", lesson = ""] = learn.split("/");
    return { page: "learn", game, lesson };
  }
  const game = query.get("rules");
  if (game) return { page: "rules", game, clause: query.get("clause") ?? "" };
  const howTo = query.get("how-to-play");
  if (howTo) return { page: "how-to-play", game: howTo };
  return { page: "start" };
}

export function urlOf(target: Route): string {
  if (target.page === "table") return new URL(`t/${target.id}${target.screen ? "?screen" : ""}`, HOME).href;
  if (target.page === "about") return new URL("?about", HOME).href;
  if (target.page === "learn") {
    const lesson = [target.game, target.lesson].filter(Boolean).map(encodeURIComponent).join("/");
    return new URL(`?learn=${lesson}`, HOME).href;
  }
  if (target.page === "verify")
    return new URL(target.table ? `${VERIFY_PAGE}#table=${target.table}` : VERIFY_PAGE, HOME).href;
  if (target.page === "rules") {
    const clause = target.clause ? `&clause=${encodeURIComponent(target.clause)}` : "";
    return new URL(`?rules=${encodeURIComponent(target.game)}${clause}`, HOME).href;
  }
  if (target.page === "how-to-play") return new URL(`?how-to-play=${encodeURIComponent(target.game)}`, HOME).href;
  return HOME.href;
}

/** Put the link with its invitation into the address bar, where people copy it from. Return a function that removes it.

Only while the page shows the same link in words and as a QR code: then the bar shows nothing new to a shared screen. */
export function shareAddress(link: string): () => void {
  const { pathname, hash } = new URL(link);
  const path = location.pathname;
  if (path !== pathname) return () => undefined;
  history.replaceState(null, "", path + location.search + hash);
  return () => {
    if (location.pathname === path) history.replaceState(null, "", path + location.search);
  };
}

let navigated = false;

/** Whether the player came to this page from another page of the game. */
export function hasNavigated(): boolean {
  return navigated;
}

export function go(target: Route): void {
  if ([target.page, route.value.page].includes("verify")) {
    location.assign(urlOf(target));
    return;
  }
  if (!navigated) makeLinksAbsolute();
  navigated = true;
  history.pushState(null, "", urlOf(target));
  route.value = target;
  scrollTo(0, 0);
}

/** The addresses in <link> are relative to the page, whose own address is about to change without a reload. */
function makeLinksAbsolute(): void {
  for (const link of document.querySelectorAll("link")) link.setAttribute("href", link.href);
}

function takeLinkSecrets(): LinkSecrets {
  const found = readLinkSecrets(location.hash);
  if (found.invite || found.seat || found.code) history.replaceState(null, "", location.pathname + location.search);
  return found;
}

export function readLinkSecrets(hash: string): LinkSecrets {
  const found = new URLSearchParams(hash.slice(1));
  return { invite: found.get("invite") ?? "", seat: found.get("seat") ?? "", code: found.get("code") ?? "" };
}

/** Open a link of this game, with the secrets in it. Return false for any other link. */
export function follow(link: URL): boolean {
  if (link.origin !== HOME.origin || !link.pathname.startsWith(HOME.pathname)) return false;
  linkSecrets.value = readLinkSecrets(link.hash);
  go(readAddress(link));
  return true;
}

addEventListener("popstate", () => (route.value = read()));
/** The browser does not reload for a link that differs only behind `#`. */
addEventListener("hashchange", () => {
  const found = takeLinkSecrets();
  if (found.invite || found.seat || found.code) linkSecrets.value = found;
});
