/** The puzzles: positions with one best idea, as `cargo xtask puzzles` found them. */
import type { Question } from '../lib/api';
import found from './puzzles.json';
import type { Idea } from './ideas.en';

export interface Puzzle {
  id: string;
  ask: string;
  convention: 'normal' | 'misere';
  family: string;
  idea: Idea;
  /** From 1, the easiest, to 5. */
  grade: number;
  /** Number of moves. */
  moves: number;
  /** Texts of the winning moves. */
  wins: string[];
  /** A move that one makes without the idea, and that loses. */
  tempting: string;
}

export const PUZZLES = found as Puzzle[];
export const GRADES = [1, 2, 3, 4, 5] as const;
/** In teaching order. */
export const FAMILIES = ['one-heap', 'heaps', 'splitting', 'rows', 'boards', 'graphs', 'misere', 'sums'] as const;

export function puzzleOf(id: string): Puzzle | undefined {
  return PUZZLES.find((puzzle) => puzzle.id === id);
}

export function questionOf({ ask, convention }: Puzzle): Question {
  return { ask, convention };
}

/** Puzzles of a grade and a family; all where none is asked for. */
export function chosen(grade: string, family: string): Puzzle[] {
  return PUZZLES.filter((puzzle) => (!grade || String(puzzle.grade) === grade) && (!family || puzzle.family === family));
}

/** The first puzzle after this one that is not solved yet, from the end on to the beginning. */
export function after(puzzle: Puzzle, solved: (id: string) => boolean): Puzzle | undefined {
  const at = PUZZLES.indexOf(puzzle);
  return [...PUZZLES.slice(at + 1), ...PUZZLES.slice(0, at)].find(({ id }) => !solved(id));
}
