/** What the numbers of a game mean: asked for once. */
import { call } from "../../net/api";
import type { GameInfo } from "../../net/shapes";

const known = new Map<string, Promise<GameInfo>>();

export function gameInfo(game: string): Promise<GameInfo> {
  const asked = known.get(game) ?? call<GameInfo>("GET", `games/${game}`);
  known.set(game, asked);
  asked.catch(() => known.delete(game));
  return asked;
}
