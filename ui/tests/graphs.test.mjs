/** Boards of graphs and of coins in a browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clean, drawing, focused, played, until } from './drawing.mjs';
import { house, LOOKS, made, madeBe, passableInThemes, shoot, turnTo } from './harness.mjs';

const home = house();
const play = drawing(home);

/** Clicks on the middle of an edge: the box of a bow has nothing in its middle. */
async function cut(page, pair, index = 0) {
  const path = page.locator(`[data-pair="${pair}"] .reach`).nth(index);
  const at = await path.evaluate((path) => {
    const point = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM());
    return { x: point.x, y: point.y };
  });
  await page.mouse.click(at.x, at.y);
}

test('Hackenbush is played to the end by clicks, and edges fall with what they hold', async () => {
  const found = await play('hackenbush 0-1,1-2,2-3,3-1,0-4,4-5,4-5,5-5');
  const { page } = found;
  assert.equal(await page.locator('[data-edge][role=button]').count(), 8);
  const places = await page.locator('.dot circle').evaluateAll((dots) => dots.map((dot) => dot.getAttribute('cx')));
  // One of two parallel edges: nothing else falls, and nothing moves.
  await cut(page, '4-5', 1);
  await madeBe(page, 1);
  await until(page, () => document.querySelectorAll('[data-edge]').length === 7);
  assert.deepEqual(await page.locator('.dot circle').evaluateAll((dots) => dots.map((dot) => dot.getAttribute('cx'))), places);
  await cut(page, '5-5');
  await until(page, () => document.querySelectorAll('[data-edge]').length === 6);
  await cut(page, '0-1');
  await until(page, () => document.querySelectorAll('[data-edge]').length === 2);
  await cut(page, '0-4');
  await until(page, () => document.querySelectorAll('[data-edge]').length === 0);
  assert.equal((await made(page)).length, 4);
  await page.getByText('Nothing stands.').waitFor();
  // While the game is shown again nobody is told to cut.
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.locator('[data-edge]').first().waitFor({ state: 'attached' });
  assert.equal(await page.getByText('Choose an edge to cut it.').count(), 0);
  await clean(found);
});

/** Holds back the answers about layouts until they are released. */
function heldLayouts() {
  const texts = [];
  let release;
  const free = new Promise((resolve) => (release = resolve));
  const prepare = (page) =>
    page.route('**/api/layout', async (route) => {
      texts.push(route.request().postDataJSON().edges);
      await free;
      await route.continue();
    });
  return { texts, release, prepare };
}

const move = async (page) => {
  await page.locator('[data-spot="0:0"]').click();
  await page.locator('[data-spot="0:1"]').click();
};
for (const [ask, board, text, act] of [
  ['hackenbush 0-1,1-2,0-3', '[data-edge]', '0-1,1-2,0-3', (page) => cut(page, '1-2')],
  ['dag edges=0-1,1-2,0-2 0', '[data-spot]', '0-1,1-2,0-2', move],
]) {
  test(`a graph is asked for once, and the board keeps its room until it has its places: ${ask.split(' ')[0]}`, async () => {
    const { texts, release, prepare } = heldLayouts();
    const found = await play(ask, { prepare, ready: 'svg[role=group]' });
    const { page } = found;
    assert.equal(await page.locator(board).count(), 0);
    assert.ok((await page.locator('svg[role=group]').first().boundingBox()).height > 150);
    release();
    await until(page, (board) => document.querySelectorAll(board).length === 3, board);
    await act(page);
    await madeBe(page, 1);
    assert.deepEqual(texts, [text]);
    await clean(found);
  });
}

test('Hackenbush is played to the end with keys alone; the focus stays on the board', async () => {
  const found = await play('hackenbush 0-1,1-2,0-3,3-4,3-5');
  const { page } = found;
  await page.locator('[data-edge][tabindex="0"]').focus();
  assert.match(await focused(page), /^Cut ground–1; 1 more edge falls/);
  await page.keyboard.press('ArrowUp');
  assert.match(await focused(page), /^Cut 1–2$/);
  await page.keyboard.press('ArrowRight');
  const right = await focused(page);
  assert.notEqual(right, 'Cut 1–2');
  for (let left = 5, moves = 0; left > 0; ) {
    await page.keyboard.press('Enter');
    moves += 1;
    await madeBe(page, moves);
    await until(page, (left) => document.querySelectorAll('[data-edge]').length < left, left);
    left = await page.locator('[data-edge]').count();
    if (left > 0) await until(page, () => document.activeElement?.hasAttribute('data-edge'));
  }
  await page.getByText('Nothing stands.').waitFor();
  await clean(found);
});

