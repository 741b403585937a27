/** The pages of the navigation; others are linked to where they are of use. */
export const NAVIGATION = ['catalogue', 'play', 'puzzles', 'map', 'rules', 'guess', 'matrix', 'notebook', 'learn'] as const;
export const PAGES = [...NAVIGATION, 'contest', 'teach', 'room', 'embed', 'design'] as const;
export type Page = (typeof PAGES)[number];
