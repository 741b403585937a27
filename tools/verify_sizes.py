"""Check certificates of theorems for any number of heaps, and for rows of any length.

This checker follows the page book/en/sizes.md and shares no code with Bouton. `verify.py` calls it for
certificates that begin with `(sizes 2)`. Its sections have the names of that page: the statement, entries,
the list, scenes of rows.
"""

from itertools import chain, product
from typing import Any, Dict, Iterable, List, NamedTuple, Optional, Sequence, Tuple

import verify
from verify import (BINARY, LARGEST, NOTHING, Budget, Compound, Context, Formula, Item, Literal, Move, Part,
                    Statement, Steps, Sum, contents, head_of, items_of, linear, name_of, number_of,
                    read_version, reject, reject_if, run, take, word_of)

MOST_IN_HEAP = 8
MOST_SEEN = 4              # entries in a window
MOST_TOTALS = 4
MOST_HEAPS = 2 ** 24       # that a move changes
MOST_RESIDUES = 16
WITHIN = 4096              # numbers that formulas bind come after all others
CONTEXT = Context(BINARY, {}, {})
PLACES = (1, 2)            # the place and the length among the numbers of an entry of a row


# The statement

class Law(NamedTuple):
    """A law of so many consecutive entries, or of a heap."""
    width: int
    formula: Formula

class Rule(NamedTuple):
    """A move. The window is a list of blocks, with gaps before and after all of them or not."""
    blocks: List[int]
    open: Tuple[bool, bool]
    bound: int
    conditions: List[Formula]
    to: Tuple[int, ...]

    def changes(self, window: int) -> bool:
        """True if the entry may be another one after the move."""
        return self.to[window] != window

class Total(NamedTuple):
    """A total: its fold, and what an entry counts."""
    fold: bytes
    formula: Formula

class Sizes(NamedTuple):
    """The statement."""
    row: bool
    most: int
    is_sorted: bool
    names: List[bytes]
    laws: List[Law]
    stuck: bytes
    rules: List[Rule]
    totals: List[Total]
    claim: bytes
    goal: Formula

def names_of(items: Sequence[Item], least: int, most: int, where: Item) -> List[bytes]:
    """Different names, not too many."""
    names = [name_of(item) for item in items]
    reject_if(not least <= len(names) <= most, "wrong number of names", where)
    reject_if(len(set(names)) < len(names), "a name is bound twice", where)
    return names

def read_window(item: Item) -> Tuple[List[bytes], List[int], Tuple[bool, bool]]:
    """Read the window of a move: its names, its blocks, and whether gaps begin and end it."""
    words = [word_of(entry) for entry in items_of(item)]
    gaps = [word == b".." for word in words]
    reject_if(any(both == (True, True) for both in zip(gaps, gaps[1:])), "two gaps", item)
    entries = [entry for entry, gap in zip(items_of(item), gaps) if not gap]
    names = names_of(entries, 1, MOST_SEEN, item)
    blocks: List[int] = []
    for index, gap in enumerate(gaps):
        if not gap:
            if index and not gaps[index - 1]:
                blocks[-1] += 1
            else:
                blocks.append(1)
    return names, blocks, (gaps[0], gaps[-1])

def read_rule(item: Item, row: bool, names: List[bytes]) -> Rule:
    """Read a move."""
    parts = contents(item, b"move", 3 if row else 2)
    blocks, ends = [len(names)], (False, False)
    if row:
        names, blocks, ends = read_window(parts.pop(0))
    part = Part(CONTEXT, names)
    bound = part.bind(parts[0])
    reject_if(len(parts) < 2, "a move without (to ...)", item)
    conditions = [part.formula(entry) for entry in parts[1:-1]]
    to = tuple(map(part.number, contents(parts[-1], b"to", len(names), len(names))))
    reject_if(not part.visible.issuperset(to), "a number is used outside its scope", item)
    return Rule(blocks, ends, len(bound), conditions, to)

def read_law(item: Item, row: bool, names: List[bytes]) -> Law:
    """Read a law."""
    parts = contents(item, b"law", 2 if row else 1, 2 if row else 1)
    if row:
        names = names_of(items_of(parts[0]), 1, 2, item)
    return Law(len(names), Part(CONTEXT, names).formula(parts[-1]))

def read_counts(names: Sequence[bytes], parts: Sequence[Item]) -> Formula:
    """Read a list of one name and a formula about names and this one."""
    part = Part(CONTEXT, names)
    reject_if(len(part.bind(parts[0])) != 1, "exactly one name is expected", parts[0])
    return part.formula(parts[1])

