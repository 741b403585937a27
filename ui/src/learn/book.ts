/** Parts of a page of the book. */

export interface Heading {
  id: string;
  text: string;
  level: number;
}

/** Page of the workbench for a command or a text of the book. */
export interface Link {
  to: 'play' | 'map' | 'sequence' | 'rules' | 'guess' | 'matrix';
  /** Words after the command; `mine.game` is the text. */
  ask?: string;
  text?: string;
  ranges?: string;
  what?: string;
  run?: 'check' | 'prove' | 'discover';
  upto?: string;
  misere?: boolean;
  /** The text lists lost positions. */
  losing?: boolean;
  predict?: string;
}

export type Part =
  | { kind: 'html'; html: string }
  | { kind: 'code'; info: string; text: string; links: Link[] }
  | { kind: 'board' | 'sieve'; ask: string; text?: string };

export interface BookPage {
  title: string;
  headings: Heading[];
  parts: Part[];
}

/** The pages in the order in which they are read. */
export const PAGES_OF_THE_BOOK = [
  'lessons',
  'method',
  'discover',
  'language',
  'boards',
  'limits',
  'guess',
  'contest',
  'heaps',
  'misere-heaps',
  'matrix',
  'certificate',
  'parameters',
  'sizes',
  'edges',
  'large',
  'judge',
  'teach',
  'serve',
  'notebook',
  'editors',
  'programs',
  'python',
  'requests',
];
