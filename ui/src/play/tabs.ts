/** The tabs beside the board. */
export const TABS = ['moves', 'history', 'review', 'explore'] as const;
export type Tab = (typeof TABS)[number];

export function tabOf(word: string | null): Tab {
  return TABS.find((tab) => tab === word) ?? 'moves';
}
