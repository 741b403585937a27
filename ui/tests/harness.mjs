/**
 * A server, a browser, pages in both languages, both themes and two sizes. The browser is Debian's headless shell of Chromium: a page costs half of what it does in the whole browser.
 *
 * The server is the one that BOUTON names, or the debug build, with the pages in the folder that PAGES names, or its own. Screenshots go to the folder that SHOTS names, and are not taken without.
 */
import axe from 'axe-core/axe.min.js';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { still } from './still.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const binary = process.env.BOUTON ?? path.join(here, '../../target/debug/bouton');
const pages = process.env.PAGES ? ['--pages', process.env.PAGES] : [];
const shots = process.env.SHOTS;

/** The folder of pages that need no server, which take the place of the server's where it is named. */
export const ALONE = process.env.ALONE;

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 860 };

/** Both sizes by name. */
export const SIZES = { desk: DESK, phone: PHONE };

/** `true` in whole sweeps, for which `cargo xtask soak --sweeps` asks: each case in each combination. Otherwise each case and each combination is met once. */
export const SWEEPS = Boolean(process.env.BOUTON_SWEEPS);

/** A third of a long list; all of it in whole sweeps. */
export const sweep = (all) => (SWEEPS ? all : all.filter((_, place) => place % 3 === 0));

/** Each case with each of some ways, as pairs, in whole sweeps; otherwise each with one, in turn. */
export const paired = (cases, ways) => cases.flatMap((one, place) => (SWEEPS ? ways : [ways[place % ways.length]]).map((way) => [one, way]));

/** Who looks at a kind of page: English at the desk, Chinese on the phone; in whole sweeps either language in either size. */
export const LOOKS = [
  { lang: 'en', where: 'desk', size: DESK },
  { lang: 'zh', where: 'phone', size: PHONE },
  ...(SWEEPS ? [{ lang: 'zh', where: 'desk', size: DESK }, { lang: 'en', where: 'phone', size: PHONE }] : []),
];

/** Flags of the browser: nothing beyond this machine is asked. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts `bouton serve`, on a free port unless one is given, with time for its answers on a busy machine; resolves to its address, the link that it prints, and
 * how to stop it.
 */
