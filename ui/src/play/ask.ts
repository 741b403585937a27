/** A question taken apart: the game, its parameters, its position; and put together again. */

/** One game of the sum that is asked about, as typed. */
export interface Asked {
  game: string;
  given: { name: string; text: string }[];
  position: string;
}

/** The games of a question. Text that is no question yet comes apart all the same. */
export function takeApart(ask: string): Asked[] {
  return byPlus(ask).map((part) => {
    const [game = '', ...rest] = inWords(part);
    const given: Asked['given'] = [];
    const position: string[] = [];
    for (const word of rest) {
      const found = /^([\p{L}_][\p{L}\p{N}_-]*)=(.*)$/su.exec(word);
      if (found) given.push({ name: found[1] ?? '', text: unquoted(found[2] ?? '') });
      else position.push(word);
    }
    return { game, given, position: position.join(' ') };
  });
}

/** The question again. */
export function putTogether(parts: readonly Asked[]): string {
  return parts
    .map(({ game, given, position }) =>
      [game, ...given.filter(({ text }) => text.trim() !== '').map(({ name, text }) => `${name}=${asWord(text)}`), position]
        .filter(Boolean)
        .join(' '),
    )
    .join(' + ');
}

/** A plus with blanks around it stands between games; within braces or quotes it does not. */
function byPlus(ask: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  let inQuotes = false;
  for (let at = 0; at < ask.length; at += 1) {
    const letter = ask[at] ?? '';
    if (letter === '"') inQuotes = !inQuotes;
    if ('{(['.includes(letter)) depth += 1;
    if ('})]'.includes(letter)) depth -= 1;
    const between = letter === '+' && depth <= 0 && !inQuotes && /\s/.test(ask[at - 1] ?? '') && /\s/.test(ask[at + 1] ?? '');
    // `(3) + (4)`: a plus before a position, not before a name, is part of the position.
    if (between && /^\s*[\p{L}]/u.test(ask.slice(at + 1))) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** Words, of which one may have blanks within braces or quotes. */
function inWords(text: string): string[] {
  const words: string[] = [];
  let word = '';
  let depth = 0;
  let inQuotes = false;
  for (const letter of text) {
    if (letter === '"') inQuotes = !inQuotes;
    if ('{(['.includes(letter)) depth += 1;
    if ('})]'.includes(letter)) depth = Math.max(0, depth - 1);
    if (/\s/.test(letter) && depth === 0 && !inQuotes) {
      if (word) words.push(word);
      word = '';
    } else word += letter;
  }
  if (word) words.push(word);
  return words;
}

function unquoted(text: string): string {
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
}

/** A parameter is one word, unless braces hold it together. */
function asWord(text: string): string {
  return text.trim().startsWith('{') ? text.trim() : text.replace(/\s+/g, '');
}

/** Heaps in a position of single numbers: `3 4 5`; nothing if it is anything else. */
export function heapsOf(position: string): string[] | undefined {
  const words = position.trim().split(/\s+/);
  const heaps = words.map((word) => /^\(?(\d+)\)?$/.exec(word)?.[1]);
  return heaps.every((heap): heap is string => heap !== undefined) ? heaps : undefined;
}

/** One tuple or row: `4,7`; nothing if it is anything else. */
export function tupleOf(position: string): string[] | undefined {
  const found = /^[([]?\s*(\d+(?:\s*[,，]\s*\d+)*)\s*[)\]]?$/.exec(position.trim());
  return found?.[1]?.split(/\s*[,，]\s*/);
}
