/** Playing a game on its page: whose turn it is, and touches that win. */
import assert from 'node:assert/strict';
import { made } from './harness.mjs';

/** Three visitors at a time: most of the time they wait while the engine seems to think. */
export const TOGETHER = { concurrency: 3 };

/** Something of a game is there. A question that is refused has no board. */
export const READY = '.position .board, .position svg, .position table, .stage .failed, .stage section';

/** The address of a game. */
const game = (query, fragment = '') => `/play?${new URLSearchParams(query)}${fragment && '#'}${fragment}`;

/** Visitors of games at a house. */
export function playing(home) {
  return (query, work, { fragment, ...how } = {}) => home.at(game(query, fragment), work, { ready: READY, ...how });
}

/** Visitors who go on from one game to another. */
export function playingOn(home) {
  const at = home.staying({ ready: READY });
  return (query, work) => at(game(query), work);
}

export const banner = (page) => page.locator('#banner');

/** Opens the drawer with the game, the players and the score. */
export async function openDrawer(page) {
  await page.locator('[data-setup]').click();
  await page.locator('dialog[open] [data-ask]').waitFor();
}

export async function closeDrawer(page) {
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** Works in the drawer, which is closed afterwards; resolves to what came of it. */
export async function inDrawer(page, work) {
  await openDrawer(page);
  const found = await work();
  await closeDrawer(page);
  return found;
}

/** Turns to a tab beside the board. */
export const turnTab = (page, tab) => page.locator(`[data-tab="${tab}"]`).click();

/** Waits until somebody here is to move, or the game is over; whether it goes on. What the banner says may be older than the address. */
export async function myTurn(page) {
  const found = await page.waitForFunction(() => {
    const said = document.querySelector('#banner')?.textContent ?? '';
    if (/win after|wins after|draw after/.test(said)) return 'over';
    const query = new URL(location.href).searchParams;
    const moves = query.get('made')?.split(';').length ?? 0;
    const engine = query.get('engine') ?? 'second';
    const ours = engine === 'none' || (moves % 2 === 0) === (engine === 'second');
    return ours && /Your turn|to move/.test(said) ? 'ours' : false;
  });
  return (await found.jsonValue()) === 'ours';
}

/** Progress of a gesture of several touches, after the moves made. */
export const stage = (page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('.position .chosen, .position .taken')].map((cell) => cell.getAttribute('data-at') ?? '+');
    const open = document.querySelectorAll('.chooser, .position .primary:enabled').length;
    return `${new URL(location.href).searchParams.get('made')} ${seen.join()} ${open}`;
  });

/**
 * Waits until a touch has had an effect: a move in the address, or something chosen that was not, and something else to be touched. A board on which
 * nothing can be touched says nothing: its move is on the way.
 */
export async function changed(page, before) {
  await page.waitForFunction((before) => {
    const made = `${new URL(location.href).searchParams.get('made')}`;
    const seen = [...document.querySelectorAll('.position .chosen, .position .taken')].map((cell) => cell.getAttribute('data-at') ?? '+');
    const open = document.querySelectorAll('.chooser, .position .primary:enabled').length;
    if (!before.startsWith(`${made} `)) return true;
    const next = open > 0 || document.querySelector('.position .win:not([aria-disabled=true])');
    return next && (seen.length > 0 || open > 0) && `${made} ${seen.join()} ${open}` !== before;
  }, before);
}

/** Touches what is marked as winning on the board until a move has been made. */
export async function touchWinning(page) {
  const count = (await made(page)).length;
  for (let touch = 0; touch < 4; touch += 1) {
    const before = await stage(page);
    const chooser = page.locator('.chooser button:has(.sign.win)');
    const ready = page.locator('.position .do button.primary:enabled', { hasText: '✓' });
    if (await ready.count()) await ready.first().click();
    else if (await chooser.count()) await chooser.first().click();
    else {
      const fresh = page.locator('.position .win:not(.chosen):not([aria-disabled=true])');
      const cell = (await fresh.count()) ? fresh : page.locator('.position .win:not([aria-disabled=true])');
      // Where only what was touched is left to touch, the last of it: the first is where the gesture began.
      await ((await fresh.count()) ? cell.first() : cell.last()).click();
    }
    await changed(page, before);
    if ((await made(page)).length > count) return;
  }
  assert.fail(`no move came of touching what wins: ${page.url()}`);
}
