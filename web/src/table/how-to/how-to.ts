/** How to play, in one page: what a game says of itself, as data. The frame around it is the same for all games. */
import type { ComponentChildren } from "preact";
import type { GameInfo } from "../../net/shapes";

/** A statement, and the clauses of the rules that it restates. */
export interface Statement {
  text: string;
  clauses: readonly string[]; // empty for advice
}

/** A drawing with its name and what it is about. */
export interface Piece {
  drawing: ComponentChildren; // the name says what it shows, so it is hidden from screen readers
  name: string;
  statement: Statement;
}

/** Steps one after the other, or what a player can choose from. */
export interface Part {
  intro?: Statement;
  pieces: Piece[];
  isChoice?: boolean;
}

export interface HowTo {
  goal: Statement;
  pieces: Piece[]; // what lies on the table
  turn: { title: string; parts: Part[] };
  /** What happens when the gods disagree, with a worked example. */
  example: { title: string; statements: Statement[]; drawing: ComponentChildren };
  cards: { title: string; rows: Piece[] };
  end: Statement;
  tips: Statement[];
}

/** Return the page of a game. It is called while the page is drawn: its words are in the player's language. */
export type HowToOf = (game: GameInfo) => HowTo;

const LOADERS = import.meta.glob<HowToOf>("../../games/*/how-to-play.tsx", { import: "howTo" });

function loaderOf(game: string): (() => Promise<HowToOf>) | undefined {
  return LOADERS[`../../games/${game}/how-to-play.tsx`];
}

/** Whether a game has such a page. */
export function hasHowTo(game: string): boolean {
  return loaderOf(game) !== undefined;
}

export async function fetchHowTo(game: string): Promise<HowToOf | undefined> {
  return loaderOf(game)?.();
}
