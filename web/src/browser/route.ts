/** Which page is shown. Addresses are real paths under HOME; the words behind `#` are secrets and are taken out at once. */
import { signal } from "@preact/signals";
import { HOME } from "./home";

export type Route =
  | { page: "start" }
  | { page: "about" }
  | { page: "rules"; game: string; clause: string }
  | { page: "verify" }
  | { page: "table"; id: string; screen: boolean };

/** A document of its own: it may send nothing, by a policy that the others could not live with. */
const VERIFY = "verify.html";

export const route = signal<Route>(read());
/** What stood behind `#` when the page was opened: an invitation, a seat that is handed over, a code to come back with. */
export interface LinkSecrets {
  invite: string;
  seat: string;
  code: string;
}
export const linkSecrets = signal<LinkSecrets>(takePasses());

function read(): Route {
  return readAddress(new URL(location.href));
}

function readAddress(address: URL): Route {
  const path = address.pathname.slice(HOME.pathname.length);
  const table = /^t\/([a-z0-9]+)$/.exec(path);
  const asked = address.searchParams;
  if (table) return { page: "table", id: table[1]!, screen: asked.has("screen") };
  if (path === VERIFY) return { page: "verify" };
  if (asked.has("about")) return { page: "about" };
  const game = asked.get("rules");
  if (game) return { page: "rules", game, clause: asked.get("clause") ?? "" };
  return { page: "start" };
}

export function urlOf(wanted: Route): string {
  if (wanted.page === "table") return new URL(`t/${wanted.id}${wanted.screen ? "?screen" : ""}`, HOME).href;
  if (wanted.page === "about") return new URL("?about", HOME).href;
  if (wanted.page === "verify") return new URL(VERIFY, HOME).href;
  if (wanted.page === "rules") {
    const clause = wanted.clause ? `&clause=${encodeURIComponent(wanted.clause)}` : "";
    return new URL(`?rules=${encodeURIComponent(wanted.game)}${clause}`, HOME).href;
  }
  return HOME.href;
}

let hasGone = false;

/** Whether somebody came here from another page of the house. */
export function hasNavigated(): boolean {
  return hasGone;
}

export function go(wanted: Route): void {
  if ([wanted.page, route.value.page].includes("verify")) {
    location.assign(urlOf(wanted));
    return;
  }
  if (!hasGone) settleLinks();
  hasGone = true;
  history.pushState(null, "", urlOf(wanted));
  route.value = wanted;
  scrollTo(0, 0);
}

/** As it stands in the page an address is relative to where we are, and that is about to change without loading anew. */
function settleLinks(): void {
  for (const link of document.querySelectorAll("link")) link.setAttribute("href", link.href);
}

function takePasses(): LinkSecrets {
  const found = readPasses(location.hash);
  if (found.invite || found.seat || found.code) history.replaceState(null, "", location.pathname + location.search);
  return found;
}

export function readPasses(hash: string): LinkSecrets {
  const found = new URLSearchParams(hash.slice(1));
  return { invite: found.get("invite") ?? "", seat: found.get("seat") ?? "", code: found.get("code") ?? "" };
}

/** Goes where a link of this house leads, with the passes in it; false for any other. */
export function follow(link: URL): boolean {
  if (link.origin !== HOME.origin || !link.pathname.startsWith(HOME.pathname)) return false;
  linkSecrets.value = readPasses(link.hash);
  go(readAddress(link));
  return true;
}

addEventListener("popstate", () => (route.value = read()));
/** A link that differs only behind `#` does not load the page anew. */
addEventListener("hashchange", () => {
  const found = takePasses();
  if (found.invite || found.seat || found.code) linkSecrets.value = found;
});
