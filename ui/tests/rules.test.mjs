/** The page of rules: written, mended, checked, refuted, proved, discovered, cancelled, shared. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { house, LOOKS, paired, passable, passableInThemes, shoot, violations } from './harness.mjs';

const home = house();

const QUEEN = `game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
`;

/** Opens the page and waits until its text is read. */
async function open(how = {}, path = '/rules') {
  const visitor = await home.open(path, { ready: '[data-ready="true"] .cm-content', ...how });
  await visitor.page.locator('.problems[data-state="clean"]').waitFor();
  return visitor;
}

/** Turns to a view of the game. */
const turn = (page, name) => page.getByRole('tab', { name, exact: true }).click();
/** Begins a task of the bar. */
const begin = (page, run) => page.locator(`.bar [data-run="${run}"]`).click();

/** Writes another text into the editor, as one who pastes it. */
async function write(page, text) {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

test('an error is shown at its place with help, and goes when it is mended', async () => {
  const { page, close } = await open();
  await write(page, 'game mine\n(n) -> (n - k where 1 <= k <= 3\nP(n) iff n mod 4 = 0\n');
  await page.locator('.problems[data-state="errors"]').waitFor();
  assert.deepEqual(await violations(page), []);
  const said = await page.locator('.problems li').first().innerText();
  assert.match(said, /line 2/);
  assert.match(said, /never closed/);
  assert.match(said, /write/);
  await page.locator('.cm-lintRange-error').first().waitFor();
  // The list leads to the place; what is typed there mends it.
  await page.locator('.problems li button').first().click();
  assert.equal(await page.evaluate(() => document.querySelector('.editor').shadowRoot.activeElement?.className.includes('cm-content')), true);
  await write(page, 'game mine\n（n）→（n − k）where 1 ≤ k ≤ 3\nP(n) iff n mod 4 = 0\n');
  await page.locator('.problems[data-state="clean"]').waitFor();
  await page.locator('.right .live').waitFor();
  await turn(page, 'Map');
  await page.locator('.right canvas[data-cells="100"]').waitFor();
  await turn(page, 'Table');
  await page.locator('.right table').waitFor();
  await close();
});

test('problems are told in Chinese, too', async () => {
  const { page, close } = await open({ lang: 'zh' });
  await write(page, 'game mine\n(n -> (n - 1)\n');
  await page.locator('.problems[data-state="errors"]').waitFor();
  assert.match(await page.locator('.problems li').first().innerText(), /没有闭合/);
  await close();
});

test('completion offers the words and names of the file, and the keyboard leaves the editor', async () => {
  const { page, close } = await open();
  await write(page, 'game mine\n(stones) -> (stones - taken) where 1 <= ta');
  await page.keyboard.press('Control+Space');
  await page.locator('.cm-tooltip-autocomplete li', { hasText: 'taken' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.cm-tooltip-autocomplete').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.querySelector('.editor').shadowRoot.activeElement?.className.includes('cm-content') ?? false), false);
  await close();
});

test('a wrong claim is refuted, and the counterexample stands on the board', async () => {
  const { page, close } = await open();
  await write(page, `${QUEEN}P(a, b) iff a = 2*b or b = 2*a\n`);
  await turn(page, 'Claims');
  await page.locator('.claims .list', { hasText: 'a = 2*b' }).waitFor();
  await begin(page, 'check');
  const refuted = page.locator('[data-result="check"] li[data-verdict="refuted"]');
  await refuted.waitFor();
  // (2, 4) is the smallest: two pairs fit the guess, and from (2, 4) one may move to (2, 1).
  await refuted.locator('.counter[data-position="2,4"]').waitFor();
  assert.equal(await refuted.locator('.live').count(), 2);
  assert.match(await refuted.innerText(), /\(2,4\) → \(2,1\)/);
  assert.match(page.url(), /run=check/);
  await page.waitForFunction(() => document.querySelectorAll('.counter .verdict').length === 2);
  assert.deepEqual(await violations(page), []);
  await close();
});

test('a true claim is proved: its automaton, its steps and a certificate that is a certificate', async () => {
  const { page, close } = await open();
  await write(page, `${QUEEN}P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j\n`);
  await page.locator('.bar [data-run="prove"]:enabled').waitFor();
  await begin(page, 'prove');
  const proved = page.locator('[data-result="prove"] li[data-verdict="proved"]');
  await proved.waitFor();
  // The lost positions by their digits in Fibonacci's numeration, as Discover draws them.
  const drawn = proved.locator('figure img');
  assert.ok(await drawn.evaluate((image) => image.decode().then(() => image.naturalWidth > 100)));
  assert.match(await drawn.getAttribute('alt'), /with 7 states/);
  await proved.getByText('The proof, step by step').click();
  // Why that is a proof, and what it takes: play ends, and who wins is as the rules have it.
  assert.match(await proved.innerText(), /a position with moves is lost if none of them leads to a lost one/);
  const parts = proved.locator('.parts > li');
  assert.deepEqual(
    (await parts.locator('> p').allInnerTexts()).map((part) => part.trim().toLowerCase()),
    ['play ends', 'no losing position has a move to one', 'every winning position has a move to a losing one'],
  );
  // Each of the three ways to move is looked at by itself; the sentences are shown when asked for.
  const lost = parts.nth(1);
  assert.match(await lost.locator('summary').innerText(), /^3 sentences, \d+ states, [\d<. ]+ ms$/);
  assert.equal(await lost.locator('code').first().isVisible(), false);
  await lost.locator('summary').click();
  assert.match(await lost.locator('code').first().innerText(), /floor\(phi\*x0\) = x1/);
  assert.deepEqual(await violations(page), []);
  await proved.locator('summary', { hasText: 'proved' }).click();
  assert.match(await proved.innerText(), /a checker that shares no code with the prover/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    proved.getByRole('button', { name: 'Download the certificate' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^queen-1\.cert$/);
  assert.match(await readFile(await download.path(), 'utf8'), /^\(certificate 2\)\n\(statement\n/);
  // The file comes back: it is read anew, and is about this game; a file that is none is not accepted.
  const file = page.locator('section', { hasText: 'A certificate from a file' }).last();
  await file.locator('input[type=file]').setInputFiles(await download.path());
  await file.locator('[data-accepted=true] [data-compared]', { hasText: 'claim 1' }).waitFor();
  await file.locator('input[type=file]').setInputFiles({ name: 'other.cert', mimeType: 'text/plain', buffer: Buffer.from('(certificate 9)') });
  await file.locator('[data-accepted=false]').waitFor();
  assert.deepEqual(await violations(page), []);
  await close();
});

test('the steps of a false claim end with the one that fails', async () => {
  const { page, close } = await open({ lang: 'zh' });
  await write(page, 'game five\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 5 = 0\n');
  await page.locator('.problems[data-state="clean"]').waitFor();
  await begin(page, 'prove');
  const refuted = page.locator('[data-result="prove"] li[data-verdict="refuted"]');
  await refuted.getByText('直到不成立的一步').click();
  // 4 is lost: from there one moves to 1, 2 or 3, and from these to 0.
  const last = refuted.locator('.parts > li').last();
  assert.match(await last.locator('> p').innerText(), /不成立：\s*每个必胜态都能走到必败态/);
  assert.equal(await refuted.locator('.parts > li.fails').count(), 1);
  assert.equal(await refuted.locator('figure').count(), 0);
  await close();
});

test('an automaton that is too large to be drawn is told of', async () => {
  const { page, close } = await open();
  // As many states as there are remainders.
  await write(page, 'game many\n(n) -> (n - k) where 1 <= k <= 250\nP(n) iff n mod 251 = 0\n');
  await page.locator('.problems[data-state="clean"]').waitFor();
  await begin(page, 'prove');
  const proved = page.locator('[data-result="prove"] li[data-verdict="proved"]');
  await proved.getByText('of 251 states, is too large to be drawn').waitFor();
  assert.equal(await proved.locator('figure').count(), 0);
  await close();
});

test('a claim is discovered, drawn, written as a program and put into the text', async () => {
  const { page, close } = await open();
  await write(page, QUEEN);
  await turn(page, 'Claims');
  await page.locator('.claims', { hasText: 'claims nothing yet' }).waitFor();
  await begin(page, 'discover');
  const found = page.locator('[data-result="discover"] li[data-verdict="proved"]');
  await found.waitFor();
  assert.match(await found.innerText(), /floor\(phi\*j\)/);
  const drawn = found.locator('img');
  await drawn.waitFor();
  assert.match(await drawn.getAttribute('src'), /^blob:/);
  assert.ok(await drawn.evaluate((image) => image.decode().then(() => image.naturalWidth > 100)));
  assert.deepEqual(await violations(page), []);
  await turn(page, 'Program');
  await page.locator('[data-program] select').selectOption('python');
  await begin(page, 'program');
  // Without a claim in the text, what is discovered is written.
  await page.locator('[data-program=written] pre', { hasText: 'Format: T; a b -> First/Second' }).waitFor();
  await page.getByRole('button', { name: 'functions alone' }).click();
  await page.locator('[data-earlier]', { hasText: 'Generate it again' }).waitFor();
  await page.getByRole('button', { name: 'Write it' }).click();
  await page.waitForFunction(() => !document.querySelector('pre.program')?.textContent.includes('Format:') && document.querySelector('pre.program')?.textContent.includes('def '));
  const [program] = await Promise.all([page.waitForEvent('download'), page.locator('[data-program]').getByRole('button', { name: 'Download' }).click()]);
  assert.equal(program.suggestedFilename(), 'queen.py');
  assert.match(page.url(), /run=discover%2Cprogram&emit=python&functions=1#/);
  await turn(page, 'Claims');
  await found.getByRole('button', { name: 'Put it into the text' }).click();
  await page.locator('.claims .list', { hasText: 'phi' }).waitFor();
  assert.match(await page.locator('.cm-content').innerText(), /P\(a, b\) iff exists j/);
  await close();
});

test('long work shows how far it is and stops when it is cancelled', async () => {
  const { page, close } = await open();
  // A true claim, of so many positions that nobody waits for the end.
  await write(page, 'game three\n(a, b, c) -> (x, b, c) where x < a\n(a, b, c) -> (a, x, c) where x < b\n(a, b, c) -> (a, b, x) where x < c\nP(a, b, c) iff a xor b xor c = 0\n');
  await page.locator('.problems[data-state="clean"]').waitFor();
  await turn(page, 'Claims');
  await page.locator('.claims .list', { hasText: 'xor' }).waitFor();
  await page.getByRole('spinbutton', { name: 'Up to' }).fill('600');
  await begin(page, 'check');
  await page.getByRole('progressbar', { name: 'Check' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.work[data-state="cancelled"]').waitFor();
  assert.equal(await page.getByRole('progressbar').count(), 0);
  await close();
});

test('the address carries the text and what was asked of it', async () => {
  const { page, close } = await open();
  await write(page, `${QUEEN}P(a, b) iff a = b\n# 这是我的游戏\n`);
  await page.locator('.problems[data-state="clean"]').waitFor();
  await page.getByLabel('Position').fill('3,5');
  await page.getByLabel('Position').press('Enter');
  await turn(page, 'Claims');
  await page.locator('.claims .list', { hasText: 'a = b' }).waitFor();
  await page.getByRole('spinbutton', { name: 'Up to' }).fill('7');
  await begin(page, 'check');
  await page.locator('[data-result="check"]').waitFor();
  await begin(page, 'prove');
  await page.locator('[data-result="prove"]').waitFor();
  const address = page.url();
  await close();

  const path = address.slice(home.url.length);
  const again = await open({ lang: 'zh', theme: 'dark' }, path);
  assert.match(await again.page.locator('.cm-content').innerText(), /# 这是我的游戏/);
  // What was asked for last is in sight, and all else at hand.
  await again.page.locator('[data-result="prove"] li[data-verdict="refuted"]').waitFor();
  await turn(again.page, '断言');
  await again.page.locator('[data-result="check"] li[data-verdict="refuted"]').waitFor();
  assert.equal(await again.page.getByLabel('上限', { exact: true }).inputValue(), '7');
  await turn(again.page, '棋盘');
  assert.equal(await again.page.getByLabel('局面', { exact: true }).inputValue(), '3,5');
  await again.close();
});

test('templates, games of the catalogue and files of one’s own can be begun with', async () => {
  const { page, close } = await open();
  const start = page.getByLabel('Start from');
  const templates = await start.locator('optgroup').first().locator('option').evaluateAll((all) => all.map((one) => one.value));
  assert.ok(templates.length >= 5);
  for (const template of templates) {
    const before = await page.locator('.cm-content').innerText();
    await start.selectOption(template);
    if (template !== templates[0]) await page.waitForFunction((text) => document.querySelector('.editor').shadowRoot.querySelector('.cm-content').innerText !== text, before);
    await page.locator('.problems[data-state="clean"]').waitFor();
    await page.locator('.right .live .verdict').waitFor();
  }
  await start.selectOption('game:kayles');
  await page.locator('.cm-content', { hasText: 'game kayles' }).waitFor();
  await page.locator('.problems[data-state="clean"]').waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: 'x.game', mimeType: 'text/plain', buffer: Buffer.from('game from-a-file\n(n) -> (n - 2)\n') });
  await page.locator('.cm-content', { hasText: 'from-a-file' }).waitFor();
  await page.locator('.problems[data-state="clean"]').waitFor();
  await turn(page, 'Claims');
  await page.locator('.claims', { hasText: 'claims nothing yet' }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download', exact: true }).click()]);
  assert.equal(download.suggestedFilename(), 'from-a-file.game');
  assert.equal(await readFile(await download.path(), 'utf8'), 'game from-a-file\n(n) -> (n - 2)\n');
  await close();
});

test('a game on boards is mended, played, mapped and checked; what does not hold for boards is said', async () => {
  const { page, close } = await open();
  await page.getByLabel('Start from').selectOption('template:dominoes');
  await page.locator('.problems[data-state="clean"]').waitFor();
  await page.locator('.right [data-cell]').first().waitFor();
  assert.equal(await page.locator('.right [data-cell]').count(), 12);
  await passableInThemes(page, 'rules-board');
  await turn(page, 'Map');
  await page.locator('.right canvas[data-cells="20"]').waitFor();
  await shoot(page, 'rules-board-map');
  await begin(page, 'check');
  const found = page.locator('[data-result="check"]');
  await found.locator('li').nth(1).waitFor();
  // Both dominoes of a row of four in its middle: 2, as in Dawson's Kayles.
  await page.getByRole('row', { name: '1 × 4 wins 2' }).waitFor();
  await begin(page, 'discover');
  await page.locator('[data-none="discover"]', { hasText: 'Nothing is discovered' }).waitFor();
  assert.deepEqual(await violations(page), []);
  await shoot(page, 'rules-board-claims');
  await begin(page, 'prove');
  const sizes = page.locator('[data-result="sizes"] li');
  await sizes.filter({ hasText: 'an even number of rows and an even number of columns: the player to move loses' }).waitFor();
  await sizes.filter({ hasText: 'no strategy by symmetry was found' }).waitFor();
  await shoot(page, 'rules-board-proof');
  // A mistake has its place, and so has a game that need not end.
  await write(page, 'game mine(n default 4)\non path(n)\ncells free ".", taken "#"\nu is fre -> u is taken\n');
  await page.locator('.problems[data-state="errors"]', { hasText: 'line 4' }).waitFor();
  await page.locator('.problems li', { hasText: 'did you mean free' }).waitFor();
  await write(page, 'game mine(n default 4)\non path(n)\ncells free ".", taken "#"\nu is free -> u is taken\nu is taken -> u is free\n');
  await page.locator('.problems[data-state="errors"]', { hasText: 'play is not known to end' }).waitFor();
  await page.locator('.cm-lintRange-error').first().waitFor();
  await shoot(page, 'rules-board-endless');
  await close();
});

const VIEWS = [['program', '[data-program]'], ['board', '.live .verdict'], ['map', 'canvas[data-cells="625"]'], ['table', 'table'], ['claims', '.claims']];
/** Who looks whether a view stands in the way. */
const looks = paired(VIEWS, LOOKS);

for (const { lang, where, size } of LOOKS) {
  test(`nothing is in the way of anybody: ${lang}, ${where}`, async () => {
    await home.at(
      '/rules?game=wythoff&run=prove',
      async (page) => {
        await page.locator('[data-result="prove"] li[data-verdict="proved"]').nth(1).waitFor();
        await passableInThemes(page, `rules-${lang}-${where}-proof`);
        // Every view by keys alone.
        await page.locator('[role=tab][aria-selected=true]').focus();
        for (const [tab, ready] of VIEWS) {
          await page.keyboard.press('ArrowRight');
          const panel = page.locator(`#rules-panel-${tab}`);
          await panel.locator(ready).first().waitFor();
          if (looks.some(([[name], look]) => name === tab && look.lang === lang && look.where === where)) await passable(page, `${tab} ${lang} ${where}`);
          await shoot(page, `rules-${lang}-${where}-${tab}`);
        }
        await page.locator('[data-sheet]').click();
        await passable(page, `sheet ${lang} ${where}`);
        await shoot(page, `rules-${lang}-${where}-sheet`);
        // Read beside the editor, and closed from there.
        await page.locator('.cm-content').focus();
        await page.keyboard.press('Escape');
        assert.equal(await page.locator('section:popover-open').count(), 0);
      },
      { lang, size },
    );
  });
}
