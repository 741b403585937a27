/** Games on boards and graphs, in a browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clean, played } from './drawing.mjs';
import { house, inThemes, made, madeBe, packed, paired, passableInThemes, PHONE, shoot, SIZES } from './harness.mjs';

const home = house();
const ready = '[data-cell]';
const play = (ask, how) => home.open(played(ask, true), { ready, ...how });
const cell = (page, number) => page.locator(`[data-cell="${number}"]`);

test('a domino of Cram is put by touching its two cells', async () => {
  const row = await play('cram 1 4');
  await row.page.waitForFunction(() => document.querySelectorAll('.spot.win').length > 0);
  // The middle alone wins: both of its cells are marked, and no others.
  assert.deepEqual(await row.page.locator('.spot.win').evaluateAll((all) => all.map((one) => one.dataset.cell)), ['1', '2']);
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
  await passableInThemes(page, 'cells-cram');
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
  await passableInThemes(page, 'cells-graph');
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

/** Takes cells that are free, or one with its neighbours, on a board of one's own. */
const kayles = (board) => `game mine\non ${board}\ncells free ".", taken "#"\nu is free -> u is taken, every v next to u is taken\n`;
const own = (text, ask, how) => home.open(`${played(ask, true)}#${packed(text)}`, { ready, ...how });

const count = (selector, number) => async (page) => assert.equal(await page.locator(`.cells-picture ${selector}`).count(), number, selector);
const BOARDS = [
  ['hex(4, 5)', count('polygon.form', 20)],
  // The four sides of a torus are joined in pairs, those of a cylinder on the left and right alone.
  ['torus(3, 4)', count('.joined', 4)],
  ['cylinder(3, 4)', count('.joined', 2)],
  ['tree(2, 4)', count('circle.form', 15)],
  ['cycle(8)', count('.join', 8)],
  ['edges of grid(2, 3)', count('line.edge', 7)],
  ['edges of tree(3, 3)', count('line.edge', 12)],
];

for (const [[board, look], where] of paired(BOARDS, Object.keys(SIZES))) {
  test(`hexagons, boards that close, trees and edges look as they are: ${board}, ${where}`, async () => {
    const found = await own(kayles(board), 'mine', { size: SIZES[where] });
    await found.page.locator('.spot.win, .spot.lose').first().waitFor();
    await look(found.page);
    await inThemes(found.page, (theme) => shoot(found.page, `cells-${board.replaceAll(/\W+/g, '-')}-${where}-${theme}`));
    await clean(found);
  });
}

test('an edge of a graph is touched along its whole length', async () => {
  const found = await home.open(played('edge-deletion graph=1-2,2-3,3-4,4-1,1-3', true), { ready });
  const { page } = found;
  const [width, height] = await cell(page, 0).evaluate((edge) => [edge.offsetWidth, edge.offsetHeight]);
  assert.ok(width > 1.5 * height, `${width} by ${height}`);
  await page.locator('.spot.win, .spot.lose').first().waitFor();
  await passableInThemes(page, 'cells-edges');
  await page.getByRole('button', { name: /^1-3: left/ }).click();
  await madeBe(page, 1);
  await page.getByRole('button', { name: /^1-3: gone/ }).waitFor();
  await shoot(page, 'cells-edges-made');
  await clean(found);
});