def read_sizes(item: Item) -> Sizes:
    """Read `(statement PART …)`."""
    parts = contents(item, b"statement")[::-1]
    any_number, most, is_sorted = len(parts), 1, False
    form = take(parts, 1, 1, b"heaps", b"row")[0]
    row = head_of(form) == b"row"
    if row:
        names = names_of(contents(form, b"row", 4, 4), 4, 4, form)
        is_sorted = [contents(entry, b"sorted", 0, 0) for entry in take(parts, 0, 1, b"sorted")] != []
    else:
        count, *words = contents(form, b"heaps", 2)
        most, names = number_of(count, 1, MOST_HEAPS), names_of(words, 1, MOST_IN_HEAP, form)
    laws = [read_law(entry, row, names) for entry in take(parts, 0, any_number, b"law")]
    stuck = word_of(contents(take(parts, 1, 1, b"stuck")[0], b"stuck", 1, 1)[0])
    reject_if(stuck not in (b"lost", b"won"), "expected: lost or won", item)
    rules = [read_rule(entry, row, names) for entry in take(parts, 0, any_number, b"move")]
    totals: Dict[bytes, Total] = {}
    for entry in take(parts, 0, any_number, b"total"):
        fold, name, *counts = contents(entry, b"total", 4, 4)
        reject_if(word_of(fold) not in (b"xor", b"sum", b"max"), "expected: xor, sum or max", fold)
        reject_if(name_of(name) in totals or len(totals) == MOST_TOTALS, "too many totals of a name", name)
        totals[name_of(name)] = Total(word_of(fold), read_counts(names, counts))
    last = take(parts, 1, 1, b"lost", b"value", b"columns")[0]
    claim = head_of(last)
    about = contents(last, claim, *((1, 1) if claim == b"lost" else (2, 2)))
    if claim == b"lost":
        goal = Part(CONTEXT, list(totals)).formula(about[0])
    else:
        goal = read_counts(names if claim == b"columns" else list(totals), about)
    reject_if(parts, "a part that does not belong here", parts[-1] if parts else None)
    columns, won = claim == b"columns", stuck == b"won"
    reject_if(row and (columns or won) or (most > 1 and not columns), "the claim does not fit the game", item)
    reject_if(claim == b"value" and won, "nim-values where the last move loses", item)
    reject_if(columns != (not totals), "totals do not fit the claim", item)
    return Sizes(row, most, is_sorted, names, laws, stuck, rules, list(totals.values()), claim, goal)


# Formulas

def both(*formulas: Formula) -> Formula:
    """All of these hold."""
    return formulas[0] if len(formulas) == 1 else Compound(b"and", (), list(formulas))

def either(*formulas: Formula) -> Formula:
    """One of these holds."""
    return formulas[0] if len(formulas) == 1 else Compound(b"or", (), list(formulas))

def negation(formula: Formula) -> Formula:
    """It does not hold."""
    return Compound(b"not", (), [formula])

def some(numbers: Sequence[int], *formulas: Formula) -> Formula:
    """There are numbers with which all of these hold."""
    return Compound(b"exists", tuple(numbers), [both(*formulas)]) if numbers else both(*formulas)

def less(a: Optional[int], constant: int, b: int) -> Formula:
    """a + constant < b; without a it counts as 0."""
    return linear("negative", {b: -1} if a is None else {a: 1, b: -1} if a != b else {}, constant)

def equal(a: int, b: Optional[int], constant: int) -> Formula:
    """a = b + constant; without b it counts as 0."""
    return linear("zero", {a: 1} if b is None else {a: 1, b: -1} if a != b else {}, -constant)

def put_steps(formula: Formula, numbers: Sequence[int]) -> Steps:
    """A formula at other numbers."""
    def new(number: int) -> int:
        return numbers[number] if number < len(numbers) else WITHIN + number
    if isinstance(formula, Literal):
        return formula.replace({number: new(number) for number in formula.numbers})
    below = []
    for inner in formula.formulas:
        below.append((yield put_steps(inner, numbers)))
    return Compound(formula.operator, tuple(map(new, formula.numbers)), below)

def literals_of(formula: Formula) -> Iterable[Literal]:
    """The literals of a formula."""
    pending = [formula]
    while pending:
        part = pending.pop()
        if isinstance(part, Literal):
            yield part
        else:
            pending.extend(part.formulas)

def is_of_places(literal: Literal) -> bool:
    """True for a literal about places and lengths alone."""
    return bool(literal.numbers) and set(literal.numbers) <= set(PLACES)

TRUE, FALSE = Compound(b"and", (), []), Compound(b"or", (), [])

def is_plain(formula: Formula) -> bool:
    """True for `true` and `false`."""
    return isinstance(formula, Compound) and not formula.formulas

