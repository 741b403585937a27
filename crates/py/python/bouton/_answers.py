# Made by `cargo xtask describe` from the types of the requests and answers.
"""Answers as classes; whole numbers are exact."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal, Optional, TypedDict, Union

from ._data import Data



Convention = Literal["normal", "misere"]
"""A player who cannot move loses, or wins."""


Outcome = Literal["P", "N", "D"]
"""Who wins with best play: P the previous player, N the next one, D nobody."""


class Move(Data):
    """A move: the position before and after, and the move for people."""

    from_: str
    to: str
    text: str


class Reason(Data):
    """A sentence of an argument, and those that give its details."""

    text: str
    steps: list[Reason]


class Evidence(Data):
    """Evidence for an answer; its kinds from strongest to weakest: proved, theorem, computed, checked."""

    kind: Literal["proved", "theorem", "computed", "checked"]
    detail: str


LimitsHit = Optional[Literal["memory", "time", "positions", "interrupted"]]
"""The limit that was reached, if one was."""


class Answer(Data):
    """The answer to `solve`."""

    game: str
    position: str
    convention: Convention
    outcome: Optional[Outcome]
    value: Optional[int]
    winning_moves: list[Move]
    winning_move_count: Optional[int]
    remoteness: Optional[int]
    """Number of moves with best play, which were searched one by one."""
    why: list[str]
    steps: list[Reason]
    """The sentences of `why`, each with those that give its details below it."""
    evidence: Optional[Evidence]
    engine: str
    limits_hit: LimitsHit
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class SceneComponents(Data):
    """A component: its game, the game's parameters, and its numbers."""

    game: Optional[str]
    arguments: dict[str, str]
    """The parameters of the game by their names, as one types them."""
    numbers: list[int]
    word: Optional[str] = None
    """The numbers as a word, in a game with letters."""


class BoardVertex(Data):
    """A vertex."""

    name: str
    place: list[float]
    """To the right and down."""


class BoardLetter(Data):
    """A letter."""

    name: str
    symbol: str


class Board(Data):
    """A board with its letters."""

    kind: str
    """Kind of the board: `grid`, `hex`, `graph`."""
    shape: str
    """Form of a cell: `square`, `hexagon`, `circle` or `edge`."""
    rows: Optional[int]
    """Number of rows, where the board has rows and columns."""
    columns: Optional[int]
    """Number of columns."""
    names: list[str]
    """Names of the cells, as moves have them."""
    places: list[list[float]]
    """Places of the cells, to the right and down; neighbours are about 1 apart."""
    joins: list[list[int]]
    """Neighbours that are joined by a line: numbers of two cells."""
    rows_close: bool
    """The last row is next to the first one."""
    columns_close: bool
    """The last column is next to the first one."""
    vertices: list[BoardVertex]
    """The vertices between which the cells run, where these are edges."""
    ends: list[list[int]]
    """Ends of each cell: numbers of two vertices."""
    letters: list[BoardLetter]
    """Letters in order."""
    position: str
    """Symbols of all cells, in order."""


class Change(Data):
    """Change of a component: `parts` or `gone`."""

    component: int
    """Number of the component, from 0."""
    parts: Optional[list[list[int]]] = None
    """New components: none, one, or several."""
    gone: Optional[list[int]] = None
    """In place of `parts` where the component is a list of edges: those that vanish, counted from 0."""


class Written(Data):
    """A cell that a move changes."""

    cell: int
    """Number of the cell, from 0."""
    letter: str
    """Symbol of its new letter."""


class LegalMove(Data):
    """A legal move; equal components have it once. With hints: the outcome of the position that it leads to (P is good for the player who makes it), and its nim-value."""

    number: int
    text: str
    """The move for people; `made` takes it."""
    changes: list[Change]
    """Components that change; all else stays as it is."""
    outcome: Optional[Outcome]
    value: Optional[int]
    writes: Optional[list[Written]] = None
    """Cells of a board that change, with their new letters."""
    named: Optional[list[list[int]]] = None
    """Cells of a board that name the move, those of its rule; more than one choice where several rules make it."""


class SceneEnd(Data):
    """The end of a game."""

    winner: Optional[Literal["first", "second"]]


class SceneAdvice(Data):
    """A move that is advised."""

    number: Optional[int]
    text: str
    why: str


