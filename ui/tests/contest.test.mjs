/** Problems of contests: the sample, an input of one's own, a mistake in it, and the program to hand in. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { house, LOOKS, passableInThemes } from './harness.mjs';

const home = house();

for (const { lang, where, size } of LOOKS) {
  test(`a problem is answered to the byte, and a mistake has its place: ${lang}, ${where}`, async () => {
    await home.at(
      '/contest?problem=hdu1527',
      async (page) => {
        const zh = lang === 'zh';
        const button = (en, other) => page.getByRole('button', { name: zh ? other : en });
        const output = page.locator('[data-judged] pre.well');
        await page.locator('[data-sample="true"]').waitFor();
        assert.equal(await output.textContent(), '0\n1\n0\n', 'the sample of POJ 1067, which is HDU 1527 elsewhere');
        const input = page.getByRole('textbox', { name: zh ? '输入' : 'Input' });
        // (1, 2), (3, 5) and (8, 13) are lost in Wythoff's game, (3, 4) is won.
        await input.fill('1 2\n3 5\n13 8\n3 4\n');
        await button('Answer', '作答').click();
        await page.waitForFunction(() => document.querySelector('[data-judged] pre.well')?.textContent === '0\n0\n0\n1\n');
        await input.fill('1 2\n3 five\n');
        await button('Answer', '作答').click();
        const mistake = page.locator('[data-mistake="not-a-natural"]');
        await mistake.waitFor();
        assert.equal(await mistake.locator('mark').textContent(), 'five');
        await button('Go to line 2, column 3', '到第 2 行第 3 列').click();
        assert.equal(await input.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd)), 'five');
        assert.equal(await output.textContent(), '0\n', 'the case before it has been answered');
        await passableInThemes(page, `contest-mistake-${lang}-${where}`);
        await button('Load the sample', '载入样例').click();
        await page.locator('[data-sample="true"]').waitFor();
      },
      { lang, size },
    );
  });
}

test('a program to hand in prints what the statement says', async () => {
  await home.at('/contest?problem=hdu1907', async (page) => {
    await page.getByRole('combobox', { name: 'Language' }).selectOption('python');
    await page.getByRole('button', { name: 'Write it' }).click();
    const text = await page.locator('pre.program').textContent();
    const folder = await mkdtemp(path.join(tmpdir(), 'bouton-contest-'));
    try {
      await writeFile(path.join(folder, 'main.py'), text);
      const printed = execFileSync('python3', [path.join(folder, 'main.py')], { input: '2\n3\n3 5 1\n1\n1\n' });
      assert.equal(`${printed}`, 'John\nBrother\n');
    } finally {
      await rm(folder, { recursive: true });
    }
    await passableInThemes(page, 'contest-program');
    // Another problem has another format; some have no program.
    await page.getByRole('combobox', { name: 'Problem' }).selectOption('poj2425');
    await page.getByText('No program is written for this problem').waitFor();
    await page.locator('[data-judged="poj2425"] [data-sample="true"]').waitFor();
    await page.waitForURL(/problem=poj2425/);
  });
});

test('an unknown problem is said to be none, and rules of its own are linked', async () => {
  await home.at('/contest?problem=poj0000', async (page) => {
    await page.getByText('There is no problem “poj0000” here').waitFor();
    await page.getByRole('combobox', { name: 'Problem' }).selectOption('hdu1848');
    await page.getByRole('link', { name: 'Its rules' }).click();
    await page.waitForURL(/\/rules.*#rules=/);
    await page.getByRole('heading', { name: /Fibonacci/ }).first().waitFor();
  });
});

test('every problem prints the sample of its statement', async () => {
  await home.at('/contest', async (page) => {
    await page.locator('[data-sample="true"]').waitFor();
    const ids = await page.getByRole('combobox', { name: 'Problem' }).locator('option').evaluateAll((options) => options.map(({ value }) => value));
    assert.ok(ids.length > 20);
    for (const id of ids) {
      await page.getByRole('combobox', { name: 'Problem' }).selectOption(id);
      await page.locator(`[data-judged="${id}"] [data-sample="true"]`).waitFor();
    }
  });
});
