/** The pages of the book: every one opens (in Chinese a third, in whole sweeps all), its boards are played, and what it shows can be tried. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { house, inThemes, LOOKS, passable, passableInThemes, sweep, turnTo } from './harness.mjs';

const home = house();

const open = (path = '/learn', how = {}) => home.open(path, { ready: 'article[data-page] h1', ...how });

test('the first lesson is there for newcomers, and its boards are played', async () => {
  const { page, close } = await open();
  assert.equal(await page.locator('article').getAttribute('data-page'), 'lessons');
  const board = page.locator('.live').first();
  await board.locator('.verdict').waitFor();
  // Of 10 stones with one, two or three to take the player to move wins: 10 is no multiple of 4.
  assert.match(await board.locator('.verdict').innerText(), /The player to move wins/);
  assert.ok((await page.locator('.live').count()) >= 5);
  await close();
});

test('a board in a lesson: a move, the engine’s answer, and the lesson stays', async () => {
  const { page, close } = await open('/learn/lessons');
  const here = page.url();
  const board = page.locator('.live').first();
  await board.getByText('Your turn').waitFor();
  // From 10 two are taken: 8 are left, a multiple of 4, and whatever the engine takes, 4 can be left.
  await board.getByRole('button', { name: 'Heap 1: take 2 of 10, leave 8' }).click();
  await board.getByRole('group', { name: /^Heap 1, [567] stones$/ }).waitFor();
  await board.getByText('Your turn').waitFor();
  await board.getByRole('button', { name: /leave 4$/ }).click();
  await board.getByRole('group', { name: /^Heap 1, [123] stones?$/ }).waitFor();
  await board.getByText('Your turn').waitFor();
  await board.getByRole('button', { name: /leave 0$/ }).click();
  await board.getByText('You win after 5 moves!').waitFor();
  // Both sides oneself: after a move the other side is asked for another.
  await board.getByRole('button', { name: 'Begin again' }).click();
  await board.getByRole('button', { name: 'The engine answers' }).click();
  await board.getByRole('button', { name: 'Heap 1: take 2 of 10, leave 8' }).click();
  await board.getByRole('button', { name: 'Heap 1: take 3 of 8, leave 5' }).click();
  await board.getByRole('group', { name: 'Heap 1, 5 stones' }).waitFor();
  assert.equal(page.url(), here);
  assert.equal(await page.locator('article').getAttribute('data-page'), 'lessons');
  await close();
});

test('(1, 2) loses', async () => {
  const { page, close } = await open('/learn/lessons');
  const boards = page.locator('.live .verdict');
  await page.waitForFunction(() => document.querySelectorAll('.live .verdict').length >= 5);
  const said = await boards.allInnerTexts();
  assert.equal(said.filter((text) => /The player to move loses/.test(text)).length, 2, 'of the boards those of (1, 2) and 1 2 3');
  await close();
});

test('the pictures of the book are seen, in both languages', async () => {
  for (const lang of ['en', 'zh']) {
    const { page, close } = await open('/learn/method', { lang });
    const pictures = page.locator('article img');
    assert.ok((await pictures.count()) >= 2);
    for (const picture of await pictures.all()) {
      assert.match(await picture.getAttribute('src'), new RegExp(`-${lang}\\.svg$`));
      await picture.scrollIntoViewIfNeeded();
      await page.waitForFunction((image) => image.complete && image.naturalWidth > 100, await picture.elementHandle());
    }
    await close();
  }
});

test('commands and texts of the book are tried in the workbench', async () => {
  const { page, close } = await open('/learn/lessons');
  const block = (text) => page.locator('.block', { hasText: text });
  await block('$ bouton table two-heaps.game').getByRole('link', { name: 'Open the map' }).click();
  await page.locator('[data-state="painted"]').waitFor();
  // The table of 8 by 8 has its lost positions on the diagonal.
  await page.getByRole('button', { name: '(5, 5): the player to move loses (P)' }).waitFor();
  await page.goBack();
  await block('$ bouton check both.game').getByRole('link', { name: 'Check it here' }).click();
  await page.locator('[data-result="check"] [data-position="2,4"]').waitFor();
  await page.goBack();
  await block('game two-heaps').first().getByRole('link', { name: 'Open in Rules' }).click();
  await page.locator('.cm-content', { hasText: 'game two-heaps' }).waitFor();
  await page.goto(`${home.url}/learn/matrix`);
  await block('left,0.58').getByRole('link', { name: 'Open in Matrix' }).click();
  await page.locator('.value .big', { hasText: '191/240' }).waitFor();
  await page.goto(`${home.url}/learn/heaps`);
  const period = page.locator('.block', { hasText: '$ bouton period' }).getByRole('link', { name: 'Open the chart' }).first();
  await period.click();
  await page.waitForURL(/as=sequence/);
  await close();
});

test('every page of the book opens, and a third of them in Chinese, with places to link to', async () => {
  const { page, close } = await open();
  const links = await page.locator('nav ol > li > a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const pages = links.map((link) => `${link.split('/').at(-1)}.md`).sort();
  // The list of games is the catalogue.
  const written = readdirSync(new URL('../../book/en', import.meta.url)).filter((name) => name !== 'games.md');
  assert.deepEqual(pages, written.sort());
  for (const lang of ['en', 'zh']) {
    if (lang === 'zh') await page.getByRole('button', { name: '切换到中文' }).click();
    for (const link of lang === 'zh' ? sweep(links) : links) {
      await page.locator(`nav ol > li > a[href="${link}"]`).click();
      await page.locator(`article[data-page="${link.split('/').at(-1)}"] h1`).waitFor();
      if (lang === 'zh') assert.match(await page.locator('article').innerText(), /[\u4e00-\u9fff]{4}/);
    }
  }
  // An address from the English page leads to the same place of the Chinese one.
  await page.goto(`${home.url}/learn/method#why-a-program-can-decide-it`);
  await page.locator('article[data-page="method"] h1').waitFor();
  await page.waitForFunction(() => scrollY > 1000);
  await page.goto(`${home.url}/learn/no-such-page`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await page.locator('nav ol > li > a').count(), links.length);
  await close();
});

test('the book is searched, and the way back leads to what was found', async () => {
  const { page, close } = await open('/learn/method');
  const field = page.getByRole('searchbox', { name: 'Search the book' });
  const found = page.locator('article ol[data-found] > li');
  await field.fill('misere quotient');
  await found.first().waitFor();
  assert.match(page.url(), /find=misere/);
  assert.match(await found.first().innerText(), /misere[^]*quotient|quotient[^]*misere/i);
  // What is looked for is marked.
  assert.ok((await found.first().locator('mark').count()) > 0);
  await found.first().getByRole('link').click();
  await page.locator('article[data-page="misere-heaps"] h1').waitFor();
  await page.goBack();
  await found.first().waitFor();
  assert.equal(await field.inputValue(), 'misere quotient');
  // Without words the page is there that was read before.
  await field.fill('');
  await page.locator('article[data-page="method"] h1').waitFor();
  await field.fill('no such word as qqqq');
  await page.getByRole('status').filter({ hasText: 'Nothing in the book' }).waitFor();
  await page.getByRole('button', { name: '切换到中文' }).click();
  await page.getByRole('searchbox', { name: '在书中查找' }).fill('先手必败');
  await found.first().locator('mark').first().waitFor();
  assert.match(await found.first().innerText(), /先手必败/);
  await close();
});

for (const { lang, where, size } of LOOKS) {
  test(`what is found in the book is in nobody’s way: ${lang}, ${where}`, () =>
    home.at('/learn/lessons?find=nim', (page) => passableInThemes(page, `learn-found-${lang}-${where}`), { lang, size, ready: 'article ol[data-found] > li' }));
}

for (const { lang, where, size } of LOOKS) {
  test(`nothing is in the way of anybody: ${lang}, ${where}`, async () => {
    await home.at(
      '/learn/lessons',
      async (page) => {
        await page.waitForFunction(() => document.querySelectorAll('.live .verdict').length >= 5);
        await passableInThemes(page, `learn-${lang}-${where}`);
        await turnTo(page, '/learn/language');
        await page.locator('article[data-page="language"] h1').waitFor();
        await inThemes(page, (theme, how) => passable(page, theme, how));
      },
      { lang, size, ready: 'article[data-page] h1' },
    );
  });
}
