/** How something is known, as the pages show it: defects, errors in the rules, theorems without a certificate, patterns that are not offered. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESK, house, packed, passable, PHONE, shoot } from './harness.mjs';

const home = house();

const LANGS = [
  { lang: 'en', size: DESK },
  { lang: 'zh', size: PHONE },
];
const LEAVE = 'game leave\n(n) -> (k) where 1 <= k and 3*k <= n\n';
const MOD = 'game mine\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 = 0\n';

/** The server answers what it would if its checker rejected the proof that its prover wrote. */
async function rejecting(page) {
  await page.route('**/api/jobs', async (route) => {
    const response = await route.fetch();
    const { lang } = JSON.parse(route.request().postData());
    const why = lang === 'zh' ? '未能判定，这是 Bouton 的缺陷：检验程序拒绝了它写出的证明（第 3 行）。' : 'Not decided, because of a defect of Bouton: its checker rejects the proof that it wrote (line 3).';
    const attempt = { game: 'mine', convention: 'normal', claim: 1, text: 'P(n) iff n mod 4 = 0', size: null, verdict: 'rejected', message: why, milliseconds: 1, counterexample: null, refuted_assumption: null, assumptions: null, written: null, states: 4, falling: null, relations: null, certificate_bytes: null };
    const step = { label: 'ends', purpose: lang === 'zh' ? '对局必定结束' : 'play ends', sentence: 'true', states: 1, nodes: 1, milliseconds: 0.1, holds: true };
    const result = { game: 'mine', proved: false, refuted: false, attempts: [{ ...attempt, steps: [step] }], message: null, limits_hit: null, untried: 0 };
    await route.fulfill({ response, json: { ...(await response.json()), state: 'done', seconds: 0.1, result } });
  });
}

