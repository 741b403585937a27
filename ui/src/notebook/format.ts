/**
 * Notebook files, `.bouton`: JSON with a version, a title and cells. The reader refuses whatever it does not know, and says where it stands: nothing is
 * dropped in silence. `book/notebooks/notebook.schema.json` has the same as a schema.
 */
import { Malformed, parse, type Fault, type Node } from './json';

export const VERSION = 1;
/** Largest file, in bytes. */
export const LARGEST = 1 << 20;
export const MOST_CELLS = 200;
const LINE = 1000;
const TEXT = 1 << 16;
const DATA = 1 << 18;

const WHAT = ['outcome', 'value', 'claim'] as const;
const CONVENTIONS = ['normal', 'misere'] as const;
export const BY = ['prove', 'check', 'discover'] as const;
export const LAYOUTS = ['list', 'lines', 'table'] as const;

interface Cells {
  text: { text: string };
  rules: { text: string };
  map: { game: string; ranges: string; what: (typeof WHAT)[number]; convention?: Convention };
  sequence: { game: string; count: number };
  proof: { game: string; by: (typeof BY)[number]; upto?: number; values?: boolean };
  position: { game: string; position: string; convention?: Convention };
  guess: { text: string; losing?: boolean; layout?: (typeof LAYOUTS)[number]; from?: number; predict?: string };
  puzzle: { game: string; position: string; prompt?: string; convention?: Convention };
}
export type Convention = (typeof CONVENTIONS)[number];
export type Kind = keyof Cells;
export type Cell = { [K in Kind]: { kind: K } & Cells[K] }[Kind];
export type CellOf<K extends Kind> = Extract<Cell, { kind: K }>;

export interface Content {
  title: string;
  cells: Cell[];
}

export type Field = { optional?: true } & (
  | { type: 'text'; most: number; line?: true }
  | { type: 'choice'; of: readonly string[] }
  | { type: 'number'; least: number; most: number }
  | { type: 'truth' }
);

const line: Field = { type: 'text', most: LINE, line: true };
const text: Field = { type: 'text', most: TEXT };
const convention: Field = { type: 'choice', of: CONVENTIONS, optional: true };

/** The fields of each kind of cell, in the order in which they are written. */
export const FIELDS: { [K in Kind]: { [F in keyof Cells[K]]-?: Field } } = {
  text: { text },
  rules: { text },
  map: { game: line, ranges: line, what: { type: 'choice', of: WHAT }, convention },
  sequence: { game: line, count: { type: 'number', least: 1, most: 1_000_000 } },
  proof: {
    game: line,
    by: { type: 'choice', of: BY },
    upto: { type: 'number', least: 0, most: 1_000_000, optional: true },
    values: { type: 'truth', optional: true },
  },
  position: { game: line, position: line, convention },
  guess: {
    text: { type: 'text', most: DATA },
    losing: { type: 'truth', optional: true },
    layout: { type: 'choice', of: LAYOUTS, optional: true },
    from: { type: 'number', least: 0, most: Number.MAX_SAFE_INTEGER, optional: true },
    predict: { ...text, optional: true },
  },
  puzzle: { game: line, position: line, prompt: { ...text, optional: true }, convention },
};
export const KINDS = Object.keys(FIELDS) as Kind[];
export const TITLE = { type: 'text', most: LINE, line: true } as const;

/** Fields as the reader goes through them. */
const fieldsOf = (kind: Kind) => Object.entries(FIELDS[kind] as Record<string, Field>);

/** The file of a notebook. What is empty or false by default is left out. */
export function write({ title, cells }: Content): string {
  const written = cells.map((cell) => {
    const given = cell as unknown as Record<string, unknown>;
    const kept = fieldsOf(cell.kind).filter(([name, { optional }]) => !optional || (given[name] !== undefined && given[name] !== '' && given[name] !== false));
    return { kind: cell.kind, ...Object.fromEntries(kept.map(([name]) => [name, given[name]])) };
  });
  return `${JSON.stringify({ version: VERSION, title, cells: written }, null, 2)}\n`;
}

/** The text in the bytes of a file. */
export function textOf(bytes: ArrayBuffer): string | Fault {
  if (bytes.byteLength > LARGEST) return { code: 'large', at: 0, path: '', wanted: String(LARGEST) };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { code: 'encoding', at: 0, path: '' };
  }
}

