import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { FIELDS, isFault, KINDS, LARGEST, MOST_CELLS, read, textOf, write, type Content, type Field } from './format';

const CONTENT: Content = {
  title: 'Everything — 全部',
  cells: [
    { kind: 'text', text: '# Title\n\n<b>not bold</b>' },
    { kind: 'rules', text: 'game mine\n(n) -> (n - 1)\n' },
    { kind: 'map', game: 'wythoff', ranges: '0..24 0..24', what: 'value', convention: 'misere' },
    { kind: 'sequence', game: '0.77', count: 200 },
    { kind: 'proof', game: 'mine', by: 'check', upto: 0 },
    { kind: 'proof', game: 'mine', by: 'discover', values: true },
    { kind: 'position', game: 'nim', position: '3 4 5' },
    { kind: 'guess', text: '0 1 2 0 1 2', losing: true, layout: 'list', from: 1, predict: '9..12' },
    { kind: 'puzzle', game: 'nim', position: '1 2 4', prompt: 'Who wins?' },
  ],
};

const whole = (cell: object, more: object = {}) => JSON.stringify({ version: 1, title: '', cells: [cell], ...more });
function fault(text: string) {
  const found = read(text);
  return isFault(found) ? found : undefined;
}

describe('a notebook', () => {
  it('comes back as it was written', () => {
    expect(read(write(CONTENT))).toEqual(CONTENT);
    expect(textOf(new TextEncoder().encode(write(CONTENT)).buffer)).toBe(write(CONTENT));
    expect(read('{"version":1,"title":"","cells":[]}')).toEqual({ title: '', cells: [] });
  });
  it('has no fields that are empty by default', () => {
    const cell = { kind: 'guess', text: '1', losing: false, predict: '' } as const;
    expect(JSON.parse(write({ title: '', cells: [cell] }))).toEqual({ version: 1, title: '', cells: [{ kind: 'guess', text: '1' }] });
  });
  it('is refused with the place of what is not known', () => {
    const text = '{\n  "version": 1,\n  "title": "",\n  "cells": [\n    {"kind": "movie", "text": ""}\n  ]\n}';
    expect(fault(text)).toMatchObject({ code: 'kind', path: 'cells[0].kind', given: 'movie', at: text.indexOf('"movie"') });
    const extra = whole({ kind: 'text', text: '', colour: 'red' });
    expect(fault(extra)).toMatchObject({ code: 'unknown', path: 'cells[0].colour', given: 'colour', at: extra.indexOf('"colour"') });
    expect(fault(whole({ kind: 'text', text: '' }, { author: 'me' }))).toMatchObject({ code: 'unknown', path: 'author' });
    expect(fault(whole({ kind: 'text' }))).toMatchObject({ code: 'missing', path: 'cells[0].text' });
    expect(fault(whole({ text: '' }))).toMatchObject({ code: 'missing', path: 'cells[0].kind' });
    expect(fault('{"title":"","cells":[]}')).toMatchObject({ code: 'missing', path: 'version' });
    expect(fault('{"version":2,"title":"","cells":[],"new":1}')).toMatchObject({ code: 'version', given: '2' });
    expect(fault('{"version":"1","title":"","cells":[]}')).toMatchObject({ code: 'version' });
    expect(fault('{"version":1,"title":"","cells":{}}')).toMatchObject({ code: 'list', path: 'cells' });
    expect(fault('[]')).toMatchObject({ code: 'object', path: '' });
    expect(fault('{"version":1,"title":"","cells":[3]}')).toMatchObject({ code: 'object', path: 'cells[0]' });
    expect(fault('{"__proto__":{},"version":1,"title":"","cells":[]}')).toMatchObject({ code: 'unknown', given: '__proto__' });
    expect(fault(whole({ kind: 'toString' }))).toMatchObject({ code: 'kind' });
  });
  it('is refused where a value is not of its kind', () => {
    expect(fault(whole({ kind: 'text', text: 3 }))).toMatchObject({ code: 'text', path: 'cells[0].text' });
    expect(fault(whole({ kind: 'text', text: null }))).toMatchObject({ code: 'text' });
    expect(fault(whole({ kind: 'sequence', game: 'nim', count: 0 }))).toMatchObject({ code: 'number', wanted: '1..1000000' });
    expect(fault(whole({ kind: 'sequence', game: 'nim', count: 1.5 }))).toMatchObject({ code: 'number' });
    expect(fault(whole({ kind: 'sequence', game: 'a\nb', count: 1 }))).toMatchObject({ code: 'line' });
    expect(fault(whole({ kind: 'map', game: 'nim', ranges: '', what: 'colour' }))).toMatchObject({ code: 'choice', given: 'colour' });
    expect(fault(whole({ kind: 'guess', text: '', losing: 'yes' }))).toMatchObject({ code: 'truth' });
  });
  it('has limits', () => {
    expect(fault(whole({ kind: 'text', text: 'a'.repeat(1 << 16) }))).toBeUndefined();
    expect(fault(whole({ kind: 'text', text: 'a'.repeat((1 << 16) + 1) }))).toMatchObject({ code: 'long' });
    const many = (count: number) => write({ title: '', cells: Array.from({ length: count }, () => ({ kind: 'text', text: '' })) });
    expect(fault(many(MOST_CELLS))).toBeUndefined();
    expect(fault(many(MOST_CELLS + 1))).toMatchObject({ code: 'many', path: `cells[${MOST_CELLS}]` });
    // The limit is one of bytes: these are three each.
    const cells = Array.from({ length: 7 }, () => ({ kind: 'text' as const, text: '棋'.repeat(60_000) }));
    expect(fault(write({ title: '', cells }))).toMatchObject({ code: 'large' });
    expect(fault(write({ title: '', cells: cells.slice(1, 6) }))).toBeUndefined();
    expect(textOf(new ArrayBuffer(LARGEST + 1))).toMatchObject({ code: 'large' });
    expect(textOf(new Uint8Array([0x22, 0xff, 0x22]).buffer)).toMatchObject({ code: 'encoding' });
  });
});

