import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';

const names = async (folder: string) => (await readdir(new URL(folder, import.meta.url))).filter((name) => name.endsWith('.svelte')).sort();

it('every shared part is shown, by a file of its name in `exhibits`', async () => {
  expect(await names('./exhibits')).toEqual(await names('../parts'));
});
