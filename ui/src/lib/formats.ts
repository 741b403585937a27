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
  return [line([names.filter((name) => name !== '').join('\\'), ...across]), ...cells.map((row, at) => line([down[at] ?? '', ...row]))].join('\n') + '\n';
}

/** A sequence between commas: the heap and its value. */
export function csvOfSequence(values: Uint32Array): string {
  return `n,value\n${[...values].map((value, n) => `${n},${value}\n`).join('')}`;
}

/** A sequence as a b-file: number, from `first` on, and value in each line, remarks before them. */
export function bFile(values: ArrayLike<number | string>, remarks: readonly string[], first = 0): string {
  const lines = Array.from({ length: values.length }, (_, n) => `${first + n} ${values[n]}\n`);
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

/** Signs outside the fonts of LaTeX, by their names in mathematics. */
export const SIGNS: Readonly<Record<string, string>> = {
  '→': 'rightarrow',
  '←': 'leftarrow',
  '↑': 'uparrow',
  '↓': 'downarrow',
  '⊕': 'oplus',
  '×': 'times',
  '·': 'cdot',
  '≤': 'leq',
  '≥': 'geq',
  '≠': 'neq',
  '≡': 'equiv',
  '∈': 'in',
  '∉': 'notin',
  '∃': 'exists',
  '∀': 'forall',
  '∞': 'infty',
  '√': 'surd',
  '⌊': 'lfloor',
  '⌋': 'rfloor',
  '⌈': 'lceil',
  '⌉': 'rceil',
  'φ': 'varphi',
  'π': 'pi',
  '✂': 'times',
  '…': 'ldots',
  '≈': 'approx',
  '±': 'pm',
  '¬': 'neg',
  '∧': 'wedge',
  '∨': 'vee',
  '∩': 'cap',
  '∪': 'cup',
  '⊂': 'subset',
  '⊆': 'subseteq',
  '∅': 'emptyset',
  '⊗': 'otimes',
  '⟨': 'langle',
  '⟩': 'rangle',
  '★': 'star',
  'α': 'alpha',
  'β': 'beta',
  'γ': 'gamma',
  'δ': 'delta',
  'ε': 'varepsilon',
  'ζ': 'zeta',
  'η': 'eta',
  'θ': 'theta',
  'ι': 'iota',
  'κ': 'kappa',
  'λ': 'lambda',
  'μ': 'mu',
  'ν': 'nu',
  'ξ': 'xi',
  'ρ': 'rho',
  'σ': 'sigma',
  'τ': 'tau',
  'υ': 'upsilon',
  'χ': 'chi',
  'ψ': 'psi',
  'ω': 'omega',
  'Γ': 'Gamma',
  'Δ': 'Delta',
  'Θ': 'Theta',
  'Λ': 'Lambda',
  'Ξ': 'Xi',
  'Π': 'Pi',
  'Σ': 'Sigma',
  'Φ': 'Phi',
  'Ψ': 'Psi',
  'Ω': 'Omega',
};

/** Characters with a meaning in LaTeX, and dashes. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '−': '$-$',
  '–': '--',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
};

/** Text in LaTeX. */
export function tex(text: string): string {
  return text
    .replaceAll(/[₀-₉]+/g, (digits) => `\0${[...digits].map((digit) => digit.charCodeAt(0) - 0x2080).join('')}\0`)
    .replaceAll(/[\\~^<>|&%$#_{}]|[^ -~]/g, (sign) => {
      if (/[&%$#_{}]/.test(sign)) return `\\${sign}`;
      return ESCAPES[sign] ?? (SIGNS[sign] ? `$\\${SIGNS[sign]}$` : sign);
    })
    .replaceAll(/\0(\d+)\0/g, '\\textsubscript{$1}')
    .replaceAll(/[\0-\x1f\x7f]/g, ' ');
}

/** A remark before text that needs other fonts than LaTeX has by itself. */
function fonts(text: string): string {
  return /[\u2e80-\u{10ffff}]/u.test(text) ? '% XeLaTeX or LuaLaTeX, with \\usepackage{ctex} for Chinese\n' : '';
}

/** More columns than this do not fit the width of a page as they are. */
const ROOMY = 12;

/** A table with a caption; lost positions, or zeros, are bold where the caller marks them. */
export function latexOf({ names, down, across, cells }: Lines, caption: string, bold: (cell: string) => boolean): string {
  const cell = (word: string | null) => (word === null ? '' : bold(word) ? `\\textbf{${tex(word)}}` : tex(word));
  // After the end of a row these would belong to it.
  const head = (word: string) => (/^[[*]/.test(word) ? `{}${tex(word)}` : tex(word));
  const row = (name: string, words: (string | null)[]) => `${head(name)} & ${words.map(cell).join(' & ')} \\\\\n`;
  const corner = names.filter((name) => name !== '').map(tex).join(' \\textbackslash{} ');
  const all = [...names, ...down, ...across, ...cells.flat(), caption].join('');
  return (
    fonts(all) +
    `\\begin{table}\n\\centering\n${across.length > ROOMY ? '\\footnotesize\\setlength{\\tabcolsep}{2.5pt}\n' : ''}\\begin{tabular}{r|${'r'.repeat(across.length)}}\n` +
    `${corner} & ${across.map(tex).join(' & ')} \\\\\n\\hline\n` +
    cells.map((words, at) => row(down[at] ?? '', words)).join('') +
    `\\end{tabular}\n\\caption{${tex(caption)}}\n\\end{table}\n`
  );
}