def at_residue(formula: Formula, modulus: int, residue: int) -> Steps:
    """A formula whose place literals are replaced by truth values."""
    if isinstance(formula, Literal):
        if not is_of_places(formula):
            return formula
        return TRUE if ((residue + formula.relation[2]) % modulus == 0) == formula.positive else FALSE
    below = []
    for inner in formula.formulas:
        below.append((yield at_residue(inner, modulus, residue)))
    if formula.operator == b"not":
        return negation(below[0]) if not is_plain(below[0]) else FALSE if below[0] == TRUE else TRUE
    if formula.operator == b"exists":
        return below[0] if is_plain(below[0]) else Compound(b"exists", formula.numbers, below)
    neutral, decisive = (TRUE, FALSE) if formula.operator == b"and" else (FALSE, TRUE)
    if any(is_plain(part) and part.operator == decisive.operator for part in below):
        return decisive
    kept = [part for part in below if not is_plain(part)]
    return both(*kept) if neutral is TRUE else either(*kept)


# Scenes of rows

class Way(NamedTuple):
    """What the sides of the blocks are: joined, apart, any; and the residues of the runs."""
    sides: Tuple[str, ...]
    residues: Tuple[int, ...]

class Seen(NamedTuple):
    """An entry of a scene: its number, the entry before it, its window index, whether it counts."""
    entry: int
    before: Optional[int]
    window: Optional[int]
    counts: bool
    place: Optional[int]
    residue: int

class Owner(NamedTuple):
    """The owner of a move: its index in the window, its numbers, and the entry behind it with its place."""
    window: int
    entry: Tuple[int, ...]
    behind: Optional[Tuple[int, int]]

class Scene:
    """The entries around a window."""

    def __init__(self, maker: "Maker", rule: Rule, way: Way, owner: Optional[Owner] = None) -> None:
        self.maker, self.rule, self.way, self.owner = maker, rule, way, owner
        self.length = owner.entry[2] if owner else maker.new()
        self.seen: List[Seen] = []
        self.fronts: List[int] = []
        self.new_places: List[int] = []
        self.places: List[Formula] = []
        self.runs: List[List[int]] = []
        self.nothing: Optional[int] = None
        self.ends: List[Tuple[int, int]] = []         # of each run, the anchor and how far it goes behind it
        self.anchors: List[Tuple[int, int]] = []      # of each run, and the number of entries before it
        window = 0
        for run_index, blocks in enumerate(runs_of(rule, way)):
            window = self.add_run(run_index, blocks, window)
        for (anchor, offset), residue in zip(self.anchors, way.residues):
            if owner is None or anchor != owner.entry[1]:
                self.places.extend(maker.residue(residue + offset * maker.step, anchor, self.length))

    def add_run(self, run_index: int, blocks: List[int], window: int) -> int:
        """Add a run of blocks; return the index of the next entry of the window."""
        maker, rule, way, owner = self.maker, self.rule, self.way, self.owner
        first_block = sum(len(run) for run in runs_of(rule, way)[:run_index])
        begin, first = len(self.seen), window
        side = way.sides[first_block]
        entries: List[int] = []
        front: Optional[int] = None
        if maker.linked and rule.changes(window):
            front = owner.entry[3] if owner and owner.window == window else maker.new()
            self.fronts.append(front)
            if side == "joined":
                self.nothing = front
            else:
                entries.append(front)
        end = window + sum(blocks)
        residue = way.residues[run_index]
        anchor: Optional[Tuple[int, int]] = None

        def see(known: Optional[int], place: Optional[int], index: Optional[int], counts: bool) -> None:
            """Add an entry, with new numbers for what is not known."""
            nonlocal anchor
            entry = maker.new() if known is None else known
            at: Optional[int] = None
            if counts and maker.placed:
                if place is None:
                    place = maker.new()
                    self.new_places.append(place)
                at = place
            own = owner.entry[1] if owner and index == owner.window else None
            named, offset = at if at is not None else own, len(self.seen) - begin
            if named is not None and anchor is not None:
                self.places.append(equal(named, anchor[0], offset - anchor[1]))
            elif named is not None:
                anchor = (named, offset)
            before = entries[-1] if entries else front
            self.seen.append(Seen(entry, before, index, counts, at, residue + offset * maker.step))
            entries.append(entry)
        while window < end:
            known, place = None, None
            if owner and owner.window == window:
                known, place = owner.entry[0], owner.entry[1]
            elif owner and maker.linked and owner.window == window + 1 < end:
                known = owner.entry[3]
            elif owner and maker.linked and owner.behind and first < window == owner.window + 1:
                known, place = owner.behind
            after = maker.by_counts and window > first and rule.changes(window - 1)
            mine = owner is not None and owner.window == window
            see(known, place, window, mine or rule.changes(window) or after)
            window += 1
        last_block = first_block + len(blocks)
        if way.sides[last_block] == "apart" and rule.changes(window - 1):
            behind = owner.behind if owner and owner.window + 1 == window else None
            see(behind[0] if behind else None, behind[1] if behind else None, None, maker.by_counts)
        if anchor is None:
            anchor = (maker.new(), 0)
            self.new_places.append(anchor[0])
        rest = len(self.seen) - begin - 1 - anchor[1]
        if run_index == 0:
            self.places.append(equal(anchor[0], None, 1 + anchor[1]) if side == "joined" else
                               less(None, anchor[1] + (side == "apart"), anchor[0]))
        else:
            previous, behind_it = self.ends[-1]
            between = side == "apart" and self.seen[begin - 1].window is not None
            self.places.append(less(previous, behind_it + anchor[1] + between, anchor[0]))
        if last_block + 1 == len(way.sides):
            self.places.append(equal(self.length, anchor[0], rest) if way.sides[-1] == "joined" else
                               less(anchor[0], rest - 1, self.length))
        self.anchors.append(anchor)
        self.ends.append((anchor[0], rest))
        self.runs.append(entries)
        return window

    def known(self, results: Dict[int, int]) -> List[Formula]:
        """The laws of the entries of the scene, with some of them replaced."""
        laws: List[Formula] = []
        for entries in self.runs:
            entries = [results.get(entry, entry) for entry in entries]
            for law in self.maker.sizes.laws:
                for index in range(len(entries) - law.width + 1):
                    laws.append(self.maker.put(law.formula, entries[index:index + law.width]))
        return laws

    def front_formulas(self) -> List[Formula]:
        """What says that a front is 0."""
        return [] if self.nothing is None else [equal(self.nothing, None, 0)]

    def window(self) -> List[int]:
        """The entries of the window."""
        return [seen.entry for seen in self.seen if seen.window is not None]

    def numbers(self, seen: Seen, results: Dict[int, int]) -> List[int]:
        """The numbers of an entry that counts."""
        before = seen.entry if seen.before is None else seen.before
        place = seen.entry if seen.place is None else seen.place
        return [results.get(seen.entry, seen.entry), place, self.length, results.get(before, before)]

