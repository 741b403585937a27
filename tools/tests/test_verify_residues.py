"""Tests of the checker of theorems for all parameters.

Random statements are compared with what they become: given formulas are evaluated from their text, with
quotients and remainders by divmod; parted formulas from what the checker made.
"""

import io
import itertools
import random
import re
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import verify  # noqa: E402
import verify_residues  # noqa: E402
from sweeps import part  # noqa: E402

BASH = (ROOT / "tools" / "tests" / "bash-residues.cert").read_text(encoding="utf-8")
PAGE = (ROOT / "book" / "en" / "parameters.md").read_text(encoding="utf-8")


def verdicts(text: str) -> List[str]:
    """The verdicts on the certificates of a text."""
    return [verdict for verdict, _, _ in verify.verify(text.encode())]


def reason(text: str) -> str:
    """The line for a certificate."""
    return ": ".join(next(verify.verify(text.encode()))[:2])


def parted(text: str) -> verify.Statement:
    """The parted statement of moduli and a given statement."""
    data = text.encode()
    parts = verify.read_version(verify.read_items(data, 0, len(data)), b"residues")
    return verify_residues.read_parted(parts, verify.Budget(len(data)))


# Evaluation: formulas become expressions of Python. Every number that is bound is tried up to a limit.

RANGE = range(9)


def search(result: str, names: Sequence[str], conjuncts: Sequence[str]) -> str:
    """The source of the set of results, for all numbers for which some expressions are true."""
    later = list(names)
    source = ""
    waiting = list(conjuncts)
    for name in [""] + later:
        source += " for {} in RANGE".format(name) if name else " for _ in (0,)"
        later = later[1:] if name else later
        ready = [entry for entry in waiting if set(later).isdisjoint(re.findall(r"[A-Za-z]\w*", entry))]
        waiting = [entry for entry in waiting if entry not in ready]
        source += "".join(" if " + entry for entry in ready)
    return "({}{})".format(result, source)


def conjunction(formula: verify.Formula) -> List[verify.Formula]:
    """The formulas that hold together exactly if one does."""
    if isinstance(formula, verify.Compound) and formula.operator == b"and":
        return [entry for below in formula.formulas for entry in conjunction(below)]
    return [formula]


def source_of(formula: verify.Formula) -> str:
    """The source of a parted formula, in which number 3 is called v3."""
    if isinstance(formula, verify.Literal):
        form, weights, constant = formula.relation
        total = "+".join(["{}*v{}".format(w, n) for w, n in zip(weights, formula.numbers)] + [str(constant)])
        test = "== 0" if form == "zero" else "< 0" if form == "negative" else "% {} == 0".format(form)
        return "({}(({}) {}))".format("" if formula.positive else "not ", total, test)
    if formula.operator == b"exists":
        names = ["v{}".format(number) for number in formula.numbers]
        conjuncts = [source_of(entry) for below in formula.formulas for entry in conjunction(below)]
        return "any" + search("True", names, conjuncts)
    below = [source_of(entry) for entry in formula.formulas]
    if formula.operator == b"not":
        return "(not {})".format(below[0])
    operator, empty = (" and ", "True") if formula.operator == b"and" else (" or ", "False")
    return "({})".format(operator.join(below) or empty)


Text = Any  # a word, or a list of texts


def texts(text: str) -> List[Text]:
    """The items of a text."""
    stack: List[List[Text]] = [[]]
    for token in re.findall(r"[()]|[^\s()]+", text):
        if token == "(":
            stack.append([])
        elif token == ")":
            stack[-2].append(stack.pop())
        else:
            stack[-1].append(token)
    return stack[0]


def sum_source(item: Text) -> str:
    """The source of a sum of a text."""
    if isinstance(item, str):
        return item
    operator, *operands = item
    return "({})".format(" {} ".format(operator).join(map(sum_source, operands)) or "0")


def given_source(item: Text) -> str:
    """The source of a given formula; a modulus N is called with the remainder's parameters as N()."""
    if isinstance(item, str):
        return {"true": "True", "false": "False"}[item]
    head, *rest = item
    if head in ("=", "<", "<="):
        return "({} {} {})".format(sum_source(rest[0]), "==" if head == "=" else head, sum_source(rest[1]))
    if head == "divides":
        return "({} % {} == 0)".format(sum_source(rest[1]), rest[0])
    if head == "not":
        return "(not {})".format(given_source(rest[0]))
    if head in ("and", "or"):
        empty = "True" if head == "and" else "False"
        return "({})".format(" {} ".format(head).join(map(given_source, rest)) or empty)
    if head == "exists":
        return "any" + search("True", rest[0], given_conjuncts(rest[1:]))
    return "(divmod({}, {}) == ({}, {}))".format(rest[0], head, rest[1], rest[2])


def given_conjuncts(items: Sequence[Text]) -> List[str]:
    """The sources of formulas that hold together."""
    result = []
    for item in items:
        result.extend(given_conjuncts(item[1:]) if item[0] == "and" else [given_source(item)])
    return result


def function(names: Sequence[str], source: str) -> Callable[..., Any]:
    """A function of some numbers, from the source of its result."""
    result: Callable[..., Any] = eval("lambda {}: {}".format(", ".join(names), source), {"RANGE": RANGE})
    return result


# Random statements


