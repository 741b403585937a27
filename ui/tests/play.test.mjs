/** The page for playing: games won by clicks and by keys, undone, looked over, and brought back by their addresses. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { browse, DESK, PHONE, serve, shoot, violations, visit } from './harness.mjs';

let server;
let chromium;

before(async () => {
  server = await serve();
  chromium = await browse();
});
after(async () => {
  await chromium?.stop();
  await server?.stop();
});

/** A visitor of a game; what the browser complains of is looked at when the visit ends. */
async function play(query, work, { expected = [], fragment = '', ...how } = {}) {
  const visitor = await visit(chromium.browser, server.url, how);
  const { page, complaints } = visitor;
  await page.goto(`${server.url}/play?${new URLSearchParams(query)}${fragment}`);
  // A question that is refused has no board.
  await page.locator('.position .board, .position svg, .position table, .stage .failed, .stage section').first().waitFor();
  try {
    await work(page, visitor);
    assert.deepEqual(complaints.filter((line) => !expected.some((known) => known.test(line))), []);
  } finally {
    await visitor.close();
  }
}

const banner = (page) => page.locator('#banner');
const made = (page) => new URL(page.url()).searchParams.get('made')?.split(';') ?? [];

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

/** Waits until a touch has had an effect: a move in the address, or something chosen that was not. A board that was let go of says nothing: its move is on the way. */
async function changed(page, before) {
  await page.waitForFunction((before) => {
    const made = `${new URL(location.href).searchParams.get('made')}`;
    const seen = [...document.querySelectorAll('.position .chosen, .position .taken')].map((cell) => cell.getAttribute('data-at') ?? '+');
    const open = document.querySelectorAll('.chooser, .position .primary:enabled').length;
    if (!before.startsWith(`${made} `)) return true;
    return (seen.length > 0 || open > 0) && `${made} ${seen.join()} ${open}` !== before;
  }, before);
}

