"""Tests of the checker of certificates."""

import io
import itertools
import math
import random
import re
import sys
import unittest
from pathlib import Path
from typing import Callable, Dict, Iterator, List, Optional, Sequence, Tuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import verify  # noqa: E402
from sweeps import part  # noqa: E402

PAGE = (ROOT / "book" / "en" / "certificate.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```text\n(\(certificate 2\).*?)```", PAGE, re.DOTALL)[0]

def base(number: int) -> verify.Numeration:
    """A base."""
    return verify.Numeration(b"base", (number,))


def quadratic(parameter: int) -> verify.Numeration:
    """A quadratic numeration."""
    return verify.Numeration(b"quadratic", (parameter, 1))


def recurrence(*coefficients: int) -> verify.Numeration:
    """The numeration of a recurrence."""
    return verify.Numeration(b"recurrence", coefficients)


def difference(first: int, less: int) -> verify.Numeration:
    """The numeration of a recurrence that subtracts."""
    return verify.Numeration(b"difference", (first - 1, first - 1 - less))


NUMERATIONS = [
    *map(base, (2, 3, 10, 18)),
    *map(quadratic, (1, 2, 3, 9)),
    recurrence(1, 1, 1),
    recurrence(1, 0, 1),
    recurrence(1, 0, 0, 1),
    recurrence(3, 2),
    difference(3, 1),
    difference(4, 1),
    difference(5, 3),
]


def verdicts(text: str) -> List[str]:
    """The verdicts on the certificates of a text."""
    return [verdict for verdict, _, _ in verify.verify(text.encode())]


def reason(text: str) -> str:
    """The line for a certificate."""
    return ": ".join(next(verify.verify(text.encode()))[:2])


def worth(numeration: verify.Numeration, length: int) -> List[int]:
    """The worth of the lowest places, lowest first."""
    # A place is worth one more than the largest number with the digits below it.
    places: List[int] = []
    for _ in range(length):
        places.append(1 + sum(digit * place for digit, place in zip(largest(numeration, len(places)), places[::-1])))
    return places


def largest(numeration: verify.Numeration, length: int) -> List[int]:
    """The largest word: the coefficients over and over, but the last of them less 1; or the last over and over."""
    coefficients = numeration.coefficients
    if numeration.kind == b"difference":
        return [*coefficients[:1], *coefficients[1:] * length][:length]
    period = [*coefficients[:-1], coefficients[-1] - 1]
    return (period * (length + 1))[:length]


def is_word(numeration: verify.Numeration, digits: Sequence[int]) -> bool:
    """True if from no place on the digits are more than the largest word."""
    return all(list(digits[at:]) <= largest(numeration, len(digits) - at) for at in range(len(digits)))


