/** The page of numbers: patterns that are there, none where none is, programs, errors at their places, addresses that restore. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { house, LOOKS, passableInThemes, shoot, violations } from './harness.mjs';

const home = house();

const open = (how = {}, path = '/guess') => home.open(path, { ready: 'textarea', ...how });
const found = '[data-conjecture=found] .statement';

test('pasted numbers get their pattern, what comes next, and a program', async () => {
  const { page, close } = await open();
  const numbers = Array.from({ length: 60 }, (_, n) => n % 7).join(' ');
  await page.getByLabel('Your numbers').fill(numbers);
  await page.getByLabel('Predict').fill('700..702');
  await page.getByLabel('Your numbers').press('Control+Enter');
  await page.locator(found, { hasText: 'n mod 7' }).waitFor();
  assert.match(await page.locator('.results').innerText(), /predicted the other 24/);
  assert.deepEqual(await page.locator('tbody td:last-child').allInnerTexts(), ['0', '1', '2']);
  assert.equal(await page.getByLabel('Format').inputValue(), 'T; n -> value');
  await page.getByLabel('Format').fill('T; n a1..an -> Yes/No');
  await page.getByLabel('Language').selectOption('python');
  await page.getByRole('button', { name: 'Write it' }).click();
  await page.locator('[data-program=written] pre', { hasText: 'Format: T; n a1..an -> Yes/No' }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  assert.equal(download.suggestedFilename(), 'main.py');
  assert.match(await readFile(await download.path(), 'utf8'), /n % 7/);
  await shoot(page, 'guess-program');
  await close();
});

test('a known game is named, and what is changed puts the answer aside', async () => {
  const { page, close } = await open();
  await page.getByRole('button', { name: 'Kayles' }).click();
  await page.locator('[data-identities]', { hasText: /kayles/i }).waitFor();
  await page.getByLabel('Your numbers').press('End');
  await page.getByLabel('Your numbers').type('5');
  await page.locator('[data-earlier]').waitFor();
  await close();
});

test('a dropped file is read', async () => {
  const { page, close } = await open();
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Array.from({ length: 50 }, (_, n) => `${n} ${n % 5 === 0 ? 'L' : 'W'}`).join('\n')], 'who.txt'));
    return transfer;
  });
  await page.getByLabel('Your numbers').dispatchEvent('drop', { dataTransfer: data });
  await page.locator(found, { hasText: 'n(k) = 5*k' }).waitFor();
  assert.equal(await page.getByLabel('Format').inputValue(), 'T; n -> First/Second');
  await close();
});

test('sixty thousand lines are pasted and have their pattern', async () => {
  const { page, close } = await open();
  const field = page.getByLabel('Your numbers');
  const pasted = await field.evaluate((area) => {
    const data = new DataTransfer();
    data.setData('text/plain', Array.from({ length: 60_000 }, (_, n) => n % 12).join('\r\n'));
    area.focus();
    return !area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  assert.ok(pasted);
  await field.press('Control+Enter');
  await page.locator(found, { hasText: 'n mod 12' }).waitFor({ timeout: 60_000 });
  assert.match(await page.locator('.results').innerText(), /predicted the other 24000/);
  await close();
});

test('a file that is too large is not passed over in silence', async () => {
  const { page, close } = await open();
  const field = page.locator('input[type=file]');
  await field.setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.alloc(500_001, '0 1\n') });
  await page.getByRole('alert').filter({ hasText: '500 kB' }).waitFor();
  await field.setInputFiles({ name: 'short.txt', mimeType: 'text/plain', buffer: Buffer.from('0 1 2 '.repeat(20)) });
  await page.locator(found, { hasText: 'n mod 3' }).waitFor();
  assert.equal(await page.getByText('200 kB').count(), 0);
  await close();
});

test('an error is told with its place', async () => {
  const { page, close } = await open({ expected: [/400/] });
  await page.getByLabel('Your numbers').fill('0 1 2\n0 x 2\n');
  await page.getByRole('button', { name: 'Find the pattern' }).click();
  await page.getByRole('alert').waitFor();
  assert.deepEqual(await violations(page), []);
  await page.getByRole('button', { name: 'line 2, place 3' }).click();
  assert.equal(await page.getByLabel('Your numbers').evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd)), 'x');
  await close();
});

test('the address carries the numbers', async () => {
  const { page, close } = await open();
  await page.getByRole('button', { name: 'Lost pairs' }).click();
  await page.locator(found, { hasText: 'mex' }).waitFor();
  const path = page.url().slice(home.url.length);
  await close();
  const again = await open({ lang: 'zh', theme: 'dark' }, path);
  await again.page.locator(found, { hasText: 'mex' }).waitFor();
  assert.ok(await again.page.getByLabel('列出的是必败态').isChecked());
  await again.close();
});

test('from the first page by clicks alone', async () => {
  const { page, close } = await home.open('/', { ready: '.starts' });
  await page.locator('.starts').getByRole('link', { name: 'Paste numbers' }).click();
  await page.getByLabel('Your numbers').waitFor();
  await close();
});

for (const { lang, where, size } of LOOKS) {
  test(`nothing is in the way of anybody: ${lang}, ${where}`, async () => {
    await home.at(
      '/guess',
      async (page) => {
        await page.getByRole('button', { name: lang === 'zh' ? '一列 SG 值' : 'A list of nim-values' }).click();
        await page.locator(found).waitFor();
        await page.getByRole('button', { name: lang === 'zh' ? '写程序' : 'Write it' }).click();
        await page.locator('[data-program=written] pre').waitFor();
        await passableInThemes(page, `guess-${lang}-${where}`);
      },
      { lang, size },
    );
  });
}
