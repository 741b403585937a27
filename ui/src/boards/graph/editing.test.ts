import { describe, expect, it } from 'vitest';

// What the words need of a browser.
Object.assign(globalThis, { location: new URL('http://127.0.0.1/?lang=en'), localStorage: { getItem: () => null, setItem: () => undefined } });
const { Editing } = await import('./editing.svelte');
const { parseDrawing } = await import('./drawing');
const { parseGraph } = await import('./edges');
const { keyed } = await import('./keyed');
type Drawn = import('./editing.svelte').Drawn;
type Given = import('./editing.svelte').Given;
type Shape = import('./editing.svelte').Shape;
type Chosen = import('./editing.svelte').Chosen;
type Layout = import('./places').Layout;

/** A layout with all vertices named in a text above each other. */
function column(text: string): Layout {
  const names = [...new Set(text.match(/\d+/g))];
  return { points: new Map(names.map((name, index) => [name, { x: 70, y: 100 * index }])), arrows: [], groundLoops: [], width: 640, height: 200 };
}

function begin(edges: string, shape: Shape = 'graph', tokens: string[] = [], layout: (text: string) => Layout | Promise<Layout> = column, more: Partial<Given> = {}) {
  const told: string[] = [];
  const drawn: Drawn[] = [];
  const editing = new Editing({
    graph: parseGraph(edges)!,
    tokens,
    shape,
    ...more,
    change: (now) => {
      drawn.push(now);
      const words = [now.edges, ...now.tokens].join(' ');
      // Places change more often.
      if (told.at(-1) !== words) told.push(words);
    },
    focus: () => undefined,
    layout,
  });
  return { editing, told, drawn };
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

  it('keeps the places in which it was drawn, and tells them', () => {
    const drawing = parseDrawing('800.500-1.100.200-2.300.200-0.2.340', 'ground');
    const { editing, drawn } = begin('0-1,1-2,0-2', 'graph', [], () => expect.unreachable('what was drawn needs no layout'), { drawing });
    expect(editing.sketch.vertices).toMatchObject([{ name: '1', x: 100, y: 200 }, { name: '2', x: 300, y: 200 }]);
    editing.nudge('1', 'ArrowUp');
    editing.link('0', '1', 60);
    // Of the two edges from the ground to 1 one stands straight.
    expect(drawn.map(({ places }) => places)).toEqual([
      '800.500-1.100.216-2.300.200-0.2.340',
      '800.500-1.100.216-2.300.200-0.1.100-0.1.60-0.2.340',
    ]);
    expect(drawn[1]?.edges).toBe('0-1,1-2,0-2,0-1');
  });

  it('takes all that is seen as its paper, on which nothing moves', () => {
    const { editing, drawn } = begin('0-1');
    const { room } = editing.paper;
    const before = editing.paper.screen('1');
    editing.frame({ x: -100.4, y: -50.7, width: room.width + 300, height: room.height + 50.7 });
    expect(editing.paper.room).toEqual({ width: room.width + 299, height: room.height + 50 });
    // Screen places are told from the upper left corner of what is seen.
    expect(editing.paper.screen('1')).toEqual({ x: before.x + 100, y: before.y + 50 });
    expect(drawn).toEqual([]);
    // A second time there is nothing left to take.
    const { paper } = editing;
    editing.frame({ x: -0.4, y: -0.7, width: paper.room.width + 0.9, height: paper.room.height + 0.7 });
    expect(editing.paper).toBe(paper);
  });

  it('stands in line with what it nearly is in line with', () => {
    const { editing } = begin('0-1');
    const [one] = editing.sketch.vertices;
    editing.add({ x: one!.x + 120, y: one!.y + 5 }, '1');
    expect(editing.sketch.vertices[1]).toMatchObject({ x: one!.x + 120, y: one!.y });
    // An edge to the ground that is let go nearly below its vertex stands straight.
    editing.link('2', '0', one!.x + 117);
    expect(editing.sketch.edges.at(-1)?.foot).toBe(undefined);
    editing.link('1', '0', one!.x - 60);
    expect(editing.sketch.edges.at(-1)?.foot).toBe(one!.x - 60);
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

  it('asks for a layout where a text is typed, not where it is drawn', () => {
    const asked: string[] = [];
    const { editing } = begin('0-1', 'graph', [], (text) => {
      asked.push(text);
      return column(text);
    });
    const { x } = editing.sketch.vertices[0]!;
    expect(editing.sketch.vertices).toMatchObject([{ name: '1', y: 100 }]);
    editing.add(undefined, '1');
    editing.link('2', '0');
    editing.undo();
    expect(asked).toEqual(['0-1']);
    editing.typed = '0-1,1-2,2-3';
    editing.type();
    expect(asked).toEqual(['0-1', '0-1,1-2,2-3']);
    expect(editing.sketch.vertices[0]?.x).toBe(x);
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
    expect(editing.sketch.vertices.find(({ name }) => name === '1')).toMatchObject({ y: 100 });
    expect(editing.sketch.vertices.find(({ name }) => name === '2')).toEqual(moved);
    editing.undo();
    expect(editing.sketch.vertices.find(({ name }) => name === '1')).toMatchObject({ y: 100 });
    expect(told).toEqual(['0-1,1-2', '0-1,1-2,1-3', '0-1,1-2']);
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

describe('paths being drawn', () => {
  it('are edges without heads, of one token and vertices visited before', () => {
    const { editing, drawn } = begin('0-1,1-2,7', 'paths', ['1'], column, { visited: ['0'] });
    expect(editing.paper.lines.map(({ name, head }) => [name, head])).toEqual([['0–1', ''], ['1–2', '']]);
    editing.chosen = { kind: 'vertex', name: '2' };
    editing.put(1);
    editing.chosen = { kind: 'vertex', name: '1' };
    editing.visit();
    expect(drawn.map(({ edges, tokens, visited }) => [edges, tokens, visited])).toEqual([
      ['0-1,1-2,7', ['2'], ['0']],
      ['0-1,1-2,7', ['2'], ['0', '1']],
    ]);
    // Where the token stands nobody has been before; an edge is not drawn twice, and none leads back at once.
    editing.chosen = { kind: 'vertex', name: '2' };
    editing.visit();
    editing.link('1', '0');
    editing.link('7', '7');
    expect(editing.wrong).toMatch(/loop/);
    expect(drawn).toHaveLength(2);
    editing.link('7', '0');
    expect(drawn.at(-1)?.edges).toBe('0-1,1-2,7-0');
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
