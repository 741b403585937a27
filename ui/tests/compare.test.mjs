/** Maps beside each other and as a difference, parameters that are dragged, and what is taken away. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { house, passableInThemes, PHONE, shoot } from './harness.mjs';
import { colours, mapping } from './mapping.mjs';

const home = house();
const open = mapping(home);

/** Pairs of Wythoff's theorem, both ways, below a number. */
function golden(below) {
  const pairs = new Set();
  for (let j = 0, used = new Set(); ; j += 1) {
    let a = 0;
    while (used.has(a)) a += 1;
    if (a >= below) return pairs;
    used.add(a).add(a + j);
    if (a + j < below) pairs.add(`${a},${a + j}`).add(`${a + j},${a}`);
  }
}

test('Wythoff’s game and Nim stand side by side, and differ where one alone is lost', async () => {
  const { page, close } = await open('/map?ask=wythoff&ranges=0..29+0..29');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('combobox', { name: 'B', exact: true }).selectOption('euclid');
  await page.keyboard.press('Escape');
  await page.locator('.one canvas[data-cells="900"]').nth(1).waitFor();
  assert.deepEqual(await page.locator('.one h2').allInnerTexts(), ["Wythoff's game", "Euclid's game"]);
  // Of Euclid's game lost are pairs with a 0, and unequal ones whose larger number is less than φ times the smaller (Cole and Davie 1969).
  const pairs = golden(30);
  let differ = 0;
  for (let a = 0; a < 30; a += 1) {
    for (let b = 0; b < 30; b += 1) {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const lost = low === 0 || (low !== high && high * 2 < low * (1 + Math.sqrt(5)));
      if (lost !== pairs.has(`${a},${b}`)) differ += 1;
    }
  }
  await page.getByText(`The two games differ on ${differ} of these positions.`).waitFor();
  await page.getByRole('radio', { name: 'A − B' }).check({ force: true });
  await page.waitForURL(/side=difference/);
  await page.locator('.one canvas').waitFor();
  assert.equal(await page.locator('.one').count(), 1);
  await page.getByRole('button', { name: 'next difference' }).click();
  await page.waitForURL(/pin=/);
  await page.locator('.pinned strong', { hasText: /A: .*; B: / }).waitFor();
  await page.reload();
  await page.getByText(`The two games differ on ${differ} of these positions.`).waitFor();
  assert.equal(await page.locator('.one').count(), 1);
  await passableInThemes(page, 'compare');
  await close();
});

test('a parameter is dragged, and map and claim follow', async () => {
  const { page, close } = await open('/map?ask=bash&what=claim&claim=1');
  const slider = page.getByRole('slider', { name: 'm' });
  await slider.focus();
  const took = [];
  for (const m of [4, 5, 6]) {
    const begun = Date.now();
    await page.keyboard.press('ArrowRight');
    await page.locator('.inspector h2', { hasText: `Bash's game m=${m}` }).waitFor();
    took.push(Date.now() - begun);
    // Lost are the multiples of m + 1 (Bachet 1612).
    await page.getByRole('button', { name: `(${m + 1}): lost (P), as claimed` }).waitFor();
    await page.getByText('The claim agrees with the truth everywhere here.').waitFor();
  }
  console.log(`# a parameter further, the map was there after ${took.join(', ')} ms`);
  await page.waitForURL(/ask=bash\+m%3D6/);
  await close();
});

test('a map is taken away as picture and as numbers, with how it is known', async () => {
  const { page, close } = await open('/map?ask=wythoff&what=value&ranges=0..4+0..4');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Export' }).click();
  const taken = async (name) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const csv = await taken('CSV');
  assert.equal(csv.name, 'wythoff-value.csv');
  // Nim-values of Wythoff's game as the OEIS has them (A004481).
  assert.equal(`${csv.bytes}`, 'a\\b,0,1,2,3,4\n0,0,1,2,3,4\n1,1,2,0,4,5\n2,2,0,1,5,3\n3,3,4,5,6,2\n4,4,5,3,2,7\n');
  const list = `${(await taken('b-file (OEIS)')).bytes}`;
  assert.deepEqual(list.split('\n').filter((line) => line && !line.startsWith('#')).map((line) => Number(line.split(' ')[1])), [0, 1, 1, 2, 2, 2, 3, 0, 0, 3, 4, 4, 1, 4, 4]);
  assert.match(list, /^# .*Wythoff/);
  const svg = `${(await taken('SVG')).bytes}`;
  assert.equal(svg.match(/<rect [^>]*fill="#c8390b"/g).length, 3, 'three lost positions, by themselves');
  assert.match(svg, /How this is known: computed/);
  assert.match(svg, /Wythoff, A modification/);
  assert.match(`${(await taken('Table for LaTeX')).bytes}`, /1 & 1 & 2 & \\textbf\{0\} & 4 & 5 \\\\/);
  const png = (await taken('PNG')).bytes;
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  await page.getByRole('button', { name: 'Copy as a figure' }).click();
  await page.getByText('Copied: the picture with its caption.').waitFor();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return Promise.all(['text/html', 'text/plain'].map(async (type) => (await item.getType(type)).text()));
  });
  assert.match(copied[0], /<img src="data:image\/png/);
  assert.match(copied[1], /Wythoff.*How this is known: computed/);
  await shoot(page, 'export');
  await close();
});

test('each of two figures cites the sources of its own game, the difference those of both', async () => {
  const { page, close } = await open('/map?ask=wythoff&ranges=0..4+0..4&against=euclid');
  await page.locator('.one canvas[data-cells="25"]').nth(1).waitFor();
  const figures = async (count) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const coming = [];
    const all = new Promise((resolve) => page.on('download', (download) => coming.push(download) === count && resolve()));
    await page.getByRole('button', { name: 'SVG', exact: true }).click();
    await all;
    await page.keyboard.press('Escape');
    page.removeAllListeners('download');
    return Promise.all(coming.map(async (download) => `${await readFile(await download.path())}`));
  };
  const cited = (svg) => [/Wythoff, A modification/.test(svg), /Cole, A. J. T. Davie/.test(svg)];
  assert.deepEqual((await figures(2)).map(cited), [[true, false], [false, true]]);
  await page.getByRole('radio', { name: 'A − B' }).check({ force: true });
  await page.waitForURL(/side=difference/);
  await page.locator('.one canvas').waitFor();
  assert.deepEqual((await figures(1)).map(cited), [[true, true]]);
  await close();
});

test('two maps are compared on a phone, in Chinese', async () => {
  const { page, close } = await open('/map?ask=bash&against=bash+m=4', { lang: 'zh', size: PHONE });
  await page.locator('.one canvas[data-cells="400"]').nth(1).waitFor();
  await passableInThemes(page, 'compare-phone');
  await page.getByRole('button', { name: '比较' }).click();
  await page.getByRole('group', { name: '比较' }).waitFor();
  await passableInThemes(page, 'compare-panel-phone');
  await close();
});

test('losing positions of a map emerge one after the other', async () => {
  const { page, close } = await home.open('/map?ask=wythoff&ranges=0..9+0..9', { ready: '[data-state="painted"]' });
  await page.getByRole('combobox', { name: 'Show' }).selectOption('sieve');
  await page.waitForURL(/show=sieve/);
  await page.locator('.sieve svg[role=img]').waitFor();
  await page.reload();
  await page.locator('.sieve svg[role=img]').waitFor();
  // Two heaps have one too; with values the picture is back.
  await page.getByRole('combobox', { name: 'Show' }).selectOption('value');
  await page.locator('canvas[data-cells="100"]').waitFor();
  assert.ok((await colours(page)) > 5);
  await close();
});
