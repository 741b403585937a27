/** How soon the pages without a server are of use, on a phone whose processor is 4 times slower; and how long the module takes: `ALONE=… BOUTON_ENGINE=… node tests/alone/pace.mjs`. */
import { after, test } from 'node:test';
import { ALONE, house, PHONE } from '../harness.mjs';
import { engine } from './engine.mjs';

const home = house(async () => [], { alone: ALONE });
const RUNS = Number(process.env.RUNS ?? 3);
const rows = [];
const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)];
after(() => rows.forEach((row) => console.log(row)));

/** Milliseconds of the clock until something is there, for a first visitor and when the pages are kept. */
for (const [path, ready] of [
  ['/', '[data-game], main h3'],
  ['/play?ask=wythoff+4,6&engine=none&hints=1', '.position svg, .position table, .position .board'],
  ['/rules', '.problems[data-state="clean"]'],
]) {
  test(path, async () => {
    const [first, later] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      const prepare = async (page) => (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
      let from = performance.now();
      const { page, leave } = await home.open(path, { size: PHONE, ready, prepare });
      first.push(performance.now() - from);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      from = performance.now();
      await page.reload();
      await page.locator(ready).first().waitFor();
      later.push(performance.now() - from);
      await leave();
    }
    rows.push(`${path}: ${Math.round(median(first))} ms, kept ${Math.round(median(later))} ms`);
  });
}

test('the module', () => {
  const MINE = 'game mine\n(n) -> (n - k) where k in {1, 3, 4}\n';
  for (const [name, request] of [
    ['solve', { ask: 'wythoff 4,5' }],
    ['prove', { ask: 'wythoff' }],
    ['discover', { ask: 'mine.game', text: MINE }],
    ['table', { ask: 'wythoff', ranges: '0..999 0..999', what: 'value' }],
    ['period', { ask: '0.77' }],
  ]) {
    const [first, later] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      const house = engine();
      for (const all of [first, later]) {
        const from = performance.now();
        house.ask(name, request, true);
        all.push(performance.now() - from);
      }
    }
    rows.push(`${name}: ${median(first).toFixed(1)} ms, again ${median(later).toFixed(1)} ms`);
  }
});
