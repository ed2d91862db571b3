/** Which page is shown. Addresses are real paths under HOME; the words behind `#` are secrets and are taken out at once. */
import { signal } from "@preact/signals";
import { HOME } from "./wire/api";

export type Route =
  | { page: "start" }
  | { page: "about" }
  | { page: "rules"; game: string; clause: string }
  | { page: "table"; id: string; screen: boolean };

export const route = signal<Route>(read());
/** What stood behind `#` when the page was opened: an invitation, a seat, a code. */
export const passes = takePasses();

function read(): Route {
  const path = location.pathname.slice(HOME.pathname.length);
  const table = /^t\/([a-z0-9]+)$/.exec(path);
  const asked = new URLSearchParams(location.search);
  if (table) return { page: "table", id: table[1]!, screen: asked.has("screen") };
  if (asked.has("about")) return { page: "about" };
  const game = asked.get("rules");
  if (game) return { page: "rules", game, clause: asked.get("clause") ?? "" };
  return { page: "start" };
}

export function addressOf(wanted: Route): string {
  if (wanted.page === "table") return new URL(`t/${wanted.id}${wanted.screen ? "?screen" : ""}`, HOME).href;
  if (wanted.page === "about") return new URL("?about", HOME).href;
  if (wanted.page === "rules") {
    const clause = wanted.clause ? `&clause=${encodeURIComponent(wanted.clause)}` : "";
    return new URL(`?rules=${encodeURIComponent(wanted.game)}${clause}`, HOME).href;
  }
  return HOME.href;
}

export function go(wanted: Route): void {
  history.pushState(null, "", addressOf(wanted));
  route.value = wanted;
  scrollTo(0, 0);
}

function takePasses(): URLSearchParams {
  const found = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  return found;
}

addEventListener("popstate", () => (route.value = read()));
