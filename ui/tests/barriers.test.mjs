/** Nothing stands in the way of anybody who plays: every language, theme and size, in whole sweeps each with each. */
import { describe, it } from 'node:test';
import { house, inThemes, LOOKS, paired, passable, passableInThemes, turnTo } from './harness.mjs';
import { READY, turnTab } from './playing.mjs';

const home = house();

/** A position on each of the boards. */
const BOARDS = ['kayles 5 8', 'staircase 3,1,4', 'take-break 1,0,1,5', 'coins 1,0,1,1', 'georgia-bob 2,5,7', 'race piece=knight 5,7', 'count-up 37', 'wythoff 4,7', 'nim 900 4'];

describe('nothing stands in the way of anybody', () => {
  for (const { lang, where, size } of LOOKS) {
    it(`${lang}, ${where}`, async () => {
      const query = new URLSearchParams({ ask: 'nim 3 5 7', engine: 'none', hints: '1', why: '1', made: '7 → 0;5 → 3' });
      await home.at(
        `/play?${query}`,
        async (page) => {
          await page.locator('[role=option]').first().waitFor();
          await page.locator('.verdict li').first().waitFor();
          await passableInThemes(page, `play-${lang}-${where}-revealed`);
          await turnTab(page, 'history');
          await page.waitForFunction(() => document.querySelectorAll('svg circle').length === 3);
          await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
          await passableInThemes(page, `play-${lang}-${where}-history`);
          await turnTab(page, 'review');
          await page.locator('[data-review]').click();
          await page.locator('.rail li .primary').first().waitFor();
          await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
          await passableInThemes(page, `play-${lang}-${where}`);
          await page.locator('[data-setup]').click();
          await page.locator('dialog[open] [data-ask]').waitFor();
          await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
          await passableInThemes(page, `play-${lang}-${where}-drawer`);
          await page.keyboard.press('Escape');
          for (const [ask, who] of paired(BOARDS, LOOKS)) {
            if (who.lang !== lang || who.where !== where) continue;
            await turnTo(page, `/play?engine=none&hints=1&ask=${encodeURIComponent(ask)}`);
            await page.locator('.position .board').first().waitFor();
            await page.locator('[role=option]').first().waitFor();
            await inThemes(page, (theme, how) => passable(page, `${ask} ${theme}`, how));
          }
        },
        { lang, size, ready: READY },
      );
    });
  }
});
