/** Games of every family are won: by clicks all, by keys in the list, which is the same for all, a third of those that are won by clicks. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { house, made, madeMore, sweep } from './harness.mjs';
import { banner, myTurn, playingOn, TOGETHER, touchWinning } from './playing.mjs';

const home = house();
const play = playingOn(home);

/** Won positions, of every family, from which few moves are made. */
const WON = {
  'bash m=3 11': 'one-heap',
  'fibonacci-nim 7': 'one-heap',
  'count-up 84': 'one-heap',
  'nim 1 3 5': 'heaps',
  'wythoff 3,4': 'heaps',
  'euclid 25,7': 'heaps',
  'moore 1 2 3': 'heaps',
  'kayles 5 2': 'splitting',
  'lasker 2 3': 'splitting',
  'take-break 1,0,0,1': 'splitting',
  'staircase 2,1,3': 'rows',
  'georgia-bob 2,4,5,8': 'rows',
  'coins 1,0,1,1': 'rows',
  'ruler 0,1,1,1': 'rows',
  'race piece=queen 3,4': 'boards',
  'nim 1 2 + kayles 3 2': 'sums',
};

describe('games are won', TOGETHER, () => {
  for (const [ask, family] of Object.entries(WON)) {
    it(`by clicks: ${ask} (${family})`, async () => {
      await play({ ask, engine: 'second', strength: '4', hints: '1' }, async (page) => {
        while (await myTurn(page)) await touchWinning(page);
        assert.match((await banner(page).textContent()) ?? '', /^You win after \d+ moves?!$/);
        assert.equal((await made(page)).length % 2, 1, 'who moves first makes the last move');
      });
    });
  }

  for (const ask of [...sweep(Object.keys(WON)), 'hackenbush 0-1,1-2,0-3', 'hackenbush-tree 0,1,2', 'dag 0 0 1', 'turning-corners 2,3']) {
    it(`by keys in the list alone: ${ask}`, async () => {
      await play({ ask, engine: 'second', strength: '4', hints: '1' }, async (page) => {
        while (await myTurn(page)) {
          await page.keyboard.press('m');
          await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'listbox');
          const count = await page.locator('[role=option]').count();
          for (let step = 0; step < count; step += 1) {
            const on = await page.evaluate(() => document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.classList.contains('win'));
            if (on) break;
            await page.keyboard.press('ArrowDown');
          }
          const before = (await made(page)).length;
          await page.keyboard.press('Enter');
          await madeMore(page, before);
        }
        assert.match((await banner(page).textContent()) ?? '', /^You win/);
      });
    });
  }
});
