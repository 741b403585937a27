/* Made by `cargo xtask describe` from the types of the requests. */
/** Words in both languages. */
export type Text = {
  en: string;
  zh: string;
};

/** The language of sentences; `en` if absent. */
export type Lang = 'en' | 'zh';

/** Who cannot move loses, or wins. */
export type Convention = 'normal' | 'misere';

/** Who wins with best play: P the previous player, N the next one, D nobody. */
export type Outcome = 'P' | 'N' | 'D';

/** A natural number of any size, in decimal. */
export type Natural = string;

/** A place in a text: `start` and `end` in bytes, `from` and `to` in UTF-16 code units. */
export type Place = {
  start: number;
  end: number;
  from: number;
  to: number;
};

/** A place with what is said there. */
export type Label = {
  start: number;
  end: number;
  primary: boolean;
  text: string;
  from: number;
  to: number;
};

/** What is wrong, where, and what to do. */
export type Problem = {
  /** A stable word. */
  code: string;
  message: string;
  help: string | null;
  /** `mine.game`, `ranges`, `matrix.csv`; null for the question itself. */
  file: string | null;
  place: Place | null;
  labels: Label[];
  severity?: 'error' | 'warning';
};

export type Problems = {
  problems: Problem[];
  /** The limit that was reached. */
  limits_hit?: 'memory' | 'time' | 'positions' | 'interrupted';
};

/** A move: the position before and after, and the move for people. */
export type Move = {
  from: string;
  to: string;
  text: string;
};

/** How it is known, from strongest to weakest: proved, theorem, computed, checked. */
export type Evidence = {
  kind: 'proved' | 'theorem' | 'computed' | 'checked';
  detail?: string;
};

/** The limit that was reached, if one was. */
export type LimitsHit = 'memory' | 'time' | 'positions' | 'interrupted' | null;

