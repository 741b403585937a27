"""Check certificates of theorems for all parameters, by quotients and remainders.

This checker follows the page book/en/parameters.md and shares no code with Bouton. `verify.py` calls it for
certificates that begin with `(residues 2)`. Its sections have the names of that page: moduli, what the
statement has to be, depths, the parted statement.
"""

from itertools import chain
from typing import Dict, List, Sequence, Set, Tuple, Union

import verify
from verify import (MOST_NUMBERS, MOST_PLACES, NOTHING, Budget, Compound, Formula, Item, Literal, Move, Part,
                    Statement, Steps, Sum, contents, linear, name_of, read_proof, read_statement,
                    read_version, reject_if, run, take)

MOST_MODULI = 8
MOST_CASES = 64            # for a quotient, where a sum is parted


# Moduli

class Moduli:
    """The moduli, in the order of the text, and the places of the statement."""

    def __init__(self, names: Sequence[bytes], sums: Sequence[Sum], places: Sequence[bytes],
                 budget: Budget) -> None:
        self.names, self.sums, self.places, self.budget = names, sums, places, budget
        self.depths = {place: sum(place in modulus.terms for modulus in sums) for place in range(len(places))}

    @property
    def count(self) -> int:
        """The number of moduli."""
        return len(self.sums)

def nonzero(total: Sum) -> Sum:
    """The sum without the numbers whose coefficient is 0."""
    return Sum({number: weight for number, weight in total.terms.items() if weight}, total.constant)

def whole_multiple(total: Sum, modulus: Sum) -> int:
    """The multiple of a modulus that a sum has, by its first parameter, or its constant if it has none."""
    if modulus.terms:
        parameter = min(modulus.terms)
        weight, by = total.terms.get(parameter, 0), modulus.terms[parameter]
    else:
        weight, by = total.constant, modulus.constant
    multiple = abs(weight) // by
    return multiple if weight > 0 else -multiple


# What the statement has to be

def check_moduli(moduli: Sequence[Sum], laws: Sequence[Formula]) -> None:
    """Check that moduli are positive and do not rise, whatever the parameters are."""
    for modulus in moduli:
        negative = min([modulus.constant, *modulus.terms.values()]) < 0
        reject_if(negative, "a modulus with a negative coefficient")
        positive = modulus.constant > 0 or any(linear("negative", {parameter: -1}, 0) in laws
                                               for parameter in modulus.terms)
        reject_if(not positive, "no law says that a modulus is positive")
    for larger, smaller in zip(moduli, moduli[1:]):
        wrong = smaller.constant > larger.constant or any(
            weight > larger.terms.get(parameter, 0) for parameter, weight in smaller.terms.items())
        reject_if(wrong, "a modulus that may be larger than the one before it")

def check_statement(statement: Statement, moduli: Moduli) -> None:
    """Check what the given statement has to be."""
    reject_if(statement.is_sorted or statement.choices, "sorted or choice beside a modulus")
    reject_if(b"same" in statement.claim, "same beside a modulus")
    check_moduli(moduli.sums, statement.laws)
    for target in chain.from_iterable(move.targets for move in statement.moves):
        for place, depth in moduli.depths.items():
            reject_if(depth and target[place] != place, "a move changes a parameter")


# Depths

