/** The panels beside the editor, in the order of their tabs. Another operation is another file and another line. */
import type { Component } from 'svelte';
import type { Run } from '../results';
import type { PanelProps } from './panel';

export const TABS = ['board', 'map', 'table', 'claims', 'proof', 'program'] as const;
export type Tab = (typeof TABS)[number];

export const PANELS: Record<Tab, () => Promise<{ default: Component<PanelProps> }>> = {
  board: () => import('./Board.svelte'),
  map: () => import('./Map.svelte'),
  table: () => import('./Table.svelte'),
  claims: () => import('./Claims.svelte'),
  proof: () => import('./Proof.svelte'),
  program: () => import('./Program.svelte'),
};

/** The panel that shows what comes of a task. */
export const SHOWS: Record<Run, Tab> = { check: 'claims', discover: 'claims', prove: 'proof', program: 'program' };