class Scene(Data):
    """A game in progress."""

    game: str
    board: Optional[str]
    convention: Convention
    position: str
    components: list[SceneComponents]
    """The components of a sum of games; none on a board."""
    made: list[str]
    """The moves so far, each by its text."""
    turn: Literal["first", "second"]
    moves: list[LegalMove]
    moves_more: int
    end: Optional[SceneEnd]
    """The end of a game."""
    outcome: Optional[Outcome]
    value: Optional[int]
    remoteness: Optional[int]
    verdict: str
    why: list[str]
    steps: list[Reason]
    """The sentences of `why`, each with those that give its details below it."""
    evidence: Optional[Evidence]
    advice: Optional[SceneAdvice]
    """A move that is advised."""
    limits_hit: LimitsHit
    cells: Optional[Board] = None
    """The cells, where the game is played on a board or a graph."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class TableHeaderAxes(Data):
    """A coordinate and its range."""

    name: str
    first: int
    last: int
    fixed: bool


class TableHeaderEvidence(Data):
    """Evidence of a table: all its cells are computed from the rules, or told by a theorem of the catalogue."""

    kind: Literal["computed", "theorem"]
    citation: Optional[str] = None
    """Whose theorem it is."""


class Text(Data):
    """Words in both languages."""

    en: str
    zh: str


class TableHeaderClaims(Data):
    """A claim and its number, counted from 1."""

    number: int
    text: str


class TableHeader(Data):
    """The header of a table."""

    game: str
    what: Literal["outcome", "value", "claim"]
    axes: list[TableHeaderAxes]
    positions: int
    out: Optional[str]
    """File with the table, on the command line."""
    evidence: TableHeaderEvidence
    """Evidence of a table: all its cells are computed from the rules, or told by a theorem of the catalogue."""
    title: Text
    convention: Convention
    claim: Optional[int]
    """The claim that was asked for."""
    claims: list[TableHeaderClaims]
    """With `what` `claim`: the claims of the text about this game and convention."""
    cell: Literal["u8", "u16", "u32"]
    """Type of a cell."""
    largest: int
    vacant: Optional[int]
    """Content of cells that are no position of the game; null if all are."""
    cells: int
    """Number of cells."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class Counterexample(Data):
    """The smallest position at which a claim is wrong."""

    position: str
    failure: str
    claimed: Optional[str]
    truth: Optional[str]
    move: Optional[Move]


class Compared(Data):
    """A statement of the text, compared with the rules."""

    subject: str
    game: str
    convention: Convention
    text: str
    verdict: str
    message: str
    positions: Optional[int]
    upto: Optional[int]
    counterexample: Optional[Counterexample]


class Tried(Data):
    """A small board that was solved."""

    sizes: list[int]
    cells: int
    outcome: Outcome
    value: Optional[int]


class Report(Data):
    """The answer to `check`."""

    game: str
    upto: int
    refuted: bool
    findings: list[Compared]
    limits_hit: LimitsHit
    tried: Optional[list[Tried]] = None
    """Small boards that were solved, of a game on boards."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class DiscoveriesFindingsSizes(Data):
    """A comparison with positions of another size."""

    size: int
    agrees: bool
    positions: int
    upto: int
    differs_at: Optional[list[int]]


class DiscoveriesFindingsLookedAt(Data):
    """The largest box of data."""

    positions: int
    upto: int


class DiscoveriesFindingsFailed(Data):
    """The wrong candidate that agreed with the most positions, where nothing was found."""

    items: list[str]
    at: list[int]
    """The smallest position at which it is wrong."""
    truth: str
    """Outcome or value that follows from the rules there: `P`, `N`, `D`, or a number."""
    agreed: int
    """Number of smaller positions, with all of which it agrees."""
    message: Optional[str]


class DiscoveriesFindingsFamilyCompared(Data):
    """Parameters for which a claim was compared with positions."""

    parameters: str
    positions: int
    upto: int


class DiscoveriesFindingsFamily(Data):
    """A claim for several parameters."""

    items: list[str]
    proved: list[str]
    agreeing: list[str]
    compared: list[DiscoveriesFindingsFamilyCompared]
    parameters: Optional[list[str]] = None
    """The parameters with their bounds, if it is proved for all their values."""
    message: Optional[str] = None
    """The theorem, in words, if it is proved for all of them."""


class DiscoveriesFindings(Data):
    """One finding in one language."""

    goal: Literal["outcomes", "values"]
    size: Optional[int]
    """Components of sums, or the length of rows; null where positions have no size."""
    evidence: Optional[Literal["proved", "checked"]]
    items: list[str]
    message: Optional[str]
    assumptions: Optional[list[str]]
    numeration: Optional[str]
    states: Optional[int]
    learned: bool
    ranks: Optional[list[str]]
    certificate_bytes: Optional[int]
    also: list[int]
    """Other sizes that have positions, all of which agree."""
    sizes: list[DiscoveriesFindingsSizes]
    """Comparisons with positions of other sizes."""
    positions: int
    upto: int
    looked_at: Optional[DiscoveriesFindingsLookedAt]
    """The largest box of data."""
    candidates: int
    methods: list[str]
    """Kinds of claims that were looked for where nothing was found: formulas, rotations, remainders, automata in a numeration."""
    family: Optional[DiscoveriesFindingsFamily]
    """A claim for several parameters."""
    milliseconds: float
    lemmas: Optional[list[str]] = None
    """Elementary facts about numbers on which the proof rests, a sentence each."""
    failed: Optional[DiscoveriesFindingsFailed] = None
    """The wrong candidate that agreed with the most positions, where nothing was found."""
    svg: Optional[str] = None
    """The automaton, drawn."""
    tikz: Optional[str] = None
    """The same drawing in TikZ, for LaTeX."""


class GuessedConjecturesExceptions(Data):
    """A position at which a pattern is wrong."""

    position: list[str]
    value: str
    by_pattern: Optional[str]


class GuessedConjectures(Data):
    """A pattern, and how it fared."""

    statement: str
    notation: list[str]
    """What the rarer functions and signs in the statement mean."""
    claim: Optional[str]
    fitted: int
    predicted: int
    data_bits: int
    pattern_bits: int
    exceptions: list[GuessedConjecturesExceptions]
    doubt: Optional[str]
    evidence: Evidence


class GuessedIdentities(Data):
    """A known game."""

    game: str
    name: Optional[str]
    relation: str
    shift: int
    statement: str
    evidence: Evidence


class GuessedPredictions(Data):
    """A predicted value."""

    position: list[str]
    value: Optional[str]


Language = Literal["cpp", "python", "rust", "java", "go"]


class Program(Data):
    """A program, or why there is none."""

    language: Language
    text: Optional[str]
    message: Optional[str] = None


class Guessed(Data):
    """The answer to `guess`."""

    read_as: str
    layout: Optional[str]
    outcomes: bool
    """`true` if the data say who wins."""
    points: int
    names: list[str]
    conjectures: list[GuessedConjectures]
    near_misses: list[GuessedConjectures]
    identities: list[GuessedIdentities]
    predictions: list[GuessedPredictions]
    why: Optional[str]
    limits_hit: LimitsHit
    program: Optional[Program] = None
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class Discoveries(Data):
    """The answer to `discover`."""

    game: str
    convention: Convention
    size: Optional[int]
    proved: bool
    findings: list[DiscoveriesFindings]
    limits_hit: LimitsHit
    pattern: Optional[Guessed] = None
    """A pattern in the nim-values of small positions, or in who wins them, where no claim about these was found."""
    identities: Optional[list[GuessedIdentities]] = None
    """Known games that the game turns out to be, or has the values of; absent if there are none."""
    svg: Optional[str] = None
    """The first drawing."""
    program: Optional[Program] = None
    others: Optional[list[Discoveries]] = None
    """The same about the other games of a sum for which a program is written; absent if there are none."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class AttemptPeriod(Data):
    """A proof by periodic values."""

    start: int
    length: int
    computed: int


