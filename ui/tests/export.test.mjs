/** What is drawn is taken along: automata, graphs and maps, as pictures, for LaTeX, and with their certificate. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { house, keep, passableInBothThemes, PHONE, shoot } from './harness.mjs';

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
        await passableInBothThemes(page, `export-automaton-${lang}`);
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
