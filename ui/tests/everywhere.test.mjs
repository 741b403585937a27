/** Every page at three widths, in both languages and themes: nothing stands in anybody's way, and nothing is moved sideways. */
import { test } from 'node:test';
import { house, passableInBothThemes } from './harness.mjs';

const home = house();
const WIDTHS = [390, 1440, 2560];
const HEIGHTS = { 390: 844, 1440: 900, 2560: 1440 };

/** Each page, and what shows that it is there. */
const PAGES = {
  catalogue: ['/', 'article.card'],
  game: ['/?game=wythoff', 'main h2'],
  play: ['/play?ask=nim+3+4+5&engine=none&why=1', '.verdict li'],
  map: ['/map?ask=wythoff&what=value', 'canvas[data-cells]'],
  sequence: ['/map?as=sequence&ask=0.77&to=200', 'canvas[data-painted]'],
  rules: ['/rules?game=wythoff&run=prove', '[data-result="prove"] figure'],
  numbers: ['/guess', 'main textarea'],
  matrix: ['/matrix', 'main .value'],
  contest: ['/contest', '[data-sample="true"]'],
  learn: ['/learn/method', 'main h1'],
};

for (const [name, [where, ready]] of Object.entries(PAGES)) {
  test(name, async () => {
    await home.bilingual(where, async (page, lang) => {
      await page.locator(ready).first().waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHTS[width] });
        // What follows the width of the window has followed it.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        await passableInBothThemes(page, `everywhere-${name}-${lang}-${width}`);
      }
    });
  });
}