test('what would fall is faded, here and from the list of moves', async () => {
  const { page, close } = await play('hackenbush 0-1,1-2,1-3,0-4', { hints: true });
  await page.locator('[data-pair="0-1"]').focus();
  assert.equal(await page.locator('.edge.doomed').count(), 3);
  assert.equal(await page.locator('.dot.doomed').count(), 3);
  await page.locator('[data-pair="1-3"]').focus();
  assert.equal(await page.locator('.edge.doomed').count(), 1);
  assert.equal(await page.locator('svg .sign').count(), 4);
  // 0-1 with two edges on it is worth 1, and so is 0-4: who moves loses, whatever is cut.
  assert.equal(await page.locator('svg .sign.lose').count(), 4);
  await close();
});

test('a cut in one of equal graphs is made where it was chosen', async () => {
  const { page, close } = await play('hackenbush 0-1,1-2 0-1,1-2');
  const was = await page.locator('[data-pair="0-1"]').first().boundingBox();
  await cut(page, '0-1', 1);
  await until(page, () => document.querySelectorAll('[data-edge]').length === 2);
  assert.equal(Math.round((await page.locator('[data-pair="0-1"]').boundingBox()).x), Math.round(was.x));
  await close();
});

test('trees are cut, though their vertices are numbered anew', async () => {
  const { page, close } = await play('hackenbush-tree 0,1,1,0,4,4');
  const place = () => page.locator('.dot').last().locator('circle').getAttribute('cx');
  const was = await place();
  await page.locator('[data-edge]').first().focus();
  await page.keyboard.press('Enter');
  await until(page, () => document.querySelectorAll('[data-edge]').length === 3);
  assert.equal(await place(), was);
  assert.deepEqual(await page.locator('.dot text').allTextContents(), ['1', '2', '3']);
  await close();
});

test('what is cut off falls, unless motion is not wanted', async () => {
  for (const motion of ['no-preference', 'reduce']) {
    const { page, close } = await play('hackenbush 0-1,1-2,0-3', { motion });
    // Whatever falls is written down, however short it is seen.
    await page.evaluate(() => {
      window.fallen = 0;
      const look = (list) => {
        for (const { addedNodes } of list) for (const node of addedNodes) if (node.classList?.contains('falling')) window.fallen += node.querySelectorAll('path').length;
      };
      new MutationObserver(look).observe(document.querySelector('svg[role=group]'), { childList: true, subtree: true });
    });
    await cut(page, '0-1');
    await until(page, () => document.querySelectorAll('[data-edge]').length === 1);
    assert.equal(await page.evaluate(() => window.fallen), motion === 'reduce' ? 0 : 2);
    await until(page, () => !document.querySelector('.falling'));
    await close();
  }
});

test('two heads in one place are told, and each can still be turned', async () => {
  const { page, close } = await play('turning-corners 1,1 1,1');
  assert.match(await page.locator('[data-place="1,1"]').getAttribute('aria-label'), /2 heads, which cancel in pairs/);
  await page.locator('[data-place="1,1"]').click();
  await page.locator('[data-place="0,0"]').click();
  await madeBe(page, 1);
  await until(page, () => document.querySelector('[data-place="1,1"]')?.getAttribute('aria-label') === '(1,1): head');
  await close();
});

test('tokens move along arrows, by clicks and by keys', async () => {
  const found = await play('dag edges=0-1,0-2,1-2 0 0');
  const { page } = found;
  assert.match(await page.locator('[data-spot="0:0"]').getAttribute('aria-label'), /Vertex 0, 2 tokens/);
  await page.locator('[data-spot="0:0"]').click();
  assert.equal(await page.locator('.spot.goal').count(), 2);
  await page.locator('[data-spot="0:1"]').click();
  await madeBe(page, 1);
  assert.deepEqual(await made(page), ['0 → 1']);
  await page.locator('[data-spot="0:0"]').focus();
  await page.keyboard.press('Enter');
  await until(page, () => document.activeElement?.getAttribute('aria-label')?.startsWith('Move the token from 0'));
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.spot.goal').count(), 0);
  await until(page, () => document.activeElement?.getAttribute('data-spot') === '0:0');
  await page.keyboard.press('Enter');
  await until(page, () => document.activeElement?.getAttribute('aria-label')?.startsWith('Move the token from 0 to 1'));
  await page.keyboard.press('Enter');
  await madeBe(page, 2);
  for (const moves of [3, 4]) {
    await until(page, () => !document.querySelector('.spot.goal'));
    await page.locator('[data-spot="0:1"]').focus();
    await page.keyboard.press('Enter');
    await until(page, () => document.activeElement?.getAttribute('data-spot') === '0:2');
    await page.keyboard.press('Enter');
    await madeBe(page, moves);
  }
  await until(page, () => document.querySelector('[data-spot="0:2"]')?.getAttribute('aria-label')?.includes('2 tokens'));
  await clean(found);
});

