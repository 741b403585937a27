export const en = {
  app: {
    tagline: 'Who wins, why, and a proof',
    pages: { catalogue: 'Games', play: 'Play', puzzles: 'Puzzles', map: 'Map', rules: 'Rules', guess: 'Numbers', matrix: 'Matrix', notebook: 'Notebook', learn: 'Learn', contest: 'Contest problems', teach: 'For teachers', room: 'A game for two', embed: 'Board', design: 'Design' },
    projector: { on: 'Projector mode', off: 'Leave projector mode (Esc)' },
    skip: 'Skip to the content',
    language: '中文',
    languageLabel: '切换到中文',
    theme: { label: 'Colours', auto: 'Auto', light: 'Light', dark: 'Dark' },
    loading: 'Loading …',
    lost: 'There is no such page.',
    failed: 'This part of the page could not be loaded.',
    again: 'Try again',
    unreachable: 'The server does not answer. Is Bouton still running?',
    retrying: 'This page asks again by itself, and goes on where it was.',
    now: 'Ask now',
    back: 'The server answers again.',
  },
};
