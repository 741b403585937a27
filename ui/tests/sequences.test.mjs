/** Two sequences beside each other: charts with one axis, their difference, and where they differ. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { house, passableInThemes, PHONE } from './harness.mjs';

const home = house();

/** Heaps below `count` at which n mod 3 and n mod 4 differ: one may take up to two stones, or up to three (Bachet 1612). */
const differ = (count) => Array.from({ length: count }, (_, n) => n).filter((n) => n % 3 !== n % 4);

test('two sequences have one axis, and their exceptions are listed', async () => {
  await home.at('/map?as=sequence&ask=bash+m%3D2&to=120', async (page) => {
    await page.locator('canvas[data-painted="120"]').waitFor();
    await page.getByRole('button', { name: 'Compare' }).click();
    const panel = page.getByRole('group', { name: 'Compare' });
    await panel.getByRole('combobox', { name: 'B' }).fill('bash m=3');
    await panel.getByRole('button', { name: 'Compare' }).click();
    await page.waitForURL(/against=bash\+m%3D3/);
    await page.keyboard.press('Escape');
    await page.locator('[data-chart="b"] canvas[data-painted="120"]').waitFor();
    assert.equal(await page.locator('[data-chart]').count(), 2);
    const list = page.locator('.exceptions');
    assert.equal(await list.getAttribute('data-differ'), String(differ(120).length));
    assert.deepEqual((await list.locator('li').allInnerTexts()).map(Number), differ(120).slice(0, 60));
    await page.getByText(`The two differ at ${differ(120).length} of 120 heaps.`).waitFor();
    // What is seen of one is seen of the other.
    const charts = page.getByRole('application');
    await charts.first().focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('+');
    await page.waitForURL(/span=/);
    const seen = await page.locator('[data-chart]').evaluateAll((all) => all.map((one) => /Heaps \d+ to \d+/.exec(one.textContent)?.[0]));
    assert.ok(seen[0]);
    assert.equal(seen[0], seen[1]);
    await page.getByRole('button', { name: 'next difference' }).click();
    await page.waitForURL(/pin=3/);
    await passableInThemes(page, 'sequences');
  });
});

test('the difference is a chart below and above 0, and is taken along', async () => {
  await home.at('/map?as=sequence&ask=bash+m%3D2&to=120&against=bash+m%3D3&side=difference', async (page) => {
    await page.locator('[data-chart="difference"] canvas[data-painted="120"]').waitFor();
    assert.equal(await page.locator('[data-chart]').count(), 1);
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV', exact: true }).click()]);
    const lines = `${await readFile(await download.path())}`.trim().split('\n').slice(1);
    assert.deepEqual(lines, Array.from({ length: 120 }, (_, n) => [n, n % 3, n % 4, (n % 3) - (n % 4)].join()));
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('[data-chart="difference"] canvas[data-painted="120"]').waitFor();
    await page.getByRole('radio', { name: 'A | B' }).check({ force: true });
    await page.locator('[data-chart="b"]').waitFor();
  });
});

test('sequences that agree are said to, on a phone, in Chinese', async () => {
  await home.at(
    '/map?as=sequence&ask=0.77&to=100&against=kayles',
    async (page) => {
      // Kayles is the octal game 0.77.
      await page.locator('.exceptions[data-differ="0"]').waitFor();
      await page.getByText('两者在前 100 堆上相同。').waitFor();
      await passableInThemes(page, 'sequences-phone');
    },
    { lang: 'zh', size: PHONE },
  );
});
