/** Offset in a text of a place that is counted as the server does: lines from 1, bytes in the line from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  let bytes = 1;
  let at = start;
  while (at < text.length && bytes < column && text[at] !== '\n') {
    const code = text.codePointAt(at) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    at += code < 0x10000 ? 1 : 2;
  }
  return at;
}

/** The word that begins at an offset. */
export function wordAt(text: string, offset: number): number {
  const blank = text.slice(offset).search(/\s/);
  return blank < 0 ? text.length : offset + blank;
}
