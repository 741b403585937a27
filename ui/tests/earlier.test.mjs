/** Results of an earlier text: dimmed, labelled, and nothing can be done with them until there are results of the text as it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, LOOKS, packed, passable, PHONE, shoot } from './harness.mjs';
import { openSize } from './mapping.mjs';

const home = house();

const TRUE = 'game mine\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 = 0\n';
const BROKEN = 'game mine\n(n) -> (n - k where 1 <= k <= 4\nP(n) iff n mod 4 = 0\n';
const FALSE = 'game mine\n(n) -> (n - k) where 1 <= k <= 4\nP(n) iff n mod 4 = 0\n';

async function write(page, text) {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** What is shown within is of an earlier text: it says so, is dimmed, and no button in it can be used. */
async function put(page, within, label) {
  const found = await page.locator(within).evaluate((place) => {
    const set = place.closest('fieldset');
    const label = set?.previousElementSibling?.querySelector('[data-earlier]')?.textContent ?? '';
    const buttons = [...place.querySelectorAll('button, select, input')];
    return { label, disabled: !!set?.disabled, inert: !!set?.inert, opacity: set && getComputedStyle(set).opacity, usable: buttons.filter((one) => !one.matches(':disabled')).length };
  });
  assert.match(found.label, label);
  assert.deepEqual([found.disabled, found.inert, found.usable], [true, true, 0], within);
  assert.ok(Number(found.opacity) < 0.8, `${within} is dimmed: ${found.opacity}`);
}

const usable = (page, within) => page.waitForFunction((within) => document.querySelector(within)?.closest('fieldset')?.disabled === false, within);

for (const { lang, where, size } of LOOKS) {
  const name = `${lang}-${where}`;
  test(`a check and a proof of an earlier text wait for a valid one: ${name}`, async () => {
    const zh = lang === 'zh';
    const label = zh ? /先前文本/ : /Of an earlier text/;
    await home.at(
      `/rules?run=check,prove,discover&upto=20#${packed(TRUE)}`,
      async (page) => {
        const turn = (tab) => page.locator(`[data-tab="${tab}"]`).click();
        await page.locator('[data-result="prove"] [data-verdict="proved"]').waitFor();
        await turn('claims');
        await page.locator('[data-result="check"] [data-verdict="agrees"]').first().waitFor();
        await page.locator('[data-result="discover"] li').first().waitFor();
        await turn('map');
        await page.locator('.right canvas[data-cells]').waitFor();
        await turn('board');
        await page.locator('.right .live .verdict').waitFor();
        assert.equal(await page.locator('[data-earlier]').count(), 0);
        await write(page, BROKEN);
        await page.locator('.problems[data-state="errors"]').waitFor();
        for (const what of ['check', 'prove', 'discover']) await put(page, `[data-result="${what}"]`, label);
        await put(page, '.right .live', label);
        for (const button of await page.locator('.bar button, .claims form button, #rules-panel-proof form button').all()) assert.ok(await button.isDisabled());
        await passable(page, name);
        await shoot(page, `earlier-rules-${name}`);
        for (const tab of ['claims', 'proof']) {
          await turn(tab);
          await passable(page, `${name} ${tab}`);
          await shoot(page, `earlier-${tab}-${name}`);
        }
        // The old text again is valid: what was found out is said of a text that is read now, and goes.
        await write(page, FALSE);
        await page.locator('.problems[data-state="clean"]').waitFor();
        await page.waitForFunction(() => document.querySelectorAll('[data-earlier], [data-result]').length === 0);
        await page.locator('.bar [data-run="check"]').click();
        await page.locator('[data-result="check"] [data-verdict="refuted"]').waitFor();
        await usable(page, '[data-result="check"]');
      },
      { lang, size, ready: '.cm-content', expected: [/favicon/] },
    );
  });
}

test('results are of an earlier text from the first letter on, while the new one is read', async () => {
  let hold = null;
  await home.at(
    `/rules?run=prove#${packed(TRUE)}`,
    async (page) => {
      await page.locator('[data-result="prove"] [data-verdict="proved"]').waitFor();
      let go;
      hold = new Promise((resolve) => (go = resolve));
      await page.locator('.cm-content').click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('#');
      await put(page, '[data-result="prove"]', /earlier text/);
      go();
      await page.waitForFunction(() => document.querySelectorAll('[data-earlier], [data-result]').length === 0);
    },
    { ready: '.cm-content', prepare: (page) => page.route('**/api/rules', async (route) => (await hold, route.continue())) },
  );
});

