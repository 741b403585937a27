/** Files of tests that take turns in one process with one browser: starting both costs as much as a short file. */
import { readdirSync, statSync } from 'node:fs';
import { describe } from 'node:test';
// The browser is closed after the last file of the lane, not after the first.
import '../harness.mjs';

/** Lanes that run at the same time. */
const LANES = 3;

/** Runs a third of the files: long and short ones, by their length. */
export function lane(number) {
  const folder = new URL('../', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
  const length = new Map(names.map((name) => [name, statSync(new URL(name, folder)).size]));
  names.sort((one, other) => length.get(other) - length.get(one));
  for (const name of names.filter((_, place) => place % LANES === number)) describe(name, () => import(new URL(name, folder).href));
}
