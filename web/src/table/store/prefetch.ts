/** What the page of a table asks for first. It can be on its way before the script of that page is here. */

import { call } from "../../net/api";
import { fetchMe } from "../../net/identity";
import type { Log } from "../../net/shapes";

const early = new Map<string, Promise<Log>>();

export function prefetchLog(id: string, isPublic: boolean): void {
  const asked = ask(id, isPublic);
  asked.catch(() => undefined); // told to who takes it
  early.set(`${id} ${isPublic}`, asked);
}

/** `isPublic`: as those see it who do not sit there. */
export function fetchLog(id: string, isPublic: boolean): Promise<Log> {
  const asked = early.get(`${id} ${isPublic}`) ?? ask(id, isPublic);
  early.clear(); // it holds for one coming
  return asked;
}

async function ask(id: string, isPublic: boolean): Promise<Log> {
  const [log] = await Promise.all([call<Log>("GET", `tables/${id}/log${isPublic ? "?public" : ""}`), fetchMe()]);
  return log;
}
