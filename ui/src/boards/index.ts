/**
 * The boards by their names, each loaded when it is first shown: `hackenbush-tree` is in `HackenbushTreeBoard.svelte`,
 * and the editor of its positions, if it has one, in `HackenbushTreeEditor.svelte`.
 */
import type { Component } from 'svelte';
import type { BoardProps, EditorProps } from './board';

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

const boards = import.meta.glob('./*Board.svelte') as Record<string, Loaded<BoardProps & Record<string, unknown>>>;
const editors = import.meta.glob('./*Editor.svelte') as Record<string, Loaded<EditorProps & Record<string, unknown>>>;

/** `hackenbush-tree` as `HackenbushTree`. */
function pascal(name: string): string {
  return name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

/** Components by path; each is loaded once, so that a board on the screen stays when its name is set again. */
const loaded = new Map<string, Promise<{ default: unknown }>>();

function once<Found extends { default: unknown }>(path: string, load: () => Promise<Found>): Promise<Found> {
  const found = loaded.get(path) ?? load();
  loaded.set(path, found);
  found.catch(() => loaded.delete(path));
  return found as Promise<Found>;
}

/** Component for the board of this name; the board of numbers shows any position. */
export function boardOf(name: string | null): Promise<{ default: Component<BoardProps> }> {
  const path = `./${pascal(name ?? 'numbers')}Board.svelte`;
  const load = boards[path] ?? boards['./NumbersBoard.svelte'];
  return (load ? once(path, load) : Promise.reject(new Error('no board'))) as Promise<{ default: Component<BoardProps> }>;
}

/** Editor for the board of this name, if there is one. */
export function editorOf(name: string | null): Promise<{ default: Component<EditorProps> }> | undefined {
  const path = `./${pascal(name ?? '')}Editor.svelte`;
  const load = editors[path];
  return (load && once(path, load)) as Promise<{ default: Component<EditorProps> }> | undefined;
}
