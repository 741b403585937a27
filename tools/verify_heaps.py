"""Check certificates of games on one heap: periods, and misère quotients.

This checker follows the pages book/en/heaps.md and book/en/misere-heaps.md and shares no code with Bouton.
`verify.py` calls it for certificates that begin with `(period 2)` or `(quotient 2)`.
"""

import math
import operator
from bisect import bisect_left
from functools import partial
from itertools import combinations_with_replacement, permutations, product
from typing import (Any, Callable, Dict, Iterable, Iterator, List, NamedTuple, Optional, Sequence, Set, Tuple,
                    Union)

from verify import (BINARY, Budget, Context, Formula, Item, Literal, Memo, Part, Rejected, Steps, Undecided,
                    contents, head_of, items_of, linear, name_of, number_of, read_version, reject_if, run,
                    take, word_of)

BELOW = 2 ** 30            # numbers of a certificate are smaller
MOST_MASK = 2 ** 32 - 1
MOST_PARTS = 3             # of a move
MOST_AMOUNTS = 2 ** 24     # of the bounds M, L, B of the page
LARGEST_COEFFICIENT = 2 ** 62
MOST_VALUE = 2 ** 16       # of a heap that may be split


# Rules

class Gate(NamedTuple):
    """All, or one, of the conditions before it have to hold."""
    every: bool
    size: int

Condition = List[Union[Literal, Gate]]        # in postfix order; opposites stand at literals alone

class Rule(NamedTuple):
    """A move: the numbers of its parts, and its condition on them and the heap, which is number 0."""
    parts: Tuple[int, ...]
    condition: Condition

class HeapPart(Part):
    """The numbers of a move. Its only literals are comparisons."""

    def literal(self, item: Item) -> Literal:
        reject_if(head_of(item) not in (b"=", b"<", b"<=", b"divides"), "a formula is expected", item)
        return self.comparison(item)

def postfix(formula: Formula, positive: bool, result: Condition, item: Item) -> Steps:
    """Append a formula, or its opposite, to a condition."""
    if isinstance(formula, Literal):
        result.append(formula if positive else formula.opposite())
        return
    reject_if(formula.operator == b"exists", "a formula is expected", item)
    negation = formula.operator == b"not"
    for below in formula.formulas:
        yield postfix(below, positive != negation, result, item)
    if not negation:
        result.append(Gate((formula.operator == b"and") == positive, len(formula.formulas)))

def substitute(literal: Literal, number: int, terms: Dict[int, int], constant: int) -> Literal:
    """A literal with a sum in the place of a number."""
    form, coefficients, total = literal.relation
    combined = dict(zip(literal.numbers, coefficients))
    factor = combined.pop(number, 0)
    for other, coefficient in terms.items():
        combined[other] = combined.get(other, 0) + factor * coefficient
    total += factor * constant
    within_limits([total, *combined.values()])
    return linear(form, combined, total, literal.positive)

def within_limits(coefficients: Iterable[int]) -> None:
    """Give up where coefficients are too large."""
    if max(map(abs, coefficients), default=0) > LARGEST_COEFFICIENT:
        raise Undecided("coefficients")

def eliminate(number: int, formulas: List[Condition], item: Item) -> List[Condition]:
    """Conditions without a number that is no part, by the first equation that says what it is."""
    for index, formula in enumerate(formulas):
        literal = formula[0] if len(formula) == 1 else None
        if not isinstance(literal, Literal) or not literal.positive or literal.relation[0] != "zero":
            continue
        terms = dict(zip(literal.numbers, literal.relation[1]))
        if abs(terms.get(number, 0)) == 1:
            sign = -terms.pop(number)
            terms = {other: sign * coefficient for other, coefficient in terms.items()}
            constant = sign * literal.relation[2]
            natural = linear("negative", terms, constant).opposite()
            return [[natural] if place == index else
                    [substitute(entry, number, terms, constant) if isinstance(entry, Literal) else entry
                     for entry in other] for place, other in enumerate(formulas)]
    literals = [entry for formula in formulas for entry in formula if isinstance(entry, Literal)]
    used = any(number in literal.numbers for literal in literals)
    reject_if(used, "no equation says what a number is", item)
    return formulas

def read_rule(name: Item, item: Item) -> Rule:
    """Read `(move (NAME …) F … (to NAME) …)`."""
    names, *rest = contents(item, b"move", 1)
    part = HeapPart(Context(BINARY, {}, {}), [name_of(name)])
    numbers = part.bind(names)
    formulas: List[Condition] = []
    parts: List[int] = []
    for entry in rest:
        if head_of(entry) == b"to":
            parts.append(part.number(contents(entry, b"to", 1, 1)[0]))
        else:
            reject_if(parts, "a condition after a heap", entry)
            formulas.append([])
            run(postfix(part.formula(entry), True, formulas[-1], entry))
    wrong = len(parts) > MOST_PARTS or len(set(parts)) < len(parts) or 0 in parts
    reject_if(wrong, "heaps that are left are at most three numbers of the move, all different", item)
    for number in numbers:
        if number not in parts:
            formulas = eliminate(number, formulas, item)
    formulas.append([linear("negative", {0: 1}, 0).opposite()])
    condition = [entry for formula in formulas for entry in formula] + [Gate(True, len(formulas))]
    return Rule(tuple(parts), condition)


