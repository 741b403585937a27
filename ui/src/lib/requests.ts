/* Made by `cargo xtask describe` from the types of the requests and answers. */
/** The language of sentences; `en` if absent. */
export type Lang = 'en' | 'zh';

/** A player who cannot move loses, or wins. */
export type Convention = 'normal' | 'misere';

/** Who wins with best play: P the previous player, N the next one, D nobody. */
export type Outcome = 'P' | 'N' | 'D';

/** A natural number of any size, in decimal. */
export type Natural = string;

/** A rational number of any size: an integer, or a fraction in lowest terms. */
export type Rational = string;

export type Problems = {
  problems: Problem[];
  /** The limit that was reached. */
  limits_hit?: 'memory' | 'time' | 'positions' | 'interrupted';
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** The limit that was reached, if one was. */
export type LimitsHit = 'memory' | 'time' | 'positions' | 'interrupted' | null;

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

export type Classroom = {
  /** Origin for other machines, and the token of the class; null without `--lan`. */
  lan: {
    origin: string;
    token: string;
  } | null;
  /** Origins given with `--embed`. */
  frames: string[];
};

/** Two players and those who watch. */
export type Room = {
  id: string;
  ask: string;
  text: string | null;
  convention: Convention;
  made: string[];
  turn: 'first' | 'second';
  end: {
    winner: 'first' | 'second' | null;
  } | null;
  /** Sides at which somebody sits. */
  taken: {
    first: boolean;
    second: boolean;
  };
  watching: number;
  closed: boolean;
  /** The side just taken. */
  side?: 'first' | 'second';
  /** Key of the side just taken. */
  key?: string;
};

export type RoomAct = {
  do: 'sit' | 'move' | 'again';
  /** `sit`: the side, if it is free; otherwise the other. */
  side?: 'first' | 'second';
  /** `move`, `again`: key of a side. */
  key?: string;
  /** `move`: the text of a move, its number, or the position that it leaves. */
  move?: string;
  /** `move`: number of moves before it. */
  after?: number;
};

/** Who wins a position, by which moves, and why. */
export type SolveRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. The game in `text` goes by the name that it has there, or `mine.game`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. `check`, `identify` and `show` take none. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Maximum number of winning moves to list; `all` for all of them. */
  moves?: Moves | null;
  /** `true` to make a certificate of the nim-value: of games on boards and graphs. */
  certificate?: boolean;
};

/** A game in progress: the position, the legal moves, and with hints who wins. */
export type PlayRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. The game in `text` goes by the name that it has there, or `mine.game`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. `check`, `identify` and `show` take none. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
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

/** The outcomes of all positions of a box, their nim-values, or the claims of the text compared with the rules. */
export type TableRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. The game in `text` goes by the name that it has there, or `mine.game`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. `check`, `identify` and `show` take none. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** A range for each coordinate, both ends included: `0..99 0..99`; a single number fixes a coordinate. */
  ranges?: string | null;
  /** Content of the cells: if absent, who wins, or the claim where `claim` names one. */
  what?: Cells | null;
  /** Number of the only claim to compare, counted from 1. */
  claim?: number | null;
};

/** Statements of a game's text, compared with the consequences of its rules on every position of a box. */
export type CheckRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. The game in `text` goes by the name that it has there, or `mine.game`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. `check`, `identify` and `show` take none. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Largest number in the positions examined. */
  upto?: number;
};

/** Claims that the rules of a game imply, proved where a proof is found. */
export type DiscoverRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. The game in `text` goes by the name that it has there, or `mine.game`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. `check`, `identify` and `show` take none. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Components of sums, or length of rows. */
  size?: number | null;
  /** Look for nim-values in place of who wins. */
  values?: boolean;
  /** Largest number in the positions examined; chosen automatically, and enlarged if need be, if absent. With a format, largest number for which the program computes positions by the rules where no formula is of use. */
  upto?: number | null;
  /** Write the first finding as a program. */
  emit?: Language | null;
  /** Write a whole program, which reads positions and prints answers in this format: `T; n a1..an -> Yes/No`. The question may be a sum of games then, `nim + kayles`: each takes a list, or the numbers of one position. */
  format?: string | null;
  /** Send drawings of the automata. */
  drawing?: boolean;
};

