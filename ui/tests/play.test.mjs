/** The page for playing: games won by clicks and by keys, undone, looked over, and brought back by their addresses. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFile } from 'node:fs/promises';
import { EVERYWHERE, house, made, madeBe, madeMore, packed, passable, PHONE, shoot, violations } from './harness.mjs';

const home = house();

/** How many visitors come at a time where much is looked at: most of the time they wait, for the engine thinks as long as a person likes to see. */
const TOGETHER = { concurrency: 3 };

/** A visitor of a game. A question that is refused has no board. */
const READY = '.position .board, .position svg, .position table, .stage .failed, .stage section';
function play(query, work, { fragment = '', ...how } = {}) {
  return home.at(`/play?${new URLSearchParams(query)}${fragment && '#'}${fragment}`, work, { ready: READY, ...how });
}

const banner = (page) => page.locator('#banner');

/** Waits until somebody here is to move, or the game is over; whether it goes on. What the banner says may be older than the address. */
async function myTurn(page) {
  const found = await page.waitForFunction(() => {
    const said = document.querySelector('#banner')?.textContent ?? '';
    if (/win after|wins after|draw after/.test(said)) return 'over';
    const query = new URL(location.href).searchParams;
    const moves = query.get('made')?.split(';').length ?? 0;
    const engine = query.get('engine') ?? 'second';
    const ours = engine === 'none' || (moves % 2 === 0) === (engine === 'second');
    return ours && /Your turn|to move/.test(said) ? 'ours' : false;
  });
  return (await found.jsonValue()) === 'ours';
}

/** How far a gesture of several touches has come, and how many moves have been made. */
const stage = (page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('.position .chosen, .position .taken')].map((cell) => cell.getAttribute('data-at') ?? '+');
    const open = document.querySelectorAll('.chooser, .position .primary:enabled').length;
    return `${new URL(location.href).searchParams.get('made')} ${seen.join()} ${open}`;
  });

/**
 * Waits until a touch has had an effect: a move in the address, or something chosen that was not, and something else to be touched. A board on which
 * nothing can be touched says nothing: its move is on the way.
 */
async function changed(page, before) {
  await page.waitForFunction((before) => {
    const made = `${new URL(location.href).searchParams.get('made')}`;
    const seen = [...document.querySelectorAll('.position .chosen, .position .taken')].map((cell) => cell.getAttribute('data-at') ?? '+');
    const open = document.querySelectorAll('.chooser, .position .primary:enabled').length;
    if (!before.startsWith(`${made} `)) return true;
    const next = open > 0 || document.querySelector('.position .win:not([aria-disabled=true])');
    return next && (seen.length > 0 || open > 0) && `${made} ${seen.join()} ${open}` !== before;
  }, before);
}

/** Touches what is marked as winning on the board until a move has been made. */
async function touchWinning(page) {
  const count = (await made(page)).length;
  for (let touch = 0; touch < 4; touch += 1) {
    const before = await stage(page);
    const chooser = page.locator('.chooser button:has(.sign.win)');
    const ready = page.locator('.position .do button.primary:enabled', { hasText: '✓' });
    if (await ready.count()) await ready.first().click();
    else if (await chooser.count()) await chooser.first().click();
    else {
      const fresh = page.locator('.position .win:not(.chosen):not([aria-disabled=true])');
      const cell = (await fresh.count()) ? fresh : page.locator('.position .win:not([aria-disabled=true])');
      // Where only what was touched is left to touch, the last of it: the first is where the gesture began.
      await ((await fresh.count()) ? cell.first() : cell.last()).click();
    }
    await changed(page, before);
    if ((await made(page)).length > count) return;
  }
  assert.fail(`no move came of touching what wins: ${page.url()}`);
}

