/** How far the player is with the lessons. This browser keeps it; the server keeps nothing. */
import { readStorage, writeStorage } from "../browser/storage";

const SEPARATOR = "\n"; // no move contains it

/** Return the moves that the player has made in a lesson that is not finished. */
export function movesIn(game: string, lesson: string): string[] {
  return readStorage(`lesson-${game}-${lesson}`, "").split(SEPARATOR).filter(Boolean);
}

export function saveMoves(game: string, lesson: string, moves: readonly string[]): void {
  writeStorage(`lesson-${game}-${lesson}`, moves.join(SEPARATOR));
}

/** Return the lessons of a game that the player has finished or skipped. */
export function finishedLessons(game: string): string[] {
  return readStorage(`learned-${game}`, "").split(" ").filter(Boolean);
}

export function finishLesson(game: string, lesson: string): void {
  saveMoves(game, lesson, []);
  writeStorage(`learned-${game}`, [...new Set([...finishedLessons(game), lesson])].join(" "));
}
