/** Moves are taken back, looked over and counted; positions are edited. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { house, made, madeBe, madeMore } from './harness.mjs';
import { closeDrawer, inDrawer, myTurn, openDrawer, playing, touchWinning, turnTab } from './playing.mjs';

const home = house();
const play = playing(home);

describe('a game', () => {
  it('is taken back and made again, the engine keeping its move', async () => {
    await play({ ask: 'nim 3 5 7', engine: 'second', strength: '4' }, async (page) => {
      await myTurn(page);
      await page.getByLabel('Type a move').fill('7 → 1');
      await page.keyboard.press('Enter');
      await madeBe(page, 2);
      await myTurn(page);
      const both = await made(page);
      await page.getByRole('button', { name: /Take back/ }).click();
      await madeBe(page, 0);
      await page.getByRole('button', { name: /Redo/ }).click();
      await madeBe(page, 2);
      assert.deepEqual(await made(page), both);
      assert.ok(await page.getByRole('button', { name: /Redo/ }).isDisabled());
    });
  });

  it('tells where it went wrong, hides the answer until asked, and can be tried again', async () => {
    await play({ ask: 'nim 3 5 7', engine: 'second', strength: '4', hints: '0' }, async (page) => {
      await myTurn(page);
      await page.getByLabel('Type a move').fill('7 → 0');
      await page.keyboard.press('Enter');
      await madeBe(page, 2);
      await myTurn(page);
      await turnTab(page, 'review');
      await page.getByRole('button', { name: 'Look at my moves' }).click();
      const review = page.getByRole('region', { name: 'Where did I go wrong?' });
      await review.getByText('The position was won; after this move it was lost.').waitFor();
      assert.equal(await review.locator('.answer').count(), 0);
      await review.getByRole('button', { name: 'Tell me the good move' }).click();
      await review.locator('.answer').waitFor();
      // 3 ⊕ 5 ⊕ 7 = 1: any heap may lose one stone.
      assert.match((await review.locator('.answer').textContent()) ?? '', /^(3 → 2|5 → 4|7 → 6)/);
      await review.getByRole('button', { name: 'Try again from here' }).click();
      await madeBe(page, 0);
      assert.ok(await myTurn(page));
      assert.ok(await page.evaluate(() => document.querySelector('.position').contains(document.activeElement)));
    });
  });

  it('can be edited by hand: game, parameter, heaps, misère', async () => {
    await play({ ask: 'nim 3 4', engine: 'none' }, async (page) => {
      await openDrawer(page);
      await page.getByText('Choose game, parameters and heaps').click();
      await page.getByRole('button', { name: 'Number 2: one more' }).click();
      await page.waitForFunction(() => new URL(location.href).searchParams.get('ask') === 'nim 3 5');
      await page.getByRole('button', { name: 'Add a heap' }).click();
      await page.waitForFunction(() => new URL(location.href).searchParams.get('ask') === 'nim 3 5 3');
      await page.getByLabel('Misère').check();
      await page.waitForFunction(() => new URL(location.href).searchParams.get('misere') === '1');
      await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('bash');
      await page.getByLabel('Parameter m').fill('4');
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => new URL(location.href).searchParams.get('ask') === 'bash m=4 21');
      await closeDrawer(page);
      await page.getByRole('group', { name: 'Heap 1, 21 stones' }).waitFor();
    });
  });

  it('counts in the score, once, and a win with help is marked', async () => {
    await play({ ask: 'nim 3', engine: 'second', strength: '4', hints: '0' }, async (page) => {
      const row = page.getByRole('region', { name: 'Score against the engine' }).locator('tbody tr');
      const told = () => inDrawer(page, async () => (await row.locator('td').allTextContents()).map((text) => text.trim()).join());
      const win = async () => {
        await myTurn(page);
        await page.getByRole('button', { name: /leave 0$/ }).click();
        await page.getByText('You win after 1 move!').waitFor();
      };
      await win();
      assert.equal(await told(), '1,0,0');
      assert.equal(await page.getByText('Won with help').count(), 0);
      // Taken back and won again it is the same game, which is counted once.
      await page.getByRole('button', { name: /Take back/ }).click();
      await win();
      assert.equal(await told(), '1,0,0');
      // With hints, also those that are hidden again before the move.
      await page.getByRole('button', { name: 'Play again' }).click();
      await myTurn(page);
      await page.getByRole('button', { name: 'Show hints' }).click();
      await page.locator('.position .win').first().waitFor();
      await page.getByRole('button', { name: 'Hide hints' }).click();
      await win();
      await page.getByText('Won with help').waitFor();
      assert.equal(await told(), '2\u00a0(1 with help),0,0');
      // With a suggested move.
      await page.getByRole('button', { name: 'Play again' }).click();
      await myTurn(page);
      await page.getByRole('button', { name: 'Suggest a move' }).click();
      await page.locator('.advice').waitFor();
      // Also where the page was loaded again in between.
      await page.reload();
      await win();
      assert.equal(await told(), '3\u00a0(2 with help),0,0');
      // And without any again.
      await page.getByRole('button', { name: 'Play again' }).click();
      await win();
      assert.equal(await told(), '4\u00a0(2 with help),0,0');
    });
    // After a move was taken back: 2 and 3 are won by 3 → 2, and then by doing in one heap what the engine does in the other.
    await play({ ask: 'nim 2 3', engine: 'second', strength: '4', hints: '0' }, async (page) => {
      const type = async (move) => {
        await myTurn(page);
        const count = (await made(page)).length;
        await page.getByLabel('Type a move').fill(move);
        await page.keyboard.press('Enter');
        await madeMore(page, count);
      };
      await type('2 → 0');
      await page.getByText('The engine wins after 2 moves.').waitFor();
      await page.getByRole('button', { name: /Take back/ }).click();
      await page.getByText('Your turn', { exact: true }).waitFor();
      await type('3 → 2');
      while (await myTurn(page)) {
        await type((await made(page)).at(-1));
      }
      await page.getByText('Won with help').waitFor();
    });
  });

  it('that is too long for an address is kept in this browser, and the page says so', async () => {
    // A move of a heap of a hundred digits is written with two hundred.
    const huge = 10n ** 99n;
    const moves = Array.from({ length: 32 }, (_, at) => `${huge - BigInt(at)} → ${huge - BigInt(at) - 1n}`);
    await play({ ask: `bash m=3 ${huge}`, engine: 'none', hints: '0', made: moves.join(';') }, async (page) => {
      const left = (count) => page.getByRole('option', { name: `${count} → ${count - 1n}` }).waitFor();
      await page.getByText('An address has no room for all 32 moves.').waitFor();
      await left(huge - 32n);
      assert.deepEqual(await made(page), []);
      await page.reload();
      await left(huge - 32n);
      await page.getByRole('button', { name: /Take back/ }).click();
      await left(huge - 31n);
      // From the beginning again there is room, and nothing is kept beside the address.
      await page.getByRole('button', { name: /Restart/ }).click();
      await page.locator('[data-long]').waitFor({ state: 'detached' });
      await page.reload();
      await left(huge);
    });
  });

  it('lets the engine begin, and resists longest when it is lost', async () => {
    await play({ ask: 'bash m=3 4', engine: 'first', strength: '4', hints: '1' }, async (page) => {
      assert.ok(await myTurn(page));
      // 4 is lost; whatever is taken, one stone at a time lasts no less than any other.
      assert.equal((await made(page)).length, 1);
      await touchWinning(page);
      await page.getByText('You win after 2 moves!').waitFor();
    });
  });

  it('ends for two people without an engine, and begins again', async () => {
    await play({ ask: 'nim 1 1', engine: 'none' }, async (page) => {
      await page.getByRole('button', { name: /Heap 1: take 1 of 1/ }).click();
      await page.getByText('Second player: your turn').waitFor();
      await page.getByRole('button', { name: /take 1 of 1/ }).click();
      await page.getByText('Second player wins after 2 moves.').waitFor();
      await page.getByRole('button', { name: 'Play again' }).click();
      await page.getByText('First player: your turn').waitFor();
    });
  });
});
