/** Sequences and their periods; maps and values that take long. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, passable, PHONE } from './harness.mjs';
import { colours, openSize } from './mapping.mjs';

const home = house();

test('a period is found, proved and banded; the chart is used by keys', async () => {
  const { page, close } = await home.open('/map?as=sequence&ask=0.77&to=100000');
  await page.locator('canvas[data-painted="100000"]').waitFor();
  // Kayles: period 12 from 71 on (Guy and Smith 1956).
  await page.getByText('from heap 71 on, the value of n + 12 is that of n').waitFor();
  await page.locator('.known.proved').waitFor();
  assert.ok((await colours(page)) > 3);
  const chart = page.getByRole('application');
  await chart.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await page.locator('[aria-live]', { hasText: 'heap 5: 4' }).waitFor();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('+');
  await page.waitForURL(/span=/);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Play from here' }).waitFor();
  const there = page.url();
  await page.goto(`${home.url}/map`);
  await page.goto(there);
  await page.locator('canvas[data-painted="100000"]').waitFor();
  await page.locator('strong', { hasText: 'heap 5: 4' }).waitFor();
  await close();
});

test('all games of one digit are listed with their periods, and lead to their values', async () => {
  await home.at('/map?as=census&digits=1', async (page) => {
    const row = (game) => page.getByRole('row').filter({ has: page.getByRole('link', { name: game, exact: true }) });
    await page.locator('[data-open="1"]').waitFor();
    // Kayles with a stone more in every heap: its period of 12 begins at 72 (Guy and Smith 1956).
    assert.deepEqual((await row('4.4').locator('td').allInnerTexts()).slice(0, 2), ['72', '12']);
    // Officers has no known period.
    await page.getByText('open', { exact: true }).click();
    assert.deepEqual(await page.locator('tbody th').allInnerTexts(), ['0.6']);
    assert.equal(await page.locator('.known').count(), 0);
    await passable(page);
    await page.getByRole('link', { name: '0.6', exact: true }).click();
    await page.locator('canvas[data-painted]').waitFor();
  }, { size: PHONE });
});

test('a million values are computed, watched, cancelled', async () => {
  const { page, close } = await home.open('/map?as=sequence&ask=0.77');
  await page.locator('canvas[data-painted]').waitFor();
  await page.getByLabel('A code, a set').fill('0.007');
  await page.getByRole('spinbutton', { name: 'Values' }).fill('1000000');
  await page.getByRole('button', { name: 'Compute' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.work[data-state="cancelled"], .work[data-state="done"]').waitFor();
  assert.equal(await page.locator('.work').getAttribute('data-state'), 'cancelled');
  await close();
});

test('what is too much for a quick answer is drawn as work, with progress, and comes back to quick answers', async () => {
  let refused = 0;
  const prepare = (page) =>
    page.route('**/api/table', (route) => {
      if (refused > 0) return route.continue();
      refused += 1;
      // As the server says it when its time for an answer is over.
      const problem = { code: 'limit', severity: 'error', message: 'stopped: the time limit was reached', help: null, file: null, place: null, labels: [] };
      return route.fulfill({ status: 503, json: { problems: [problem], limits_hit: 'time' } });
    });
  const { page, close } = await home.open('/map?ask=wythoff&ranges=0..1999+0..1999', { prepare, expected: [/503/] });
  await page.getByRole('progressbar').waitFor();
  await page.locator('canvas[data-cells="4000000"]').waitFor();
  await page.locator('[data-state="painted"]').waitFor();
  assert.equal(await page.getByRole('progressbar').count(), 0);
  assert.equal(await page.getByRole('alert').count(), 0);
  // The next one is answered at once, without work.
  const jobs = [];
  await openSize(page);
  page.on('request', (request) => request.url().includes('/api/jobs') && request.method() === 'POST' && jobs.push(request.url()));
  for (const name of ['Coordinate a', 'Coordinate b']) {
    await page.getByRole('group', { name }).getByLabel('to', { exact: true }).fill('29');
  }
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.locator('canvas[data-cells="900"]').waitFor();
  assert.deepEqual(jobs, []);
  assert.equal(refused, 1);
  await close();
});

test('values are drawn while others are computed', async () => {
  const { page, close } = await home.open('/map?as=sequence&ask=0.77');
  await page.locator('canvas[data-painted]').waitFor();
  await page.getByLabel('A code, a set').fill('0.007');
  await page.getByRole('spinbutton', { name: 'Values' }).fill('1000000');
  const begun = Date.now();
  await page.getByRole('button', { name: 'Compute' }).click();
  await page.getByText('of 1,000,000 values so far').waitFor();
  console.log(`# the first values of 0.007 are drawn after ${Date.now() - begun} ms`);
  assert.equal(await page.locator('.work').getAttribute('data-state'), 'running');
  const painted = () => page.locator('canvas[data-painted]').getAttribute('data-painted').then(Number);
  const first = await painted();
  await page.waitForFunction((first) => Number(document.querySelector('canvas[data-painted]').dataset.painted) > first, first);
  assert.deepEqual(await page.locator('.known').evaluateAll((all) => all.map((one) => one.className.includes('computed'))), [true], 'nothing is said of a period yet');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('the others were not computed').waitFor();
  await close();
});

test('Kayles folded at its period has fourteen exceptions', async () => {
  const { page, close } = await home.open('/map?as=sequence&ask=0.77&fold=period');
  // Heaps 0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70 (Winning Ways, ch. 4).
  await page.locator('[data-exceptions="14"]').waitFor();
  await page.locator('canvas[data-cells="288"]').waitFor();
  await page.getByRole('application').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.locator('strong', { hasText: 'heap 13: 1' }).waitFor();
  await page.getByRole('spinbutton', { name: 'Folded at' }).fill('10');
  await page.keyboard.press('Tab');
  await page.waitForURL(/fold=10/);
  await page.locator('canvas[data-cells="1000"]').waitFor();
  await page.getByRole('button', { name: 'at the period, 12' }).click();
  await page.waitForURL(/fold=period/);
  await close();
});

test('a parameter is dragged, and values and period follow', async () => {
  const { page, close } = await home.open('/map?as=sequence&ask=bash+m=3&to=200');
  await page.getByText('the value of n + 4 is that of n').waitFor();
  await page.getByRole('slider', { name: 'm' }).focus();
  for (const m of [4, 5]) {
    await page.keyboard.press('ArrowRight');
    // Of Bash's game the period is m + 1 (Bachet 1612).
    await page.getByText(`the value of n + ${m + 1} is that of n`).waitFor();
    await page.locator('h2', { hasText: `bash m=${m}` }).waitFor();
  }
  await page.waitForURL(/ask=bash\+m%3D5/);
  await close();
});
