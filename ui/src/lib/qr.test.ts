import { describe, expect, it } from 'vitest';
import { correction, format, qr, room, versionBits, type Modules } from './qr';

/** A reader written from the standard: it knows the layout, and checks every block by its syndromes. */
function decode(modules: Modules): string {
  const side = modules.length;
  const version = (side - 17) / 4;
  const dark = (row: number, column: number): number => (modules[row]?.[column] ? 1 : 0);
  // Format information beside the first corner, its highest bit at the left of row 8.
  const places = [[8, 0], [8, 1], [8, 2], [8, 3], [8, 4], [8, 5], [8, 7], [8, 8], [7, 8], [5, 8], [4, 8], [3, 8], [2, 8], [1, 8], [0, 8]];
  const bits = places.reduce((word, [row, column]) => 2 * word + dark(row ?? 0, column ?? 0), 0);
  const again = [...Array.from({ length: 7 }, (_, at) => dark(side - 1 - at, 8)), ...Array.from({ length: 8 }, (_, at) => dark(8, side - 8 + at))];
  expect(again.reduce((word, bit) => 2 * word + bit, 0)).toBe(bits);
  expect(dark(side - 8, 8)).toBe(1);
  const plain = bits ^ 0b101010000010010;
  expect(plain >> 13, 'level M').toBe(0);
  const mask = (plain >> 10) & 7;
  const centres = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]][version - 1] ?? [];
  const fixed = (row: number, column: number) => {
    if (row === 6 || column === 6) return true;
    if ((row < 9 && column < 9) || (row < 9 && column >= side - 8) || (row >= side - 8 && column < 9)) return true;
    if (version >= 7 && ((row < 6 && column >= side - 11) || (column < 6 && row >= side - 11))) return true;
    const far = side - 7;
    return centres.some((y) => centres.some((x) => {
      const corner = (y === 6 && x === 6) || (y === 6 && x === far) || (y === far && x === 6);
      return !corner && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
    }));
  };
  const masked = (i: number, j: number) =>
    [(i + j) % 2, i % 2, j % 3, (i + j) % 3, ((i >> 1) + Math.floor(j / 3)) % 2, ((i * j) % 2) + ((i * j) % 3), (((i * j) % 2) + ((i * j) % 3)) % 2, (((i + j) % 2) + ((i * j) % 3)) % 2][mask] === 0;
  const read: number[] = [];
  const columns = Array.from({ length: side }, (_, at) => side - 1 - at).filter((column) => column !== 6);
  for (let pair = 0; pair < columns.length; pair += 2) {
    for (let step = 0; step < side; step += 1) {
      const row = pair % 4 === 0 ? side - 1 - step : step;
      for (const column of columns.slice(pair, pair + 2)) if (!fixed(row, column)) read.push(dark(row, column) ^ (masked(row, column) ? 1 : 0));
    }
  }
  const words = Array.from({ length: read.length >> 3 }, (_, at) => read.slice(8 * at, 8 * at + 8).reduce((word, bit) => 2 * word + bit, 0));
  // Table 9 of the standard, level M: error correction words, then blocks and their data words.
  const [count, ...groups] = ([[10, 1, 16], [16, 1, 28], [26, 1, 44], [18, 2, 32], [24, 2, 43], [16, 4, 27], [18, 4, 31], [22, 2, 38, 2, 39], [22, 3, 36, 2, 37], [26, 4, 43, 1, 44]][version - 1] ?? []) as [number, ...number[]];
  const sizes: number[] = [];
  for (let at = 0; at < groups.length; at += 2) for (let block = 0; block < (groups[at] ?? 0); block += 1) sizes.push(groups[at + 1] ?? 0);
  const blocks: number[][] = sizes.map(() => []);
  let at = 0;
  for (let round = 0; round < Math.max(...sizes); round += 1) blocks.forEach((block, index) => { if (round < (sizes[index] ?? 0)) block.push(words[at++] ?? 0); });
  const data = blocks.flat();
  for (let round = 0; round < count; round += 1) blocks.forEach((block) => block.push(words[at++] ?? 0));
  expect(words.length).toBe(at);
  // Every block vanishes at the powers of 2.
  const [logs, powers]: [number[], number[]] = [[], []];
  for (let power = 0, element = 1; power < 255; power += 1) {
    powers[power] = element;
    logs[element] = power;
    element = element < 128 ? 2 * element : (2 * element) ^ 285;
  }
  for (const block of blocks) {
    for (let root = 0; root < count; root += 1) {
      const value = block.reduce((sum, word) => (sum === 0 ? 0 : (powers[((logs[sum] ?? 0) + root) % 255] ?? 0)) ^ word, 0);
      expect(value, `syndrome ${root}`).toBe(0);
    }
  }
  const stream = data.flatMap((word) => Array.from({ length: 8 }, (_, bit) => (word >> (7 - bit)) & 1));
  const take = (count: number) => stream.splice(0, count).reduce((word, bit) => 2 * word + bit, 0);
  expect(take(4), 'bytes').toBe(4);
  const length = take(version < 10 ? 8 : 16);
  return new TextDecoder().decode(Uint8Array.from({ length }, () => take(8)));
}

describe('QR codes', () => {
  it('have the error correction of the example in the standard (annex I, 01234567 as 1-M)', () => {
    const words = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect(correction(words, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  it('have the error correction that is published for HELLO WORLD as 1-M', () => {
    const words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(words, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it('have the format and version information of the tables of the standard', () => {
    const formats = ['101010000010010', '101000100100101', '101111001111100', '101101101001011', '100010111111001', '100000011001110', '100111110010111', '100101010100000'];
    expect(formats.map((_, mask) => format(mask).toString(2))).toEqual(formats);
    expect([7, 8, 9, 10].map((version) => versionBits(version).toString(2).padStart(18, '0'))).toEqual(['000111110010010100', '001000010110111100', '001001101010011001', '001010010011010011']);
  });

  it('hold as many bytes as the standard says', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(room)).toEqual([14, 26, 42, 62, 84, 106, 122, 152, 180, 213]);
  });

  it.each([0, 1, 14, 15, 26, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 212, 213])('of %i bytes are read again', (length) => {
    const text = 'http://192.168.1.5:7777/play?ask=nim+3+5+7&token='.repeat(5).slice(0, length);
    const modules = qr(text);
    expect(modules && decode(modules)).toBe(text);
  });

  it('of other letters are read again', () => {
    for (const text of ['谁赢、为什么', 'é', '\0\x7f', '🙂 (1, 2)']) expect(decode(qr(text) ?? [])).toBe(text);
  });

  it('are not made of more', () => expect(qr('x'.repeat(214))).toBeUndefined());

  it('have a finder pattern in three corners and timing patterns between them', () => {
    const modules = qr('x'.repeat(150)) ?? [];
    const side = modules.length;
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    const at = (row: number, column: number) => finder.map((_, down) => modules[row + down]?.slice(column, column + 7).map(Number).join(''));
    for (const [row, column] of [[0, 0], [0, side - 7], [side - 7, 0]] as const) expect(at(row, column)).toEqual(finder);
    for (let place = 8; place < side - 8; place += 1) expect([modules[6]?.[place], modules[place]?.[6]]).toEqual([place % 2 === 0, place % 2 === 0]);
  });
});
