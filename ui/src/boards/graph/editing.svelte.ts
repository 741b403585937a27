/**
 * State of the graph editor: the selection, the changes with undo and redo, and the messages about them.
 *
 * The picture on the screen is elsewhere; only places of things are kept here, and the focus is asked for.
 */
import { GROUND, parseEdges, printEdges } from './edges';
import { textOf, type Layout, type Point } from './places';
import { Paper } from './paper';
import { added, degree, freePlace, laidOut, moved, sameEdges, sketch, tokensOf, vertexOf } from './sketch';
import { standingOnly, withEdge, withoutEdge, withoutVertex, withTokens, withVertex, type Sketch } from './sketch';
import { closest } from './steer';
import { parentsOf } from './tree';
import { told } from './words';

export type Chosen = { kind: 'vertex'; name: string } | { kind: 'edge'; key: number };

/** Kind of drawing: any graph on the ground, trees on it, or arrows with tokens on their vertices. */
export type Shape = 'graph' | 'trees' | 'arrows';

/** When something is to get the focus: if the picture has it, if what had it there is gone, or in any case. */
export type When = 'inside' | 'lost' | 'anyway';

export interface Given {
  edges: string;
  tokens: readonly string[];
  shape: Shape;
  /** The least width of the paper. */
  wide: number;
  /** The edges are others now, or the tokens. */
  change: (edges: string, tokens: string[]) => void;
  /** Gives something the focus. */
  focus: (what: Chosen, when: When) => void;
  /** The layout of a graph, as its text says it: at once, or later. */
  layout: (text: string) => Layout | Promise<Layout>;
}

/** Step of an arrow key that moves a vertex. */
const STEP = 16;
/** The most edges. */
const MOST = 600;
/** The most changes that can be taken back. */
const REMEMBERED = 200;

export class Editing {
  sketch = $state.raw<Sketch>(sketch([], { grounded: true }));
  chosen = $state.raw<Chosen | null>(null);
  /** The vertex from which an edge was begun. */
  linking = $state<string | null>(null);
  /** Last change, for screen readers. */
  said = $state('');
  /** Why something was not done. */
  wrong = $state('');
  /** A graph from elsewhere has no layout yet. */
  unplaced = $state(false);
  /** The edges as a text that is being typed. */
  typed = $state('');
  #past = $state.raw<readonly Sketch[]>([]);
  #future = $state.raw<readonly Sketch[]>([]);

  readonly shape: Shape;
  readonly #given: Given;
  readonly #papers = new WeakMap<Sketch, Paper>();
  /** Graphs sent from here, which may come back. */
  #sent = new Set<string>();
  /** The graph sent last. */
  #last = '';
  /** The graph that came last from elsewhere. */
  #came = '';
  /** Number of layouts asked for. */
  #asked = 0;

  constructor(given: Given) {
    this.#given = given;
    this.shape = given.shape;
    this.sketch = this.#read(given.edges, given.tokens);
    this.typed = given.edges;
    this.#last = message(this.sketch);
    this.unplaced = !this.#layOut(added(this.sketch));
  }

