/** The pages of the book: every one opens, its boards are played, and what it shows can be tried. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browse, DESK, PHONE, serve, shoot, violations, visit } from './harness.mjs';

let server, browser;
before(async () => {
  server = await serve();
  browser = await browse();
});
after(async () => {
  await browser?.stop();
  await server?.stop();
});

async function open(path = '/learn', how = {}) {
  const visitor = await visit(browser.browser, server.url, how);
  await visitor.page.goto(server.url + path);
  await visitor.page.locator('article[data-page] h1').waitFor();
  return visitor;
}

test('the first lesson is there for newcomers, and its boards are played', async () => {
  const { page, complaints, close } = await open();
  assert.equal(await page.locator('article').getAttribute('data-page'), 'lessons');
  const board = page.locator('.live').first();
  await board.locator('.verdict').waitFor();
  // Of 10 stones with one, two or three to take the player to move wins: 10 is no multiple of 4.
  assert.match(await board.locator('.verdict').innerText(), /The player to move wins/);
  assert.ok((await page.locator('.live').count()) >= 5);
  await board.locator('.stone:not([aria-disabled=true])').first().click();
  assert.deepEqual(complaints, []);
  await close();
});

test('(1, 2) loses', async () => {
  const { page, complaints, close } = await open('/learn/lessons');
  const boards = page.locator('.live .verdict');
  await page.waitForFunction(() => document.querySelectorAll('.live .verdict').length >= 5);
  const said = await boards.allInnerTexts();
  assert.equal(said.filter((text) => /The player to move loses/.test(text)).length, 2, 'of the boards those of (1, 2) and 1 2 3');
  assert.deepEqual(complaints, []);
  await close();
});

test('the pictures of the book are seen, in both languages', async () => {
  for (const lang of ['en', 'zh']) {
    const { page, complaints, close } = await open('/learn/method', { lang });
    const pictures = page.locator('article img');
    assert.ok((await pictures.count()) >= 2);
    for (const picture of await pictures.all()) {
      assert.match(await picture.getAttribute('src'), new RegExp(`-${lang}\\.svg$`));
      await picture.scrollIntoViewIfNeeded();
      await page.waitForFunction((image) => image.complete && image.naturalWidth > 100, await picture.elementHandle());
    }
    assert.deepEqual(complaints, []);
    await close();
  }
});

test('commands and texts of the book are tried in the workbench', async () => {
  const { page, complaints, close } = await open('/learn/lessons');
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
  await page.goto(`${server.url}/learn/matrix`);
  await block('left,0.58').getByRole('link', { name: 'Open in Matrix' }).click();
  await page.locator('.value .big', { hasText: '191/240' }).waitFor();
  await page.goto(`${server.url}/learn/heaps`);
  const period = page.locator('.block', { hasText: '$ bouton period' }).getByRole('link', { name: 'Open the chart' }).first();
  await period.click();
  await page.waitForURL(/as=sequence/);
  assert.deepEqual(complaints, []);
  await close();
});

test('every page of the book opens in both languages, with places to link to', async () => {
  const { page, complaints, close } = await open();
  const links = await page.locator('nav ol > li > a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  assert.equal(links.length, 11);
  for (const lang of ['en', 'zh']) {
    if (lang === 'zh') await page.getByRole('button', { name: '切换到中文' }).click();
    for (const link of links) {
      await page.locator(`nav ol > li > a[href="${link}"]`).click();
      await page.locator(`article[data-page="${link.split('/').at(-1)}"] h1`).waitFor();
      if (lang === 'zh') assert.match(await page.locator('article').innerText(), /[\u4e00-\u9fff]{4}/);
    }
  }
  // An address from the English page leads to the same place of the Chinese one.
  await page.goto(`${server.url}/learn/method#why-a-program-can-decide-it`);
  await page.locator('article[data-page="method"] h1').waitFor();
  await page.waitForFunction(() => scrollY > 1000);
  await page.goto(`${server.url}/learn/no-such-page`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await page.locator('nav ol > li > a').count(), links.length);
  assert.deepEqual(complaints, []);
  await close();
});

for (const lang of ['en', 'zh']) {
  for (const theme of ['light', 'dark']) {
    for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
      test(`nothing is in the way of anybody: ${lang}, ${theme}, ${size}`, async () => {
        const { page, complaints, close } = await open('/learn/lessons', { lang, theme, size: viewport });
        await page.waitForFunction(() => document.querySelectorAll('.live .verdict').length >= 5);
        assert.deepEqual(await violations(page), []);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
        await shoot(page, `learn-${lang}-${theme}-${size}`);
        await page.goto(`${server.url}/learn/language`);
        await page.locator('article[data-page="language"] h1').waitFor();
        assert.deepEqual(await violations(page), []);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
        assert.deepEqual(complaints, []);
        await close();
      });
    }
  }
}