for (const { lang, size } of LANGS) {
  // Maps and boards of games with errors are refused.
  const stay = home.staying({ lang, size, expected: [/status of 400/] });

  test(`a proof that the checker rejects is neither proved nor refuted: ${lang}`, async () => {
    await home.at(
      `/rules?run=prove#${packed(MOD)}`,
      async (page) => {
        const rejected = page.locator('[data-result="prove"] li[data-verdict="rejected"]');
        const badge = await rejected.locator('strong.verdict.rejected').innerText();
        assert.match(badge, lang === 'zh' ? /⚠ 程序缺陷：证明被拒绝/ : /⚠ defect: proof rejected/);
        assert.match(await rejected.innerText(), lang === 'zh' ? /这是 Bouton 的缺陷/ : /because of a defect of Bouton/);
        assert.doesNotMatch(await rejected.innerText(), /✓|✗|step that fails|不成立|step by step|每一步/);
        for (const absent of ['.known', '.verdict.proved', '.verdict.refuted', 'figure', '.counter', 'button']) assert.equal(await rejected.locator(absent).count(), 0, absent);
        await rejected.scrollIntoViewIfNeeded();
        await passable(page, lang);
        await shoot(page, `evidence-rejected-${lang}`);
      },
      { lang, size, ready: '[data-result="prove"] li', prepare: rejecting },
    );
  });

  test(`an error in the rules refutes no claim, and stands on no board: ${lang}`, async () => {
    await stay(
      `/rules?run=check#${packed('game mine\n(n) -> (1 - n) where n <= 1\n(n) -> (n - 1) where n >= 2\nP(n) iff n mod 2 = 0\n')}`,
      async (page) => {
        const wrong = page.locator('[data-result="check"] li[data-verdict="wrong"]').first();
        assert.match(await wrong.innerText(), lang === 'zh' ? /✗ 规则有错/ : /✗ error in the rules/);
        assert.equal(await page.locator('[data-result="check"] .counter').count(), 0);
        assert.match(await page.locator('[data-result="check"] li[data-verdict="unknown"]').last().innerText(), lang === 'zh' ? /尚不确定/ : /left open/);
        await wrong.scrollIntoViewIfNeeded();
        await passable(page, lang);
        await shoot(page, `evidence-wrong-${lang}`);
      },
      { ready: '[data-result="check"] li' },
    );
  });

  test(`an arithmetic pattern with few quotients is no conjecture: ${lang}`, async () => {
    // 0.F6 keeps to its pattern from 604 to 1885 and breaks it at 1886.
    await stay(
      '/map?as=sequence&ask=0.F6&to=1500',
      async (page) => {
        const said = await page.locator('.card:has([data-withheld])').innerText();
        assert.match(said, lang === 'zh' ? /没有找到周期/ : /No period was found in the first 1,500 values/);
        assert.match(said, lang === 'zh' ? /从堆 604 起，值看似每 43 个增加 32/ : /From heap 604 on values seem to grow by 32 in 43/);
        assert.match(said, lang === 'zh' ? /只出现过 5 个二进制位/ : /only 5 bits/);
        assert.match(said, lang === 'zh' ? /已算出/ : /computed/);
        await passable(page, lang);
        await shoot(page, `evidence-withheld-${lang}`);
      },
      { ready: '[data-withheld]' },
    );
  });

  test(`a period by a theorem says which, and is not called proved: ${lang}`, async () => {
    await stay(
      '/map?as=sequence&ask=0.J&to=1000',
      async (page) => {
        const card = page.locator('.card:has(.known.theorem)');
        assert.equal(await card.locator('.known.theorem').count(), 1);
        assert.equal(await card.locator('.known.proved, .known.computed, button').count(), 0);
        const said = await card.innerText();
        assert.match(said, lang === 'zh' ? /Guy 与 Smith 的定理|窗口定理|循环取数定理/ : /By the (theorem of Guy and Smith|window theorem|theorem of repeating amounts)/);
        assert.match(said, lang === 'zh' ? /n \+ 2 的值/ : /the value of n \+ 2 /);
        await passable(page, lang);
        await shoot(page, `evidence-theorem-${lang}`);
      },
      { ready: '.card .known.theorem' },
    );
  });

  test(`what is discovered of rows is said of their lengths: ${lang}`, async () => {
    await stay(
      `/rules?run=discover#${packed('game mine\n[a, ..] -> [..]\n')}`,
      async (page) => {
        const found = page.locator('[data-result="discover"] li[data-verdict="checked"]').first();
        const said = await found.innerText();
        assert.match(said, lang === 'zh' ? /长度为 \d+ 的行/ : /rows of length \d+ with numbers up to \d+/);
        // No other line counts positions without their length.
        assert.doesNotMatch(said, lang === 'zh' ? /对照过/ : /Compared with|every position/);
        await found.scrollIntoViewIfNeeded();
        await passable(page, lang);
        await shoot(page, `evidence-discovered-${lang}`);
      },
      { ready: '[data-result="discover"] li' },
    );
  });

  test(`a program by a conjecture in place of the rules says so: ${lang}`, async () => {
    await stay(
      // The rules of the Rust test `a_bound_that_no_table_reaches_is_said_where_a_conjecture_stands_in`.
      `/rules?run=program&emit=cpp&format=${encodeURIComponent('n a1..an -> Yes/No')}&table=1000000000#${packed(LEAVE)}`,
      async (page) => {
        await page.locator('[data-program=written] pre').waitFor();
        assert.match(await page.locator('[data-program] .notice').innerText(), lang === 'zh' ? /并非按规则打表/ : /not computed by the rules/);
        assert.ok((await page.locator('[data-program] pre').innerText()).length > 0);
        await passable(page, lang);
        await shoot(page, `evidence-conjecture-${lang}`);
      },
      { ready: '[data-program=written]' },
    );
  });

  test(`laws that moves break and names that look alike are shown at their places: ${lang}`, async () => {
    const zh = lang === 'zh';
    for (const { name, text, marked, problem, help } of [
      { name: 'law', text: 'position (a, b) where a <= b\n(a, b) -> (a, b - k) where k >= 1\n', marked: '(a, b) -> (a, b - k)', problem: /\(1,1\) → \(1,0\)/, help: zh ? /放宽/ : /a <= b/ },
      { name: 'none', text: 'position (a, b) where a < 0\n(a, b) -> (a - k, b) where k >= 1\n', marked: 'position (a, b)', problem: zh ? /没有/ : /no position keeps/, help: /./ },
      { name: 'alike', text: '(n) -> (n - k) where 1 <= k <= 3\nP(n) iff \u0440rime(n)\n', marked: '\u0440rime', problem: /\u0440rime.*prime/s, help: /./ },
      { name: 'scripts', text: '(n) -> (n - k) where 1 <= k <= 3\nP(n) iff exists k\u043ey: n = 4*k\u043ey\n', marked: 'k\u043ey', problem: /k\u043ey/, help: /./ },
    ]) {
      await stay(
        `/rules#${packed(`game mine\n${text}`)}`,
        async (page) => {
          const first = page.locator('.problems li').first();
          assert.match(await first.locator('strong').innerText(), problem);
          assert.match(await first.locator('.small').last().innerText(), help);
          await page.locator('.cm-lintRange-error').first().waitFor();
          assert.ok((await page.locator('.cm-lintRange-error').allInnerTexts()).join('').includes(marked), name);
          await passable(page, name);
          await shoot(page, `evidence-${name}-${lang}`);
        },
        { ready: '.problems[data-state="errors"] li' },
      );
    }
  });
}

test('a check up to another number than the one in the field is put aside, until it is that again', async () => {
  await home.at(
    `/rules?run=check&upto=20#${packed(MOD)}`,
    async (page) => {
      const field = page.locator('.claims input[type=number]');
      const set = page.locator('fieldset:has([data-result="check"])');
      assert.equal(await page.locator('[data-earlier]').count(), 0);
      await field.fill('30');
      assert.match(await page.locator('[data-earlier]').innerText(), /with numbers up to 20/);
      assert.ok(await set.evaluate((set) => set.disabled && set.inert));
      // What is asked for can be asked for at once, and what is there again is no other's.
      assert.ok(await page.locator('.claims button[type=submit]').isEnabled());
      await field.fill('20');
      await page.waitForFunction(() => document.querySelectorAll('[data-earlier]').length === 0);
      await field.fill('30');
      await field.press('Enter');
      await page.waitForFunction(() => document.querySelectorAll('[data-earlier]').length === 0);
      assert.match(await page.locator('[data-result="check"] [data-verdict="agrees"]').last().innerText(), /30/);
    },
    { ready: '[data-result="check"] li' },
  );
});
