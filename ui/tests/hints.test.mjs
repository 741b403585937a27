/** Hints: the sign of every place is that of the move which a click there makes, by what the solver says of the position that it leads to. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { house, made, madeBe, packed, passable, sweep, SWEEPS } from './harness.mjs';

const home = house();
const TOGETHER = { concurrency: 3 };

/** A board, however it is drawn. */
const BOARD = '.position :is(.board, svg, table)';
const stay = home.staying({ ready: BOARD });

/** The sign that the outcome of a position is for the one who left it. */
const SIGN = { P: 'win', N: 'lose', D: 'draw' };
/** Names of the signs. */
const SAID = { win: /(wins|good for you)/, lose: /(loses|good for the opponent)/, draw: /(draws|a draw)/ };
/** Places clicked on a board, evenly of each sign: of the positions of this file, and of each game of the catalogue as it begins. */
const THOROUGHLY = SWEEPS ? 14 : 6;
const BRIEFLY = 5;

const PLACES = '.position :is([data-at], [data-edge], [data-place], .way)';

/** The places of the board: how each is marked, whether something has to follow, and its name. */
function places(page) {
  return page.evaluate(
    (PLACES) =>
      [...document.querySelectorAll(PLACES)].map((place, index) => ({
        index,
        sign: ['win', 'lose', 'draw'].find((sign) => place.classList.contains(sign)) ?? null,
        leads: place.classList.contains('leads'),
        name: place.getAttribute('aria-label'),
      })),
    PLACES,
  );
}

function click(page, index) {
  return page.evaluate(([PLACES, index]) => document.querySelectorAll(PLACES)[index].dispatchEvent(new MouseEvent('click', { bubbles: true })), [PLACES, index]);
}

async function say(page, path, body) {
  const answer = await page.request.post(`${home.url}/api/${path}`, { data: { ...body, lang: 'en' } });
  assert.equal(answer.status(), 200, `${path} ${JSON.stringify(body)}`);
  return answer.json();
}

/** Who wins the position after these moves, asked as a question of its own. */
async function outcome(page, { ask, text, misere }, moves) {
  const question = { ...(text ? { text } : {}), ...(misere ? { convention: 'misere' } : {}) };
  const { position, end, moves: next } = await say(page, 'play', { ask, ...question, made: moves, hints: false, advise: false });
  // Over: who moved last has won, in misère play lost. (The empty position need not be a question.)
  if (end && next.length === 0) return end.winner === null ? 'D' : end.winner === 'first' ? 'P' : 'N';
  const [game, ...words] = ask.split(' ');
  const given = words.filter((word) => word.includes('='));
  return (await say(page, 'solve', { ask: / \+ [a-z]/.test(ask) ? position : [game, ...given, position].join(' '), ...question })).outcome;
}

/** So many of the places, evenly of each sign, so that none is left out. */
function spread(places, most) {
  const signs = Object.keys(SAID).map((sign) => places.filter((place) => place.sign === sign)).filter(({ length }) => length > 0);
  const each = Math.max(1, Math.floor(most / signs.length));
  return signs.flatMap((alike) => {
    const step = Math.max(1, alike.length / each);
    return alike.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  });
}

/** The address of a board with hints, two people at it. */
function address({ ask, text, misere, board }) {
  const query = new URLSearchParams({ ask, engine: 'none', hints: '1', ...(misere ? { misere: '1' } : {}), ...(board ? { board } : {}) });
  return `/play?${query}${text ? `#${packed(text)}` : ''}`;
}

/** The signs on the board in the page are those of the moves that clicks there make. */
async function honest(page, { ask, text, misere }, most) {
  await page.locator('.position :is(.win, .lose, .draw)').first().waitFor({ state: 'attached' });
  const all = await places(page);
  const marked = all.filter(({ sign }) => sign);
  for (const { index, sign, name } of spread(marked.filter(({ leads }) => !leads), most)) {
    const told = `${ask}: ${name ?? `place ${index}`}`;
    if (name) assert.match(name, SAID[sign], told);
    await click(page, index);
    await madeBe(page, 1).catch(() => assert.fail(`a click on a sign without … makes a move: ${told}`));
    const moves = await made(page);
    assert.equal(sign, SIGN[await outcome(page, { ask, text, misere }, moves)], `${told} makes ${moves}`);
    await page.keyboard.press('u');
    await madeBe(page, 0);
    await page.waitForFunction(
      ([PLACES, count]) => [...document.querySelectorAll(PLACES)].filter((place) => place.matches('.win, .lose, .draw')).length === count,
      [PLACES, marked.length],
    );
  }
  const [leading] = marked.filter(({ leads }) => leads);
  if (leading) {
    if (leading.name) assert.match(leading.name, /follows/, `${ask}: ${leading.name}`);
    await click(page, leading.index);
    await page.waitForFunction(() => document.querySelector('.position :is(.chosen, .chooser)') ?? document.querySelector('.position [aria-expanded=true]'));
    assert.deepEqual(await made(page), [], `nothing is made yet: ${ask}: ${leading.name}`);
  }
  assert.ok(marked.length > 0, ask);
}

