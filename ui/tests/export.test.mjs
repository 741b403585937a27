/** What is drawn is taken along: automata, graphs and maps, as pictures, for LaTeX, and with their certificate. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { house, keep, passableInThemes, PHONE, shoot } from './harness.mjs';

const home = house();

/** Files that a button of the open panel hands out. */
async function taken(page, panel, name) {
  const [download] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name, exact: true }).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** A picture in TikZ is one environment of paths and nodes, each ended, with braces in pairs. */
function assertTikz(text) {
  const lines = text.trim().split('\n').filter((line) => !line.startsWith('%'));
  assert.match(lines[0], /^\\begin\{tikzpicture\}\[x=0\.75bp, y=-0\.75bp\]$/);
  assert.equal(lines.at(-1), '\\end{tikzpicture}');
  for (const line of lines.slice(1, -1)) assert.match(line, /^(\\definecolor\{c[0-9a-f]{6}\}\{HTML\}\{[0-9A-F]{6}\}|\\(path|node)\[.*;)$/);
  const plain = text.replaceAll(/\\[{}]/g, '');
  assert.equal(plain.split('{').length, plain.split('}').length);
}

for (const [lang, size] of [['en', undefined], ['zh', PHONE]]) {
  test(`the automaton of a proof, with its certificate: ${lang}`, async () => {
    await home.at(
      '/rules?game=wythoff&run=prove',
      async (page) => {
        const zh = lang === 'zh';
        const figure = page.locator('[data-result="prove"] figure').first();
        await figure.getByRole('button', { name: zh ? '导出' : 'Export' }).click();
        const panel = figure.getByRole('group', { name: zh ? '导出' : 'Export' });
        const tikz = `${(await taken(page, panel, zh ? 'LaTeX 图（TikZ）' : 'Drawing for LaTeX (TikZ)')).bytes}`;
        assertTikz(tikz);
        const states = await figure.locator('img').getAttribute('alt');
        const count = Number(/\d+/.exec(states)?.[0]);
        // Each state is a circle, and an accepting one has a ring; so it is in the picture.
        const svg = `${(await taken(page, panel, 'SVG')).bytes}`;
        assert.equal(tikz.split('circle[').length, svg.split('<circle ').length);
        assert.ok(count > 1 && svg.split('<circle ').length > count);
        assert.doesNotMatch(svg, /@media/);
        assert.match(svg, zh ? /依据：/ : /How this is known: proved/);
        const { name, bytes } = await taken(page, panel, zh ? '证书' : 'Certificate');
        assert.match(name, /\.cert$/);
        assert.match(`${bytes}`, /^\(certificate 2\)/);
        const png = (await taken(page, panel, 'PNG')).bytes;
        assert.equal(png.subarray(1, 4).toString(), 'PNG');
        await keep(`export-automaton-${lang}`, png);
        await passableInThemes(page, `export-automaton-${lang}`);
      },
      { lang, size },
    );
  });
}

test('a graph in play is drawn for LaTeX by the server, and as it is on the board', async () => {
  await home.at('/play?ask=hackenbush+0-1,1-2,0-3&board=hackenbush', async (page) => {
    await page.locator('.stage svg[data-whole]').waitFor();
    await page.getByRole('button', { name: 'Game and players' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    const panel = page.getByRole('group', { name: 'Export' });
    const tikz = `${(await taken(page, panel, 'Drawing for LaTeX (TikZ)')).bytes}`;
    assertTikz(tikz);
    // Three vertices stand above the ground.
    assert.equal(tikz.split('circle[').length - 1, 3);
    assert.match(`${(await taken(page, panel, 'SVG')).bytes}`, /hackenbush 0-1,1-2,0-3/);
    await shoot(page, 'export-graph');
  });
});

test('the map beside the rules is a table for LaTeX', async () => {
  await home.at('/rules?game=wythoff&tab=map', async (page) => {
    await page.locator('.panel:not([hidden]) canvas[data-cells]').waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const panel = page.getByRole('group', { name: 'Export' });
    const table = `${(await taken(page, panel, 'Table for LaTeX')).bytes}`;
    // (1, 2) is lost in Wythoff's game, (1, 1) is not.
    assert.match(table, /\n1 & N & N & \\textbf\{P\} & N/);
  });
});

test('a matrix is taken along with its strategies', async () => {
  await home.bilingual('/matrix', async (page, lang) => {
    const zh = lang === 'zh';
    // Each player chooses either line once in three and twice in three: 2·1 − 1·0 over 2 + 1 is 2/3.
    await page.locator('textarea').fill('2 0\n0 1\n');
    await page.getByRole('button', { name: zh ? '求解' : 'Solve' }).click();
    await page.locator('.value .big', { hasText: '2/3' }).waitFor();
    await page.getByRole('button', { name: zh ? '导出' : 'Export' }).click();
    const panel = page.getByRole('group', { name: zh ? '导出' : 'Export' });
    const csv = `${(await taken(page, panel, 'CSV')).bytes}`;
    assert.deepEqual(csv.trim().split('\n').slice(1).map((line) => line.split(',').slice(1)), [['2', '0', '1/3'], ['0', '1', '2/3'], ['1/3', '2/3', '']]);
    const table = `${(await taken(page, panel, zh ? 'LaTeX 表格' : 'Table for LaTeX')).bytes}`;
    assert.match(table, zh ? /^% XeLaTeX.*\n/ : /^\\begin\{table\}/);
    assert.match(table, / & 2 & 0 & 1\/3 \\\\\n/);
    const svg = `${(await taken(page, panel, 'SVG')).bytes}`;
    assert.match(svg, zh ? /值为 2\/3/ : /value 2\/3/);
    for (const word of ['2', '0', '1', '1/3', '2/3']) assert.ok(svg.includes(`>${word}</text>`), word);
    await keep(`export-matrix-${lang}`, (await taken(page, panel, 'PNG')).bytes);
    await passableInThemes(page, `export-matrix-${lang}`);
  });
});

test('a pattern in numbers is taken along with what it predicts', async () => {
  await home.at('/guess', async (page) => {
    // n mod 3.
    await page.locator('textarea').fill(Array.from({ length: 40 }, (_, n) => n % 3).join(' '));
    await page.getByRole('textbox', { name: /Predict/ }).fill('1000..1003');
    await page.getByRole('button', { name: 'Find the pattern' }).click();
    await page.locator('[data-conjecture=found]').waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const panel = page.getByRole('group', { name: 'Export' });
    assert.equal(`${(await taken(page, panel, 'CSV')).bytes}`, 'n,Value\n1000,1\n1001,2\n1002,0\n1003,1\n');
    const bFile = `${(await taken(page, panel, 'b-file (OEIS)')).bytes}`;
    assert.deepEqual(bFile.split('\n').filter((line) => line && !line.startsWith('#')), ['1000 1', '1001 2', '1002 0', '1003 1']);
    // It is never said to be more than it is.
    const svg = `${(await taken(page, panel, 'SVG')).bytes}`;
    assert.match(svg, /Conjecture/);
    assert.match(svg, /How this is known: (checked|conjecture)/);
    await keep('export-pattern', (await taken(page, panel, 'PNG')).bytes);
    await shoot(page, 'export-pattern');
  });
});

/** The least and largest that coordinates of shapes and words may be, from the size of a picture. */
function within(svg) {
  const [, wide, tall] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg).map(Number);
  return wide > 100 && tall > 50;
}

for (const [ask, parts, words] of [
  // A stone is a circle: four arcs to a path; the heaps of 3 and 4 have seven.
  ['nim 3 4', 7, ['3', '4']],
  ['nim 3 4 + kayles 7', 14, ['3', '4', '7', 'Nim', 'Kayles']],
  ['coins 1,0,0,1', 4, ['1', '0']],
]) {
  test(`a board is a picture on light ground: ${ask}`, async () => {
    await home.at(`/play?ask=${encodeURIComponent(ask)}&engine=none`, async (page) => {
      await page.locator('.stage .board').first().waitFor();
      await page.emulateMedia({ colorScheme: 'dark' });
      const colour = () => page.locator('.stage .board').first().evaluate((board) => getComputedStyle(board).color);
      const before = await colour();
      await page.getByRole('button', { name: 'Game and players' }).click();
      await page.getByRole('button', { name: 'Export' }).click();
      const panel = page.getByRole('group', { name: 'Export' });
      const svg = `${(await taken(page, panel, 'SVG')).bytes}`;
      assert.ok(within(svg), svg.slice(0, 300));
      const round = svg.match(/<path d="[^"]*A[^"]*A[^"]*A[^"]*A[^"]*Z"/g) ?? [];
      assert.equal(round.filter((path) => !/A0 0 /.test(path)).length, parts);
      for (const word of words) assert.ok(svg.includes(`>${word}</text>`), word);
      // No instruction and no button is drawn, and the page is as dark as before.
      assert.doesNotMatch(svg, /Click|Touch|Other moves/);
      assert.equal(await colour(), before);
      const png = (await taken(page, panel, 'PNG')).bytes;
      assert.equal(png.subarray(1, 4).toString(), 'PNG');
      await keep(`export-board-${ask.replaceAll(/\W+/g, '-')}`, png);
    });
  });
}