def word(numeration: verify.Numeration, number: int, length: int) -> List[int]:
    """The valid word of a number: as much as possible at the highest places."""
    digits = []
    for place in reversed(worth(numeration, length)):
        digits.append(number // place)
        number %= place
    assert max(digits, default=0) < numeration.radix
    return digits


def decider(numeration: verify.Numeration) -> verify.Decider:
    """A decider without definitions."""
    context = verify.Context(numeration, {}, {})
    statement = verify.Statement(context, [], [b"x"], False, [], [], b"lost", [], [], {})
    certificate = verify.Certificate(statement, [], None, [])
    return verify.Decider(certificate, verify.Budget(0))


def holds(judge: verify.Decider, literal: verify.Literal, numbers: Sequence[int], length: int = 16) -> bool:
    """True if the automaton of a literal accepts numbers."""
    order = range(len(numbers))
    product = judge.product([literal], order, order)
    if 0 in product.start:
        return False
    state = product.start
    words = [word(judge.numeration, number, length) for number in numbers]
    for column in zip(*words):
        for level, digit in enumerate(column):
            state = tuple(rows[entry][digit] for rows, entry in zip(product.levels[level], state))
            if 0 in state:
                return False
    return product.accepts(state)


def learn(numeration: verify.Numeration, arity: int, holds_for: Callable[..., bool], depth: int) -> str:
    """A table for a relation, from its values. Prefixes that no short suffix tells apart are one state."""
    radix = numeration.radix
    columns = list(itertools.product(range(radix), repeat=arity))

    def valid(prefix: Tuple[Tuple[int, ...], ...]) -> bool:
        return all(is_word(numeration, [column[i] for column in prefix]) for i in range(arity))

    def accepted(prefix: Tuple[Tuple[int, ...], ...]) -> bool:
        places = worth(numeration, len(prefix))[::-1]
        return holds_for(*[sum(p * column[i] for p, column in zip(places, prefix)) for i in range(arity)])

    suffixes = [
        suffix
        for length in range(depth + 1)
        for suffix in itertools.product(columns, repeat=length)
        if valid(suffix)
    ]

    def signature(prefix: Tuple[Tuple[int, ...], ...]) -> Tuple[Optional[bool], ...]:
        return tuple(
            accepted(prefix + suffix) if valid(prefix[-3:] + suffix) else None for suffix in suffixes
        )

    prefixes: List[Tuple[Tuple[int, ...], ...]] = [()]
    index: Dict[Tuple[Optional[bool], ...], int] = {signature(()): 0}
    nodes: Dict[Tuple[int, Tuple[str, ...]], int] = {}
    rows = []
    for prefix in prefixes:
        children = []
        for column in columns:
            longer = prefix + (column,)
            if not valid(longer[-4:]):
                children.append("-")
                continue
            found = signature(longer)
            if not any(found):
                children.append("-")
                continue
            if found not in index:
                index[found] = len(prefixes)
                prefixes.append(longer)
            children.append("s{}".format(index[found]))
        for number in range(arity - 1, -1, -1):
            groups = [tuple(children[i : i + radix]) for i in range(0, len(children), radix)]
            children = [
                (
                    group[0]
                    if len(set(group)) == 1
                    else "n{}".format(nodes.setdefault((number, group), len(nodes)))
                )
                for group in groups
            ]
        rows.append(children[0])
    accept = [str(state) for state, prefix in enumerate(prefixes) if accepted(prefix)]
    return "(nodes {}) (rows {}) (accept {})".format(
        " ".join("({} {})".format(number, " ".join(group)) for number, group in nodes),
        " ".join(rows),
        " ".join(accept),
    )


BINARY = base(2)
ZECKENDORF = quadratic(1)
TRUE = "(define t () (and) (nodes) (rows s0) (accept 0))"

NIM_LOST = (
    """(certificate 2)
(statement (numeration base 2) (places x y) (stuck lost)
  (move (k) (< k x) (to k y)) (move (k) (< k y) (to x k)) (lost (= x y)))
(falls (+ x y))
"""
    + "(define f (a b) (exists (k) (< k a) (= k b)) {})".format(learn(BINARY, 2, lambda a, b: b < a, 2))
    + ("(define g (a b) (exists (k) (< k b) (= a k)) {})".format(learn(BINARY, 2, lambda a, b: a < b, 2)))
)

NIM_VALUE = (
    """(certificate 2)
(statement (numeration base 2) (places x y) (stuck lost)
  (move (k) (< k x) (to k y)) (move (k) (< k y) (to x k)) (value (v) (xor x y v)))
(falls (+ x y))
"""
    + "(define t (a b) (exists (v) (xor a b v)) (nodes) (rows s0) (accept 0))"
    + (
        "(define f (a b c) (exists (k) (< k a) (xor k b c)) {})".format(
            learn(BINARY, 3, lambda a, b, c: b ^ c < a, 2)
        )
    )
    + (
        "(define g (a b c) (exists (k) (< k b) (xor a k c)) {})".format(
            learn(BINARY, 3, lambda a, b, c: a ^ c < b, 2)
        )
    )
)

PARITIES: List[Tuple[str, str, int, Callable[..., bool]]] = [
    ("v (n v)", "(and (<= v 1) (divides 2 (+ n v)))", 2, lambda n, v: v == n % 2),
    ("t (n)", "(exists (v) (v n v))", 1, lambda n: True),
    (
        "two (n c z)",
        "(exists (a b w1 w2) (= n (+ a b c 1)) (v a w1) (v b w2) (xor w1 w2 z))",
        3,
        lambda n, c, z: n > c and z == (n - c - 1) % 2,
    ),
    (
        "three (n v)",
        "(exists (c z w) (two n c z) (v c w) (xor z w v))",
        2,
        lambda n, v: n > 0 and v == (n - 1) % 2,
    ),
]

# Take one stone and leave the rest in three heaps, which may be empty: the value is the parity.
THREE_PARTS = """(certificate 2)
(statement (numeration base 2) (places n) (stuck lost)
  (move (a b c) (= n (+ a b c 1)) (to a) (to b) (to c)) (value (v) (and (<= v 1) (divides 2 (+ n v)))))
(falls n)
""" + "\n".join(
    "(define {} {} {})".format(head, body, learn(BINARY, arity, holds_for, 2))
    for head, body, arity, holds_for in PARITIES
)


def wythoff_lost(x: int, y: int) -> bool:
    """The lost positions of Wythoff's game."""
    n = abs(x - y)
    return min(x, y) == (n + math.isqrt(5 * n * n)) // 2


def wythoff() -> str:
    """Wythoff's game, with its lost positions from floor."""

    def some(test: Callable[[int, int], bool]) -> str:
        return learn(ZECKENDORF, 2, test, 3)

    def first(n: int) -> int:
        return (n + math.isqrt(5 * n * n)) // 2

    p = wythoff_lost
    both = "(and (floor {} {}) (= {} (+ {} {})))"
    return "\n".join(
        [
            "(certificate 2)",
            "(statement (numeration quadratic 1) (places x y) (stuck lost)",
            "  (move (k) (< k x) (to k y)) (move (k) (< k y) (to x k))",
            "  (move (i j) (< i x) (< j y) (= (- x i) (- y j)) (to i j))",
            "  (lost (exists (n) (or " + both.format(*"nxyxn") + both.format(*"nyxyn") + "))))",
            "(falls (+ x y))",
            "(floor {})".format(learn(ZECKENDORF, 2, lambda a, b: b == first(a), 4)),
            "(define a (x y n) "
            + both.format(*"nxyxn")
            + learn(ZECKENDORF, 3, lambda x, y, n: x == first(n) and y == x + n, 3)
            + ")",
            "(define b (x y n) "
            + both.format(*"nyxyn")
            + learn(ZECKENDORF, 3, lambda x, y, n: y == first(n) and x == y + n, 3)
            + ")",
            "(define c (x y n) (and (not (a x y n)) (not (b x y n)))",
            learn(ZECKENDORF, 3, lambda x, y, n: not (p(x, y) and n == abs(x - y)), 3) + ")",
            "(define p (x y) (exists (n) (not (c x y n)))" + some(p) + ")",
            "(define q (x y) (exists (k) (< k x) (p k y))"
            + some(lambda x, y: any(p(k, y) for k in range(x)))
            + ")",
            "(define r (x y) (exists (k) (< k y) (p x k))"
            + some(lambda x, y: any(p(x, k) for k in range(y)))
            + ")",
            "(define s (x y) (exists (i j) (< i x) (< j y) (= (- x i) (- y j)) (p i j))"
            + some(lambda x, y: any(p(x - k, y - k) for k in range(1, min(x, y) + 1)))
            + ")",
        ]
    )


class Example(unittest.TestCase):
    """The example of the page and changes of it."""

    def test_the_example_is_accepted(self) -> None:
        self.assertEqual(verdicts(EXAMPLE), ["accepted"])

    def test_three_certificates_in_a_file_get_three_verdicts(self) -> None:
        wrong = EXAMPLE.replace("divides 4 n", "divides 5 n")
        self.assertEqual(verdicts(EXAMPLE + wrong + EXAMPLE), ["accepted", "rejected", "accepted"])

    def test_changes_of_the_text_that_do_not_matter_are_accepted(self) -> None:
        for old, new in [
            ("; Every move", ';\r Every ) " move'),
            ("(places n)", '(assuming ")\n (certificate 2)(")(places n)'),
            ("(define f0", TRUE + "(define f0"),
            ("(<= a (+ k 3))", "(< a (+ k 4))"),
            ("(accept 1 2 3)", "(accept 1 2 3)\t"),
            ("(stuck lost)", "(law true)(stuck lost)"),
            ("(k) (< k n)", "(k) true (< k n)"),
            ("(places n)", '(assuming"")(places n)'),
        ]:
            self.assertIn(old, EXAMPLE)
            self.assertEqual(verdicts(EXAMPLE.replace(old, new)), ["accepted"], (old, new))

    def test_wrong_certificates_are_rejected(self) -> None:
        for old, new in [
            ("certificate 2", "certificate 3"),
            ("base 2", "base 3"),
            ("base 2", "quadratic 1"),
            ("stuck lost", "stuck won"),
            ("stuck lost", "stuck draw"),
            ("(<= n (+ k 3))", "(<= n (+ k 4))"),
            ("(lost (divides 4 n))", "(won (divides 4 n))"),
            ("(lost (divides 4 n))", "(lost (divides 8 n))"),
            ("(lost (divides 4 n))", "(lost (divides 4 (+ n 1)))"),
            ("(lost (divides 4 n))", ""),
            ("(falls n)", "(falls)"),
            ("(falls n)", "(falls (- 5 n))"),
            ("(falls n)", "(falls 007)"),
            ("(falls n)", "(falls m)"),
            ("(to k)", "(to n)"),
            ("(to k)", "(to m)"),
            ("(to k)", "(to k k)"),
            ("(0 s2 s3)", "(0 s2 s2)"),
            ("(accept 1 2 3)", "(accept 1 2)"),
            ("(accept 1 2 3)", "(accept 0 1 2 3)"),
            ("(accept 1 2 3)", "(accept 1 3 2)"),
            ("(accept 1 2 3)", "(accept 1 2 4)"),
            ("n0 n1 n0 n1", "n1 n0 n0 n1"),
            ("n0 n1 n0 n1", "s1 n1 n0 n1"),
            ("n0 n1 n0 n1", "n0 n1 n0 n2"),
            ("n0 n1 n0 n1", "n0 n1 - n1"),
            ("(0 s0 s1)", "(1 s0 s1)"),
            ("(0 s0 s1)", "(0 s0)"),
            ("(0 s0 s1)", "(0 s00 s1)"),
            ("(0 s0 s1)", "(0 n0 s1)"),
            ("define f0 (a)", "define f0 (a b)"),
            ("define f0", "define xor"),
            ("(a) (exists", "(a) (and"),
            ("(places n)", "(places n n)"),
            ("(places n)", "(places)"),
            ("(places n)", "(places 1)"),
            ("(places n)", "(places to)"),
            ("(move (k)", "(move (n)"),
            ("(< k n)", "(< j n)"),
            ("(< k n)", "(xor k n)"),
            ("(< k n)", "(fibonacci k)"),
            ("(+ k 3)", "(+ k 1125899906842625)"),
            ("(+ k 3)", "(* k 3)"),
            ("(falls n)", "(falls n))"),
            ("(falls n)", "(falls n"),
            ("(falls n)", '(falls "n)'),
            ("; Every", "(law true) ; Every"),
            ("(define f0", "(define f0 (a) (and) (nodes) (rows s0) (accept)) (define f0"),
        ]:
            self.assertIn(old, EXAMPLE)
            self.assertEqual(verdicts(EXAMPLE.replace(old, new, 1)), ["rejected"], (old, new))

    def test_any_bytes_get_a_verdict(self) -> None:
        chance = random.Random(1)
        data = EXAMPLE.encode()
        for text in [
            b"",
            b"\0",
            b"\xff",
            b"()",
            b"(" * 9999,
            b")" * 9,
            b'"',
            b";",
            b"a",
            data + b"\xff",
            b"(certificate 2)",
            b"(certificate 2)\n" * 9,
            data[:300] + b"9" * 9999,
        ]:
            self.assertTrue(list(verify.verify(text)))
            self.assertNotIn("accepted", [verdict for verdict, _, _ in verify.verify(text)])
        for _ in range(1500):
            start, end = sorted((chance.randrange(len(data)), chance.randrange(len(data))))
            replacement = chance.choice(
                [b"", b"(", b")", b'"', b" 0 ", b"\xc3", data[end : end + 9], b"1" * 20, b" n0 "]
            )
            mutant = data[:start] + replacement + data[min(end, start + chance.randrange(6)) :]
            self.assertTrue(list(verify.verify(mutant)))

    def test_depth_is_no_problem(self) -> None:
        deep = EXAMPLE.replace("(divides 4 n)", "(not " * 40000 + "(divides 4 n)" + ")" * 40000, 1)
        self.assertEqual(verdicts(deep), ["accepted"])
        deep = EXAMPLE.replace("(falls n)", "(falls " + "(+ " * 40000 + "n" + ")" * 40001)
        self.assertEqual(verdicts(deep), ["accepted"])

    def test_command_line(self) -> None:
        output = io.StringIO()
        self.assertEqual(verify.main(["--each"], io.StringIO("/missing\n"), output), 2)
        self.assertTrue(output.getvalue().startswith("/missing\tunreadable: "))


class Games(unittest.TestCase):
    """Certificates made by hand."""

    def test_nim_with_two_heaps(self) -> None:
        self.assertEqual(reason(NIM_LOST)[:9], "accepted:", reason(NIM_LOST))
        self.assertEqual(reason(NIM_VALUE)[:9], "accepted:", reason(NIM_VALUE))
        for old, new in [
            ("(= x y)", "(= y x)"),
            ("(lost (= x y))", "(lost (< x y))"),
            ("(falls (+ x y))", "(falls x)"),
        ]:
            self.assertEqual(verdicts(NIM_LOST.replace(old, new, 1)), ["rejected"])
        self.assertEqual(verdicts(NIM_LOST.replace("(falls (+ x y))", "(falls x y)")), ["accepted"])
        self.assertEqual(verdicts(NIM_VALUE.replace("(xor x y v)", "(xor x v y)", 1)), ["rejected"])

    def test_wythoff(self) -> None:
        text = wythoff()
        self.assertEqual(reason(text)[:9], "accepted:", reason(text))
        self.assertEqual(
            verdicts(text.replace("(move (i j) (< i x)", "(move (i j) (<= i x)", 1)), ["rejected"]
        )
        self.assertIn("floor", reason(re.sub(r"\(floor \(nodes.*", "", text)))

    def test_three_parts_of_a_move_are_joined_one_by_one(self) -> None:
        self.assertEqual(reason(THREE_PARTS)[:9], "accepted:", reason(THREE_PARTS))
        for old, new in [
            ("(= n (+ a b c 1)) (to a)", "(= n (+ a b c 2)) (to a)"),
            ("(exists (c z w)", "(exists (z c w)"),
            ("(v a w1) (v b w2)", "(v b w2) (v a w1)"),
            ("(exists (a b w1 w2)", "(exists (b a w1 w2)"),
            ("(to a) (to b) (to c)", "(to b) (to a) (to c)"),
        ]:
            self.assertIn(old, THREE_PARTS)
            self.assertEqual(verdicts(THREE_PARTS.replace(old, new)), ["rejected"], (old, new))

    def test_draws(self) -> None:
        text = """(certificate 2)
(statement (numeration base 3) (places n) (stuck draw) (move (k) (= n (+ k 1)) (to k))
  (lost false) (won false) (draw true))
(falls n) (define t () (and) (nodes) (rows s0) (accept 0))"""
        self.assertIn("missing", reason(text))
        more = "(define {} (a) (exists (k) (= a (+ k 1)) {}) {})"
        positive = learn(base(3), 1, lambda a: a > 0, 1)
        none = "(nodes) (rows s0) (accept)"
        text += more.format("u", "", positive)
        text += more.format("v", "(not (t))", none)
        text += more.format("w", "(t)", positive)
        text += "(define x (a) (and (not (u a))) {})".format(
            learn(base(3), 1, lambda a: a == 0, 1)
        )
        self.assertEqual(reason(text)[:9], "accepted:", reason(text))
        self.assertEqual(verdicts(text.replace("(draw true)", "")), ["accepted"])
        self.assertEqual(
            verdicts(text.replace("(lost false) (won false)", "(lost true) (won false)")), ["rejected"]
        )
        self.assertEqual(verdicts(text.replace("(won false)", "")), ["rejected"])

    def test_floor_has_one_table(self) -> None:
        for parameter, depth in [(1, 4), (2, 3), (3, 2), (-3, 3), (-4, 3)]:
            numeration = quadratic(parameter) if parameter > 0 else difference(-parameter, 1)
            name = f"quadratic {parameter}" if parameter > 0 else f"difference {-parameter} 1"

            def value(a: int, of: int = parameter) -> int:
                if of > 0:
                    return ((2 - of) * a + math.isqrt((of**2 + 4) * a * a)) // 2
                return ((-of - 2) * a + math.isqrt((of**2 - 4) * a * a)) // (2 * (-of - 2))

            good = learn(numeration, 2, lambda a, b: b == value(a), depth)
            text = """(certificate 2) (statement (numeration {}) (places n) (stuck lost) (lost true))
(falls) (floor {}) (define t () (and) (nodes) (rows s0) (accept 0))
(define f (a b) (and (floor a b)) {})"""
            self.assertEqual(reason(text.format(name, good, good))[:9], "accepted:", parameter)
            wrong = learn(numeration, 2, lambda a, b: b == value(a) + (a == 5), depth)
            self.assertIn("floor", reason(text.format(name, wrong, wrong)))
            wrong = learn(numeration, 2, lambda a, b: b == a, depth)
            self.assertIn("floor", reason(text.format(name, wrong, wrong)))


class Relations(unittest.TestCase):
    """Built-in relations, compared with arithmetic."""

    def test_sums(self) -> None:
        chance = random.Random(2)
        for numeration in NUMERATIONS:
            judge = decider(numeration)
            for _ in range(part(60)):
                size = chance.randrange(1, 4)
                terms = {number: chance.choice([-7, -3, -2, -1, 0, 1, 2, 5]) for number in range(size)}
                constant = chance.randrange(-30, 31)
                for form in ("zero", "negative", chance.randrange(1, 12)):
                    literal = verify.linear(form, terms, constant, chance.random() < 0.5)
                    for _ in range(30):
                        numbers = [chance.randrange(40) for _ in range(size)]
                        total = constant + sum(terms[number] * numbers[number] for number in terms)
                        expected = (
                            total == 0
                            if form == "zero"
                            else total < 0 if form == "negative" else total % int(form) == 0
                        )
                        self.assertEqual(
                            holds(judge, literal, numbers),
                            expected == literal.positive,
                            (numeration, literal, numbers),
                        )

    def check(
        self,
        numeration: verify.Numeration,
        relation: verify.Relation,
        arity: int,
        test: Callable[..., bool],
        limit: int,
    ) -> None:
        judge = decider(numeration)
        for pattern in itertools.product(range(arity), repeat=arity):
            if sorted(set(pattern)) != list(range(len(set(pattern)))):
                continue
            for numbers in itertools.product(range(limit), repeat=len(set(pattern))):
                expected = test(*[numbers[place] for place in pattern])
                for positive in (True, False):
                    literal = verify.Literal(positive, relation, pattern)
                    self.assertEqual(holds(judge, literal, numbers), expected == positive, (literal, numbers))

    def test_binary_relations(self) -> None:
        def ones(number: int) -> int:
            return bin(number).count("1")

        self.check(BINARY, (b"xor",), 3, lambda a, b, c: a ^ b == c, 9)
        self.check(BINARY, (b"power-of-two",), 1, lambda a: ones(a) == 1, 200)
        for constant in (1, 2, 3, 5):
            self.check(
                BINARY,
                (b"columns", constant),
                3,
                lambda a, b, c: all(
                    sum(n >> place & 1 for n in (a, b, c)) % constant == 0 for place in range(9)
                ),
                9,
            )
            self.check(BINARY, (b"ones", constant), 2, lambda a, b: ones(a) % constant == b, 40)
        for constant in (0, 1, 3, 12):
            self.check(BINARY, (b"bit", constant), 2, lambda a, b: a >> constant & 1 == b, 40)

    def test_zeckendorf_relations(self) -> None:
        def terms(number: int) -> List[int]:
            digits = word(ZECKENDORF, number, 9)
            return [place for place, digit in zip(worth(ZECKENDORF, 9)[::-1], digits) if digit]

        self.check(ZECKENDORF, (b"fibonacci",), 1, lambda a: a in (0, 1, 2, 3, 5, 8, 13, 21, 34, 55), 80)
        self.check(ZECKENDORF, (b"lowest-zeckendorf",), 2, lambda a, b: a != 0 and terms(a)[-1] == b, 60)

    def test_automata_do_not_read_leading_zeros(self) -> None:
        text = EXAMPLE.replace(
            "(places n)",
            "(automaton odd 2 (accept 1) (go 0 (1 0) 1) (go 1 (0 0) 7) " "(go 7 (0 0) 1))(places n)",
        ).replace("(stuck", "(law (not (accepts odd n n)))(stuck")
        self.assertEqual(verdicts(text), ["accepted"])
        statement = verify.read_certificate(verify.read_items(text.encode(), 0, len(text)))
        judge = verify.Decider(statement, verify.Budget(0))
        literal = verify.Literal(True, (b"accepts", 0), (0, 1))
        for a, b in itertools.product(range(70), range(3)):
            self.assertEqual(holds(judge, literal, [a, b]), b == 0 and a in (1, 4, 16, 64), (a, b))
        swapped = verify.Literal(True, (b"accepts", 0), (1, 0))
        for a, b in itertools.product(range(3), range(70)):
            self.assertEqual(holds(judge, swapped, [a, b]), a == 0 and b in (1, 4, 16, 64), (a, b))

    def test_definitions_bind_several_numbers(self) -> None:
        text = """(certificate 2) (statement (numeration base 2) (places n) (stuck lost) (lost true)) (falls)
(define t () (and) (nodes) (rows s0) (accept 0))
(define d (a) (exists (x y z) (< x y) (< y z) (= a (+ x y z))) {})"""
        self.assertEqual(verdicts(text.format(learn(BINARY, 1, lambda a: a >= 3, 2))), ["accepted"])
        self.assertEqual(verdicts(text.format(learn(BINARY, 1, lambda a: a >= 2, 2))), ["rejected"])
        self.assertEqual(verdicts(text.format(learn(BINARY, 1, lambda a: a >= 4, 2))), ["rejected"])
        # Witnesses that are longer than the free number.
        text = text.replace(
            "(exists (x y z) (< x y) (< y z) (= a (+ x y z)))",
            "(exists (x y) (= x (+ (* 9 a) 40)) (power-of-two y) (< x y))",
        )
        self.assertEqual(verdicts(text.format("(nodes) (rows s0) (accept 0)")), ["accepted"])


class Lookup(unittest.TestCase):
    """From formulas to literals."""

    @staticmethod
    def xor(*numbers: int) -> verify.Literal:
        return verify.Literal(True, (b"xor",), numbers)

    def test_a_definition_is_looked_up_by_its_literals(self) -> None:
        table = verify.Table(0, [], [None], frozenset())
        body = (self.xor(0, 3, 4), self.xor(4, 1, 2))
        definitions = [verify.Definition(3, 2, body, table, verify.Listing(0)) for _ in range(2)]
        catalogue = verify.Catalogue(definitions, verify.Budget(0))
        literals = [self.xor(5, 9, 7), self.xor(7, 6, 8), self.xor(5, 9, 7)]
        # The last of several is taken. Numbers that do not occur are dropped, and literals that stand twice.
        found = verify.Literal(True, (b"definition", 1), (5, 6, 8))
        self.assertEqual(catalogue.some(literals, (9, 3, 7, 2)), found)
        self.assertEqual(catalogue.some([literals[0], literals[0]], (3,)), literals[0])
        for others, bound in [(literals, (7, 9)), (literals[1:], (9, 7)), (literals, (9, 7, 5)), ([], ())]:
            self.assertRaises(verify.Rejected, catalogue.some, others, bound)

    def test_equal_literals(self) -> None:
        part = verify.Part(verify.Context(BINARY, {}, {}), [b"a", b"b"])

        def literal(text: str) -> verify.Literal:
            return part.literal(verify.read_items(text.encode(), 0, len(text))[0])

        self.assertEqual(literal("(< a b)"), literal("(<= (+ a 1) b)"))
        self.assertNotEqual(literal("(= a b)"), literal("(= b a)"))
        self.assertNotEqual(literal("(< (* 2 a) 2)"), literal("(< a 1)"))
        self.assertEqual(literal("(ones 0 a b)"), literal("(ones 1 a b)"))
        self.assertEqual(literal("(= a b)").replace({0: 1}), verify.ALWAYS)


class Words(unittest.TestCase):
    """The induction of the page: words are the naturals."""

    def test_words_of_each_length_are_the_naturals_in_their_order(self) -> None:
        for numeration in NUMERATIONS:
            top = numeration.radix - 1
            length = 3 if top > 3 else 7
            places = worth(numeration, length)[::-1]
            valid = [
                digits
                for digits in itertools.product(range(top + 1), repeat=length)
                if is_word(numeration, digits)
            ]
            values = [sum(place * digit for place, digit in zip(places, digits)) for digits in valid]
            self.assertEqual(values, list(range(len(valid))))


if __name__ == "__main__":
    unittest.main()