/** A game's claims, proved for all positions or refuted. */
export type ProveRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. The game in `text` goes by the name that it has there, or `mine.game`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. `check`, `identify` and `show` take none. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Number of the only claim to prove, counted from 1; all claims if absent. */
  claim?: number | null;
  /** Components of sums, or lengths of rows: `3`, or `"2..4"`; from 2 or 1 to 4 if absent. */
  size?: Size | null;
  /** Limit on the states of automata and proofs. */
  states?: number;
  /** Find the moves that could be added without changing who loses, in place of the proofs. */
  addable?: boolean;
  /** Write the first claim that is proved as a program. */
  emit?: Language | null;
  /** Write a whole program, which reads positions and prints answers in this format: `T; n a1..an -> Yes/No`. */
  format?: string | null;
  /** With a format, largest number for which the program computes positions by the rules where no formula is of use. */
  upto?: number | null;
  /** Send certificates. */
  certificate?: boolean;
  /** Send each claim as the checker reads it, with the rules of the game as formulas, and the same in words. */
  core?: boolean;
  /** Send drawings of the automata. */
  drawing?: boolean;
};

/** Certificates, checked, and perhaps compared with a game. The checker shares no code with the prover. */
export type VerifyRequest = {
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** A certificate, or several one after another. */
  text: string;
  /** The game that the certificates should be about, as one types it: `bash`, `bash m=3`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Rules of `game`, if it is one's own. */
  rules?: string | null;
};

/** Nim-values of a game on heaps, and their period; under misère play its quotient. */
export type PeriodRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. The game in `text` goes by the name that it has there, or `mine.game`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. `check`, `identify` and `show` take none. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Maximum number of heaps whose values are computed. */
  to?: number;
  /** Number of first values to list. */
  values?: number;
  /** Maximum number of elements of a misère quotient. */
  elements?: number;
  /** Send the certificate. */
  certificate?: boolean;
};

/** All octal or hexadecimal games with up to N digits, or the listed ones, and their periods. */
export type CensusRequest = {
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Codes of the games; if there are none, all games of up to `digits` digits. */
  codes?: string[];
  /** Digits after the point. */
  digits?: number;
  /** Games that may leave three heaps, with up to three digits, in the place of octal ones. */
  hexadecimal?: boolean;
  /** Maximum number of heaps of each game whose values are computed. */
  to?: number;
  /** Time limit for each game, in seconds. */
  each?: number | null;
};

/** Values of positions, as a brute force prints them: the patterns that were fitted on one part of them and predict the rest. */
export type GuessRequest = {
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** The data: values one after another, lines of a position and its value, or a table; whole numbers, or words such as `W` and `L`. */
  text: string;
  /** The data list lost positions: all up to some bound. */
  losing?: boolean;
  /** How the data are laid out; seen from the data if absent. Not for lost positions. */
  layout?: DataLayout | null;
  /** Index of the first value of a list, and of the first row and column of a table. */
  from?: number;
  /** Positions to predict: a range for each number, `1000..1100`, or positions, one a line. */
  predict?: string | null;
  /** Write the first conjecture as a whole program. */
  emit?: Language | null;
  /** Format of its input and output: `T; n a1..an -> Yes/No`; positions one a line if absent. */
  format?: string | null;
};

/** Values, or a game: the known games that have the same values or the same moves. */
export type IdentifyRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. The game in `text` goes by the name that it has there, or `mine.game`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. `check`, `identify` and `show` take none. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Nim-values of 0, 1, 2, …, or nim-values or outcomes of pairs or triples of numbers, in the forms that `guess` reads. */
  values?: string | null;
};

/** A matrix of payoffs: its value, and optimal strategies of both players. */
export type MatrixRequest = {
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** The matrix, a row a line: integers, fractions, decimals, between commas, semicolons, tabs or blanks. */
  text: string;
};

/** A problem of a contest or an online judge, answered in its own format. */
export type JudgeRequest = {
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** Number of the problem, such as `poj1067`. */
  problem: string;
  /** Input as the problem describes it. */
  input: string;
};

/** Problems of contests and online judges that `judge` answers, with the limits and the sample of each. */
export type ContestsRequest = {
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
};

/** A position of `hackenbush` or `dag`, or one on a board, as a drawing with the winning moves marked. */
export type DrawRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. The game in `text` goes by the name that it has there, or `mine.game`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. `check`, `identify` and `show` take none. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
};

/** Places for a graph: where its vertices stand and how its arrows run. */
export type LayoutRequest = {
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** The edges: `0-1,1-2,1-1`. A vertex may stand by itself: `0-1,5`. */
  edges: string;
  /** `ground` for a graph on the ground, which is vertex 0; `arrows` for a directed graph. */
  shape?: GraphShape;
};

/** The games of the catalogue, in teaching order. */
export type ListRequest = {
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
};

