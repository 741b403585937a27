import { describe, expect, it } from 'vitest';
import { MOST, pack, unpack } from './share';

describe('a text in an address', () => {
  it('comes back, under its own name', async () => {
    for (const text of ['', 'game g\n(n) -> (n - 1)\n', '尼姆博弈 😀'.repeat(100)]) {
      expect(await unpack(await pack(text))).toBe(text);
      expect(await unpack(await pack(text, 'notebook='), 'notebook=')).toBe(text);
      expect(await unpack(await pack(text, 'notebook='))).toBeUndefined();
    }
    expect(await pack('?'.repeat(500))).toMatch(/^rules=[\w-]+$/);
  });
  it('is none if it is damaged or too long', async () => {
    const packed = await pack('game g\n(n) -> (n - 1)\n');
    for (const fragment of ['', 'rules=', 'rules=!', packed.slice(0, -6), 'x' + packed]) expect(await unpack(fragment), fragment).toBeUndefined();
    expect(await unpack(await pack('a'.repeat(MOST)))).toHaveLength(MOST);
    expect(await unpack(await pack('a'.repeat(100 * MOST)))).toBeUndefined();
  });
});
