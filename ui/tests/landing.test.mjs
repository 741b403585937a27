/** The game at the top of the first page: heaps and map are one position, the engine answers, and the map tells why. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house } from './harness.mjs';

const home = house();
const SIDE = 13;

const squares = (page) => page.locator('.hello .map rect');
const spot = async (page, a, b) => {
  const { x, y, width, height } = await squares(page).nth(a * SIDE + b).boundingBox();
  return [x + width / 2, y + height / 2];
};
/** The position of the queen, as the map is described. */
const queen = (page, at) => page.getByRole('img', { name: `with a queen on (${at})` }).waitFor();

test('from (5, 8) a queen on the map and stones in the heaps are moved alike, and the engine answers', async () => {
  await home.at('/', async (page) => {
    await queen(page, '5, 8');
    await page.locator('.hello .stone').first().waitFor();
    // The two losing squares that a queen reaches from (5, 8) by Wythoff's theorem.
    const winning = await page.locator('.hello .map rect.lost.way').count();
    assert.equal(winning, 2);
    await page.mouse.click(...(await spot(page, 4, 7)));
    // Both heaps have one less; the engine cannot but leave a winning square.
    await page.getByText('The engine moves …').waitFor();
    await page.getByText('Your move. Leave the engine on a losing square.').waitFor();
    assert.notEqual(await page.locator('.hello .map rect.lost.way').count(), 0);
    await page.getByRole('button', { name: 'Start again' }).click();
    await queen(page, '5, 8');
    // On a losing square the engine leaves us if we leave it a winning one: from (5, 7) it goes to (4, 7), (1, 2) or (5, 3).
    await page.getByRole('button', { name: 'Heap 2: take 1 of 8, leave 7' }).click();
    await page.getByText('You are on a losing square').waitFor();
  });
});

test('the map is that of the server, and its sieve runs to the end', async () => {
  await home.at('/', async (page) => {
    await queen(page, '5, 8');
    const shown = await squares(page).evaluateAll((all) => all.map((one) => one.classList.contains('lost')));
    for (const at of [0, 1, 5, 8, 12].flatMap((a) => [0, 2, 3, 6, 10].map((b) => [a, b]))) {
      const answer = await page.request.post(`${home.url}/api/solve`, { data: { ask: `wythoff ${at}` } });
      assert.equal(shown[at[0] * SIDE + at[1]], (await answer.json()).outcome === 'P', `${at}`);
    }
    await page.getByRole('button', { name: 'Why these lose' }).click();
    const sieve = page.locator('.sieve[role=group]');
    // With less motion all is there at once.
    assert.equal(await sieve.locator('rect.open').count(), 0);
    await sieve.getByRole('slider').fill('2');
    await sieve.getByText('No move from (1, 2) or (2, 1) reaches a losing position').waitFor();
    assert.equal(await sieve.locator('rect.lost').count(), 3);
    await sieve.getByRole('button', { name: 'One step back' }).click();
    assert.equal(await sieve.locator('rect.lost').count(), 1);
  });
});
