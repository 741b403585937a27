/**
 * State of the graph editor: the selection, the changes with undo and redo, and the messages about them.
 *
 * The picture on the screen is elsewhere; only places of things are kept here, and the focus is asked for.
 */
import { sizeOf, stageOf, type Drawing, type Size } from './drawing';
import { GROUND, parseGraph, printEdges, sameGraph, type Graph } from './edges';
import { textOf, type Layout, type Point } from './places';
import { Paper } from './paper';
import { added, aligned, degree, drawingOf, freePlace, laidOut, loneOf, moved, onPaper, placesOf, sketch, tokensOf, vertexOf, visitedOf } from './sketch';
import { standingOnly, withEdge, withoutEdge, withoutVertex, withToken, withTokens, withVertex, withVisit, type Sketch } from './sketch';
import { closest } from './steer';
import { parentsOf } from './tree';
import { told } from './words';

export type Chosen = { kind: 'vertex'; name: string } | { kind: 'edge'; key: number };

/** Kind of drawing: any graph on the ground, trees on it, arrows with tokens on their vertices, or paths of one token, which never returns. */
export type Shape = 'graph' | 'trees' | 'arrows' | 'paths';

/** When something is to get the focus: if the picture has it, if what had it there is gone, or in any case. */
export type When = 'inside' | 'lost' | 'anyway';

/** What is drawn. */
export interface Drawn {
  edges: string;
  tokens: string[];
  visited: string[];
  /** The places of the vertices. */
  places: string;
}

export interface Given {
  graph: Graph;
  tokens: readonly string[];
  visited?: readonly string[];
  shape: Shape;
  /** How somebody drew it before. */
  drawing?: Drawing | undefined;
  /** Something is drawn otherwise now. */
  change: (drawn: Drawn) => void;
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
/** Growth of the paper when there is to be more room. */
const MORE = 1.3;

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
  /** What was told last. */
  #last = '';
  /** Number of layouts asked for. */
  #asked = 0;
  /** Nobody has drawn here yet: a layout that comes stands as it does on the board. */
  #fresh: boolean;