test('a rectangle of coins is turned by its corners', async () => {
  const found = await play('turning-corners 2,3 1,1');
  const { page } = found;
  await page.locator('[data-place="2,3"]').click();
  await page.locator('[data-place="1,0"]').hover();
  assert.equal(await page.locator('.square.turns').count(), 4);
  await page.locator('[data-place="1,0"]').click();
  await madeBe(page, 1);
  assert.deepEqual(await made(page), ['(2,3) → (1,3) + (2,0) + (1,0)']);
  await until(page, () => document.querySelector('[data-place="2,0"]')?.getAttribute('aria-label')?.startsWith('(2,0): head'));
  // With keys: from the head at (1, 1) to (0, 0); the focus stays on the board.
  await page.locator('[data-place="1,1"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  assert.match(await focused(page), /^\(0,0\): tail, turns/);
  await page.keyboard.press('Enter');
  await madeBe(page, 2);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-place')), '0,0');
  await clean(found);
});

test('coins in a row become certain one by one, or are chosen from what fits', async () => {
  const found = await play('mock-turtles 5');
  const { page } = found;
  await page.locator('[data-place="5"]').click();
  await page.locator('[data-place="4"]').click();
  assert.equal(await page.locator('.square.chosen').count(), 2);
  assert.equal(await page.locator('.offer li').count(), 4);
  await page.locator('[data-place="2"]').click();
  await madeBe(page, 1);
  assert.deepEqual(await made(page), ['5 → 2 + 4']);
  // Just the head itself.
  await page.locator('[data-place="2"]').click();
  await page.getByRole('button', { name: 'Turn these coins' }).click();
  await madeBe(page, 2);
  await page.locator('[data-place="4"]').click();
  await page.locator('.offer li button', { hasText: '4 → 1 + 3' }).click();
  await madeBe(page, 3);
  await clean(found);
});

const SHOWN = {
  hackenbush: 'hackenbush 0-1,1-2,2-3,3-4,4-1,2-5,0-6,6-7,7-7,6-8,6-8,0-0',
  tokens: 'dag edges=0-1,0-2,1-2,1-3,2-3,3-4,2-4,5-6,6-5 0 0 2 5',
  heads: 'tartan 3,4 2,2',
};

for (const { lang, where, size } of LOOKS) {
  test(`graphs have no barriers: ${lang}, ${where}`, async () => {
    const found = await play(SHOWN.hackenbush, { lang, size, hints: true });
    for (const [name, ask] of Object.entries(SHOWN)) {
      await turnTo(found.page, played(ask, true));
      await found.page.locator('svg .sign, .square .sign').first().waitFor();
      await passableInThemes(found.page, `graphs-${name}-${lang}-${where}`);
    }
    await clean(found);
  });
}

test('a large graph is enlarged, and what has the focus comes into sight', async () => {
  const edges = ['0-1', ...Array.from({ length: 130 }, (_, index) => `${Math.floor(index / 2) + 1}-${index + 2}`)];
  const found = await play(`hackenbush ${edges.join(',')}`);
  const { page } = found;
  assert.equal(await page.locator('[data-edge]').count(), 131);
  const larger = page.getByRole('button', { name: 'Larger' });
  for (let time = 0; time < 5; time += 1) await larger.click();
  await page.locator('[data-edge][tabindex="0"]').focus();
  for (let time = 0; time < 6; time += 1) await page.keyboard.press('ArrowUp');
  const inside = await page.evaluate(() => {
    const own = document.activeElement.getBoundingClientRect();
    const frame = document.activeElement.closest('svg').getBoundingClientRect();
    return own.right > frame.left && own.left < frame.right && own.bottom > frame.top && own.top < frame.bottom;
  });
  assert.ok(inside);
  await shoot(page, 'graphs-large');
  await clean(found);
});
