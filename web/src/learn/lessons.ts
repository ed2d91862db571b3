/** The lessons of the games, loaded once. */
import { call } from "../net/api";
import type { LessonInfo, LessonList } from "../net/shapes";
import type { GameOptions } from "../pages/new-table";

/** The game that a learner plays after the lessons. */
export const FIRST_GAME: GameOptions = { seats: 3, level: "sailor" };

const cache = new Map<string, Promise<LessonInfo[]>>();

export function fetchLessons(game: string): Promise<LessonInfo[]> {
  const known = cache.get(game);
  if (known) return known;
  const request = call<LessonList>("GET", `games/${game}/lessons`).then((list) => list.lessons);
  cache.set(game, request);
  request.catch(() => cache.delete(game));
  return request;
}