class Depths:
    """The numbers of one part of the statement: which are whole, and the depths of the others."""

    def __init__(self, moduli: Moduli, formulas: Sequence[Formula], bound: Sequence[int]) -> None:
        self.moduli, self.budget = moduli, moduli.budget
        self.wholes: Set[int] = set()
        self.bound = list(bound)
        for formula in formulas:
            run(self.collect(formula))
        reject_if(not self.wholes.isdisjoint(moduli.depths), "a place is used as a quotient")
        self.depths = dict.fromkeys(set(self.bound) - self.wholes, 0)
        self.depths.update(moduli.depths)
        whole = Compound(b"exists", tuple(bound), [Compound(b"and", (), list(formulas))])
        before: Dict[int, int] = {}
        while before != self.depths:
            before = dict(self.depths)
            run(self.given(whole))
        count = -1
        while count < len(self.wholes):
            count = len(self.wholes)
            run(self.spread(whole))
        for number in self.wholes:
            self.depths.pop(number, None)

    def collect(self, formula: Formula) -> Steps:
        """Note the quotients of a formula, and the numbers that it binds."""
        self.budget.use(1)
        if isinstance(formula, Literal):
            if formula.relation[0] == b"definition":
                self.wholes.add(formula.numbers[1])
            return
        self.bound.extend(formula.numbers)
        for below in formula.formulas:
            yield self.collect(below)

    def spread(self, formula: Formula) -> Steps:
        """Note the numbers that relations make whole."""
        self.budget.use(1)
        if isinstance(formula, Compound):
            for below in formula.formulas:
                yield self.spread(below)
            return
        form, *details = formula.relation
        if form == b"definition":
            return
        # Comparisons have coefficients and a constant.
        if len(details) == 2 and self.wholes.isdisjoint(formula.numbers):
            return
        for number in formula.numbers:
            if number not in self.moduli.depths and self.depths.get(number, 0) < self.moduli.count:
                self.wholes.add(number)

    def given(self, formula: Formula) -> Steps:
        """The depths that a formula gives. Those of the numbers that it binds are noted."""
        self.budget.use(1)
        if isinstance(formula, Literal):
            return self.given_by_literal(formula)
        lists: List[Dict[int, int]] = []
        result: Dict[int, int] = {}
        for below in formula.formulas:
            lists.append((yield self.given(below)))
            self.budget.use(len(lists[-1]))
        if formula.operator == b"or":
            everywhere = set(lists[0]).intersection(*lists[1:]) if lists else set()
            return {number: min(depths[number] for depths in lists) for number in everywhere}
        if formula.operator != b"not":
            for depths in lists:
                for number, depth in depths.items():
                    result[number] = max(depth, result.get(number, 0))
        for number in formula.numbers:
            depth = result.pop(number, 0)
            if number in self.depths:
                self.depths[number] = depth
        return result

    def given_by_literal(self, literal: Literal) -> Dict[int, int]:
        """The depths that a relation gives."""
        form, *details = literal.relation
        if form == b"definition":
            return {literal.numbers[2]: details[0] + 1}
        if form not in ("zero", "negative"):
            return {}
        weights, constant = details
        negative = [number for number, weight in zip(literal.numbers, weights) if weight < 0]
        depth = 0
        if not negative:
            depth = sum(max(1, modulus.constant) >= -constant for modulus in self.moduli.sums)
        elif len(negative) == 1 and -1 in weights and constant >= 0:
            depth = self.depths.get(negative[0], 0)
        return {number: depth for number, weight in zip(literal.numbers, weights) if weight > 0 and depth}


# The parted statement

