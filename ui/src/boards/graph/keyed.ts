/** Keys of the editor of graphs. */
import { GROUND } from './edges';
import type { Chosen, Editing } from './editing.svelte';
import { steer } from './steer';

/** Does what a key says; whether it says anything. `go` takes the focus to a vertex or an edge. */
export function keyed(event: KeyboardEvent, editing: Editing, go: (what: Chosen) => void): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return back(event, editing);
  if (event.key === 'Escape' && editing.linking !== null) {
    editing.linking = null;
    return true;
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    editing.remove();
    return true;
  }
  const { chosen } = editing;
  const arrow = /^(Arrow|Home|End)/.test(event.key);
  if (chosen?.kind === 'edge') {
    if (arrow) onEdge(event.key, chosen.key, editing, go);
    return arrow;
  }
  if (!chosen) return false;
  if (arrow && event.shiftKey) editing.nudge(chosen.name, event.key);
  else if (arrow) onVertex(event.key, chosen.name, editing, go);
  return arrow || letter(event, chosen.name, editing);
}

function back(event: KeyboardEvent, editing: Editing): boolean {
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return false;
  if (key === 'y' || event.shiftKey) editing.redo();
  else editing.undo();
  return true;
}

function onEdge(key: string, from: number, { paper: { lines } }: Editing, go: (what: Chosen) => void) {
  const to = steer(lines.map(({ middle }) => middle), lines.findIndex((line) => line.key === from), key);
  const line = to === undefined ? undefined : lines[to];
  if (line) go({ kind: 'edge', key: line.key });
}

function onVertex(key: string, from: string, editing: Editing, go: (what: Chosen) => void) {
  const { spots, lowest } = editing.paper;
  const walk = (name: string) => go({ kind: 'vertex', name });
  // The ground is below everything.
  if (editing.isGround(from) && key === 'ArrowUp' && lowest) return walk(lowest.name);
  const to = steer(spots, spots.findIndex(({ name }) => name === from), key);
  const spot = to === undefined ? undefined : spots[to];
  if (spot) walk(spot.name);
  else if (key === 'ArrowDown' && editing.grounded && !editing.isGround(from)) walk(GROUND);
}

function letter(event: KeyboardEvent, name: string, editing: Editing): boolean {
  const key = event.key.toLowerCase();
  const ends = (key === 'enter' || key === ' ') && editing.linking !== null;
  if (key === 'n') editing.add(undefined, name, true);
  else if ((key === 'l' && editing.shape !== 'trees') || ends) editing.beginOrEnd(name);
  else if (key === 't' && !editing.grounded) editing.put(event.shiftKey ? -1 : 1);
  else if (key === 'v' && editing.shape === 'paths') editing.visit();
  else return false;
  return true;
}
