/** The page for playing: the board has the screen, who wins is told when asked, and a finished game is looked over. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { house, made, madeBe, packed, passableInThemes, PHONE } from './harness.mjs';
import { myTurn, playing, turnTab } from './playing.mjs';

const home = house();
const play = playing(home);

/** Part of the screen that the board has. */
const share = (page) =>
  page.locator('.position').evaluate((board) => {
    const { top, bottom, width } = board.getBoundingClientRect();
    return ((Math.min(bottom, innerHeight) - top) * width) / innerWidth / innerHeight;
  });

describe('the bar', () => {
  it('has the name of a game of one’s own, which has no title', async () => {
    await play(
      { ask: 'mine.game 5', engine: 'none' },
      (page) => page.getByRole('heading', { level: 1, name: 'one-or-four', exact: true }).waitFor(),
      { fragment: packed('game one-or-four\n(n) -> (n - k) where k = 1 or k = 4\n') },
    );
  });
});

describe('the board', () => {
  it('is said to take stones only where some are taken', async () => {
    for (const [ask, words] of [['nim 5 10', 'it and all after it are taken'], ['grundy 5 10', 'the heap is split below it']]) {
      await play({ ask, engine: 'none' }, (page) => page.locator('.caption', { hasText: words }).waitFor());
    }
    // Grundy's game: a heap of 10, split below its third stone from the ground, is 2 and 8.
    await play({ ask: 'grundy 10', engine: 'none' }, async (page) => {
      await page.locator('[data-at="0 3"]').click();
      await madeBe(page, 1);
      assert.match((await made(page))[0], /10 → 2 \+ 8/);
    });
  });

  it('has most of the first screen, and the controls are in sight', async () => {
    for (const size of [{ width: 1280, height: 860 }, { width: 1440, height: 900 }, { width: 2560, height: 1300 }, PHONE]) {
      await play(
        { ask: 'nim 3 5 7' },
        async (page) => {
          await page.locator('.stone').first().waitFor();
          assert.ok((await share(page)) >= 0.6, `${size.width}: ${await share(page)}`);
          assert.ok(await page.locator('.controls').evaluate((bar) => bar.getBoundingClientRect().bottom <= innerHeight), `${size.width}`);
        },
        { size },
      );
    }
  });

  it('is touched on a phone by fingers: nothing is smaller than 44 pixels', async () => {
    for (const query of [{ ask: 'nim 3 5 7' }, { ask: 'wythoff 5,8', board: 'corner' }, { ask: 'kayles 9' }, { ask: 'georgia-bob 2,5,7' }, { ask: 'coins 1,0,1' }, { ask: 'staircase 3,1,4' }, { ask: 'count-up 0' }]) {
      await play(
        { ...query, engine: 'none' },
        async (page) => {
          await page.locator('.position [data-at]').first().waitFor();
          const small = await page.locator(':is(.stage, .rail) :is(button, select)').evaluateAll((all) =>
            all.flatMap((one) => {
              const { width, height } = one.getBoundingClientRect();
              if (height === 0) return [];
              // A number on a track of ten in a row is as wide as a tenth of the screen.
              return height < 43.5 || (width < 43.5 && !one.closest('.track')) ? [`${one.textContent.trim() || one.getAttribute('aria-label')} ${width} × ${height}`] : [];
            }),
          );
          assert.deepEqual(small, [], JSON.stringify(query));
        },
        { size: PHONE },
      );
    }
  });

  it('keeps the size and the places of its stones during a game', async () => {
    await play({ ask: 'nim 3 5 12', engine: 'none' }, async (page) => {
      const places = () => page.locator('[data-at="0 1"], [data-at="1 2"]').evaluateAll((stones) => stones.map((stone) => JSON.stringify(stone.getBoundingClientRect())));
      await page.locator('.stone').first().waitFor();
      const before = await places();
      await page.getByRole('button', { name: 'Heap 3: take 12 of 12, leave 0' }).click();
      await madeBe(page, 1);
      await page.getByRole('group', { name: 'Heap 3, 0 stones' }).waitFor();
      assert.deepEqual(await places(), before);
    });
  });

  it('keeps its pins in their places, also where a row comes apart', async () => {
    await play({ ask: 'kayles 7 4', engine: 'none' }, async (page) => {
      const place = (at) => page.locator(`[data-at="${at}"]`).evaluate((pin) => JSON.stringify(pin.getBoundingClientRect()));
      await page.locator('[data-at="0 7"]').waitFor();
      const before = [await place('0 1'), await place('0 7'), await place('1 1')];
      // The sixth pin alone: the same move as the second, but it is the sixth that falls.
      await page.locator('[data-at="0 6"]').click();
      await page.getByRole('button', { name: 'Pin 6', exact: true }).click();
      await madeBe(page, 1);
      await page.locator('[data-at="2 1"]').waitFor();
      assert.deepEqual([await place('0 1'), await place('1 1'), await place('2 1')], before);
      assert.equal(await page.locator('.fallen').count(), 1);
      // A choice is called off without a word.
      await page.locator('[data-at="0 2"]').click();
      await page.locator('.chooser').getByRole('button', { name: 'Cancel' }).click();
      await page.locator('.chooser').waitFor({ state: 'detached' });
    });
  });

  it('lies as the map does: the first number counts down and the second across, from the same corner', async () => {
    await play({ ask: 'wythoff 5,8', board: 'corner', engine: 'none' }, async (page) => {
      const at = (square) => page.locator(`[data-at="0 ${square}"]`).evaluate((one) => one.getBoundingClientRect().toJSON());
      await page.locator('[data-at="0 5,8"] svg').waitFor();
      const [corner, down, across, queen] = [await at('0,0'), await at('1,0'), await at('0,1'), await at('5,8')];
      assert.ok(down.top > corner.top && down.left === corner.left);
      assert.ok(across.left > corner.left && across.top === corner.top);
      assert.ok(Math.abs(queen.top - corner.top - 5 * corner.height) < 3 && Math.abs(queen.left - corner.left - 8 * corner.width) < 3);
      await page.getByRole('button', { name: '(5, 8): the queen' }).waitFor();
    });
  });
});