class Writer:
    """Writes random formulas. Each bound number has its own name, and is small where its formula holds."""

    def __init__(self, chance: random.Random, moduli: Sequence[str], numbers: Dict[str, int]) -> None:
        self.chance, self.moduli, self.count = chance, moduli, 0
        self.numbers = dict(numbers)  # names that are visible, with a depth that they seem to have
        self.quotients: List[str] = []

    def name(self) -> str:
        """A new name."""
        self.count += 1
        return "b{}".format(self.count)

    def sum(self, names: Sequence[str]) -> str:
        """A sum of names."""
        entries = [str(self.chance.randrange(3))]
        for name in self.chance.sample(list(names), min(len(names), self.chance.randrange(3))):
            forms = ["{0}", "{0}", "(* 2 {0})", "(- {0} 1)", "(* 0 {0})"]
            entries.append(self.chance.choice(forms).format(name))
        return "(+ {})".format(" ".join(entries))

    def comparison(self) -> str:
        """A comparison of quotients, or of other numbers."""
        if self.quotients and self.chance.random() < 0.4:
            left, right = self.sum(self.quotients), self.sum(self.quotients)
            if self.chance.random() < 0.2:
                return "(divides {} (- {} {}))".format(self.chance.randrange(1, 4), left, right)
            return "({} {} {})".format(self.chance.choice(["=", "<", "<="]), left, right)
        left, right = self.sum(list(self.numbers)), self.sum(list(self.numbers))
        return "({} {} {})".format(self.chance.choice(["=", "<", "<="]), left, right)

    def division(self) -> Optional[Tuple[List[str], str]]:
        """The relation of a modulus, with new numbers."""
        index = self.chance.randrange(len(self.moduli))
        divided = [name for name, depth in self.numbers.items() if depth == index]
        if not divided:
            return None
        number, quotient, remainder = self.chance.choice(divided), self.name(), self.name()
        names = [quotient, remainder]
        deep = [name for name, depth in self.numbers.items() if depth > index]
        if deep and self.chance.random() < 0.3:
            names, remainder = [quotient], self.chance.choice(deep)
        elif self.quotients and self.chance.random() < 0.2:
            names, quotient = [remainder], self.chance.choice(self.quotients)
        self.quotients.extend(name for name in names if name == quotient)
        self.numbers.update((name, index + 1) for name in names if name == remainder)
        return names, "({} {} {} {})".format(self.moduli[index], number, quotient, remainder)

    def bound(self) -> Tuple[List[str], str]:
        """New numbers, and what says that they are small."""
        found = self.division() if self.chance.random() < 0.6 else None
        if found:
            return found
        deep = [name for name, depth in self.numbers.items() if depth]
        choices = deep if deep and self.chance.random() < 0.5 else list(self.numbers)
        other, second, name = self.chance.choice(choices), self.chance.choice(choices), self.name()
        depth = self.numbers[other]
        forms = [
            ("(<= {0} {1})", 0),
            ("(< {0} {1})", depth),
            ("(= {0} {1})", depth),
            ("(<= (+ {0} 1) {1})", depth),
            ("(= {1} {0})", 0),
            ("(< {0} (* 2 {1}))", 0),
            ("(<= {0} 2)", 0),
            ("(and (<= {0} 3) (not (< {0} {2})))", 0),
            ("(and (<= {0} 3) (not (<= {0} 1)))", 0),
            ("(= {0} 1)", 0),
            ("(= (* 2 {0}) 2)", 0),
            ("(or (= {0} 0) (< {0} {1}))", depth),
            ("(or (< {0} {2}) (< {0} {1}))", min(depth, self.numbers[second])),
            ("(and (<= {0} 3) (< {0} {1}))", depth),
            ("(and (< {0} {2}) (< {0} {1}))", max(depth, self.numbers[second])),
        ]
        form, depth = self.chance.choice(forms)
        self.numbers[name] = depth
        return [name], form.format(name, other, second)

    def formula(self, size: int) -> str:
        """A formula."""
        kind = self.chance.randrange(8) if size else 0
        if kind < 2:
            return self.comparison()
        if kind == 2:
            return "(not {})".format(self.formula(size - 1))
        if kind < 5:
            operator, count = ("and", "or")[kind - 3], self.chance.randrange(1, 4)
            return "({} {})".format(operator, " ".join(self.formula(size - 1) for _ in range(count)))
        # Each number that becomes three takes long to try: a second one within is not bound.
        if len(self.moduli) > 1 and 0 in (depth for name, depth in self.numbers.items() if name[0] == "b"):
            return self.comparison()
        numbers, quotients = dict(self.numbers), list(self.quotients)
        names, small = self.bound()
        parts = [small, self.formula(size - 1)]
        self.chance.shuffle(parts)
        self.numbers, self.quotients = numbers, quotients
        return "(exists ({}) (and {}))".format(" ".join(names), " ".join(parts))


class Sample(NamedTuple):
    """A statement: its text and its parts. Moduli are sources."""

    places: List[str]
    moduli: Dict[str, str]
    parameters: List[List[str]]
    laws: List[str]
    ends: List[str]
    moves: List[Tuple[List[str], List[str], List[str]]]
    claim: Tuple[str, str, str]

    def text(self) -> str:
        """The text."""
        head, name, formula = self.claim
        lines = ["(residues 2)"]
        lines += ["(modulus {} {})".format(modulus, total) for modulus, total in self.moduli.items()]
        lines.append("(statement (numeration base 2) (places {})".format(" ".join(self.places)))
        lines += ["(law {})".format(law) for law in self.laws]
        lines += ["(end won {})".format(end) for end in self.ends]
        lines.append("(stuck lost)")
        for names, conditions, target in self.moves:
            words = [" ".join(part) for part in (names, conditions, target)]
            lines.append("(move ({}) {} (to {}))".format(*words))
        lines.append("({} {} {}))".format(head, "(" + name + ")" if name else "", formula))
        return "\n".join(lines)

    def depth(self, place: str) -> int:
        """The number of moduli that have a place as a parameter."""
        return sum(place in names for names in self.parameters)