class AttemptSteps(Data):
    """A step of a proof in one language."""

    label: str
    """Purpose and number: `every option 2`."""
    purpose: str
    sentence: str
    states: int
    milliseconds: float
    holds: bool


class AutomatonStates(Data):
    """Centre of a circle."""

    x: float
    y: float


class Automaton(Data):
    """The automaton of a drawing, which reads a digit of each number at a time, those of the highest place first. State 0 is the start."""

    accepts: str
    """Set of positions that it accepts."""
    names: list[str]
    """The numbers that it reads."""
    radix: int
    """Number of digits."""
    places: list[str]
    """Values of the places, the lowest first; the digits of a number are found greedily, from the highest place on."""
    accepting: list[bool]
    """Acceptance of each state."""
    next: list[list[Optional[int]]]
    """State after each column from each state, null if nothing is accepted from there. Columns are counted in `radix`, the digit of the first number first."""
    states: list[AutomatonStates]
    """Centres of the states in the drawing."""
    radius: float
    """Their radius."""


class Attempt(Data):
    """Part of an answer."""

    game: str
    convention: Convention
    claim: int
    text: str
    size: Optional[int]
    verdict: Literal["proved", "refuted", "undecided", "rejected"]
    message: str
    milliseconds: float
    counterexample: Optional[Counterexample]
    refuted_assumption: Optional[str]
    """The assumption that is refuted; the counterexample is of it."""
    assumptions: Optional[list[str]]
    numeration: Optional[str]
    written: Optional[str]
    """The numeration, in words that follow "numbers in"."""
    states: Optional[int]
    """States that an automaton for the claim needs."""
    period: Optional[AttemptPeriod]
    """A proof by periodic values."""
    ranks: Optional[list[str]]
    falling: Optional[str]
    """The measure that every move lowers, in a sentence without a full stop."""
    steps: Optional[list[AttemptSteps]]
    relations: Optional[int]
    certificate_bytes: Optional[int]
    lemmas: Optional[list[str]] = None
    """Elementary facts about numbers on which the proof rests, a sentence each."""
    parameters: Optional[list[str]] = None
    """Parameters with their bounds, if it is proved for all their values."""
    statement: Optional[str] = None
    """The claim as the checker reads it, if it was asked for."""
    sentences: Optional[list[str]] = None
    """The same in words: a sentence each."""
    certificate: Optional[str] = None
    """In jobs, if the claim is proved and it is not too long."""
    svg: Optional[str] = None
    """In jobs, the automaton of the theorem, drawn, if it is small enough."""
    tikz: Optional[str] = None
    """In jobs, the same drawing in TikZ, for LaTeX."""
    automaton: Optional[Automaton] = None
    """In jobs, the same automaton as data."""


