/** The page of maps: painted, looked at, pinned by mouse, finger and key, compared with claims; sequences and their periods. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVERYWHERE, house, packed, passable, shoot, violations } from './harness.mjs';

const home = house();

/** Opens a map and waits until it is painted. */
const open = (path, how = {}) => home.open(path, { ready: '[data-state="painted"]', ...how });

/** How many different colours the picture has. */
function colours(page) {
  return page.locator('.frame canvas').evaluate((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
}

/** The colours in the middle of all cells, with all of a map of so many lines and columns in view. */
function cells(page, count) {
  return page.locator('.frame canvas').evaluate((canvas, count) => {
    const ratio = canvas.width / canvas.clientWidth;
    const scale = Math.min((canvas.clientWidth - 52) / count, (canvas.clientHeight - 34) / count);
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const at = (edge, cell) => Math.floor((edge + (cell + 0.5) * scale) * ratio);
    return Array.from({ length: count }, (_, row) =>
      Array.from({ length: count }, (_, column) => {
        const place = 4 * (at(34, row) * canvas.width + at(52, column));
        return data.slice(place, place + 4).join();
      }),
    );
  }, count);
}

test('the lost positions of Wythoff’s game are where his theorem has them', async () => {
  // Forty cells a line are small enough to have no letters in their middles.
  const { page, close } = await open('/map?ask=wythoff&ranges=0..39+0..39');
  const colour = await cells(page, 40);
  const [lost, won] = [colour[0][0], colour[0][1]];
  assert.notEqual(lost, won);
  const golden = (1 + Math.sqrt(5)) / 2;
  const pairs = new Set(Array.from({ length: 40 }, (_, j) => `${Math.floor(j * golden)},${Math.floor(j * golden) + j}`));
  for (let a = 0; a < 40; a += 1) {
    for (let b = 0; b < 40; b += 1) {
      const pair = pairs.has(`${Math.min(a, b)},${Math.max(a, b)}`);
      assert.equal(colour[a][b], pair ? lost : won, `(${a}, ${b})`);
    }
  }
  await close();
});

test('a thousand by a thousand values are painted after a click', async () => {
  const { page, close } = await open('/map?ask=wythoff&what=value&ranges=0..9+0..9');
  for (const name of ['Coordinate a', 'Coordinate b']) {
    await page.getByRole('group', { name }).getByLabel('to', { exact: true }).fill('999');
  }
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.locator('canvas[data-cells="1000000"]').waitFor();
  const state = page.locator('[data-state="painted"]', { hasText: '1,000,000' });
  await state.waitFor();
  console.log(`# 1000×1000 values painted after ${Number(await state.getAttribute('data-seconds')).toFixed(2)} s`);
  assert.ok((await colours(page)) > 200);
  await shoot(page, 'map-million');
  await close();
});

test('two thousand by two thousand positions are painted', async () => {
  const { page, close } = await open('/map?ask=wythoff&ranges=0..1999+0..1999');
  await page.locator('canvas[data-cells="4000000"]').waitFor();
  assert.ok((await colours(page)) >= 2);
  await close();
});

test('a cell is pinned by a click, says who wins, and leads to the board', async () => {
  const { page, close } = await open('/map?ask=wythoff&ranges=0..29+0..29');
  const canvas = page.locator('.frame canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  const scale = Math.min((box.width - 52) / 30, (box.height - 34) / 30);
  await canvas.click({ position: { x: 52 + 5.5 * scale, y: 34 + 3.5 * scale } });
  const pinned = page.locator('.pinned');
  await pinned.getByText('the player to move loses').first().waitFor();
  await pinned.locator('.known').waitFor();
  assert.match(page.url(), /pin=3(,|%2C)5/);
  assert.equal(await pinned.getByRole('link', { name: 'Play from here' }).getAttribute('href'), '/play?ask=wythoff+3%2C5');
  await page.getByRole('button', { name: /^\(4, 7\)/ }).click();
  assert.match(page.url(), /pin=4(,|%2C)7/);
  await close();
});

test('the map is used by keys alone', async () => {
  const { page, close } = await open('/map?ask=wythoff&ranges=0..29+0..29');
  const frame = page.getByRole('application');
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await page.locator('[aria-live]', { hasText: '(1, 2): the player to move loses' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.pinned').waitFor();
  assert.match(page.url(), /pin=1(,|%2C)2/);
  await page.keyboard.press('+');
  await page.waitForURL(/at=/);
  await page.keyboard.press('0');
  await page.waitForURL((url) => !url.searchParams.has('at'));
  await page.keyboard.press('Escape');
  await page.locator('.pinned').waitFor({ state: 'detached' });
  // In the table the arrows move the pin.
  await page.locator('[data-cell="0,0"]').click();
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/pin=1(,|%2C)0/);
  await close();
});

test('the wheel zooms to what is under it, dragging moves the map, two fingers zoom', async () => {
  const { page, close } = await open('/map?ask=wythoff&ranges=0..99+0..99');
  await page.locator('.frame').scrollIntoViewIfNeeded();
  const box = await page.locator('.frame canvas').boundingBox();
  await page.mouse.move(box.x + 300, box.y + 300);
  await page.mouse.wheel(0, -600);
  await page.waitForURL(/at=/);
  const zoomed = page.url();
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 250, { steps: 4 });
  await page.mouse.up();
  await page.waitForURL((url) => url.href !== zoomed);
  assert.equal(new URL(page.url()).searchParams.has('pin'), false, 'dragging pins nothing');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.waitForURL((url) => !url.searchParams.has('at'));
  await page.locator('.frame canvas').evaluate((canvas) => {
    const { left, top } = canvas.getBoundingClientRect();
    const send = (type, pointerId, x, y) =>
      canvas.dispatchEvent(new PointerEvent(type, { pointerId, pointerType: 'touch', button: type === 'pointermove' ? -1 : 0, clientX: left + x, clientY: top + y, bubbles: true }));
    canvas.setPointerCapture = () => undefined;
    send('pointerdown', 11, 200, 200);
    send('pointerdown', 12, 240, 200);
    send('pointermove', 12, 400, 200);
    send('pointerup', 12, 400, 200);
    send('pointerup', 11, 200, 200);
  });
  await page.waitForURL(/at=/);
  assert.equal(new URL(page.url()).searchParams.has('pin'), false);
  await close();
});

test('a false claim is lit where it is wrong', async () => {
  const text = 'game queen\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n(a, b) -> (a - k, b - k) where k >= 1\nP(a, b) iff a = 2*b or b = 2*a\n';
  const { page, close } = await open(`/map?ask=mine.game&what=claim&ranges=0..29+0..29#${packed(text)}`);
  // By hand up to 29: wrong are the doubles that are no pairs, and the pairs that are no doubles; (0,0), (1,2), (2,1) are both.
  const golden = (1 + Math.sqrt(5)) / 2;
  const pairs = new Set();
  for (let j = 0; j < 30; j += 1) {
    const a = Math.floor(j * golden);
    if (a + j < 30) pairs.add(`${a},${a + j}`).add(`${a + j},${a}`);
  }
  let wrong = 0;
  for (let a = 0; a < 30; a += 1) for (let b = 0; b < 30; b += 1) if ((a === 2 * b || b === 2 * a) !== pairs.has(`${a},${b}`)) wrong += 1;
  await page.getByText(`The claim is wrong at ${wrong} of these positions`).waitFor();
  await page.getByRole('button', { name: 'next disagreement' }).click();
  await page.locator('.pinned', { hasText: 'claimed lost (P), but it is not' }).or(page.locator('.pinned', { hasText: 'claimed won (N), but it is not' })).waitFor();
  await page.locator('.pinned .known').waitFor();
  assert.deepEqual(await violations(page), []);
  await close();
});

test('of several claims each is compared by itself', async () => {
  const text = 'game queen\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\nP(a, b) iff a = b\nP(a, b) iff a = 2*b or b = 2*a\n';
  const { page, close } = await open(`/map?ask=mine.game&what=claim&ranges=0..9+0..9#${packed(text)}`);
  const claims = page.getByRole('combobox', { name: 'Claim', exact: true });
  await claims.selectOption('1');
  await page.getByText('The claim agrees with the truth everywhere here.').waitFor();
  await page.waitForURL(/claim=1/);
  await claims.selectOption('2');
  // In Nim with two heaps up to 9 the ten equal pairs are lost, of which (0, 0) alone is a double; the other doubles, (1, 2) to (4, 8) both ways, are eight.
  await page.getByText('The claim is wrong at 17 of these positions').waitFor();
  await page.reload();
  await page.getByText('The claim is wrong at 17 of these positions').waitFor();
  await close();
});

test('higher dimensions are looked at in slices', async () => {
  const text = 'game three\n(a, b, c) -> (x, b, c) where x < a\n(a, b, c) -> (a, x, c) where x < b\n(a, b, c) -> (a, b, x) where x < c\n';
  const { page, close } = await open(`/map?ask=mine.game&ranges=1+0..7+0..7#${packed(text)}`);
  await page.getByRole('button', { name: '(1, 2, 3): the player to move loses (P)' }).waitFor();
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  // In Nim with a first heap of 2 the pairs are those that differ in the second binary digit only.
  await page.getByRole('button', { name: '(2, 4, 6): the player to move loses (P)' }).waitFor();
  await page.waitForURL(/ranges=2\+/);
  await close();
});

test('the map of a game of several heaps is one of two, unless the address says otherwise', async () => {
  const { page, close } = await open('/map?ask=nim');
  const heaps = page.getByRole('combobox', { name: 'Heaps' });
  assert.equal(await heaps.inputValue(), '2');
  await page.locator('canvas[data-cells="10000"]').waitFor();
  // Who wins in misère play does not follow from the values of single heaps: of (1) + (1) the mover wins, of (1) + (0) not.
  await page.getByRole('combobox', { name: 'Who cannot move' }).selectOption('misere');
  await page.getByRole('button', { name: '1 + 1: the player to move wins' }).waitFor();
  await page.getByRole('button', { name: '1 + 0: the player to move loses' }).waitFor();
  assert.equal(await heaps.inputValue(), '2');
  await page.goto(`${home.url}/map?ask=nim&ranges=0..99`);
  await page.locator('canvas[data-cells="100"]').waitFor();
  // One heap of this game shows something by itself; of Moore's, in which two change together, four.
  await page.goto(`${home.url}/map?ask=bash`);
  await page.locator('canvas[data-cells="400"]').waitFor();
  await page.goto(`${home.url}/map?ask=moore`);
  await page.locator('canvas[data-cells="1296"]').waitFor();
  assert.equal(await heaps.inputValue(), '4');
  // Its heaps have no nim-values that add: who comes from a game that has sees who wins.
  await page.goto(`${home.url}/map?ask=nim&what=value`);
  await page.locator('[data-state="painted"]').waitFor();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('moore');
  await page.locator('canvas[data-cells="1296"]').waitFor();
  assert.equal(await page.getByRole('combobox', { name: 'Show' }).inputValue(), 'outcome');
  await page.goto(`${home.url}/map?ask=moore&ranges=2 0..15 0..15`);
  await page.locator('canvas[data-cells="256"]').waitFor();
  assert.equal(await heaps.inputValue(), '3');
  await page.getByRole('button', { name: '2 + 2 + 2: the player to move loses' }).waitFor();
  await close();
});

test('why there is no map of a game is said, and the game is named', async () => {
  const { page, close } = await home.open('/map?ask=hackenbush', { ready: '.complaint' });
  const game = page.getByRole('combobox', { name: 'Game' });
  const chosen = () => game.locator('option:checked').textContent();
  assert.equal(await page.locator('.complaint').textContent(), 'There is no map of “Green Hackenbush”: its positions are neither numbers nor rows of numbers.');
  assert.equal(await chosen(), 'Green Hackenbush');
  await page.goto(`${home.url}/map?ask=nosuch`);
  await page.getByText('There is no game “nosuch”.').waitFor();
  assert.equal(await chosen(), 'nosuch');
  await game.selectOption('wythoff');
  await page.locator('[data-state="painted"]').waitFor();
  await close();
});

test('rows are mapped by their numbers, half of them down and half across', async () => {
  const { page, close } = await open('/map?ask=staircase');
  await page.locator('canvas[data-cells="1296"]').waitFor();
  // Coins on stairs 2 and 4 do not matter: who moves loses where the first is as high as the third.
  for (const [row, said] of [['0, 0, 0, 3', 'loses'], ['0, 1, 0, 0', 'loses'], ['0, 1, 1, 0', 'wins']]) {
    await page.getByRole('button', { name: `(${row}): the player to move ${said}` }).waitFor();
  }
  await page.getByRole('spinbutton', { name: 'Numbers in the row' }).fill('2');
  await page.keyboard.press('Tab');
  await page.locator('canvas[data-cells="36"]').waitFor();
  await page.waitForURL(/ranges=0\.\.5(%20|\+| )0\.\.5$|ranges=0\.\.5(%20|\+| )0\.\.5&/);
  // A place that is no position of the game is left empty, and says so.
  await page.goto(`${home.url}/map?ask=georgia-bob&ranges=1..6 1..6`);
  await page.getByRole('button', { name: '(1, 1): no position of the game' }).waitFor();
  await page.getByRole('button', { name: '(1, 2): the player to move loses' }).waitFor();
  await page.getByRole('button', { name: '(3, 1): the player to move wins' }).waitFor();
  // All rows of eight coins at once; what is claimed of them is compared with the truth.
  await page.goto(`${home.url}/map?ask=coins&what=claim`);
  await page.locator('canvas[data-cells="256"]').waitFor();
  await page.getByText('The claim agrees with the truth everywhere here.').waitFor();
  await close();
});

test('two heaps as a sum are the nim-sum', async () => {
  const { page, close } = await open('/map?ask=nim&what=value&ranges=0..31 0..31');
  for (const [a, b] of [[3, 5], [7, 7], [9, 2]]) await page.getByRole('button', { name: `${a} + ${b}: nim-value ${a ^ b},` }).waitFor();
  await close();
});

test('a period is found, proved and banded; the chart is used by keys', async () => {
  const { page, close } = await home.open('/map?as=sequence&ask=0.77&to=100000');
  await page.locator('canvas[data-painted="100000"]').waitFor();
  // Kayles: period 12 from 71 on (Guy and Smith 1956).
  await page.getByText('from heap 71 on, the value of n + 12 is that of n').waitFor();
  await page.locator('.known.proved').waitFor();
  assert.ok((await colours(page)) > 3);
  const chart = page.getByRole('application');
  await chart.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await page.locator('[aria-live]', { hasText: 'heap 5: 4' }).waitFor();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('+');
  await page.waitForURL(/span=/);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Play from here' }).waitFor();
  const there = page.url();
  await page.goto(`${home.url}/map`);
  await page.goto(there);
  await page.locator('canvas[data-painted="100000"]').waitFor();
  await page.locator('strong', { hasText: 'heap 5: 4' }).waitFor();
  await close();
});

test('a million values are computed, watched, cancelled', async () => {
  const { page, close } = await home.open('/map?as=sequence&ask=0.77');
  await page.locator('canvas[data-painted]').waitFor();
  await page.getByLabel('A code, a set').fill('0.007');
  await page.getByRole('spinbutton', { name: 'Values' }).fill('1000000');
  await page.getByRole('button', { name: 'Compute' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.work[data-state="cancelled"], .work[data-state="done"]').waitFor();
  assert.equal(await page.locator('.work').getAttribute('data-state'), 'cancelled');
  await close();
});

test('what is too much for a quick answer is drawn as work, with progress, and comes back to quick answers', async () => {
  let refused = 0;
  const prepare = (page) =>
    page.route('**/api/table', (route) => {
      if (refused > 0) return route.continue();
      refused += 1;
      // As the server says it when its time for an answer is over.
      const problem = { code: 'limit', severity: 'error', message: 'stopped: the time limit was reached', help: null, file: null, place: null, labels: [] };
      return route.fulfill({ status: 503, json: { problems: [problem], limits_hit: 'time' } });
    });
  const { page, close } = await home.open('/map?ask=wythoff&ranges=0..1999+0..1999', { prepare, expected: [/503/] });
  await page.getByRole('progressbar').waitFor();
  await page.locator('canvas[data-cells="4000000"]').waitFor();
  await page.locator('[data-state="painted"]').waitFor();
  assert.equal(await page.getByRole('progressbar').count(), 0);
  assert.equal(await page.getByRole('alert').count(), 0);
  // The next one is answered at once, without work.
  const jobs = [];
  page.on('request', (request) => request.url().includes('/api/jobs') && request.method() === 'POST' && jobs.push(request.url()));
  for (const name of ['Coordinate a', 'Coordinate b']) {
    await page.getByRole('group', { name }).getByLabel('to', { exact: true }).fill('29');
  }
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.locator('canvas[data-cells="900"]').waitFor();
  assert.deepEqual(jobs, []);
  assert.equal(refused, 1);
  await close();
});

test('what cannot be drawn is said', async () => {
  const { page, close } = await open('/map?ask=wythoff&ranges=0..9+0..9');
  const to = page.getByRole('group', { name: 'Coordinate a' }).getByLabel('to', { exact: true });
  await to.fill('999999');
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.getByText('That would be').waitFor();
  await to.fill('-5');
  await to.press('Tab');
  await page.getByText('Write two natural numbers').waitFor();
  await close();
  const { page: other, close: done } = await home.open('/map?ask=no-such-game');
  await other.getByLabel('Game').waitFor();
  await other.getByRole('alert').waitFor();
  await done();
});

for (const { name, ...how } of EVERYWHERE) {
  test(`nothing is in the way of anybody: ${name}`, async () => {
    const { page, close } = await open('/map?ask=wythoff&what=value&ranges=0..99+0..99&pin=3,5', how);
    await page.locator('.pinned .known').waitFor();
    await passable(page);
    await shoot(page, `map-${name}`);
    await page.goto(`${home.url}/map?as=sequence&ask=0.16&to=20000`);
    await page.locator('canvas[data-painted="20000"]').waitFor();
    await passable(page);
    await shoot(page, `sequence-${name}`);
    await close();
  });
}