def sample(chance: random.Random, count: int) -> Sample:
    """A random statement with some moduli."""
    places, parameters = ["n", "x", "m", "s"][: chance.randrange(3, 5)], ["m", "s"]
    chance.shuffle(places)
    available = [name for name in parameters if name in places]
    weights = {name: chance.randrange(3) for name in available}
    constant = chance.randrange(3)
    moduli, found, laws = {}, [], []
    for index in range(count):
        if index:
            weights = {name: min(weight, chance.choice([0, 1, 2])) for name, weight in weights.items()}
            constant = chance.randrange(constant + 1)
        positive = [name for name, weight in weights.items() if weight]
        if constant == 0 and not positive:
            return sample(chance, count)
        if constant == 0:
            law = chance.choice(["(< 0 {})", "(<= 1 {})"]).format(chance.choice(positive))
            laws += [] if law in laws else [law]
        total = " ".join("(* {} {})".format(weight, name) for name, weight in weights.items())
        moduli["M{}".format(index + 1)] = "(+ {} {})".format(total, constant)
        found.append(positive)
    names = list(moduli)
    depths = {place: sum(place in positive for positive in found) for place in places}

    def formula(size: int) -> str:
        return Writer(chance, names, depths).formula(size)

    moves = []
    for _ in range(2):
        writer = Writer(chance, names, depths)
        target = [place if depths[place] else chance.choice(["k", "k", place]) for place in places]
        conditions = ["(<= k (+ {} 1))".format(chance.choice(places))]
        writer.numbers["k"] = 0
        listed = ["k"]
        if chance.random() < 0.5:
            bound, small = writer.bound()
            listed += bound
            conditions.append(small)
        conditions += [writer.formula(1), writer.formula(2)]
        chance.shuffle(conditions)
        moves.append((listed, conditions, target))
    claim = ("lost", "", formula(3))
    if chance.random() < 0.4:
        writer = Writer(chance, names, depths)
        bound, conditions = [], []
        number = chance.choice([place for place in places if not depths[place]])
        for name in names:
            bound += [writer.name(), writer.name()]
            conditions.append("({} {} {} {})".format(name, number, *bound[-2:]))
            number = bound[-1]
        value = bound.pop(chance.choice([-1, -2]))
        inside = "(and {} {})".format(" ".join(conditions), writer.formula(1))
        claim = ("value", value, "(exists ({}) {})".format(" ".join(bound), inside))
    ends = [formula(2)] if claim[0] == "lost" else []
    return Sample(places, moduli, found, laws + [formula(1)], ends, moves, claim)


class Comparison:
    """A statement and what the checker makes of it, at all small positions."""

    def __init__(self, given: Sample, statement: verify.Statement) -> None:
        self.given, self.statement = given, statement
        self.names = ["v{}".format(number) for number in range(len(statement.places))]
        self.moduli = [function(given.places, sum_source(texts(total)[0])) for total in given.moduli.values()]
        self.arguments = given.places + list(given.moduli)

    def old(self, formula: str) -> Callable[..., Any]:
        """A function of the places and moduli for a given formula."""
        return function(self.arguments, given_source(texts(formula)[0]))

    def new(self, formula: verify.Formula) -> Callable[..., Any]:
        """A function of the new places for a parted formula."""
        return function(self.names, source_of(formula))

    def encoded(self, position: Sequence[int]) -> Tuple[int, ...]:
        """The new numbers of a position."""
        result: List[int] = []
        for place, number in zip(self.given.places, position):
            for modulus in self.moduli[self.given.depth(place) :]:
                quotient, number = divmod(number, modulus(*position))
                result.append(quotient)
            result.append(number)
        return tuple(result)

    def positions(self) -> Iterator[Tuple[Tuple[int, ...], Tuple[int, ...]]]:
        """Small positions at which moduli are positive: as given, and with the moduli."""
        ranges = [range(6 if place in "nx" else 3) for place in self.given.places]
        for position in itertools.product(*ranges):
            values = tuple(modulus(*position) for modulus in self.moduli)
            if min(values) > 0:
                yield position, values

    def checks(self) -> List[Tuple[Callable[..., Any], Callable[..., Any], bool]]:
        """Functions that have to agree; if their values are sets of positions, the last entry is true."""
        given, statement = self.given, self.statement
        pairs = list(zip(given.laws, statement.laws)) + list(
            zip(given.ends, [formula for _, formula in statement.ends])
        )
        head, name, claim = given.claim
        result: List[Tuple[Callable[..., Any], Callable[..., Any], bool]] = []
        if head == "lost":
            pairs.append((claim, statement.claim[b"lost"]))
        else:
            old = "set" + search(name, [name], [given_source(texts(claim)[0])])
            number = "v{}".format(len(self.names))
            inside = [source_of(formula) for formula in conjunction(statement.claim[b"value"])]
            new = "set" + search(number, [number], inside)
            result.append((function(self.arguments, old), function(self.names, new), False))
        result += [(self.old(text), self.new(formula), False) for text, formula in pairs]
        for (listed, conditions, target), move in zip(given.moves, statement.moves):
            conjuncts = given_conjuncts([texts(condition)[0] for condition in conditions])
            old = "set" + search("({},)".format(", ".join(target)), listed, conjuncts)
            numbers = ["v{}".format(number) for number in move.numbers]
            inside = [source_of(entry) for formula in move.conditions for entry in conjunction(formula)]
            to = "({},)".format(", ".join("v{}".format(number) for number in move.targets[0]))
            new = "set" + search(to, numbers, inside)
            result.append((function(self.arguments, old), function(self.names, new), True))
        return result


