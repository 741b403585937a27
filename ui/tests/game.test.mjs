/** A game on its page: hints, the board and the list beside it, what an address brings back. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { house, made, madeBe } from './harness.mjs';
import { banner, inDrawer, myTurn, openDrawer, playing, turnTab } from './playing.mjs';

const home = house();
const play = playing(home);

describe('a game', () => {
  it('is played without hints by a first visitor, until they are asked for, which is remembered', async () => {
    await home.at('/play?ask=nim+3+4+5', async (page) => {
      await myTurn(page);
      assert.equal(await page.locator('.position .win, [role=option].win').count(), 0);
      await page.getByRole('button', { name: 'Show hints' }).click();
      await page.locator('.position .win').first().waitFor();
      // Another game, with an address that says nothing of hints.
      await page.goto(`${home.url}/play?ask=nim+1+2`);
      await page.locator('.position .win').first().waitFor();
      await page.getByRole('button', { name: 'Hide hints' }).click();
      await page.goto(`${home.url}/play?ask=nim+1+2+4`);
      await myTurn(page);
      assert.equal(await page.locator('.position .win').count(), 0);
      // An address that asks for hints has them, and changes nothing for the next one.
      await page.goto(`${home.url}/play?ask=nim+1+2&hints=1`);
      await page.locator('.position .win').first().waitFor();
      await page.goto(`${home.url}/play?ask=nim+1+2+4`);
      await myTurn(page);
      assert.equal(await page.locator('.position .win').count(), 0);
    });
  });

  it('asked why it is lost leaves the opponent as chosen', async () => {
    await play({ ask: 'nim 1 2', engine: 'second', strength: '4' }, async (page) => {
      await myTurn(page);
      await inDrawer(page, async () => {
        await page.getByLabel('Strength').selectOption('2');
        await page.getByLabel('Moves first').selectOption('engine');
      });
      await myTurn(page);
      const kept = () => page.evaluate(() => localStorage.getItem('bouton.play'));
      const before = await kept();
      await page.goto(`${home.url}/`);
      await page.getByRole('link', { name: 'Why (1, 2) loses' }).click();
      await page.getByText('First player: your turn').waitFor();
      await page.locator('.verdict li').first().waitFor();
      assert.equal(await kept(), before);
      await page.goto(`${home.url}/play?ask=nim+1+2`);
      await openDrawer(page);
      assert.deepEqual([await page.getByLabel('Strength').inputValue(), await page.getByLabel('Moves first').inputValue()], ['2', 'engine']);
      // What is chosen in a game from a link is a choice.
      await page.goto(`${home.url}/play?ask=wythoff+1,2&engine=none`);
      await openDrawer(page);
      await page.getByLabel('You play against').selectOption('engine');
      await page.goto(`${home.url}/play?ask=nim+1+2`);
      await openDrawer(page);
      await page.getByLabel('Moves first').waitFor();
      assert.equal(await page.getByLabel('Moves first').inputValue(), 'you');
    });
  });

  it('has hints that can be hidden, and the address says so', async () => {
    await play({ ask: 'nim 3 4 5', engine: 'none', hints: '1' }, async (page) => {
      await page.locator('.position .win').first().waitFor();
      // 3 ⊕ 4 ⊕ 5 = 2, and only 3 → 1 makes it 0.
      assert.equal(await page.locator('.position .win').count(), 1);
      assert.equal(await page.locator('[role=option].win').count(), 1);
      await page.keyboard.press('h');
      await page.waitForFunction(() => document.querySelectorAll('.position .win, [role=option].win').length === 0);
      assert.equal(new URL(page.url()).searchParams.get('hints'), '0');
    });
  });

  it('has hints on coins for the best move that turns each', async () => {
    await play({ ask: 'coins 1,0,1,1', engine: 'none', hints: '1' }, async (page) => {
      const marks = () => page.locator('.position .coin').evaluateAll((coins) => coins.map((coin) => coin.querySelector('.mark').textContent).join(''));
      await page.locator('.position .coin.win').first().waitFor();
      // The nim-values of the heads are their places: 1 ⊕ 3 ⊕ 4 = 6, and only 4 → 2 makes it 0.
      assert.equal(await marks(), '✗✓✗✓');
      await page.getByRole('button', { name: 'Coin 4: 1, heads, wins' }).click();
      await page.locator('.position .coin.chosen').waitFor();
      // With the fourth the second wins, the others lose; the fourth alone loses.
      assert.equal(await marks(), '✗✓✗');
      assert.match((await page.locator('.do .primary').textContent()) ?? '', /✗/);
      await page.getByRole('button', { name: 'Coin 2' }).click();
      await page.locator('.do .primary', { hasText: '✓' }).click();
      await madeBe(page, 1);
      assert.deepEqual(await made(page), ['⟲ 2, 4']);
      // The largest powers of two that divide their places: 2 ⊕ 1 ⊕ 4 = 7, and only the second to the fourth make it 0.
      await page.goto(`${home.url}/play?engine=none&hints=1&ask=ruler+0,1,1,1`);
      await page.locator('.position .coin.win').first().waitFor();
      assert.equal(await marks(), '✗✓✓✓');
      await page.getByRole('button', { name: 'Coin 4' }).click();
      await page.locator('.position .coin.chosen').waitFor();
      assert.equal(await marks(), '✗✓✓');
    });
  });

  it('shows a move on the board when it is looked at in the list', async () => {
    await play({ ask: 'nim 3 4', engine: 'none', hints: '0' }, async (page) => {
      await page.getByRole('option', { name: '4 → 1' }).hover();
      await page.waitForFunction(() => document.querySelectorAll('.position .stone.gone').length === 3);
      await page.getByRole('button', { name: 'Heap 1: take 2 of 3, leave 1' }).hover();
      await page.waitForFunction(() => document.querySelector('[role=option].lit')?.textContent.includes('3 → 1'));
    });
  });

  it('shows the board beside the list, however long the reason is', async () => {
    const size = { width: 1440, height: 900 };
    await play({ ask: 'nim 12 20 30', engine: 'none', hints: '1' }, async (page) => {
      await page.getByRole('button', { name: 'Reveal who wins and why' }).click();
      await page.locator('.verdict li').first().waitFor();
      await page.getByRole('option', { name: '12 → 0' }).waitFor();
      await page.locator('[data-moves]').evaluate((list) => list.scrollIntoView({ block: 'end' }));
      await page.getByRole('option', { name: '12 → 0' }).hover();
      await page.waitForFunction(() => document.querySelectorAll('.position .stone.gone').length === 12);
      const seen = await page.locator('.position').evaluate((board) => {
        const { top, bottom } = board.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      assert.ok(seen);
    }, { size });
  });

  it('breaks moves in the list at their arrows alone', async () => {
    for (const ask of ['georgia-bob 2,5,7,12', 'nim 12 20 30']) {
      await play({ ask, engine: 'none', hints: '1' }, async (page) => {
        await page.locator('[role=option] .value').first().waitFor();
        const broken = await page.locator('[role=option]').evaluateAll((options) =>
          options.flatMap((option) => [...option.querySelectorAll('.value, .words > span')].filter((piece) => piece.getBoundingClientRect().height > 30)).length,
        );
        assert.equal(broken, 0, ask);
      });
    }
  });

  it('is brought back by its address', async () => {
    let address = '';
    await play({ ask: 'nim 3 5 7', engine: 'second', strength: '2', hints: '1', misere: '1' }, async (page) => {
      await myTurn(page);
      await page.getByLabel('Type a move').fill('5 → 2');
      await page.keyboard.press('Enter');
      await madeBe(page, 2);
      address = page.url();
    });
    await home.at(address.slice(home.url.length), async (page) => {
      await page.waitForFunction(() => document.querySelector('#banner')?.textContent === 'Your turn');
      assert.equal(page.url(), address);
      assert.equal(await inDrawer(page, () => page.getByLabel('Strength').inputValue()), '2');
      await page.getByText('Misère: a player who cannot move wins.', { exact: true }).waitFor();
      await page.getByText(`Last move (Engine): ${(await made(page))[1]}`).waitFor();
      await turnTab(page, 'history');
      await page.getByText('As a table').click();
      assert.equal(await page.locator('tbody tr:has(button)').count(), 3);
    });
  });

  it('goes on with the browser’s own way back', async () => {
    await play({ ask: 'nim 1 2', engine: 'none' }, async (page) => {
      await page.getByText('First player: your turn').waitFor();
      await openDrawer(page);
      await page.getByLabel('Game and position', { exact: true }).fill('bash m=3 21');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: "Bash's game" }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Nim', exact: true }).waitFor();
    });
  });

  it('changes the heap that was touched, also beside an equal one', async () => {
    await play({ ask: 'nim 3 3 5', engine: 'none', hints: '0' }, async (page) => {
      await page.getByRole('button', { name: 'Heap 2: take 2 of 3, leave 1' }).click();
      await page.getByRole('group', { name: 'Heap 2, 1 stone' }).waitFor();
      await page.getByRole('group', { name: 'Heap 1, 3 stones' }).waitFor();
    });
  });

  it('does not seem to be loading what is refused', async () => {
    for (const query of [{ ask: 'nosuch 3' }, { ask: 'nim -1' }, { ask: 'nim 3 4', made: '4 → 9' }]) {
      await play(
        query,
        async (page) => {
          await page.locator('.stage [role=alert]').waitFor();
          assert.equal(await banner(page).textContent(), 'This cannot be played.');
        },
        { expected: [/400/] },
      );
    }
  });

  it('says what its parameters are', async () => {
    for (const [ask, said] of [['bash 21', 'm = 3'], ['bash m=5 21', 'm = 5'], ['race 6,7', 'piece = king']]) {
      await play({ ask }, (page) => page.locator('.about', { hasText: `Here ${said}.` }).waitFor());
    }
  });

  it('says in words what is wrong with a typed move or question', async () => {
    await play(
      { ask: 'nim 3 4', engine: 'none' },
      async (page) => {
        await page.getByText('First player: your turn').waitFor();
        await page.getByLabel('Type a move').fill('4 → 9');
        await page.keyboard.press('Enter');
        await page.getByRole('alert').getByText('is no legal move here').waitFor();
        await openDrawer(page);
        await page.getByLabel('Game and position', { exact: true }).fill('nimm 3 4');
        await page.keyboard.press('Enter');
        await page.getByRole('alert').getByText('nimm').waitFor();
      },
      { expected: [/400/] },
    );
  });
});
