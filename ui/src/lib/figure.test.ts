import { describe, expect, it, vi } from 'vitest';
import type { Figure } from './figure';

vi.stubGlobal('location', { search: '?lang=en' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { captionOf, linkedCaptionOf, svgOf } = await import('./figure');

const figure: Figure = {
  title: 'Losing positions',
  notes: ['How this is known: computed'],
  name: 'lost',
  picture: () => ({ width: 400, height: 100, body: '<rect width="4" height="4"/>' }),
};
const short = 'http://127.0.0.1:7777/map?ask=wythoff&what=value';
const long = `${short}#rules=${'x'.repeat(400)}"><script>`;

describe('a figure', () => {
  it('names the address it comes from, with a link', () => {
    const svg = svgOf(figure, short);
    expect(svg).toContain('>Made with Bouton: http://127.0.0.1:7777/map?ask=wythoff&amp;what=value</text></a>');
    expect(svg).toContain('<a href="http://127.0.0.1:7777/map?ask=wythoff&amp;what=value"><text');
    expect(captionOf(figure, short)).toBe(`Losing positions. How this is known: computed. Made with Bouton: ${short}.`);
  });
  it('has a long address in the link alone, whole and as text', () => {
    const escaped = long.replaceAll('&', '&amp;').replace('"><script>', '&quot;&gt;&lt;script&gt;');
    const svg = svgOf(figure, long);
    expect(svg).toContain(`<a href="${escaped}"><text`);
    expect(svg).toContain('>Made with Bouton</text></a>');
    expect(captionOf(figure, long)).toBe('Losing positions. How this is known: computed. Made with Bouton.');
    expect(linkedCaptionOf(figure, long)).toBe(`Losing positions. How this is known: computed. <a href="${escaped}">Made with Bouton</a>.`);
  });
});