class Parting(unittest.TestCase):
    """The parted statement says the same as the given one."""

    def compare(self, given: Sample, statement: verify.Statement, chance: random.Random) -> int:
        """Compare at small positions; return the number of comparisons."""
        comparison = Comparison(given, statement)
        checks = comparison.checks()
        laws = [comparison.old(law) for law in given.laws]
        new_laws = [comparison.new(law) for law in statement.laws]
        positions = list(comparison.positions())
        count = 0
        for position, values in chance.sample(positions, min(len(positions), 25)):
            encoded = comparison.encoded(position)
            lawful = all(law(*position, *values) for law in laws)
            self.assertEqual(all(law(*encoded) for law in new_laws), lawful, (given.text(), position))
            for old, new, moves in checks:
                expected, found = old(*position, *values), new(*encoded)
                if moves:
                    expected = {comparison.encoded(target) for target in expected}
                self.assertEqual(found, expected, (given.text(), position))
                count += 1
        return count

    def noncanonical(self, given: Sample, statement: verify.Statement) -> None:
        """Laws exclude remainders that are too large."""
        comparison = Comparison(given, statement)
        new_laws = [comparison.new(law) for law in statement.laws]
        for position, _ in itertools.islice(comparison.positions(), 0, None, 7):
            encoded = comparison.encoded(position)
            start = 0
            for place, number in zip(given.places, position):
                moduli = [modulus(*position) for modulus in comparison.moduli[given.depth(place) :]]
                end = start + len(moduli) + 1
                for digits in itertools.product(range(4), repeat=len(moduli) + 1):
                    left, small = digits[-1], True
                    for modulus, quotient in zip(moduli[::-1], digits[-2::-1]):
                        small = small and left < modulus
                        left += quotient * modulus
                    if not small:
                        changed = encoded[:start] + digits + encoded[end:]
                        self.assertFalse(all(law(*changed) for law in new_laws), (given.text(), changed))
                start = end

    def try_samples(self, seed: int, moduli: int, tries: int) -> Tuple[int, int]:
        """Compare random statements; return how many have been accepted, and the number of comparisons."""
        chance = random.Random(seed)
        accepted = count = 0
        for _ in range(tries):
            given = sample(chance, moduli)
            try:
                statement = parted(given.text())
            except verify.Rejected:
                continue
            accepted += 1
            count += self.compare(given, statement, chance)
            self.noncanonical(given, statement)
        return accepted, count

    def test_one_modulus(self) -> None:
        accepted, count = self.try_samples(1, 1, part(400))
        self.assertGreater(accepted, part(300))
        self.assertGreater(count, part(30000))

    def test_two_moduli(self) -> None:
        accepted, count = self.try_samples(2, 2, part(80))
        self.assertGreater(accepted, part(60))
        self.assertGreater(count, part(6000))


def statement(*parts: str) -> str:
    """A statement in base 2."""
    return "(statement (numeration base 2) {})".format(" ".join(parts))


def formula_of(text: str, context: verify.Context, places: Sequence[bytes]) -> verify.Formula:
    """A formula of a text."""
    return verify.Part(context, places).formula(verify.read_items(text.encode(), 0, len(text))[0])