/** A game's rules and claims, and how each claim is known. */
export type ShowRequest = {
  /** The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. The game in `text` goes by the name that it has there, or `mine.game`. */
  ask?: string | null;
  /** The game alone, in place of `ask`. */
  game?: string | null;
  /** Parameters of `game` by name: text, numbers, or lists of them. */
  params?: Record<string, Given>;
  /** Position of `game`: text, or a list of components, each a number or a list of numbers. */
  position?: Given | null;
  /** Rules of a game of one's own. */
  text?: string | null;
  /** Convention of play; the game's own if absent. `check`, `identify` and `show` take none. */
  convention?: 'normal' | 'misere' | null;
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
};

/** A game's text, read: what a board needs to know of it, its claims and examples, and all problems in it. */
export type RulesRequest = {
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** The text. */
  text: string;
};

/** A game's text, laid out in canonical form. */
export type FormatRequest = {
  /** Language of the answer's sentences; if absent, English, and in a batch that of the command. */
  lang?: 'en' | 'zh' | null;
  /** Identifier to give back: in the answer, in a refusal, in the result of a job. */
  id?: string | number | null;
  /** Name of the operation, where the address does not say it: `check`, `prove`, and so on. */
  kind?: string | null;
  /** The text. */
  text: string;
};

/** Text, a number, or a list of such. */
export type Given = string | number | Given[];

export type Moves = number | 'all';

/** Content of the cells of a table. */
export type Cells = 'outcome' | 'value' | 'claim';

export type Language = 'cpp' | 'python' | 'rust' | 'java' | 'go';

/** A size of sums or rows: `3`, `"3"` or `"2..4"`. */
export type Size = number | string;

/** Layout of data. */
export type DataLayout = 'list' | 'lines' | 'table';

/** Kind of a graph. */
export type GraphShape = 'ground' | 'arrows';