test('what was proved of 0.07 is not shown of 0.007', async () => {
  for (const [lang, size] of [['en', undefined], ['zh', PHONE]]) {
    let hold = null;
    await home.at(
      '/map?as=sequence&ask=0.07&to=2000',
      async (page) => {
        await page.locator('.known.proved').waitFor();
        assert.equal(await page.locator('[data-earlier]').count(), 0);
        let go;
        hold = new Promise((resolve) => (go = resolve));
        const field = page.locator('form input').first();
        await field.fill('0.007');
        const label = lang === 'zh' ? /先前的问题 0\.07/ : /Of an earlier question: 0\.07/;
        await put(page, 'fieldset .map', label);
        await put(page, 'fieldset .known.proved', /^$/);
        await field.press('Enter');
        await page.locator('.work[data-state="asking"]').waitFor();
        await put(page, 'fieldset .map', label);
        await put(page, 'fieldset .known.proved', /^$/);
        await passable(page);
        await shoot(page, `earlier-sequence-${lang}`);
        go();
        // Nobody knows a period of 0.007.
        await page.waitForFunction(() => document.querySelectorAll('[data-earlier], .known.proved').length === 0);
        await page.locator('h2', { hasText: '0.007' }).waitFor();
        // Another count is another question; a text that is none keeps what is there put aside.
        await page.locator('form input[type=number]').fill('100');
        await page.locator('[data-earlier]').waitFor();
        await field.fill('nonsense');
        await field.press('Enter');
        await page.locator('.work [role=alert]').waitFor();
        assert.equal(await page.locator('[data-earlier]').count(), 1);
      },
      { lang, ...(size ? { size } : {}), expected: [/400|422/], prepare: (page) => page.route('**/api/jobs', async (route) => (await hold, route.continue())) },
    );
  }
});

test('the answer to a matrix is put aside when the matrix changes', async () => {
  await home.at('/matrix', async (page) => {
    await page.locator('.value .big').waitFor();
    const field = page.locator('textarea');
    const before = await field.inputValue();
    await field.fill('1 2\n3');
    await put(page, '.value', /Of an earlier text/);
    await passable(page);
    await shoot(page, 'earlier-matrix');
    await field.fill(before);
    await usable(page, '.value');
    await field.fill('0 7\n7 0\n');
    await put(page, '.value', /Of an earlier text/);
    await page.getByRole('button', { name: 'Solve' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-earlier]').length === 0);
    assert.match(await page.locator('.value .big').innerText(), /^7\/2/);
  });
});

test('a map is of what is asked for, or says that it is not', async () => {
  await home.at('/map?ask=wythoff&ranges=0..20 0..20', async (page) => {
    await page.locator('[data-state="painted"]').waitFor();
    await openSize(page);
    const last = page.locator('.size input[type=number]').nth(1);
    await last.fill('99999999');
    await last.press('Tab');
    await page.locator('.complaint').waitFor();
    await put(page, '.maps', /Of an earlier question: Wythoff's game\./);
    await shoot(page, 'earlier-map');
    await last.fill('30');
    await last.press('Tab');
    await page.waitForFunction(() => document.querySelectorAll('[data-earlier], .complaint').length === 0);
    await page.locator('canvas[data-cells="651"]').waitFor();
  });
});

test('a graph that cannot be drawn leaves what was drawn before dimmed, to be drawn on', async () => {
  await home.at(
    '/play?ask=hackenbush+0-1,1-2&engine=none',
    async (page) => {
      await page.locator('[data-draw]').click();
      const text = page.locator('.editor input.mono');
      await text.fill('0-1,1-2,2-');
      await page.locator('[data-earlier]', { hasText: 'earlier text' }).waitFor();
      assert.ok(await page.locator('.editor [data-vertex="1"]').evaluate((vertex) => Number(getComputedStyle(vertex.closest('fieldset')).opacity) < 1));
      await shoot(page, 'earlier-graph');
      await text.fill('0-1,1-2,2-3');
      await text.press('Enter');
      await page.waitForFunction(() => document.querySelectorAll('[data-earlier]').length === 0 && document.querySelector('.editor [data-vertex="3"]'));
      // Drawn on, the drawing is what counts, and its text.
      await text.fill('0-');
      await page.locator('[data-earlier]').waitFor();
      await page.locator('.editor [data-vertex="3"]').focus();
      await page.keyboard.press('Delete');
      await page.waitForFunction(() => document.querySelectorAll('[data-earlier]').length === 0);
      assert.equal(await text.inputValue(), '0-1,1-2');
    },
    { ready: '.position svg' },
  );
});

test('the verdict on an earlier position is put aside while another one is asked for', async () => {
  let hold = null;
  await home.at(
    '/play?ask=nim+3+5&engine=none',
    async (page) => {
      await page.locator('[data-reveal]').click();
      await page.getByText('The player to move wins.', { exact: true }).waitFor();
      let go;
      hold = new Promise((resolve) => (go = resolve));
      await page.locator('[data-setup]').click();
      await page.locator('[data-ask]').fill('nim 5 5');
      await page.locator('[data-ask]').press('Enter');
      await page.waitForFunction(() => document.querySelector('.rail .verdict')?.closest('fieldset')?.disabled === true && document.querySelector('.position')?.closest('fieldset')?.inert);
      go();
      await page.getByText('The player to move loses.', { exact: true }).waitFor();
      await usable(page, '.rail .verdict');
    },
    { ready: '.position .board', prepare: (page) => page.route('**/api/play', async (route) => (await hold, route.continue())) },
  );
});
