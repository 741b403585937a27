/** Boards are played by keys alone. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { house, made, violations } from './harness.mjs';
import { banner, changed, myTurn, playing, playingOn, stage, TOGETHER } from './playing.mjs';

const home = house();
const play = playing(home);
const playOn = playingOn(home);

/** Goes about the board by arrow keys until something that wins has the focus. */
async function walkToWinning(page) {
  const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'];
  const won = () => page.evaluate(() => document.activeElement?.matches('.position .win, .position [data-at].win') ?? false);
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('data-at'));
  if (await won()) return true;
  const seen = new Set([await label()]);
  // Depth first over the cells, by keys alone; the way back is the opposite key.
  const back = { ArrowDown: 'ArrowUp', ArrowUp: 'ArrowDown', ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
  const way = [];
  for (let step = 0; step < 600; step += 1) {
    let went = false;
    for (const key of keys) {
      const from = await label();
      await page.keyboard.press(key);
      const at = await label();
      if (at === from) continue;
      if (seen.has(at)) {
        await page.keyboard.press(back[key]);
        if ((await label()) === from) continue;
      }
      if (!seen.has(at)) {
        seen.add(at);
        way.push(key);
        went = true;
        break;
      }
    }
    if (await won()) return true;
    if (!went) {
      const last = way.pop();
      if (!last) return false;
      await page.keyboard.press(back[last]);
    }
  }
  return false;
}

describe('boards are played by keys alone', TOGETHER, () => {
  for (const ask of ['bash m=3 9', 'nim 1 2 4', 'wythoff 2,3', 'kayles 3 1', 'staircase 1,1,2', 'georgia-bob 1,3', 'race piece=king 2,3', 'count-up m=3 T=12 3']) {
    it(ask, async () => {
      await playOn({ ask, engine: 'second', strength: '4', hints: '1' }, async (page) => {
        while (await myTurn(page)) {
          const count = (await made(page)).length;
          for (let touch = 0; touch < 3 && (await made(page)).length === count; touch += 1) {
            if (await page.locator('.chooser').count()) {
              for (let step = 0; step < 40; step += 1) {
                if (await page.evaluate(() => !!document.activeElement?.querySelector('.sign.win'))) break;
                await page.keyboard.press('ArrowDown');
              }
            } else {
              // A touch may have been the move already, or the board may still be idle.
              await page.waitForFunction((count) => {
                const moves = new URL(location.href).searchParams.get('made')?.split(';').length ?? 0;
                return moves !== count || document.querySelector('.position .win:not([aria-disabled=true])') !== null;
              }, count);
              if ((await made(page)).length !== count) break;
              await page.keyboard.press('b');
              await page.waitForFunction(() => document.querySelector('.position')?.contains(document.activeElement));
              assert.ok(await walkToWinning(page), `a winning cell is reached by arrow keys in ${ask}`);
            }
            const before = await stage(page);
            await page.keyboard.press('Enter');
            await changed(page, before);
          }
        }
        assert.match((await banner(page).textContent()) ?? '', /^You win/);
      });
    });
  }

  it('coins are chosen one by one and turned', async () => {
    await play({ ask: 'coins 1,0,1', engine: 'none', hints: '0' }, async (page) => {
      await page.getByText('First player: your turn').waitFor();
      await page.keyboard.press('b');
      await page.keyboard.press('End');
      await page.keyboard.press('Space');
      await page.keyboard.press('Home');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await page.getByText('First player wins after 1 move').waitFor();
      assert.deepEqual(await made(page), ['⟲ 1, 3']);
    });
  });

  it('a choice is called off by Escape', async () => {
    await play({ ask: 'wythoff 4,7', engine: 'none', hints: '0' }, async (page) => {
      await page.getByRole('button', { name: /^Several heaps at once/ }).press('Enter');
      await page.locator('.chooser').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.chooser').waitFor({ state: 'detached' });
      assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), 'Several heaps at once, 4 moves');
      assert.deepEqual(await made(page), []);
    });
  });

  it('the keys are told', async () => {
    await play({ ask: 'nim 1 2' }, async (page) => {
      await myTurn(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      assert.deepEqual(await violations(page), []);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    });
  });
});