describe('who wins', () => {
  it('is told when it is asked for, which is remembered, and counts as help', async () => {
    await play({ ask: 'nim 3', engine: 'second', strength: '4', hints: '0' }, async (page) => {
      await myTurn(page);
      assert.equal(await page.getByText('The player to move wins.').count(), 0);
      await page.getByRole('button', { name: 'Reveal who wins and why' }).click();
      await page.getByText('The player to move wins.').waitFor();
      await page.goto(`${home.url}/play?ask=nim+2&hints=0`);
      await page.getByText('The player to move wins.').waitFor();
      await page.getByRole('button', { name: /leave 0$/ }).click();
      await page.getByText('Won with help').waitFor();
      // An address says otherwise for itself alone.
      await page.goto(`${home.url}/play?ask=nim+5&why=0`);
      await page.getByRole('button', { name: 'Reveal who wins and why' }).waitFor();
      await page.goto(`${home.url}/play?ask=nim+4`);
      await page.getByRole('button', { name: 'Hide who wins and why' }).click();
      await page.goto(`${home.url}/play?ask=nim+5`);
      await page.getByRole('button', { name: 'Reveal who wins and why' }).waitFor();
    });
  });

  it('is argued in steps, and what a step introduces stands below it', async () => {
    await play({ ask: 'nim 1 2 3', engine: 'none', why: '1' }, async (page) => {
      const theorem = page.locator('.verdict ol > li > details').first();
      await theorem.waitFor();
      const table = theorem.locator('details');
      assert.deepEqual(await table.locator('li').allTextContents(), ['1 = 01', '2 = 10', '3 = 11', '⊕ = 00']);
      const answers = page.locator('.verdict ol > li > details').last().locator('details');
      assert.equal(await answers.locator('li').count(), 6, 'an answer to each of six moves');
      // What stands below a step folds away, by the keyboard too.
      await theorem.locator('> summary').press('Enter');
      assert.equal(await table.isVisible(), false);
    });
  });
});

