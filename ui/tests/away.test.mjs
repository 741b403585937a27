/** The server goes away and comes back: every page says so while it lasts, and goes on by itself where it was. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { house, made, madeBe, packed, passable, PHONE, shoot } from './harness.mjs';

const home = house();
const expected = [/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|ERR_CONNECTION_RESET|404|ERR_SOCKET/];

let gone = false;
const leave = async (signal) => {
  await home.leave(signal);
  gone = true;
};
const comeBack = async () => {
  await home.comeBack();
  gone = false;
};
afterEach(async () => {
  if (gone) await comeBack();
});

const away = (page) => page.locator('[data-reach="away"]').waitFor();
const here = (page) => page.locator('[data-reach="here"]').waitFor({ state: 'attached' });

test('a game in progress goes on when the server is back', async () => {
  await home.at(
    '/play?ask=nim+3+4&engine=second&strength=4&hints=0',
    async (page) => {
      await page.getByText('Your turn', { exact: true }).waitFor();
      await page.getByRole('button', { name: /take 1 of 4, leave 3/ }).click();
      await madeBe(page, 2);
      await page.getByText('Your turn', { exact: true }).waitFor();
      const before = await made(page);
      await leave();
      const [, , size] = /(.*) → (.*)/.exec(before[1]) ?? [];
      // The other heap is made as large as the one that the engine has left.
      const reply = page.getByRole('button', { name: new RegExp(`of 3, leave ${size}`) });
      await reply.click();
      await away(page);
      await page.getByText('The server does not answer.').waitFor();
      await passable(page);
      await shoot(page, 'away-play');
      await page.locator('#banner', { hasText: 'Waiting for the server' }).waitFor();
      assert.deepEqual(await made(page), before, 'the game stands as it was');
      await comeBack();
      await here(page);
      await page.waitForFunction((count) => (new URL(location.href).searchParams.get('made')?.split(';').length ?? 0) > count, before.length);
      assert.deepEqual((await made(page)).slice(0, 2), before);
    },
    { expected, ready: '.position .board' },
  );
});

test('a page that asks nothing says so too, and goes back to rest', async () => {
  await home.at(
    '/map?ask=wythoff&ranges=0..20 0..20',
    async (page) => {
      await page.locator('[data-state="painted"]').waitFor();
      await leave();
      await away(page);
      await passable(page);
      await shoot(page, 'away-zh');
      assert.match(await page.locator('[data-reach]').innerText(), /服务器没有回应/);
      // The server that is back is found by nobody before the button is pressed.
      const now = page.getByRole('button', { name: '立即重试' });
      await now.evaluate((button) => button.addEventListener('click', () => (window.pressed = true), { capture: true }));
      await page.route('**/api/health', async (route) => ((await page.evaluate(() => window.pressed)) ? route.continue() : route.abort('connectionrefused')));
      await comeBack();
      await now.click();
      await page.getByText('服务器已恢复。').waitFor();
      await here(page);
    },
    { expected, lang: 'zh', size: PHONE },
  );
});

test('a job that the server does not know any more is told as such, and can be begun anew', async () => {
  // Told by the server as it ends, or found out afterwards.
  for (const [lang, signal] of [['en', 'SIGKILL'], ['zh', 'SIGTERM'], ['zh', 'SIGKILL']]) {
    await home.at(
      '/map?as=sequence&ask=0.007&to=1000000',
      async (page) => {
        await page.locator('.work[data-state="running"]').waitFor();
        await leave(signal);
        await away(page);
        await comeBack();
        await page.locator('.work[data-state="lost"]').waitFor();
        assert.match(await page.locator('.work [role=status]').innerText(), lang === 'zh' ? /没有保留这项工作/ : /has not kept this work/);
        assert.equal(await page.getByRole('progressbar').count(), 0, 'nothing seems to be going on');
        await passable(page);
        await shoot(page, `away-job-${lang}-${signal}`);
        await page.getByRole('button', { name: lang === 'zh' ? '重新开始' : 'Begin anew' }).click();
        await page.locator('.work[data-state="running"]').waitFor();
        await page.getByRole('button', { name: lang === 'zh' ? '取消' : 'Cancel' }).click();
        await page.locator('.work[data-state="cancelled"]').waitFor();
      },
      { expected, lang },
    );
  }
});

test('what is asked while the server is away is answered when it is back', async () => {
  await home.at(
    `/rules#${packed('game mine\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 = 0\n')}`,
    async (page) => {
      await page.locator('.problems[data-state="clean"]').waitFor();
      await page.locator('.right .live .verdict').waitFor();
      await leave();
      await page.locator('.bar [data-run="prove"]').click();
      await away(page);
      await page.locator('.work', { hasText: 'waiting for it' }).waitFor();
      await comeBack();
      await page.locator('[data-result="prove"] [data-verdict="proved"]').waitFor();
    },
    { expected, ready: '.cm-content' },
  );
});
