/** Pages without a server, in a folder of a plain static server: solved, written and proved, drawn and played, guessed, called off; without a network after the first visit. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { played } from '../drawing.mjs';
import { house, packed } from '../harness.mjs';

/** A folder below the root: every address is relative. */
const BELOW = '/some/where';
const alone = process.env.ALONE ?? fileURLToPath(new URL('../../../target/page', import.meta.url));
const home = house(async () => [], { alone, below: BELOW });
const at = (path) => BELOW + path;

const BOTH = ['en', 'zh'];
const MINE = 'game mine\n(n) -> (n - k) where k in {1, 3, 4}\nP(n) iff n mod 7 in {0, 2}\n';
const THREE = 'game three\n(a, b, c) -> (x, b, c) where x < a\n(a, b, c) -> (a, x, c) where x < b\n(a, b, c) -> (a, b, x) where x < c\nP(a, b, c) iff a xor b xor c = 0\n';

for (const lang of BOTH) {
  test(`wythoff is solved, and why is told: ${lang}`, async () => {
    const { page, close } = await home.open(at('/play?ask=wythoff+4,6&engine=none&hints=1'), { lang, ready: '.position svg, .position table, .position .board' });
    await page.locator('#banner').waitFor();
    // A winning move leaves (3, 5), (4, 6) − 1 each; or (1, 2).
    await page.locator('main', { hasText: lang === 'zh' ? /3[,，] ?5|1[,，] ?2/ : /3, ?5|1, ?2/ }).waitFor();
    await close();
  });

  test(`a game is written, checked and proved: ${lang}`, async () => {
    const { page, close } = await home.open(at('/rules'), { lang, ready: '[data-ready="true"] .cm-content' });
    await page.locator('.problems[data-state="clean"]').waitFor();
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('game mine\n(n -> (n - 1)\n');
    await page.locator('.problems[data-state="errors"] li').first().waitFor();
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(MINE);
    await page.locator('.problems[data-state="clean"]').waitFor();
    await page.locator('.bar [data-run="prove"]').click();
    await page.locator('[data-result="prove"]', { hasText: lang === 'zh' ? /已证明|证明/ : /proved/i }).waitFor();
    await close();
  });

  test(`a pattern is guessed: ${lang}`, async () => {
    const { page, close } = await home.open(at('/guess'), { lang, ready: 'textarea' });
    await page.locator('textarea').first().fill(Array.from({ length: 60 }, (_, n) => n % 7).join(' '));
    await page.locator('textarea').first().press('Control+Enter');
    await page.locator('[data-conjecture=found] .statement', { hasText: 'n mod 7' }).waitFor();
    await close();
  });

  test(`long work tells how far it is, and ends at once when it is called off: ${lang}`, async () => {
    const { page, close } = await home.open(at(`/rules#${packed(THREE)}`), { lang, ready: '[data-ready="true"] .cm-content' });
    await page.locator('.problems[data-state="clean"]').waitFor();
    await page.getByRole('tab', { name: lang === 'zh' ? '断言' : 'Claims', exact: true }).click();
    await page.locator('.claims .list', { hasText: 'xor' }).waitFor();
    await page.getByRole('spinbutton').last().fill('600');
    await page.locator('.bar [data-run="check"]').click();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: lang === 'zh' ? '取消' : 'Cancel' }).click();
    await page.locator('.work[data-state="cancelled"]').waitFor();
    // The next question has a worker again.
    await page.locator('.bar [data-run="prove"]').click();
    await page.locator('[data-result="prove"]').waitFor();
    await close();
  });

  test(`rooms are said to need a server: ${lang}`, async () => {
    const { page, close } = await home.open(at('/room/'), { lang, ready: 'main' });
    await page.locator('main', { hasText: /--lan/ }).waitFor();
    await close();
  });
}

test('Hackenbush is drawn with the mouse, and played to the end', async () => {
  const { page, close } = await home.open(at(played('hackenbush 0-1')), { ready: '[data-edge]' });
  const editor = page.locator('.editor');
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await editor.locator('[data-vertex]').first().waitFor({ state: 'attached' });
  await editor.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await editor.locator('[data-vertex="1"] .disc').boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 5);
  await page.mouse.move(x + 110, y - 10);
  await page.mouse.up();
  await page.waitForFunction(() => new URL(location.href).searchParams.get('ask') === 'hackenbush 0-1,1-2');
  await page.getByRole('button', { name: 'Done drawing' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-edge]').length === 2);
  for (const left of [1, 0]) {
    await page.locator('[data-edge]').last().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((left) => document.querySelectorAll('[data-edge]').length === left, left);
  }
  await page.getByText('Nothing stands.').waitFor();
  await close();
});

test('after the first visit no network is needed, at any address, in both languages', async () => {
  const { page, leave } = await home.open(at('/'), { ready: 'main h1, main h2' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await home.leave();
  try {
    for (const [path, lang, there] of [
      ['/play?ask=wythoff+4,6&engine=none&hints=1', 'en', '#banner'],
      [`/rules?run=prove#${packed(MINE)}`, 'en', '[data-result="prove"]'],
      ['/learn/method', 'zh', 'article h1'],
      ['/guess', 'zh', 'textarea'],
    ]) {
      const next = await page.context().newPage();
      await next.goto(home.url + at(path));
      await next.locator(there).first().waitFor();
      if (lang === 'zh') {
        await next.getByRole('button', { name: '切换到中文' }).click();
        await next.waitForFunction(() => document.documentElement.lang.startsWith('zh'));
        await next.getByRole('button', { name: /English/ }).click();
      }
      await next.close();
    }
  } finally {
    await leave();
    await home.comeBack();
  }
});

test('the policy of the pages lets nothing in', async () => {
  const { page, leave } = await home.open(at('/'), { ready: 'main' });
  const refused = await page.evaluate(async () => {
    const seen = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen.push(effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.entered = true';
    document.head.append(script);
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return [seen, window.entered];
  });
  assert.equal(refused[1], undefined);
  for (const directive of ['script-src-elem', 'connect-src']) assert.ok(refused[0].includes(directive), `${directive} among ${refused[0]}`);
  await leave();
});
