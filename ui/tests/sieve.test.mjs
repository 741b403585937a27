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

/** Lets the page wait for all moves, however busy the machine is: after some seconds it shows positions by their sums. */
const patient = (page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });

test('the games of two numbers, and two heaps of others, emerge as their rules have it', async () => {
  /** Losing positions after all steps, and the captions of the first steps. */
  const emerged = async (game, many, expected = []) => {
    let found;
    const look = async (page) => {
      await page.getByText('Losing positions, one after the other').click();
      const step = sieve(page).getByRole('slider');
      await step.waitFor();
      const said = [];
      for (let at = 1; at <= many; at += 1) {
        await step.fill(`${at}`);
        said.push(await sieve(page).locator('.caption').innerText());
      }
      await step.fill(await step.getAttribute('max'));
      await page.waitForFunction(() => document.querySelectorAll('.sieve rect.open').length === 0);
      const marks = await sieve(page).locator('rect').evaluateAll((all) => all.map((one) => one.classList.contains('lost')));
      found = { said, lost: marks.flatMap((is, at) => (is ? [`${Math.floor(at / 21)},${at % 21}`] : [])) };
    };
    await home.at(`/?game=${game}`, look, { expected, prepare: patient });
    return found;
  };
  // Two equal heaps of Nim lose, and each is reached by whoever has one of its heaps and a larger one.
  const nim = await emerged('nim', 2);
  assert.deepEqual(nim.lost, Array.from({ length: 21 }, (_, n) => `${n},${n}`));
  assert.equal(nim.said[0], '(0, 0): no move is left, so the player to move loses. 40 more positions reach it in one move, and win.');
  assert.equal(nim.said[1], 'No move from (1, 1) reaches a losing position, so it loses. 38 more positions reach it in one move, and win.');
  // A king loses from where both numbers are even. Of a game with ends of its own there is no sum, which is asked for first.
  const race = await emerged('race', 1, [/400/]);
  assert.ok(race.lost.length === 121 && race.lost.every((at) => at.split(',').every((number) => number % 2 === 0)));
  assert.match(race.said[0], / 3 more positions reach it/);
  // Of Fibonacci Nim, (n, cap) loses where cap is less than the smallest part of n as a sum of Fibonacci numbers; (1, 0) and (0, b) have no move.
  const fibonacci = await emerged('fibonacci-nim', 1);
  assert.ok(['13,12', '4,0', '8,7', '0,20'].every((at) => fibonacci.lost.includes(at)) && !fibonacci.lost.includes('4,1'));
});

test('nothing stands in the way on a phone, in either language', async () => {
  await home.bilingual('/learn/lessons', async (page, lang) => {
    await sieve(page).locator('.controls').waitFor();
    await passable(page, lang, { within: '.sieve' });
  }, { ...LESSON, size: PHONE });
});