  constructor(given: Given) {
    this.#given = given;
    this.shape = given.shape;
    const { drawing, graph, tokens, visited = [] } = given;
    this.#fresh = !drawing;
    const wanted = { ...this.#kind, tokens, visited, lone: graph.lone };
    this.sketch = drawing ? sketch(graph.edges, { ...wanted, paper: sizeOf(drawing) }, placesOf(drawing, graph.edges)) : sketch(graph.edges, wanted);
    this.typed = this.text;
    this.#last = JSON.stringify(this.#drawn());
    const put = added(this.sketch, drawing && { vertices: this.sketch.vertices.filter(({ name }) => drawing.points.has(name)) });
    this.unplaced = !this.#layOut(put);
  }

  get paper(): Paper {
    const paper = this.#papers.get(this.sketch) ?? new Paper(this.sketch);
    this.#papers.set(this.sketch, paper);
    return paper;
  }
  /** The graph as it is typed. */
  get text(): string {
    return this.grounded ? printEdges(this.sketch.edges) : textOf(this.sketch.edges, loneOf(this.sketch));
  }
  /** True if the text differs from the drawing: it is still being typed, or cannot be drawn. */
  get behind(): boolean {
    const graph = parseGraph(this.typed);
    const own = { edges: [...this.sketch.edges], lone: this.grounded ? [] : loneOf(this.sketch) };
    return !graph || !sameGraph(graph, own, this.directed);
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

  get directed(): boolean {
    return this.shape === 'arrows';
  }
  get grounded(): boolean {
    return this.shape === 'graph' || this.shape === 'trees';
  }

  get #kind() {
    return { grounded: this.grounded, directed: this.directed };
  }

  isGround(name: string): boolean {
    return name === GROUND && this.grounded;
  }

  tokens(name: string | undefined): number {
    return name === undefined ? 0 : (vertexOf(this.sketch, name)?.tokens ?? 0);
  }

  visited(name: string | undefined): boolean {
    return name !== undefined && (vertexOf(this.sketch, name)?.visited ?? false);
  }

  /** A vertex in words. */
  spoken(name: string): string {
    const words = told().editor;
    const parts = [this.isGround(name) ? words.ground : words.vertex(name, degree(this.sketch, name))];
    const count = this.tokens(name);
    if (count > 0) parts.push(words.tokens(count));
    if (this.visited(name)) parts.push(told().tokens.visited);
    return parts.join(', ');
  }

  /** Takes all that is seen of the paper as the paper: `seen` says which part of the screen's units that is. Nothing moves. */
  frame(seen: Point & Size) {
    const { room, ground } = this.paper;
    const [left, right] = [Math.max(0, Math.floor(-seen.x)), Math.max(0, Math.floor(seen.x + seen.width - room.width))];
    const above = Math.max(0, Math.floor(-seen.y));
    const below = this.grounded ? 0 : Math.max(0, Math.floor(seen.y + seen.height - ground));
    if (left + right + above + below === 0) return;
    const paper = { width: room.width + left + right, height: room.height + above + below };
    this.#reframe(paper, { x: left, y: below });
  }

  /** More room around what is drawn. */
  widen() {
    const { width, height } = this.paper.room;
    const paper = { width: Math.round(width * MORE), height: Math.round(height * MORE) };
    const by = { x: Math.round((paper.width - width) / 2), y: this.grounded ? 0 : Math.round((paper.height - height) / 2) };
    this.#reframe(paper, by);
    this.#tell();
  }

  #reframe(paper: Size, by: Point) {
    const reframed = (old: Sketch) => onPaper(old, paper, by);
    this.sketch = reframed(this.sketch);
    this.#past = this.#past.map(reframed);
    this.#future = this.#future.map(reframed);
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

  /** A new vertex, joined to the one that is chosen or named, or to none. A tree grows on something. */
  add(at?: Point, to: string | null | undefined = this.chosenVertex, anyway = false, foot?: number) {
    if (this.#full()) return;
    const on = to ?? (this.shape === 'trees' ? GROUND : undefined);
    const place = at ? aligned(this.sketch, at, undefined, on === GROUND ? foot : undefined) : freePlace(this.sketch, on === GROUND ? undefined : on);
    const { sketch, name } = withVertex(this.sketch, place, on, foot);
    this.#edit(sketch);
    this.chosen = { kind: 'vertex', name };
    this.said = on === undefined ? told().editor.addedAlone(name) : told().editor.added(name, on);
    if (anyway) this.#given.focus(this.chosen, 'anyway');
  }

  /** An edge that begins in an empty place: with a vertex there, and one where it ends if there is none. */
  addBetween(from: Point, to: Point | string) {
    if (this.#full()) return;
    if (this.shape === 'trees') {
      if (typeof to === 'string') this.add(from, to);
      return;
    }
    const start = aligned(this.sketch, from);
    const { sketch: begun, name: first } = withVertex(this.sketch, start);
    const ground = typeof to === 'string' && this.isGround(to);
    const { sketch, name } = typeof to === 'string' ? { sketch: withEdge(begun, first, to, ground ? start.x : undefined), name: first } : withVertex(begun, aligned(begun, to), first);
    this.#edit(sketch);
    this.chosen = { kind: 'vertex', name };
    this.said = told().editor.added(name, typeof to === 'string' ? to : first);
  }

  /** Joins two vertices; `foot` is where the edge stands on the ground. */
  link(a: string, b: string, foot?: number) {
    this.linking = null;
    if (this.#full()) return;
    if (this.shape === 'trees') return this.#refuse(told().editor.circle);
    if (this.shape === 'paths' && a === b) return this.#refuse(told().editor.loop);
    this.#edit(withEdge(this.sketch, a, b, foot));
    this.said = told().editor.linked(`${a}${this.directed ? '→' : '–'}${b}`);
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

  /** More or fewer tokens on the chosen vertex; the token that never returns comes here or is taken away. */
  put(more: number) {
    const name = this.chosenVertex;
    if (name === undefined) return;
    this.#edit(this.shape === 'paths' ? withToken(this.sketch, name, more > 0) : withTokens(this.sketch, name, more));
    this.said = told().editor.tokens(this.tokens(name));
  }

  /** The chosen vertex was visited before, or not. */
  visit() {
    const name = this.chosenVertex;
    if (name === undefined || this.shape !== 'paths') return;
    this.#edit(withVisit(this.sketch, name));
    this.said = this.spoken(name);
  }

  clear() {
    this.chosen = null;
    this.#edit(sketch([], { ...this.#kind, paper: this.paper.room }));
  }

  /** Draws what was typed. */
  type() {
    const graph = parseGraph(this.typed);
    if (!graph || (this.grounded && graph.lone.length > 0)) this.wrong = told().editor.wrong;
    else if (graph.edges.length > MOST) this.wrong = told().editor.many;
    else if (this.shape === 'trees' && !parentsOf(graph.edges)) this.wrong = told().editor.noTree;
    else {
      const old = this.sketch;
      const next = sketch(graph.edges, { ...old, tokens: tokensOf(old), visited: visitedOf(old), lone: graph.lone }, old);
      const put = added(next, old);
      this.#edit(next);
      this.#layOut(put);
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

  /** Lets go of a vertex that was moved: one change, from where it was. */
  settle(before: Sketch, name: string) {
    const at = vertexOf(this.sketch, name);
    const now = at ? moved(this.sketch, name, aligned(this.sketch, at, name)) : this.sketch;
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
    const layout = this.#given.layout(textOf(this.sketch.edges, loneOf(this.sketch)));
    const use = (layout: Layout) => {
      const stage = stageOf([layout], this.grounded ? 'ground' : 'arrows');
      // As on the board while nothing else is drawn; else in the middle of the paper.
      if (this.#fresh) this.sketch = { ...this.sketch, paper: sizeOf(stage) };
      const shift = { x: this.#fresh ? stage.offsets[0]! : Math.max((this.sketch.paper.width - layout.width) / 2, 0), y: stage.below };
      const laid = (old: Sketch) => laidOut(old, put, layout, shift);
      this.sketch = laid(this.sketch);
      this.#past = this.#past.map(laid);
      this.#future = this.#future.map(laid);
      if (this.#fresh) this.#last = JSON.stringify(this.#drawn());
      else this.#tell();
      this.#fresh = false;
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
    this.#fresh = false;
    this.typed = this.text;
    this.wrong = '';
    const drawn = this.#drawn();
    const now = JSON.stringify(drawn);
    if (now === this.#last) return;
    this.#last = now;
    this.#given.change(drawn);
  }

  #drawn(): Drawn {
    const { sketch } = this;
    return { edges: this.text, tokens: tokensOf(sketch), visited: visitedOf(sketch), places: drawingOf(sketch) };
  }

  /** If what had the focus is gone, a vertex gets it. */
  #refocus() {
    if (this.stop !== undefined) this.#given.focus({ kind: 'vertex', name: this.stop }, 'lost');
  }

  #exists(name: string | undefined): boolean {
    return name !== undefined && (this.isGround(name) || vertexOf(this.sketch, name) !== undefined);
  }
}
