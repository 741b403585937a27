/** The page of maps: painted, looked at, pinned by mouse, finger and key, compared with claims. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, LOOKS, packed, passableInThemes, shoot, turnTo, violations } from './harness.mjs';
import { colours, mapping, middleOf, openSize } from './mapping.mjs';

const home = house();
const open = mapping(home);

/** The colours in the middle of all cells, with all of a map of so many lines and columns in view. */
function cells(page, count) {
  return page.locator('.frame canvas').evaluate((canvas, count) => {
    const ratio = canvas.width / canvas.clientWidth;
    const [left, top, scale] = canvas.dataset.place.split(',').map(Number);
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const at = (edge, cell) => Math.floor((edge + (cell + 0.5) * scale) * ratio);
    return Array.from({ length: count }, (_, row) =>
      Array.from({ length: count }, (_, column) => {
        const place = 4 * (at(top, row) * canvas.width + at(left, column));
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
  await openSize(page);
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
  await canvas.click({ position: await middleOf(canvas, 3, 5) });
  const pinned = page.locator('.pinned');
  await pinned.getByText('the player to move loses').first().waitFor();
  await pinned.locator('.known').waitFor();
  await page.waitForURL(/pin=3(,|%2C)5/);
  assert.equal(await pinned.getByRole('link', { name: 'Play from here' }).getAttribute('href'), '/play?ask=wythoff+3%2C5');
  await page.getByRole('button', { name: /^\(4, 7\)/ }).click();
  await page.waitForURL(/pin=4(,|%2C)7/);
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
  await page.waitForURL(/pin=1(,|%2C)2/);
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

test('the wheel scrolls the page; with Ctrl it zooms to what is under it, dragging moves the map, two fingers zoom', async () => {
  const { page, close } = await open('/map?ask=wythoff&ranges=0..99+0..99');
  await page.locator('.frame').scrollIntoViewIfNeeded();
  const box = await page.locator('.frame canvas').boundingBox();
  await page.mouse.move(box.x + 300, box.y + 300);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 0);
  await page.locator('.now', { hasText: 'Ctrl' }).waitFor();
  assert.equal(new URL(page.url()).searchParams.has('at'), false, 'the map is as it was');
  await page.mouse.wheel(0, -300);
  await page.waitForFunction(() => scrollY === 0);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -600);
  await page.keyboard.up('Control');
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

test('the map of one’s own rules has their title, and the claims that are about its convention', async () => {
  const text = 'game take-three\ntitle en "Mine"\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 = 0\nmisere P(n) iff n mod 4 = 1\n';
  const { page, close } = await open(`/map?ask=mine.game&ranges=0..9#${packed(text)}`);
  const claims = page.getByRole('region', { name: 'Claim' }).getByRole('listitem');
  assert.deepEqual(await claims.allTextContents(), ['P(n) iff n mod 4 = 0']);
  assert.equal(await page.locator('select.game').evaluate((select) => select.selectedOptions[0].textContent), 'Mine');
  await close();
});

test('what cannot be drawn is said', async () => {
  const { page, close } = await open('/map?ask=wythoff&ranges=0..9+0..9');
  await openSize(page);
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

for (const { lang, where, size } of LOOKS) {
  test(`nothing is in the way of anybody: ${lang}, ${where}`, async () => {
    await home.at(
      '/map?ask=wythoff&what=value&ranges=0..99+0..99&pin=3,5',
      async (page) => {
        await page.locator('[data-state="painted"]').waitFor();
        await page.locator('.pinned .known').waitFor();
        await passableInThemes(page, `map-${lang}-${where}`);
        await turnTo(page, '/map?as=sequence&ask=0.16&to=20000');
        await page.locator('canvas[data-painted="20000"]').waitFor();
        await passableInThemes(page, `sequence-${lang}-${where}`);
      },
      { lang, size },
    );
  });
}
