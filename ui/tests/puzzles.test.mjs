/** Puzzles: the list, hints, wrong and right moves, progress, and the puzzle of the day. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { house, LOOKS, paired, passableInThemes } from './harness.mjs';

const home = house();
/** Who looks; the screen is somewhat wider than elsewhere. */
const WHO = LOOKS.map((one) => (one.where === 'desk' ? { ...one, size: { width: 1440, height: 900 } } : one));
const READY = '[data-puzzle]';
const BOARD = '.stage .board, .stage svg, .stage table';

const puzzles = JSON.parse(await readFile(new URL('../src/puzzles/puzzles.json', import.meta.url), 'utf8'));
const state = (page, wanted) => page.locator(`[data-state="${wanted}"]`).waitFor();

/** Makes a move by its words in the list of all moves. */
async function make(page, move) {
  await page.locator('details.card summary').click();
  await page.locator('[role=option]', { hasText: move }).first().click();
}

describe('the list of puzzles', () => {
  for (const { lang, where, size } of WHO) {
    it(`stands in nobody's way: ${lang}, ${where}`, async () => {
      await home.at(
        '/puzzles',
        async (page) => {
          await page.locator(READY).first().waitFor();
          await page.getByText(lang === 'zh' ? '威佐夫博弈' : "Wythoff's game").first().waitFor();
          assert.equal(await page.locator(READY).count(), puzzles.length);
          await passableInThemes(page, `puzzles-${where}-${lang}`);
        },
        { lang, size },
      );
    });
  }

  it('is narrowed by grade and family, and the address says so', async () => {
    await home.at(
      '/puzzles?family=misere',
      async (page) => {
        const misere = puzzles.filter(({ family }) => family === 'misere');
        assert.equal(await page.locator(READY).count(), misere.length);
        await page.getByRole('button', { name: 'Grade 3 of 5' }).click();
        await page.waitForURL(/grade=3/);
        assert.equal(await page.locator(READY).count(), misere.filter(({ grade }) => grade === 3).length);
      },
      { ready: READY },
    );
  });
});

