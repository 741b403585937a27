/** Notebooks: cells and their results, files, addresses, what is kept, and the experiments of a visit. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { house, LOOKS, packed, passable, passableInThemes, shoot, SWEEPS } from './harness.mjs';

const home = house();

const RULES = 'game take-three\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 = 0\n';
const file = (cells, title = 'Mine') => `${JSON.stringify({ version: 1, title, cells }, null, 2)}\n`;
const MINE = file([
  { kind: 'text', text: '# One heap\n\nTake *one*, **two** or `three`. <b>x</b> [the book](/learn) [bad](javascript:alert(1))' },
  { kind: 'rules', text: RULES },
  { kind: 'proof', game: 'take-three', by: 'prove' },
  { kind: 'position', game: 'take-three', position: '6' },
]);
const ready = '[data-loaded=true]';
const linked = (text) => `/notebook#notebook=${deflateRawSync(text).toString('base64url')}`;
const at = (path, work, how = {}) => home.at(path, work, { ready, ...how });
const cell = (page, number) => page.locator('section.entry').nth(number - 1);
const act = (page, what) => page.locator(`.bar [data-do=${what}]`).click();
const kinds = (page) => page.locator('section.entry').evaluateAll((all) => all.map((one) => one.dataset.kind));
/** What the browser keeps has this title, after the pause in which it is not kept yet. */
const kept = async (page, title) => {
  await page.waitForTimeout(600);
  return page.evaluate((title) => JSON.parse(localStorage.getItem('bouton.notebook')).title === title, title);
};
const drop = async (page, text, name = 'mine.bouton') => {
  const data = await page.evaluateHandle(
    ([text, name]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name));
      return transfer;
    },
    [text, name],
  );
  await page.locator('.page').dispatchEvent('drop', { dataTransfer: data });
};

test('the lesson is computed, cell by cell, with its evidence', () =>
  at('/notebook', async (page) => {
    await act(page, 'lesson');
    assert.equal(await page.locator('section.entry').count(), 15);
    await act(page, 'run-all');
    // From (3, 4) the only winning move is to (1, 2).
    await cell(page, 3).locator('.moves', { hasText: '1' }).waitFor();
    assert.equal(await cell(page, 3).locator('.moves li').count(), 1);
    await cell(page, 6).locator('canvas[data-cells]').waitFor();
    await cell(page, 6).locator('.known.computed').waitFor();
    // "One is twice the other" is wrong at (2, 4), which moves to (2, 1).
    await cell(page, 9).locator('li[data-verdict=refuted]', { hasText: '(2,4)' }).waitFor();
    await cell(page, 10).locator('[data-conjecture=found]', { hasText: 'mex' }).waitFor();
    await cell(page, 12).locator('li[data-verdict=proved] .known.proved').waitFor();
    // Kayles: 12, from 71 on.
    await cell(page, 14).locator('.card', { hasText: '12' }).filter({ hasText: '71' }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), cell(page, 12).getByRole('button', { name: /certificate/i }).first().click()]);
    assert.match(download.suggestedFilename(), /^corner-queen-1.*\.cert$/);
  }));

test('a puzzle hides its answer until there is one', () =>
  at(linked(file([{ kind: 'puzzle', game: 'nim', position: '1 2 3', prompt: 'Who wins?' }])), async (page) => {
    const puzzle = cell(page, 1);
    assert.equal(await puzzle.locator('.live').count(), 0);
    await puzzle.locator('[data-do=run]').click();
    await puzzle.locator('.live .board').waitFor();
    assert.equal(await puzzle.locator('.verdict, .moves, .win, .lose, .known').count(), 0);
    await puzzle.getByRole('button', { name: 'The player to move wins' }).click();
    await puzzle.locator('[data-answer=wrong]').waitFor();
    assert.equal(await puzzle.locator('.verdict, .moves').count(), 0);
    // 1 xor 2 xor 3 = 0.
    await puzzle.getByRole('button', { name: 'The player to move loses' }).click();
    await puzzle.locator('[data-answer=right]').waitFor();
    await puzzle.locator('.verdict').waitFor();
    assert.equal(await puzzle.locator('.moves li').count(), 0);
    await puzzle.getByRole('button', { name: 'Hide the answer' }).click();
    assert.equal(await puzzle.locator('.verdict').count(), 0);
  }));

