/** The page of the design system: every shared part, in both themes side by side and in both languages. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { house, inThemes, LOOKS, passable } from './harness.mjs';

const home = house();

for (const { lang, where, size } of LOOKS) {
  test(`every shared part stands in nobody's way: ${lang}, ${where}`, async () => {
    const parts = readdirSync(new URL('../src/parts', import.meta.url)).filter((name) => name.endsWith('.svelte'));
    await home.at(
      '/design',
      async (page) => {
        await page.locator('[data-part=LiveBoard] [data-theme] .stone').first().waitFor();
        assert.equal(await page.locator('[data-part]').count(), parts.length + 1);
        // The other half is in the other theme, though the page has but one.
        const [light, dark] = await page.locator('[data-part=Sign] .half').evaluateAll((all) => all.map((half) => getComputedStyle(half).backgroundColor));
        assert.notEqual(light, dark);
        await inThemes(page, (theme, how) => passable(page, theme, how));
      },
      { lang, size, ready: '[data-part]' },
    );
  });
}
