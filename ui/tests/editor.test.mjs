/** The editors of graphs in a browser: by mouse, finger and keys. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clean, drawing, focused, until } from './drawing.mjs';
import { house, madeBe, PHONE, shoot } from './harness.mjs';

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
  if (!(await editor.isVisible())) await page.locator('.setup details > summary').first().click();
  await editor.waitFor();
  return editor;
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
  // The board above shows it.
  await until(page, () => document.querySelectorAll('[data-edge]').length === 5);
  // Moving a vertex changes no edge, and can be taken back.
  await editor.getByRole('button', { name: 'Move' }).click();
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
  await page.touchscreen.tap(two.x, two.y);
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
  // The board has no picture of its own, and says so; from a graph with places it goes on.
  await page.getByText('This position cannot be drawn here.').waitFor();
  await editor.getByRole('button', { name: 'Undo' }).click();
  await until(page, () => document.querySelectorAll('[data-edge]').length === 2);
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
  await until(page, () => document.querySelectorAll('[data-edge]').length === 4);
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
  await until(page, () => document.querySelectorAll('[data-edge]').length === 1);
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
  // Another position is drawn anew: what is left stands in the middle.
  await until(page, () => {
    const stem = document.querySelector('[data-pair="0-2"]');
    if (!stem || document.querySelectorAll('[data-edge]').length !== 1) return false;
    const middle = (box) => box.left + box.width / 2;
    return Math.abs(middle(stem.getBoundingClientRect()) - middle(stem.closest('svg').getBoundingClientRect())) < 5;
  });
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
  await page.locator('[data-spot="0:1"]').click();
  await page.locator('[data-spot="0:2"]').click();
  await madeBe(page, 1);
  await clean(found);
});
