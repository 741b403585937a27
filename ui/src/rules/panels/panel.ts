/** What a panel is given. */
import type { Desk } from '../desk.svelte';
import type { Preview } from '../preview.svelte';
import type { Tasks } from '../tasks.svelte';

export interface PanelProps {
  desk: Desk;
  tasks: Tasks;
  preview: Preview;
  /** Shows a piece of the text in the editor. */
  onselect: (from: number, to: number) => void;
}
