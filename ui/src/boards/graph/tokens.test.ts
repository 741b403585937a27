import { describe, expect, it } from 'vitest';
import type { PlayPosition } from '../../lib/api';
import { printEdges } from './edges';
import { fieldsOf, goals } from './tokens';

function positionOf(components: object[], moves: object[] = []): PlayPosition {
  return { components, moves } as unknown as PlayPosition;
}
const on = (vertex: string, edges: string) => ({ game: 'dag', numbers: [vertex], arguments: { edges } });
const go = (component: number, to: string, number: number) => ({ number, component, changes: [{ component, parts: [[to]] }] });

describe('tokens on graphs', () => {
  it('stand together on the graph that they share', () => {
    const fields = fieldsOf(positionOf([on('0', '0-1'), on('1', '0-1'), on('0', '0-1'), on('0', '0-0')]))!;
    expect(fields.map(({ edges }) => printEdges(edges))).toEqual(['0-1', '0-0']);
    expect([...fields[0]!.tokens]).toEqual([
      ['0', [0, 2]],
      ['1', [1]],
    ]);
  });
  it('are known by the name of their game, too', () => {
    const fields = fieldsOf(positionOf([{ game: 'dag edges=0-1,1-2', numbers: ['0'] }]))!;
    expect(printEdges(fields[0]!.edges)).toBe('0-1,1-2');
  });
  it('stand on vertices without edges, which are shown without a token as well', () => {
    const fields = fieldsOf(positionOf([on('5', '0-1,5,07')]))!;
    expect(fields.map(({ edges, lone }) => [printEdges(edges), lone])).toEqual([['0-1', ['5', '7']]]);
    expect([...fields[0]!.tokens]).toEqual([['5', [0]]]);
  });
  it('are refused where there is no graph, or no token', () => {
    expect(fieldsOf(positionOf([{ game: 'nim', numbers: ['3'] }]))).toBe(undefined);
    expect(fieldsOf(positionOf([{ game: 'dag', numbers: ['3', '4'], arguments: { edges: '0-1' } }]))).toBe(undefined);
    expect(fieldsOf(positionOf([on('0', '0-x')]))).toBe(undefined);
  });
  it('may never return, each on a graph of its own', () => {
    const walk = (numbers: string[]) => ({ game: 'geography', numbers, arguments: { edges: '0-1,1-2' } });
    const said = positionOf([walk(['1', '0']), walk([])], [{ number: 1, component: 0, changes: [{ component: 0, parts: [['2', '0', '1']] }] }]);
    const fields = fieldsOf(said)!;
    expect(fields.map(({ tokens, visited, placing }) => [[...tokens], [...visited!], placing])).toEqual([
      [[['1', [0]]], ['0'], undefined],
      [[], [], 1],
    ]);
    expect([...goals(said, 0).keys()]).toEqual(['2']);
  });
  it('go where a move leads, from equal tokens as well', () => {
    const said = positionOf([on('0', '0-1,0-2'), on('1', '0-1,0-2'), on('0', '0-1,0-2')], [go(0, '1', 1), go(0, '2', 2)]);
    expect([...goals(said, 2)].map(([to, { number }]) => [to, number])).toEqual([
      ['1', 1],
      ['2', 2],
    ]);
    expect(goals(said, 1).size).toBe(0);
  });
});