class Proofs(Data):
    """The answer to `prove`."""

    game: str
    proved: bool
    refuted: bool
    attempts: list[Attempt]
    message: Optional[str]
    limits_hit: LimitsHit
    untried: int
    """Claims and sizes that were not tried before a limit was reached."""
    program: Optional[Program] = None
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class Addable(Data):
    """Moves that could be added without changing who loses."""

    game: str
    claim: str
    """The theorem on who loses."""
    message: str
    assumptions: list[str]
    numeration: str
    states: int
    others: list[list[str]]
    """The smallest moves that cannot be added."""
    more: bool
    addable: Optional[str]
    """The moves that can be added, as an item of the language."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class NotAddable(Data):
    """Why moves that could be added are not told."""

    game: str
    addable: None
    message: str
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class Run(Data):
    """Numbers: `first`, and all others at a distance of `step`."""

    first: int
    step: Optional[int]
    """Absent where there is no other."""


class SizesOfBoards(Data):
    """Who wins on all boards of some sizes."""

    rows: Run
    columns: Run
    outcome: Outcome
    picture: str
    """The smallest board, after the first move where that wins."""
    message: str
    """Sizes, who wins, and the strategy."""


class AllSizes(Data):
    """Who wins on boards of all sizes."""

    game: str
    sizes: list[SizesOfBoards]
    """Proved results, each for boards of some sizes."""
    open: list[str]
    """Sizes without a known strategy, as sentences."""
    message: str
    """The evidence, or the reason why there are no results."""
    certificate: Optional[str]
    """A certificate, if it was asked for."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class ClaimOfGame(Data):
    """A claim of a game."""

    game: str
    convention: Convention
    claim: int
    """Its number in the text, from 1."""
    size: Optional[int]
    text: str
    message: str
    """A sentence that says all this."""


class Verdict(Data):
    """Theorem of a certificate, or the reason for its rejection."""

    accepted: bool
    message: str
    """The theorem, or why the certificate is not accepted."""
    limit: bool
    """`true` if a limit was reached before it was decided."""
    rules: Optional[list[str]]
    """Moves of the game, as in the statement; of heaps only."""
    assumptions: Optional[list[str]]
    statement: Optional[str]
    """The statement that is proved, whole; of a claim only."""
    sentences: Optional[list[str]]
    """The same in words: a sentence each."""
    claim: Optional[ClaimOfGame]
    """The claim of the game that it was compared with."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class Verdicts(Data):
    """Verdicts on several certificates."""

    accepted: bool
    parts: list[Verdict]
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class HeapsPeriod(Data):
    """A period as data."""

    start: int
    length: int
    saltus: int
    last_exception: Optional[int]
    values_needed: Optional[int]


class HeapsWithheld(Data):
    """An arithmetic pattern that is not offered as a conjecture, since its quotients have shown few bits."""

    start: int
    length: int
    saltus: int
    quotient_bits_at_start: int
    quotient_bits: int
    quotient_bits_wanted: int


class HeapsExceptions(Data):
    """Exceptions to a period."""

    count: int
    first: list[int]


class Heaps(Data):
    """The answer to `period` in normal play."""

    game: str
    indexed_by: str
    evidence: Literal["proved", "theorem", "computed"]
    period: Optional[HeapsPeriod]
    """A period as data."""
    conjecture: Optional[HeapsPeriod]
    """A period as data."""
    withheld: Optional[HeapsWithheld]
    """An arithmetic pattern that is not offered as a conjecture, since its quotients have shown few bits."""
    exceptions: Optional[HeapsExceptions]
    """Exceptions to a period."""
    theorem: Optional[str]
    values: int
    resumed: int
    lost_from: Optional[int]
    first: list[int]
    largest: int
    largest_at: int
    frequencies: list[int]
    first_heaps: list[Optional[int]]
    space_mask: Optional[int]
    space_parity: Optional[bool]
    rare: Optional[int]
    last_rare: Optional[int]
    theorem_covers: bool
    limits_hit: LimitsHit
    identities: Optional[list[GuessedIdentities]] = None
    """Known games that the game turns out to be; absent if there are none."""
    certificate: Optional[str] = None
    """In requests for it, if a period is proved and the certificate is not too long."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class QuotientPeriod(Data):
    """Heaps that repeat in the quotient."""

    start: int
    length: int
    last_exception: Optional[int]


