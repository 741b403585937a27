import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { href: 'http://localhost/' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined });
vi.stubGlobal('$state', Object.assign((value: unknown) => value, { raw: (value: unknown) => value }));
const { address, read } = await import('./router.svelte');

describe('addresses', () => {
  it('come back as they went', () => {
    const to = address('play', { ask: 'nim 3 4 + kayles 7', made: '7 → 2 3', lang: undefined }, '', 'rules=abc');
    const place = read(new URL(to, 'http://localhost'));
    expect(place.page).toBe('play');
    expect(place.query.get('ask')).toBe('nim 3 4 + kayles 7');
    expect(place.query.get('made')).toBe('7 → 2 3');
    expect(place.query.has('lang')).toBe(false);
    expect(place.fragment).toBe('rules=abc');
  });
  it('of no page are told', () => {
    expect(read(new URL('http://localhost/nowhere')).page).toBe(null);
    expect(read(new URL('http://localhost/')).page).toBe('catalogue');
    expect(read(new URL('http://localhost/learn/a%20b')).rest).toBe('a b');
  });
});
