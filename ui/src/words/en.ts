export const en = {
  app: {
    tagline: 'Who wins, why, and a proof',
    pages: { catalogue: 'Games', play: 'Play', map: 'Map', rules: 'Rules', guess: 'Numbers', matrix: 'Matrix', learn: 'Learn', contest: 'Contest problems', design: 'Design' },
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
