/**
 * The way of somebody who has never been here and reads nothing but the pages: from the first page by clicks alone to a
 * game of their own, proved, played and handed on. A picture of every step is kept. Of two who go the way one looks whether every other step stands in their way,
 * and the other at the steps between; in whole sweeps each of three looks at all.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESK, house, made, madeMore, passable, PHONE, shoot, SWEEPS } from './harness.mjs';

const home = house();

/** Texts of buttons and banners. */
const SAYS = {
  en: {
    search: 'Search the games',
    word: 'wythoff',
    title: "Wythoff's game",
    map: /^Map:/,
    play: /^Play:/,
    show: 'Show hints',
    ours: /^Your turn/,
    over: /win/,
    won: /^You win after \d+ moves!$/,
    rules: 'Rules',
    closed: /never closed/,
    line: 'line 2',
    clean: 'No problems.',
    check: 'Check',
    prove: 'Prove',
    proved: 'proved',
    playIt: 'Play it',
    link: 'Copy the link',
    copied: 'The link is copied',
  },
  zh: {
    search: '搜索游戏',
    word: '威佐夫',
    title: '威佐夫博弈',
    map: /^图谱/,
    play: /^对弈/,
    show: '显示提示',
    ours: /^轮到你/,
    over: /赢/,
    won: /^你赢了，共 \d+ 步！$/,
    rules: '规则',
    closed: /没有闭合/,
    line: '第 2 行',
    clean: '没有问题。',
    check: '检验',
    prove: '证明',
    proved: '已证明',
    playIt: '去对弈',
    link: '复制链接',
    copied: '链接已复制',
  },
};

/** One stone or three; a bracket is missing. */
const OWN = 'game one-or-three\n(n) -> (n - k where k = 1 or k = 3\nP(n) iff n mod 2 = 0\n';

for (const { lang, theme, size, where, looks } of [
  { lang: 'en', theme: 'light', size: PHONE, where: 'phone', looks: 0 },
  { lang: 'zh', theme: 'dark', size: DESK, where: 'desk', looks: 1 },
  ...(SWEEPS ? [{ lang: 'en', theme: 'light', size: DESK, where: 'desk', looks: 1 }] : []),
]) {
  test(`somebody new finds Wythoff’s game, wins it, and writes a game of their own: ${lang}, ${theme}, ${where}`, async () => {
    const says = SAYS[lang];
    await home.at(
      '/',
      async (page) => {
        let step = 0;
        const seen = async (name) => {
          step += 1;
          if (SWEEPS || step % 2 === looks) await passable(page, name);
          await shoot(page, `newcomer-${lang}-${theme}-${where}-${String(step).padStart(2, '0')}-${name}`);
        };
        const goes = (name) => page.getByRole('navigation', { name: 'Bouton' }).getByRole('link', { name, exact: true }).click();

        // Wythoff's game is found by its name.
        const cards = page.locator('article.card');
        await cards.nth(10).waitFor();
        await seen('first');
        await page.getByLabel(says.search).fill(says.word);
        // Another game, in which moves are forbidden, has his name as well.
        await page.waitForFunction(() => document.querySelectorAll('article.card').length === 2);
        const found = cards.filter({ has: page.getByRole('heading', { name: says.title, exact: true }) });
        await found.locator('.mini[data-kind]').waitFor();
        await seen('found');

        // Its losing positions, and why one of them is one.
        await found.getByRole('link', { name: says.map }).click();
        await page.locator('[data-state="painted"]').waitFor();
        await seen('map');
        await page.getByRole('button', { name: /^\(1, 2\)/ }).click();
        const pinned = page.locator('.pinned');
        await pinned.locator('.known').waitFor();
        if (size === PHONE) await page.waitForFunction(() => {
          const { top, bottom } = document.querySelector('.pinned h2').getBoundingClientRect();
          return top > 90 && bottom < innerHeight;
        });
        await seen('why');

        // A game against the engine from a winning start, with hints.
        await page.goBack();
        await found.getByRole('link', { name: says.play }).click();
        await page.locator('#banner', { hasText: says.ours }).waitFor();
        assert.equal(await page.locator('.position .win').count(), 0, 'nothing is given away');
        await seen('play');
        await page.getByRole('button', { name: says.show }).click();
        await page.locator('.position .win').first().waitFor();
        await seen('hints');
        for (;;) {
          const said = page.locator('#banner', { hasText: says.ours }).or(page.locator('#banner', { hasText: says.over }));
          await said.waitFor();
          if (says.over.test(await said.textContent())) break;
          const count = (await made(page)).length;
          await page.locator('.position .win:not([aria-disabled=true])').first().click();
          const choice = page.locator('.chooser button:has(.sign.win)').first();
          await page.waitForFunction((count) => document.querySelector('.chooser') || (new URL(location.href).searchParams.get('made')?.split(';').length ?? 0) > count, count);
          if (await choice.count()) {
            if (count === 0) await seen('choose');
            await choice.click();
          }
          await madeMore(page, count);
        }
        assert.match(await page.locator('#banner').textContent(), says.won);
        await seen('won');

        // A game of their own, with a mistake that the page helps to mend.
        await goes(says.rules);
        const turn = (tab) => page.locator(`[data-tab="${tab}"]`).click();
        await page.locator('.right .live .verdict').waitFor();
        await seen('rules');
        await turn('map');
        await page.locator('.right canvas[data-cells]').waitFor();
        await page.locator('.cm-content').click();
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText(OWN);
        const problem = page.locator('.problems li', { hasText: says.closed });
        await problem.waitFor();
        await seen('mistake');
        await problem.getByRole('button', { name: says.line }).click();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('End');
        for (let letter = 0; letter < ' where k = 1 or k = 3'.length; letter += 1) await page.keyboard.press('ArrowLeft');
        await page.keyboard.insertText(')');
        await page.getByText(says.clean).waitFor();
        await page.locator('.right canvas[data-cells="100"]').waitFor();
        await seen('mended');
        await page.locator('#rules-panel-map').scrollIntoViewIfNeeded();
        await seen('own-map');

        // The claim, checked and proved.
        await page.getByRole('button', { name: says.check, exact: true }).click();
        await page.locator('[data-result="check"] li[data-verdict="agrees"]').nth(1).waitFor();
        await seen('checked');
        await page.getByRole('button', { name: says.prove, exact: true }).click();
        const proved = page.locator('[data-result="prove"] li[data-verdict="proved"]');
        await proved.getByText(says.proved, { exact: false }).first().waitFor();
        await proved.scrollIntoViewIfNeeded();
        await seen('proved');

        // Handed on: the link alone brings it back.
        await turn('board');
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.getByRole('button', { name: says.link }).click();
        await page.getByText(says.copied).waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        await seen('shared');

        // And played.
        await page.getByRole('link', { name: says.playIt, exact: true }).click();
        await page.locator('#banner', { hasText: says.ours }).waitFor();
        await seen('own-play');

        const friend = await home.open(link.slice(home.url.length), { lang, theme, size, ready: '.right .live .verdict' });
        await friend.page.locator('.cm-content', { hasText: 'one-or-three' }).waitFor();
        await friend.page.getByText(says.clean).waitFor();
        await friend.close();
      },
      { lang, theme, size },
    );
  });
}