describe('a finished game', () => {
  /** Lost by the first move: of (5, 8) only (5, 3), (4, 7) and (3, 5)… win, not (5, 7). */
  const LOST = { ask: 'wythoff 5,8', engine: 'second', board: 'corner', made: '(5,8) → (5,7);(5,7) → (4,7);(4,7) → (0,7);(0,7) → (0,0)' };

  it('marks the move that lost, on board and map, and can be tried again from there', async () => {
    for (const [lang, size] of [['en', undefined], ['zh', PHONE]]) {
      await play(
        LOST,
        async (page) => {
          const turned = page.locator('.turned[data-lost="0"]');
          await turned.waitFor();
          await page.locator('.position.lost').waitFor();
          assert.match(await turned.textContent(), /\(5,8\) → \(5,7\)/);
          assert.equal(await page.locator('.map .wrong').count(), 1);
          await page.locator('[data-at="0 5,7"].lit').waitFor();
          await passableInThemes(page, `ending-${lang}`);
          await turned.locator('.primary').click();
          await madeBe(page, 0);
          await page.locator('[data-at="0 5,8"] svg').waitFor();
        },
        { lang, ...(size ? { size } : {}) },
      );
    }
  });

  it('is run through move by move', async () => {
    await play(LOST, async (page) => {
      await page.locator('.position.lost').waitFor();
      const queen = (square) => page.locator(`[data-at="0 ${square}"] svg`).waitFor();
      for (const square of ['5,7', '4,7', '0,7', '0,0']) {
        await page.getByRole('button', { name: 'One move on' }).click();
        await queen(square);
      }
      assert.ok(await page.getByRole('button', { name: 'One move on' }).isDisabled());
      await page.getByRole('slider', { name: 'Moves made' }).fill('1');
      await queen('5,7');
      assert.deepEqual((await made(page)).length, 4, 'the game itself stands');
    });
  });

  it('without a mistake says so', async () => {
    await play({ ask: 'nim 1 1', engine: 'none', made: '1 → 0;1 → 0' }, async (page) => {
      await page.getByText('No move gave anything away: the position was won for who moves second').waitFor();
      assert.equal(await page.locator('.turned').count(), 0);
    });
  });

  it('is seen once more by who has played it, where motion is wanted', async () => {
    await play(
      { ask: 'nim 2 2', engine: 'none', made: '2 → 0' },
      async (page) => {
        await page.getByRole('button', { name: /take 2 of 2/ }).click();
        await page.getByRole('button', { name: 'Pause' }).waitFor();
        // And rests before the last move, for nobody has erred.
        await page.getByRole('button', { name: 'Play the game once more' }).waitFor();
        await page.waitForFunction(() => document.querySelector('[type=range]')?.value === '1');
      },
      { motion: 'no-preference' },
    );
  });

  it('has a map whose positions are explored by a click', async () => {
    await play(LOST, async (page) => {
      const map = page.locator('.map');
      await map.waitFor();
      const { width, height } = await map.evaluate((one) => one.getBoundingClientRect().toJSON());
      // Down to 6 and across to 9: the middle of row 3, column 5.
      const [rows, columns] = await map.locator('svg').evaluate((svg) => svg.getAttribute('viewBox').split(' ').slice(2).map(Number).reverse());
      await map.click({ position: { x: (width * 5.5) / columns, y: (height * 3.5) / rows } });
      await page.locator('.explorer [data-position="3,5"]').waitFor();
      await page.locator('.explorer .here', { hasText: 'lost for who has to move' }).waitFor();
    });
  });
});

describe('the explorer', () => {
  it('builds up a nim-value from those of the options, and walks on in options and graph', async () => {
    for (const [lang, size] of [['en', undefined], ['zh', PHONE]]) {
      await play(
        { ask: 'kayles 5', engine: 'none', tab: 'explore', look: '5 → 1 + 3' },
        async (page) => {
          await page.locator('.explorer [data-position="1 3"]').waitFor();
          // 1 ⊕ 3 = 2, and the options have the values 0, 1 and 3.
          await page.locator('[data-mex="2"]', { hasText: 'mex {0, 1, 3} = 2' }).waitFor();
          assert.deepEqual(await page.locator('.mex .number').allTextContents(), ['0', '1', '2']);
          await page.locator('.graph[data-nodes]').waitFor();
          await passableInThemes(page, `explorer-${lang}`);
          await page.locator('.enlarge').click();
          await page.locator('dialog[open] .graph[data-nodes]').waitFor();
          await passableInThemes(page, `explorer-large-${lang}`);
          await page.keyboard.press('Escape');
          await page.locator('dialog[open]').waitFor({ state: 'detached' });
          await page.locator('.options button').first().click();
          await page.locator('.explorer [data-position]:not([data-position="1 3"])').waitFor();
          assert.equal(await page.locator('.path li').count(), 3);
          await page.locator('.graph [role=button]').last().press('Enter');
          await page.locator('[data-mex="0"]').waitFor();
          assert.deepEqual(await made(page), [], 'no move has been made');
        },
        { lang, ...(size ? { size } : {}) },
      );
    }
  });

  it('is led by touches on the board, while the game stands', async () => {
    await play({ ask: 'nim 1 2', engine: 'none', tab: 'explore' }, async (page) => {
      await page.locator('.explorer [data-position="1 2"]').waitFor();
      await page.getByLabel('A touch on the board looks').check();
      await page.getByRole('button', { name: 'Heap 2: take 1 of 2, leave 1' }).click();
      await page.locator('.explorer [data-position="1 1"]').waitFor();
      assert.deepEqual(await made(page), []);
      await page.waitForFunction(() => new URL(location.href).searchParams.get('look') === '2 → 1');
    });
  });

  it('shows a position of the history', async () => {
    await play({ ask: 'nim 3 4', engine: 'none', made: '4 → 1;3 → 1', tab: 'history' }, async (page) => {
      await page.getByText('As a table').click();
      await page.getByRole('button', { name: 'Explore 3 1' }).click();
      await page.locator('.explorer [data-position="3 1"]').waitFor();
      await page.getByRole('button', { name: 'Back to the position on the board' }).click();
      await page.locator('.explorer [data-position="1 1"]').waitFor();
    });
  });

  it('goes by who wins where there are no nim-values to build on', async () => {
    await play({ ask: 'nim 1 2', misere: '1', engine: 'none', tab: 'explore' }, async (page) => {
      await page.locator('.rule').waitFor();
      assert.match(await page.locator('.rule').textContent(), /^Of its 3 options 1 is lost for the opponent/);
      assert.equal(await page.locator('[data-mex]').count(), 0);
    });
  });
});
