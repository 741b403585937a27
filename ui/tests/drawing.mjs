/** Boards and editors of graphs: opened, waited for, left. */
import { passable } from './harness.mjs';

/** The page for playing a position at a house, two people at the board. */
export function drawing(home) {
  return (ask, { hints = false, ...how } = {}) => {
    const query = new URLSearchParams({ ask, engine: 'none', hints: hints ? '1' : '0' });
    return home.open(`/play?${query}`, { ready: '[data-edge], [data-spot], [data-place]', ...how });
  };
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
