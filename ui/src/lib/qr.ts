/**
 * QR codes (ISO/IEC 18004): text as bytes, versions 1 to 10, error correction level M. An address of up to 213 bytes fits.
 *
 * The field of 256 elements is that of x⁸ + x⁴ + x³ + x² + 1, with the generator 2.
 */

/** Rows of dark modules, without the quiet zone. */
export type Modules = readonly (readonly boolean[])[];

/** Per version: error correction words of a block, and data words of each block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];

/** Per version: rows and columns of the centres of alignment patterns. */
const ALIGNED: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** Bits of the length of a text. */
const lengthBits = (version: number) => (version < 10 ? 8 : 16);

/** Most bytes that fit into a code of a version. */
export function room(version: number): number {
  return Math.floor((8 * sum(BLOCKS[version - 1]?.[1] ?? []) - 4 - lengthBits(version)) / 8);
}

/** The code of a text; nothing if it is too long for one. */
export function qr(text: string): Modules | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, index) => bytes.length <= room(index + 1)) + 1;
  if (version === 0) return undefined;
  const words = interleaved(data(bytes, version), version);
  let best: { modules: boolean[][]; faults: number } | undefined;
  for (let mask = 0; mask < 8; mask += 1) {
    const modules = drawn(words, version, mask);
    const faults = penalty(modules);
    if (!best || faults < best.faults) best = { modules, faults };
  }
  return best?.modules;
}

/** Data words: mode, length, bytes, end, and words that fill the rest. */
function data(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const total = sum(BLOCKS[version - 1]?.[1] ?? []);
  put(0, Math.min(4, 8 * total - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, at) => bits.slice(8 * at, 8 * at + 8).reduce((word, bit) => 2 * word + bit, 0));
  for (let pad = 0; words.length < total; pad += 1) words.push(pad % 2 === 0 ? 0xec : 0x11);
  return words;
}

/** Product in the field. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** Words of error correction of a block: the remainder by (x − 1)(x − 2)(x − 4) …. */
export function correction(block: readonly number[], count: number): number[] {
  let divisor = [1];
  let root = 1;
  for (let degree = 0; degree < count; degree += 1) {
    const [longer, raised] = [[...divisor, 0], [0, ...divisor.map((term) => times(term, root))]];
    divisor = longer.map((term, at) => term ^ (raised[at] ?? 0));
    root = times(root, 2);
  }
  const rest = [...block, ...new Array<number>(count).fill(0)];
  for (let at = 0; at < block.length; at += 1) {
    const lead = rest[at] ?? 0;
    divisor.forEach((term, index) => (rest[at + index] = (rest[at + index] ?? 0) ^ times(term, lead)));
  }
  return rest.slice(block.length);
}

/** Words of all blocks in turn, then those of their error correction. */
function interleaved(words: readonly number[], version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1] ?? [0, []];
  let from = 0;
  const blocks = sizes.map((size) => words.slice(from, (from += size)));
  const corrections = blocks.map((block) => correction(block, count));
  const inTurn = (lists: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...inTurn(blocks), ...inTurn(corrections)];
}

/** Remainder of bits, shifted by the degree of a binary divisor. */
function remainder(bits: number, divisor: number, degree: number): number {
  let rest = bits << degree;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit -= 1) if ((rest >> bit) & 1) rest ^= divisor << (bit - degree);
  return rest;
}

/** Format information of level M with a mask. */
export function format(mask: number): number {
  return ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
}

/** Version information, of versions from 7 on. */
export function versionBits(version: number): number {
  return (version << 12) | remainder(version, 0x1f25, 12);
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Patterns that do not depend on the data; `null` where data go. */
function patterns(version: number, mask: number): (boolean | null)[][] {
  const side = 17 + 4 * version;
  const modules = Array.from({ length: side }, () => new Array<boolean | null>(side).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    const line = modules[row];
    if (line && column >= 0 && column < side) line[column] = dark;
  };
  for (let at = 0; at < side; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean) => {
    for (let down = -reach; down <= reach; down += 1) {
      for (let across = -reach; across <= reach; across += 1) set(row + down, column + across, dark(Math.max(Math.abs(down), Math.abs(across))));
    }
  };
  const centres = ALIGNED[version - 1] ?? [];
  const last = centres.at(-1);
  for (const row of centres) {
    for (const column of centres) {
      const corner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!corner) square(row, column, 2, (ring) => ring !== 1);
    }
  }
  for (const [row, column] of [[3, 3], [3, side - 4], [side - 4, 3]] as const) square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  const bits = format(mask);
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    // Beside the first corner, from above and from the left, past the timing patterns; and at the other two.
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : side - 15 + bit, 8, dark);
    set(8, bit < 8 ? side - 1 - bit : bit === 8 ? 7 : 14 - bit, dark);
  }
  set(side - 8, 8, true);
  if (version >= 7) {
    const bits = versionBits(version);
    for (let bit = 0; bit < 18; bit += 1) {
      const dark = ((bits >> bit) & 1) === 1;
      const [long, short] = [Math.floor(bit / 3), side - 11 + (bit % 3)];
      set(long, short, dark);
      set(short, long, dark);
    }
  }
  return modules;
}

/** The whole code with a mask: data run up and down in pairs of columns from the right. */
function drawn(words: readonly number[], version: number, mask: number): boolean[][] {
  const modules = patterns(version, mask);
  const side = modules.length;
  let bit = 0;
  let up = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < side; step += 1) {
      const row = up ? side - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = modules[row];
        if (!line || line[column] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        line[column] = dark !== MASKS[mask]?.(row, column);
        bit += 1;
      }
    }
    up = !up;
  }
  return modules.map((line) => line.map((dark) => dark === true));
}

/** How hard a code is to read: runs, squares, patterns like the corners, and an uneven share of dark modules. */
export function penalty(modules: Modules): number {
  const side = modules.length;
  const columns = Array.from({ length: side }, (_, column) => modules.map((line) => line[column] === true));
  let faults = 0;
  for (const line of [...modules, ...columns]) {
    let run = 0;
    line.forEach((dark, at) => {
      run = at > 0 && dark === line[at - 1] ? run + 1 : 1;
      if (run === 5) faults += 3;
      else if (run > 5) faults += 1;
    });
    const text = line.map(Number).join('');
    for (let at = 0; at + 11 <= side; at += 1) if (['10111010000', '00001011101'].includes(text.slice(at, at + 11))) faults += 40;
  }
  for (let row = 1; row < side; row += 1) {
    for (let column = 1; column < side; column += 1) {
      const dark = modules[row]?.[column];
      if (dark === modules[row - 1]?.[column] && dark === modules[row]?.[column - 1] && dark === modules[row - 1]?.[column - 1]) faults += 3;
    }
  }
  const share = (100 * modules.flat().filter(Boolean).length) / side ** 2;
  return faults + 10 * Math.floor(Math.abs(share - 50) / 5);
}