class Form(unittest.TestCase):
    """The parted statement is the one that the page describes, worked out by hand."""

    def assert_parted(self, given: str, expected: str) -> None:
        made = parted(given)
        wanted = verify.read_statement(verify.read_items(expected.encode(), 0, len(expected.encode()))[0])
        for field in ("places", "laws", "ends", "stuck", "moves", "claim"):
            self.assertEqual(getattr(made, field), getattr(wanted, field), field)
        self.assertEqual(made, wanted)

    def test_bash(self) -> None:
        given = BASH[: BASH.index("(falls")]
        # For k - n, t is 0; for n - k - m - 1 it is -1, which leaves n - k. Both have only the case d = 0.
        expected = statement(
            "(places n/parts n%parts m)",
            "(law (< 0 m)) (law (< n%parts (+ m 1)))",
            "(stuck lost)",
            "(move (k/parts k%parts)",
            "(or (< k/parts n/parts) (and (= (- k/parts n/parts) 0) (< k%parts n%parts)))",
            "(or (< n/parts (+ k/parts 1)) (and (= (- n/parts k/parts) 1) (< n%parts k%parts)))",
            "(< k%parts (+ m 1))",
            "(to k/parts k%parts m))",
            "(lost (exists (k l) (and (and (and (= n/parts k) (= n%parts l)) (= l 0)) (< l (+ m 2))))))",
        )
        self.assert_parted(given, expected[:-1])

    def test_two_moduli(self) -> None:
        given = """(residues 2) (modulus A (+ m s 1)) (modulus B (+ s 1))
(statement (numeration base 2) (places s n m) (law true) (end won (< n s)) (stuck lost)
  (move (k q r) (A n q r) (< k 2) (to s k m)) (value (v) (exists (a b c) (and (A n a b) (B b c v)))))"""
        # n - s < 0: t is -1, which leaves n + m + 1, and d goes from -2 to 0. Then n + m + 1 + d A < 0.
        ended = [
            below("(- n/B m/B)", "(+ (- n%B m%B) 1)", -2, range(-1, 1)),
            below("n/B", "(+ n%B 1)", -1, range(-1, 1)),
            below("(+ n/B m/B)", "(+ n%B m%B 1)", 0, range(-2, 1)),
        ]
        cases = "(and (= n/A (- 0 1)) {}) (and (= n/A 0) {}) (and (= (- n/A 1) 0) {})".format(*ended)
        # A number of depth j has the quotients by the moduli after the first j, and the last remainder.
        modulus_of_n = less_than_a("n/B", "n%B", 0)
        modulus_of_k = less_than_a("k/B", "k%B", 0)
        expected = statement(
            "(places s n/A n/B n%B m/B m%B)",
            "(law true)",
            "(law {}) (law (< n%B (+ s 1))) (law (< m%B (+ s 1)))".format(modulus_of_n),
            "(end won (or (< (+ n/A 1) 0) {}))".format(cases),
            "(stuck lost)",
            "(move (k/A k/B k%B q r/B r%B)",
            "(and (= n/A q) {})".format(same("n/B", "n%B", "r/B", "r%B")),
            less_than_two("k"),
            "{} (< k%B (+ s 1))".format(modulus_of_k),
            "{} (< r%B (+ s 1))".format(less_than_a("r/B", "r%B", 1)),
            "(to s k/A k/B k%B m/B m%B))",
            "(value (v) (and (exists (a b/B b%B c) (and",
            "(and (and (= n/A a) {})".format(same("n/B", "n%B", "b/B", "b%B")),
            "(and (= b/B c) (= b%B v)))",
            "{} (< b%B (+ s 1))))".format(less_than_a("b/B", "b%B", 1)),
            "(< v (+ s 2)))))",
        )
        self.assert_parted(given, expected[:-1])

    def test_depths(self) -> None:
        moduli = ["(modulus A (+ m s 3))", "(modulus B (+ s 3))", "(modulus C (+ s 1))"]
        # Depths of m and s are 1 and 3. A number x of depth j becomes 4 - j numbers.
        cases: List[Tuple[str, Optional[List[Optional[int]]]]] = [
            ("(exists (x) (< x n))", [0]),
            ("(exists (x) (< x m))", [1]),
            ("(exists (x) (= x m))", [1]),
            ("(exists (x) (= m x))", [0]),
            ("(exists (x) (<= x m))", [0]),
            ("(exists (x) (<= (+ x 1) m))", [1]),
            ("(exists (x) (< (* 7 x) s))", [3]),
            ("(exists (x) (< x (* 2 s)))", [0]),
            ("(exists (x) (< x (+ s m)))", [0]),
            ("(exists (x) (not (not (< x m))))", [0]),
            ("(not (exists (x) (< x m)))", [1]),
            ("(exists (x) (and))", [0]),
            ("(exists (x) (or))", [0]),
            ("(exists (x) (= x 0))", [3]),
            ("(exists (x) (= x 1))", [3]),
            ("(exists (x) (< x 3))", [2]),
            ("(exists (x) (= x 4))", [0]),
            ("(exists (x) (= (+ x 4) 0))", [3]),
            ("(exists (x) (and (< x m) (= x 3)))", [2]),
            ("(exists (x) (or (< x m) (= x 3)))", [1]),
            ("(exists (x) (or (< x m) (< n x)))", [0]),
            ("(exists (x y) (and (< x y) (< y m)))", [1, 1]),
            ("(exists (x) (exists (y) (and (< x y) (< y s))))", [3, 3]),
            ("(exists (x) (and (exists (y) (< y x)) (< x s)))", [3, 3]),
            ("(exists (x) (and (not (exists (y) (< y x))) (< x s)))", [3, 3]),
            ("(exists (x y z) (and (< x (- y z)) (= y s) (= z s)))", [3, 3, 3]),
            ("(exists (x y z) (and (< (+ x z) y) (= y s)))", [3, 3, 3]),
            ("(exists (q r) (A n q r))", [None, 1]),
            ("(exists (q r) (and (A n q r) (< q m)))", None),
            ("(exists (q r) (and (A n q r) (< r s)))", [None, 3]),
            ("(exists (q r t u) (and (A n q r) (B r t u)))", [None, 1, None, 2]),
            ("(exists (q r t) (and (A n q r) (B r t s)))", [None, 1, None]),
            ("(exists (t u) (B n t u))", None),
            ("(exists (t u) (C n t u))", None),
            ("(exists (t u) (B m t u))", [None, 2]),
            ("(exists (t) (A n t m))", [None]),
            ("(exists (t) (A n t n))", None),
            ("(exists (t) (A n t t))", None),
            ("(exists (t) (A t t m))", None),
        ]
        for formula, depths in cases:
            text = "{} {}".format(
                "(residues 2)" + "".join(moduli),
                statement("(places n m s)", "(stuck lost)", "(lost {})".format(formula)),
            )
            if depths is None:
                self.assertRaises(verify.Rejected, parted, text)
                continue
            pending = [parted(text).claim[b"lost"]]
            bound = 0
            while pending:
                found = pending.pop()
                if isinstance(found, verify.Compound):
                    bound += len(found.numbers)
                    pending.extend(found.formulas)
            sizes = [1 if depth is None else 4 - depth for depth in depths]
            self.assertEqual(bound, sum(sizes), formula)


def number(value: int) -> str:
    """The sum that is a number."""
    return str(value) if value >= 0 else "(- 0 {})".format(-value)