/** Rules by which a move changes several numbers, raises one, or splits. */
const PAIRS = 'game pairs\n\n(a, b) -> (a - 1, b)\n(a, b) -> (a, b - 1)\n(a, b) -> (a - 1, b - 1)\n';
const GIVE = 'game give\n\n(a, b) -> (a - 1, b + 1)\n(a, b) -> (a - k, b - k) where k >= 1\n(a, b) -> (a, b - 1)\n';

const ASKED = [
  { ask: 'wythoff 5,8' },
  { ask: 'wythoff 4,4' },
  { ask: 'wythoff 5,8', board: 'corner' },
  { ask: 'wythoff 5,8', board: 'numbers' },
  { ask: 'moore 2 3 3' },
  { ask: 'nim 3 4 + kayles 4' },
  { ask: 'nim 3 4 + wythoff 2,3' },
  { ask: 'nim 2 2 3', misere: true },
  { ask: 'bash m=3 9', misere: true },
  { ask: 'lasker 3 5', board: 'heaps' },
  { ask: 'lasker 3 5' },
  { ask: 'kayles 5 4', board: 'heaps' },
  { ask: 'grundy 9', board: 'heaps' },
  { ask: '4.7 6' },
  { ask: 'fibonacci-nim 12' },
  { ask: 'euclid 25,7' },
  { ask: 'turning-corners 2,3 3,1' },
  { ask: 'race piece=queen 5,7' },
  { ask: 'race piece=knight 5,7' },
  { ask: 'dag edges=0-1,0-2,1-2,1-3 0 1' },
  { ask: 'hackenbush 0-1,1-2,0-3,3-1' },
  { ask: 'hackenbush-tree 0,1,2' },
  { ask: 'mine.game 3,2', text: PAIRS },
  { ask: 'mine.game 3,3', text: PAIRS, misere: true },
  { ask: 'mine.game 3,4', text: GIVE },
];

describe('a sign on the board is that of the move that a click makes', TOGETHER, () => {
  for (const asked of ASKED) {
    it(`${asked.ask}${asked.misere ? ', misère' : ''}${asked.board ? `, as ${asked.board}` : ''}${asked.text ? `, by ${asked.text.split('\n')[0]}` : ''}`, () =>
      stay(address(asked), (page) => honest(page, asked, THOROUGHLY)));
  }

  it('in every game of the catalogue as it begins', { timeout: 1_800_000 }, async () => {
    const { games } = await (await fetch(`${home.url}/api/games`)).json();
    const begun = games.filter(({ begin, form }) => form !== 'none' && begin).map(({ game, begin }) => ({ ask: `${game} ${begin}` }));
    for (const asked of sweep(begun)) await stay(address(asked), (page) => honest(page, asked, BRIEFLY));
  });

  it('in Wythoff’s game: 5 → 4 alone loses, and the move in both heaps is made in its own place', async () => {
    for (const [lang, several, leaves] of [
      ['en', 'Several heaps at once, 5 moves, wins if the right choice follows', /^Heap 1: take 1 of 5, leave 4, loses$/],
      ['zh', '同时取几堆，', /^第 1 堆.*剩 ?4.*，? ?负$/],
    ]) {
      await home.at(
        '/play?ask=wythoff+5,8&hints=1&engine=none',
        async (page) => {
          await page.locator('.position .lose').first().waitFor();
          if (lang === 'en') await page.getByRole('button', { name: leaves }).waitFor();
          assert.equal(await page.locator('.position .stone.win').count(), 1, '(5, 8) → (5, 3) alone');
          await passable(page);
          const others = page.locator('.position .others');
          if (lang === 'en') assert.equal(await others.getAttribute('aria-label'), several);
          await others.click();
          await passable(page);
          await page.locator('.chooser button:has(.sign.win)').first().click();
          await madeBe(page, 1);
          assert.match((await made(page))[0], /4, ?7/);
          await page.keyboard.press('u');
          await madeBe(page, 0);
          // Chosen on the stones: one of each heap is left so that only one move fits.
          await page.locator('.position .others').click();
          await page.locator('.chooser').waitFor();
          await page.locator('[data-at="0 5"]').click();
          await madeBe(page, 1);
          assert.match((await made(page))[0], /4, ?7/);
        },
        { lang, ready: '.position .board' },
      );
    }
  });

  it('every move of a position can be made on its board', TOGETHER, async () => {
    // By hand: in Moore's game with 2 2, one heap or both. Four moves in one heap, which the server lists once, and three in both.
    await home.at('/play?ask=moore+2+2&hints=0&engine=none', async (page) => {
      await page.locator('.position .others').click();
      const listed = (await page.locator('[role=option]').allTextContents()).length;
      const offered = (await page.locator('.chooser .moves button:not(.plain)').allTextContents()).length;
      assert.ok(offered > 0 && offered < listed, `${offered} of ${listed}`);
      assert.equal(await page.locator('.position .sign').count(), 0, 'hints are off');
    });
  });
});
