/** Every page on a wide screen, in one language and the light theme, or in whole sweeps in both of each: nothing stands in anybody's way, and nothing is moved sideways. The files of the pages look at desk and phone. */
import { test } from 'node:test';
import { house, paired, passableInThemes } from './harness.mjs';

const home = house();
const WIDE = { width: 2560, height: 1440 };

/** Each page, and what shows that it is there. */
const PAGES = {
  catalogue: ['/', 'article.card'],
  game: ['/?game=wythoff', 'main h2'],
  play: ['/play?ask=nim+3+4+5&engine=none&why=1', '.verdict li'],
  map: ['/map?ask=wythoff&what=value', 'canvas[data-cells]'],
  sequence: ['/map?as=sequence&ask=0.77&to=200', 'canvas[data-painted]'],
  census: ['/map?as=census&digits=1', '[data-forms]'],
  rules: ['/rules?game=wythoff&run=prove', '[data-result="prove"] figure'],
  numbers: ['/guess', 'main textarea'],
  matrix: ['/matrix', 'main .value'],
  contest: ['/contest', '[data-sample="true"]'],
  learn: ['/learn/method', 'main h1'],
  puzzles: ['/puzzles', 'main h1'],
  puzzle: ['/puzzles/bash-m-4-13-nim-2', '.stage .board'],
  notebook: ['/notebook', 'main h1'],
  teach: ['/teach?game=nim&count=10&level=2&seed=7', 'article.sheet'],
};

for (const [[name, [where, ready]], lang] of paired(Object.entries(PAGES), ['en', 'zh'])) {
  test(`${name}: ${lang}`, async () => {
    await home.at(
      where,
      async (page) => {
        await page.locator(ready).first().waitFor();
        await passableInThemes(page, `wide-${name}-${lang}`);
      },
      { lang, size: WIDE },
    );
  });
}