export async function serve(port = '0', flags = [], { alone = ALONE, below } = {}) {
  if (alone) return still(alone, { port, below });
  const child = spawn(binary, ['serve', '--port', port, '--time', '60s', ...pages, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /http:\/\/[^\s/]+/.exec(line);
    if (found) {
      child.stdout.resume();
      return {
        url: found[0],
        link: /http:\/\/\S+/.exec(line)[0],
        stop: async (signal = 'SIGTERM') => {
          child.kill(signal);
          await ended;
        },
      };
    }
  }
  throw new Error(`${binary} serve ended without telling its address (code ${await ended})`);
}

/** Starts the browser with a profile of its own. */
async function browse() {
  const profile = await mkdtemp(path.join(tmpdir(), 'bouton-browser-'));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: FLAGS,
    env: { ...process.env, HOME: profile },
  });
  return {
    browser,
    stop: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** The browser of this process, from the first house on; files that run in one process share it. */
let shared;
after(async () => (await shared)?.stop());

/** Milliseconds that a page has for what is waited for, however much else the machine does. */
const PATIENCE = 120_000;

/** A fresh visitor's page. What the page complains of in its console, or cannot load, is collected in `complaints`. */
async function visit(browser, url, { lang, size }) {
  const context = await browser.newContext({
    viewport: size,
    locale: lang === 'zh' ? 'zh-CN' : 'en-GB',
    hasTouch: size === PHONE,
    acceptDownloads: true,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  // By default the page is asked with every frame, which keeps the browser drawing frames.
  const waiting = page.waitForFunction.bind(page);
  page.waitForFunction = (is, given, how) => waiting(is, given, { polling: 40, ...how });
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(`${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob|about):/.test(request.url())) complaints.push(`asks ${request.url()}`);
  });
  return { page, complaints };
}

/**
 * Makes the page of a visitor who left one of somebody who has never been here: nothing that was shown, kept, allowed or diverted is left. It stays within the
 * site, at an answer that no script reads, for what costs most of a visit is a process of its own, which has to read all scripts first.
 */
async function forget({ page }, url) {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  await context.unrouteAll();
  await page.goto(`${url}/api/health`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
  await page.mouse.move(0, 0);
}

/**
 * A server, from before the first test of a file to after its last, and those who come to look.
 *
 * When somebody leaves, the page may have complained of nothing but what was `expected`. `flags` of the server may be known only later; `how` says where pages without a server are.
 */
export function house(flags = async () => [], how = {}) {
  let server;
  let browser;
  const present = new Set();
  /** Pages of visitors who left, by what stays as it was. */
  const idle = new Map();
  before(async () => {
    server = await serve('0', await flags(), how);
    ({ browser } = await (shared ??= browse()));
  });
  after(async () => {
    for (const { page } of present) await page.context().close();
    await server?.stop();
  });

  /**
   * A fresh visitor at a path, once what `ready` selects is there; `prepare` is done with the page before it goes there. Whoever leaves content leaves the page
   * to the next one who is alike, unless it was prepared, or keeps pages for when there is no server.
   */
  async function open(path, { expected = [], ready, prepare, lang = 'en', theme = 'light', size = DESK, motion = 'reduce' } = {}) {
    // Themes, motion and sizes are set anew; fingers are not.
    const alike = `${lang} ${size === PHONE}`;
    const visitor = (prepare ? null : idle.get(alike)?.pop()) ?? (await visit(browser, server.url, { lang, size }));
    const { page, complaints } = visitor;
    present.add(visitor);
    complaints.length = 0;
    await page.setViewportSize(size);
    await page.emulateMedia({ media: null, colorScheme: theme, reducedMotion: motion });
    await prepare?.(page);
    await page.goto(server.url + path);
    if (ready) await page.locator(ready).first().waitFor({ state: 'attached' });
    const content = () => assert.deepEqual(complaints.filter((line) => !expected.some((known) => known.test(line))), []);
    let here = true;
    const leave = async () => {
      if (!here) return;
      here = false;
      present.delete(visitor);
      await page.context().close();
    };
    const close = async () => {
      content();
      if (prepare || ALONE || how.alone) return leave();
      here = false;
      await forget(visitor, server.url);
      idle.set(alike, [...(idle.get(alike) ?? []), visitor]);
    };
    return { page, content, close, leave };
  }

  /** The same for some work, after which the visitor leaves, whatever came of it. */
  async function at(path, work, how) {
    const { page, close, leave } = await open(path, how);
    try {
      await work(page);
      await close();
    } finally {
      await leave();
    }
  }

  /** As `at`, by visitors who stay: whoever is done follows a link to the next path, on the page that is there. All are alike. */
  function staying(how) {
    const idle = [];
    return async (path, work, { ready } = how) => {
      let visitor = idle.pop();
      if (visitor) {
        await turnTo(visitor.page, path);
        await visitor.page.locator(ready).first().waitFor({ state: 'attached' });
      } else visitor = await open(path, { ...how, ready });
      try {
        await work(visitor.page);
        visitor.content();
      } catch (error) {
        await visitor.leave();
        throw error;
      }
      idle.push(visitor);
    };
  }

  /** A visitor who reads the page in English, then all of it anew in Chinese; `work` is told the language. */
  async function bilingual(path, work, how) {
    await at(
      path,
      async (page) => {
        await work(page, 'en');
        await page.getByRole('button', { name: '切换到中文' }).click();
        await turnTo(page, path);
        await work(page, 'zh');
      },
      how,
    );
  }

  return {
    open,
    at,
    bilingual,
    staying,
    /** The server goes away, and comes back at the same address, knowing nothing of before. */
    leave: (signal) => server.stop(signal),
    comeBack: async () => {
      server = await serve(new URL(server.url).port, await flags(), how);
    },
    get url() {
      return server.url;
    },
    get link() {
      return server.link;
    },
  };
}

/** Rules of one's own as they stand in the fragment of an address. */
export function packed(text) {
  return `rules=${deflateRawSync(text).toString('base64url')}`;
}

/** The moves made, as the address has them; asked of the page itself, for what is known of it here may be of a moment ago. */
export function made(page) {
  return page.evaluate(() => new URL(location.href).searchParams.get('made')?.split(';') ?? []);
}

/** Waits until the address tells of so many moves; or of more than so many. */
export async function madeBe(page, count) {
  await page.waitForFunction((count) => (new URL(location.href).searchParams.get('made')?.split(';').length ?? 0) === count, count);
}
export async function madeMore(page, count) {
  await page.waitForFunction((count) => (new URL(location.href).searchParams.get('made')?.split(';').length ?? 0) > count, count);
}

/**
 * Follows a link within the workbench, by way of an address at which there is nothing: the page is not loaded anew, which takes several times as long, but
 * nothing that it showed is left.
 */
export async function turnTo(page, path) {
  const follow = (path) =>
    page.evaluate((path) => {
      const link = document.createElement('a');
      link.href = path;
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
  await follow('/nowhere');
  // Every page has a title of its own.
  await page.waitForFunction(() => document.title === 'Bouton');
  await follow(path);
}

/** Looks at the page in one theme, light on a screen and dark on a phone; in whole sweeps in both, which differ in colours alone: `seen` tells of the second. */
export async function inThemes(page, look) {
  const own = page.viewportSize().width === PHONE.width ? 'dark' : 'light';
  const other = own === 'dark' ? 'light' : 'dark';
  for (const colorScheme of SWEEPS ? [own, other] : [own]) {
    await page.emulateMedia({ colorScheme });
    await look(colorScheme, { seen: colorScheme === other });
  }
}

/** Nothing stands in anybody's way in the themes; a picture of each is kept. */
export async function passableInThemes(page, name) {
  await inThemes(page, async (theme, how) => {
    await passable(page, `${name} ${theme}`, how);
    await shoot(page, `${name}-${theme}`);
  });
}

/** The rules of axe about colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Violations that axe finds in the page, or within an element; of colours alone where the page was seen in another theme. */
export async function violations(page, { within, seen } = {}) {
  // `evaluate` goes past the page's own policy on scripts, which an added script tag would not.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // What passes is not told, and style sheets are not fetched once more for rules that are off.
  const options = { reporter: 'no-passes', preload: { assets: ['media'] }, ...(seen ? { runOnly: COLOURS } : {}) };
  return page.evaluate(async ([within, options]) => {
    const { violations } = await window.axe.run(within ?? document, options);
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.slice(0, 3).map((node) => node.target.join(' ')) }));
  }, [within, options]);
}

/** Nothing stands in the way of anybody: axe finds nothing, in the page or within an element, and the page need not be moved sideways. */
export async function passable(page, what = '', how) {
  assert.deepEqual(await violations(page, how), [], what);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${what} ${wide} pixels too wide`);
}

/** Keeps a picture of the page, where pictures are wanted. */
export async function shoot(page, name) {
  if (shots) await page.screenshot({ path: path.join(shots, `${name}.png`) });
}

/** Keeps a picture that the page made. */
export async function keep(name, png) {
  if (!shots) return;
  await mkdir(shots, { recursive: true });
  await writeFile(path.join(shots, `${name}.png`), png);
}
