/** The editors of graphs in a browser: by mouse, finger and keys. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { clean, drawing, focused, played, until } from './drawing.mjs';
import { house, madeBe, passableInThemes, PHONE, shoot } from './harness.mjs';

const home = house();
const play = drawing(home);

function asked(page) {
  return new URL(page.url()).searchParams.get('ask');
}
async function askedBe(page, ask) {
  await until(page, (ask) => new URLSearchParams(location.search).get('ask') === ask, ask).catch(() => {
    assert.equal(asked(page), ask);
  });
}

async function editing(page) {
  const editor = page.locator('.editor');
  if (!(await editor.isVisible())) await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await editor.locator('[data-vertex], [data-square]').first().waitFor({ state: 'attached' });
  return editor;
}
/** Back to the board. */
async function done(page) {
  await page.getByRole('button', { name: 'Done drawing' }).click();
  await page.locator('.editor').waitFor({ state: 'detached' });
}

/** The middle of a vertex in the editor. */
async function middle(editor, name) {
  const box = await editor.locator(`[data-vertex="${name}"] .disc`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

test('a graph is drawn with the mouse', async () => {
  const found = await play('hackenbush 0-1,1-2');
  const { page } = found;
  const editor = await editing(page);
  await editor.scrollIntoViewIfNeeded();
  // To an empty place: a vertex and an edge.
  const two = await middle(editor, '2');
  await drag(page, two, { x: two.x + 110, y: two.y + 20 });
  await askedBe(page, 'hackenbush 0-1,1-2,2-3');
  // To a vertex: an edge.
  await drag(page, await middle(editor, '3'), await middle(editor, '1'));
  await askedBe(page, 'hackenbush 0-1,1-2,2-3,3-1');
  // To the ground.
  const three = await middle(editor, '3');
  const soil = await editor.locator('.soil line').boundingBox();
  await drag(page, three, { x: three.x, y: soil.y + 12 });
  await askedBe(page, 'hackenbush 0-1,1-2,2-3,3-1,3-0');
  // Moving a vertex changes no edge, and can be taken back.
  await editor.getByRole('button', { name: 'Move', exact: true }).click();
  await drag(page, await middle(editor, '3'), { x: three.x + 40, y: three.y - 30 });
  const after = await middle(editor, '3');
  assert.ok(Math.abs(after.x - three.x) > 20);
  await editor.getByRole('button', { name: 'Undo' }).click();
  const back = await middle(editor, '3');
  assert.ok(Math.abs(back.x - three.x) < 2);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await askedBe(page, 'hackenbush 0-1,1-2,2-3,3-1');
  await editor.getByRole('button', { name: 'Redo' }).click();
  await askedBe(page, 'hackenbush 0-1,1-2,2-3,3-1,3-0');
  // An edge is chosen and deleted.
  await editor.locator('[data-line]').first().focus();
  await editor.getByRole('button', { name: 'Delete' }).click();
  await askedBe(page, 'hackenbush 1-2,2-3,3-1,3-0');
  await shoot(page, 'graphs-editor-en-light-desk');
  // The board shows it, each vertex in the place where it was drawn.
  const drawn = await Promise.all(['1', '2', '3'].map((name) => middle(editor, name)));
  await done(page);
  await until(page, () => document.querySelectorAll('[data-edge]').length === 4);
  const dots = await page.locator('.dot circle').evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect()).map(({ left, width }) => left + width / 2));
  for (const { x } of drawn) assert.ok(dots.some((dot) => Math.abs(dot - x) < 3), `${x} among ${dots}`);
  await clean(found);
});