def runs_of(rule: Rule, way: Way) -> List[List[int]]:
    """The blocks of each run."""
    runs: List[List[int]] = []
    for index, block in enumerate(rule.blocks):
        if index and way.sides[index] == "joined":
            runs[-1].append(block)
        else:
            runs.append([block])
    return runs

def position_of(rule: Rule, way: Way, window: int) -> Tuple[int, int]:
    """The run of an entry of the window, and its index there."""
    for index, blocks in enumerate(runs_of(rule, way)):
        if window < sum(blocks):
            return index, window
        window -= sum(blocks)
    reject("an entry beyond the window")

def admits(rule: Rule, way: Way, window: int, first: bool, last: bool) -> bool:
    """True if an entry of the window may be the first of its row or not, and the last or not."""
    def fits(side: str, outermost: bool, wanted: bool) -> bool:
        if not outermost or side == "apart":
            return not wanted
        return side == "any" or wanted
    return (fits(way.sides[0], window == 0, first)
            and fits(way.sides[-1], window + 1 == sum(rule.blocks), last))


# The list

class Maker:
    """Makes the sentences."""

    def __init__(self, sizes: Sizes, falls: Any, among: Optional[Formula], blocked: Optional[Formula],
                 budget: Budget) -> None:
        self.sizes, self.falls, self.among_formula, self.blocked_formula = sizes, falls, among, blocked
        self.budget, self.next = budget, 0
        self.sentences: List[List[Formula]] = []
        self.modulus, self.step, self.by_length, self.placed = self.find_residues()
        self.moving = sizes.stuck == b"won" and sizes.claim != b"columns"
        self.width = len(sizes.totals) + self.moving
        counted = chain.from_iterable(literals_of(total.formula) for total in sizes.totals)
        self.by_counts = sizes.row and any(3 in literal.numbers for literal in counted)
        self.linked = self.by_counts or sizes.row and any(law.width > 1 for law in sizes.laws)

    def find_residues(self) -> Tuple[int, int, int, bool]:
        """The modulus, the coefficients of places and lengths, and whether the totals are placed."""
        if not self.sizes.row:
            return 1, 0, 0, False
        literals = list(chain.from_iterable(literals_of(total.formula) for total in self.sizes.totals))
        found, others = set(), False
        for literal in literals:
            if not is_of_places(literal):
                others = others or any(place in literal.numbers for place in PLACES)
            elif len(literal.relation) == 3 and isinstance(literal.relation[0], int):
                weights = dict(zip(literal.numbers, literal.relation[1]))
                found.add((literal.relation[0], weights.get(1, 0), weights.get(2, 0)))
            else:
                found.add((0, 0, 0))
        if len(found) == 1 and 1 <= min(found)[0] <= MOST_RESIDUES:
            modulus, by_place, by_length = found.pop()
            return modulus, by_place, by_length, others or modulus == 1
        return 1, 0, 0, others or bool(found)

    def new(self) -> int:
        """A new number."""
        self.next += 1
        return self.next - 1

    def some(self, count: int) -> List[int]:
        """New numbers."""
        return [self.new() for _ in range(count)]

    def put(self, formula: Formula, numbers: Sequence[int]) -> Formula:
        """A formula at numbers."""
        self.budget.use(1, 128)
        result: Formula = run(put_steps(formula, numbers))
        return result

    def no(self, *formulas: Formula) -> None:
        """Add a sentence. The next one has numbers of its own."""
        self.budget.use(len(formulas), 64 * len(formulas))
        self.sentences.append(list(formulas))
        self.next = 0

    def residue(self, residue: int, place: int, length: int) -> List[Formula]:
        """The residue of a place."""
        if self.modulus == 1:
            return []
        return [linear(self.modulus, {place: self.step, length: self.by_length}, -residue % self.modulus)]

    def laws(self, entries: Sequence[int]) -> List[Formula]:
        """The laws of consecutive entries, or of a heap."""
        return [self.put(law.formula, entries) for law in self.sizes.laws if law.width == len(entries)]

    def count(self, entry: Sequence[int], residue: int, counts: Sequence[int]) -> List[Formula]:
        """Count."""
        result = [self.put(self.total_at(total, residue), [*entry, number])
                  for total, number in zip(self.sizes.totals, counts)]
        if len(counts) > len(self.sizes.totals):
            can = either(*[some([WITHIN + len(entry) + index for index in range(rule.bound)],
                                *[self.put(condition, entry) for condition in rule.conditions])
                           for rule in self.sizes.rules])
            result.append(either(both(equal(counts[-1], None, 1), can),
                                 both(equal(counts[-1], None, 0), negation(can))))
        return result

    def total_at(self, total: Total, residue: int) -> Formula:
        """The formula of a total for a residue."""
        if self.modulus == 1:
            return total.formula
        result: Formula = run(at_residue(total.formula, self.modulus, residue % self.modulus))
        return result

    def join(self, a: Sequence[int], b: Sequence[int], c: Sequence[int]) -> List[Formula]:
        """Join."""
        result: List[Formula] = []
        folds = [total.fold for total in self.sizes.totals] + [b"max"] * self.moving
        for fold, x, y, z in zip(folds, a, b, c):
            if fold == b"xor":
                result.append(Literal(True, (b"xor",), (x, y, z)))
            elif fold == b"sum":
                result.append(linear("zero", {x: 1, y: 1, z: -1}, 0))
            else:
                result.append(either(both(less(y, -1, x), equal(z, x, 0)), both(less(x, 0, y), equal(z, y, 0))))
        return result

    def among(self, *lists: Sequence[int]) -> List[Formula]:
        """Among."""
        if self.among_formula is None:
            return []
        return [self.put(self.among_formula, totals) for totals in lists]

    def blocked(self, own: Sequence[int], others: Sequence[int], aim: Sequence[int]) -> Formula:
        """Blocked."""
        assert self.blocked_formula is not None
        return self.put(self.blocked_formula, [*own, *others, *aim])

    def goal(self, totals: Sequence[int], aim: Sequence[int]) -> Formula:
        """Goal."""
        return self.put(self.sizes.goal, [*totals[:len(self.sizes.totals)], *aim])

    def aim(self) -> List[int]:
        """The number that is aimed at, if there is one."""
        return self.some(1) if self.sizes.claim == b"value" else []

    def played(self, rule: Rule, entries: Sequence[int]) -> Tuple[List[int], List[Formula], List[int]]:
        """A move at entries: the new numbers of its list, its conditions, its result."""
        bound = self.some(rule.bound)
        numbers = [*entries, *bound]
        conditions = [self.put(condition, numbers) for condition in rule.conditions]
        return bound, conditions, [numbers[number] for number in rule.to]

    def alone(self, rule: Rule) -> Tuple[List[Formula], List[int], List[int]]:
        """A move by itself: what is known, and the numbers before and after it."""
        before = self.some(len(rule.to))
        lists = [[entry] for entry in before] if self.sizes.row else [before]
        known = list(chain.from_iterable(map(self.laws, lists)))
        _, conditions, after = self.played(rule, before)
        return known + conditions, before, after

    def entry(self, residue: int) -> Tuple[List[int], List[Formula]]:
        """An entry, and what is known of it."""
        numbers = self.some(len(self.sizes.names))
        if not self.sizes.row:
            return numbers, self.laws(numbers)
        own, place, length, before = numbers
        known = self.laws([own]) + [less(None, 0, place), less(place, -1, length)]
        known += self.residue(residue, place, length)
        if self.linked:
            later = [less(None, 1, place), *self.laws([before]), *self.laws([before, own])]
            known.append(either(both(equal(place, None, 1), equal(before, None, 0)), both(*later)))
        return numbers, known

    def ways(self, rule: Rule) -> List[Way]:
        """All ways in which a window may lie."""
        options: List[Sequence[str]] = []
        window = 0
        for index in range(len(rule.blocks) + 1):
            inner = 0 < index < len(rule.blocks)
            gap = inner or rule.open[0 if index == 0 else 1]
            changed = (index > 0 and rule.changes(window - 1)
                       or index < len(rule.blocks) and rule.changes(window))
            both_ways = self.linked and changed
            options.append(("joined", "apart") if gap and both_ways else ("any",) if gap else ("joined",))
            window += rule.blocks[index] if index < len(rule.blocks) else 0
        result: List[Way] = []
        for sides in product(*options):
            runs = len(runs_of(rule, Way(sides, ())))
            result.extend(Way(sides, residues) for residues in product(range(self.modulus), repeat=runs))
        return result

    def make(self) -> List[List[Formula]]:
        """All sentences."""
        if self.sizes.claim == b"columns":
            self.counts_of(self.sizes.goal, 0)
            self.stays()
            self.columns()
            return self.sentences
        for total in self.sizes.totals:
            for residue in range(self.modulus):
                self.counts_of(self.total_at(total, residue), residue)
        if self.sizes.is_sorted:
            a, b = self.some(2)
            self.no(*self.laws([a]), *self.laws([b]), *self.laws([a, b]), less(b, 0, a))
        for rule in self.sizes.rules:
            self.ends(rule)
        self.stays()
        if self.among_formula is not None:
            self.totals_among()
        if self.sizes.claim == b"value":
            totals = self.some(self.width)
            v, u = self.some(2)
            known = self.among(totals)
            one, other = self.goal(totals, [v]), self.goal(totals, [u])
            self.no(*known, negation(some([v], one)))
            self.no(*known, one, other, less(u, 0, v))
        for rule in self.sizes.rules:
            self.goal_to_goal(rule)
        self.mended()
        self.closed()
        return self.sentences

    def counts_of(self, formula: Formula, residue: int) -> None:
        """An entry counts exactly one number."""
        entry, known = self.entry(residue)
        v, u = self.some(2)
        one, other = self.put(formula, [*entry, v]), self.put(formula, [*entry, u])
        self.no(*known, negation(some([v], one)))
        self.no(*known, one, other, less(u, 0, v))

    def ends(self, rule: Rule) -> None:
        """Play ends."""
        known, before, after = self.alone(rule)
        if self.sizes.row:
            order = list(zip(before, after))
            for old, new in order[::-1] if self.falls == b"last" else order:
                self.no(*known, less(old, 0, new))
                known.append(equal(old, new, 0))
            self.no(*known)
            return
        for rank in self.falls:
            if rank.constant < 0 or any(weight < 0 for weight in rank.terms.values()):
                terms = {before[number]: weight for number, weight in rank.terms.items()}
                self.no(*known, linear("negative", terms, rank.constant))
        for rank in self.falls:
            change: Dict[int, int] = {}
            for number, weight in rank.terms.items():
                change[before[number]] = change.get(before[number], 0) + weight
                change[after[number]] = change.get(after[number], 0) - weight
            self.no(*known, linear("negative", change, 0))
            known.append(linear("zero", change, 0))
        self.no(*known)

    def stays(self) -> None:
        """Positions stay positions."""
        for rule in self.sizes.rules:
            if not self.sizes.row:
                known, _, after = self.alone(rule)
                for law in self.sizes.laws:
                    self.no(*known, negation(self.put(law.formula, after)))
                continue
            for sides in sorted({way.sides for way in self.ways(rule)}):
                self.next = 0
                runs = len(runs_of(rule, Way(sides, ())))
                scene = Scene(self, rule, Way(sides, (0,) * runs))
                known, results, _ = self.in_scene(scene, rule)
                for old, new in zip(scene.known({}), scene.known(results)):
                    if old != new:
                        self.no(*known, negation(new))

    def in_scene(self, scene: Scene, rule: Rule) -> Tuple[List[Formula], Dict[int, int], List[int]]:
        """Known of entries and the move; the results of the entries; the numbers of the move's list."""
        bound, conditions, after = self.played(rule, scene.window())
        known = scene.front_formulas() + scene.known({}) + conditions
        return known, dict(zip(scene.window(), after)), bound

    def totals_among(self) -> None:
        """All totals satisfy `among`."""
        totals = self.some(self.width)
        outside = negation(self.among(totals)[0])
        self.no(*[equal(total, None, 0) for total in totals], outside)
        for residue in range(self.modulus):
            entry, known = self.entry(residue)
            counts = self.some(self.width)
            self.no(*known, *self.count(entry, residue, counts), negation(self.among(counts)[0]))
        s, t, u = [self.some(self.width) for _ in range(3)]
        self.no(*self.among(s, t), *self.join(s, t, u), negation(self.among(u)[0]))

    def chained(self, scene: Scene, start: List[int],
                results: Dict[int, int]) -> Tuple[List[Formula], List[int], List[int]]:
        """A chain: its formulas, its numbers, and where it ends."""
        formulas: List[Formula] = []
        numbers: List[int] = []
        for seen in scene.seen:
            if seen.counts:
                counts, after = self.some(len(start)), self.some(len(start))
                formulas += self.count(scene.numbers(seen, results), seen.residue, counts)
                formulas += self.join(start, counts, after)
                numbers += [*counts, *after]
                start = after
        return formulas, numbers, start

    def goal_to_goal(self, rule: Rule) -> None:
        """No move leads from a goal to a goal."""
        if not self.sizes.row:
            self.next = 0
            known, before, after = self.alone(rule)
            others = self.some(self.width)
            known += self.among(others)
            ends = []
            for entry in (before, after):
                counts, ends_with = self.some(len(self.sizes.totals)), self.some(len(self.sizes.totals))
                known += self.count(entry, 0, counts) + self.join(others, counts, ends_with)
                ends.append(ends_with)
            aim = self.aim()
            self.no(*known, *[self.goal(totals, aim) for totals in ends])
            return
        for way in self.ways(rule):
            self.next = 0
            scene = Scene(self, rule, way)
            known, results, _ = self.in_scene(scene, rule)
            others = self.some(self.width)
            before_formulas, _, first = self.chained(scene, others, {})
            after_formulas, _, second = self.chained(scene, others, results)
            aim = self.aim()
            self.no(*scene.places, *known, *self.among(others), *before_formulas, *after_formulas,
                    self.goal(first, aim), self.goal(second, aim))

    def mended(self) -> None:
        """Mended."""
        self.next = 0
        if self.sizes.row:
            cases: List[Any] = list(product((True, False), repeat=2)) if self.linked else [None]
            for residue in range(self.modulus):
                for case in cases:
                    self.mended_row(residue, case)
            return
        heap = self.some(len(self.sizes.names))
        counts, others = self.some(self.width), self.some(self.width)
        aim = self.aim()
        known = self.laws(heap) + self.count(heap, 0, counts) + self.among(others)
        known.append(negation(self.blocked(counts, others, aim)))
        for rule in self.sizes.rules:
            bound, formulas, after = self.played(rule, heap)
            own, whole = self.some(len(self.sizes.totals)), self.some(len(self.sizes.totals))
            formulas += self.count(after, 0, own) + self.join(others, own, whole) + [self.goal(whole, aim)]
            known.append(negation(some([*bound, *own, *whole], *formulas)))
        self.no(*known)

    def mended_row(self, residue: int, case: Optional[Tuple[bool, bool]]) -> None:
        """Mended, for an entry of a row."""
        self.next = 0
        entry = self.some(4)
        own, place, length, before = entry
        known = self.laws([own]) + [less(None, 0, place), less(place, -1, length)]
        known += self.residue(residue, place, length)
        behind: Optional[Tuple[int, int]] = None
        if case and case[0]:
            known += [equal(place, None, 1), equal(before, None, 0)]
        elif case:
            known += [less(None, 1, place), *self.laws([before]), *self.laws([before, own])]
        if case and case[1]:
            known.append(equal(length, place, 0))
        elif case:
            behind = (self.new(), self.new())
            known += [less(place, 0, length), equal(behind[1], place, 1)]
            known += self.laws([behind[0]]) + self.laws([own, behind[0]])
        counts, others = self.some(self.width), self.some(self.width)
        known += self.count(entry, residue, counts) + self.among(others)
        rest = others
        if behind and self.by_counts:
            next_counts, rest = self.some(self.width), self.some(self.width)
            known += self.count([*behind, length, own], residue + self.step, next_counts)
            known += self.join(rest, next_counts, others) + self.among(rest)
        aim = self.aim()
        known.append(negation(self.blocked(counts, others, aim)))
        mends = []
        for rule in self.sizes.rules:
            window = len(rule.to) - 1 if self.falls == b"last" else 0
            for way in self.ways(rule):
                index, offset = position_of(rule, way, window)
                if way.residues[index] or case and not admits(rule, way, window, *case):
                    continue
                residues = list(way.residues)
                residues[index] = residue - offset * self.step
                owner = Owner(window, tuple(entry), behind)
                scene = Scene(self, rule, Way(way.sides, tuple(residues)), owner)
                mends.append(negation(self.mends_row(scene, known, others, rest, aim)))
        self.no(*known, *mends)

    def mends_row(self, scene: Scene, stated: List[Formula], others: List[int], rest: List[int],
                  aim: List[int]) -> Formula:
        """Mends, for a row."""
        owner, rule = scene.owner, scene.rule
        assert owner is not None
        given = {*owner.entry, *(owner.behind[:1] if owner.behind else ())}
        around = [number for number in chain(scene.fronts, (seen.entry for seen in scene.seen))
                  if number not in given]
        known = scene.front_formulas() + scene.known({})
        counting = [seen for seen in scene.seen if seen.counts]
        is_next = [owner.behind is not None and seen.entry == owner.behind[0] for seen in counting]
        whole = rest if any(is_next) else others
        unknown = [seen for seen, following in zip(counting, is_next)
                   if seen.window != owner.window and not following]
        begin = self.some(self.width) if unknown else whole
        last = begin
        for index, seen in enumerate(unknown):
            counts = self.some(self.width)
            after = whole if index + 1 == len(unknown) else self.some(self.width)
            known += self.count(scene.numbers(seen, {}), seen.residue, counts) + self.join(last, counts, after)
            around += [*last, *counts]
            last = after
        known += self.among(begin)
        places = [formula for formula in scene.places if formula not in stated]
        bound, conditions, results = self.played(rule, scene.window())
        formulas, numbers, end = self.chained(scene, begin, dict(zip(scene.window(), results)))
        move = some([*bound, *numbers], *places, *known, *conditions, *formulas, self.goal(end, aim))
        if not around and not scene.new_places:
            return move
        return some(scene.new_places, *places, negation(some(around, *known, negation(move))))

    def closed(self) -> None:
        """Blocked together, no entries, all entries, without moves."""
        self.next = 0
        s, t, x, p, q, u = [self.some(self.width) for _ in range(6)]
        aim = self.aim()
        self.no(*self.among(s, t, x), *self.join(t, x, p), *self.join(s, x, q), *self.join(s, t, u),
                self.blocked(s, p, aim), self.blocked(t, q, aim), negation(self.blocked(u, x, aim)))
        own, others = self.some(self.width), self.some(self.width)
        aim = self.aim()
        blocked = self.blocked(own, others, aim)
        self.no(*[equal(total, None, 0) for total in own], *self.among(others), negation(blocked))
        whole = [equal(total, None, 0) for total in others] + self.among(own) + [blocked]
        if aim:
            value = max(own + others + aim) + 1
            whole += [self.goal(own, [value]), less(aim[0], 0, value)]
        else:
            whole.append(negation(self.goal(own, [])))
        if self.moving:
            whole.append(equal(own[-1], None, 1))
        self.no(*whole)
        if self.moving:
            self.no(*self.among(own), equal(own[-1], None, 0), self.goal(own, []))

    def columns(self) -> None:
        """What heaps count behaves like heaps of Nim."""
        for rule in self.sizes.rules:
            self.next = 0
            known, before, after = self.alone(rule)
            v, u = self.some(2)
            old, new = self.put(self.sizes.goal, [*before, v]), self.put(self.sizes.goal, [*after, u])
            self.no(*known, old, new, less(v, -1, u))
        heap, known = self.entry(0)
        v, u = self.some(2)
        known += [self.put(self.sizes.goal, [*heap, v]), less(u, 0, v)]
        for rule in self.sizes.rules:
            bound, formulas, after = self.played(rule, heap)
            formulas.append(self.put(self.sizes.goal, [*after, u]))
            known.append(negation(some(bound, *formulas)))
        self.no(*known)


