/** The catalogue: found, looked at, and gone on from; and the way of somebody who has never been here. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { house, passableInThemes, PHONE, shoot, LOOKS, turnTo } from './harness.mjs';

const home = house();
const { at, open } = home;

const cards = (page) => page.locator('article.card');

describe('the catalogue', () => {
  it('shows every game, by family, each with ways on', async () => {
    const { games, boards } = await (await fetch(`${home.url}/api/games`)).json();
    await at('/', async (page) => {
      await cards(page).first().waitFor();
      assert.equal(await cards(page).count(), games.length + boards.length);
      const families = new Set(games.map(({ family }) => family));
      // Games on boards stand together.
      assert.equal(await page.locator('section[aria-labelledby^=family]').count(), families.size + 1);
      const wythoff = page.locator('article', { has: page.getByRole('heading', { name: "Wythoff's game", exact: true }) });
      await wythoff.getByRole('link', { name: "Play: Wythoff's game" }).waitFor();
      await wythoff.getByRole('link', { name: "Map: Wythoff's game" }).waitFor();
    });
  });

  it('asks for pictures only as they come into view', async () => {
    let asked = 0;
    const prepare = (page) =>
      page.on('request', (request) => {
        if (request.url().endsWith('/api/table')) asked += 1;
      });
    const { page, close } = await open('/', { size: PHONE, prepare, ready: 'article.card' });
    assert.equal(asked, 0, 'the map at the top asks for none');
    await page.getByRole('heading', { name: 'Nim', exact: true }).scrollIntoViewIfNeeded();
    await page.locator('.mini[data-kind]').first().waitFor();
    const early = asked;
    const near = await page.locator('article.card').evaluateAll((cards) => {
      const boxes = cards.map((card) => card.getBoundingClientRect());
      return boxes.filter(({ top, bottom }) => bottom > -200 && top < innerHeight + 200).length;
    });
    assert.ok(early <= near && near < 12, `${early} pictures at once, ${near} games in view or nearly so`);
    await page.getByRole('heading', { name: 'Fibonacci Nim' }).scrollIntoViewIfNeeded();
    await page.locator('article', { hasText: 'Fibonacci Nim' }).locator('.mini[data-kind=grid]').waitFor();
    assert.ok(asked > early);
    await close();
  });

  it('draws the losing positions as they are', async () => {
    // The golden pairs with both numbers below 32, from the rule that each number not yet used begins the next pair.
    const pairs = [];
    const used = new Set();
    for (let a = 0, difference = 0; a < 32; a += 1) {
      if (used.has(a)) continue;
      const b = a + difference;
      difference += 1;
      used.add(a);
      used.add(b);
      if (b < 32) pairs.push([a, b], [b, a]);
    }
    const wanted = new Set(pairs.map(([a, b]) => `${b} ${a}`));
    await at('/?search=wythoff', async (page) => {
      const path = page.locator('.mini[data-kind=grid] path.lost').first();
      await path.waitFor({ state: 'attached' });
      const squares = (await path.getAttribute('d')).match(/M\d+ \d+/g).map((square) => square.slice(1));
      assert.deepEqual(new Set(squares), wanted);
    });
    // Rows of eight coins lose where the places of ones, counted from 1, have the nim-sum 0: the first four say the line.
    await at('/?search=turtles', async (page) => {
      const path = page.locator('article .mini[data-kind=rows] path.lost').first();
      await path.waitFor({ state: 'attached' });
      const squares = (await path.getAttribute('d')).match(/M\d+ \d+/g).map((square) => square.slice(1));
      const lost = [];
      for (let row = 0; row < 16; row += 1) {
        for (let column = 0; column < 16; column += 1) {
          const coins = [...row.toString(2).padStart(4, '0'), ...column.toString(2).padStart(4, '0')];
          if (coins.reduce((sum, coin, place) => (coin === '1' ? sum ^ (place + 1) : sum), 0) === 0) lost.push(`${column} ${row}`);
        }
      }
      assert.deepEqual(new Set(squares), new Set(lost));
    });
    // The pieces of Georgia and Bob stand on different squares, in whatever order they are named.
    await at('/?search=georgia', async (page) => {
      const mini = page.locator('article .mini[data-kind=rows]').first();
      await mini.locator('path.lost').waitFor({ state: 'attached' });
      assert.match(await mini.locator('path.vacant').getAttribute('d'), /^M0 0h/, '(1, 2, 1, 2) is no position');
    });
    // Four heaps of Moore's game, of which up to two change, lose where each binary digit comes up a multiple of three times.
    await at('/?search=moore', async (page) => {
      const path = page.locator('article .mini[data-kind=rows] path.lost').first();
      await path.waitFor({ state: 'attached' });
      const squares = (await path.getAttribute('d')).match(/M\d+ \d+/g).map((square) => square.slice(1));
      const lost = [];
      for (let row = 0; row < 36; row += 1) {
        for (let column = 0; column < 36; column += 1) {
          const heaps = [Math.floor(row / 6), row % 6, Math.floor(column / 6), column % 6];
          if ([1, 2, 4].every((digit) => heaps.filter((heap) => heap & digit).length % 3 === 0)) lost.push(`${column} ${row}`);
        }
      }
      assert.deepEqual(new Set(squares), new Set(lost));
    });
    // What is drawn of Hackenbush is lost.
    for (const game of ['hackenbush', 'hackenbush-tree']) {
      await at(`/?search=${game}`, async (page) => {
        const mini = page.locator('article', { has: page.locator(`a[href*="ask=${game}+"], a[href*="ask=${game}%20"]`) }).locator('.mini[data-kind=losing]');
        const position = /the losing position (.*)$/.exec(await mini.first().getAttribute('aria-label'))[1];
        const answer = await page.request.post(new URL('/api/solve', page.url()).href, { data: { ask: `${game} ${position}` } });
        assert.equal((await answer.json()).outcome, 'P');
      });
    }
    // A slice of Nim: (a, b, 5) is lost where the binary digits of a and b differ just where 5 has ones.
    await at('/?search=nim', async (page) => {
      const path = page.locator('article', { has: page.getByRole('heading', { name: 'Nim', exact: true }) }).locator('path.lost');
      await path.waitFor({ state: 'attached' });
      const squares = (await path.getAttribute('d')).match(/M\d+ \d+/g).map((square) => square.slice(1).split(' ').map(Number));
      assert.equal(squares.length, 32);
      assert.ok(squares.every(([x, y]) => (x ^ y) === 5));
    });
  });

  it('draws the nim-values of games on one heap', async () => {
    await at('/?search=A002186', async (page) => {
      await page.getByRole('heading', { name: 'Kayles' }).waitFor();
      const bars = page.locator('article .mini[data-kind=sequence] rect');
      await bars.nth(39).waitFor({ state: 'attached' });
      // Kayles begins 0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, of which 9 is the largest up to 39 (Winning Ways, ch. 4).
      const tall = await bars.evaluateAll((all) => all.slice(0, 12).map((bar) => (bar.classList.contains('lost') ? 0 : Number(bar.getAttribute('height')))));
      const order = (values) => values.map((one) => values.filter((other) => other < one).length);
      assert.deepEqual(order(tall), order([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]));
    });
  });

  it('knows other names of games', async () => {
    await at('/', async (page) => {
      await cards(page).first().waitFor();
      const search = page.getByLabel('Search the games');
      const first = { queen: "Wythoff's game", golden: "Wythoff's game", 21: 'Count up', dawson: 'Octal game', 巴什: "Bash's game", 尼姆积: 'Turning Corners' };
      for (const [words, title] of Object.entries(first)) {
        await search.fill(words);
        await cards(page).getByRole('heading', { name: title, exact: true }).waitFor();
      }
      for (const words of ['sprague', 'nimber', '取石子']) {
        await search.fill(words);
        await cards(page).getByRole('heading', { name: 'Nim', exact: true }).waitFor();
      }
    });
  });

  it('shows one kind, and the address says so; the search stays in sight', async () => {
    const { games, boards } = await (await fetch(`${home.url}/api/games`)).json();
    await at('/', async (page) => {
      await cards(page).first().waitFor();
      await page.getByRole('button', { name: 'Splitting heaps' }).click();
      await page.waitForFunction((count) => document.querySelectorAll('article.card').length === count, games.filter(({ family }) => family === 'splitting').length);
      assert.equal(new URL(page.url()).searchParams.get('family'), 'splitting');
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await page.waitForFunction((count) => document.querySelectorAll('article.card').length === count, games.length + boards.length);
      const search = page.getByLabel('Search the games');
      await search.fill('heap');
      await cards(page).last().scrollIntoViewIfNeeded();
      const [top, header] = await page.evaluate(() => [document.querySelector('input[type=search]'), document.querySelector('header')].map((one) => one.getBoundingClientRect()));
      assert.ok(top.top >= header.bottom && top.bottom < header.bottom + 100, 'the field is right below the header');
      assert.ok(header.top === 0);
    });
  });

  it('shows two games a row on a phone', async () => {
    await at(
      '/',
      async (page) => {
        await cards(page).first().waitFor();
        const [one, two, three] = await cards(page).evaluateAll((all) => all.slice(0, 3).map((card) => card.getBoundingClientRect().top));
        assert.equal(one, two);
        assert.ok(three > two);
        assert.equal(new Set(await page.locator('header nav a').evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))).size, 1);
      },
      { size: PHONE },
    );
  });

  it('finds games by a word in either language, and the address says so', async () => {
    await at('/', async (page) => {
      await cards(page).first().waitFor();
      const search = page.getByLabel('Search the games');
      await search.fill('威佐夫');
      await page.waitForFunction(() => document.querySelectorAll('article.card').length === 2);
      assert.equal(new URL(page.url()).searchParams.get('search'), '威佐夫');
      await search.fill('staircase');
      await page.getByRole('heading', { name: 'Staircase Nim' }).waitFor();
      await search.fill('zyzzyva');
      await page.getByText('No game has these words.').waitFor();
      await page.getByRole('button', { name: 'Show all games' }).click();
      await page.waitForFunction(() => document.querySelectorAll('article.card').length > 20);
    });
  });

  it('tells rules, claims with how each is known, examples, remarks and sources', async () => {
    await at('/?game=wythoff', async (page) => {
      await page.getByRole('heading', { name: "Wythoff's game" }).waitFor();
      await page.getByText('(a, b) -> (a - k, b - k) where k >= 1').first().waitFor();
      await page.getByText('Proved').first().waitFor();
      await page.getByText('Wythoff 1907').first().waitFor();
      await page.getByText('a tempting guess').first().waitFor();
      await page.getByText('Nieuw Archief voor Wiskunde').first().waitFor();
      const example = page.getByRole('listitem').filter({ hasText: /^\(2, 2\): the player to move loses \(in misère play\)$/ });
      await example.getByRole('link').click();
      await page.waitForURL(/\/play\?.*misere=1/);
      await page.getByRole('button', { name: 'Reveal who wins and why' }).click();
      await page.getByText('The player to move loses.', { exact: true }).waitFor();
    });
    await at(
      '/?game=bash',
      async (page) => {
        await page.getByRole('listitem').filter({ hasText: /^\(23\)：唯一的制胜着法走到 \(21\)（m\s=\s2；HDU 1846）$/ }).waitFor();
        await page.getByText('对 m = 3 的巴什博弈的所有局面').first().waitFor();
      },
      { lang: 'zh' },
    );
    await at('/?game=take-break', async (page) => {
      // A proof for rows of some lengths is not told as one for all.
      await page.getByText(/of 1, 2.* parts/).first().waitFor();
    });
  });

  it('tells the rules and the facts of a game on boards, and draws a board', async () => {
    await at('/?game=cram', async (page) => {
      await page.getByRole('heading', { name: 'Cram', level: 1 }).waitFor();
      await page.getByText('u is free, v is free -> u is taken, v is taken where u next to v').first().waitFor();
      await page.getByText('Games on boards have no formulas').waitFor();
      await page.getByText('Scientific American').first().waitFor();
      await page.getByRole('listitem').filter({ hasText: /^1 1\.\.10: nim-values 0, 1, 1, 2, 0, 3, 1, 1, 0, 3 \(Winning Ways/ }).waitFor();
      await page.locator('.mini[data-kind=cells] .cells-picture').waitFor();
      await passableInThemes(page, 'catalogue-cram');
      await page.getByRole('listitem').filter({ hasText: /^4 5: nim-value 2/ }).getByRole('link').click();
      await page.locator('[data-cell]').first().waitFor();
      assert.equal(await page.locator('[data-cell]').count(), 20);
    });
    await at(
      '/?game=edge-deletion',
      async (page) => {
        await page.getByText('棋盘游戏没有公式').waitFor();
        await page.locator('.mini[data-kind=cells] line.edge').first().waitFor({ state: 'attached' });
        await shoot(page, 'catalogue-edge-deletion');
      },
      { lang: 'zh', size: PHONE },
    );
    await at('/?search=nogo', async (page) => {
      const card = page.locator('article.card', { hasText: 'NoGo' });
      await card.locator('.mini[data-kind=cells] .cells-picture').waitFor();
      await card.getByRole('link', { name: /^Rules and sources: NoGo/ }).waitFor();
      await shoot(page, 'catalogue-nogo');
    });
  });

  it('says so when there is no such game', async () => {
    const none = async (page) => page.getByText('There is no game of this name.').waitFor();
    await at('/?game=nonsense', none, { expected: [/404/] });
  });
});

describe('somebody who has never been here', () => {
  it('is shown why (1, 2) loses', async () => {
    await at('/', async (page) => {
      await page.getByRole('link', { name: 'Why (1, 2) loses' }).click();
      await page.getByText('The player to move loses.', { exact: true }).waitFor();
      await page.getByText('(1,2) has the difference 1').waitFor();
      // Every move shown on the board is marked as losing.
      await page.locator('.position .stone').first().waitFor();
      assert.equal(await page.locator('.position .stone.lose').count(), 3);
    });
  });

  it('is offered a game from a winning start', async () => {
    await at('/', async (page) => {
      await page.getByRole('link', { name: 'Play now' }).click();
      await page.getByText('Your turn', { exact: true }).waitFor();
      // Neither who wins nor the winning move is given away.
      assert.equal(await page.locator('.position .win, [role=option].win, .verdict').count(), 0);
      await page.getByRole('button', { name: 'Reveal who wins and why' }).click();
      await page.getByText('The player to move wins.', { exact: true }).waitFor();
    });
  });

  it('is offered to write a game', async () => {
    await at('/', async (page) => {
      await page.getByRole('link', { name: 'Write a game' }).click();
      await page.waitForURL(/\/rules/);
    });
  });
});

describe('nothing stands in the way of anybody', () => {
  for (const { lang, where, size } of LOOKS) {
    it(`${lang}, ${where}`, async () => {
      await home.at(
        '/',
        async (page) => {
          const name = `catalogue-${lang}-${where}`;
          await cards(page).first().waitFor();
          await shoot(page, name);
          await cards(page).first().scrollIntoViewIfNeeded();
          await page.locator('.mini[data-kind]').first().waitFor();
          await passableInThemes(page, `${name}-cards`);
          await turnTo(page, '/?game=kayles');
          await page.locator('.mini[data-kind]').first().waitFor();
          await passableInThemes(page, `${name}-game`);
        },
        { lang, size },
      );
    });
  }
});
