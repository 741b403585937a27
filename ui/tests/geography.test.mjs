/** A token that walks on a graph or a grid and never returns, in a browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clean, drawing, played, until } from './drawing.mjs';
import { house, made, madeBe, passableInThemes, shoot } from './harness.mjs';

const home = house();
const play = drawing(home);

test('a token is put on a graph and walks along its edges in either direction', async () => {
  const found = await play('geography edges=0-1,1-2,2-3,7 ()', { hints: true });
  const { page } = found;
  // Vertex 7 alone is missed by every matching: only there the token wins.
  await until(page, () => document.querySelectorAll('svg .sign').length === 5);
  assert.equal(await page.locator('svg .sign.win').count(), 1);
  assert.equal(await page.locator('.way .head').count(), 0);
  await page.getByRole('button', { name: /^Put the token on 2/ }).click();
  await madeBe(page, 1);
  await until(page, () => document.querySelectorAll('.way .head').length === 2);
  await page.getByRole('button', { name: /^Vertex 2, 1 token/ }).click();
  await page.getByRole('button', { name: /^Move the token from 2 to 1/ }).click();
  await madeBe(page, 2);
  await page.getByRole('button', { name: 'Vertex 2, visited' }).waitFor();
  await shoot(page, 'geography');
  assert.equal((await made(page)).length, 2);
  await passableInThemes(page, 'geography');
  await clean(found);
});

test('a token walks on a grid around walls to its end, and walls cannot be entered', async () => {
  const found = await home.open(played('geography-grid rows=2 columns=3 walls=(1,2) 1,1', true), { ready: '[data-at]' });
  const { page } = found;
  assert.equal(await page.locator('[data-at]').count(), 6);
  assert.equal(await page.getByRole('button', { name: 'Column 2, row 1: a wall' }).getAttribute('aria-disabled'), 'true');
  for (const [index, at] of ['2,1', '2,2', '2,3', '1,3'].entries()) {
    await page.locator(`[data-at="0 ${at}"][aria-disabled="false"]`).click();
    await madeBe(page, index + 1);
  }
  assert.equal(await page.getByRole('button', { name: /: visited/ }).count(), 4);
  await shoot(page, 'geography-grid');
  await passableInThemes(page, 'geography-grid');
  await clean(found);
});