# Amounts

class Atom(NamedTuple):
    """The sum alpha·d + Σ betas·q + gamma is zero, is negative, or is a multiple of a number; or it is not."""
    form: Union[str, int]
    alpha: int
    betas: Tuple[int, ...]
    gamma: int
    positive: bool

    @property
    def mixed(self) -> bool:
        """True if the atom is not about d alone."""
        return any(self.betas)

    @property
    def aligned(self) -> bool:
        """True if alpha has the sign of all betas."""
        return all(beta * self.alpha >= 0 for beta in self.betas)

View = List[Union[Atom, Gate]]

def views(rule: Rule, live: int, offset: int, budget: Budget) -> Iterator[View]:
    """The views of a move with so many live parts."""
    for chosen in permutations(range(len(rule.parts)), live):
        dead = [part for part in range(len(rule.parts)) if part not in chosen]
        for sizes in product(range(offset + 1), repeat=len(dead)):
            budget.use(len(rule.condition), 256 * len(rule.condition))
            constants = {rule.parts[part]: size for part, size in zip(dead, sizes)}
            places = {rule.parts[part]: place for place, part in enumerate(chosen)}
            yield [atom(entry, constants, places, offset) if isinstance(entry, Literal) else entry
                   for entry in rule.condition]

def atom(literal: Literal, constants: Dict[int, int], places: Dict[int, int], offset: int) -> Atom:
    """A literal in a view. The heap, number 0, is d and all live parts and the offset."""
    form, coefficients, gamma = literal.relation
    terms = dict(zip(literal.numbers, coefficients))
    alpha = terms.pop(0, 0)
    betas = [alpha] * len(places)
    gamma += alpha * offset
    for number, coefficient in terms.items():
        if number in places:
            betas[places[number]] += coefficient
        gamma += coefficient * constants.get(number, offset)
    within_limits([alpha, gamma, *betas])
    if isinstance(form, int):
        return Atom(form, alpha % form, tuple(beta % form for beta in betas), gamma % form, literal.positive)
    return Atom(form, alpha, tuple(betas), gamma, literal.positive)

