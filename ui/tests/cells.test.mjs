/** Games on boards and graphs, in a browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clean, played } from './drawing.mjs';
import { house, made, madeBe, passableInBothThemes, PHONE, shoot } from './harness.mjs';

const home = house();
const ready = '[data-cell]';
const play = (ask, how) => home.open(played(ask, true), { ready, ...how });
const cell = (page, number) => page.locator(`[data-cell="${number}"]`);

test('a domino of Cram is put by touching its two cells', async () => {
  const row = await play('cram 1 4');
  await row.page.waitForFunction(() => document.querySelectorAll('.cell.win').length > 0);
  // The middle alone wins: both of its cells are marked, and no others.
  assert.deepEqual(await row.page.locator('.cell.win').evaluateAll((all) => all.map((one) => one.dataset.cell)), ['1', '2']);
  await clean(row);
  const found = await play('cram 2 3');
  const { page } = found;
  await cell(page, 1).click();
  await page.waitForFunction(() => document.querySelector('[data-cell="1"]')?.classList.contains('chosen'));
  await cell(page, 4).click();
  await madeBe(page, 1);
  assert.deepEqual(await made(page), ['(1,2) #  (2,2) #']);
  await cell(page, 0).click();
  await cell(page, 3).click();
  await madeBe(page, 2);
  await shoot(page, 'cells-cram');
  await passableInBothThemes(page, 'cells-cram');
  await clean(found);
});

test('who wins is revealed with the strategy by symmetry', async () => {
  const found = await play('cram 4 6');
  const { page } = found;
  await page.locator('[data-reveal]').click();
  await page.getByText('point reflection', { exact: false }).first().waitFor();
  await shoot(page, 'cells-reveal');
  await clean(found);
});

test('the keyboard walks over cells, and a colour is chosen where two are possible', async () => {
  const found = await play('col 2 3', { size: PHONE });
  const { page } = found;
  await cell(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Which of these moves?' }).getByRole('button', { name: /\(1,2\) o/ }).click();
  await madeBe(page, 1);
  await shoot(page, 'cells-col-phone');
  await clean(found);
});

test('a vertex of a graph is taken with its neighbours', async () => {
  const found = await play('node-kayles graph=1-2,2-3,3-4,4-5,5-1');
  const { page } = found;
  assert.equal(await page.locator('[data-cell]').count(), 5);
  await page.getByRole('button', { name: /^1: free/ }).click();
  await madeBe(page, 1);
  assert.equal(await page.getByRole('button', { name: /: taken/ }).count(), 3);
  await shoot(page, 'cells-graph');
  await passableInBothThemes(page, 'cells-graph');
  await clean(found);
});

test('games on boards are in the catalogue, and are played from there', async () => {
  const found = await home.open('/', { ready: '#family-cells' });
  const { page } = found;
  await page.getByRole('link', { name: 'Play: Cram' }).click();
  await page.locator('[data-cell]').first().waitFor();
  assert.equal(await page.locator('[data-cell]').count(), 20);
  await clean(found);
});
