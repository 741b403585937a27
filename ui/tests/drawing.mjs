/** Boards and editors of graphs: opened, waited for, left. */
import { passable } from './harness.mjs';

/** The address of a position, two people at the board. */
export function played(ask, hints = false) {
  return `/play?${new URLSearchParams({ ask, engine: 'none', hints: hints ? '1' : '0' })}`;
}

/** The page for playing a position at a house. */
export function drawing(home) {
  return (ask, { hints, ...how } = {}) => home.open(played(ask, hints), { ready: '[data-edge], [data-spot], [data-place]', ...how });
}

/** Waits until something is so in the page. */
export const until = (page, is, given) => page.waitForFunction(is, given);

/** Leaves a page in whose way nothing stood. */
export async function clean({ page, close }) {
  await passable(page);
  await close();
}

/** The name of what has the focus. */
export function focused(page) {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
}
