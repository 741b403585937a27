import { describe, expect, it } from 'vitest';

// What the address needs of a browser.
Object.assign(globalThis, {
  location: new URL('http://127.0.0.1/play?ask=nim+3'),
  document: { addEventListener: () => undefined },
  addEventListener: () => undefined,
});
const { bare, traceOf } = await import('./classroom.svelte');

describe('the trace of a key word', () => {
  it('is the same however the word is typed', () => {
    for (const word of ['Bouton', ' bouton ', 'BOUTON', 'ｂｏｕｔｏｎ']) expect(traceOf(word)).toBe(traceOf('bouton'));
  });

  it('does not show the word, and is another for another word', () => {
    const words = Array.from({ length: 2000 }, (_, at) => `word${at}`);
    expect(new Set(words.map(traceOf)).size).toBe(2000);
    for (const word of ['bouton', '口令', 'nim']) expect(traceOf(word)).toMatch(/^k[0-9a-z]{5,12}$/);
    expect(traceOf('nim')).not.toContain('nim');
  });
});

describe('an address', () => {
  it('is the same game with and without a projector', () => {
    expect(bare('/play?ask=nim+3&projector=1#rules=x')).toBe('/play?ask=nim+3#rules=x');
    expect(bare('/play?ask=nim+3')).toBe('/play?ask=nim+3');
  });
});
