/** The first request of a table's page. It can start before the script of that page has loaded. */
import { call } from "../../net/api";
import { fetchMe } from "../../net/identity";
import type { Log } from "../../net/shapes";

const prefetched = new Map<string, Promise<Log>>();

export function prefetchLog(id: string, isPublic: boolean): void {
  const request = requestLog(id, isPublic);
  request.catch(() => undefined); // fetchLog() reports the error
  prefetched.set(`${id} ${isPublic}`, request);
}

/** Load the log, or take the one that was prefetched. `isPublic`: the log as a spectator sees it. */
export function fetchLog(id: string, isPublic: boolean): Promise<Log> {
  const request = prefetched.get(`${id} ${isPublic}`) ?? requestLog(id, isPublic);
  prefetched.clear(); // a prefetched log is used once
  return request;
}

async function requestLog(id: string, isPublic: boolean): Promise<Log> {
  const [log] = await Promise.all([call<Log>("GET", `tables/${id}/log${isPublic ? "?public" : ""}`), fetchMe()]);
  return log;
}