describe('the schema', () => {
  it('has the kinds and fields that the reader has', async () => {
    const schema = JSON.parse(await readFile(new URL('../../../book/notebooks/notebook.schema.json', import.meta.url), 'utf8')) as {
      properties: { version: object; title: object; cells: { maxItems: number; items: { oneOf: Described[] } } };
    };
    type Described = { properties: Record<string, Record<string, unknown>>; required: string[]; additionalProperties: boolean };
    const described = (field: Field) => {
      switch (field.type) {
        case 'text':
          return { type: 'string', maxLength: field.most, ...(field.line ? { pattern: '^[^\\n\\r]*$' } : {}) };
        case 'choice':
          return { enum: field.of };
        case 'number':
          return { type: 'integer', minimum: field.least, maximum: field.most };
        case 'truth':
          return { type: 'boolean' };
      }
    };
    expect(schema.properties.cells.maxItems).toBe(MOST_CELLS);
    const kinds = schema.properties.cells.items.oneOf;
    expect(kinds.map(({ properties }) => properties.kind?.const)).toEqual(KINDS);
    for (const { properties, required, additionalProperties } of kinds) {
      const fields: Record<string, Field> = FIELDS[properties.kind?.const as keyof typeof FIELDS];
      expect(additionalProperties).toBe(false);
      expect(required).toEqual(['kind', ...Object.keys(fields).filter((name) => !fields[name]?.optional)]);
      expect(Object.fromEntries(Object.entries(properties).filter(([name]) => name !== 'kind'))).toEqual(
        Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, described(field)])),
      );
    }
  });
});

describe('the notebooks of the book', () => {
  it('are shown as the reader takes them', async () => {
    for (const lang of ['en', 'zh']) {
      const page = await readFile(new URL(`../../../book/${lang}/notebook.md`, import.meta.url), 'utf8');
      const shown = /```json\n([^`]*)```/.exec(page)?.[1] ?? '';
      const found = read(shown);
      expect(isFault(found) ? found : found.cells.map(({ kind }) => kind)).toEqual(['text', 'rules', 'puzzle', 'proof']);
    }
  });
  it('can be read, and are written as they stand', async () => {
    const both: Content[] = [];
    for (const lang of ['en', 'zh']) {
      const text = await readFile(new URL(`../../../book/notebooks/wythoff.${lang}.bouton`, import.meta.url), 'utf8');
      const found = read(text);
      if (isFault(found)) throw new Error(`${lang}: ${JSON.stringify(found)}`);
      expect(write(found)).toBe(text);
      expect(new Set(found.cells.map(({ kind }) => kind)).size).toBe(KINDS.length);
      both.push(found);
    }
    expect(both[0]?.cells.map(({ kind }) => kind)).toEqual(both[1]?.cells.map(({ kind }) => kind));
  });
});
