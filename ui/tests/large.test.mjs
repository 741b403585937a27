/** Large positions, rules of one’s own, and a server that does not answer. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { house, made, packed, passable } from './harness.mjs';
import { banner, myTurn, playing, touchWinning } from './playing.mjs';

const home = house();
const play = playing(home);

describe('large and own', () => {
  it('a heap of a hundred digits is a bar with a number', async () => {
    const huge = `1${'0'.repeat(99)}3`;
    await play({ ask: `bash m=3 ${huge}`, engine: 'none', hints: '0' }, async (page) => {
      const leave = page.getByLabel(/Heap 1: how many of/);
      await leave.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.getByRole('button', { name: 'Take 2' }).click();
      await page.getByText('Second player: your turn').waitFor();
      assert.equal((await made(page)).length, 1);
      await passable(page);
    });
  });

  it('heaps that are bars have hints', async () => {
    await play({ ask: 'nim 100 200 300', engine: 'none', hints: '1' }, async (page) => {
      const bars = page.locator('.position .big');
      await bars.locator('.size .sign').nth(2).waitFor();
      // 100 ⊕ 200 = 172 is less than 300; the other two heaps are smaller than what would have to be left of them.
      assert.deepEqual(await bars.locator('.size .sign > [aria-hidden]').allTextContents(), ['✗', '✗', '✓']);
      const leave = page.getByLabel(/Heap 3: how many of/);
      await leave.fill('171');
      await bars.nth(2).locator('.primary .sign.lose').waitFor();
      await leave.fill('172');
      await bars.nth(2).locator('.primary .sign.win').waitFor();
      await passable(page);
    });
  });

  it('more moves than are listed can still be made', async () => {
    await play({ ask: 'nim 9000 3', engine: 'none', hints: '0' }, async (page) => {
      await page.getByLabel('Heap 1: how many of 9000 to leave').fill('8765');
      await page.getByRole('button', { name: 'Take 235' }).click();
      await page.getByText('Second player: your turn').waitFor();
      await page.getByLabel('Heap 1: how many of 8765 to leave').waitFor();
    });
  });

  it('what is too large to play is solved', async () => {
    await play(
      { ask: `nim 1${'0'.repeat(100)} 5`, engine: 'none' },
      async (page) => {
        await page.getByText('Won for the player to move').waitFor();
        await page.getByText('Solved, too large to play').waitFor();
        await passable(page);
      },
      { expected: [/400/] },
    );
  });

  it('rules of one’s own are played', async () => {
    const text = 'game pairs\ntitle en "Pairs of mine"\ntitle zh "我的游戏"\n\n(a, b) -> (a - 1, b)\n(a, b) -> (a, b - 1)\n(a, b) -> (a - 1, b - 1)\n';
    const fragment = packed(text);
    await play(
      { ask: 'mine.game 3,2', engine: 'second', strength: '4', hints: '1' },
      async (page) => {
        await page.getByRole('heading', { name: 'Pairs of mine' }).waitFor();
        // Lost exactly where both numbers are even.
        while (await myTurn(page)) await touchWinning(page);
        assert.match((await banner(page).textContent()) ?? '', /^You win/);
        assert.ok(page.url().endsWith(`#${fragment}`));
      },
      { fragment },
    );
  });
});

describe('when the server', () => {
  it('does not answer, that is said, and asking again helps', async () => {
    let down = true;
    const prepare = (page) => page.route('**/api/play', (route) => (down ? route.abort() : route.continue()));
    await play(
      { ask: 'nim 1 2', engine: 'none' },
      async (page) => {
        await page.getByText('The server does not answer.').waitFor();
        down = false;
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByText('First player: your turn').waitFor();
      },
      { prepare, expected: [/ERR_FAILED/] },
    );
  });

  it('is busy, the page waits and asks again by itself', async () => {
    let refused = 0;
    const prepare = (page) =>
      page.route('**/api/play', (route) => {
        if (refused > 0) return route.continue();
        refused += 1;
        return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { problems: [{ code: 'busy', message: 'busy' }] } });
      });
    await play({ ask: 'nim 1 2', engine: 'none' }, (page) => page.getByText('First player: your turn').waitFor(), { prepare, expected: [/429/] });
    assert.equal(refused, 1);
  });
});