  get paper(): Paper {
    const paper = this.#papers.get(this.sketch) ?? new Paper(this.sketch);
    this.#papers.set(this.sketch, paper);
    return paper;
  }
  /** True if the text differs from the drawing: it is still being typed, or cannot be drawn. */
  get behind(): boolean {
    const edges = parseEdges(this.typed);
    return !edges || !sameEdges(edges, this.sketch.edges, !this.arrows);
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  get empty(): boolean {
    return this.sketch.vertices.length === 0 && this.sketch.edges.length === 0;
  }
  get chosenVertex(): string | undefined {
    return this.chosen?.kind === 'vertex' ? this.chosen.name : undefined;
  }
  /** The vertex, and the edge, that the Tab key goes to. */
  get stop(): string | undefined {
    return this.#exists(this.chosenVertex) ? this.chosenVertex : this.paper.spots[0]?.name;
  }
  get edgeStop(): number | undefined {
    return this.chosen?.kind === 'edge' ? this.chosen.key : this.paper.lines[0]?.key;
  }

  get arrows(): boolean {
    return this.shape === 'arrows';
  }

  isGround(name: string): boolean {
    return name === GROUND && !this.arrows;
  }

  tokens(name: string | undefined): number {
    return name === undefined ? 0 : (vertexOf(this.sketch, name)?.tokens ?? 0);
  }

  /** A vertex in words. */
  spoken(name: string): string {
    const words = told().editor;
    const parts = [this.isGround(name) ? words.ground : words.vertex(name, degree(this.sketch, name))];
    const count = this.tokens(name);
    if (count > 0) parts.push(words.tokens(count));
    return parts.join(', ');
  }

  /** Shows a position that comes from elsewhere; not one that was drawn here and comes back, late perhaps. */
  receive(edges: string, tokens: readonly string[]) {
    const own = [...tokens].sort().join(' ');
    if (this.#came === `${edges} ${own}`) return;
    this.#came = `${edges} ${own}`;
    const next = this.#read(edges, tokens, this.sketch);
    const isOwn = [...this.#sent].some((message) => {
      const [old = '', ...more] = message.split(' ');
      return sameEdges(parseEdges(old) ?? [], next.edges, !this.arrows) && more.filter(Boolean).sort().join(' ') === own;
    });
    const now = sameEdges(this.sketch.edges, next.edges, !this.arrows) && tokensOf(this.sketch).sort().join(' ') === own;
    if (isOwn || now) return;
    const old = this.sketch;
    this.#past = [];
    this.#future = [];
    this.#sent = new Set();
    this.sketch = next;
    this.typed = printEdges(next.edges);
    this.#last = message(next);
    this.unplaced = !this.#layOut(added(next, old));
  }

  undo() {
    const before = this.#past.at(-1);
    if (!before) {
      this.said = told().editor.nothing;
      return;
    }
    this.#future = [...this.#future, this.sketch];
    this.#past = this.#past.slice(0, -1);
    this.#show(before);
    this.said = told().editor.undone;
    this.#refocus();
  }

  redo() {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#past = [...this.#past, this.sketch];
    this.#future = this.#future.slice(0, -1);
    this.#show(next);
    this.said = told().editor.redone;
    this.#refocus();
  }

  /** A new vertex, joined to the one that is chosen or named. A tree grows on something. */
  add(at?: Point, to = this.chosenVertex, anyway = false) {
    if (this.#full()) return;
    const on = to ?? (this.shape === 'trees' ? GROUND : undefined);
    const place = at ?? freePlace(this.sketch, on === GROUND ? undefined : on);
    const { sketch, name } = withVertex(this.sketch, place, on);
    this.#edit(sketch);
    this.chosen = { kind: 'vertex', name };
    this.said = on === undefined ? told().editor.addedAlone(name) : told().editor.added(name, on);
    if (anyway) this.#given.focus(this.chosen, 'anyway');
  }

  link(a: string, b: string) {
    this.linking = null;
    if (this.#full()) return;
    if (this.shape === 'trees') return this.#refuse(told().editor.circle);
    this.#edit(withEdge(this.sketch, a, b));
    this.said = told().editor.linked(this.arrows ? `${a}→${b}` : `${a}–${b}`);
  }

  /** Begins an edge, or ends it. */
  beginOrEnd(name: string) {
    if (this.linking !== null) this.link(this.linking, name);
    else {
      this.linking = name;
      this.said = told().editor.linking(name);
    }
  }

  remove() {
    if (this.chosen?.kind === 'edge') this.#removeEdge(this.chosen.key);
    else if (this.chosen) this.#removeVertex(this.chosen.name);
  }

  /** More or fewer tokens on the chosen vertex. */
  put(more: number) {
    const name = this.chosenVertex;
    if (name === undefined) return;
    this.#edit(withTokens(this.sketch, name, more));
    this.said = told().editor.tokens(this.tokens(name));
  }

  clear() {
    this.chosen = null;
    this.#edit(sketch([], { grounded: !this.arrows, wide: this.#given.wide }));
  }

  /** Draws what was typed. */
  type() {
    const edges = parseEdges(this.typed);
    if (!edges) this.wrong = told().editor.wrong;
    else if (edges.length > MOST) this.wrong = told().editor.many;
    else if (this.shape === 'trees' && !parentsOf(edges)) this.wrong = told().editor.noTree;
    else {
      const old = this.sketch;
      this.#edit(sketch(edges, { grounded: !this.arrows, tokens: tokensOf(old), wide: this.#given.wide }, old));
      this.#layOut(added(this.sketch, old));
    }
  }

  /** Moves a vertex by an arrow key. */
  nudge(name: string, key: string) {
    const at = vertexOf(this.sketch, name);
    if (!at) return;
    const x = key === 'ArrowLeft' ? -STEP : key === 'ArrowRight' ? STEP : 0;
    const y = key === 'ArrowDown' ? -STEP : key === 'ArrowUp' ? STEP : 0;
    this.#edit(moved(this.sketch, name, { x: at.x + x, y: at.y + y }));
  }

  /** Shows a vertex elsewhere while it is moved. */
  drag(before: Sketch, name: string, by: Point) {
    const was = vertexOf(before, name);
    if (was) this.sketch = moved(this.sketch, name, { x: was.x + by.x, y: was.y + by.y });
  }

  /** Lets go of what was moved: one change, from where it was. */
  settle(before: Sketch) {
    const now = this.sketch;
    this.sketch = before;
    this.#edit(now);
  }

  #removeEdge(key: number) {
    const { lines } = this.paper;
    const line = lines.find((line) => line.key === key);
    if (!line) return;
    this.#edit(this.#kept(withoutEdge(this.sketch, key)));
    this.said = told().editor.removed(told().editor.edge(line.name));
    const others = lines.filter((other) => this.sketch.edges.some(({ key }) => key === other.key));
    const near = others[closest(others.map(({ middle }) => middle), line.middle) ?? -1];
    this.chosen = near ? { kind: 'edge', key: near.key } : null;
    if (this.chosen) this.#given.focus(this.chosen, 'inside');
    else this.#refocus();
  }

  #removeVertex(name: string) {
    const said = told().editor.removed(this.spoken(name));
    const { paper } = this;
    this.#edit(this.#kept(withoutVertex(this.sketch, name)));
    this.said = said;
    if (this.isGround(name)) return;
    const others = paper.spots.filter((spot) => this.#exists(spot.name));
    const near = others[closest(others, paper.screen(name)) ?? -1];
    this.chosen = near ? { kind: 'vertex', name: near.name } : null;
    if (this.chosen) this.#given.focus(this.chosen, 'inside');
  }

  /** Asks for a layout and moves these vertices to its places, unless they were moved meanwhile. True if it was there at once. */
  #layOut(put: ReadonlyMap<string, Point>): boolean {
    if (put.size === 0) return true;
    this.#asked += 1;
    const asked = this.#asked;
    const { edges } = this.sketch;
    const linked = new Set(edges.flatMap(({ a, b }) => [a, b]));
    const layout = this.#given.layout(textOf(edges, [...put.keys()].filter((name) => !linked.has(name))));
    const use = (layout: Layout) => {
      const laid = (old: Sketch) => laidOut(old, put, layout);
      this.sketch = laid(this.sketch);
      this.#past = this.#past.map(laid);
      this.#future = this.#future.map(laid);
    };
    if (!(layout instanceof Promise)) {
      use(layout);
      return true;
    }
    const done = () => {
      if (asked === this.#asked) this.unplaced = false;
    };
    // Without a layout the free places have to do.
    layout.then(use, () => undefined).then(done, done);
    return false;
  }

  /** Of trees, what still stands. */
  #kept(next: Sketch): Sketch {
    return this.shape === 'trees' ? standingOnly(next) : next;
  }

  #full(): boolean {
    return this.sketch.edges.length >= MOST;
  }

