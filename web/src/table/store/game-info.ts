/** The words behind the numbers of a game's views, loaded once. */
import { call } from "../../net/api";
import type { GameInfo } from "../../net/shapes";

const cache = new Map<string, Promise<GameInfo>>();

export function gameInfo(game: string): Promise<GameInfo> {
  const request = cache.get(game) ?? call<GameInfo>("GET", `games/${game}`);
  cache.set(game, request);
  request.catch(() => cache.delete(game));
  return request;
}