class Quotient(Data):
    """The answer to `period` in misère play."""

    game: str
    convention: Convention
    evidence: str
    message: Optional[str]
    order: int
    generators: list[str]
    generator_heaps: list[int]
    relations: list[list[str]]
    lost: list[str]
    period: Optional[QuotientPeriod]
    """Heaps that repeat in the quotient."""
    heaps: int
    map: list[str]
    genera: list[str]
    limits_hit: Optional[str]
    certificate: Optional[str] = None
    """In requests for it, if the quotient is proved and the certificate is not too long."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class CensusRows(Data):
    """A game of a census."""

    game: str
    standard_form: str
    shift: int
    """Stones by which the game differs from its standard form."""
    same_as: Optional[str]
    """The first game of the same form, if it is another."""
    preperiod: Optional[int]
    period: Optional[int]
    saltus: Optional[int]
    """Increase in each period."""
    last_exception: Optional[int]
    values: int
    largest: int
    largest_at: int
    space_mask: Optional[int]
    space_parity: Optional[bool]
    rare: Optional[int]
    last_rare: Optional[int]
    like: Optional[str]
    """The first game of another form with the same first values."""
    ended: Literal["proved", "theorem", "bound", "time", "memory", "stopped"]


class Census(Data):
    """A census."""

    digits: Optional[int]
    """Maximum digits after the point, if games were requested by it."""
    to: int
    indexed_by: str
    games: int
    standard_forms: int
    """Games that differ by more than the number of stones."""
    proved: int
    """Games with a period that the checker has accepted."""
    theorem: int
    """Games with a period by a theorem alone."""
    open: int
    """Games without a known period."""
    rows: list[CensusRows]
    limits_hit: LimitsHit
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class Identified(Data):
    """The answer to `identify`."""

    game: Optional[str]
    identities: list[GuessedIdentities]
    values: int
    why: Optional[str]
    limits_hit: LimitsHit
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class MatrixPayoffs(Data):
    """The matrix as it was read, unless it has more than 24 rows or columns, or very long numbers."""

    row_names: Optional[list[str]]
    column_names: Optional[list[str]]
    entries: list[list[Fraction]]


class MatrixRowStrategy(Data):
    """A line that is played."""

    index: int
    name: Optional[str]
    probability: Fraction


class MatrixSaddlePoints(Data):
    """A saddle point."""

    row: int
    column: int


class MatrixDominatedRows(Data):
    """A line that may be left out."""

    index: int
    name: Optional[str]
    by: int
    how: str
    round: int


class MatrixCertificate(Data):
    """Inequalities that prove the value."""

    row_strategy_earns: Fraction
    tight_columns: list[int]
    column_strategy_pays: Fraction
    tight_rows: list[int]


class Matrix(Data):
    """The answer to `matrix`."""

    rows: int
    columns: int
    payoffs: Optional[MatrixPayoffs]
    """The matrix as it was read, unless it has more than 24 rows or columns, or very long numbers."""
    value: Optional[Fraction]
    value_approximate: Optional[str]
    row_strategy: Optional[list[MatrixRowStrategy]]
    row_strategy_unique: Optional[bool]
    column_strategy: Optional[list[MatrixRowStrategy]]
    column_strategy_unique: Optional[bool]
    pure_lower: Fraction
    pure_upper: Fraction
    saddle_points: list[MatrixSaddlePoints]
    saddle_point_count: int
    dominated_rows: Optional[list[MatrixDominatedRows]]
    dominated_columns: Optional[list[MatrixDominatedRows]]
    certificate: Optional[MatrixCertificate]
    """Inequalities that prove the value."""
    why: list[str]
    evidence: Optional[Evidence]
    engine: Optional[str]
    limits_hit: LimitsHit
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class JudgedProblem(Data):
    """Mistake in the input."""

    code: str
    message: str
    help: Optional[str]
    line: Optional[int]
    """Line of the input, counted from 1; null if the mistake has no place."""
    column: Optional[int]
    """Byte in the line, counted from 1."""
    around: Optional[list[str]]
    """Text before the mistake in its line, the mistake, and text after it."""


class Judged(Data):
    """Output as the problem wants it, and the mistake in the input."""

    output: str
    problem: Optional[JudgedProblem]
    """Mistake in the input."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class ContestTitle(Data):
    """Words in both languages."""

    en: str
    zh: str


class ContestLimits(Data):
    """A limit on a number of the input."""

    of: ContestTitle
    """Words in both languages."""
    limit: Optional[int]
    """The limit of the statement; null where it is unknown."""
    answered: Optional[int]
    """The largest number that is answered; null where only time, memory and digits bound it."""


class ContestSample(Data):
    """Sample of the statement."""

    input: str
    output: str


class ContestProgram(Data):
    """The program that answers it, where one can be written by the operation `prove`."""

    ask: str
    misere: bool
    layout: str
    """Format of its input and output."""


class Contest(Data):
    """A problem of a contest."""

    id: str
    aliases: list[str]
    """Names of the same problem elsewhere."""
    title: ContestTitle
    """Words in both languages."""
    game: Optional[str]
    """Its game in the catalogue."""
    rules: Optional[str]
    """The rules of its game, which is not in the catalogue."""
    limits: list[ContestLimits]
    sample: ContestSample
    """Sample of the statement."""
    program: Optional[ContestProgram]
    """The program that answers it, where one can be written by the operation `prove`."""


