/** Values as text: between commas, as a b-file of the OEIS, as a table in LaTeX. */

/** Numbers in lines, with the numbers at its edges; nothing where there is no position. */
export interface Lines {
  /** Name of the number down, and of the one across. */
  names: [string, string];
  down: string[];
  across: string[];
  cells: (string | null)[][];
}

/** The first line names the columns. Text with commas is quoted. */
export function csvOf({ names, down, across, cells }: Lines): string {
  const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const line = (words: (string | null)[]) => words.map((word) => quoted(word ?? '')).join(',');
  return [line([`${names[0]}\\${names[1]}`, ...across]), ...cells.map((row, at) => line([down[at] ?? '', ...row]))].join('\n') + '\n';
}

/** A sequence between commas: the heap and its value. */
export function csvOfSequence(values: Uint32Array): string {
  return `n,value\n${[...values].map((value, n) => `${n},${value}\n`).join('')}`;
}

/** A sequence as a b-file: number and value in each line, remarks before them. */
export function bFile(values: ArrayLike<number>, remarks: readonly string[]): string {
  const lines = Array.from({ length: values.length }, (_, n) => `${n} ${values[n]}\n`);
  return remarks.map((remark) => `# ${remark}\n`).join('') + lines.join('');
}

/** A table read by antidiagonals, downwards, as the OEIS lists tables: T(0,0), T(0,1), T(1,0), T(0,2), … as far as they are whole. */
export function antidiagonals({ cells }: Lines): number[] {
  const side = Math.min(cells.length, cells[0]?.length ?? 0);
  const found: number[] = [];
  for (let sum = 0; sum < side; sum += 1) {
    for (let row = 0; row <= sum; row += 1) {
      const cell = cells[row]?.[sum - row];
      // A gap would shift all that comes after it.
      if (cell === null || cell === undefined) return found;
      found.push(Number(cell));
    }
  }
  return found;
}

/** Text in LaTeX. */
export function tex(text: string): string {
  const signs: Record<string, string> = { '\\': '\\textbackslash{}', '~': '\\textasciitilde{}', '^': '\\textasciicircum{}', '−': '$-$', '–': '--', '…': '\\dots{}', '<': '$<$', '>': '$>$', '|': '$|$' };
  return text.replaceAll(/[\\~^−–…<>|]|[&%$#_{}]/g, (sign) => signs[sign] ?? `\\${sign}`);
}

/** A table with a caption; lost positions, or zeros, are bold where the caller marks them. */
export function latexOf({ names, down, across, cells }: Lines, caption: string, bold: (cell: string) => boolean): string {
  const cell = (word: string | null) => (word === null ? '' : bold(word) ? `\\textbf{${tex(word)}}` : tex(word));
  const row = (head: string, words: (string | null)[]) => `${head} & ${words.map(cell).join(' & ')} \\\\\n`;
  return (
    `\\begin{table}\n\\centering\n\\begin{tabular}{r|${'r'.repeat(across.length)}}\n` +
    `$${names[0]}\\backslash ${names[1]}$ & ${across.map(tex).join(' & ')} \\\\\n\\hline\n` +
    cells.map((words, at) => row(tex(down[at] ?? ''), words)).join('') +
    `\\end{tabular}\n\\caption{${tex(caption)}}\n\\end{table}\n`
  );
}
