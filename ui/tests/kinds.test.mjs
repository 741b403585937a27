/** Maps of games with more than two numbers, of sums and of rows, and why there is none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, packed } from './harness.mjs';
import { mapping, openSize } from './mapping.mjs';

const home = house();
const open = mapping(home);

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
  await openSize(page);
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
  await openSize(page);
  assert.equal(await heaps.inputValue(), '4');
  // Its heaps have no nim-values that add: who comes from a game that has sees who wins.
  await page.goto(`${home.url}/map?ask=nim&what=value`);
  await page.locator('[data-state="painted"]').waitFor();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('moore');
  await page.locator('canvas[data-cells="1296"]').waitFor();
  assert.equal(await page.getByRole('combobox', { name: 'Show' }).inputValue(), 'outcome');
  await page.goto(`${home.url}/map?ask=moore&ranges=2 0..15 0..15`);
  await page.locator('canvas[data-cells="256"]').waitFor();
  await openSize(page);
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
  await openSize(page);
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