test('a graph is drawn with a finger', async () => {
  const found = await play('hackenbush 0-1', { size: PHONE });
  const { page } = found;
  const editor = await editing(page);
  await editor.getByRole('group', { name: 'Editor' }).scrollIntoViewIfNeeded();
  const finger = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const pull = async (from, to) => {
    await touch('touchStart', from);
    for (const share of [0.3, 0.7, 1]) await touch('touchMove', { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
    await touch('touchEnd');
  };
  const one = await middle(editor, '1');
  // To an empty place: a vertex and an edge.
  await pull(one, { x: one.x + 80, y: one.y - 40 });
  await askedBe(page, 'hackenbush 0-1,1-2');
  // From the new vertex down to the ground.
  const two = await middle(editor, '2');
  const soil = await editor.locator('.soil line').boundingBox();
  await pull(two, { x: two.x, y: soil.y + 12 });
  await askedBe(page, 'hackenbush 0-1,1-2,2-0');
  // A finger that only touches chooses, and what is chosen can be deleted.
  // The drawing has made room for the edge.
  const chosen = await middle(editor, '2');
  await page.touchscreen.tap(chosen.x, chosen.y);
  await until(page, () => document.querySelector('[data-vertex="2"]')?.getAttribute('aria-pressed') === 'true');
  await editor.getByRole('button', { name: 'Delete' }).tap();
  await askedBe(page, 'hackenbush 0-1');
  await clean(found);
});

test('a typed graph is drawn without a layout, too, and nobody is alarmed in the editor', async () => {
  const prepare = (page) =>
    page.route('**/api/layout', (route) => {
      const refused = route.request().postDataJSON().edges.includes('7');
      return refused ? route.fulfill({ status: 413, json: { problems: [] } }) : route.continue();
    });
  const found = await play('hackenbush 0-1,1-2', { prepare, expected: [/413/] });
  const { page } = found;
  const editor = await editing(page);
  const one = await middle(editor, '1');
  await editor.locator('.text input').fill('0-1,1-2,1-7');
  await editor.locator('.text input').press('Enter');
  await askedBe(page, 'hackenbush 0-1,1-2,1-7');
  const seven = await middle(editor, '7');
  assert.ok(Math.hypot(seven.x - one.x, seven.y - one.y) > 20);
  assert.equal(await editor.locator('.wrong').textContent(), '');
  // What has been drawn has its places, and the board asks for none.
  await done(page);
  await until(page, () => document.querySelectorAll('[data-edge]').length === 3);
  await clean(found);
});

test('trees are drawn as trees, and what is none is refused', async () => {
  const found = await play('hackenbush-tree 0,1');
  const { page } = found;
  const editor = await editing(page);
  // A branch on vertex 1 by keys, and one on the ground by its button.
  await editor.locator('[data-vertex="1"]').focus();
  await page.keyboard.press('n');
  await askedBe(page, 'hackenbush-tree [0, 1, 1]');
  await editor.locator('[data-vertex="0"]').focus();
  await editor.getByRole('button', { name: 'New vertex' }).click();
  await askedBe(page, 'hackenbush-tree [0, 1, 1, 0]');
  await until(page, () => document.querySelectorAll('[data-line]').length === 4);
  // From one vertex to another would close a circle.
  await editor.scrollIntoViewIfNeeded();
  await drag(page, await middle(editor, '2'), await middle(editor, '4'));
  await editor.getByText('That edge would close a circle.').waitFor();
  assert.equal(asked(page), 'hackenbush-tree [0, 1, 1, 0]');
  const edges = editor.getByLabel('Edges', { exact: true });
  await edges.fill('0-1,1-2,2-0');
  await edges.press('Enter');
  await editor.getByText('These are no trees on the ground').waitFor();
  // What stands on a vertex goes with it; the others are numbered anew for the server, not in the drawing.
  await editor.locator('[data-vertex="1"]').focus();
  await page.keyboard.press('Delete');
  await askedBe(page, 'hackenbush-tree [0]');
  await until(page, () => document.querySelectorAll('[data-line]').length === 1);
  assert.deepEqual(await editor.locator('.written text').allTextContents(), ['4']);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await askedBe(page, 'hackenbush-tree [0, 1, 1, 0]');
  await clean(found);
});

test('a graph is drawn with keys alone, and told', async () => {
  const found = await play('hackenbush 0-1');
  const { page } = found;
  const editor = await editing(page);
  await editor.locator('[data-vertex="0"]').focus();
  await page.keyboard.press('ArrowUp');
  assert.match(await focused(page), /^Vertex 1, 1 edge/);
  await page.keyboard.press('n');
  await until(page, () => document.activeElement?.getAttribute('aria-label') === 'Vertex 2, 1 edge');
  await askedBe(page, 'hackenbush 0-1,1-2');
  assert.match(await editor.getByRole('status').textContent(), /Vertex 2 added, joined to 1/);
  // From here, down to the ground, and a loop.
  await page.keyboard.press('l');
  assert.match(await editor.getByRole('status').textContent(), /Edge from 2/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  assert.match(await focused(page), /^Ground/);
  await page.keyboard.press('l');
  await askedBe(page, 'hackenbush 0-1,1-2,2-0');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('l');
  await page.keyboard.press('l');
  await askedBe(page, 'hackenbush 0-1,1-2,2-0,1-1');
  await page.keyboard.press('Control+z');
  await askedBe(page, 'hackenbush 0-1,1-2,2-0');
  await page.keyboard.press('Delete');
  await askedBe(page, 'hackenbush 2-0');
  await until(page, () => document.activeElement?.hasAttribute('data-vertex'));
  // As text.
  const edges = editor.getByLabel('Edges', { exact: true });
  await edges.fill('0-1,1-x');
  await edges.press('Enter');
  await editor.getByText('Write edges as 0-1,1-2.').waitFor();
  await edges.fill('0-1, 1-7');
  await edges.press('Enter');
  await askedBe(page, 'hackenbush 0-1,1-7');
  await clean(found);
});

test('the graph of tokens is drawn, and tokens are put on it', async () => {
  const found = await play('dag edges=0-1 0');
  const { page } = found;
  const editor = await editing(page);
  await editor.locator('[data-vertex="1"]').focus();
  await page.keyboard.press('n');
  await until(page, () => new URLSearchParams(location.search).get('ask')?.includes('edges=0-1,1-2'));
  await until(page, () => document.activeElement?.getAttribute('data-vertex') === '2');
  await editor.locator('[data-vertex="1"]').focus();
  await page.keyboard.press('t');
  await askedBe(page, 'dag edges=0-1,1-2 (0) (1)');
  await done(page);
  await page.locator('[data-spot="0:1"]').click();
  await page.locator('[data-spot="0:2"]').click();
  await madeBe(page, 1);
  await clean(found);
});

test('a house is drawn and keeps its shape in the address, in a file and in a picture', async () => {
  const found = await play('hackenbush 0-1', { hints: false });
  const { page } = found;
  const editor = await editing(page);
  await editor.getByRole('button', { name: 'Clear' }).click();
  // An empty paper is no game that somebody has won.
  await page.locator('#banner', { hasText: 'Nothing to play yet' }).waitFor();
  assert.equal(await page.getByRole('tab', { name: 'Moves' }).getAttribute('aria-selected'), 'true');
  const soil = await editor.locator('.soil line').boundingBox();
  const svg = await editor.locator('svg').first().boundingBox();
  const [x, y] = [svg.x + svg.width / 2, soil.y + 8];
  const at = (right, up) => ({ x: x + right, y: y - up });
  const canvas = () => editor.locator('svg').first().getAttribute('viewBox');
  // What hangs in the air is drawn so, and is no game that somebody has won.
  await drag(page, at(-90, 60), at(-90, 150));
  await editor.locator('.line.loose').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Done drawing' }).click();
  await page.locator('#banner', { hasText: 'Nothing to play yet' }).waitFor();
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await editor.getByRole('button', { name: 'Clear' }).click();
  // Walls, of which one begins just above the ground, a beam that is level, a roof, and a prop that leans.
  await drag(page, at(-90, 20), at(-90, 120));
  assert.equal(await editor.locator('.line.loose').count(), 0);
  const before = await canvas();
  await drag(page, at(90, 0), at(90, 123));
  await drag(page, at(-90, 120), at(90, 120));
  await drag(page, at(-90, 120), at(0, 210));
  await drag(page, at(0, 210), at(90, 120));
  await drag(page, at(170, 0), at(90, 120));
  const ask = 'hackenbush 0-1,0-2,1-2,1-3,3-2,0-2';
  await askedBe(page, ask);
  // The canvas has not moved under the pen.
  assert.equal(await canvas(), before);
  const places = () => new URL(page.url()).searchParams.get('at');
  await until(page, () => new URLSearchParams(location.search).get('at')?.split('-').length === 6);
  const drawn = places();
  const [, one, two] = drawn.split('-').map((place) => place.split('.').map(Number));
  assert.equal(one[2], two[2]);
  await done(page);
  const shape = () => page.locator('[data-edge] .stalk').evaluateAll((all) => all.map((edge) => edge.getAttribute('d')));
  await until(page, () => document.querySelectorAll('[data-edge]').length === 6);
  const lines = await shape();
  await page.reload();
  await until(page, () => document.querySelectorAll('[data-edge]').length === 6);
  assert.deepEqual(await shape(), lines);
  // A cut takes an edge away, and nothing else moves.
  await page.locator('[data-pair="1-3"]').first().focus();
  await page.keyboard.press('Enter');
  await madeBe(page, 1);
  await until(page, () => document.querySelectorAll('[data-edge]').length === 5);
  assert.deepEqual(await shape(), lines.filter((_, index) => index !== 3));
  await page.getByRole('button', { name: 'Take back' }).click();
  // A file brings it back after another game, and the picture has its lines.
  await page.getByRole('button', { name: 'Game and players' }).click();
  const saved = async (name) => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return (await coming).path();
  };
  const file = await saved('Save the graph');
  assert.match(await readFile(file, 'utf8'), new RegExp(`# ask ${ask}\\n# at ${drawn.replaceAll('.', '\\.')}\\n0-1\\n`));
  await page.getByRole('button', { name: 'Export' }).click();
  const picture = await readFile(await saved('SVG'), 'utf8');
  for (const d of lines) assert.ok(picture.includes(d), d);
  const pixels = await readFile(await saved('PNG'));
  assert.equal(pixels.subarray(1, 4).toString(), 'PNG');
  await page.locator('[data-ask]').fill('hackenbush 0-1');
  await page.locator('[data-ask]').press('Enter');
  await askedBe(page, 'hackenbush 0-1');
  assert.equal(places(), null);
  await page.getByRole('button', { name: 'Game and players' }).click();
  await page.locator('input[type="file"]').setInputFiles({ name: 'house.txt', mimeType: 'text/plain', buffer: await readFile(file) });
  await askedBe(page, ask);
  await until(page, () => document.querySelectorAll('[data-edge]').length === 6);
  assert.deepEqual([places(), await shape()], [drawn, lines]);
  await page.keyboard.press('Escape');
  await clean(found);
});

test('a graph on which a token never returns is drawn without heads, with what was visited', async () => {
  const found = await play('geography edges=0-1,1-2,2-3,7 [1,0]');
  const { page } = found;
  const editor = await editing(page);
  assert.equal(await editor.locator('.head').count(), 0);
  assert.equal(await editor.getByRole('button', { name: 'Vertex 0, 1 edge, visited' }).count(), 1);
  await editor.locator('[data-vertex="3"]').focus();
  await page.keyboard.press('n');
  await askedBe(page, 'geography edges=0-1,1-2,2-3,3-4,7 [1, 0]');
  await editor.locator('[data-vertex="2"]').focus();
  await page.keyboard.press('v');
  await askedBe(page, 'geography edges=0-1,1-2,2-3,3-4,7 [1, 0, 2]');
  await editor.locator('[data-vertex="3"]').focus();
  await page.keyboard.press('t');
  await askedBe(page, 'geography edges=0-1,1-2,2-3,3-4,7 [3, 0, 2]');
  await done(page);
  await page.getByRole('button', { name: 'Vertex 2, visited' }).waitFor();
  await clean(found);
});

test('walls of a grid are drawn by touching squares and dragging over them, or by keys', async () => {
  const found = await home.open(played('geography-grid rows=2 columns=3 walls=(1,2) 1,1'), { ready: '[data-at]' });
  const { page } = found;
  const editor = await editing(page);
  const square = async (at) => {
    const box = await editor.locator(`[data-square="${at}"]`).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await drag(page, await square('2,2'), await square('2,3'));
  await askedBe(page, 'geography-grid rows=2 columns=3 walls={(1,2), (2,2), (2,3)} [1,1]');
  await editor.locator('[data-square="1,2"]').focus();
  await page.keyboard.press('w');
  await askedBe(page, 'geography-grid rows=2 columns=3 walls={(2,2), (2,3)} [1,1]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('t');
  await askedBe(page, 'geography-grid rows=2 columns=3 walls={(2,2), (2,3)} [1,3]');
  await editor.getByRole('button', { name: 'Rows: one more' }).click();
  await askedBe(page, 'geography-grid rows=3 columns=3 walls={(2,2), (2,3)} [1,3]');
  await passableInThemes(page, 'geography-grid-editor');
  await done(page);
  await until(page, () => document.querySelectorAll('[data-at]').length === 9);
  await clean(found);
});