class Parted:
    """One part of the statement: its numbers, the new numbers, and what its formulas become."""

    def __init__(self, moduli: Moduli, formulas: Sequence[Formula], bound: Sequence[int] = (),
                 targets: Sequence[Sequence[int]] = ()) -> None:
        self.moduli, self.budget = moduli, moduli.budget
        found = Depths(moduli, formulas, bound)
        self.wholes, self.depths = found.wholes, found.depths
        for target in targets:
            for place, number in enumerate(target):
                reject_if(number in self.wholes, "a whole number in a position that a move leads to")
                if number not in moduli.depths:
                    self.depths[number] = moduli.depths[place]
                reject_if(self.depths[number] != moduli.depths[place], "a place at one of another depth")
        self.first: Dict[int, int] = {}
        self.size = 0
        for number in range(len(moduli.places) + len(found.bound)):
            self.first[number] = self.size
            self.size += 1 if number in self.wholes else moduli.count - self.depths[number] + 1
        reject_if(self.size > MOST_NUMBERS, "more than 64 numbers in a part of the parted statement")

    def quotient(self, number: int, level: int) -> int:
        """The quotient of a number by the modulus after so many."""
        return self.first[number] + level - self.depths[number]

    def last(self, number: int) -> int:
        """The last remainder of a number."""
        return self.quotient(number, self.moduli.count)

    def new(self, numbers: Sequence[int]) -> Tuple[int, ...]:
        """The new numbers of some numbers."""
        lists = [range(self.first[number], self.first.get(number + 1, self.size)) for number in numbers]
        return tuple(chain.from_iterable(lists))

    def sum(self, form: Union[str, int], total: Sum, level: int) -> Formula:
        """What says that a sum is 0, is negative, or is a multiple of a number, parted at a level. There are at most nine levels."""
        total = nonzero(total)
        while level < self.moduli.count and all(self.depths[number] > level for number in total.terms):
            level += 1
        self.budget.use(1 + len(total.terms), 512 + 128 * len(total.terms))
        if level == self.moduli.count:
            return linear(form, {self.last(number): weight for number, weight in total.terms.items()},
                          total.constant)
        modulus = self.moduli.sums[level]
        if form not in ("zero", "negative"):
            multiple = not modulus.terms and modulus.constant % int(form) == 0
            reject_if(not multiple, "a divisibility of a number that is divided")
            return self.sum(form, total, level + 1)
        taken = whole_multiple(total, modulus)
        total = nonzero(total.plus(modulus, -taken))
        divided = {number: weight for number, weight in total.terms.items() if self.depths[number] <= level}
        constant = total.constant
        if not modulus.terms:
            constant = (constant > 0) - (constant < 0)
        weights = [constant, *total.terms.values()]
        # All numbers of the rest are at most the modulus, and remainders are less.
        first = (max(divided.values()) > 0) - sum(weight for weight in weights if weight > 0)
        last = -sum(weight for weight in weights if weight < 0) - (min(divided.values()) < 0)
        reject_if(last - first >= MOST_CASES, "a sum with too many cases")
        quotients = Sum({self.quotient(number, level): weight for number, weight in divided.items()}, taken)

        def quotients_less(multiple: int, wanted: str) -> Formula:
            difference = quotients.plus(Sum({}, 1), -multiple)
            return linear(wanted, difference.terms, difference.constant)
        cases: List[Formula] = [quotients_less(first, form)] if form == "negative" else []
        for times in range(first, last + 1):
            rest = self.sum(form, total.plus(modulus, times), level + 1)
            cases.append(Compound(b"and", (), [quotients_less(times, "zero"), rest]))
        return Compound(b"or", (), cases)

    def less(self, number: int, index: int, more: int, level: int) -> Formula:
        """What says that a number is less than a modulus, or than one more."""
        return self.sum("negative", Sum({number: 1}, -more).plus(self.moduli.sums[index], -1), level)

    def remainders(self, number: int) -> List[Formula]:
        """What says that remainders of a number are less than the moduli."""
        return [self.less(number, index, 0, index + 1)
                for index in range(self.depths[number], self.moduli.count)]

    def limits(self, numbers: Sequence[int]) -> List[Formula]:
        """What says that the new numbers of bound numbers are what they should be."""
        result: List[Formula] = []
        for number in numbers:
            if number not in self.wholes:
                depth = self.depths[number]
                result.extend([self.less(number, depth - 1, 1, depth)] if depth else [])
                result.extend(self.remainders(number))
        return result

    def literal(self, literal: Literal) -> Formula:
        """What a relation of the given statement becomes."""
        form, *details = literal.relation
        if form == b"definition":
            return self.modulus(details[0], *literal.numbers)
        if all(len(self.new([number])) == 1 for number in literal.numbers):
            self.budget.use(1, 512 + 128 * len(literal.numbers))
            return literal.replace(self.first)
        reject_if(len(details) != 2, "a relation of a number that is divided")
        reject_if(not self.wholes.isdisjoint(literal.numbers), "a whole number compared with one that is divided")
        return self.sum(form, Sum(dict(zip(literal.numbers, details[0])), details[1]), 0)

    def modulus(self, index: int, number: int, quotient: int, remainder: int) -> Formula:
        """What the relation of a modulus becomes."""
        wrong = self.depths.get(number) != index or self.depths.get(remainder, 0) <= index
        reject_if(wrong, "a modulus with a number or remainder of another depth")
        parts = linear("zero", {self.quotient(number, index): 1, self.first[quotient]: -1}, 0)
        return Compound(b"and", (), [parts, self.sum("zero", Sum({number: 1, remainder: -1}, 0), index + 1)])

    def formula_steps(self, formula: Formula) -> Steps:
        """What a formula becomes."""
        if isinstance(formula, Literal):
            return self.literal(formula)
        self.budget.use(1, 256)
        below = []
        for inner in formula.formulas:
            below.append((yield self.formula_steps(inner)))
        if formula.operator == b"exists":
            below = [Compound(b"and", (), below + self.limits(formula.numbers))]
        return Compound(formula.operator, self.new(formula.numbers), below)

    def formula(self, formula: Formula) -> Formula:
        """What a formula becomes, however deep."""
        result: Formula = run(self.formula_steps(formula))
        return result