  #refuse(why: string) {
    this.wrong = why;
    this.said = '';
  }

  /** A change, which can be taken back and is told. */
  #edit(next: Sketch) {
    if (next === this.sketch) return;
    this.#past = [...this.#past, this.sketch].slice(-REMEMBERED);
    this.#future = [];
    this.#show(next);
  }

  #show(next: Sketch) {
    this.sketch = next;
    const { chosen } = this;
    if (chosen?.kind === 'vertex' && !this.#exists(chosen.name)) this.chosen = null;
    if (chosen?.kind === 'edge' && !next.edges.some(({ key }) => key === chosen.key)) this.chosen = null;
    if (this.linking !== null && !this.#exists(this.linking)) this.linking = null;
    this.#tell();
  }

  #tell() {
    this.typed = printEdges(this.sketch.edges);
    this.wrong = '';
    const now = message(this.sketch);
    if (now === this.#last) return;
    this.#last = now;
    this.#sent.add(now);
    this.#given.change(this.typed, tokensOf(this.sketch));
  }

  /** If what had the focus is gone, a vertex gets it. */
  #refocus() {
    if (this.stop !== undefined) this.#given.focus({ kind: 'vertex', name: this.stop }, 'lost');
  }

  #exists(name: string | undefined): boolean {
    return name !== undefined && (this.isGround(name) || vertexOf(this.sketch, name) !== undefined);
  }

  #read(edges: string, tokens: readonly string[], old?: Sketch): Sketch {
    return sketch(parseEdges(edges) ?? [], { grounded: !this.arrows, tokens, wide: this.#given.wide }, old);
  }
}

/** Text of a sketch. */
function message(sketch: Sketch): string {
  return `${printEdges(sketch.edges)} ${tokensOf(sketch).join(' ')}`;
}
