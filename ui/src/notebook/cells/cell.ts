/** What a cell is shown with. Its result, where it has one, is of the question `asked`. */
import type { CellOf, Kind } from '../format';
import type { Entry, Found, Notebook } from '../notebook.svelte';
import type { Asked } from '../questions';

export interface CellProps<K extends Kind> {
  entry: Entry<CellOf<K>>;
  book: Notebook;
}

export interface ResultProps {
  found: Found;
  asked: Asked;
}