class Contests(Data):
    """Problems of contests."""

    problems: list[Contest]
    digits: int
    """Digits of a number, at most."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class Drawn(Data):
    """A drawing, or why there is none."""

    svg: Optional[str]
    tikz: Optional[str]
    """The same drawing in TikZ, for LaTeX."""
    message: Optional[str]
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class Spot(Data):
    """A place."""

    x: float
    """Distance from the left end."""
    y: float
    """Height above the ground, or above the lowest point."""


class VertexPlace(Data):
    """A vertex with its place."""

    name: str
    """Its number."""
    at: Spot
    """Its place."""


class ArrowPlace(Data):
    """An arrow with its way."""

    from_: str
    """Vertex at its beginning."""
    to: str
    """Vertex at its head."""
    through: list[Spot]
    """Points between the two through which it runs; of a loop, the one around which it runs."""


class Places(Data):
    """Places of a graph. The unit is the least distance between neighbours."""

    vertices: list[VertexPlace]
    """The vertices but the ground."""
    arrows: list[ArrowPlace]
    """The arrows, without repetition; none in a graph on the ground."""
    ground_loops: list[float]
    """Place of each loop at the ground, from left to right."""
    width: float
    """Width, with half a unit beside the outermost vertices."""
    height: float
    """Height of the highest point."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class Parameter(Data):
    """A parameter of a game."""

    name: str
    text: str
    """As the rules declare it."""
    kind: Literal["natural", "set", "choice", "octal", "hexadecimal", "graph", "text", "pairs", "triples", "list"]
    default: Optional[str]
    choices: Optional[list[str]]


class Listed(Data):
    """A game as `bouton list --json` has it, and what a board needs to know."""

    game: str
    title: Text
    about: Text
    family: Optional[str]
    board: Optional[str]
    """The board that draws it."""
    form: Literal["tuple", "row", "edges", "cells", "none"]
    """Form of a component of a position; `cells`: letters on the cells of a board or graph; `none`: nothing is played."""
    arity: Optional[int]
    """Numbers of a tuple."""
    coordinates: list[str]
    parameters: list[Parameter]
    begin: Optional[str]
    """To be typed after the game's name to begin with."""
    can_misere: bool
    together: bool
    """Several components may change in one move."""


class Catalogue(Data):
    """The catalogue as data."""

    games: list[Listed]
    boards: list[Listed]
    """Games on boards and graphs, which have a language of their own."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class ShownClosedForms(Data):
    """A theorem that constructs the winning moves."""

    convention: Convention
    theorem: str


class ShownClaims(Data):
    """A claim of the text."""

    text: str
    convention: Convention
    theorem: Optional[str]


class ShownExamples(Data):
    """An example as a question."""

    text: str
    ask: str
    convention: Convention


class Shown(Data):
    """A game's rules and claims as `bouton show --json` has them, and what a board needs to know."""

    game: str
    title: Text
    about: Text
    family: Optional[str]
    convention: Convention
    rules: list[str]
    closed_forms: list[ShownClosedForms]
    claims: list[ShownClaims]
    assumptions: list[str]
    proofs: list[Attempt]
    remarks: list[Text]
    sources: list[str]
    examples: list[ShownExamples]
    """Examples about one position, as questions; of boards those about several sizes, too, with the largest as the question."""
    text: str
    board: Optional[str]
    """The board that draws it."""
    form: Literal["tuple", "row", "edges", "cells", "none"]
    """Form of a component of a position; `cells`: letters on the cells of a board or graph; `none`: nothing is played."""
    arity: Optional[int]
    """Numbers of a tuple."""
    coordinates: list[str]
    parameters: list[Parameter]
    begin: Optional[str]
    """To be typed after the game's name to begin with."""
    can_misere: bool
    together: bool
    """Several components may change in one move."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class RulesMoves(Data):
    """A piece of the text, with its place in UTF-16 code units."""

    text: str
    from_: int
    to: int


class Place(Data):
    """A place in a text: `start` and `end` in bytes, `from` and `to` in UTF-16 code units, as editors count."""

    start: int
    end: int
    from_: int
    to: int


class Label(Data):
    """A place with what is said there."""

    start: int
    end: int
    primary: bool
    text: str
    from_: int
    to: int


class Problem(Data):
    """A mistake, its place, and advice."""

    code: str
    """A stable word."""
    message: str
    help: Optional[str]
    file: Optional[str]
    """`mine.game`, `ranges`, `matrix.csv`; null for the question itself."""
    place: Optional[Place]
    labels: list[Label]
    severity: Literal["error", "warning"]


class Rules(Data):
    """Content of a text, and the problems in it."""

    name: Optional[str]
    title: Optional[Text]
    about: Optional[Text]
    family: Optional[str]
    board: Optional[str]
    form: Optional[Literal["tuple", "row", "edges", "cells", "none"]]
    arity: Optional[int]
    coordinates: list[str]
    parameters: list[Parameter]
    begin: Optional[str]
    can_misere: Optional[bool]
    together: Optional[bool]
    moves: list[RulesMoves]
    """The rules, each a kind of move."""
    claims: list[RulesMoves]
    examples: list[RulesMoves]
    problems: list[Problem]
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


class Formatted(Data):
    """Answer to [`Format`]."""

    text: str
    """The text in canonical form."""
    changed: bool
    """`true` if it was in another form."""
    id: Optional[Union[str, int]] = None
    """The identifier of the request, if it has one."""


Moves = Union[int, Literal["all"]]


class SolveRequest(TypedDict, total=False):
    """Who wins a position, by which moves, and why."""

    convention: Optional[Literal["normal", "misere"]]
    """Convention of play; the game's own if absent. `check`, `identify` and `show` take none."""
    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""
    moves: Optional[Moves]
    """Maximum number of winning moves to list; `all` for all of them."""
    certificate: bool
    """`true` to make a certificate of the nim-value: of games on boards and graphs."""


