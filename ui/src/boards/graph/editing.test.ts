import { describe, expect, it } from 'vitest';

// What the words need of a browser.
Object.assign(globalThis, { location: new URL('http://127.0.0.1/?lang=en'), localStorage: { getItem: () => null, setItem: () => undefined } });
const { Editing } = await import('./editing.svelte');
const { keyed } = await import('./keyed');
type Shape = import('./editing.svelte').Shape;
type Chosen = import('./editing.svelte').Chosen;
type Layout = import('./places').Layout;

/** A layout with all vertices named in a text above each other. */
function column(text: string): Layout {
  const names = [...new Set(text.match(/\d+/g))];
  return { points: new Map(names.map((name, index) => [name, { x: 70, y: 100 * index }])), arrows: [], groundLoops: [], width: 640, height: 200 };
}

function begin(edges: string, shape: Shape = 'graph', tokens: string[] = [], layout: (text: string) => Layout | Promise<Layout> = column) {
  const told: string[] = [];
  const editing = new Editing({
    edges,
    tokens,
    shape,
    wide: 640,
    change: (edges, tokens) => told.push([edges, ...tokens].join(' ')),
    focus: () => undefined,
    layout,
  });
  return { editing, told };
}

describe('a graph being drawn', () => {
  it('tells every change once, and goes back and forth', () => {
    const { editing, told } = begin('0-1');
    editing.chosen = { kind: 'vertex', name: '1' };
    editing.add();
    editing.link('2', '0');
    expect(told).toEqual(['0-1,1-2', '0-1,1-2,2-0']);
    editing.undo();
    editing.undo();
    expect(editing.canUndo).toBe(false);
    editing.redo();
    expect(told.slice(2)).toEqual(['0-1,1-2', '0-1', '0-1,1-2']);
  });

  it('draws what comes from elsewhere, but not what it told itself', () => {
    const { editing } = begin('0-1');
    editing.add(undefined, '1');
    editing.receive('1-2,1-0', []);
    expect(editing.canUndo).toBe(true);
    editing.receive('0-5', []);
    expect(editing.canUndo).toBe(false);
    expect(editing.typed).toBe('0-5');
  });

  it('lets go of what is deleted and chooses what is near', () => {
    const { editing, told } = begin('0-1,1-2');
    editing.chosen = { kind: 'vertex', name: '2' };
    editing.linking = '2';
    editing.remove();
    expect(editing.linking).toBe(null);
    expect(editing.chosenVertex).toBe('1');
    expect(told).toEqual(['0-1']);
  });

  it('says what is wrong with typed edges and keeps what is drawn', () => {
    const { editing, told } = begin('0-1');
    editing.typed = '0-1,x';
    editing.type();
    expect(editing.wrong).not.toBe('');
    editing.typed = '0-1,1-1';
    editing.type();
    expect(editing.wrong).toBe('');
    expect(told).toEqual(['0-1,1-1']);
  });

  it('asks for a layout where a text is typed or comes from elsewhere, not where it is drawn', () => {
    const asked: string[] = [];
    const { editing } = begin('0-1', 'graph', [], (text) => {
      asked.push(text);
      return column(text);
    });
    expect(editing.sketch.vertices).toMatchObject([{ name: '1', x: 100, y: 100 }]);
    editing.add(undefined, '1');
    editing.link('2', '0');
    editing.undo();
    expect(asked).toEqual(['0-1']);
    editing.typed = '0-1,1-2,2-3';
    editing.type();
    editing.receive('0-7', []);
    expect(asked).toEqual(['0-1', '0-1,1-2,2-3', '0-7']);
  });

  it('can be used before a layout comes, and without one', async () => {
    let come: (layout: Layout) => void = () => undefined;
    let refuse: (error: Error) => void = () => undefined;
    const later = () =>
      new Promise<Layout>((resolve, reject) => {
        [come, refuse] = [resolve, reject];
      });
    const { editing, told } = begin('0-1,1-2', 'graph', [], later);
    expect(editing.unplaced).toBe(true);
    expect(new Set(editing.sketch.vertices.map(({ x, y }) => `${x} ${y}`)).size).toBe(2);
    for (let step = 0; step < 20; step += 1) editing.nudge('2', 'ArrowRight');
    const moved = editing.sketch.vertices.find(({ name }) => name === '2');
    editing.add(undefined, '1');
    come(column('0-1,1-2'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(editing.unplaced).toBe(false);
    // What was moved stays, in what can be taken back as well.
    expect(editing.sketch.vertices.find(({ name }) => name === '1')).toMatchObject({ x: 100, y: 100 });
    expect(editing.sketch.vertices.find(({ name }) => name === '2')).toEqual(moved);
    editing.undo();
    expect(editing.sketch.vertices.find(({ name }) => name === '1')).toMatchObject({ x: 100, y: 100 });
    expect(told).toEqual(['0-1,1-2,1-3', '0-1,1-2']);
    editing.typed = '0-1,1-2,0-4';
    editing.type();
    const before = editing.sketch;
    refuse(new Error('away'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(editing.sketch).toBe(before);
    expect([editing.wrong, editing.unplaced]).toEqual(['', false]);
  });

  it('has tokens where there are arrows', () => {
    const { editing, told } = begin('0-1', 'arrows', ['0']);
    editing.chosen = { kind: 'vertex', name: '1' };
    editing.put(1);
    editing.put(1);
    editing.put(-1);
    expect(told.at(-1)).toBe('0-1 0 1');
    expect(editing.isGround('0')).toBe(false);
  });
});

describe('trees being drawn', () => {
  it('grow on the ground when nothing is chosen', () => {
    const { editing, told } = begin('0-1', 'trees');
    editing.add();
    expect(told).toEqual(['0-1,0-2']);
  });

  it('take no edge that closes a circle, and say so', () => {
    const { editing, told } = begin('0-1,1-2', 'trees');
    editing.link('2', '0');
    expect(editing.wrong).toMatch(/circle/);
    for (const edges of ['0-1,1-2,2-0', '0-1,2-3', '0-0', '0-1,0-1']) {
      editing.typed = edges;
      editing.type();
      expect(editing.wrong, edges).toMatch(/trees/);
    }
    expect(told).toEqual([]);
    editing.typed = '0-1,1-7';
    editing.type();
    expect(told).toEqual(['0-1,1-7']);
  });

  it('lose with an edge or a vertex all that stands on it', () => {
    const { editing, told } = begin('0-1,1-2,2-3,0-4', 'trees');
    editing.chosen = { kind: 'edge', key: editing.paper.lines.find(({ name }) => name === '1–2')?.key ?? -1 };
    editing.remove();
    expect(told).toEqual(['0-1,0-4']);
    editing.undo();
    editing.chosen = { kind: 'vertex', name: '1' };
    editing.remove();
    expect(told.at(-1)).toBe('0-4');
    expect(editing.sketch.vertices.map(({ name }) => name)).toEqual(['4']);
  });
});

describe('keys', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...more }) as KeyboardEvent;

  it('walk from the ground up and back', () => {
    const { editing } = begin('0-1,1-2');
    const go = (what: Chosen) => (editing.chosen = what);
    editing.chosen = { kind: 'vertex', name: '0' };
    expect(keyed(press('ArrowUp'), editing, go)).toBe(true);
    expect(editing.chosenVertex).toBe('1');
    keyed(press('ArrowUp'), editing, go);
    expect(editing.chosenVertex).toBe('2');
    for (let step = 0; step < 2; step += 1) keyed(press('ArrowDown'), editing, go);
    expect(editing.chosenVertex).toBe('0');
  });

  it('draw, delete and take back; others are left to the page', () => {
    const { editing, told } = begin('0-1');
    const go = () => undefined;
    editing.chosen = { kind: 'vertex', name: '1' };
    for (const key of ['l', 'l', 'n']) expect(keyed(press(key), editing, go)).toBe(true);
    expect(told).toEqual(['0-1,1-1', '0-1,1-1,1-2']);
    keyed(press('Delete'), editing, go);
    keyed(press('z', { ctrlKey: true }), editing, go);
    expect(told.slice(2)).toEqual(['0-1,1-1', '0-1,1-1,1-2']);
    expect(keyed(press('t'), editing, go)).toBe(false);
    expect(keyed(press('a', { ctrlKey: true }), editing, go)).toBe(false);
  });
});