/** The notebook in a text, or the first mistake in it. */
export function read(written: string): Content | Fault {
  if (written.length > LARGEST || new TextEncoder().encode(written).length > LARGEST) return { code: 'large', at: 0, path: '', wanted: String(LARGEST) };
  try {
    return notebook(parse(written));
  } catch (error) {
    if (error instanceof Malformed) return error.fault;
    throw error;
  }
}

export function isFault(found: Content | Fault): found is Fault {
  return 'code' in found;
}

const refuse = (code: Fault['code'], { at }: { at: number }, path: string, more: { given?: string; wanted?: string } = {}) =>
  new Malformed({ code, at, path, ...more });

/** The members of an object that has these fields and no others. */
function members(node: Node, path: string, required: readonly string[], known: readonly string[]): Map<string, Node> {
  if (node.type !== 'object') throw refuse('object', node, path);
  const under = (name: string) => (path ? `${path}.${name}` : name);
  for (const [name, { at }] of node.members) {
    if (!known.includes(name)) throw refuse('unknown', { at }, under(name), { given: name, wanted: known.join(', ') });
  }
  const missing = required.find((name) => !node.members.has(name));
  if (missing !== undefined) throw refuse('missing', node, under(missing), { given: missing });
  return new Map([...node.members].map(([name, { value }]) => [name, value]));
}

function notebook(node: Node): Content {
  // A later version may have other fields: of these nothing is said, but of the version.
  const version = node.type === 'object' ? node.members.get('version')?.value : undefined;
  if (version && !(version.type === 'number' && version.value === VERSION)) {
    throw refuse('version', version, 'version', { given: 'value' in version ? String(version.value) : version.type, wanted: String(VERSION) });
  }
  const names = ['version', 'title', 'cells'];
  const found = members(node, '', names, names);
  const [title, cells] = [found.get('title'), found.get('cells')];
  if (!title || !cells) throw refuse('object', node, '');
  if (cells.type !== 'list') throw refuse('list', cells, 'cells');
  const beyond = cells.items[MOST_CELLS];
  if (beyond) throw refuse('many', beyond, `cells[${MOST_CELLS}]`, { wanted: String(MOST_CELLS) });
  return { title: field(title, TITLE, 'title') as string, cells: cells.items.map((item, number) => cellOf(item, `cells[${number}]`)) };
}

function cellOf(node: Node, path: string): Cell {
  if (node.type !== 'object') throw refuse('object', node, path);
  const named = node.members.get('kind');
  if (!named) throw refuse('missing', node, `${path}.kind`, { given: 'kind' });
  const kind = named.value.type === 'text' ? KINDS.find((kind) => named.value.type === 'text' && kind === named.value.value) : undefined;
  if (!kind) {
    const given = 'value' in named.value ? String(named.value.value) : named.value.type;
    throw refuse('kind', named.value, `${path}.kind`, { given, wanted: KINDS.join(', ') });
  }
  const fields = fieldsOf(kind);
  const required = fields.filter(([, { optional }]) => !optional).map(([name]) => name);
  const found = members(node, path, required, ['kind', ...fields.map(([name]) => name)]);
  const values = fields.flatMap(([name, how]) => {
    const given = found.get(name);
    return given ? [[name, field(given, how, `${path}.${name}`)]] : [];
  });
  return { kind, ...Object.fromEntries(values) } as unknown as Cell;
}

function field(node: Node, how: Field, path: string): string | number | boolean {
  switch (how.type) {
    case 'text':
      if (node.type !== 'text') throw refuse('text', node, path);
      if (node.value.length > how.most) throw refuse('long', node, path, { wanted: String(how.most) });
      if (how.line && /[\n\r]/.test(node.value)) throw refuse('line', node, path);
      return node.value;
    case 'choice':
      if (node.type !== 'text' || !how.of.includes(node.value)) {
        throw refuse('choice', node, path, { given: 'value' in node ? String(node.value) : node.type, wanted: how.of.join(', ') });
      }
      return node.value;
    case 'number':
      if (node.type !== 'number' || !Number.isInteger(node.value) || node.value < how.least || node.value > how.most) {
        throw refuse('number', node, path, { wanted: `${how.least}..${how.most}` });
      }
      return node.value;
    case 'truth':
      if (node.type !== 'truth') throw refuse('truth', node, path);
      return node.value;
  }
}