def below(quotient: str, rest: str, taken: int, multiples: range) -> str:
    """A sum is negative, parted by B = s + 1. Without the multiple of B that is taken the rest is left."""
    result = ["(< (+ {} {}) 0)".format(quotient, number(taken - multiples[0]))]
    for multiple in multiples:
        smaller = "(< (+ {} (* {} (+ s 1))) 0)".format(rest, number(multiple))
        result.append("(and (= (+ {} {}) 0) {})".format(quotient, number(taken - multiple), smaller))
    return "(or {})".format(" ".join(result))


def less_than_a(quotient: str, remainder: str, more: int) -> str:
    """A remainder x of A is less than A or one more: x - m - s - 1 - more < 0. A is m + s + 1."""
    rest = "(- {} (+ m%B {}))".format(remainder, more)
    return below("(- {} m/B)".format(quotient), rest, -1, range(0, more + 1))


def same(quotient: str, remainder: str, other_quotient: str, other_remainder: str) -> str:
    """Two remainders of A are the same."""
    form = "(or (and (= (- {} {}) 0) (= (- {} {}) 0)))"
    return form.format(quotient, other_quotient, remainder, other_remainder)


def less_than_two(name: str) -> str:
    """A number of depth 0 is less than 2: d goes from 0 to 2, and k + d m + d s + d - 2 < 0."""
    cases = [
        below("{}/B".format(name), "(- {}%B 2)".format(name), 0, range(0, 3)),
        below("(+ {}/B m/B)".format(name), "(- (+ {}%B m%B) 2)".format(name), 1, range(-1, 3)),
        below("(+ {}/B (* 2 m/B))".format(name), "(- (+ {}%B (* 2 m%B)) 2)".format(name), 2, range(-2, 3)),
    ]
    parts = ["(and (= (- {}/A {}) 0) {})".format(name, d, case) for d, case in enumerate(cases)]
    return "(or (< {}/A 0) {})".format(name, " ".join(parts))


