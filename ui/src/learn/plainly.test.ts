import { describe, expect, it } from 'vitest';
import { PAGES_OF_THE_BOOK } from './book';
import { plainly } from './plainly';

const PAGE = '<!doctype html>\n<html><head>\n    <title>Bouton</title>\n  </head>\n  <body>\n    <div id="app"></div>\n  </body>\n</html>\n';

describe('a page without scripts', () => {
  it('has its title, its beginning, and its text in both languages', () => {
    const html = plainly(PAGE, 'lessons');
    expect(html).toMatch(/<title>First lessons: why \(1, 2\) loses · Bouton<\/title>\n\s*<meta name="description" content="[^"<]{40,170}" \/>/);
    const [, inside = ''] = /<body>[^]*<noscript>([^]*)<\/noscript>\s*<\/body>/.exec(html) ?? [];
    expect(inside).toMatch(/<article lang="en">[^]*<h1[^]*<\/article>\s*<article lang="zh-CN">[^]*[\u4e00-\u9fff]{4}[^]*<\/article>/);
    expect(inside).not.toMatch(/<script/);
  });

  it('leads to pages of the folder alone, and writes code as it is', () => {
    for (const page of PAGES_OF_THE_BOOK) {
      const html = plainly(PAGE, page);
      for (const [, place] of html.matchAll(/(?:href|src)="([^"]*)"/g)) expect(place, page).toMatch(/^\.\/(learn\/[\w-]+\/?(#.*)?|pictures\/[\w-]+\.svg)$/);
      for (const one of PAGES_OF_THE_BOOK) expect(html).toContain(`<a href="./learn/${one}/">`);
      expect(html.match(/<noscript>/g)).toHaveLength(2);
      // Signs of code do not end it.
      for (const [, text = ''] of html.matchAll(/<pre>([^]*?)<\/pre>/g)) expect(text).not.toMatch(/<(?!\/?(?:code|strong)>)/);
    }
  });
});