class PlayRequest(TypedDict, total=False):
    """A game in progress: the position, the legal moves, and with hints who wins."""

    convention: Optional[Literal["normal", "misere"]]
    """Convention of play; the game's own if absent. `check`, `identify` and `show` take none."""
    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""
    made: list[str]
    """Moves so far: the text of a move, its number, or the position that it leaves."""
    hints: bool
    """Tell who wins now, and after each move."""
    advise: bool
    """Advise a move."""


Cells = Union[Literal["outcome"], Literal["value"], Literal["claim"]]
"""Content of the cells of a table."""


class TableRequest(TypedDict, total=False):
    """The outcomes of all positions of a box, their nim-values, or the claims of the text compared with the rules."""

    convention: Optional[Literal["normal", "misere"]]
    """Convention of play; the game's own if absent. `check`, `identify` and `show` take none."""
    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""
    what: Optional[Cells]
    """Content of the cells: if absent, who wins, or the claim where `claim` names one."""
    claim: Optional[int]
    """Number of the only claim to compare, counted from 1."""


class CheckRequest(TypedDict, total=False):
    """Statements of a game's text, compared with the consequences of its rules on every position of a box."""

    convention: Optional[Literal["normal", "misere"]]
    """Convention of play; the game's own if absent. `check`, `identify` and `show` take none."""
    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""
    upto: int
    """Largest number in the positions examined."""


class DiscoverRequest(TypedDict, total=False):
    """Claims that the rules of a game imply, proved where a proof is found."""

    convention: Optional[Literal["normal", "misere"]]
    """Convention of play; the game's own if absent. `check`, `identify` and `show` take none."""
    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""
    size: Optional[int]
    """Components of sums, or length of rows."""
    values: bool
    """Look for nim-values in place of who wins."""
    upto: Optional[int]
    """Largest number in the positions examined; chosen automatically, and enlarged if need be, if absent. With a format, largest number for which the program computes positions by the rules where no formula is of use."""
    emit: Optional[Language]
    """Write the first finding as a program."""
    format: Optional[str]
    """Write a whole program, which reads positions and prints answers in this format: `T; n a1..an -> Yes/No`. The question may be a sum of games then, `nim + kayles`: each takes a list, or the numbers of one position."""
    drawing: bool
    """Send drawings of the automata."""


Size = Union[int, str]
"""A size of sums or rows: `3`, `"3"` or `"2..4"`."""


class ProveRequest(TypedDict, total=False):
    """A game's claims, proved for all positions or refuted."""

    convention: Optional[Literal["normal", "misere"]]
    """Convention of play; the game's own if absent. `check`, `identify` and `show` take none."""
    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""
    claim: Optional[int]
    """Number of the only claim to prove, counted from 1; all claims if absent."""
    size: Optional[Size]
    """Components of sums, or lengths of rows: `3`, or `"2..4"`; from 2 or 1 to 4 if absent."""
    states: int
    """Limit on the states of automata and proofs."""
    addable: bool
    """Find the moves that could be added without changing who loses, in place of the proofs."""
    emit: Optional[Language]
    """Write the first claim that is proved as a program."""
    format: Optional[str]
    """Write a whole program, which reads positions and prints answers in this format: `T; n a1..an -> Yes/No`."""
    upto: Optional[int]
    """With a format, largest number for which the program computes positions by the rules where no formula is of use."""
    certificate: bool
    """Send certificates."""
    core: bool
    """Send each claim as the checker reads it, with the rules of the game as formulas, and the same in words."""
    drawing: bool
    """Send drawings of the automata."""


class VerifyRequest(TypedDict, total=False):
    """Certificates, checked, and perhaps compared with a game. The checker shares no code with the prover."""

    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""
    rules: Optional[str]
    """Rules of `game`, if it is one's own."""


