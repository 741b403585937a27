/** The sieve: losing positions emerge step by step, by buttons, keys and of themselves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, passable, PHONE } from './harness.mjs';

const home = house();
const LESSON = { ready: '.sieve .controls' };

const sieve = (page) => page.locator('.sieve[role=group]');
const count = (page, mark) => sieve(page).locator(`rect.${mark}`).count();

test('in a lesson the pairs of Wythoff emerge one after the other, each with its reason', async () => {
  await home.at(
    '/learn/lessons',
    async (page) => {
      const caption = sieve(page).locator('.caption');
      assert.equal(await caption.innerText(), 'Nothing is known yet.');
      assert.equal(await count(page, 'open'), 441);
      const step = sieve(page).getByRole('slider');
      await step.focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => document.querySelectorAll('.sieve rect.lost').length === 1);
      assert.match(await caption.innerText(), /^\(0, 0\): no move is left/);
      // A queen's lines from the corner of 21 squares a side.
      assert.equal(await count(page, 'won'), 60);
      await page.keyboard.press('ArrowRight');
      await caption.getByText('No move from (1, 2) or (2, 1) reaches a losing position').waitFor();
      assert.equal(await count(page, 'lost'), 3);
      await page.keyboard.press('ArrowLeft');
      await caption.getByText('(0, 0): no move is left').waitFor();
      // All the way: 17 losing positions up to 20, as Wythoff has them.
      await step.fill(await step.getAttribute('max'));
      await page.waitForFunction(() => document.querySelectorAll('.sieve rect.open').length === 0);
      assert.equal(await count(page, 'lost'), 17);
      // The space bar plays from the beginning, and pauses.
      await page.keyboard.press(' ');
      await sieve(page).getByRole('button', { name: 'Pause' }).waitFor();
      await caption.getByText('(0, 0): no move is left').waitFor();
      await page.keyboard.press(' ');
      await sieve(page).getByRole('button', { name: 'Play' }).waitFor();
    },
    LESSON,
  );
});

test('nothing stands in the way on a phone, in either language', async () => {
  await home.bilingual('/learn/lessons', async (page, lang) => {
    await sieve(page).locator('.controls').waitFor();
    await passable(page, lang, '.sieve');
  }, { ...LESSON, size: PHONE });
});
