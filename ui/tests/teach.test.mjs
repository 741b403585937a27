/** For teachers: links that hide who wins, projector mode, QR codes, worksheets, a game for two in a local network, and boards in other pages. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, describe, test } from 'node:test';
import { house, made, madeBe, passable, passableInThemes, PHONE, shoot } from './harness.mjs';
import { inDrawer, playing, READY, TOGETHER } from './playing.mjs';

/** Which heaps lose, by Bouton's theorem. */
const lost = (heaps) => heaps.reduce((sum, heap) => sum ^ heap, 0) === 0;
const numbers = (text) => text.match(/\d+/g).map(Number);

/** Takes one stone of the first heap that has some, on a board of heaps. */
const takeOne = (page) => page.getByRole('button', { name: /^Heap \d: take 1 of/ }).first().click();

/** Nothing on the page tells who wins. */
async function silent(page) {
  for (const telling of ['.verdict', '[data-reveal]', '.sign', '.win', '.lose', '[data-tab="review"]', '[data-tab="explore"]', '[data-tab="history"]', '.flawless', '[data-lost]']) {
    assert.equal(await page.locator(telling).count(), 0, telling);
  }
}

describe('a link for class', TOGETHER, () => {
  const home = house();
  const play = playing(home);

  /** The link that the panel makes. */
  const linkOf = async (page, work) => {
    const panel = page.locator('[data-for-class]');
    await panel.locator('summary').click();
    await work?.(panel);
    return panel.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  };

  test('hides who wins and why until the key word is typed', async () => {
    let link;
    await play({ ask: 'nim 1 2', engine: 'none', hints: '1', why: '1' }, async (page) => {
      link = await inDrawer(page, () =>
        linkOf(page, async (panel) => {
          await panel.getByRole('textbox', { name: 'Key word that reveals it' }).fill('Sesame');
          await panel.getByRole('button', { name: 'QR code' }).click();
          await panel.locator('[data-qr] path').waitFor();
          await passable(page, 'the panel', { within: '[data-for-class]' });
          await shoot(page, 'teach-panel');
        }),
      );
    });
    assert.doesNotMatch(link, /sesame/i);
    assert.doesNotMatch(link, /hints|why/);
    await home.at(link.slice(home.url.length), async (page) => {
      await silent(page);
      // Keys tell nothing either.
      for (const key of ['h', 'w', 'a', 'x']) await page.keyboard.press(key);
      await silent(page);
      assert.equal(await page.locator('.advice').count(), 0);
      await takeOne(page);
      await madeBe(page, 1);
      assert.match(page.url(), /class=k/);
      await passableInThemes(page, 'teach-class');
      const key = page.locator('[data-class] input');
      await key.fill('open');
      await page.getByRole('button', { name: 'Reveal', exact: true }).click();
      await page.getByText('This is not the key word.').waitFor();
      await silent(page);
      await key.fill(' sesame');
      await key.press('Enter');
      await page.locator('[data-reveal]').click();
      await page.locator('.verdict').waitFor();
      await page.getByRole('button', { name: 'Hide again' }).click();
      await page.locator('[data-class="hidden"]').waitFor();
      await silent(page);
    }, { ready: READY });
  });

  test('without a key word hides it for good, to the end of the game', async () => {
    await play({ ask: 'nim 1 2', engine: 'none', class: '1', hints: '1', why: '1', tab: 'explore' }, async (page) => {
      assert.equal(await page.locator('[data-class] input').count(), 0);
      for (let move = 1; move <= 3; move += 1) {
        await silent(page);
        await takeOne(page);
        await madeBe(page, move);
      }
      await page.getByText('wins after 3 moves').waitFor();
      await silent(page);
      await shoot(page, 'teach-class-end');
    });
  });

  test('hides it in a lesson of the book, whose boards can be played', async () => {
    await home.at('/learn/lessons?class=1', async (page) => {
      await page.locator('.live .board').first().waitFor();
      assert.equal(await page.locator('.verdict').count(), 0);
      assert.equal(await page.getByRole('button', { name: 'Hints', exact: true }).count(), 0);
    }, { ready: '.live' });
    await home.at('/learn/lessons', (page) => page.locator('.verdict').first().waitFor(), { ready: '.live' });
  });

  test('goes on from page to page of the book', async () => {
    await home.at('/learn/lessons?class=1', async (page) => {
      await page.locator('.turn a').last().click();
      await page.waitForURL(/\/learn\/(?!lessons).*class=1/);
      await page.locator('[data-class="hidden"]').waitFor();
      await page.getByRole('navigation', { name: 'Pages of the book' }).getByRole('link', { name: /^First lessons/ }).click();
      await page.locator('article[data-page="lessons"] .live .board').first().waitFor();
      assert.equal(await page.locator('.verdict').count(), 0);
      // Links in the text, too.
      await page.locator('article').getByRole('link', { name: 'sums of games' }).click();
      await page.waitForURL(/class=1#/);
      await page.locator('[data-class="hidden"]').waitFor();
    }, { ready: 'article .turn' });
  });

  test('may ask for projector mode, which Escape leaves with the game as it was', async () => {
    await play({ ask: 'nim 3 5 7', engine: 'none' }, async (page) => {
      const size = () => page.locator('.position .stone').first().evaluate((stone) => stone.getBoundingClientRect().width);
      const before = await size();
      await page.getByRole('button', { name: 'Projector mode' }).click();
      await page.locator('html[data-projector]').waitFor();
      assert.match(page.url(), /projector=1/);
      assert.equal(await page.getByRole('navigation').count(), 0);
      assert.equal(await page.locator('.rail').count(), 0);
      assert.ok((await size()) > before, `stones of ${before} pixels have grown`);
      await takeOne(page);
      await madeBe(page, 1);
      await passableInThemes(page, 'teach-projector');
      await page.keyboard.press('Escape');
      await page.getByRole('navigation', { name: 'Bouton' }).waitFor();
      assert.doesNotMatch(page.url(), /projector/);
      assert.equal((await made(page)).length, 1);
    });
    await play({ ask: 'nim 3 5 7', engine: 'none', projector: '1' }, async (page) => {
      await page.getByRole('button', { name: 'Leave projector mode' }).click();
      await page.getByRole('navigation', { name: 'Bouton' }).waitFor();
    });
  });

  test('says what a QR code has no room for', async () => {
    await play({ ask: `nim ${'12 '.repeat(80)}3`, engine: 'none' }, (page) =>
      inDrawer(page, () =>
        linkOf(page, async (panel) => {
          await panel.getByRole('button', { name: 'QR code' }).click();
          await panel.getByText('too long for a QR code').waitFor();
        }),
      ),
    );
  });
});

describe('a worksheet', TOGETHER, () => {
  const home = house();
  const SHEET = '.sheet .tasks li';
  const positions = (page) => page.locator(`${SHEET} h3 .mono`).allTextContents();
  const solved = (page) =>
    page.locator('.answers .solved > li').evaluateAll((all) =>
      all.map((one) => ({ position: one.querySelector('strong').textContent, outcome: one.dataset.outcome, moves: [...one.querySelectorAll('.move')].map((move) => move.textContent) })),
    );

  test('is the same at the same address, and its answers are right', async () => {
    const path = '/teach?game=nim&count=10&level=2&seed=7';
    const seen = [];
    for (let visit = 0; visit < 2; visit += 1) {
      await home.at(path, async (page) => {
        seen.push(await positions(page));
        const answers = await solved(page);
        assert.deepEqual(answers.map(({ position }) => position), seen[visit]);
        for (const { position, outcome, moves } of answers) {
          const heaps = numbers(position);
          assert.equal(outcome, lost(heaps) ? 'P' : 'N', position);
          assert.equal(moves.length > 0, !lost(heaps), position);
          for (const move of moves) {
            const [from, to] = numbers(move);
            const after = [...heaps];
            after[heaps.indexOf(from)] = to;
            assert.ok(to < from && heaps.includes(from) && lost(after), `${position}: ${move}`);
          }
          assert.equal(new Set(moves).size, moves.length, `${position}: equal heaps have one move`);
        }
        assert.ok(answers.some(({ outcome }) => outcome === 'P') && answers.some(({ outcome }) => outcome === 'N'));
      }, { ready: SHEET });
    }
    assert.equal(seen[0].length, 10);
    assert.deepEqual(seen[1], seen[0]);
  });

  test('of Wythoff\'s game is right by brute force', async () => {
    const SIDE = 26;
    const loses = Array.from({ length: SIDE }, () => new Array(SIDE).fill(false));
    for (let a = 0; a < SIDE; a += 1) {
      for (let b = 0; b < SIDE; b += 1) {
        const steps = Array.from({ length: SIDE }, (_, k) => k + 1);
        loses[a][b] = !steps.some((k) => (k <= a && loses[a - k][b]) || (k <= b && loses[a][b - k]) || (k <= Math.min(a, b) && loses[a - k][b - k]));
      }
    }
    await home.at('/teach?game=wythoff&count=12&level=3&seed=a', async (page) => {
      for (const { position, outcome } of await solved(page)) {
        const [a, b] = numbers(position);
        assert.equal(outcome, loses[a][b] ? 'P' : 'N', position);
      }
      assert.equal((await positions(page)).length, 12);
    }, { ready: SHEET });
  });

  test('has the parameters that are asked for', async () => {
    await home.at('/teach?game=bash&count=6&level=2&seed=5', async (page) => {
      await page.getByRole('textbox', { name: 'm', exact: true }).fill('6');
      await page.getByRole('textbox', { name: 'm', exact: true }).blur();
      await page.locator('.sheet > p', { hasText: 'm\u00a0=\u00a06' }).waitFor();
      await page.waitForFunction(() => new URL(location.href).searchParams.get('given') === 'm=6');
      await page.locator(SHEET).first().waitFor();
      // Bachet: with one to six stones a move the multiples of 7 are lost.
      const answers = await solved(page);
      assert.equal(answers.length, 6);
      for (const { position, outcome } of answers) assert.equal(outcome, Number(position) % 7 === 0 ? 'P' : 'N', position);
      await page.getByRole('textbox', { name: 'm', exact: true }).fill('x');
      await page.getByRole('textbox', { name: 'm', exact: true }).blur();
      await page.locator('.form [role="alert"]').first().waitFor();
      assert.equal(await page.locator(SHEET).count(), 0);
      await passable(page, 'a parameter that is wrong');
    }, { ready: SHEET, expected: [/400|422/] });
  });

  test('can be made of any kind of game', async () => {
    const at = home.staying({ ready: SHEET });
    for (const game of ['bash', 'kayles', 'hackenbush', 'dag', 'coins', 'staircase', 'tartan']) {
      await at(`/teach?game=${game}&count=3&level=1&seed=1`, async (page) => {
        assert.ok((await positions(page)).length >= 1, game);
        assert.ok((await page.locator(`${SHEET} .picture svg`).count()) >= 1, game);
        assert.equal(await page.getByRole('combobox', { name: 'Game' }).inputValue(), game);
        await shoot(page, `teach-sheet-${game}`);
      });
    }
  });

  test('is printed with its answers on a page of their own', async () => {
    await home.at('/teach?game=nim&count=4&level=1&seed=3&why=0', async (page) => {
      await page.emulateMedia({ media: 'print' });
      for (const gone of ['header nav', '.form']) assert.equal(await page.locator(gone).first().isVisible(), false, gone);
      assert.equal(await page.locator('.answers').evaluate((answers) => getComputedStyle(answers).breakBefore), 'page');
      const pdf = (await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } })).toString('latin1');
      assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, 2);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      assert.equal(await page.locator('body').evaluate((body) => getComputedStyle(body).colorScheme), 'light');
      await shoot(page, 'teach-print');
    }, { ready: SHEET });
  });

  test('is printed with every step of its reasons, and with heaps that can be counted', async () => {
    await home.at('/teach?game=bash&count=6&level=2&seed=287294', async (page) => {
      await page.emulateMedia({ media: 'print' });
      const steps = await page.locator('.answers .steps > ol > li').allInnerTexts();
      assert.ok(steps.length >= 6);
      assert.deepEqual(steps.filter((text) => text.trim() === ''), []);
      const asked = await positions(page);
      assert.ok(asked.some((heap) => Number(heap) > 9));
      const drawn = await page.locator(`${SHEET} .picture svg`).evaluateAll((pictures) => pictures.map((picture) => String(picture.querySelectorAll('circle').length)));
      assert.deepEqual(drawn, asked);
    }, { ready: SHEET });
  });

  test('is prepared on a phone, in Chinese', async () => {
    await home.at('/teach', async (page) => {
      await page.getByRole('combobox', { name: '游戏' }).selectOption('wythoff');
      await page.getByRole('combobox', { name: '难度' }).selectOption('2');
      await page.getByRole('spinbutton', { name: '题数' }).fill('4');
      await page.getByRole('spinbutton', { name: '题数' }).press('Enter');
      await page.waitForURL(/game=wythoff&count=4&level=2/);
      await page.waitForFunction(() => document.querySelectorAll('.sheet .tasks li').length === 4);
      const first = await positions(page);
      await page.getByRole('button', { name: '换一批局面' }).click();
      await page.waitForFunction((first) => {
        const now = [...document.querySelectorAll('.sheet .tasks li h3 .mono')].map((one) => one.textContent);
        return now.length === 4 && now.join() !== first.join();
      }, first);
      await page.getByText('谁赢？').first().waitFor();
      await passableInThemes(page, 'teach-phone-zh');
      await page.locator('.answers').scrollIntoViewIfNeeded();
      await shoot(page, 'teach-phone-zh-answers');
    }, { ready: SHEET, lang: 'zh', size: PHONE });
  });
});