class PeriodRequest(TypedDict, total=False):
    """Nim-values of a game on heaps, and their period; under misère play its quotient."""

    convention: Optional[Literal["normal", "misere"]]
    """Convention of play; the game's own if absent. `check`, `identify` and `show` take none."""
    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""
    to: int
    """Maximum number of heaps whose values are computed."""
    values: int
    """Number of first values to list."""
    elements: int
    """Maximum number of elements of a misère quotient."""
    certificate: bool
    """Send the certificate."""


class CensusRequest(TypedDict, total=False):
    """All octal or hexadecimal games with up to N digits, or the listed ones, and their periods."""

    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""
    codes: list[str]
    """Codes of the games; if there are none, all games of up to `digits` digits."""
    digits: int
    """Digits after the point."""
    hexadecimal: bool
    """Games that may leave three heaps, with up to three digits, in the place of octal ones."""
    to: int
    """Maximum number of heaps of each game whose values are computed."""
    each: Optional[float]
    """Time limit for each game, in seconds."""


DataLayout = Union[Literal["list"], Literal["lines"], Literal["table"]]
"""Layout of data."""


class GuessRequest(TypedDict, total=False):
    """Values of positions, as a brute force prints them: the patterns that were fitted on one part of them and predict the rest."""

    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""
    losing: bool
    """The data list lost positions: all up to some bound."""
    layout: Optional[DataLayout]
    """How the data are laid out; seen from the data if absent. Not for lost positions."""
    from_: int
    """Index of the first value of a list, and of the first row and column of a table."""
    predict: Optional[str]
    """Positions to predict: a range for each number, `1000..1100`, or positions, one a line."""
    emit: Optional[Language]
    """Write the first conjecture as a whole program."""
    format: Optional[str]
    """Format of its input and output: `T; n a1..an -> Yes/No`; positions one a line if absent."""


class IdentifyRequest(TypedDict, total=False):
    """Values, or a game: the known games that have the same values or the same moves."""

    convention: Optional[Literal["normal", "misere"]]
    """Convention of play; the game's own if absent. `check`, `identify` and `show` take none."""
    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""
    values: Optional[str]
    """Nim-values of 0, 1, 2, …, or nim-values or outcomes of pairs or triples of numbers, in the forms that `guess` reads."""


class MatrixRequest(TypedDict, total=False):
    """A matrix of payoffs: its value, and optimal strategies of both players."""

    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""


class JudgeRequest(TypedDict, total=False):
    """A problem of a contest or an online judge, answered in its own format."""

    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""


class ContestsRequest(TypedDict, total=False):
    """Problems of contests and online judges that `judge` answers, with the limits and the sample of each."""

    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""


class DrawRequest(TypedDict, total=False):
    """A position of `hackenbush` or `dag`, or one on a board, as a drawing with the winning moves marked."""

    convention: Optional[Literal["normal", "misere"]]
    """Convention of play; the game's own if absent. `check`, `identify` and `show` take none."""
    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""


GraphShape = Union[Literal["ground"], Literal["arrows"]]
"""Kind of a graph."""


class LayoutRequest(TypedDict, total=False):
    """Places for a graph: where its vertices stand and how its arrows run."""

    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""
    shape: GraphShape
    """`ground` for a graph on the ground, which is vertex 0; `arrows` for a directed graph."""


class ListRequest(TypedDict, total=False):
    """The games of the catalogue, in teaching order."""

    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""


class ShowRequest(TypedDict, total=False):
    """A game's rules and claims, and how each claim is known."""

    convention: Optional[Literal["normal", "misere"]]
    """Convention of play; the game's own if absent. `check`, `identify` and `show` take none."""
    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""


class RulesRequest(TypedDict, total=False):
    """A game's text, read: what a board needs to know of it, its claims and examples, and all problems in it."""

    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""


class FormatRequest(TypedDict, total=False):
    """A game's text, laid out in canonical form."""

    lang: Optional[Literal["en", "zh"]]
    """Language of the answer's sentences; if absent, English, and in a batch that of the command."""
    id: Optional[Union[str, int]]
    """Identifier to give back: in the answer, in a refusal, in the result of a job."""


ANSWERS: dict[str, tuple[type[Data], ...]] = {
    "solve": (Answer,),
    "play": (Scene,),
    "table": (TableHeader,),
    "check": (Report,),
    "discover": (Discoveries,),
    "prove": (Proofs, Addable, NotAddable, AllSizes,),
    "verify": (Verdict, Verdicts,),
    "period": (Heaps, Quotient,),
    "census": (Census,),
    "guess": (Guessed,),
    "identify": (Identified,),
    "matrix": (Matrix,),
    "judge": (Judged,),
    "contests": (Contests,),
    "draw": (Drawn,),
    "layout": (Places,),
    "list": (Catalogue,),
    "show": (Shown,),
    "rules": (Rules,),
    "format": (Formatted,),
}
"""Classes of the answers, by operation."""
