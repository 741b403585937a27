/** Search in the book: each section is found by the words in it and in the headings above it. */

/** A section of the book, from its heading to the next: page, name of the heading in addresses (empty at the beginning of a page), heading, text. */
export type Section = [page: string, id: string, heading: string, text: string];

/** A piece of text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

export interface Found {
  page: string;
  id: string;
  heading: Piece[];
  /** The text around a hit. */
  excerpt: Piece[];
}

/** Letters of an excerpt before its first hit, and of the whole. */
const BEFORE = 40;
const WHOLE = 150;

const HAN = /\p{Script=Han}/u;

/** Small letters, in a text of the same length: where a hit stands is where it stood before. */
function small(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

/** Words of a query, cut at blanks and commas, and between Chinese characters and other letters. */
export function terms(query: string): string[] {
  const words = small(query.normalize('NFKC'))
    .split(/[\s,:;!?()[\]{}"“”‘’《》、。…]+|(?<=\p{Script=Han})(?!\p{Script=Han})|(?<!\p{Script=Han})(?=\p{Script=Han})/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return [...new Set(words)];
}

/** Chinese is written without blanks: characters that nowhere stand together are looked for two by two. */
function pairs(term: string): string[] {
  const letters = [...term];
  return letters.slice(1).map((letter, place) => `${letters[place] ?? ''}${letter}`);
}

/** Places of terms in a text. */
function places(text: string, wanted: string[]): [number, number][] {
  const all: [number, number][] = [];
  for (const term of wanted) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) all.push([at, at + term.length]);
  }
  return all.sort(([one], [other]) => one - other);
}

/** A text in pieces, of which the hits are some. */
function pieces(text: string, hits: [number, number][]): Piece[] {
  const all: Piece[] = [];
  let at = 0;
  for (const [from, to] of hits) {
    if (from > at) all.push({ text: text.slice(at, from), hit: false });
    if (to > at) all.push({ text: text.slice(Math.max(from, at), to), hit: true });
    at = Math.max(at, to);
  }
  if (at < text.length) all.push({ text: text.slice(at), hit: false });
  return all;
}

/** The text around the first hit of those that have most of what is looked for beside them. */
function excerpt(text: string, lower: string, hits: [number, number][]): Piece[] {
  let [first, most] = [0, 0];
  hits.forEach(([start], place) => {
    const kinds = new Set<string>();
    for (let at = place; (hits[at]?.[1] ?? Infinity) <= start - BEFORE + WHOLE; at += 1) kinds.add(lower.slice(...(hits[at] ?? [0, 0])));
    if (kinds.size > most) [first, most] = [start, kinds.size];
  });
  const begins = Math.max(0, first - BEFORE);
  // Words are not cut, but Chinese has no blanks.
  const blank = begins === 0 ? 0 : text.indexOf(' ', begins) + 1;
  const from = blank > 0 && blank <= first ? blank : begins;
  const last = text.lastIndexOf(' ', from + WHOLE);
  const to = from + WHOLE >= text.length ? text.length : last > from + WHOLE - BEFORE ? last : from + WHOLE;
  const shown = pieces(
    text.slice(from, to),
    hits.filter(([start, end]) => start >= from && end <= to).map(([start, end]) => [start - from, end - from]),
  );
  if (from > 0) shown.unshift({ text: '… ', hit: false });
  if (to < text.length) shown.push({ text: ' …', hit: false });
  return shown;
}

/** How well a word suits a place: at the beginning of a word, or a whole word, better than within one. */
function suits(text: string, term: string): number {
  let best = 0;
  for (let at = text.indexOf(term); at >= 0 && best < 3; at = text.indexOf(term, at + 1)) {
    const begins = HAN.test(term) || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ');
    const ends = HAN.test(term) || !/[\p{L}\p{N}]/u.test(text[at + term.length] ?? ' ');
    best = Math.max(best, 1 + Number(begins) + Number(begins && ends));
  }
  return best;
}

/** The sections that have all that is looked for, the best first; `titles` are those of the pages. */
export function find(sections: Section[], titles: Map<string, string>, query: string, most = 20): Found[] {
  const lowered = sections.map(([page, , heading, text]) => ({ heading: small(heading), text: small(text), title: small(titles.get(page) ?? '') }));
  const has = (term: string) => lowered.some(({ heading, text, title }) => [heading, text, title].some((place) => place.includes(term)));
  const wanted = [...new Set(terms(query).flatMap((term) => (HAN.test(term) && [...term].length > 2 && !has(term) ? pairs(term) : [term])))];
  if (wanted.length === 0) return [];
  const whole = small(query.normalize('NFKC')).trim();
  const ranked: { rank: number; place: number }[] = [];
  lowered.forEach(({ heading, text, title }, place) => {
    let rank = 0;
    for (const term of wanted) {
      const [inHeading, inText, inTitle] = [suits(heading, term), suits(text, term), suits(title, term)];
      if (inHeading + inText + inTitle === 0) return;
      const often = Math.min(5, text.split(term).length - 1);
      rank += 20 * inHeading + 6 * inTitle + 4 * inText + often;
    }
    // A heading is found by itself, and what stands together before what stands apart.
    if (heading.normalize('NFKC') === whole) rank += 200;
    if (wanted.length > 1 && heading.includes(whole)) rank += 60;
    if (wanted.length > 1 && text.includes(whole)) rank += 30;
    ranked.push({ rank, place });
  });
  ranked.sort((one, other) => other.rank - one.rank || one.place - other.place);
  return ranked.slice(0, most).flatMap(({ place }) => {
    const [section, low] = [sections[place], lowered[place]];
    if (!section || !low) return [];
    const [page, id, heading, text] = section;
    return [{ page, id, heading: pieces(heading, places(low.heading, wanted)), excerpt: excerpt(text, low.text, places(low.text, wanted)) }];
  });
}
