/** A game, its board, and the words behind the numbers of its views, loaded once. */
import { call } from "../../net/api";
import type { GameInfo } from "../../net/shapes";

const cache = new Map<string, Promise<GameInfo>>();

/** Return the game of a table. A board that is not the game's own is known to the table alone. */
export function gameInfo(game: string, table: string, ownBoard: boolean): Promise<GameInfo> {
  const address = ownBoard ? `tables/${table}/game` : `games/${game}`;
  const request = cache.get(address) ?? call<GameInfo>("GET", address);
  cache.set(address, request);
  request.catch(() => cache.delete(address));
  return request;
}