test('an address opens a notebook; its text is no HTML and its links lead nowhere else', () =>
  at(linked(MINE), async (page) => {
    await cell(page, 4).waitFor();
    assert.equal(new URL(page.url()).hash, '');
    assert.equal(await page.getByLabel('Title').inputValue(), 'Mine');
    const text = cell(page, 1).locator('.prose');
    assert.match(await text.innerText(), /<b>x<\/b>.*\[bad\]\(javascript:alert\(1\)\)/);
    assert.deepEqual(await text.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href'))), ['/learn']);
    assert.equal(await text.locator('b').count(), 0);
  }));

test('results are put aside when the rules that they are of change', () =>
  at(linked(MINE), async (page) => {
    await cell(page, 3).locator('[data-do=run]').click();
    await cell(page, 3).locator('li[data-verdict=proved]').waitFor();
    await cell(page, 2).locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(RULES.replace('k <= 3', 'k <= 2'));
    await cell(page, 3).locator('[data-earlier]').waitFor();
    await cell(page, 3).locator('[data-do=run]').click();
    await cell(page, 3).locator('li[data-verdict=refuted]').waitFor();
    assert.equal(await page.locator('[data-earlier]').count(), 0);
  }));

test('cells are added, moved and deleted, by keys too, and come back', () =>
  at(linked(MINE), async (page) => {
    await cell(page, 1).locator('[data-do=below]').click();
    await cell(page, 1).locator('[data-add=guess]').click();
    assert.deepEqual(await kinds(page), ['text', 'guess', 'rules', 'proof', 'position']);
    await cell(page, 2).locator('[data-do=down]').click();
    assert.deepEqual(await kinds(page), ['text', 'rules', 'guess', 'proof', 'position']);
    await page.keyboard.press('Alt+ArrowDown');
    assert.deepEqual(await kinds(page), ['text', 'rules', 'proof', 'guess', 'position']);
    await page.keyboard.press('Alt+ArrowUp');
    await cell(page, 3).locator('[data-do=remove]').click();
    await cell(page, 3).locator('[data-do=remove]').click();
    assert.deepEqual(await kinds(page), ['text', 'rules', 'position']);
    for (let times = 0; times < 2; times += 1) {
      await page.locator('[data-do=undo]').focus();
      await page.keyboard.press('Enter');
      if (times === 0) await page.waitForFunction(() => document.querySelectorAll('section.entry').length === 4);
    }
    await page.waitForFunction(() => document.querySelectorAll('section.entry').length === 5);
    assert.deepEqual(await kinds(page), ['text', 'rules', 'guess', 'proof', 'position']);
    await cell(page, 3).getByLabel('Numbers', { exact: true }).fill(Array.from({ length: 60 }, (_, n) => n % 7).join(' '));
    await page.keyboard.press('Control+Enter');
    await cell(page, 3).locator('[data-conjecture=found]', { hasText: 'mod 7' }).waitFor();
  }));

test('what is saved is read again, and stays in the browser', async () => {
  const { page, close } = await home.open(linked(MINE), { ready });
  await page.getByLabel('Title').fill('One heap / 一堆');
  const [download] = await Promise.all([page.waitForEvent('download'), act(page, 'save')]);
  assert.equal(download.suggestedFilename(), 'One-heap-一堆.bouton');
  const text = await readFile(await download.path(), 'utf8');
  assert.equal(text, MINE.replace('"Mine"', '"One heap / 一堆"'));
  await page.waitForFunction((text) => localStorage.getItem('bouton.notebook') === text, text);
  await page.reload();
  await cell(page, 4).waitFor();
  assert.equal(await page.getByLabel('Title').inputValue(), 'One heap / 一堆');
  // Another takes its place, and it can be brought back.
  await drop(page, file([{ kind: 'text', text: 'other' }], 'Other'));
  await page.locator('[data-replaced]').waitFor();
  assert.deepEqual(await kinds(page), ['text']);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  assert.equal(await page.locator('section.entry').count(), 4);
  await close();
});

test('two tabs do not write over each other', async () => {
  const { page, close } = await home.open(linked(MINE), { ready });
  await page.waitForFunction(() => localStorage.getItem('bouton.notebook')?.includes('take-three'));
  const other = await page.context().newPage();
  await other.goto(`${home.url}/notebook`);
  await cell(other, 4).waitFor();
  await other.getByLabel('Title').fill('There');
  await page.getByText('Another tab has changed').waitFor();
  await page.getByLabel('Title').fill('Here');
  await passable(page);
  assert.equal(await kept(other, 'There'), true);
  await page.getByRole('button', { name: 'Keep this one' }).click();
  assert.equal(await kept(page, 'Here'), true);
  await other.getByText('Another tab has changed').waitFor();
  await close();
});

test('a file that is no notebook changes nothing, and its mistake has a place', () =>
  at(linked(MINE), async (page) => {
    await cell(page, 4).waitFor();
    const bad = file([{ kind: 'text', text: '' }, { kind: 'movie', text: '' }]);
    const line = bad.slice(0, bad.indexOf('"movie"')).split('\n').length;
    await drop(page, bad, 'bad.bouton');
    const alert = page.locator('[data-fault=kind]');
    await alert.waitFor();
    assert.match(await alert.innerText(), new RegExp(`bad\\.bouton cannot be read.*movie[\\s\\S]*Line ${line},[\\s\\S]*cells\\[1\\]\\.kind[\\s\\S]*Nothing has been changed`));
    assert.equal(await page.locator('section.entry').count(), 4);
    await drop(page, '{"version": 1, "title": "x", "cells": [');
    await page.locator('[data-fault=value]').waitFor();
    await drop(page, 'x'.repeat((1 << 20) + 1));
    await page.locator('[data-fault=large]').waitFor();
    await passable(page);
    assert.equal(await page.locator('section.entry').count(), 4);
  }));

test('what the browser keeps is not lost, even if it cannot be read', () =>
  at(
    '/notebook',
    async (page) => {
      await page.locator('[data-fault=version]').waitFor();
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save its text' }).click()]);
      assert.equal(await readFile(await download.path(), 'utf8'), '{"version":9}');
    },
    { prepare: (page) => page.addInitScript(() => localStorage.setItem('bouton.notebook', '{"version":9}')) },
  ));

test('a small notebook is shared by its address, a large one is not', async () => {
  const { page, close } = await home.open(linked(MINE), { ready });
  await cell(page, 4).waitFor();
  await page.evaluate(() => (navigator.clipboard.writeText = (text) => ((window.copied = text), Promise.resolve())));
  await act(page, 'share');
  await page.waitForFunction(() => window.copied !== undefined);
  const path = (await page.evaluate(() => window.copied)).slice(home.url.length);
  await drop(page, file([{ kind: 'guess', text: Array.from({ length: 40_000 }, (_, n) => (n * n * 7919) % 65_537).join(' ').slice(0, 1 << 17) }]));
  await page.waitForFunction(() => document.querySelectorAll('section.entry').length === 1);
  await page.evaluate(() => (window.copied = undefined));
  await act(page, 'share');
  await page.getByText('too large for an address').waitFor();
  assert.equal(await page.evaluate(() => window.copied), undefined);
  await close();
  const other = await home.open(path, { ready, lang: 'zh' });
  await cell(other.page, 4).waitFor();
  assert.equal(await other.page.getByLabel('标题').inputValue(), 'Mine');
  await other.close();
});

test('experiments on other pages are listed and become cells', () =>
  at(
    `/rules?run=prove#${packed(RULES)}`,
    async (page) => {
      await page.locator('[data-result=prove] [data-verdict=proved]').waitFor();
      const go = (name) => page.getByRole('navigation', { name: 'Bouton' }).getByRole('link', { name, exact: true }).click();
      await go('Numbers');
      await page.getByRole('button', { name: 'Kayles' }).click();
      await page.locator('[data-identities]').waitFor();
      await go('Map');
      await page.locator('canvas[data-cells]').first().waitFor();
      await go('Notebook');
      await page.locator(ready).waitFor();
      assert.deepEqual(await page.locator('[data-operation]').evaluateAll((all) => all.map((one) => one.dataset.operation)), ['table', 'guess', 'prove']);
      const proof = page.locator('[data-operation=prove]');
      assert.match(await proof.innerText(), /take-three[\s\S]*proved/);
      await proof.getByRole('button').click();
      assert.deepEqual(await kinds(page), ['rules', 'proof']);
      await cell(page, 2).locator('[data-do=run]').click();
      await cell(page, 2).locator('li[data-verdict=proved]').waitFor();
      await page.locator('[data-operation=table]').getByRole('button').click();
      await cell(page, 3).locator('[data-do=run]').click();
      await cell(page, 3).locator('canvas[data-cells]').waitFor();
      assert.equal(await page.locator('[data-operation]').count(), 3, 'what is run here is here already');
      await page.reload();
      await page.locator(ready).waitFor();
      assert.equal(await page.locator('[data-operation]').count(), 3);
    },
    { ready: '[data-result=prove]' },
  ));

for (const { lang, where, size } of [...LOOKS, ...(SWEEPS ? ['en', 'zh'].map((lang) => ({ lang, where: 'wide', size: { width: 1440, height: 900 } })) : [])]) {
  test(`nothing is in the way of anybody: ${lang}, ${where}`, () =>
    home.at(
      '/notebook',
      async (page) => {
        await page.locator(ready).waitFor();
        await act(page, 'lesson');
        await act(page, 'run-all');
        await cell(page, 12).locator('.known.proved').waitFor();
        await cell(page, 9).locator('li[data-verdict=refuted]').waitFor();
        await cell(page, 6).locator('canvas[data-cells]').waitFor();
        await cell(page, 4).locator('[data-do=below]').click();
        await page.evaluate(() => scrollTo(0, 0));
        await passableInThemes(page, `notebook-${lang}-${where}`);
        for (const number of [3, 4, 6, 9, 12, 14]) {
          await cell(page, number).evaluate((one) => one.scrollIntoView());
          await shoot(page, `notebook-${lang}-${where}-cell${number}`);
        }
      },
      { lang, size, ready },
    ));
}