/** What `bouton solve --json` prints. */
export type Answer = {
  game: string;
  position: string;
  convention: Convention;
  outcome: Outcome | null;
  value: Natural | null;
  winning_moves: Move[];
  winning_move_count: number | string | null;
  remoteness: number | null;
  why: string[];
  evidence: Evidence | null;
  engine: string;
  limits_hit: LimitsHit;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

export type Parameter = {
  name: string;
  /** As the rules declare it. */
  text: string;
  kind: 'natural' | 'set' | 'choice' | 'octal' | 'hexadecimal' | 'graph' | 'text';
  default: string | null;
  choices: string[] | null;
};

/** A game as `bouton list --json` has it, and what a board needs to know. */
export type Listed = {
  game: string;
  title: Text;
  about: Text;
  family: string | null;
  /** Which board draws it. */
  board: string | null;
  /** What a component of a position looks like; `none`: nothing is played. */
  form: 'tuple' | 'row' | 'edges' | 'none';
  /** How many numbers a tuple has. */
  arity: number | null;
  coordinates: string[];
  parameters: Parameter[];
  /** What to type after the game's name to begin with. */
  begin: string | null;
  can_misere: boolean;
  /** Several components may change in one move. */
  together: boolean;
};

export type Catalogue = {
  games: Listed[];
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

export type Counterexample = {
  position: string;
  failure: string;
  claimed: string | null;
  truth: string | null;
  move: Move | null;
};

/** What became of a claim. */
export type Attempt = {
  game: string;
  convention: Convention;
  claim: number;
  text: string;
  size: number | null;
  verdict: 'proved' | 'refuted' | 'undecided' | 'rejected';
  message: string;
  milliseconds: number;
  counterexample: Counterexample | null;
  /** What a proof would build on, if that is refuted; the counterexample is of it. */
  refuted_assumption: string | null;
  assumptions: string[] | null;
  numeration: string | null;
  /** The numeration, in words that follow "numbers in". */
  written: string | null;
  /** How many states an automaton for what is claimed needs. */
  states: number | null;
  period: {
    start: number;
    length: number;
    computed: number;
  } | null;
  ranks: string[] | null;
  /** Why play ends, in a sentence without a full stop. */
  falling: string | null;
  steps: ({
    label: string;
    purpose: string;
    sentence: string;
    states: number;
    nodes: number;
    milliseconds: number;
    holds: boolean;
  })[] | null;
  relations: number | null;
  certificate_bytes: number | null;
  /** In jobs, if the claim is proved and it is not too long. */
  certificate?: string;
  /** In jobs, the automaton of what is proved, drawn, if it is small enough. */
  svg?: string;
};

/** What `bouton show --json` prints, and what a board needs to know. */
export type Shown = {
  game: string;
  title: Text;
  about: Text;
  family: string | null;
  convention: Convention;
  rules: string[];
  closed_forms: ({
    convention: Convention;
    theorem: string;
  })[];
  claims: ({
    text: string;
    convention: Convention;
    theorem: string | null;
  })[];
  assumptions: string[];
  proofs: Attempt[];
  remarks: Text[];
  sources: string[];
  /** Examples about one position, as questions. */
  examples: ({
    text: string;
    ask: string;
    convention: 'normal' | 'misere';
  })[];
  text: string;
  /** Which board draws it. */
  board: string | null;
  /** What a component of a position looks like; `none`: nothing is played. */
  form: 'tuple' | 'row' | 'edges' | 'none';
  /** How many numbers a tuple has. */
  arity: number | null;
  coordinates: string[];
  parameters: Parameter[];
  /** What to type after the game's name to begin with. */
  begin: string | null;
  can_misere: boolean;
  /** Several components may change in one move. */
  together: boolean;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** What a text says, and what is wrong with it. */
export type Rules = {
  name: string | null;
  title: Text | null;
  about: Text | null;
  family: string | null;
  board: string | null;
  form: 'tuple' | 'row' | 'edges' | 'none' | null;
  arity: number | null;
  coordinates: string[];
  parameters: Parameter[];
  begin: string | null;
  can_misere: boolean | null;
  together: boolean | null;
  claims: ({
    text: string;
    from: number;
    to: number;
  })[];
  examples: ({
    text: string;
    from: number;
    to: number;
  })[];
  problems: Problem[];
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** A legal move; equal components have it once. With hints: who wins the position that it leads to (P is good for whoever makes it), and its nim-value. */
export type LegalMove = {
  number: number;
  /** The move for people; `made` takes it. */
  text: string;
  /** What changes; all else stays as it is. */
  changes: unknown[];
  outcome: Outcome | null;
  value: Natural | null;
};

/** A game in progress. */
export type Scene = {
  game: string;
  board: string | null;
  convention: Convention;
  position: string;
  components: ({
    game: string | null;
    /** The parameters of the game by their names, as one types them. */
    arguments: Record<string, string>;
    numbers: Natural[];
  })[];
  /** The moves so far, each by its text. */
  made: string[];
  turn: 'first' | 'second';
  moves: LegalMove[];
  moves_more: number;
  end: {
    winner: 'first' | 'second' | null;
  } | null;
  outcome: Outcome | null;
  value: Natural | null;
  remoteness: number | null;
  verdict: string;
  why: string[];
  evidence: Evidence | null;
  advice: {
    number: number | null;
    text: string;
    why: string;
  } | null;
  limits_hit: LimitsHit;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** What `bouton check --json` prints. */
export type Report = {
  game: string;
  upto: number;
  refuted: boolean;
  findings: ({
    subject: string;
    game: string;
    convention: Convention;
    text: string;
    verdict: string;
    message: string;
    positions: number | null;
    upto: number | null;
    counterexample: Counterexample | null;
  })[];
  limits_hit: LimitsHit;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

export type Program = {
  language: 'cpp' | 'python' | 'rust';
  text: string | null;
  message?: string;
};

/** What `bouton prove --json` prints. */
export type Proofs = {
  game: string;
  proved: boolean;
  refuted: boolean;
  attempts: Attempt[];
  message: string | null;
  limits_hit: LimitsHit;
  /** How many claims and sizes were not tried, since the limit was reached before. */
  untried: number;
  program?: Program;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** What `bouton discover --json` prints. */
export type Discoveries = {
  game: string;
  convention: Convention;
  size: number | null;
  proved: boolean;
  findings: ({
    goal: 'outcomes' | 'values';
    /** How many components, or how long a row; null where positions have no size. */
    size: number | null;
    evidence: 'proved' | 'checked' | null;
    items: string[];
    message: string | null;
    assumptions: string[] | null;
    numeration: string | null;
    states: number | null;
    learned: boolean;
    ranks: string[] | null;
    certificate_bytes: number | null;
    /** Other sizes that have positions, all of which agree. */
    also: number[];
    /** Comparisons with positions of other sizes. */
    sizes: ({
      size: number;
      agrees: boolean;
      positions: number;
      upto: number;
      differs_at: number[] | null;
    })[];
    positions: number;
    upto: number;
    /** The largest box of data. */
    looked_at: {
      positions: number;
      upto: number;
    } | null;
    candidates: number;
    family: {
      items: string[];
      proved: string[];
      agreeing: string[];
      compared: ({
        parameters: string;
        positions: number;
        upto: number;
      })[];
    } | null;
    milliseconds: number;
    /** The automaton, drawn. */
    svg?: string;
  })[];
  limits_hit: LimitsHit;
  /** The first drawing. */
  svg?: string | null;
  program?: Program;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** What `bouton period --json` prints, with the `certificate` of a proved period. */
export type Heaps = {
  game: string;
  indexed_by: string;
  evidence: 'proved' | 'theorem' | 'computed';
  /** An arithmetic pattern that is not offered as a conjecture, since its quotients have shown few bits. */
  withheld: {
    start: number;
    length: number;
    saltus: number;
    quotient_bits_at_start: number;
    quotient_bits: number;
    quotient_bits_wanted: number;
  } | null;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** What `bouton period --misere --json` prints. */
export type Quotient = {
  game: string;
  convention: Convention;
  evidence: string | null;
  message: string;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** The header of a table. */
export type TableHeader = {
  game: string;
  what: 'outcome' | 'value' | 'claim';
  axes: ({
    name: string;
    first: number;
    last: number;
    fixed: boolean;
  })[];
  positions: number;
  out: null;
  evidence: Evidence;
  title: Text;
  cell: 'u8' | 'u16' | 'u32';
  largest: number;
  /** What a cell says that is no position of the game; null if all are. */
  vacant: number | null;
  cells: number;
  convention: Convention;
  /** The claim that was asked for. */
  claim: number | null;
  /** With `what` `claim`: the claims of the text about this game and convention. */
  claims: ({
    number: number;
    text: string;
  })[];
};

/** Long work. */
export type Job = {
  id: string;
  /** Name of the operation. */
  kind: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** How many are before it. */
  ahead: number;
  done: number;
  total: number | null;
  seconds: number;
  /** Answer of the operation; of a table its header. */
  result: null | Record<string, unknown>;
  /** How many bytes there are at `/values`. */
  values: number | null;
  problems: Problem[];
};

export type Health = {
  version: string;
  running: number;
  waiting: number;
  jobs_running: number;
  jobs_waiting: number;
  panics: number;
  limits: Record<string, number>;
};

/** What `bouton matrix --json` prints. */
export type Matrix = {
  evidence?: Record<string, unknown>;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** A text in canonical form. */
export type Formatted = {
  text: string;
  /** Whether the text was in another form. */
  changed: boolean;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** What one certificate proves, or why it is not accepted. */
export type Verdict = {
  accepted: boolean;
  /** The theorem, or why the certificate is not accepted. */
  message: string;
  /** A limit was reached before it was decided. */
  limit: boolean;
  rules: string[] | null;
  definitions: string[] | null;
  assumptions: string[] | null;
};

/** The verdict on the only certificate, or `parts` with one each. */
export type Verified = {
  accepted: boolean;
  /** The theorem, or why the certificate is not accepted. */
  message?: string;
  /** A limit was reached before it was decided. */
  limit?: boolean;
  rules?: string[] | null;
  definitions?: string[] | null;
  assumptions?: string[] | null;
  parts?: Verdict[];
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** Output as the problem wants it, and what is wrong with the input. */
export type Judged = {
  output: string;
  problem: null | {
    code: string;
    message: string;
    help: string | null;
  };
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** A drawing. */
export type Drawn = {
  svg: string | null;
  /** Why there is no drawing. */
  message: string | null;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** What `bouton census --json` prints. */
export type Census = Record<string, unknown>;

/** Moves that could be added without changing who loses, or why they are not told. */
export type Addable = {
  game: string;
  /** Who loses, as is proved. */
  claim?: string;
  message: string;
  assumptions?: string[];
  numeration?: string;
  states?: number;
  /** The smallest moves that cannot be added. */
  others?: Natural[][];
  more?: boolean;
  /** The moves that can be added, as an item of the language. */
  addable: string | null;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** Who wins a position, by which moves, and why. */
export type SolveRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. `mine.game` stands for the game in `text`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Winning moves to list at most. */
  moves?: number | null;
};

/** A game in progress: the position, the legal moves, and with hints who wins. */
export type PlayRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. `mine.game` stands for the game in `text`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Moves so far: the text of a move, its number, or the position that it leaves. */
  made?: string[];
  /** Tell who wins now, and after each move. */
  hints?: boolean;
  /** Advise a move. */
  advise?: boolean;
};

/** Who wins each position of a box, the nim-values, or the claims of the text beside the truth. */
export type TableRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. `mine.game` stands for the game in `text`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** A range for each coordinate, both ends included: `0..99 0..99`; a single number fixes a coordinate. */
  ranges?: string | null;
  /** Content of the cells. */
  what?: Cells;
  /** Number of the only claim to compare, counted from 1, where `what` is `claim`. */
  claim?: number | null;
};

/** What a game's text says, compared with the consequences of its rules on every position of a box. */
export type CheckRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. `mine.game` stands for the game in `text`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Largest number in a position that is looked at. */
  upto?: number;
};

/** Claims that the rules of a game imply, proved where a proof is found. */
export type DiscoverRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. `mine.game` stands for the game in `text`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Components of sums, or length of rows. */
  size?: number | null;
  /** Look for nim-values in place of who wins. */
  values?: boolean;
  /** Largest number in a position that is looked at; chosen, and enlarged if need be, if absent. */
  upto?: number | null;
  /** Write the first finding as a program. */
  emit?: Language | null;
  /** Send drawings of the automata. */
  drawing?: boolean;
};

/** A game's claims, proved for all positions or refuted. */
export type ProveRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. `mine.game` stands for the game in `text`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Number of the only claim to prove, counted from 1; all claims if absent. */
  claim?: number | null;
  /** Components of sums, or lengths of rows: `3`, or `"2..4"`; from 2 or 1 to 4 if absent. */
  size?: Size | null;
  /** States at which automata and proofs are given up. */
  states?: number;
  /** Find the moves that could be added without changing who loses, in place of the proofs. */
  addable?: boolean;
  /** Write the first claim that is proved as a program. */
  emit?: Language | null;
  /** Send certificates. */
  certificate?: boolean;
  /** Send drawings of the automata. */
  drawing?: boolean;
};

/** Certificates, checked by code that shares nothing with the prover. */
export type VerifyRequest = {
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** A certificate, or several one after another. */
  text: string;
};

/** Nim-values of a game on heaps, and their period; under misère play its quotient. */
export type PeriodRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. `mine.game` stands for the game in `text`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Heaps whose values are computed at most. */
  to?: number;
  /** First values to list. */
  values?: number;
  /** Elements of a misère quotient at most. */
  elements?: number;
  /** Send the certificate. */
  certificate?: boolean;
};

/** All octal games with so many digits, or those named, and their periods. */
export type CensusRequest = {
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Codes of the games; all games with so many digits if there are none. */
  codes?: string[];
  /** Digits after the point. */
  digits?: number;
  /** Heaps of each game whose values are computed at most. */
  to?: number;
  /** Seconds spent on one game at most. */
  each?: number | null;
};

/** A matrix of payoffs: its value, and optimal strategies of both players. */
export type MatrixRequest = {
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** The matrix, a row a line: integers, fractions, decimals, between commas, semicolons, tabs or blanks. */
  text: string;
};

/** A problem of a contest or an online judge, answered in its own format. */
export type JudgeRequest = {
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Number of the problem, such as `poj1067`. */
  problem: string;
  /** Input as the problem describes it. */
  input: string;
};

/** A position of `hackenbush` or `dag` as a drawing, with the winning moves thick. */
export type DrawRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. `mine.game` stands for the game in `text`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
};

/** The games of the catalogue, in the order in which people meet them. */
export type ListRequest = {
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
};

/** A game's rules and claims, and how each claim is known. */
export type ShowRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. `mine.game` stands for the game in `text`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
};

/** A game's text, read: what a board needs to know of it, its claims and examples, and all problems in it. */
export type RulesRequest = {
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** The text. */
  text: string;
};

/** A game's text, laid out in canonical form. */
export type FormatRequest = {
  /** Language of the answer's sentences; English if absent. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back with the answer. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** The text. */
  text: string;
};

/** Text, a number, or a list of such. */
export type Given = string | number | Given[];

/** Content of the cells of a table. */
export type Cells = 'outcome' | 'value' | 'claim';

export type Language = 'cpp' | 'python' | 'rust';

/** A size of sums or rows: `3`, `"3"` or `"2..4"`. */
export type Size = number | string;

/** A request for any operation, whose name is its field `kind`. */
export type JobRequest = SolveRequest | PlayRequest | TableRequest | CheckRequest | DiscoverRequest | ProveRequest | VerifyRequest | PeriodRequest | CensusRequest | MatrixRequest | JudgeRequest | DrawRequest | ListRequest | ShowRequest | RulesRequest | FormatRequest;

/** The request of each operation. */
export interface Requests {
  solve: SolveRequest;
  play: PlayRequest;
  table: TableRequest;
  check: CheckRequest;
  discover: DiscoverRequest;
  prove: ProveRequest;
  verify: VerifyRequest;
  period: PeriodRequest;
  census: CensusRequest;
  matrix: MatrixRequest;
  judge: JudgeRequest;
  draw: DrawRequest;
  list: ListRequest;
  show: ShowRequest;
  rules: RulesRequest;
  format: FormatRequest;
}