describe('a class in a local network', () => {
  const home = house(async () => ['--lan']);
  const token = () => new URL(home.link).searchParams.get('token');
  /** By an address without TLS, browsers ignore this header and say so. */
  const plain = /Cross-Origin-Opener-Policy/;
  const closed = [/403/, plain];

  test('needs the token, which does not stay in the address', async () => {
    await home.at('/', (page) => page.getByText('token of the class').waitFor(), { expected: closed });
    await home.at(`/?token=${'a'.repeat(20)}`, (page) => page.getByText('token of the class').waitFor(), { expected: closed });
    await home.at('/', (page) => page.getByText('课堂口令').waitFor(), { expected: closed, lang: 'zh' });
    await home.at(`/play?ask=nim+3+5&token=${token()}`, async (page) => {
      assert.doesNotMatch(page.url(), /token/);
      await page.reload();
      await page.locator(READY).first().waitFor();
    }, { ready: READY, expected: [plain] });
  });

  test('plays in rooms, two against each other, while others look on', async () => {
    const one = await home.open(`/play?ask=nim+1+2&engine=none&token=${token()}`, { ready: READY, expected: [plain] });
    await one.page.locator('[data-setup]').click();
    await one.page.locator('[data-for-class] summary').click();
    await one.page.getByRole('button', { name: 'Open a game for two' }).click();
    await one.page.locator('[data-room]').waitFor();
    await one.page.getByRole('button', { name: 'Play first' }).click();
    await one.page.getByText('Waiting for another player').waitFor();
    await one.page.locator('[data-qr]').waitFor();
    const link = await one.page.getByRole('textbox', { name: 'Link' }).inputValue();
    await passableInThemes(one.page, 'teach-room');
    const path = link.slice(new URL(link).origin.length);
    const two = await home.open(path, { ready: '[data-room]', size: PHONE, expected: [plain] });
    // The rules, for somebody who has only the link.
    await two.page.getByText('Take any number from one heap.').waitFor();
    await two.page.getByRole('button', { name: 'Play second' }).click();
    await one.page.getByText('Your turn').waitFor();
    const three = await home.open(path, { ready: '[data-room]', expected: [plain] });
    await three.page.getByText('You are watching.').waitFor();
    await one.page.getByText('3 screens in this room').waitFor();

    // From 1 and 2, one of the 2 leaves equal heaps.
    await one.page.getByRole('button', { name: 'Heap 2: take 1 of 2, leave 1' }).click();
    await two.page.getByText('Your turn').waitFor();
    await passable(two.page, 'a player on a phone');
    await shoot(two.page, 'teach-room-phone');
    await three.page.getByText('The second player is to move').waitFor();
    assert.equal(await three.page.locator('.stone:not([aria-disabled=true]):not(:disabled)').count(), 0, 'who looks on moves nothing');
    // Somebody who comes back to the page still has the seat.
    await two.page.reload();
    await two.page.getByText('Your turn').waitFor();
    await takeOne(two.page);
    await one.page.getByText('Your turn').waitFor();
    await takeOne(one.page);
    await one.page.getByText('You have won!').waitFor();
    await two.page.getByText('The other player has won.').waitFor();
    await three.page.getByText('The first player has won.').waitFor();
    await two.page.getByRole('button', { name: 'Play again' }).click();
    await one.page.getByText('Your turn').waitFor();
    for (const { close } of [one, two, three]) await close();
  });

  test('is told of a room that is not there', async () => {
    await home.at(`/room/nowhere?token=${token()}`, (page) => page.getByText('This room is closed, or it never was.').waitFor(), { expected: [/404/, plain] });
  });
});