/** Touches what is marked as winning on the board until a move has been made. */
async function touchWinning(page) {
  const count = made(page).length;
  for (let touch = 0; touch < 4; touch += 1) {
    const before = await stage(page);
    const chooser = page.locator('.chooser button:has(.sign.win)');
    const ready = page.locator('.position .do button.primary:enabled, .position .offer button.primary:enabled');
    if (await ready.count()) await ready.first().click();
    else if (await chooser.count()) await chooser.first().click();
    else {
      const fresh = page.locator('.position .win:not(.chosen):not([aria-disabled=true])');
      const cell = (await fresh.count()) ? fresh : page.locator('.position .win:not([aria-disabled=true])');
      // Where only what was touched is left to touch, the last of it: the first is where the gesture began.
      await ((await fresh.count()) ? cell.first() : cell.last()).click();
    }
    await changed(page, before);
    if (made(page).length > count) return;
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
  'race piece=queen 5,7': 'boards',
  'nim 3 4 + kayles 3': 'sums',
};

describe('games are won', () => {
  for (const [ask, family] of Object.entries(WON)) {
    it(`by clicks: ${ask} (${family})`, async () => {
      await play({ ask, engine: 'second', strength: '4', hints: '1' }, async (page) => {
        while (await myTurn(page)) await touchWinning(page);
        assert.match((await banner(page).textContent()) ?? '', /^You win after \d+ moves?!$/);
        assert.equal(made(page).length % 2, 1, 'who moves first makes the last move');
      });
    });
  }

  for (const ask of [...Object.keys(WON), 'coins 1,0,1,1', 'hackenbush 0-1,1-2,0-3', 'hackenbush-tree 0,1,2', 'dag 0 0 1', 'turning-corners 2,3']) {
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
          const before = made(page).length;
          await page.keyboard.press('Enter');
          await page.waitForFunction((count) => (new URL(location.href).searchParams.get('made')?.split(';').length ?? 0) > count, before);
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

describe('boards are played by keys alone', () => {
  for (const ask of ['bash m=3 9', 'nim 1 2 4', 'wythoff 2,3', 'kayles 3 1', 'staircase 1,1,2', 'georgia-bob 1,3', 'race piece=king 2,3', 'count-up m=3 T=12 3']) {
    it(ask, async () => {
      await play({ ask, engine: 'second', strength: '4', hints: '1' }, async (page) => {
        while (await myTurn(page)) {
          const count = made(page).length;
          for (let touch = 0; touch < 3 && made(page).length === count; touch += 1) {
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
              if (made(page).length !== count) break;
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
      assert.deepEqual(made(page), ['[1,0,1] → [0,0,0]']);
    });
  });

  it('a choice is called off by Escape', async () => {
    await play({ ask: 'wythoff 4,7', engine: 'none', hints: '0' }, async (page) => {
      await page.getByRole('button', { name: 'Heap 1: take 2 of 4, leave 2' }).press('Enter');
      await page.locator('.chooser').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.chooser').waitFor({ state: 'detached' });
      assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), 'Heap 1: take 2 of 4, leave 2');
      assert.deepEqual(made(page), []);
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

  it('shows a move on the board when it is looked at in the list', async () => {
    await play({ ask: 'nim 3 4', engine: 'none', hints: '0' }, async (page) => {
      await page.getByRole('option', { name: '4 → 1' }).hover();
      await page.waitForFunction(() => document.querySelectorAll('.position .stone.gone').length === 3);
      await page.getByRole('button', { name: 'Heap 1: take 2 of 3, leave 1' }).hover();
      await page.waitForFunction(() => document.querySelector('[role=option].lit')?.textContent.includes('3 → 1'));
    });
  });

  it('is taken back and made again, the engine keeping its move', async () => {
    await play({ ask: 'nim 3 5 7', engine: 'second', strength: '4' }, async (page) => {
      await myTurn(page);
      await page.getByLabel('Type a move').fill('7 → 1');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => new URL(location.href).searchParams.get('made')?.split(';').length === 2);
      await myTurn(page);
      const both = made(page);
      await page.getByRole('button', { name: /Take back/ }).click();
      await page.waitForFunction(() => !new URL(location.href).searchParams.has('made'));
      await page.getByRole('button', { name: /Redo/ }).click();
      await page.waitForFunction(() => new URL(location.href).searchParams.get('made')?.split(';').length === 2);
      assert.deepEqual(made(page), both);
      assert.ok(await page.getByRole('button', { name: /Redo/ }).isDisabled());
    });
  });

  it('tells where it went wrong, hides the answer until asked, and can be tried again', async () => {
    await play({ ask: 'nim 3 5 7', engine: 'second', strength: '4', hints: '0' }, async (page) => {
      await myTurn(page);
      await page.getByLabel('Type a move').fill('7 → 0');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => new URL(location.href).searchParams.get('made')?.split(';').length === 2);
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
      await page.waitForFunction(() => !new URL(location.href).searchParams.has('made'));
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
      await page.waitForFunction(() => new URL(location.href).searchParams.get('made')?.split(';').length === 2);
      address = page.url();
    });
    const visitor = await visit(chromium.browser, server.url);
    await visitor.page.goto(address);
    await visitor.page.waitForFunction(() => document.querySelector('#banner')?.textContent === 'Your turn');
    assert.equal(visitor.page.url(), address);
    assert.equal(await visitor.page.getByLabel('Strength').inputValue(), '2');
    await visitor.page.getByText('Misère: who cannot move wins.', { exact: true }).waitFor();
    await visitor.page.getByText('As a table').click();
    assert.equal(await visitor.page.locator('tbody tr:has(button)').count(), 3);
    await visitor.close();
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

  it('counts in the score, once', async () => {
    await play({ ask: 'nim 3', engine: 'second', strength: '4', hints: '1' }, async (page) => {
      await myTurn(page);
      await touchWinning(page);
      await page.getByText('You win after 1 move!').waitFor();
      const row = page.getByRole('region', { name: 'Score against the engine' }).locator('tbody tr');
      assert.equal((await row.locator('td').allTextContents()).join(), '1,0,0');
      await page.getByRole('button', { name: /Take back/ }).click();
      await myTurn(page);
      await touchWinning(page);
      await page.getByText('You win after 1 move!').waitFor();
      assert.equal((await row.locator('td').allTextContents()).join(), '1,0,0');
    });
  });

  it('lets the engine begin, and resists longest when it is lost', async () => {
    await play({ ask: 'bash m=3 4', engine: 'first', strength: '4', hints: '1' }, async (page) => {
      assert.ok(await myTurn(page));
      // 4 is lost; whatever is taken, one stone at a time lasts no less than any other.
      assert.equal(made(page).length, 1);
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
      assert.equal(made(page).length, 1);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
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
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      },
      { expected: [/400/] },
    );
  });

  it('rules of one’s own are played', async () => {
    const text = 'game pairs\ntitle en "Pairs of mine"\ntitle zh "我的游戏"\n\n(a, b) -> (a - 1, b)\n(a, b) -> (a, b - 1)\n(a, b) -> (a - 1, b - 1)\n';
    const visitor = await visit(chromium.browser, server.url);
    await visitor.page.goto(server.url);
    const fragment = await visitor.page.evaluate(async (text) => {
      const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    }, text);
    await visitor.close();
    await play(
      { ask: 'mine.game 3,2', engine: 'second', strength: '4', hints: '1' },
      async (page) => {
        await page.getByRole('heading', { name: 'Pairs of mine' }).waitFor();
        // Lost exactly where both numbers are even.
        while (await myTurn(page)) await touchWinning(page);
        assert.match((await banner(page).textContent()) ?? '', /^You win/);
        assert.ok(page.url().endsWith(`#rules=${fragment}`));
      },
      { fragment: `#rules=${fragment}` },
    );
  });
});

describe('when the server', () => {
  it('does not answer, that is said, and asking again helps', async () => {
    const visitor = await visit(chromium.browser, server.url);
    let down = true;
    await visitor.page.route('**/api/play', (route) => (down ? route.abort() : route.continue()));
    await visitor.page.goto(`${server.url}/play?ask=nim+1+2&engine=none`);
    await visitor.page.getByText('The server does not answer.').waitFor();
    down = false;
    await visitor.page.getByRole('button', { name: 'Try again' }).click();
    await visitor.page.getByText('First player: your turn').waitFor();
    await visitor.close();
  });

  it('is busy, the page waits and asks again by itself', async () => {
    const visitor = await visit(chromium.browser, server.url);
    let refused = 0;
    await visitor.page.route('**/api/play', (route) => {
      if (refused > 0) return route.continue();
      refused += 1;
      return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { problems: [{ code: 'busy', message: 'busy' }] } });
    });
    await visitor.page.goto(`${server.url}/play?ask=nim+1+2&engine=none`);
    await visitor.page.getByText('First player: your turn').waitFor();
    assert.equal(refused, 1);
    await visitor.close();
  });
});

describe('nothing stands in the way of anybody', () => {
  for (const lang of ['en', 'zh'])
    for (const theme of ['light', 'dark'])
      for (const size of [DESK, PHONE]) {
        const name = `play-${lang}-${theme}-${size === PHONE ? 'phone' : 'desk'}`;
        it(name, async () => {
          const visitor = await visit(chromium.browser, server.url, { lang, theme, size });
          const { page } = visitor;
          await page.goto(`${server.url}/play?ask=nim+3+5+7&engine=none&hints=1&made=${encodeURIComponent('7 → 0;5 → 3')}`);
          await page.locator('[role=option]').first().waitFor();
          await page.waitForFunction(() => document.querySelectorAll('svg circle').length === 3);
          await page.locator('[data-review]').click();
          await page.locator('.below li .primary').first().waitFor();
          await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
          assert.deepEqual(await violations(page), []);
          assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'no sideways scrolling');
          await shoot(page, name);
          await page.evaluate(() => document.querySelector('.below').scrollIntoView());
          await shoot(page, `${name}-below`);
          for (const ask of ['kayles 5 8', 'staircase 3,1,4', 'take-break 1,0,1,5', 'coins 1,0,1,1', 'georgia-bob 2,5,7', 'race piece=knight 5,7', 'count-up 37', 'wythoff 4,7', 'nim 900 4']) {
            await page.goto(`${server.url}/play?engine=none&hints=1&ask=${encodeURIComponent(ask)}`);
            await page.locator('.position .board').first().waitFor();
            await page.locator('[role=option]').first().waitFor();
            assert.deepEqual(await violations(page), [], ask);
            assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${ask} scrolls sideways`);
          }
          assert.deepEqual(visitor.complaints, []);
          await visitor.close();
        });
      }
});