/** The answer to `solve`. */
export type Answer = {
  game: string;
  position: string;
  convention: Convention;
  outcome: Outcome | null;
  value: Natural | null;
  winning_moves: Move[];
  winning_move_count: Natural | null;
  /** Number of moves with best play, which were searched one by one. */
  remoteness: number | null;
  why: string[];
  /** The sentences of `why`, each with those that give its details below it. */
  steps: Reason[];
  evidence: Evidence | null;
  engine: string;
  limits_hit: LimitsHit;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** A move: the position before and after, and the move for people. */
export type Move = {
  from: string;
  to: string;
  text: string;
};

/** A sentence of an argument, and those that give its details. */
export type Reason = {
  text: string;
  steps: Reason[];
};

/** Evidence for an answer; its kinds from strongest to weakest: proved, theorem, computed, checked. */
export type Evidence = {
  kind: 'proved' | 'theorem' | 'computed' | 'checked';
  detail: string;
};

/** A game in progress. */
export type Scene = {
  game: string;
  board: string | null;
  convention: Convention;
  position: string;
  /** The components of a sum of games; none on a board. */
  components: ({
    game: string | null;
    /** The parameters of the game by their names, as one types them. */
    arguments: Record<string, string>;
    numbers: Natural[];
    /** The numbers as a word, in a game with letters. */
    word?: string | null;
  })[];
  /** The cells, where the game is played on a board or a graph. */
  cells?: Board | null;
  /** The moves so far, each by its text. */
  made: string[];
  turn: 'first' | 'second';
  moves: LegalMove[];
  moves_more: number;
  /** The end of a game. */
  end: {
    winner: 'first' | 'second' | null;
  } | null;
  outcome: Outcome | null;
  value: Natural | null;
  remoteness: number | null;
  verdict: string;
  why: string[];
  /** The sentences of `why`, each with those that give its details below it. */
  steps: Reason[];
  evidence: Evidence | null;
  /** A move that is advised. */
  advice: {
    number: number | null;
    text: string;
    why: string;
  } | null;
  limits_hit: LimitsHit;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** A board with its letters. */
export type Board = {
  /** Kind of the board: `grid`, `hex`, `graph`. */
  kind: string;
  /** Form of a cell: `square`, `hexagon`, `circle` or `edge`. */
  shape: string;
  /** Number of rows, where the board has rows and columns. */
  rows: number | null;
  /** Number of columns. */
  columns: number | null;
  /** Names of the cells, as moves have them. */
  names: string[];
  /** Places of the cells, to the right and down; neighbours are about 1 apart. */
  places: number[][];
  /** Neighbours that are joined by a line: numbers of two cells. */
  joins: number[][];
  /** The last row is next to the first one. */
  rows_close: boolean;
  /** The last column is next to the first one. */
  columns_close: boolean;
  /** The vertices between which the cells run, where these are edges. */
  vertices: BoardVertex[];
  /** Ends of each cell: numbers of two vertices. */
  ends: number[][];
  /** Letters in order. */
  letters: BoardLetter[];
  /** Symbols of all cells, in order. */
  position: string;
};

/** A vertex. */
export type BoardVertex = {
  name: string;
  /** To the right and down. */
  place: number[];
};

/** A letter. */
export type BoardLetter = {
  name: string;
  symbol: string;
};

/** A legal move; equal components have it once. With hints: the outcome of the position that it leads to (P is good for the player who makes it), and its nim-value. */
export type LegalMove = {
  number: number;
  /** The move for people; `made` takes it. */
  text: string;
  /** Components that change; all else stays as it is. */
  changes: Change[];
  /** Cells of a board that change, with their new letters. */
  writes?: Written[] | null;
  /** Cells of a board that name the move, those of its rule; more than one choice where several rules make it. */
  named?: number[][] | null;
  outcome: Outcome | null;
  value: Natural | null;
};

/** Change of a component: `parts` or `gone`. */
export type Change = {
  /** Number of the component, from 0. */
  component: number;
  /** New components: none, one, or several. */
  parts?: Natural[][];
  /** In place of `parts` where the component is a list of edges: those that vanish, counted from 0. */
  gone?: number[] | null;
};

/** A cell that a move changes. */
export type Written = {
  /** Number of the cell, from 0. */
  cell: number;
  /** Symbol of its new letter. */
  letter: string;
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
  /** File with the table, on the command line. */
  out: string | null;
  /** Evidence of a table: all its cells are computed from the rules, or told by a theorem of the catalogue. */
  evidence: {
    kind: 'computed' | 'theorem';
    /** Whose theorem it is. */
    citation?: string | null;
  };
  title: Text;
  convention: Convention;
  /** The claim that was asked for. */
  claim: number | null;
  /** With `what` `claim`: the claims of the text about this game and convention. */
  claims: ({
    number: number;
    text: string;
  })[];
  /** Type of a cell. */
  cell: 'u8' | 'u16' | 'u32';
  largest: number;
  /** Content of cells that are no position of the game; null if all are. */
  vacant: number | null;
  /** Number of cells. */
  cells: number;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** Words in both languages. */
export type Text = {
  en: string;
  zh: string;
};

/** The answer to `check`. */
export type Report = {
  game: string;
  upto: number;
  refuted: boolean;
  findings: Compared[];
  /** Small boards that were solved, of a game on boards. */
  tried?: Tried[] | null;
  limits_hit: LimitsHit;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** A statement of the text, compared with the rules. */
export type Compared = {
  subject: string;
  game: string;
  convention: Convention;
  text: string;
  verdict: string;
  message: string;
  positions: number | null;
  upto: number | null;
  counterexample: Counterexample | null;
};

/** The smallest position at which a claim is wrong. */
export type Counterexample = {
  position: string;
  failure: string;
  claimed: string | null;
  truth: string | null;
  move: Move | null;
};

/** A small board that was solved. */
export type Tried = {
  sizes: number[];
  cells: number;
  outcome: Outcome;
  value: number | null;
};

/** The answer to `discover`. */
export type Discoveries = {
  game: string;
  convention: Convention;
  size: number | null;
  proved: boolean;
  findings: ({
    goal: 'outcomes' | 'values';
    /** Components of sums, or the length of rows; null where positions have no size. */
    size: number | null;
    evidence: 'proved' | 'checked' | null;
    items: string[];
    message: string | null;
    assumptions: string[] | null;
    /** Elementary facts about numbers on which the proof rests, a sentence each. */
    lemmas?: string[] | null;
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
    /** Kinds of claims that were looked for where nothing was found: formulas, rotations, remainders, automata in a numeration. */
    methods: string[];
    /** The wrong candidate that agreed with the most positions, where nothing was found. */
    failed?: {
      items: string[];
      /** The smallest position at which it is wrong. */
      at: number[];
      /** Outcome or value that follows from the rules there: `P`, `N`, `D`, or a number. */
      truth: string;
      /** Number of smaller positions, with all of which it agrees. */
      agreed: number;
      message: string | null;
    } | null;
    /** A claim for several parameters. */
    family: {
      items: string[];
      /** The parameters with their bounds, if it is proved for all their values. */
      parameters?: string[] | null;
      /** The theorem, in words, if it is proved for all of them. */
      message?: string | null;
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
    svg?: string | null;
    /** The same drawing in TikZ, for LaTeX. */
    tikz?: string | null;
  })[];
  /** A pattern in the nim-values of small positions, or in who wins them, where no claim about these was found. */
  pattern?: Guessed | null;
  /** Known games that the game turns out to be, or has the values of; absent if there are none. */
  identities?: ({
    game: string;
    name: string | null;
    relation: string;
    shift: number;
    statement: string;
    evidence: Evidence;
  })[];
  limits_hit: LimitsHit;
  /** The first drawing. */
  svg?: string | null;
  program?: Program | null;
  /** The same about the other games of a sum for which a program is written; absent if there are none. */
  others?: Discoveries[];
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** The answer to `guess`. */
export type Guessed = {
  read_as: string;
  layout: string | null;
  /** `true` if the data say who wins. */
  outcomes: boolean;
  points: number;
  names: string[];
  conjectures: ({
    statement: string;
    /** What the rarer functions and signs in the statement mean. */
    notation: string[];
    claim: string | null;
    fitted: number;
    predicted: number;
    data_bits: number;
    pattern_bits: number;
    exceptions: ({
      position: string[];
      value: string;
      by_pattern: string | null;
    })[];
    doubt: string | null;
    evidence: Evidence;
  })[];
  near_misses: ({
    statement: string;
    /** What the rarer functions and signs in the statement mean. */
    notation: string[];
    claim: string | null;
    fitted: number;
    predicted: number;
    data_bits: number;
    pattern_bits: number;
    exceptions: ({
      position: string[];
      value: string;
      by_pattern: string | null;
    })[];
    doubt: string | null;
    evidence: Evidence;
  })[];
  identities: ({
    game: string;
    name: string | null;
    relation: string;
    shift: number;
    statement: string;
    evidence: Evidence;
  })[];
  predictions: ({
    position: string[];
    value: string | null;
  })[];
  why: string | null;
  program?: Program | null;
  limits_hit: LimitsHit;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** A program, or why there is none. */
export type Program = {
  language: Language;
  text: string | null;
  message?: string | null;
};

/** The answer to `prove`. */
export type Proofs = {
  game: string;
  proved: boolean;
  refuted: boolean;
  attempts: Attempt[];
  message: string | null;
  limits_hit: LimitsHit;
  /** Claims and sizes that were not tried before a limit was reached. */
  untried: number;
  program?: Program | null;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

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
  /** The assumption that is refuted; the counterexample is of it. */
  refuted_assumption: string | null;
  assumptions: string[] | null;
  /** Elementary facts about numbers on which the proof rests, a sentence each. */
  lemmas?: string[] | null;
  /** Parameters with their bounds, if it is proved for all their values. */
  parameters?: string[] | null;
  numeration: string | null;
  /** The numeration, in words that follow "numbers in". */
  written: string | null;
  /** States that an automaton for the claim needs. */
  states: number | null;
  /** A proof by periodic values. */
  period: {
    start: number;
    length: number;
    computed: number;
  } | null;
  ranks: string[] | null;
  /** The measure that every move lowers, in a sentence without a full stop. */
  falling: string | null;
  steps: ({
    /** Purpose and number: `every option 2`. */
    label: string;
    purpose: string;
    sentence: string;
    states: number;
    milliseconds: number;
    holds: boolean;
  })[] | null;
  relations: number | null;
  certificate_bytes: number | null;
  /** The claim as the checker reads it, if it was asked for. */
  statement?: string | null;
  /** The same in words: a sentence each. */
  sentences?: string[] | null;
  /** In jobs, if the claim is proved and it is not too long. */
  certificate?: string | null;
  /** In jobs, the automaton of the theorem, drawn, if it is small enough. */
  svg?: string | null;
  /** In jobs, the same drawing in TikZ, for LaTeX. */
  tikz?: string | null;
  /** In jobs, the same automaton as data. */
  automaton?: Automaton | null;
};

/** The automaton of a drawing, which reads a digit of each number at a time, those of the highest place first. State 0 is the start. */
export type Automaton = {
  /** Set of positions that it accepts. */
  accepts: string;
  /** The numbers that it reads. */
  names: string[];
  /** Number of digits. */
  radix: number;
  /** Values of the places, the lowest first; the digits of a number are found greedily, from the highest place on. */
  places: string[];
  /** Acceptance of each state. */
  accepting: boolean[];
  /** State after each column from each state, null if nothing is accepted from there. Columns are counted in `radix`, the digit of the first number first. */
  next: ((number | null)[])[];
  /** Centres of the states in the drawing. */
  states: ({
    x: number;
    y: number;
  })[];
  /** Their radius. */
  radius: number;
};

/** Moves that could be added without changing who loses. */
export type Addable = {
  game: string;
  /** The theorem on who loses. */
  claim: string;
  message: string;
  assumptions: string[];
  numeration: string;
  states: number;
  /** The smallest moves that cannot be added. */
  others: string[][];
  more: boolean;
  /** The moves that can be added, as an item of the language. */
  addable: string | null;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** Why moves that could be added are not told. */
export type NotAddable = {
  game: string;
  addable: null;
  message: string;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** Who wins on boards of all sizes. */
export type AllSizes = {
  game: string;
  /** Proved results, each for boards of some sizes. */
  sizes: SizesOfBoards[];
  /** Sizes without a known strategy, as sentences. */
  open: string[];
  /** The evidence, or the reason why there are no results. */
  message: string;
  /** A certificate, if it was asked for. */
  certificate: string | null;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** Who wins on all boards of some sizes. */
export type SizesOfBoards = {
  rows: Run;
  columns: Run;
  outcome: Outcome;
  /** The smallest board, after the first move where that wins. */
  picture: string;
  /** Sizes, who wins, and the strategy. */
  message: string;
};

/** Numbers: `first`, and all others at a distance of `step`. */
export type Run = {
  first: number;
  /** Absent where there is no other. */
  step: number | null;
};

/** Theorem of a certificate, or the reason for its rejection. */
export type Verdict = {
  accepted: boolean;
  /** The theorem, or why the certificate is not accepted. */
  message: string;
  /** `true` if a limit was reached before it was decided. */
  limit: boolean;
  /** Moves of the game, as in the statement; of heaps only. */
  rules: string[] | null;
  assumptions: string[] | null;
  /** The statement that is proved, whole; of a claim only. */
  statement: string | null;
  /** The same in words: a sentence each. */
  sentences: string[] | null;
  /** The claim of the game that it was compared with. */
  claim: ClaimOfGame | null;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** A claim of a game. */
export type ClaimOfGame = {
  game: string;
  convention: Convention;
  /** Its number in the text, from 1. */
  claim: number;
  size: number | null;
  text: string;
  /** A sentence that says all this. */
  message: string;
};

/** Verdicts on several certificates. */
export type Verdicts = {
  accepted: boolean;
  parts: Verdict[];
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** The answer to `period` in normal play. */
export type Heaps = {
  game: string;
  indexed_by: string;
  evidence: 'proved' | 'theorem' | 'computed';
  /** A period as data. */
  period: {
    start: number;
    length: number;
    saltus: number;
    last_exception: number | null;
    values_needed: number | null;
  } | null;
  /** A period as data. */
  conjecture: {
    start: number;
    length: number;
    saltus: number;
    last_exception: number | null;
    values_needed: number | null;
  } | null;
  /** An arithmetic pattern that is not offered as a conjecture, since its quotients have shown few bits. */
  withheld: {
    start: number;
    length: number;
    saltus: number;
    quotient_bits_at_start: number;
    quotient_bits: number;
    quotient_bits_wanted: number;
  } | null;
  /** Exceptions to a period. */
  exceptions: {
    count: number;
    first: number[];
  } | null;
  theorem: string | null;
  values: number;
  resumed: number;
  lost_from: number | null;
  first: number[];
  largest: number;
  largest_at: number;
  frequencies: number[];
  first_heaps: (number | null)[];
  space_mask: number | null;
  space_parity: boolean | null;
  rare: number | null;
  last_rare: number | null;
  theorem_covers: boolean;
  /** Known games that the game turns out to be; absent if there are none. */
  identities?: ({
    game: string;
    name: string | null;
    relation: string;
    shift: number;
    statement: string;
    evidence: Evidence;
  })[];
  limits_hit: LimitsHit;
  /** In requests for it, if a period is proved and the certificate is not too long. */
  certificate?: string | null;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** The answer to `period` in misère play. */
export type Quotient = {
  game: string;
  convention: Convention;
  evidence: string;
  message: string | null;
  order: number;
  generators: string[];
  generator_heaps: number[];
  relations: string[][];
  lost: string[];
  /** Heaps that repeat in the quotient. */
  period: {
    start: number;
    length: number;
    last_exception: number | null;
  } | null;
  heaps: number;
  map: string[];
  genera: string[];
  limits_hit: string | null;
  /** In requests for it, if the quotient is proved and the certificate is not too long. */
  certificate?: string | null;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** A census. */
export type Census = {
  /** Maximum digits after the point, if games were requested by it. */
  digits: number | null;
  to: number;
  indexed_by: string;
  games: number;
  /** Games that differ by more than the number of stones. */
  standard_forms: number;
  /** Games with a period that the checker has accepted. */
  proved: number;
  /** Games with a period by a theorem alone. */
  theorem: number;
  /** Games without a known period. */
  open: number;
  rows: ({
    game: string;
    standard_form: string;
    /** Stones by which the game differs from its standard form. */
    shift: number;
    /** The first game of the same form, if it is another. */
    same_as: string | null;
    preperiod: number | null;
    period: number | null;
    /** Increase in each period. */
    saltus: number | null;
    last_exception: number | null;
    values: number;
    largest: number;
    largest_at: number;
    space_mask: number | null;
    space_parity: boolean | null;
    rare: number | null;
    last_rare: number | null;
    /** The first game of another form with the same first values. */
    like: string | null;
    ended: 'proved' | 'theorem' | 'bound' | 'time' | 'memory' | 'stopped';
  })[];
  limits_hit: LimitsHit;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** The answer to `identify`. */
export type Identified = {
  game: string | null;
  identities: ({
    game: string;
    name: string | null;
    relation: string;
    shift: number;
    statement: string;
    evidence: Evidence;
  })[];
  values: number;
  why: string | null;
  limits_hit: LimitsHit;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** The answer to `matrix`. */
export type Matrix = {
  rows: number;
  columns: number;
  /** The matrix as it was read, unless it has more than 24 rows or columns, or very long numbers. */
  payoffs: {
    row_names: string[] | null;
    column_names: string[] | null;
    entries: Rational[][];
  } | null;
  value: Rational | null;
  value_approximate: string | null;
  row_strategy: ({
    index: number;
    name: string | null;
    probability: Rational;
  })[] | null;
  row_strategy_unique: boolean | null;
  column_strategy: ({
    index: number;
    name: string | null;
    probability: Rational;
  })[] | null;
  column_strategy_unique: boolean | null;
  pure_lower: Rational;
  pure_upper: Rational;
  saddle_points: ({
    row: number;
    column: number;
  })[];
  saddle_point_count: number;
  dominated_rows: ({
    index: number;
    name: string | null;
    by: number;
    how: string;
    round: number;
  })[] | null;
  dominated_columns: ({
    index: number;
    name: string | null;
    by: number;
    how: string;
    round: number;
  })[] | null;
  /** Inequalities that prove the value. */
  certificate: {
    row_strategy_earns: Rational;
    tight_columns: number[];
    column_strategy_pays: Rational;
    tight_rows: number[];
  } | null;
  why: string[];
  evidence: Evidence | null;
  engine: string | null;
  limits_hit: LimitsHit;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** Output as the problem wants it, and the mistake in the input. */
export type Judged = {
  output: string;
  /** Mistake in the input. */
  problem: {
    code: string;
    message: string;
    help: string | null;
    /** Line of the input, counted from 1; null if the mistake has no place. */
    line: number | null;
    /** Byte in the line, counted from 1. */
    column: number | null;
    /** Text before the mistake in its line, the mistake, and text after it. */
    around: string[] | null;
  } | null;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** Problems of contests. */
export type Contests = {
  problems: Contest[];
  /** Digits of a number, at most. */
  digits: number;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** A problem of a contest. */
export type Contest = {
  id: string;
  /** Names of the same problem elsewhere. */
  aliases: string[];
  /** Words in both languages. */
  title: {
    en: string;
    zh: string;
  };
  /** Its game in the catalogue. */
  game: string | null;
  /** The rules of its game, which is not in the catalogue. */
  rules: string | null;
  limits: ({
    /** Words in both languages. */
    of: {
      en: string;
      zh: string;
    };
    /** The limit of the statement; null where it is unknown. */
    limit: number | null;
    /** The largest number that is answered; null where only time, memory and digits bound it. */
    answered: number | null;
  })[];
  /** Sample of the statement. */
  sample: {
    input: string;
    output: string;
  };
  /** The program that answers it, where one can be written by the operation `prove`. */
  program: {
    ask: string;
    misere: boolean;
    /** Format of its input and output. */
    layout: string;
  } | null;
};

/** A drawing, or why there is none. */
export type Drawn = {
  svg: string | null;
  /** The same drawing in TikZ, for LaTeX. */
  tikz: string | null;
  message: string | null;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** Places of a graph. The unit is the least distance between neighbours. */
export type Places = {
  /** The vertices but the ground. */
  vertices: VertexPlace[];
  /** The arrows, without repetition; none in a graph on the ground. */
  arrows: ArrowPlace[];
  /** Place of each loop at the ground, from left to right. */
  ground_loops: number[];
  /** Width, with half a unit beside the outermost vertices. */
  width: number;
  /** Height of the highest point. */
  height: number;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** A vertex with its place. */
export type VertexPlace = {
  /** Its number. */
  name: string;
  /** Its place. */
  at: Spot;
};

/** A place. */
export type Spot = {
  /** Distance from the left end. */
  x: number;
  /** Height above the ground, or above the lowest point. */
  y: number;
};

/** An arrow with its way. */
export type ArrowPlace = {
  /** Vertex at its beginning. */
  from: string;
  /** Vertex at its head. */
  to: string;
  /** Points between the two through which it runs; of a loop, the one around which it runs. */
  through: Spot[];
};

/** The catalogue as data. */
export type Catalogue = {
  games: Listed[];
  /** Games on boards and graphs, which have a language of their own. */
  boards: Listed[];
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** A game as `bouton list --json` has it, and what a board needs to know. */
export type Listed = {
  game: string;
  title: Text;
  about: Text;
  family: string | null;
  /** The board that draws it. */
  board: string | null;
  /** Form of a component of a position; `cells`: letters on the cells of a board or graph; `none`: nothing is played. */
  form: 'tuple' | 'row' | 'edges' | 'cells' | 'none';
  /** Numbers of a tuple. */
  arity: number | null;
  coordinates: string[];
  parameters: Parameter[];
  /** To be typed after the game's name to begin with. */
  begin: string | null;
  can_misere: boolean;
  /** Several components may change in one move. */
  together: boolean;
};

/** A parameter of a game. */
export type Parameter = {
  name: string;
  /** As the rules declare it. */
  text: string;
  kind: 'natural' | 'set' | 'choice' | 'octal' | 'hexadecimal' | 'graph' | 'text' | 'pairs' | 'triples' | 'list';
  default: string | null;
  choices: string[] | null;
};

/** A game's rules and claims as `bouton show --json` has them, and what a board needs to know. */
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
  /** Examples about one position, as questions; of boards those about several sizes, too, with the largest as the question. */
  examples: ({
    text: string;
    ask: string;
    convention: Convention;
  })[];
  text: string;
  /** The board that draws it. */
  board: string | null;
  /** Form of a component of a position; `cells`: letters on the cells of a board or graph; `none`: nothing is played. */
  form: 'tuple' | 'row' | 'edges' | 'cells' | 'none';
  /** Numbers of a tuple. */
  arity: number | null;
  coordinates: string[];
  parameters: Parameter[];
  /** To be typed after the game's name to begin with. */
  begin: string | null;
  can_misere: boolean;
  /** Several components may change in one move. */
  together: boolean;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** Content of a text, and the problems in it. */
export type Rules = {
  name: string | null;
  title: Text | null;
  about: Text | null;
  family: string | null;
  board: string | null;
  form: 'tuple' | 'row' | 'edges' | 'cells' | 'none' | null;
  arity: number | null;
  coordinates: string[];
  parameters: Parameter[];
  begin: string | null;
  can_misere: boolean | null;
  together: boolean | null;
  /** The rules, each a kind of move. */
  moves: ({
    text: string;
    from: number;
    to: number;
  })[];
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

/** A mistake, its place, and advice. */
export type Problem = {
  /** A stable word. */
  code: string;
  message: string;
  help: string | null;
  /** `mine.game`, `ranges`, `matrix.csv`; null for the question itself. */
  file: string | null;
  place: Place | null;
  labels: Label[];
  severity: 'error' | 'warning';
};

/** A place in a text: `start` and `end` in bytes, `from` and `to` in UTF-16 code units, as editors count. */
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

/** Answer to [`Format`]. */
export type Formatted = {
  /** The text in canonical form. */
  text: string;
  /** `true` if it was in another form. */
  changed: boolean;
  /** The identifier of the request, if it has one. */
  id?: string | number;
};

/** A request for any operation, whose name is its field `kind`. */
export type JobRequest = SolveRequest | PlayRequest | TableRequest | CheckRequest | DiscoverRequest | ProveRequest | VerifyRequest | PeriodRequest | CensusRequest | GuessRequest | IdentifyRequest | MatrixRequest | JudgeRequest | ContestsRequest | DrawRequest | LayoutRequest | ListRequest | ShowRequest | RulesRequest | FormatRequest;

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
  guess: GuessRequest;
  identify: IdentifyRequest;
  matrix: MatrixRequest;
  judge: JudgeRequest;
  contests: ContestsRequest;
  draw: DrawRequest;
  layout: LayoutRequest;
  list: ListRequest;
  show: ShowRequest;
  rules: RulesRequest;
  format: FormatRequest;
}

/** The answer of each operation; of a table its header. */
export interface Responses {
  solve: Answer;
  play: Scene;
  table: TableHeader;
  check: Report;
  discover: Discoveries;
  prove: Proofs | Addable | NotAddable | AllSizes;
  verify: Verdict | Verdicts;
  period: Heaps | Quotient;
  census: Census;
  guess: Guessed;
  identify: Identified;
  matrix: Matrix;
  judge: Judged;
  contests: Contests;
  draw: Drawn;
  layout: Places;
  list: Catalogue;
  show: Shown;
  rules: Rules;
  format: Formatted;
}
