/** Boards on a phone. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFile } from 'node:fs/promises';
import { house, passable, PHONE, sweep, turnTo } from './harness.mjs';
import { playing, READY } from './playing.mjs';

const home = house();
const play = playing(home);

describe('on a phone', () => {
  /** The boards as play begins, of games that can be played, and the largest that are drawn piece by piece. */
  async function boards(page) {
    const { games } = await (await page.request.get(`${home.url}/api/games`)).json();
    const large = await readFile(new URL('../../benches/boards.list', import.meta.url), 'utf8');
    const begins = games.filter(({ begin }) => begin).map(({ game, begin }) => `${game} ${begin}`);
    return [...begins, ...large.split('\n').filter((line) => line !== '' && !line.startsWith('#'))];
  }

  it('no board stands in the way or pushes the page to the side', { timeout: 1_800_000 }, async () => {
    await play(
      { ask: 'nim 3 5 7' },
      async (page) => {
        const asked = await boards(page);
        assert.ok(asked.length > 70);
        for (const ask of sweep(asked)) {
          await turnTo(page, `/play?engine=none&hints=1&ask=${encodeURIComponent(ask)}`);
          await page.locator(READY).first().waitFor();
          await page.locator('[role=option], .stage section').first().waitFor();
          // What is around the board is the same for all.
          await passable(page, ask, { within: '.stage' });
        }
      },
      { size: PHONE, expected: [/400/] },
    );
  });

  it('the game, whose turn it is and the boards to choose from stand beside each other', async () => {
    for (const lang of ['en', 'zh']) {
      await play(
        { ask: 'nim 3 5 7', engine: 'none' },
        async (page) => {
          await page.locator('.bar select').waitFor();
          const boxes = await page.locator('.bar h1, .bar h2, .bar select').evaluateAll((all) => all.map((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            const { left, right, top, bottom } = (one.tagName === 'SELECT' ? one : range).getBoundingClientRect();
            return { left, right, top, bottom };
          }));
          assert.equal(boxes.length, 3);
          for (const [at, one] of boxes.entries()) {
            assert.ok(one.left >= 0 && one.right <= PHONE.width);
            for (const other of boxes.slice(at + 1)) {
              assert.ok(one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top, JSON.stringify([one, other]));
            }
          }
        },
        { size: PHONE, lang },
      );
    }
  });

  it('pins of a long row stand side by side', async () => {
    await play(
      { ask: 'kayles 40', engine: 'none' },
      async (page) => {
        await page.locator('.pin').first().waitFor();
        const tops = await page.locator('.pin').evaluateAll((pins) => new Set(pins.map((pin) => pin.getBoundingClientRect().top)).size);
        assert.equal(tops, 1);
      },
      { size: PHONE },
    );
  });
});