# Checking

def read_reasons(sizes: Sizes, parts: List[Item]) -> Tuple[Any, Optional[Formula], Optional[Formula]]:
    """Read `falls`, `among` and `blocked`, which stand in a list from its end."""
    if sizes.claim == b"columns":
        return None, None, None
    item = take(parts, 1, 1, b"falls")[0]
    falls: Any
    if sizes.row:
        falls = word_of(contents(item, b"falls", 1, 1)[0])
        reject_if(falls not in (b"last", b"first"), "expected: last or first", item)
    else:
        places = Part(CONTEXT, sizes.names)
        falls = [NOTHING.plus(run(places.sum(entry)), 1, entry) for entry in contents(item, b"falls")]
    width = len(sizes.totals) + (sizes.stuck == b"won")
    formulas: List[Optional[Formula]] = []
    for least, head, count in ((0, b"among", width), (1, b"blocked", 2 * width + (sizes.claim == b"value"))):
        found = None
        for item in take(parts, least, 1, head):
            names, formula = contents(item, head, 2, 2)
            found = Part(CONTEXT, names_of(items_of(names), count, count, names)).formula(formula)
        formulas.append(found)
    return falls, formulas[0], formulas[1]

def check(items: Sequence[Item], budget: Budget) -> str:
    """Check a certificate for all sizes; return what has been accepted."""
    parts = read_version(items, b"sizes")
    sizes = read_sizes(take(parts, 1, 1, b"statement")[0])
    falls, among, blocked = read_reasons(sizes, parts)
    sentences = Maker(sizes, falls, among, blocked, budget).make()
    context = Context(BINARY, {}, {})
    moves = [Move(b"move", (), formulas, [()]) for formulas in sentences]
    game = Statement(context, [], [], False, [], [], b"lost", moves, [], {})
    return verify.check(verify.read_tables(game, parts), budget)