def solutions(form: Union[str, int], alpha: int, rest: int, start: int, size: int) -> int:
    """The d from a start on for which alpha·d + rest is zero, negative or a multiple, as bits of a number."""
    full = (1 << size) - 1
    rest += alpha * start
    if isinstance(form, int):
        divisor = math.gcd(alpha, form)
        if rest % divisor:
            return 0
        period = form // divisor
        first = -(rest // divisor) * pow(alpha // divisor, -1, period) % period if period > 1 else 0
        bits = 1 << first
        while period < size:
            bits |= bits << period
            period *= 2
        return bits & full
    if alpha == 0:
        return full if (rest == 0 if form == "zero" else rest < 0) else 0
    if form == "zero":
        place = -rest // alpha
        return 1 << place if rest % alpha == 0 and 0 <= place < size else 0
    if alpha > 0:
        return (1 << min(size, max(0, -(rest // alpha)))) - 1
    return full & ~((1 << min(size, max(0, rest // -alpha + 1))) - 1)

class Range:
    """Numbers d from a start on, and the sets of those for which conditions hold."""

    def __init__(self, start: int, size: int, budget: Budget) -> None:
        self.start, self.full, self.size, self.budget = start, (1 << size) - 1, size, budget

    def holds(self, view: View, live: Optional[Sequence[int]]) -> int:
        """The set for which a view is true. Without sizes of the live parts all is true that is not about d."""
        stack: List[int] = []
        self.budget.use(len(view) * (1 + self.size // 64))
        for entry in view:
            if isinstance(entry, Gate):
                operands = stack[len(stack) - entry.size:]
                del stack[len(stack) - entry.size:]
                value = self.full if entry.every else 0
                for operand in operands:
                    value = value & operand if entry.every else value | operand
                stack.append(value)
            elif live is None and entry.mixed:
                stack.append(self.full)
            else:
                rest = entry.gamma + sum(map(operator.mul, entry.betas, live or ()))
                bits = solutions(entry.form, entry.alpha, rest, self.start, self.size)
                stack.append(bits if entry.positive else self.full ^ bits)
        return stack[0]

class Amounts(NamedTuple):
    """A set of amounts: its members below a start, as bits, and those of a length that repeats from there on."""
    bits: int
    start: int
    length: int

    def finite(self) -> bool:
        """True if nothing repeats but absence."""
        return self.bits >> self.start == 0

    def members(self, end: int) -> List[int]:
        """The amounts below an end."""
        bits, known = self.bits, self.start + self.length
        while known < end and not self.finite():
            bits |= bits >> self.start << known
            known += known - self.start
        digits = bin(bits)[:1:-1]
        return [amount for amount in range(min(end, len(digits))) if digits[amount] == "1"]

    def reduced(self) -> "Amounts":
        """The same set with the least length, and the least start from 1 on."""
        tail, length = self.bits >> self.start, self.length
        for prime in primes(length):
            while length % prime == 0 and repeats_with(tail, length, length // prime):
                length //= prime
                tail &= (1 << length) - 1
        start = self.start
        while start > 1 and self.bits >> (start - 1) & 1 == self.bits >> (start - 1 + length) & 1:
            start -= 1
        return Amounts(self.bits & ((1 << (start + length)) - 1), start, length)

def repeats_with(tail: int, length: int, shorter: int) -> bool:
    """True if a number of so many bits repeats with a length that divides theirs."""
    return tail >> shorter == tail & ((1 << (length - shorter)) - 1)

def primes(number: int) -> List[int]:
    """The primes that divide a number."""
    found, divisor = [], 2
    while divisor * divisor <= number:
        if number % divisor == 0:
            found.append(divisor)
            while number % divisor == 0:
                number //= divisor
        divisor += 1
    return found + [number] if number > 1 else found

def bounded(number: int) -> int:
    """A bound of the page; beyond its limit this checker gives up."""
    if number > MOST_AMOUNTS:
        raise Undecided("amounts")
    return number

def amounts(rules: Sequence[Rule], live: int, offset: int, budget: Budget) -> Amounts:
    """The amounts that leave so many live heaps, after the checks of the page."""
    all_views = [view for rule in rules for view in views(rule, live, offset, budget)]
    atoms = [[entry for entry in view if isinstance(entry, Atom)] for view in all_views]
    every = [entry for view in atoms for entry in view]
    length = 1
    for entry in every:
        if isinstance(entry.form, int) and entry.alpha:
            length = bounded(math.lcm(length, entry.form))
    most = max((abs(entry.gamma) // abs(entry.alpha) + 2 for entry in every
                if entry.alpha and not entry.mixed), default=2)
    around = Range(-(bounded(most) + length), 2 * (most + length), budget)
    size = 0
    for view, entries in zip(all_views, atoms):
        bits = around.holds(view, None)
        reject_if(bits & ((1 << (most + length)) - 1), "a move makes heaps larger")
        bits >>= most + length
        largest = None if bits >> most else max(0, bits.bit_length() - 1)
        for entry in entries:
            if entry.mixed:
                size = max(size, size_of(entry, largest))
    grid = bounded(size) + 1
    start = bounded(max([(abs(entry.gamma) + sum(map(abs, entry.betas)) * live * grid) // abs(entry.alpha) + 2
                         for entry in every if entry.alpha], default=2))
    beyond = Range(0, start + length, budget)
    found: Set[int] = set()
    budget.use(0, 64 * grid)
    for steps in product(*[range(place == 0, grid + 1) for place in range(live)]):
        sizes = [sum(steps[:place + 1]) for place in range(live)]
        bits = 0
        for view in all_views:
            bits |= beyond.holds(view, sizes)
        found.add(bits)
        reject_if(len(found) > 1, "the amounts depend on the heaps that are left")
    return Amounts(found.pop(), start, length)

def size_of(entry: Atom, largest: Optional[int]) -> int:
    """The bound B of the page for an atom, after its checks; `largest` is the D of its view."""
    reject_if(isinstance(entry.form, int), "a divisibility depends on the heaps that are left")
    betas = sorted(beta for beta in entry.betas if beta)
    one_sign = betas[0] > 0 or betas[-1] < 0
    reject_if(not one_sign and (len(betas) != 2 or sum(betas)), "heaps that are left are weighed up")
    if entry.aligned:
        return abs(entry.gamma)
    if largest is None:
        raise Rejected("an amount without limit depends on the heaps that are left")
    return abs(entry.gamma) + abs(entry.alpha) * largest


# Heaps

class Game(NamedTuple):
    """The amounts that leave no heap, one, two and three; heaps are those beyond the offset."""
    offset: int
    sets: List[Amounts]

    def most_taken(self) -> int:
        """The largest amount of finite sets."""
        return max([amounts.bits.bit_length() - 1 for amounts in self.sets if amounts.bits], default=0)

    def most_left(self) -> int:
        """The largest number of heaps that a move leaves, at least 1."""
        return max([live for live, amounts in enumerate(self.sets) if amounts.bits] + [1])

Mask = Tuple[int, int]     # ones, and whether sizes count

class Options:
    """What the moves in heaps lead to, when each heap has an element and elements can be joined."""

    def __init__(self, game: Game, end: int, join: Callable[[int, int], int], budget: Budget) -> None:
        self.elements: List[int] = []
        self.join, self.budget = join, budget
        members = [amounts.members(end) for amounts in game.sets]
        self.alone, self.amounts = set(members[0]), members
        self.two, self.three = Memo[Set[int]](self.pairs), Memo[Set[int]](self.triples)

    def pairs(self, total: int) -> Set[int]:
        """The elements of two heaps that have so many stones together."""
        half = total // 2
        self.budget.use(half, 64)
        left, right = self.elements[1:half + 1], self.elements[total - 1:total - half - 1:-1]
        return set(map(self.join, left, right))

    def triples(self, total: int) -> Set[int]:
        """The elements of three heaps."""
        found: Set[int] = set()
        for first in range(1, total - 1):
            element, others = self.elements[first], self.two[total - first]
            self.budget.use(len(others))
            found.update([self.join(element, other) for other in others])
        return found

    def of(self, heap: int) -> Set[int]:
        """The elements of the options of a heap."""
        self.budget.use(sum(map(len, self.amounts[1:])))
        found = {self.elements[heap - amount] for amount in self.amounts[1] if amount < heap}
        if heap in self.alone:
            found.add(0)
        for amount in self.amounts[2]:
            if amount + 2 <= heap:
                found |= self.two[heap - amount]
        for amount in self.amounts[3]:
            if amount + 3 <= heap:
                found |= self.three[heap - amount]
        return found

    def value(self, heap: int) -> int:
        """The least number that is no element of an option."""
        found, value = self.of(heap), 0
        while value in found:
            value += 1
        return value

class Splits(Options):
    """The nim-values of heaps that may be split in two, by few pairs if one of two classes of heaps is rare.

    A class is the parity of the ones of the value under a mask, perhaps with the size. The value and size of
    two heaps together tell whether their classes differ. All such pairs are tried, beside each rare heap. A
    value that only pairs of one class can have is looked for until a pair has it. Any mask gives the values.
    """

    WORTH = 32      # pairs of one class that are tried in the time for one beside a rare heap

    def __init__(self, game: Game, end: int, mask: Mask, budget: Budget) -> None:
        super().__init__(game, end, operator.xor, budget)
        self.mask, self.most = mask, game.most_taken()
        self.classes: Tuple[List[int], List[int]] = [], []
        self.low = bytearray()                      # the lowest eight bits of all values
        self.mixed = Memo[Tuple[bool, int]](self.beside_rare)
        self.sums = Memo[bytes](lambda total: b"")  # the same bits of the first pairs of a total
        budget.use(end, 32 * end + 256 * min(end, self.most + 1))

    def odd(self, value: int, size: int) -> int:
        """The parity of a value under the mask, and a size."""
        return (bin(value & self.mask[0]).count("1") + size * self.mask[1]) & 1

    def beside_rare(self, total: int) -> Tuple[bool, int]:
        """The values of all pairs of different classes, and of some others, unless too many are rare."""
        rare = min(self.classes, key=len)
        rare = rare[:bisect_left(rare, total)]
        if self.WORTH * len(rare) > total:
            return False, 0
        value = self.elements.__getitem__
        found = bits_of(map(operator.xor, map(value, rare), map(value, map(total.__sub__, rare))))
        self.budget.use(len(rare), found.bit_length() // 8)
        return True, found

    def some_pair(self, value: int, total: int, most: int) -> bool:
        """True if one of the first pairs with so many stones together has a value that `mixed` may lack."""
        self.budget.use(1)
        if self.mixed[total][0] and self.odd(value, total):
            return False
        sums, place = self.sums[total], 0
        while place < min(most, total // 2):
            self.budget.use(1 + len(sums) // 512)
            place = sums.find(value & 255, place)
            if place < 0:
                place, size = len(sums), min(2 * len(sums) + 512, total // 2)
                self.budget.use(16 + (size - place) // 8, size - place)
                left, right = self.low[place + 1:size + 1], self.low[total - place - 1:total - size - 1:-1]
                both = int.from_bytes(left, "big") ^ int.from_bytes(right, "big")
                sums = self.sums[total] = sums + both.to_bytes(size - place, "big")
            elif self.elements[place + 1] ^ self.elements[total - place - 1] == value:
                return True
            else:
                place += 1
        return False

    def value(self, heap: int) -> int:
        """The nim-value of the next heap."""
        self.budget.use(16 + len(self.amounts[1]) + len(self.amounts[2]))
        self.mixed.pop(heap - 1 - self.most, None)
        self.budget.use(0, -len(self.sums.pop(heap - 1 - self.most, b"")))
        direct = bits_of(self.elements[heap - amount] for amount in self.amounts[1] if amount < heap)
        totals = [heap - amount for amount in self.amounts[2] if amount + 2 <= heap]
        found, value = direct | (heap in self.alone), 0
        for total in totals:
            found |= self.mixed[total][1]
        tries = [(total, most) for most in (512, heap) for total in totals]
        while found >> value & 1 or any(self.some_pair(value, total, most) for total, most in tries):
            value += 1
        self.budget.use(value)
        self.low.append(value & 255)
        if heap:
            self.classes[self.odd(value, heap)].append(heap)
        return value

def bits_of(numbers: Iterable[int]) -> int:
    """A set of numbers, as bits."""
    return sum(map((1).__lshift__, set(numbers)))

def read_game(item: Item, offset: int, budget: Budget) -> Game:
    """Read `(heaps NAME MOVE …)`, and derive the amounts."""
    name, *moves = contents(item, b"heaps", 1)
    name_of(name)
    rules = [read_rule(name, move) for move in moves]
    sets = [amounts(rules, live, offset, budget) for live in range(MOST_PARTS + 1)]
    reject_if((sets[0].bits | sets[1].bits) & 1, "a move that takes nothing leaves one heap or none", item)
    return Game(offset, sets)

def numbers_in(item: Item, head: bytes, least: int = 0, most: Optional[int] = None) -> List[int]:
    """The numbers in a list."""
    return [number_of(word, 0, BELOW - 1) for word in contents(item, head, least, most)]

def read_offset(parts: List[Item]) -> int:
    """Read `(offset c)`, if it comes next."""
    return sum(numbers_in(item, b"offset", 1, 1)[0] for item in take(parts, 0, 1, b"offset"))


# Periods

class Period(NamedTuple):
    """What is claimed: values repeat from a heap on, with a length, and grow by the saltus each time."""
    start: int
    length: int
    saltus: int

    def holds(self, values: Sequence[int]) -> bool:
        """True as far as values are known."""
        pairs = zip(values[self.start:], values[self.start + self.length:])
        return all(value + self.saltus == later for value, later in pairs)

def check_period(items: Sequence[Item], budget: Budget) -> str:
    """Check a certificate of a period."""
    parts = read_version(items, b"period")
    heaps = take(parts, 1, 1, b"heaps")[0]
    period = Period(*(numbers_in(take(parts, 1, 1, b"repeats")[0], b"repeats", 2, 3) + [0])[:3])
    least = [contents(item, b"least", 0, 0) for item in take(parts, 0, 1, b"least")] != []
    listed = [numbers_in(item, b"values") for item in take(parts, 0, 1, b"values")]
    offset = read_offset(parts)
    mask = (0, 0)
    for item in take(parts, 0, 1, b"mask"):
        ones, *rest = contents(item, b"mask", 1, 2)
        mask = (number_of(ones, 0, MOST_MASK), len(rest))
        reject_if(rest and word_of(rest[0]) != b"parity", "expected: parity", item)
    after = [numbers_in(item, b"after", 1, 1)[0] for item in take(parts, 0, 1, b"after")]
    reject_if(parts, "a list that does not belong here", parts[-1] if parts else None)
    reject_if(period.length == 0, "the period is 0")
    game = read_game(heaps, offset, budget)
    splits = game.sets[2].bits or game.sets[3].bits
    if after and splits:
        values = growing_values(game, period, budget, after[0])
    elif after:
        values = taking_values(game, period, budget, after[0])
    else:
        values = splitting_values(game, period, budget, mask)
    budget.use(offset, 8 * offset)
    by_size = [0] * offset + values
    reject_if(not period.holds(by_size), "the period does not hold")
    for given in listed:
        reject_if(given != by_size[:period.start + period.length], "the values are others")
    if least:
        check_least(period, by_size)
    return "period {} from {}, from {} values".format(period.length, period.start, len(values))

def check_least(period: Period, values: Sequence[int]) -> None:
    """Check that a period begins no earlier and is no shorter."""
    start, length, saltus = period
    if start > 0:
        reject_if(period._replace(start=start - 1).holds(values), "the period begins earlier")
    for prime in primes(length):
        shorter = Period(start, length // prime, saltus // prime)
        reject_if(saltus % prime == 0 and shorter.holds(values), "the period is shorter")

def values_below(game: Game, end: int, largest: int, budget: Budget, mask: Mask = (0, 0)) -> List[int]:
    """The nim-values of heaps below an end. The mask is a hint."""
    budget.use(end, 32 * end)
    simple = game.sets[3].bits or not game.sets[2].bits
    options = Options(game, end, operator.xor, budget) if simple else Splits(game, end, mask, budget)
    for heap in range(end):
        value = options.value(heap)
        reject_if(value >= largest, "a value is too large")
        options.elements.append(value)
    return options.elements

def splitting_values(game: Game, period: Period, budget: Budget, mask: Mask) -> List[int]:
    """The values that the theorem about finite sets of amounts asks for."""
    reject_if(period.saltus, "values do not grow")
    reject_if(not all(amounts.finite() for amounts in game.sets), "amounts without end")
    most, left = game.most_taken(), game.most_left()
    begin = max(period.start - game.offset, 1)
    end = left * begin + (left - 1) * period.length + most + period.length
    reject_if(end > BELOW, "too many values")
    return values_below(game, end, MOST_VALUE, budget, mask)

def taking_values(game: Game, period: Period, budget: Budget, after: int) -> List[int]:
    """The values that the theorem about repeating amounts asks for, after its check."""
    alone, one = game.sets[0].reduced(), game.sets[1].reduced()
    step = math.lcm(period.length, alone.length, one.length)
    growth = period.saltus * step // period.length
    wrong = after < max(period.start - game.offset, 1) + one.start or after < alone.start
    reject_if(wrong, "the proof begins too early")
    end = after + step + period.length
    reject_if(end > BELOW, "too many values")
    values = values_below(game, end, BELOW, budget)
    first, second = set_by_residue(values, 1, after - one.start + 1, one.length), set_by_residue(
        values, 1, after + step - one.start + 1, one.length)
    for residue in range(math.lcm(alone.length, one.length)):
        budget.use(one.length)
        far = [residue - place for place in range(one.length) if repeats_at(one, place)]
        zero = {0} if repeats_at(alone, residue) else set()
        before = zero.union(*[first[place % one.length] for place in far])
        later = zero.union(*[second[place % one.length] for place in far])
        budget.use(len(later) + growth)
        expected = {value + growth for value in before}.union(range(growth))
        reject_if(later != expected, "the values that are taken for good are others")
    return values

def repeats_at(amounts: Amounts, residue: int) -> bool:
    """True if large amounts of this residue are members."""
    place = amounts.start + (residue - amounts.start) % amounts.length
    return bool(amounts.bits >> place & 1)

def set_by_residue(values: Sequence[int], start: int, end: int, length: int) -> List[Set[int]]:
    """The values of heaps from a start to an end, for each residue."""
    found: List[Set[int]] = [set() for _ in range(length)]
    for heap in range(start, end):
        found[heap % length].add(values[heap])
    return found


# Growing values of games that leave up to three heaps

class Line(NamedTuple):
    """The regular heaps of a residue: the one of quotient 0 if there were one, the least quotient, the rest."""
    base: int
    least: int
    rest: int

class Loose(NamedTuple):
    """Irregular heaps: how many stones they have, and the nim-sums of their quotients and of their rests."""
    stones: int
    quotient: int
    rest: int

    def with_heap(self, other: "Loose") -> "Loose":
        """These and another one."""
        return Loose(self.stones + other.stones, self.quotient ^ other.quotient, self.rest ^ other.rest)

class Rows:
    """For a residue and a quotient of it: the quotients of options, as bits, for each rest."""

    def __init__(self, high: int) -> None:
        self.high = high
        self.held, self.carried = Memo[int](lambda rest: 0), Memo[int](lambda rest: 0)
        self.both = Memo[int](lambda rest: 0)

    def covered(self, rest: int, top: int) -> bool:
        """True if the numbers up to a top, of each parity, have a pivot."""
        held, carried = self.held[rest] | self.both[rest], self.carried[rest] | self.both[rest]
        for parity in (0, 1):
            row = range(parity, top + 1, 2)
            below = [quotient for quotient in row if not held >> quotient & 1][:1] or [top + 1]
            above = [quotient for quotient in row if not carried >> quotient & 1][-1:] or [-1]
            if not any(above[0] < pivot < below[0] for pivot in row if self.both[rest] >> pivot & 1):
                return False
        return True

class Growth:
    """The regular and irregular heaps of known values, and the tests of all types of moves."""

    def __init__(self, values: Sequence[int], period: Period, budget: Budget) -> None:
        self.length, self.saltus, self.budget = period.length, period.saltus, budget
        self.lines: List[Line] = []
        self.loose: List[Loose] = []
        budget.use(len(values), 128 * len(values))
        for residue in range(self.length):
            heaps = [heap for heap in range(residue, len(values), self.length) if heap]
            wrong = [place for place, (heap, later) in enumerate(zip(heaps, heaps[1:]))
                     if values[heap] + self.saltus != values[later]]
            first = wrong[-1] + 1 if wrong else 0
            quotient, rest = divmod(values[heaps[first]], self.saltus)
            self.lines.append(Line(heaps[first] - self.length * quotient, quotient, rest))
            self.loose.extend(Loose(heap, *divmod(values[heap], self.saltus)) for heap in heaps[:first])
        highs = [-((line.base - len(values)) // self.length) for line in self.lines]
        self.rows = [(Rows(high), Rows(high + 1)) for high in highs]
        self.hits = Memo[bool](lambda key: is_hit(key[0], key[1], key[2], budget))

    def largest_loose(self) -> int:
        """The largest irregular heap, or 0."""
        return max((heap.stones for heap in self.loose), default=0)

    def types(self, regular: int, irregular: int, taken: int) -> None:
        """Look at all types with so many heaps."""
        for chosen in combinations_with_replacement(self.loose, irregular):
            beside = Loose(taken, 0, 0)
            for heap in chosen:
                beside = beside.with_heap(heap)
            for lines in combinations_with_replacement(self.lines, regular):
                self.budget.use(4 + 2 * regular)
                self.one_type(lines, beside)

    def one_type(self, lines: Sequence[Line], beside: Loose) -> None:
        """Test A for a type, and what it gives for test B."""
        total, rest = beside.stones, beside.rest
        for line in lines:
            total += line.base
            rest ^= line.rest
        residue = total % self.length
        own = self.lines[residue]
        beyond = (own.base - total) // self.length
        reject_if(rest == own.rest and self.hits[len(lines), beyond, beside.quotient],
                  "an option may have the value of its heap")
        for rows in self.rows[residue]:
            note(rows, rest, [line.least for line in lines], rows.high + beyond, beside.quotient)

    def check_covered(self) -> None:
        """Test B."""
        for line, both in zip(self.lines, self.rows):
            for rows in both:
                self.budget.use(self.saltus * (1 + rows.high))
                for rest in range(self.saltus):
                    top = rows.high if rest < line.rest else rows.high - 1
                    reject_if(not rows.covered(rest, top), "a smaller value may not be that of an option")

def is_hit(regular: int, beyond: int, beside: int, budget: Budget) -> bool:
    """True if a type with such a number of regular heaps fails test A."""
    if regular == 3:
        return beyond >= 0 and beyond % 2 == 0
    if regular == 1:
        digits = (beside - beyond) // 2
        return (beside - beyond) % 2 == 0 and digits >= 0 and digits & ~beside == 0
    digits = beside
    while True:
        budget.use(1)
        double = beyond - beside + 2 * digits
        if double >= 0 and double % 2 == 0 and double // 2 & (beside - digits) == 0:
            return True
        if digits == 0:
            return False
        digits = (digits - 1) & beside

def note(rows: Rows, rest: int, least: List[int], total: int, beside: int) -> None:
    """Note the quotients of the options of a type whose regular heaps have a given total of quotients."""
    if len(least) == 1:
        if beside == 0 and total >= least[0]:
            rows.carried[rest] |= 1 << total
    elif len(least) == 2:
        if total % 2 == 0 and total >= 2 * max(least):
            rows.held[rest] |= 1 << beside
        for moving, still in (least, least[::-1]):
            if beside >= still and total - beside >= moving:
                rows.carried[rest] |= 1 << (total - beside)
    else:
        for place in range(3):
            begin = least[place] + (least[place] + total) % 2
            end = total - 2 * max(least[:place] + least[place + 1:])
            if begin <= end:
                rows.both[rest] |= every_other((end - begin) // 2 + 1) << begin

def every_other(count: int) -> int:
    """The bits 0, 2, 4, …: so many of them."""
    return ((1 << 2 * count) - 1) // 3

def growing_values(game: Game, period: Period, budget: Budget, after: int) -> List[int]:
    """The values below a heap from which on they grow, after the tests of all types of moves."""
    reject_if(not all(amounts.finite() for amounts in game.sets), "amounts without end")
    saltus = period.saltus
    reject_if(saltus == 0 or saltus & (saltus - 1), "the increase is no power of two")
    begin = max(period.start - game.offset, 1)
    reject_if(after < begin + period.length, "the proof begins too early")
    values = values_below(game, after, MOST_VALUE, budget)
    reject_if(not period._replace(start=begin).holds(values), "the period does not hold")
    growth = Growth(values, period, budget)
    too_early = after <= game.most_taken() + game.most_left() * growth.largest_loose()
    reject_if(too_early, "the proof begins too early")
    for parts in (1, 2, 3):
        for taken in game.sets[parts].members(game.most_taken() + 1):
            for regular in range(1, parts + 1):
                growth.types(regular, parts - regular, taken)
    growth.check_covered()
    return values


# Quotients

class Monoid:
    """Elements, their products, and which of them are lost."""

    def __init__(self, times: Sequence[Sequence[int]], lost: Set[int], budget: Budget) -> None:
        size = len(times)
        budget.use(size * size, 8 * size * size)
        generators = range(len(times[0]))
        for row in times:
            for first, second in product(generators, repeat=2):
                budget.use(1)
                reject_if(times[row[first]][second] != times[row[second]][first], "generators do not commute")
        made: Dict[int, Tuple[int, int]] = {}
        for element, row in enumerate(times):
            for generator, result in enumerate(row):
                made.setdefault(result, (element, generator))
        # Column by column: the products of all elements by 0, by 1, …
        columns = [list(range(size))]
        for element in range(1, size):
            before, generator = made.get(element, (element, 0))
            reject_if(before >= element, "an element is no product")
            columns.append([times[result][generator] for result in columns[before]])
        self.products: List[List[int]] = [list(row) for row in zip(*columns)]
        # For each element the elements that make it lost, as bits.
        self.losing = [sum(1 << other for other, result in enumerate(row) if result in lost)
                       for row in self.products]
        reject_if(0 in lost, "the empty sum is lost")
        reject_if(len(set(self.losing)) < size, "two elements are not told apart")
        self.pick = Memo[Any](lambda element: operator.itemgetter(*self.products[element]))

    def join(self, left: int, right: int) -> int:
        """The product of two elements."""
        return self.products[left][right]

    def beside(self, element: int, elements: int) -> int:
        """The elements whose product with one is among others, as bits."""
        digits = format(elements, "0{}b".format(len(self.products)))[::-1]
        return int("".join(self.pick[element](digits))[::-1], 2)

class Sum(NamedTuple):
    """A sum of heaps: its element, and the elements of all that may stand beside it so that a move wins."""
    element: int
    winning: int

class Quotient(NamedTuple):
    """The items of a certificate of a misère quotient. Heaps are those beyond the offset."""
    game: Game
    repeats: Optional[Tuple[int, int]]
    elements: List[int]
    generators: List[int]
    times: List[List[int]]
    lost: List[int]
    sums: List[List[int]]

def read_quotient(items: Sequence[Item], budget: Budget) -> Quotient:
    """Read the items of a certificate."""
    parts = read_version(items, b"quotient")
    heaps = take(parts, 1, 1, b"heaps")[0]
    repeats = [numbers_in(item, b"repeats", 2, 2) for item in take(parts, 0, 1, b"repeats")]
    elements = numbers_in(take(parts, 1, 1, b"map")[0], b"map")
    generators = numbers_in(take(parts, 1, 1, b"generators")[0], b"generators")
    times = [[number_of(word, 0, BELOW - 1) for word in items_of(row)]
             for row in contents(take(parts, 1, 1, b"times")[0], b"times")]
    lost = numbers_in(take(parts, 1, 1, b"lost")[0], b"lost")
    sums = [[number_of(word, 0, BELOW - 1) for word in items_of(entry)]
            for entry in contents(take(parts, 1, 1, b"sums")[0], b"sums")]
    offset = read_offset(parts)
    reject_if(parts, "a list that does not belong here", parts[-1] if parts else None)
    size = len(times)
    reject_if(size == 0, "there is no element")
    reject_if(any(len(row) != len(generators) for row in times), "one product for each generator is expected")
    wrong = max([*elements, *lost, *[element for row in times for element in row]], default=0) >= size
    reject_if(wrong, "an element is not there")
    for rising in (generators, lost):
        reject_if(rising != sorted(set(rising)), "generators and lost elements have to rise")
    smaller = [[heap - offset for heap in heaps] for heaps in [generators, *sums]]
    reject_if(min([heap for heaps in smaller for heap in heaps], default=0) < 0, "a heap within the offset")
    reject_if(any(elements[:offset]), "the element of a heap within the offset is not 0")
    claimed = (repeats[0][0] - offset, repeats[0][1]) if repeats else None
    if claimed:
        reject_if(min(claimed) < 1, "the period or its start is too small")
        reject_if(len(elements) != offset + sum(claimed), "the map is not that of one period")
    game = read_game(heaps, offset, budget)
    return Quotient(game, claimed, elements[offset:], smaller[0], times, lost, smaller[1:])

def check_quotient(items: Sequence[Item], budget: Budget) -> str:
    """Check a certificate of a misère quotient."""
    quotient = read_quotient(items, budget)
    game, elements = quotient.game, quotient.elements
    reject_if(not all(amounts.finite() for amounts in game.sets), "amounts without end")
    monoid = Monoid(quotient.times, set(quotient.lost), budget)
    for place, heap in enumerate(quotient.generators):
        reject_if(heap >= len(elements), "a generator is not in the map")
        reject_if(elements[heap] != quotient.times[0][place], "a generator has another element")
    if quotient.repeats:
        start, length = quotient.repeats
        end = game.most_left() * (start + length - 1) + 1 + game.most_taken()
        budget.use(end, 8 * end)
        for heap in range(len(elements), end):
            elements.append(elements[heap - length])
    heaps = single_heaps(game, elements, monoid, budget)
    check_sums(quotient.sums, heaps, monoid, budget)
    return "{} elements, {} heaps, {} sums".format(len(quotient.times), len(elements), len(quotient.sums))

def single_heaps(game: Game, elements: List[int], monoid: Monoid, budget: Budget) -> Dict[int, Sum]:
    """All heaps that are not dead, after their check."""
    reject_if(not elements or elements[0] != 0, "the element of no stone is not 0")
    options = Options(game, len(elements), monoid.join, budget)
    options.elements = elements
    heaps: Dict[int, Sum] = {}
    for heap, element in enumerate(elements):
        led_to = options.of(heap) if heap else set()
        winning = 0
        for result in led_to:
            winning |= monoid.losing[result]
        reject_if(not led_to and element != 0, "a heap without moves has another element than 0")
        reject_if(winning & monoid.losing[element], "a lost heap has a move to a lost one")
        if led_to:
            heaps[heap] = Sum(element, winning)
    return heaps

def check_sums(sums: Sequence[Sequence[int]], heaps: Dict[int, Sum], monoid: Monoid, budget: Budget) -> None:
    """Check that the listed sums are won or lost as they should be, and cover all others."""
    def added(left: Sum, right: Sum) -> Sum:
        budget.use(len(monoid.products) // 4)
        winning = monoid.beside(right.element, left.winning) | monoid.beside(left.element, right.winning)
        return Sum(monoid.join(left.element, right.element), winning)

    covers: Dict[int, Set[int]] = {}
    listed = []
    for entry in sums:
        reject_if(not entry or any(heap not in heaps for heap in entry), "a sum with a dead heap, or with none")
        total = heaps[entry[0]]
        for heap in entry[1:]:
            total = added(total, heaps[heap])
        won = total.winning & 1 or monoid.losing[0] >> total.element & 1
        reject_if(not won, "a sum that is not lost has no winning move")
        covers.setdefault(total.element, set()).add(total.winning)
        listed.append(total)
    together = {heaps[heap] for entry in sums for heap in entry}
    wanted = set(heaps.values()).union(added(total, heap) for total in set(listed) for heap in together)
    for total in wanted:
        candidates = covers.get(total.element, set())
        budget.use(len(candidates))
        reject_if(all(cover & ~total.winning for cover in candidates), "a sum without a cover")


def check(items: Sequence[Item], budget: Budget) -> str:
    """Check a certificate of a period or a quotient; return what has been accepted."""
    return (check_period if head_of(items[0]) == b"period" else check_quotient)(items, budget)