def parted_places(moduli: Moduli) -> List[bytes]:
    """The names of the places of the parted statement."""
    names: List[bytes] = []
    for place, depth in moduli.depths.items():
        name, after = moduli.places[place], moduli.names[depth:]
        names.extend([name + b"/" + modulus for modulus in after])
        names.append(name + b"%" + after[-1] if after else name)
    reject_if(len(names) > MOST_PLACES, "too many places in the parted statement")
    reject_if(len(set(names)) < len(names), "two places of the parted statement have one name")
    return names

def with_heap(statement: Statement, value: Formula) -> Statement:
    """The game with a heap of nim beside it, lost where the heap is the value of the position."""
    heap = len(statement.places)
    fits = statement.stuck == b"lost" and not statement.ends
    reject_if(not fits or any(len(move.targets) != 1 for move in statement.moves),
              "a value that is divided in a game with ends, or with moves to no position or to several")

    def beyond(formula: Formula) -> Formula:
        """The formula with the numbers that it binds after the heap."""
        result: Formula = run(beyond_steps(formula))
        return result

    def after(numbers: Sequence[int]) -> Tuple[int, ...]:
        return tuple(number + (number >= heap) for number in numbers)

    def beyond_steps(formula: Formula) -> Steps:
        if isinstance(formula, Literal):
            return Literal(formula.positive, formula.relation, after(formula.numbers))
        below = []
        for inner in formula.formulas:
            below.append((yield beyond_steps(inner)))
        return Compound(formula.operator, after(formula.numbers), below)

    moves = [Move(move.kind, after(move.numbers), [beyond(condition) for condition in move.conditions],
                  [after(move.targets[0]) + (heap,)]) for move in statement.moves]
    taken = linear("negative", {heap + 1: 1, heap: -1}, 0)
    moves.append(Move(b"move", (heap + 1,), [taken], [(*range(heap), heap + 1)]))
    return statement._replace(places=[*statement.places, b"value"], moves=moves,
                              laws=[beyond(law) for law in statement.laws], claim={b"lost": value})

def parted_statement(statement: Statement, moduli: Moduli) -> Statement:
    """The statement with quotients and remainders."""
    count = len(moduli.places)
    for formula in (statement.claim[head] for head in statement.claim if head == b"value"):
        if len(Parted(moduli, [formula], [count]).new([count])) != 1:
            beside = with_heap(statement, formula)
            return parted_statement(beside, Moduli(moduli.names, moduli.sums, beside.places, moduli.budget))

    def alone(formula: Formula) -> Formula:
        return Parted(moduli, [formula]).formula(formula)

    def move(given: Move) -> Move:
        part = Parted(moduli, given.conditions, given.numbers, given.targets)
        conditions = [part.formula(formula) for formula in given.conditions] + part.limits(given.numbers)
        return Move(given.kind, part.new(given.numbers), conditions, [part.new(to) for to in given.targets])

    def value(formula: Formula) -> Formula:
        part = Parted(moduli, [formula], [count])
        return Compound(b"and", (), [part.formula(formula), *part.limits([count])])

    here = Parted(moduli, [])
    remainders = chain.from_iterable(map(here.remainders, moduli.depths))
    return statement._replace(
        context=statement.context._replace(definitions={}),
        places=parted_places(moduli),
        laws=[alone(law) for law in statement.laws] + list(remainders),
        ends=[(verdict, alone(formula)) for verdict, formula in statement.ends],
        moves=[move(given) for given in statement.moves],
        claim={head: (value if head == b"value" else alone)(formula)
               for head, formula in statement.claim.items()})

def read_parted(parts: List[Item], budget: Budget) -> Statement:
    """Read the moduli and the given statement, which stand in a list from its end; return the parted one."""
    entries = [contents(item, b"modulus", 2, 2) for item in take(parts, 1, MOST_MODULI, b"modulus")]
    names = [name_of(word) for word, _ in entries]
    reject_if(len(set(names)) < len(names), "two moduli have one name", entries[0][0])
    relations = {name: (index, 3) for index, name in enumerate(names)}
    statement = read_statement(take(parts, 1, 1, b"statement")[0], relations)
    places = Part(statement.context, statement.places)
    sums = [nonzero(NOTHING.plus(run(places.sum(entry)), 1, entry)) for _, entry in entries]
    moduli = Moduli(names, sums, statement.places, budget)
    check_statement(statement, moduli)
    return parted_statement(statement, moduli)

def check(items: Sequence[Item], budget: Budget) -> str:
    """Check a certificate for all parameters; return what has been accepted."""
    parts = read_version(items, b"residues")
    return verify.check(read_proof(read_parted(parts, budget), parts), budget)
