/**
 * How soon pages paint and answer: `BOUTON=… PAGES=… node tests/pace.mjs`. It prints a table for a record, and asserts nothing: a clock is no test.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { house, PHONE } from './harness.mjs';

const home = house();
const RUNS = Number(process.env.RUNS ?? 5);
const PAGES = {
  catalogue: ['/', 'main h1'],
  play: ['/play?ask=nim+3+4+5', '.stage'],
  map: ['/map?ask=wythoff', 'canvas'],
  rules: ['/rules?game=nim', '.editor'],
  numbers: ['/guess', 'main textarea'],
  matrix: ['/matrix', 'main textarea'],
  contest: ['/contest', 'main textarea'],
  learn: ['/learn', 'main h1'],
};

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const told = (numbers) => `${sorted(numbers)[Math.floor(numbers.length / 2)].toFixed(0)} (${Math.min(...numbers).toFixed(0)} to ${Math.max(...numbers).toFixed(0)})`;

/** Milliseconds from the start of a visit to the first contentful paint, to the navigation, to the page's own content; and those in which its thread worked. */
async function visit(where, ready, { cpu, size }) {
  let worked;
  const prepare = async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    // What the page's own thread computes, however busy the machine is.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    worked = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    await page.addInitScript((ready) => {
      const seen = (window.pace = {});
      const look = () => {
        if (document.querySelector('nav a')) seen.shell ??= performance.now();
        if (document.querySelector(ready)) seen.page ??= performance.now();
        if (seen.shell === undefined || seen.page === undefined) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, ready);
  };
  const { page, leave } = await home.open(where, { prepare, size });
  await page.waitForFunction(() => window.pace.page !== undefined && performance.getEntriesByName('first-contentful-paint').length > 0);
  const found = await page.evaluate(() => ({ paint: performance.getEntriesByName('first-contentful-paint')[0].startTime, ...window.pace }));
  found.work = await worked();
  await leave();
  return found;
}

test('pages', async () => {
  for (const [name, how] of Object.entries({ desk: { cpu: 1 }, 'phone, processor 4× slower': { cpu: 4, size: PHONE } })) {
    console.log(`\n## ${name}\n\n| page | first paint, ms | navigation | content | work of the page |\n|---|---|---|---|---|`);
    for (const [title, [where, ready]] of Object.entries(PAGES)) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await visit(where, ready, how));
      console.log(`| ${title} | ${['paint', 'shell', 'page', 'work'].map((key) => told(runs.map((run) => run[key]))).join(' | ')} |`);
    }
  }
});

test('scripts', async () => {
  const dist = process.env.PAGES ?? path.join(import.meta.dirname, '../../crates/serve/dist');
  const index = await readFile(path.join(dist, 'index.html'), 'utf8');
  const all = await readdir(path.join(dist, 'assets'));
  for (const name of all.filter((name) => index.includes(name))) {
    const bytes = await readFile(path.join(dist, 'assets', name));
    console.log(`${name}: ${(gzipSync(bytes, { level: 9 }).length / 1000).toFixed(1)} kB compressed`);
  }
});

test('a sequence', async () => {
  const first = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { page, leave } = await home.open('/map?as=sequence&ask=0.77', { ready: 'canvas[data-painted="1000"]' });
    await page.getByLabel('A code, a set').fill('0.007');
    await page.getByRole('spinbutton', { name: 'Values' }).fill('1000000');
    first.push(
      await page.evaluate(async () => {
        const begun = performance.now();
        [...document.querySelectorAll('button')].find((button) => button.textContent === 'Compute').click();
        while (Number(document.querySelector('canvas[data-painted]')?.dataset.painted) === 1000) await new Promise(requestAnimationFrame);
        return performance.now() - begun;
      }),
    );
    await page.getByRole('button', { name: 'Cancel' }).click();
    await leave();
  }
  console.log(`\n0.007 to a million: the first values are drawn after ${told(first)} ms`);
});

test('hints', async () => {
  const { page, leave } = await home.open('/', { ready: 'main h1' });
  const times = await page.evaluate(async (runs) => {
    const { games } = await (await fetch('/api/games')).json();
    const ask = (question) => fetch('/api/play', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...question, made: [], hints: true, advise: false }) });
    const found = {};
    for (const { game, begin } of games.filter(({ begin }) => begin)) {
      const times = [];
      for (let run = 0; run <= runs; run += 1) {
        const begun = performance.now();
        const answer = await ask({ ask: `${game} ${begin}` });
        await answer.text();
        // The first question about a game reads its rules.
        if (run > 0 && answer.ok) times.push(performance.now() - begun);
        if (answer.status === 429) await new Promise((resolve) => setTimeout(resolve, 500));
      }
      if (times.length > 0) found[game] = times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
    }
    return found;
  }, RUNS);
  const slowest = Object.entries(times).sort((a, b) => b[1] - a[1]);
  console.log(`\nhints where ${slowest.length} games begin: median ${sorted(Object.values(times))[Math.floor(slowest.length / 2)].toFixed(0)} ms; slowest ${slowest.slice(0, 5).map(([game, ms]) => `${game} ${ms.toFixed(0)}`).join(', ')}`);
  await leave();
});

test('cold maps', async () => {
  const { page: first, leave: gone } = await home.open('/', { ready: 'main h1' });
  const games = await first.evaluate(async () => (await (await fetch('/api/games')).json()).games.map(({ game }) => game));
  await gone();
  const side = 2000;
  const times = {};
  for (const game of games) {
    const { page, leave } = await home.open(`/map?ask=${game}&ranges=0..9+0..9`, { ready: 'main h1' });
    // What is no game of two numbers has no such map.
    const drawn = await page.locator('canvas[data-cells="100"]').waitFor({ timeout: 3000 }).then(() => true, () => false);
    if (drawn) {
      // Nothing is known of its positions: the table of a hundred cells is another one.
      const begun = performance.now();
      await page.goto(new URL(`/map?ask=${game}&ranges=0..${side - 1}+0..${side - 1}`, page.url()).href);
      const canvas = page.locator(`canvas[data-cells="${side * side}"]`);
      times[game] = await canvas.waitFor({ timeout: 20_000 }).then(() => performance.now() - begun, () => Infinity);
    }
    await leave();
  }
  const slowest = Object.entries(times).sort((a, b) => b[1] - a[1]);
  console.log(`\nmaps of ${side}×${side} positions of ${slowest.length} games, cold, the page loaded with them: median ${sorted(Object.values(times))[Math.floor(slowest.length / 2)].toFixed(0)} ms; ${slowest.map(([game, ms]) => `${game} ${ms.toFixed(0)}`).join(', ')}`);
});
