/** The page of matrices: values and strategies that are known, errors at their places, addresses that restore. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, LOOKS, passableInThemes, violations } from './harness.mjs';

const home = house();

const open = (how = {}, path = '/matrix') => home.open(path, { ready: '.value .big', ...how });

test('matching pennies with unequal stakes has the value and the strategies that a pencil finds', async () => {
  const { page, close } = await open();
  await page.getByLabel('The matrix').fill(',heads,tails\nheads,3,-1\ntails,-2,1\n');
  await page.getByLabel('The matrix').press('Control+Enter');
  // (3·1 − (−1)(−2)) / (3 + 1 + 1 + 2) = 1/7; the row player mixes 3 : 4, the column player 2 : 5.
  await page.locator('.value .big', { hasText: '1/7' }).waitFor();
  const tables = page.locator('.strategies section');
  assert.match(await tables.nth(0).innerText(), /tails\s+4\/7\s+57\.14 %\s+heads\s+3\/7/);
  assert.match(await tables.nth(1).innerText(), /tails\s+5\/7\s+71\.43 %\s+heads\s+2\/7/);
  const widths = await tables.nth(0).locator('.track span').evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  assert.ok(Math.abs(widths[0] / widths[1] - 4 / 3) < 0.05, `${widths}`);
  assert.match(await page.locator('.answer').innerText(), /On average the column player pays/);
  await page.locator('.known summary').click();
  assert.match(await page.locator('.known').innerText(), /Exhausted|verified in exact fractions/);
  await close();
});

test('saddle points and dominated lines are named', async () => {
  const { page, close } = await open();
  await page.getByRole('button', { name: 'A market with a saddle point' }).click();
  await page.locator('.value .big', { hasText: /^1\/2\b/ }).waitFor();
  assert.match(await page.locator('.value').innerText(), /\(2, 2\)/);
  const gone = page.locator('.answer section', { hasText: 'Dominated' }).locator('li');
  assert.equal(await gone.count(), 4);
  assert.match(await gone.first().innerText(), /nothing by row 1, strictly/);
  await close();
});

test('an error is told with its place and goes when it is mended', async () => {
  const { page, close } = await open({ expected: [/400/] });
  await page.getByLabel('The matrix').fill('1 2\n3 x\n');
  await page.getByRole('button', { name: 'Solve' }).click();
  await page.getByRole('alert').waitFor();
  assert.match(await page.getByRole('alert').innerText(), /x is not a number/);
  assert.deepEqual(await violations(page), []);
  await page.getByRole('button', { name: 'line 2, place 3' }).click();
  assert.equal(await page.getByLabel('The matrix').evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd)), 'x');
  await page.keyboard.insertText('0');
  await page.getByRole('button', { name: 'Solve' }).click();
  await page.locator('.value .big', { hasText: '3/2' }).waitFor();
  await close();
});

test('long fractions are shortened and can be shown whole', async () => {
  const { page, close } = await open();
  const tiny = `1e-${60}`;
  await page.getByLabel('The matrix').fill(`1 ${tiny}\n${tiny} 3\n`);
  await page.getByRole('button', { name: 'Solve' }).click();
  await page.locator('.value .big', { hasText: '…' }).waitFor();
  await page.getByRole('button', { name: 'Show the whole number' }).click();
  assert.match(await page.locator('.value .big').innerText(), /\d{60}\/\d{60}/);
  await close();
});

test('the address carries the matrix', async () => {
  const { page, close } = await open();
  await page.getByLabel('The matrix').fill('1,-2\n-3,4\n');
  await page.getByRole('button', { name: 'Solve' }).click();
  await page.locator('.value .big', { hasText: '-1/5' }).waitFor();
  const path = page.url().slice(home.url.length);
  await close();
  const again = await open({ lang: 'zh', theme: 'dark' }, path);
  assert.equal(await again.page.getByLabel('矩阵', { exact: true }).inputValue(), '1,-2\n-3,4\n');
  await again.page.locator('.value .big', { hasText: '-1/5' }).waitFor();
  await again.close();
});

for (const { lang, where, size } of LOOKS) {
  test(`nothing is in the way of anybody: ${lang}, ${where}`, async () => {
    await home.at(
      '/matrix',
      async (page) => {
        await page.locator('.value .big').waitFor();
        await passableInThemes(page, `matrix-${lang}-${where}`);
      },
      { lang, size },
    );
  });
}
