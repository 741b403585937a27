import { expect, it } from 'vitest';
import { printFile, readFile } from './file';

const HOUSE = { ask: 'hackenbush 0-1,1-2,2-0', places: '600.400-1.200.100-2.320.100' };

it('a drawn graph is a list of edges with its question and its places', () => {
  expect(printFile(HOUSE)).toBe('# ask hackenbush 0-1,1-2,2-0\n# at 600.400-1.200.100-2.320.100\n0-1\n1-2\n2-0\n');
  expect(readFile(printFile(HOUSE))).toEqual(HOUSE);
  const tree = { ask: 'hackenbush-tree [0, 1, 1]', places: null };
  expect(printFile(tree)).toContain('\n0-1\n1-2\n1-3\n');
  expect(readFile(printFile(tree))).toEqual(tree);
  const tokens = { ask: 'dag edges=0-1,1-2,7 (0) (1)', places: null };
  expect(printFile(tokens)).toContain('\n0-1\n1-2\n');
  expect(readFile(printFile(tokens))).toEqual(tokens);
});

it('a list of edges from elsewhere is a graph on the ground', () => {
  expect(readFile('# walls\r\n0-1 1-2, 2-0\r\n1-3 # roof\r\n')).toEqual({ ask: 'hackenbush 0-1,1-2,2-0,1-3', places: null });
  for (const text of ['', '# nothing\n', 'a picture']) expect(readFile(text)).toBe(undefined);
});