class Demanded(unittest.TestCase):
    """What the statement has to be, and what can be parted."""

    def assert_rejected(self, changes: Sequence[Tuple[str, str]], text: str) -> None:
        parted(text)
        for old, new in changes:
            self.assertIn(old, text)
            changed = text.replace(old, new, 1)
            with self.assertRaises(verify.Rejected, msg=(old, new)):
                parted(changed)

    def assert_parts(self, changes: Sequence[Tuple[str, str]], text: str) -> None:
        for old, new in changes:
            self.assertIn(old, text)
            parted(text.replace(old, new, 1))

    TWO = """(residues 2) (modulus A (+ (* 2 m) s 1)) (modulus B s)
(statement (numeration base 2) (places n x m s) (law (< 0 s)) (stuck lost)
  (move (k) (< k n) (to k x m s)) (can () (to x n m s)) (lost (exists (q) (A n q s))))"""

    def test_moduli(self) -> None:
        self.assert_rejected(
            [
                ("s 1))", "s (- 0 1)))"),
                ("(* 2 m)", "(- 0 m)"),
                ("(law (< 0 s))", ""),
                ("(< 0 s)", "(< 1 s)"),
                ("(< 0 s)", "(< 0 m)"),
                ("(< 0 s)", "(< 0 (* 2 s))"),
                ("(< 0 s)", "(< 0 (+ s m))"),
                ("(< 0 s)", "(and (< 0 s))"),
                ("(< 0 s)", "(not (= s 0))"),
                ("(modulus B s)", "(modulus B (* 2 s))"),
                ("(modulus B s)", "(modulus B (+ (* 3 m) s))"),
                ("(modulus B s)", "(modulus B (+ s 2))"),
                ("(modulus B s)", "(modulus B (+ x s))"),
                ("(modulus A (+ (* 2 m) s 1)) (modulus B s)", "(modulus B s) (modulus A (+ (* 2 m) s 1))"),
            ],
            self.TWO,
        )
        self.assert_parts(
            [
                ("(< 0 s)", "(<= 1 s)"),
                ("(< 0 s)", "(< m (+ m s))"),
                ("(law (< 0 s))", "(law true) (law (< 0 s))"),
                ("(modulus B s)", "(modulus B (+ (* 2 m) s 1))"),
                ("(law (< 0 s))", "(law (< 0 m)) (law (< 0 s))"),
                ("(modulus B s)", "(modulus B 1)"),
                ("(modulus B s)", "(modulus B (+ s (* 0 n)))"),
            ],
            self.TWO,
        )

    def test_moves_keep_parameters(self) -> None:
        self.assert_rejected(
            [
                ("(to k x m s)", "(to k x k s)"),
                ("(to k x m s)", "(to k x s m)"),
                ("(to k x m s)", "(to k x m m)"),
                ("(to x n m s)", "(to x n s s)"),
                ("(can () (to x n m s))", "(move () (to x n m s) (to n x m n))"),
            ],
            self.TWO,
        )
        self.assert_parts([("(to k x m s)", "(to k k m s)"), ("(to k x m s)", "(to n n m s)")], self.TWO)

    def test_order_and_choices(self) -> None:
        self.assert_rejected(
            [
                ("(places n x m s)", "(places n x m s) (sorted)"),
                ("(lost", "(choice () (if true) (with true)) (lost"),
            ],
            self.TWO,
        )

    def test_places_in_positions(self) -> None:
        self.assert_rejected(
            [
                ("(to k x m s)", "(to m x m s)"),
                ("(to k x m s)", "(to k s m s)"),
                ("(k) (< k n) (to k x m s)", "(k q) (A n q s) (to q x m s)"),
            ],
            self.TWO,
        )

    def test_a_number_in_a_position_has_the_depth_of_its_place(self) -> None:
        move = parted(self.TWO.replace("(< k n)", "(< k m)")).moves[0]
        self.assertEqual(len(move.numbers), 3)
        self.assertEqual(move.targets, [(*move.numbers, *range(3, 9))])
        other = parted(self.TWO.replace("(k) (< k n)", "(k j) (< k m) (< j m)")).moves[0]
        self.assertEqual(len(other.numbers), 5)

    def test_quotients(self) -> None:
        self.assert_rejected(
            [
                ("(A n q s)", "(A n x s)"),
                ("(A n q s)", "(and (A n q s) (< q n))"),
                ("(A n q s)", "(and (A n q s) (= q n))"),
                ("(A n q s)", "(and (A n q s) (divides 2 n))"),
                ("(A n q s)", "(and (A n q s) (xor q q n))"),
                ("(A n q s)", "(and (A n q s) (power-of-two n))"),
                ("(A n q s)", "(B n q s)"),
                ("(A n q s)", "(A m q s)"),
                ("(A n q s)", "(A n q x)"),
                ("(A n q s)", "(B m q m)"),
            ],
            self.TWO,
        )
        self.assert_parts(
            [
                ("(A n q s)", "(and (A n q s) (divides 2 q) (xor q q q) (power-of-two q) (< q 7))"),
                ("(A n q s)", "(and (A n q s) (divides 3 (+ s 1)) (divides 3 7) (columns 3))"),
                ("(A n q s)", "(and (A n q m) (B m q s))"),
            ],
            self.TWO,
        )

    def test_values(self) -> None:
        text = self.TWO.replace("(lost (exists (q) (A n q s)))", "(value (v) (exists (q) (A n q v)))")
        self.assertRaises(verify.Rejected, parted, text)
        for formula in ("(= v 1)", "(A n v s)", "(< v s)", "(exists (q r p) (and (A n q r) (B r p v)))"):
            parted(text.replace("(exists (q) (A n q v))", formula))
        for formula in ("true", "(< v m)", "(= v 2)", "(not (= v 0))"):
            beside = parted(text.replace("(exists (q) (A n q v))", formula))
            self.assertEqual(beside.places[-3:], [b"value/A", b"value/B", b"value%B"])
            self.assertEqual(list(beside.claim), [b"lost"])
            self.assertEqual(len(beside.moves[-1].numbers), 3)

    def test_limits(self) -> None:
        text = "(residues 2) (modulus N {}) " + statement("(places n m)", "(stuck lost)", "(lost (< {} n))")
        parted(text.format("(+ m 1)", 63))  # d goes from -63 to 0
        self.assertRaises(verify.Rejected, parted, text.format("(+ m 1)", 64))
        parted(text.format("(+ m 281474976710656)", 4))  # |d| is up to 4 = 2^50 / 2^48
        self.assertRaises(verify.Rejected, parted, text.format("(+ m 281474976710656)", 5))
        # A number that is at most the modulus is compared with one more.
        bound = "(residues 2) (modulus N (+ m {})) " + statement(
            "(places n m)", "(stuck lost)", "(lost (exists (x) (= x m)))"
        )
        parted(bound.format(2**50 - 1))
        self.assertRaises(verify.Rejected, parted, bound.format(2**50))
        places = "(residues 2) {} " + statement("(places {})", "(stuck lost)", "(lost true)")
        names = " ".join("p{}".format(index) for index in range(17))
        parted(places.format("(modulus N 2)", names[:-4]))
        self.assertRaises(verify.Rejected, parted, places.format("(modulus N 2)", names))
        three = "(modulus A 1) (modulus B 1) (modulus C 1)"
        parted(places.format(three, "a b c d e f g h"))
        self.assertRaises(verify.Rejected, parted, places.format(three, "a b c d e f g h i"))
        eight = "".join("(modulus N{} (+ m 1))".format(index) for index in range(8))
        parted(places.format(eight, "m"))
        self.assertRaises(verify.Rejected, parted, places.format(eight + "(modulus N (+ m 1))", "m"))
        self.assertRaises(verify.Rejected, parted, places.format("", "n"))
        # Two moduli have three numbers for each: 64 are too few for 3 places and 19 others.
        many = "(residues 2) (modulus A 2) (modulus B 2) " + statement(
            "(places n x)", "(stuck lost)", "(lost (exists ({}) true))"
        )
        parted(many.format(" ".join("b{}".format(index) for index in range(19))))
        names = " ".join("b{}".format(index) for index in range(20))
        self.assertRaises(verify.Rejected, parted, many.format(names))

    def test_many_cases_are_not_decided(self) -> None:
        moduli = "".join("(modulus N{} 2)".format(index) for index in range(8))
        text = "(residues 2)" + moduli + statement("(places n)", "(stuck lost)", "(lost (< 9 (* 9 n)))")
        self.assertEqual(verdicts(text), ["undecided"])

    def test_names(self) -> None:
        text = "(residues 2) (modulus {} 3) (modulus {} 2) "
        text += statement("(places {})", "(stuck lost)", "(lost true)")
        places = [b"n/a", b"n/b", b"n%b", b"b/a", b"b/b", b"b%b"]
        self.assertEqual(parted(text.format("a", "b", "n b")).places, places)
        self.assertRaises(verify.Rejected, parted, text.format("a", "a", "n"))
        self.assertRaises(verify.Rejected, parted, text.format("a", "to", "n"))
        self.assertRaises(verify.Rejected, parted, text.format("a", "7", "n"))
        self.assertRaises(verify.Rejected, parted, text.format('"a"', "b", "n"))
        # The place n/a of n and of a place called so.
        self.assertRaises(verify.Rejected, parted, text.format("a/b", "b", "n n/a"))