describe('a puzzle', () => {
  it('answers a wrong move, lets one try again, and explains the right one', async () => {
    await home.at(
      '/puzzles/nim-2-3-4',
      async (page) => {
        await make(page, '4 → 0');
        await state(page, 'refuted');
        // 2 3 0 is answered by 2 2 0.
        assert.match(await page.locator('[data-state]').textContent(), /4 → 0 loses: the answer is 3 → 2/);
        await page.locator('[data-again]').click();
        await state(page, 'open');
        await make(page, '4 → 1');
        await state(page, 'right');
        await page.getByText('In binary, written under each other').waitFor();
        await page.goBack();
        await page.goto(`${home.url}/puzzles`);
        await page.locator('[data-solved="1"]').waitFor();
        assert.equal(await page.locator('[data-puzzle="nim-2-3-4"]').getByRole('img', { name: 'solved with help' }).count(), 1);
        await page.getByRole('button', { name: 'Clear progress' }).click();
        await page.getByRole('button', { name: 'Really clear it?' }).click();
        await page.locator('[data-solved="0"]').waitFor();
      },
      { ready: BOARD },
    );
  });

  it('has the focus on its board again after a wrong move, on a graph too', async () => {
    await home.at(
      '/puzzles/hackenbush-tree-0-0-0-2-2-1-0',
      async (page) => {
        // Edge 0-1 with 1-6 on it counts 2; 0-2 under two leaves, 0-3 and 0-7 count 1 each: 2 ⊕ 1 ⊕ 1 ⊕ 1 = 3. Without 0-2 it is 2, which is not lost.
        await make(page, '✂ 0-2');
        await state(page, 'refuted');
        await page.keyboard.press('Enter');
        await state(page, 'open');
        await page.waitForFunction(() => document.activeElement?.closest('.stage'));
      },
      { ready: '.stage svg' },
    );
  });

  it('is solved on the board alone, by keys, without help', async () => {
    await home.at(
      '/puzzles/bash-m-3-13',
      async (page) => {
        await page.locator('.stage .board [tabindex="0"]').first().focus();
        // The last stone: it alone is taken.
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        await state(page, 'right');
        await page.locator('[data-next]').click();
        await state(page, 'open');
        const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('bouton.puzzles')));
        assert.deepEqual(kept.solved, { 'bash-m-3-13': 'alone' });
      },
      { ready: '.stage .board [tabindex="0"]' },
    );
  });

  it('gives three hints: a nudge, the idea, the move with its reason', async () => {
    await home.at(
      '/puzzles/misere-nim-1-1-7',
      async (page) => {
        await page.getByText('Misère: a player who cannot move wins.').waitFor();
        await page.getByRole('button', { name: 'A nudge' }).click();
        assert.match(await page.locator('[data-hint="1"]').textContent(), /Of 8 moves, one wins/);
        assert.equal(await page.locator('[data-hint="2"]').count(), 0);
        await page.getByRole('button', { name: 'The idea' }).click();
        assert.match(await page.locator('[data-hint="2"]').textContent(), /it loses: 7 → 0/);
        await page.getByRole('button', { name: 'The move and its reason' }).click();
        assert.match(await page.locator('[data-hint="3"]').textContent(), /7 → 1/);
        await page.getByText('7 → 1 wins').waitFor();
      },
      { ready: BOARD },
    );
  });

  it('explains the winning move that was made, where two win', async () => {
    await home.at(
      '/puzzles/divisor-40',
      async (page) => {
        // An odd number is lost; the server's own move is to 39.
        await make(page, '40 → 35');
        await state(page, 'right');
        await page.locator('.verdict .steps').waitFor();
        const told = await page.locator('.verdict').innerText();
        assert.match(told, /It leaves 35, which is lost for the opponent/);
        assert.doesNotMatch(told, /40 → 39 wins: /);
      },
      { ready: BOARD },
    );
  });

  it('tells the parameters of each game of a sum', async () => {
    await home.at('/puzzles/bash-m-4-13-nim-2', (page) => page.getByText(/Here\sm\s=\s4\./).waitFor(), { ready: BOARD });
  });

  it('that there is not is told as such', async () => {
    await home.at('/puzzles/nothing', (page) => page.getByText('There is no such puzzle.').waitFor());
  });

  for (const [id, { lang, where, size }] of paired(['wythoff-4-11', 'coins-1-1-0-1-0-0-1-0-1', 'hackenbush-0-1-1-2-2-3-3-1-1-4-0-7-7-8-8-9', 'bash-m-4-13-nim-2'], WHO)) {
    it(`stands in nobody's way, open and solved: ${id}, ${lang}, ${where}`, async () => {
      const puzzle = puzzles.find((one) => one.id === id);
      await home.at(
        `/puzzles/${id}`,
        async (page) => {
          await page.locator(BOARD).first().waitFor();
          await page.locator('section[aria-labelledby=hints] button').click();
          await page.locator('section[aria-labelledby=hints] button').click();
          await passableInThemes(page, `puzzle-${id.slice(0, 8)}-${where}-${lang}-open`);
          await make(page, puzzle.wins[0]);
          await state(page, 'right');
          await page.locator('.verdict ol').waitFor();
          await passableInThemes(page, `puzzle-${id.slice(0, 8)}-${where}-${lang}-solved`);
        },
        { lang, size },
      );
    });
  }
});

describe('the puzzle of the day', () => {
  /** The page's clock stands at noon of a day. */
  const on = (date) => ({ ready: READY, prepare: (page) => page.clock.setFixedTime(new Date(`${date}T12:00:00`)) });

  it('is the same for everybody, another one the next day, and makes a streak', async () => {
    const found = [];
    for (const date of ['2026-03-01', '2026-03-01', '2026-03-02']) {
      await home.at(
        '/puzzles',
        async (page) => {
          await page.evaluate(() => localStorage.setItem('bouton.puzzles', JSON.stringify({ solved: {}, days: ['2026-02-27', '2026-02-28'] })));
          await page.reload();
          // Titles and parameters come with the catalogue.
          await page.getByText("Wythoff's game").first().waitFor();
          found.push(await page.locator('section[aria-labelledby=today] .wrap').textContent());
          assert.equal(await page.locator('[data-streak]').getAttribute('data-streak'), date === '2026-03-01' ? '2' : '0');
          await page.getByRole('link', { name: 'Solve it' }).click();
          await page.locator(BOARD).first().waitFor();
          await page.locator('section[aria-labelledby=hints] button').click();
          await page.locator('section[aria-labelledby=hints] button').click();
          await page.locator('section[aria-labelledby=hints] button').click();
          const told = await page.locator('[data-hint="3"]').textContent();
          const puzzle = puzzles.find(({ wins }) => told.includes(wins[0]));
          await make(page, puzzle.wins[0]);
          await state(page, 'right');
          await page.goto(`${home.url}/puzzles`);
          await page.locator(`[data-streak="${date === '2026-03-01' ? 3 : 1}"]`).waitFor();
        },
        on(date),
      );
    }
    assert.equal(found[0], found[1]);
    assert.notEqual(found[0], found[2]);
  });
});