describe('a board in another page', () => {
  let site;
  /** A site with one page, which frames the board of this address. */
  async function open() {
    site = createServer((request, response) => {
      const board = new URL(request.url, 'http://site').searchParams.get('board');
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><html lang="en"><title>School</title><main><h1>School</h1><iframe title="Board" width="480" height="480" src="${board}"></iframe></main></html>`);
    });
    await new Promise((ready) => site.listen(0, '127.0.0.1', ready));
    return `http://localhost:${site.address().port}`;
  }
  const home = house(async () => ['--embed', await open()]);
  after(() => site.close());
  const at = (host, path) => `http://${host}:${site.address().port}/?board=${encodeURIComponent(home.url + path)}`;

  test('is a board and nothing else', async () => {
    await home.at('/embed?ask=nim+3+5', async (page) => {
      for (const gone of ['header', 'nav', '.verdict']) assert.equal(await page.locator(gone).count(), 0, gone);
      await takeOne(page);
      await page.getByRole('status').filter({ hasText: 'Your turn' }).waitFor();
      await passableInThemes(page, 'teach-embed');
    }, { ready: '.live .board' });
    await home.at('/embed?ask=nim+3+5', (page) => passable(page, 'on a phone'), { ready: '.live .board', size: PHONE, lang: 'zh' });
    await home.at('/embed', (page) => page.getByText('The address names no game.').first().waitFor());
  });

  test('is shown by the site that was named, and no other page of the server is', async () => {
    const shows = async (host, path, expected) => {
      let seen;
      await home.at('/embed?ask=nim+3', async (page) => {
        await page.goto(at(host, path));
        const frame = page.frameLocator('iframe');
        // A frame that is refused has a page of the browser's own.
        await page.waitForFunction(() => document.readyState === 'complete');
        if (expected) await frame.locator('.live .board').waitFor();
        seen = await frame.locator('.live, main').count();
      }, { expected: [/asks|frame-ancestors|X-Frame-Options|Framing|ERR_BLOCKED/i] });
      assert.equal(seen > 0, expected, `${host} ${path}`);
    };
    await shows('localhost', '/embed?ask=nim+3+5', true);
    await shows('127.0.0.1', '/embed?ask=nim+3+5', false);
    await shows('localhost', '/play?ask=nim+3+5', false);
  });

  test('has a code to be copied, and says for whom', async () => {
    await playing(home)({ ask: 'nim 3 5', engine: 'none' }, (page) =>
      inDrawer(page, async () => {
        await page.locator('[data-for-class] summary').click();
        const code = await page.getByRole('textbox', { name: 'Embed code' }).inputValue();
        assert.match(code, /^<iframe src="http:\/\/127\.0\.0\.1:\d+\/embed\?ask=nim\+3\+5" title="Board" width="480" height="480"><\/iframe>$/);
        await page.locator('[data-for-class]').getByText(`http://localhost:${site.address().port}`).waitFor();
      }),
    );
  });
});
