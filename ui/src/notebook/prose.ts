/** Text cells: headings, paragraphs, lists, code, emphasis and links of Markdown. All else, HTML included, is shown as it is written. */

export type Inline = { kind: 'text' | 'code' | 'strong' | 'emphasis'; text: string } | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: number; inline: Inline[] }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'code'; text: string };

const HEADING = /^(#{1,3}) +(.+?)(?: +#+)?$/;
const BULLET = /^ {0,3}[-*+] +(.*)$/;
const NUMBER = /^ {0,3}\d{1,9}[.)] +(.*)$/;

export function prose(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split(/\r\n?|\n/);
  let paragraph: string[] = [];
  let items: string[] | null = null;
  let ordered = false;
  /** No level is left out on the way down. */
  let level = 0;
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', inline: inline(paragraph.join('\n')) });
    if (items) blocks.push({ kind: 'list', ordered, items: items.map(inline) });
    paragraph = [];
    items = null;
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const heading = HEADING.exec(line);
    const number = NUMBER.exec(line);
    const item = number ?? BULLET.exec(line);
    if (/^```/.test(line)) {
      flush();
      const end = lines.findIndex((other, place) => place > at && /^```\s*$/.test(other));
      blocks.push({ kind: 'code', text: lines.slice(at + 1, end < 0 ? undefined : end).join('\n') });
      at = end < 0 ? lines.length : end;
    } else if (heading) {
      flush();
      level = Math.min(heading[1]?.length ?? 1, level + 1);
      blocks.push({ kind: 'heading', level, inline: inline(heading[2] ?? '') });
    } else if (item) {
      if (!items || ordered !== !!number) flush();
      ordered = !!number;
      (items ??= []).push(item[1] ?? '');
    } else if (line.trim() === '') flush();
    // An item goes on in a line that is moved in.
    else if (items && /^ {2,}/.test(line)) items[items.length - 1] += `\n${line.trim()}`;
    else {
      if (items) flush();
      paragraph.push(line);
    }
  }
  flush();
  return blocks;
}

/** No piece is longer than a paragraph: a text of signs that begin pieces is read in a moment too. */
const PIECE = /`([^`]{1,500})`|\*\*([^*\s](?:[^*]{0,500}[^*\s])?)\*\*|\*([^*\s](?:[^*]{0,500}[^*\s])?)\*|\[([^\][]{1,500})\]\(([^()\s]{1,2000})\)/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) found.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const piece of text.matchAll(PIECE)) {
    const [whole, code, strong, emphasis, label, href] = piece;
    const next: Inline | undefined =
      code !== undefined
        ? { kind: 'code', text: code }
        : strong !== undefined
          ? { kind: 'strong', text: strong }
          : emphasis !== undefined
            ? { kind: 'emphasis', text: emphasis }
            : label !== undefined && href !== undefined && safe(href)
              ? { kind: 'link', text: label, href }
              : undefined;
    if (!next) continue;
    plain(piece.index);
    found.push(next);
    from = piece.index + whole.length;
  }
  plain(text.length);
  return found;
}

/** True for addresses of the web and of the workbench; no others are links. */
export function safe(href: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(href) || /^\/(?![/\\])/.test(href);
}