/** Won positions, of every family. */
const WON = {
  'bash m=3 21': 'one-heap',
  'fibonacci-nim 12': 'one-heap',
  'count-up 84': 'one-heap',
  'nim 3 5 7': 'heaps',
  'wythoff 5,8': 'heaps',
  'euclid 25,7': 'heaps',
  'moore 3 4 5': 'heaps',
  'kayles 5 4': 'splitting',
  'lasker 3 5': 'splitting',
  'take-break 1,0,0,1': 'splitting',
  'staircase 3,1,4': 'rows',
  'georgia-bob 2,5,7,12': 'rows',
  'coins 1,0,1,1': 'rows',
  'ruler 0,1,1,1': 'rows',
  'race piece=queen 5,7': 'boards',
  'nim 3 4 + kayles 3': 'sums',
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

  for (const ask of [...Object.keys(WON), 'hackenbush 0-1,1-2,0-3', 'hackenbush-tree 0,1,2', 'dag 0 0 1', 'turning-corners 2,3']) {
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
      await play({ ask, engine: 'second', strength: '4', hints: '1' }, async (page) => {
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
      await page.getByText('First player wins after 1 move').waitFor({ timeout: 3000 }).catch(() => undefined);
      assert.deepEqual(await made(page), ['[1,0,1] → [0,0,0]']);
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
      await page.getByLabel('Strength').selectOption('2');
      await page.getByLabel('Moves first').selectOption('engine');
      await myTurn(page);
      const kept = () => page.evaluate(() => localStorage.getItem('bouton.play'));
      const before = await kept();
      await page.goto(`${home.url}/`);
      await page.getByRole('link', { name: 'Why (1, 2) loses' }).click();
      await page.getByText('First player: your turn').waitFor();
      await page.locator('.verdict summary').click();
      assert.equal(await kept(), before);
      await page.goto(`${home.url}/play?ask=nim+1+2`);
      await page.getByLabel('Strength').waitFor();
      assert.deepEqual([await page.getByLabel('Strength').inputValue(), await page.getByLabel('Moves first').inputValue()], ['2', 'engine']);
      // What is chosen in a game from a link is a choice.
      await page.goto(`${home.url}/play?ask=wythoff+1,2&engine=none`);
      await page.getByLabel('You play against').selectOption('engine');
      await page.goto(`${home.url}/play?ask=nim+1+2`);
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
      assert.deepEqual(await made(page), ['[1,0,1,1] → [1,1,1,0]']);
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
      await page.locator('.verdict details[open]').waitFor();
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
      assert.equal(await page.getByLabel('Strength').inputValue(), '2');
      await page.getByText('Misère: who cannot move wins.', { exact: true }).waitFor();
      await page.getByText(`Last move (Engine): ${(await made(page))[1]}`).waitFor();
      await page.getByText('As a table').click();
      assert.equal(await page.locator('tbody tr:has(button)').count(), 3);
    });
  });

  it('goes on with the browser’s own way back', async () => {
    await play({ ask: 'nim 1 2', engine: 'none' }, async (page) => {
      await page.getByText('First player: your turn').waitFor();
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
      await play({ ask }, (page) => page.locator('.title', { hasText: `Here ${said}.` }).waitFor());
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
        await page.getByLabel('Game and position', { exact: true }).fill('nimm 3 4');
        await page.keyboard.press('Enter');
        await page.getByRole('alert').getByText('nimm').waitFor();
      },
      { expected: [/400/] },
    );
  });

  it('can be edited by hand: game, parameter, heaps, misère', async () => {
    await play({ ask: 'nim 3 4', engine: 'none' }, async (page) => {
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
      await page.getByRole('group', { name: 'Heap 1, 21 stones' }).waitFor();
    });
  });

  it('counts in the score, once, and a win with help is marked', async () => {
    await play({ ask: 'nim 3', engine: 'second', strength: '4', hints: '0' }, async (page) => {
      const row = page.getByRole('region', { name: 'Score against the engine' }).locator('tbody tr');
      const told = async () => (await row.locator('td').allTextContents()).map((text) => text.trim()).join();
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

/** A position on each of the boards. */
const BOARDS = ['kayles 5 8', 'staircase 3,1,4', 'take-break 1,0,1,5', 'coins 1,0,1,1', 'georgia-bob 2,5,7', 'race piece=knight 5,7', 'count-up 37', 'wythoff 4,7', 'nim 900 4'];

describe('on a phone', TOGETHER, () => {
  /** The boards as play begins, and the largest that are drawn piece by piece. */
  async function boards(page) {
    const { games } = await (await page.request.get(`${home.url}/api/games`)).json();
    const large = await readFile(new URL('../../benches/boards.list', import.meta.url), 'utf8');
    const begins = games.filter(({ form }) => form !== 'none').map(({ game, begin }) => `${game} ${begin}`);
    return [...begins, ...large.split('\n').filter((line) => line !== '' && !line.startsWith('#'))];
  }

  for (let part = 0; part < TOGETHER.concurrency; part += 1) {
    it(`no board stands in the way or pushes the page to the side: part ${part + 1}`, { timeout: 600_000 }, async () => {
      await play(
        { ask: 'nim 3 5 7' },
        async (page) => {
          const asked = await boards(page);
          assert.ok(asked.length > 70);
          for (const ask of asked.filter((_, place) => place % TOGETHER.concurrency === part)) {
            await page.goto(`${home.url}/play?engine=none&hints=1&ask=${encodeURIComponent(ask)}`);
            await page.locator(READY).first().waitFor();
            await page.locator('[role=option], .stage section').first().waitFor();
            await passable(page, ask);
          }
        },
        { size: PHONE, expected: [/400/] },
      );
    });
  }

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

describe('nothing stands in the way of anybody', TOGETHER, () => {
  for (const { name, ...how } of EVERYWHERE) {
    it(name, async () => {
      await play(
        { ask: 'nim 3 5 7', engine: 'none', hints: '1', made: '7 → 0;5 → 3' },
        async (page) => {
          await page.locator('[role=option]').first().waitFor();
          await page.waitForFunction(() => document.querySelectorAll('svg circle').length === 3);
          await page.locator('[data-review]').click();
          await page.locator('.below li .primary').first().waitFor();
          await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
          await passable(page);
          await shoot(page, `play-${name}`);
          await page.evaluate(() => document.querySelector('.below').scrollIntoView());
          await shoot(page, `play-${name}-below`);
          for (const ask of BOARDS) {
            await page.goto(`${home.url}/play?engine=none&hints=1&ask=${encodeURIComponent(ask)}`);
            await page.locator('.position .board').first().waitFor();
            await page.locator('[role=option]').first().waitFor();
            await passable(page, ask);
          }
        },
        how,
      );
    });
  }
});