class Bash(unittest.TestCase):
    """Bash's game, with the certificate of the prover, and changes of it."""

    def test_it_is_accepted(self) -> None:
        self.assertEqual(reason(BASH), "accepted: 6 definitions, 47 states, 7 demands")

    def test_another_claim_is_rejected(self) -> None:
        self.assertEqual(verdicts(BASH.replace("(= l 0)", "(= l 1)", 1)), ["rejected"])
        changed = BASH.replace("(= l 0)", "(= l 1)")
        self.assertEqual(BASH.count("(= l 0)"), 2)
        self.assertIn("rejected: the table of a definition", reason(changed))

    def test_other_games_are_rejected(self) -> None:
        for old, new in [
            ("(stuck lost)", "(stuck won)"),
            ("(< k n)", "(<= k n)"),
            ("(+ m k)", "(+ m k 1)"),
            ("(modulus parts (+ m 1))", "(modulus parts (+ m 2))"),
            ("(modulus parts (+ m 1))", "(modulus parts m)"),
            ("(lost ", "(won "),
            ("(falls n/parts n%parts)", "(falls n/parts)"),
            ("(falls n/parts n%parts)", "(falls n)"),
            ("(falls n/parts n%parts)", ""),
            ("(residues 2)", "(residues 3)"),
            ("(residues 2)", "(residues 2 2)"),
            ("(modulus parts (+ m 1))", ""),
            ("(modulus parts (+ m 1))", "(modulus parts)"),
            ("(modulus parts (+ m 1))", "(modulus parts m 1)"),
            ("(modulus parts (+ m 1))", "(modulus parts (+ k 1))"),
            ("(modulus parts (+ m 1))", "(modulus part (+ m 1))"),
            ("(modulus parts (+ m 1))", "modulus (modulus parts (+ m 1))"),
            ("(parts n k l)", "(parts n k)"),
            ("(parts n k l)", "(parts n k l l)"),
            ("(parts n k l)", "(parts n k 0)"),
            ("(parts n k l)", "(parts n k j)"),
            ("(define f1 ", "(define f0 "),
            ("(and (= c a) (< d b))", "(and (parts a b c) (< d b))"),
            ("(falls", "(law true)(falls"),
        ]:
            self.assertIn(old, BASH)
            self.assertEqual(verdicts(BASH.replace(old, new, 1)), ["rejected"], (old, new))

    def test_a_wrong_table_is_rejected(self) -> None:
        self.assertIn("(accept 3 5)", BASH)
        self.assertEqual(verdicts(BASH.replace("(accept 3 5)", "(accept 3)")), ["rejected"])
        self.assertEqual(verdicts(BASH.replace("(accept 3 5)", "(accept 5 3)")), ["rejected"])

    def test_bounds_of_the_parameter_do_not_matter_elsewhere(self) -> None:
        self.assertEqual(verdicts(BASH.replace("(law (< 0 m))", "(law (<= 1 m))")), ["accepted"])

    def test_certificates_of_a_file(self) -> None:
        page = (ROOT / "book" / "en" / "certificate.md").read_text(encoding="utf-8")
        example = re.findall(r"```text\n(\(certificate 2\).*?)```", page, re.DOTALL)[0]
        self.assertEqual(verdicts("; first\n" + BASH + example + BASH), ["accepted"] * 3)
        self.assertEqual(verdicts(" " + BASH), ["rejected"])
        self.assertEqual(verdicts(BASH.replace("(residues 2)", "(residues\n2)")), ["rejected"])

    def test_the_moduli_are_shown_with_the_statement(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "bash"
            path.write_text(BASH, encoding="utf-8")
            output = io.StringIO()
            self.assertEqual(verify.main(["--statement", str(path)], io.StringIO(), output), 0)
        shown = BASH[BASH.index("(modulus") : BASH.index("(falls")]
        self.assertEqual(output.getvalue().split("\n", 1)[1], shown)

    def test_the_page_has_the_same_statement(self) -> None:
        example = re.findall(r"```text\n(\(residues 2\).*?)\(falls", PAGE, re.DOTALL)[0]
        self.assertEqual(parted(example), parted(BASH[: BASH.index("(falls")]))

    def test_any_bytes_get_a_verdict(self) -> None:
        chance = random.Random(1)
        data = BASH[: BASH.index("(define")].encode()
        for _ in range(1500):
            start = chance.randrange(len(data))
            end = chance.randrange(start, len(data))
            replacement = chance.choice(
                [b"", b"(", b")", b'"', b" 0 ", b"\xc3", data[end : end + 9], b"1" * 20, b" parts ", b" m "]
            )
            mutant = data[:start] + replacement + data[min(end, start + chance.randrange(6)) :]
            found = [verdict for verdict, _, _ in verify.verify(mutant)]
            self.assertTrue(found)
            self.assertNotIn("accepted", found)

    def test_depth_is_no_problem(self) -> None:
        deep = "(not " * 40000 + "(parts n k l)" + ")" * 40000
        self.assertEqual(verdicts(BASH.replace("(parts n k l)", deep, 1)), ["rejected"])
        given = BASH[: BASH.index("(falls")].replace("(= l 0)", "(and {} (= l 0))".format(deep))
        self.assertEqual(parted(given).places, [b"n/parts", b"n%parts", b"m"])


if __name__ == "__main__":
    unittest.main()
