/** Proofs that one can touch: an automaton run on digits, steps that fail where the rules are changed, a certificate read again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, LOOKS, packed, passableInThemes } from './harness.mjs';

const home = house();
const QUEEN = `game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
begin (3, 5)
`;

for (const { lang, where, size } of LOOKS) {
  test(`an automaton reads a position, and each step of the proof is seen to fail: ${lang}, ${where}`, async () => {
    await home.at(
      `/rules?run=prove#${packed(QUEEN)}`,
      async (page) => {
        const zh = lang === 'zh';
        const button = (en, other) => page.getByRole('button', { name: zh ? other : en });
        const runner = page.locator('.runner');
        await runner.locator('.lit').waitFor();
        // 3 is 100 and 5 is 1000 in Zeckendorf's numeration; they go by the states 0, 1, 3, 5, 3 of the drawing.
        assert.deepEqual(await runner.locator('tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent).join(''))), ['0100', '1000']);
        const lit = async () => [await runner.getAttribute('data-state'), await runner.locator('.lit').getAttribute('cx')];
        const way = [await lit()];
        for (let read = 0; read < 4; read += 1) {
          await button('Read the next digits', '读下一位').click();
          way.push(await lit());
        }
        assert.equal(new Set(way.map(String)).size, new Set(way.map(([state]) => state)).size, 'each state has its place');
        assert.match(await runner.getByRole('status').innerText(), zh ? /接受 \(3, 5\)：它属于/ : /accepts \(3, 5\): it is among/);
        await runner.locator('input').nth(1).fill('6');
        await button('Read all', '全部读完').click();
        assert.match(await runner.getByRole('status').innerText(), zh ? /\(3, 6\)[^它]*(它)?不属于/ : /\(3, 6\).* not among/);

        // One step at a time, by buttons and by the arrow keys.
        const proof = page.locator('[data-result="prove"] li').first();
        await proof.locator('details', { has: page.locator('.parts') }).first().locator('> summary').click();
        await button('Step by step', '逐步看').click();
        const steps = await page.locator('.parts > li').count();
        const current = async () => (await page.locator('.parts > li:not([hidden])').evaluateAll((shown) => shown.map(({ value }) => value))).join();
        assert.equal(await current(), '1');
        await button('Next step', '下一步').click();
        assert.equal(await current(), '2');
        await page.keyboard.press('ArrowRight');
        assert.equal(await current(), String(Math.min(3, steps)));
        await page.keyboard.press('ArrowLeft');
        await button('Previous step', '上一步').click();
        assert.equal(await current(), '1');
        assert.match(await page.locator('.walk a').getAttribute('href'), /^\/map\?ask=queen&.*what=claim&claim=1#rules=/);
        await passableInThemes(page, `proof-walk-${lang}-${where}`);
        await button('All steps', '全部步骤').click();
        assert.equal(await page.locator('.parts > li:not([hidden])').count(), steps);

        await page.locator('details.trials > summary').click();
        await button('Leave out each move in turn', '依次去掉每种着法').click();
        await page.waitForFunction(() => document.querySelectorAll('.parts [data-trial="refuted"]').length === 3);
        // Without the diagonal (1, 1) is lost, since (0, 1) and (1, 0) are won.
        const won = page.locator('[data-part^="won"] [data-trial]');
        assert.match((await won.allInnerTexts()).join('\n'), /a - k, b - k[^]*\(1,1\)/);
        await page.locator('.trials input').fill('P(a, b) iff a = b');
        await button('Try', '试试').click();
        await page.waitForFunction(() => document.querySelectorAll('[data-trial="refuted"]').length === 4);
        // From (1, 1) one moves to (0, 0).
        const claimed = page.locator('[data-trial="refuted"]', { hasText: 'a = b' }).first();
        assert.match(await claimed.innerText(), /\(1,1\)/);
        await claimed.getByRole('button').click();
        await claimed.locator('.counter[data-position="1,1"] .live .verdict').first().waitFor();

        await button('Have it read again', '再检验一遍').click();
        await page.locator('.contents[data-accepted="true"]').waitFor();
        assert.match(await page.locator('.contents ~ a, .row.small a[href*="what=claim"]').first().getAttribute('href'), /^\/map\?ask=queen&ranges=0..99\+0..99&what=claim&claim=1#rules=/);
        await passableInThemes(page, `proof-${lang}-${where}`);
      },
      { lang, size },
    );
  });
}

test('no sentence of the server names a command', async () => {
  await home.at('/rules?run=prove&states=2&game=wythoff', async (page) => {
    const undecided = page.locator('[data-result="prove"] li[data-verdict="undecided"]').first();
    await undecided.waitFor();
    assert.match(await undecided.innerText(), /“States at most” N allows more/);
    await page.getByRole('tab', { name: 'Board' }).click();
    await page.locator('.live .verdict').waitFor();
    assert.doesNotMatch(await page.locator('main').innerText(), /bouton [a-z]|--[a-z]|mine\.game/);
  });
});
