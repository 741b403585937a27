"""Tests of the checker of certificates of periods and misère quotients.

What certificates say is compared with brute force: all moves are tried, from the formulas of the text.
"""

import functools
import io
import itertools
import operator
import random
import re
import sys
import tempfile
import unittest
import unittest.mock
from functools import lru_cache
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, Sequence, Set, Tuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import verify  # noqa: E402
import verify_heaps  # noqa: E402
from sweeps import part  # noqa: E402


def examples(page: str, head: str) -> List[str]:
    """The certificates of a page."""
    text = (ROOT / "book" / "en" / page).read_text(encoding="utf-8")
    return re.findall(r"^(\({} 2\)\n.*?)^```".format(head), text, re.DOTALL | re.MULTILINE)


PAIRS, ALL_BUT, SPLITS = examples("heaps.md", "period")
(ONE_OR_TWO,) = examples("misere-heaps.md", "quotient")
CLAIM = re.findall(
    r"```text\n(\(certificate 2\).*?)```",
    (ROOT / "book" / "en" / "certificate.md").read_text(encoding="utf-8"),
    re.DOTALL,
)[0]

# Take one or two, but leave two stones at least: a heap of two stones is like one of none, and so on.
SMALLER = """(quotient 2)
(heaps n
  (move (k) (< 1 k) (or (= n (+ k 1)) (= n (+ k 2))) (to k)))
(repeats 2 3)
(map 0 0 0 1 2)
(generators 3 4)
(times (1 2) (0 3) (3 4) (2 5) (5 2) (4 3))
(lost 1 4)
(sums (3) (4) (3 3) (3 4) (4 4) (3 4 4))
(offset 1)
"""

# Kayles: take one or two, and split the rest if you like.
KAYLES = """(period 2)
(heaps n
  (move () (or (= n 1) (= n 2)))
  (move (k) (< 0 k) (or (= n (+ k 1)) (= n (+ k 2))) (to k))
  (move (k l) (< 0 k) (< 0 l) (or (= n (+ k l 1)) (= n (+ k l 2))) (to k) (to l)))
(repeats 71 12)
(least)
"""

# Take one or two; if one is taken, the rest may be split in three.
THREE = """(period 2)
(heaps n
  (move () (or (= n 1) (= n 2)))
  (move (k) (< 0 k) (or (= n (+ k 1)) (= n (+ k 2))) (to k))
  (move (k l m) (= n (+ k l m 1)) (< 0 k) (< 0 l) (< 0 m) (to k) (to l) (to m)))
(repeats 1 4)
(least)
"""

# Heaps of one stone cannot be moved in: pairs of neighbours, counted from two stones on.
SHIFTED = """(period 2)
(heaps n
  (move (k) (= n (+ k 1)) (< 1 n) (to k))
  (move (k) (= n (+ k 2)) (< 2 n) (to k)))
(repeats 1 3)
(least)
(offset 1)
"""

NIM = """(period 2)
(heaps n (move (k) (< k n) (to k)))
(repeats 0 1 1)
(after 2)
"""

# Take one or two, and split the rest in up to three: G(n) = n.
GROWING = """(period 2)
(heaps n (move (k l m) (or (= n (+ k l m 1)) (= n (+ k l m 2))) (to k) (to l) (to m)))
(repeats 0 1 1)
(least)
(values 0)
(after 5)
"""


def verdict(text: str) -> str:
    """The verdict on the only certificate of a text."""
    (result,) = verify.verify(text.encode())
    return result[0]


def why(text: str) -> str:
    """The line for the only certificate of a text."""
    (result,) = verify.verify(text.encode())
    return ": ".join(result[:2])


def parsed(text: str) -> List[Any]:
    """The items of a text, as lists of words."""
    stack: List[List[Any]] = [[]]
    for token in re.findall(r"[()]|[^\s()]+", re.sub(";.*", "", text)):
        if token == "(":
            stack.append([])
        elif token == ")":
            stack[-2].append(stack.pop())
        else:
            stack[-1].append(token)
    (items,) = stack
    return items


def worth(item: Any, names: Dict[str, int]) -> int:
    """The value of a sum."""
    if isinstance(item, str):
        return int(item) if item.isdigit() else names[item]
    operands = [worth(operand, names) for operand in item[1:]]
    if item[0] == "+":
        return sum(operands)
    left, right = operands
    return left - right if item[0] == "-" else left * right


def holds(item: Any, names: Dict[str, int]) -> bool:
    """The truth of a formula."""
    if isinstance(item, str):
        return item == "true"
    head, *operands = item
    if head in ("and", "or", "not"):
        below = [holds(operand, names) for operand in operands]
        return {"and": all, "or": any, "not": lambda values: not values[0]}[head](below)  # type: ignore
    left, right = (worth(operand, names) for operand in operands)
    return (
        {"=": left == right, "<": left < right, "<=": left <= right}[head]
        if head != "divides"
        else (right % left == 0)
    )


class Game:
    """The game of a certificate, by trying numbers."""

    def __init__(self, text: str) -> None:
        self.items = {item[0]: item[1:] for item in parsed(text)}
        self.name, *self.moves = self.items["heaps"]
        self.options = lru_cache(None)(self.all_options)
        self.value = lru_cache(None)(self.mex)
        self.lost = lru_cache(None)(self.loses)

    def all_options(self, heap: int) -> Tuple[Tuple[int, ...], ...]:
        """The heaps that each move leaves."""
        found: Set[Tuple[int, ...]] = set()
        for names, *rest in ([move[1], *move[2:]] for move in self.moves):
            parts = [entry[1] for entry in rest if entry[0] == "to"]
            formulas = [entry for entry in rest if entry[0] != "to"]
            for numbers in itertools.product(range(heap + 4), repeat=len(names)):
                known = dict(zip(names, numbers), **{self.name: heap})
                if all(holds(formula, known) for formula in formulas):
                    found.add(tuple(sorted(known[part] for part in parts)))
        return tuple(sorted(found))

    def mex(self, heap: int) -> int:
        """The nim-value of a heap."""
        found = set()
        for left in self.options(heap):
            value = 0
            for part in left:
                value ^= self.value(part)
            found.add(value)
        return next(value for value in itertools.count() if value not in found)

    def loses(self, heaps: Tuple[int, ...]) -> bool:
        """True if the mover loses a sum in misère play."""
        moved = False
        for place, heap in enumerate(heaps):
            for left in self.options(heap):
                moved = True
                rest = heaps[:place] + heaps[place + 1 :] + left
                if self.lost(tuple(sorted(part for part in rest if self.options(part)))):
                    return False
        return moved

    def period_is_wrong(self, most: int) -> bool:
        """True if values up to a heap contradict the claim."""
        start, length, saltus = ([int(word) for word in self.items["repeats"]] + [0])[:3]

        def repeats(start: int, length: int, saltus: int) -> bool:
            return all(
                self.value(heap + length) == self.value(heap) + saltus for heap in range(start, most - length)
            )

        if length == 0 or not repeats(start, length, saltus):
            return True
        if "least" in self.items:
            shorter = [(part, saltus * part // length) for part in range(1, length) if length % part == 0]
            if (start and repeats(start - 1, length, saltus)) or any(
                saltus * part % length == 0 and repeats(start, part, grown) for part, grown in shorter
            ):
                return True
        given = [int(word) for word in self.items.get("values", [])]
        return "values" in self.items and (
            len(given) != start + length or any(self.value(heap) != value for heap, value in enumerate(given))
        )

    def quotient_is_wrong(self, most: int, heaps: int) -> bool:
        """True if outcomes of sums of a few heaps contradict the claim."""
        elements = [int(word) for word in self.items["map"]]
        if "repeats" in self.items:
            start, length = map(int, self.items["repeats"])
            while len(elements) <= most:
                elements.append(elements[len(elements) - length])
        times = [[int(word) for word in row] for row in self.items["times"]]
        lost = {int(word) for word in self.items["lost"]}
        words: Dict[int, Tuple[int, ...]] = {0: ()}
        reached = [0]
        for element in reached:
            for generator, result in enumerate(times[element]):
                if result not in words:
                    words[result] = words[element] + (generator,)
                    reached.append(result)

        def together(total: Sequence[int]) -> int:
            result = 0
            for heap in total:
                for generator in words[elements[heap]]:
                    result = times[result][generator]
            return result

        return any(
            (together(total) in lost) != self.lost(tuple(part for part in total if self.options(part)))
            for size in range(heaps + 1)
            for total in itertools.combinations_with_replacement(
                range(min(most, len(elements) - 1) + 1), size
            )
        )


def changed(text: str, old: str, new: str) -> str:
    """A text with one change."""
    assert text.count(old) >= 1, (old, text)
    return text.replace(old, new, 1)


def damaged(text: str, chance: random.Random) -> str:
    """A text with a word left out, doubled, exchanged, or a number that is another."""
    tokens = re.findall(r"[()]|[^\s()]+", text)
    first, second = (chance.randrange(len(tokens)) for _ in range(2))
    numbers = [place for place, token in enumerate(tokens) if token.isdigit()]
    kind = chance.randrange(6)
    if kind < 3:
        place = chance.choice(numbers)
        tokens[place] = str(max(0, int(tokens[place]) + chance.choice([-1, 1])))
    elif kind == 3:
        del tokens[first]
    elif kind == 4:
        tokens.insert(first, tokens[first])
    else:
        tokens[first], tokens[second] = tokens[second], tokens[first]
    return " ".join(tokens).replace("( ", "(")


class Periods(unittest.TestCase):
    """Certificates of periods."""

    def test_true_periods_are_accepted(self) -> None:
        for text in (PAIRS, ALL_BUT, KAYLES, THREE, SHIFTED, NIM, SPLITS, GROWING):
            most = 45 if text in (KAYLES, PAIRS) else 14
            if text != SPLITS and "(repeats 53" not in text and "(repeats 71" not in text:
                self.assertFalse(Game(text).period_is_wrong(most), text)
            self.assertEqual(verdict(text), "accepted", why(text))

    def test_as_many_values_are_computed_as_the_theorem_asks_for(self) -> None:
        for text, many in [
            (PAIRS, 2 * 53 + 34 + 2 + 34),
            (KAYLES, 2 * 71 + 12 + 2 + 12),
            (THREE, 3 * 1 + 2 * 4 + 2 + 4),
            (SHIFTED, 1 + 2 + 3),
            (NIM, 2 + 1 + 1),
            (ALL_BUT, 44 + 4 + 4),
            (SPLITS, 103),
            (GROWING, 5),
        ]:
            self.assertTrue(why(text).endswith("from {} values".format(many)), why(text))
        self.assertIn("6 elements, {} heaps".format((1 + 3 - 1) + 1 + 2), why(ONE_OR_TWO))
        self.assertIn("6 elements, {} heaps".format((1 + 3 - 1) + 1 + 2), why(SMALLER))

    def test_changes_of_the_text_that_do_not_matter_are_accepted(self) -> None:
        for old, new in [
            ("(least)\n", ""),
            ("(mask 6 parity)", "(mask 0)"),
            ("(mask 6 parity)", ""),
            ("(mask 6 parity)", "(offset 0) (mask 4294967295)"),
            ("(repeats 53 34)", "(repeats 53 34 0)"),
            ("(repeats 53 34)", "; a note )\n(repeats\t53\r\n34)"),
            ("(= n (+ k l 2))", "(= (+ l k) (- n 2))"),
            ("(= n (+ k l 2))", "true (= n (+ k l 2)) (not (< n 2)) (or (<= 1 n) false)"),
            ("(move (k l)", "(move (k l m) (= m (+ k l))"),
            ("(= n (+ k l 2))", "(or (and (< k l) (= n (+ k l 2))) (and (<= l k) (= n (+ k l 2))))"),
            ("(heaps n\n", "(heaps n (move (k m) false (to m)) (move () (divides 12 (+ n 1)) (< n 9))"),
        ]:
            text = changed(PAIRS, old, new)
            self.assertEqual(verdict(text), "accepted", (old, new, why(text)))

    def test_false_periods_are_rejected(self) -> None:
        for text, old, new, most in [
            (SHIFTED, "(repeats 1 3)", "(repeats 0 3)", 14),
            (SHIFTED, "(repeats 1 3)", "(repeats 1 2)", 14),
            (SHIFTED, "(repeats 1 3)", "(repeats 1 6)", 14),
            (SHIFTED, "(repeats 1 3)", "(repeats 2 3)", 14),
            (SHIFTED, "(< 2 n)", "(< 3 n)", 14),
            (SHIFTED, "(= n (+ k 2))", "(= n (+ k 3))", 14),
            (NIM, "(repeats 0 1 1)", "(repeats 0 1)", 9),
            (NIM, "(repeats 0 1 1)", "(repeats 0 2 1)", 9),
            (NIM, "(< k n)", "(< (+ k 1) n)", 9),
            (ALL_BUT, "(repeats 0 4 2)", "(repeats 0 4 1)", 14),
            (ALL_BUT, "(repeats 0 4 2)", "(repeats 0 8 4)", 14),
            (ALL_BUT, "(repeats 0 4 2)", "(repeats 0 2 1)", 14),
            (ALL_BUT, "(values 0 1 0 1)", "(values 0 1 0 2)", 14),
            (ALL_BUT, "(values 0 1 0 1)", "(values 0 1 0)", 14),
            (ALL_BUT, "(= l 3)", "(= l 2)", 14),
            (ALL_BUT, "(= n 3)", "(= n 2)", 14),
            (THREE, "(repeats 1 4)", "(repeats 0 4)", 14),
            (THREE, "(repeats 1 4)", "(repeats 1 2)", 14),
            (THREE, "(repeats 1 4)", "(repeats 1 8)", 14),
            (THREE, "(= n (+ k l m 1))", "(= n (+ k l m))", 14),
            (THREE, "(= n (+ k 2))", "(= n (+ k 3))", 14),
            (GROWING, "(repeats 0 1 1)", "(repeats 0 1 2)", 9),
            (GROWING, "(repeats 0 1 1)", "(repeats 0 2 1)", 9),
            (GROWING, "(repeats 0 1 1)", "(repeats 0 2 2)", 9),
            (GROWING, "(or (= n (+ k l m 1)) (= n (+ k l m 2)))", "(= n (+ k l m 1))", 9),
            (GROWING, "(values 0)", "(values 1)", 9),
        ]:
            text = changed(text, old, new)
            self.assertTrue(Game(text).period_is_wrong(most), (old, new))
            self.assertEqual(verdict(text), "rejected", (old, new))

    def test_periods_that_fail_late_are_rejected(self) -> None:
        values = [0]
        for heap in range(1, 90):
            found = {values[k] ^ values[heap - 2 - k] for k in range(heap - 1)}
            values.append(min(set(range(99)) - found))
        listed = re.findall(r"\(values (.*)\)", PAIRS)[0]
        self.assertEqual([int(word) for word in listed.split()], values[: 53 + 34])
        self.assertNotEqual(values[52], values[52 + 34])
        self.assertNotEqual(values[53:70], values[70:87])
        for old, new in [("(repeats 53", "(repeats 52"), ("53 34", "53 17"), ("53 34", "53 33")]:
            text = changed(PAIRS, old, new)
            self.assertEqual(verdict(re.sub(r"\(values.*\)\n", "", text)), "rejected", (old, new))

    def test_moves_of_another_kind_are_rejected(self) -> None:
        for old, new in [
            ("(= n (+ k l 2))", "(= n (+ k l 2)) (< k l)"),  # parts that must be different
            ("(= n (+ k l 2))", "(= n (+ k l 2)) (= k l)"),  # parts that must be equal
            ("(= n (+ k l 2))", "(= n (+ k l 2)) (divides 2 k)"),
            ("(= n (+ k l 2))", "(= n (+ k l 2)) (< k 9)"),
            ("(= n (+ k l 2))", "(= (+ n 2) (+ k l))"),  # heaps grow
            ("(= n (+ k l 2))", "(= n (+ k 2))"),
            ("(= n (+ k l 2))", "(= n (+ k l m 2))"),
            ("(move (k l)", "(move (k l m) (= n (* 2 m))"),
            ("(to l)", "(to k)"),
            ("(to l)", "(to n)"),
            ("(to l)", "(to l l)"),
            ("(to l)", "(to l) (< k n)"),
            ("(= n (+ k l 2))", "(exists (m) (= n (+ k l 2)))"),
            ("(= n (+ k l 2))", "(xor n k l)"),
            ("(move (k l)", "(move (k k)"),
            ("(move (k l)", "(move (k n)"),
            ("(move (k l)", "(may (k l)"),
        ]:
            self.assertEqual(verdict(changed(PAIRS, old, new)), "rejected", (old, new))

    def test_wrong_forms_are_rejected(self) -> None:
        for old, new in [
            ("(period 2)", "(period 1)"),
            ("(period 2)", "(period 2 2)"),
            ("(repeats 53 34)\n(least)", "(least)\n(repeats 53 34)"),
            ("(repeats 53 34)", ""),
            ("(repeats 53 34)", "(repeats 53)"),
            ("(repeats 53 34)", "(repeats 53 34 0 0)"),
            ("(repeats 53 34)", "(repeats 053 34)"),
            ("(repeats 53 34)", "(repeats 53 34) (repeats 53 34)"),
            ("(repeats 53 34)", "(repeats 53 1073741824)"),
            ("(least)", "(least 1)"),
            ("(least)", "least"),
            ("(mask 6 parity)", "(mask 4294967296 parity)"),
            ("(mask 6 parity)", "(mask 6 even)"),
            ("(mask 6 parity)", "(mask 6 parity))"),
            ("(mask 6 parity)", "(mask 6 parity"),
            ("(mask 6 parity)", "(mask)"),
        ]:
            self.assertEqual(verdict(changed(PAIRS, old, new)), "rejected", (old, new))

    def test_damaged_certificates_are_rejected_or_still_right(self) -> None:
        chance, verdicts = random.Random(3), []
        for text in (ALL_BUT, SHIFTED, NIM, THREE, GROWING):
            for _ in range(150):
                other = damaged(text, chance)
                verdicts.append(verdict(other))
                if verdicts[-1] == "accepted":
                    self.assertFalse(Game(other).period_is_wrong(10), other)
        self.assertGreater(verdicts.count("accepted"), 20)
        self.assertGreater(verdicts.count("rejected"), 200)


def all_values(digits: Sequence[int], end: int) -> List[int]:
    """The nim-values of a code with digits up to 15, by all heaps that a move may leave."""
    values: List[int] = []
    pairs: List[Set[int]] = []
    for heap in range(end):
        pairs.append({values[part] ^ values[heap - part] for part in range(1, heap)})
        found: Set[int] = set()
        for amount, digit in enumerate(digits):
            left = heap - amount
            if digit & 1 and left == 0 < heap:
                found.add(0)
            if digit & 2 and 0 < left < heap:
                found.add(values[left])
            if digit & 4 and left > 0:
                found |= pairs[left]
            if digit & 8 and left > 0:
                found.update(values[part] ^ both for part in range(1, left) for both in pairs[left - part])
        values.append(next(value for value in itertools.count() if value not in found))
    return values


def growing(digits: Sequence[int], repeats: Tuple[int, int, int], after: int) -> str:
    """A certificate of a code with digits up to 15."""
    moves = []
    for parts in range(4):
        names = "klm"[:parts]
        for amount in (amount for amount, digit in enumerate(digits) if digit >> parts & 1):
            positive = " ".join("(< 0 {})".format(name) for name in names)
            left = " ".join("(to {})".format(name) for name in names)
            total = "(+ {} {})".format(" ".join(names), amount)
            moves.append("(move ({}) {} (= n {}) {})".format(" ".join(names), positive, total, left))
    claim = "(repeats {} {} {})\n(after {})\n".format(*repeats, after)
    return "(period 2)\n(heaps n {})\n".format(" ".join(moves)) + claim


class Growing(unittest.TestCase):
    """Certificates of values that grow where heaps are split."""

    def test_patterns_of_few_values_are_proved_only_if_they_go_on(self) -> None:
        chance = random.Random(2)
        proved, ended, opened = 0, 0, 0
        for _ in range(part(60)):
            digits = [chance.choice([0, 0, 4, 8, 12])] + [chance.randrange(16) for _ in range(3)]
            values = all_values(digits, 200)
            for _ in range(8):
                count = chance.randrange(6, 80)
                for length in range(1, count // 3):
                    saltus = values[count - 1] - values[count - 1 - length]
                    start = count - length
                    while start and values[start - 1 + length] == values[start - 1] + saltus:
                        start -= 1
                    if saltus <= 0 or saltus & (saltus - 1) or count - start < 2 * length:
                        continue
                    text = growing(digits, (start, length, saltus), count)
                    holds = all(values[heap + length] == values[heap] + saltus
                                for heap in range(start, len(values) - length))
                    if verdict(text) == "accepted":
                        self.assertTrue(holds, text)
                        proved += 1
                    elif holds:
                        opened += 1
                    else:
                        ended += 1
        self.assertTrue(min(proved, ended) > part(50) and opened > 0, (proved, ended, opened))

    def test_an_option_with_the_value_of_its_heap_is_seen(self) -> None:
        # Two heaps that are 2·c together more than the nim-sum, and so on, against all small numbers.
        budget = verify.Budget(0)
        for beyond, beside in itertools.product(range(-20, 21), range(16)):
            for heaps in (1, 2, 3):
                expected = any(
                    functools.reduce(operator.xor, left) == high ^ beside
                    for high in range(16)
                    for left in partitions(high + beyond, heaps)
                )
                if heaps < 3 or beside == 0:
                    found = verify_heaps.is_hit(heaps, beyond, beside, budget)
                    self.assertEqual(found, expected, (heaps, beyond, beside))


def partitions(total: int, parts: int) -> Iterator[Tuple[int, ...]]:
    """All lists of so many natural numbers with a total."""
    if parts == 1:
        yield from [(total,)] * (total >= 0)
    else:
        for first in range(total + 1):
            yield from ((first, *rest) for rest in partitions(total - first, parts - 1))


def octal_moves(code: str) -> str:
    """The moves of a code, whose first digit is that for taking nothing."""
    moves = []
    for amount, digit in enumerate(map(int, code.replace(".", ""))):
        moves += ["(move () (= n {}))".format(amount)] * (digit & 1)
        moves += ["(move (k) (< 0 k) (= n (+ k {})) (to k))".format(amount)] * (digit >> 1 & 1)
        moves += ["(move (k l) (< 0 k) (< 0 l) (= n (+ k l {})) (to k) (to l))".format(amount)] * (digit >> 2)
    return "(heaps n {})".format(" ".join(moves))


def octal_values(code: str, end: int) -> List[int]:
    """The nim-values of a code, by all pairs of heaps."""
    values: List[int] = []
    for heap in range(end):
        found: Set[int] = set()
        for amount, digit in enumerate(map(int, code.replace(".", ""))):
            left = heap - amount
            if digit & 1 and left == 0:
                found.add(0)
            if digit & 2 and left > 0:
                found.add(values[left])
            if digit & 4:
                found.update(values[part] ^ values[left - part] for part in range(1, left // 2 + 1))
        values.append(next(value for value in itertools.count() if value not in found))
    return values


class Masks(unittest.TestCase):
    """Masks are hints: they change how long a check takes, but no value."""

    def values(self, code: str, end: int, mask: Tuple[int, int]) -> Tuple[List[int], int]:
        """The nim-values that the checker finds with a mask, and the steps that it takes."""
        text = octal_moves(code).encode()
        budget = verify.Budget(len(text))
        game = verify_heaps.read_game(verify.read_items(text, 0, len(text))[0], 0, budget)
        before = budget.steps
        values = verify_heaps.values_below(game, end, 2**16, budget, mask)
        return values, before - budget.steps

    def compare(self, code: str, end: int, masks: Sequence[Tuple[int, int]]) -> List[int]:
        """Compare values with those of all pairs, also with rare heaps that are not rare; return the values."""
        expected = octal_values(code, end)
        for worth in (32, 0):
            with unittest.mock.patch.object(verify_heaps.Splits, "WORTH", worth):
                for mask in masks:
                    self.assertEqual(self.values(code, end, mask)[0], expected, (code, worth, mask))
        return expected

    def test_values_are_those_of_all_pairs_with_any_mask(self) -> None:
        chance, values = random.Random(13), []
        for _ in range(part(80)):
            code = chance.choice("04") + "." + str(chance.randrange(10 ** chance.randrange(1, 5)))
            code = code.replace("8", "7").replace("9", "6")
            ones = (0, 2**32 - 1, chance.randrange(8), chance.randrange(64))
            values += self.compare(code, 100, list(itertools.product(ones, (0, 1))))
        self.assertGreater(max(values), 15)

    def test_values_of_more_than_eight_bits_are_those_of_all_pairs(self) -> None:
        chance = random.Random(17)
        for _ in range(3):
            code = "0." + "3" * chance.randrange(260, 300) + "".join(chance.choice("2467") for _ in range(4))
            masks = [(0, 0), (chance.randrange(512), 0), (chance.randrange(512), 1)]
            self.assertGreater(max(self.compare(code, 600, masks)), 2**8)

    def test_values_of_long_heaps_are_those_of_all_pairs(self) -> None:
        for code, right, wrong in [("0.16", (30, 0), (31, 1)), ("4.364", (62, 0), (5, 0))]:
            self.compare(code, 1500, [right, wrong])

    def test_a_mask_with_few_rare_heaps_saves_steps(self) -> None:
        for code, right, wrong in [
            ("0.77", (15, 0), (15, 1)),
            ("0.053", (7, 1), (7, 0)),
            ("0.106", (13, 1), (12, 1)),
        ]:
            expected = octal_values(code, 5000)
            steps = []
            for mask in (right, (0, 0), wrong):
                values, used = self.values(code, 5000, mask)
                self.assertEqual(values, expected, (code, mask))
                steps.append(used)
            self.assertLess(steps[0], 0.7 * steps[1], code)
            self.assertLess(steps[0], 0.7 * steps[2], code)
            self.assertLess(steps[2], 1.1 * steps[1], code)

    def test_heaps_that_may_be_split_in_two_or_three(self) -> None:
        three = "(move (k l m) (= n (+ k l m 1)) (< 0 k) (< 0 l) (< 0 m) (to k) (to l) (to m))"
        text = changed(KAYLES, "(heaps n", "(heaps n " + three)
        expected = [Game(text).value(heap) for heap in range(14)]
        heaps = text[text.index("(heaps") : text.index("(repeats")].encode()
        game = verify_heaps.read_game(verify.read_items(heaps, 0, len(heaps))[0], 0, verify.Budget(9))
        self.assertNotEqual(expected, [Game(KAYLES).value(heap) for heap in range(14)])
        for mask in [(0, 0), (3, 0), (1, 1)]:
            self.assertEqual(verify_heaps.values_below(game, 14, 2**16, verify.Budget(9), mask), expected)

    def test_the_mask_of_a_certificate_is_used(self) -> None:
        for old, expected in [("(mask 6 parity)", (6, 1)), ("(mask 9)", (9, 0)), ("", (0, 0))]:
            computed = verify_heaps.values_below
            with unittest.mock.patch.object(verify_heaps, "values_below", wraps=computed) as called:
                self.assertEqual(verdict(changed(PAIRS, "(mask 6 parity)", old)), "accepted")
            self.assertEqual(called.call_args[0][-1], expected)

    def test_periods_are_accepted_or_rejected_with_any_mask(self) -> None:
        for mask in ["(mask 15)", "(mask 15 parity)", "(mask 0)", "(mask 0 parity)", "(mask 4294967295)"]:
            self.assertEqual(verdict(KAYLES + mask), "accepted", mask)
            for wrong in ("70 12", "71 6", "72 12", "71 24"):
                self.assertEqual(verdict(changed(KAYLES, "71 12", wrong) + mask), "rejected", (wrong, mask))


class Quotients(unittest.TestCase):
    """Certificates of misère quotients."""

    def test_a_true_quotient_is_accepted(self) -> None:
        self.assertFalse(Game(ONE_OR_TWO).quotient_is_wrong(7, 4))
        self.assertEqual(verdict(ONE_OR_TWO), "accepted", why(ONE_OR_TWO))
        partial = changed(ONE_OR_TWO, "(repeats 1 3)\n", "")
        self.assertEqual(verdict(partial), "accepted", why(partial))

    def test_heaps_are_counted_from_the_offset_on(self) -> None:
        self.assertFalse(Game(SMALLER).quotient_is_wrong(8, 4))
        self.assertEqual(verdict(SMALLER), "accepted", why(SMALLER))
        for old, new in [
            ("(map 0 0 0 1 2)", "(map 0 0 1 2 0)"),
            ("(map 0 0 0 1 2)", "(map 1 0 0 1 2)"),
            ("(map 0 0 0 1 2)", "(map 0 0 0 2 1)"),
            ("(offset 1)", ""),
            ("(offset 1)", "(offset 2)"),
        ]:
            text = changed(SMALLER, old, new)
            self.assertEqual(verdict(text), "rejected", (old, new))
            if "offset" in text and "offset 2" not in text:
                self.assertTrue(Game(text).quotient_is_wrong(8, 4), (old, new))

    def test_false_quotients_are_rejected(self) -> None:
        for old, new in [
            ("(lost 1 4)", "(lost 1)"),
            ("(lost 1 4)", "(lost 1 3 4)"),
            ("(lost 1 4)", "(lost)"),
            ("(lost 1 4)", "(lost 2 5)"),
            ("(map 0 1 2 0)", "(map 0 1 2 1)"),
            ("(repeats 1 3)\n(map 0 1 2 0)", "(repeats 1 4)\n(map 0 1 2 0 0)"),
            ("(repeats 1 3)\n(map 0 1 2 0)", "(repeats 1 2)\n(map 0 1 2)"),
            ("(< 0 k) (or (= n (+ k 1))", "(< 0 k) (or (= n (+ k 3))"),
            ("(or (= n 1) (= n 2))", "(= n 1)"),
            ("(3 4) (2 5)", "(3 0) (2 5)"),
        ]:
            text = changed(ONE_OR_TWO, old, new)
            self.assertTrue(Game(text).quotient_is_wrong(7, 4), (old, new))
            self.assertEqual(verdict(text), "rejected", (old, new))

    def test_proofs_with_gaps_are_rejected(self) -> None:
        for old, new in [
            ("(sums (1) (2) (1 1) (1 2) (2 2) (1 2 2))", "(sums (1) (2) (1 1) (1 2) (2 2))"),
            ("(sums (1) (2)", "(sums (1)"),
            ("(sums (1) (2) (1 1) (1 2) (2 2) (1 2 2))", "(sums)"),
            ("(sums (1)", "(sums () (1)"),
            ("(sums (1)", "(sums (0) (1)"),
            ("(generators 1 2)", "(generators 2 1)"),
            ("(generators 1 2)", "(generators 1 4)"),
            ("(generators 1 2)", "(generators 1 2 3)"),
            ("(map 0 1 2 0)", "(map 0 1 2)"),
            ("(map 0 1 2 0)", "(map 0 1 2 0 1)"),
            ("(map 0 1 2 0)", "(map 0 1 2 6)"),
            ("(map 0 1 2 0)", "(map)"),
            ("(lost 1 4)", "(lost 4 1)"),
            ("(lost 1 4)", "(lost 1 4 4)"),
            ("(lost 1 4)", "(lost 0 1 4)"),
            ("(repeats 1 3)", "(repeats 1 3 0)"),
            ("(repeats 1 3)", "(repeats 0 3)"),
            ("(repeats 1 3)", "(repeats 4 0)"),
            ("(repeats 1 3)", "(repeats 1 3) (least)"),
            ("(or (= n 1) (= n 2))", "(< 0 n)"),
        ]:
            self.assertEqual(verdict(changed(ONE_OR_TWO, old, new)), "rejected", (old, new))

    def test_elements_that_nothing_tells_apart_are_rejected(self) -> None:
        # One more element that is like the empty sum: 1·1 is 6, not 0.
        text = changed(
            ONE_OR_TWO, "(1 2) (0 3) (3 4) (2 5) (5 2) (4 3)", "(1 2) (6 3) (3 4) (2 5) (5 2) (4 3) (1 2)"
        )
        self.assertFalse(Game(text).quotient_is_wrong(7, 4))
        self.assertIn("told apart", why(text))

    def test_damaged_certificates_are_rejected_or_still_right(self) -> None:
        chance, verdicts = random.Random(5), []
        for text in 300 * [ONE_OR_TWO, SMALLER]:
            other = damaged(text, chance)
            verdicts.append(verdict(other))
            if verdicts[-1] == "accepted":
                self.assertFalse(Game(other).quotient_is_wrong(6, 3), other)
        self.assertGreater(verdicts.count("accepted"), 10)
        self.assertGreater(verdicts.count("rejected"), 300)


def period(game: str, claim: str) -> str:
    """A certificate of a period."""
    return "(period 2)\n(heaps n {})\n(repeats {})\n".format(game, claim)


def renumbered(text: str, elements: Sequence[int]) -> str:
    """A certificate of a quotient with other numbers for its elements."""

    def renamed(numbers: str) -> str:
        return " ".join(str(elements[int(number)]) for number in numbers.split())

    rows = [row for row in re.findall(r"\(([\d ]+)\)", re.findall(r"\(times (.*)\)", text)[0])]
    table = ["({})".format(renamed(rows[elements.index(place)])) for place in range(len(rows))]
    lost = sorted(renamed(re.findall(r"\(lost (.*)\)", text)[0]).split())
    text = re.sub(r"\(map (.*)\)", lambda found: "(map {})".format(renamed(found[1])), text)
    text = re.sub(r"\(times .*\)", "(times {})".format(" ".join(table)), text)
    return re.sub(r"\(lost .*\)", "(lost {})".format(" ".join(lost)), text)


class Reasons(unittest.TestCase):
    """Each check of the pages is made: a certificate that fails at it."""

    def test_periods(self) -> None:
        for text, reason in [
            (period("(move (k) (floor k n) (to k))", "0 1"), "a formula is expected"),
            (
                period("(move (k m) (= n (+ k 1)) (<= m k) (to k))", "0 2"),
                "no equation says what a number is",
            ),
            (period("(move (k) (= k (+ n 1)) (to k))", "0 1"), "a move makes heaps larger"),
            (period("(move (k) (= n (+ k 1)) (< k 9) (to k))", "10 1"), "the amounts depend on the heaps"),
            (period("(move (k) (= n (+ k 1)) (divides 2 k) (to k))", "0 2"), "a divisibility depends"),
            (period("(move (k l) (= n (+ k l 1)) (< (* 2 k) l) (to k) (to l))", "0 1"), "are weighed up"),
            (period("(move (k) (< k n) (<= n (* 2 k)) (to k))", "0 1"), "an amount without limit depends"),
            (period("(move (k) (<= k n) (to k))", "0 1"), "a move that takes nothing"),
            (period("(move () (= n 0))", "0 1"), "a move that takes nothing"),
            (changed(NIM, "(after 2)", ""), "values do not grow"),
            (changed(changed(ALL_BUT, "(after 44)", ""), "0 4 2", "0 4"), "amounts without end"),
            (changed(KAYLES, "71 12", "1073741823 1073741823"), "too many values"),
            (changed(NIM, "0 1 1)\n(after 2)", "0 1073741823 0)\n(after 1073741823)"), "too many values"),
            (KAYLES + "(after 100)", "the increase is no power of two"),
            (changed(GROWING, "(repeats 0 1 1)", "(repeats 0 3 3)"), "the increase is no power of two"),
            (changed(GROWING, "(or (= n (+ k l m 1)) (= n (+ k l m 2)))", "(< (+ k l m) n)"),
             "amounts without end"),
            (changed(GROWING, "(after 5)", "(after 1)"), "the proof begins too early"),
            (changed(GROWING, "(after 5)", "(after 2)"), "the proof begins too early"),
            (changed(GROWING, "(after 5)", "(after 4)"), "a smaller value may not be that of an option"),
            (changed(SPLITS, "(after 103)", "(after 102)"), "a smaller value may not be that of an option"),
            (changed(SPLITS, "(after 103)", "(after 83)"), "the proof begins too early"),
            (growing([0, 8, 11], (0, 2, 1), 9), "an option may have the value of its heap"),
            (changed(re.sub(r"\(least\)\n\(values.*\)\n", "", SPLITS), "(repeats 28", "(repeats 27"),
             "the period does not hold"),
            (changed(NIM, "(after 2)", "(after 1)"), "the proof begins too early"),
            (
                period("(move (k l) (= n (+ k l)) (divides 2 (+ l 1)) (<= 7 l) (to k))", "0 2 1")
                + "(after 7)",
                "the values that are taken for good are others",
            ),
        ]:
            self.assertIn(reason, why(text), text)

    def test_values_of_split_heaps_have_a_limit(self) -> None:
        rules = verify.read_items(b"(heaps n (move (k) (< k n) (to k)))", 0, 36)[0]
        game = verify_heaps.read_game(rules, 0, verify.Budget(0))
        self.assertEqual(verify_heaps.values_below(game, 5, 5, verify.Budget(0)), [0, 1, 2, 3, 4])
        with self.assertRaises(verify.Rejected):
            verify_heaps.values_below(game, 6, 5, verify.Budget(0))

    def test_quotients(self) -> None:
        self.assertEqual(verdict(renumbered(ONE_OR_TWO, [0, 1, 2, 3, 5, 4])), "accepted")
        for text, reason in [
            (renumbered(ONE_OR_TWO, [0, 5, 2, 3, 4, 1]), "an element is no product"),
            (changed(ONE_OR_TWO, "(lost 1 4)", "(lost 0 1 4)"), "the empty sum is lost"),
            (ONE_OR_TWO + "(mask 0)", "a list that does not belong here"),
            (re.sub(r"\(times .*\)", "(times)", ONE_OR_TWO), "there is no element"),
            (changed(SMALLER, "(generators 3 4)", "(generators 0 4)"), "a heap within the offset"),
            (changed(SMALLER, "(sums (3)", "(sums (0)"), "a heap within the offset"),
            (changed(ONE_OR_TWO, "(or (= n 1) (= n 2))", "(< 0 n)"), "amounts without end"),
        ]:
            self.assertIn(reason, why(text), text)

    def test_quotients_that_say_who_wins_wrongly(self) -> None:
        for old, new, reason in [
            ("(map 0 1 2 0)", "(map 0 2 1 0)", "a generator has another element"),
            ("(map 0 1 2 0)", "(map 1 1 2 0)", "the element of no stone is not 0"),
            ("(or (= n 1) (= n 2))", "false", "a heap without moves"),
            ("(or (= n 1) (= n 2))", "(or (= n 1) (= n 3))", "a lost heap has a move to a lost one"),
            ("(or (= n 1) (= n 2))", "(= n 1)", "a sum that is not lost has no winning move"),
            ("(or (= n (+ k 1)) (= n (+ k 2)))", "(= n (+ k 1))", "a sum without a cover"),
        ]:
            text = changed(ONE_OR_TWO, old, new)
            self.assertTrue(Game(text).quotient_is_wrong(7, 4), (old, new))
            self.assertIn(reason, why(text), (old, new))


class Files(unittest.TestCase):
    """Files with certificates of several kinds."""

    def test_each_certificate_of_a_file_gets_a_verdict(self) -> None:
        wrong = changed(PAIRS, "53 34", "52 34")
        text = PAIRS + ONE_OR_TWO + CLAIM + wrong + ALL_BUT
        found = [verdict for verdict, _, _ in verify.verify(text.encode())]
        self.assertEqual(found, ["accepted", "accepted", "accepted", "rejected", "accepted"])

    def test_certificates_begin_at_the_start_of_a_line(self) -> None:
        for text, expected in [
            ("; a note\n" + PAIRS + "\n;(period 2)\n (period 2)\n", ["rejected"]),
            ("; a note\n" + PAIRS + "\n;(period 2)\n(period 2", ["accepted", "rejected"]),
            (PAIRS[:-3] + "\n" + ALL_BUT, ["rejected", "accepted"]),
            (PAIRS + '"\n' + ALL_BUT, ["rejected", "accepted"]),
            (" " + PAIRS, ["rejected"]),
            ("(\n" + PAIRS[1:], ["rejected"]),
            ("( " + PAIRS[1:], ["rejected"]),
            ("(period 2)\n(period 2)\n", ["rejected", "rejected"]),
            ("", ["rejected"]),
        ]:
            found = [verdict for verdict, _, _ in verify.verify(text.encode())]
            self.assertEqual(found, expected, text)

    def test_the_command_line_checks_all_kinds_and_shows_what_is_proved(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "all.cert"
            path.write_text(CLAIM + PAIRS + ONE_OR_TWO, encoding="utf-8")
            output = io.StringIO()
            self.assertEqual(verify.main(["--statement", str(path)], io.StringIO(), output), 0)
        self.assertEqual(output.getvalue().count("accepted: "), 3)
        for line in ("(repeats 53 34)", "(repeats 1 3)", "  (lost (divides 4 n)))"):
            self.assertIn(line, output.getvalue())
        self.assertNotIn("(values", output.getvalue())


class Sets(unittest.TestCase):
    """Sets of numbers as bits."""

    def test_solutions_are_those_that_arithmetic_finds(self) -> None:
        chance = random.Random(7)
        for _ in range(3000):
            form: Any = chance.choice(["zero", "negative", chance.randrange(1, 13)])
            alpha, rest = chance.randrange(-4, 5), chance.randrange(-30, 31)
            start, size = chance.randrange(-20, 5), chance.randrange(1, 50)
            if isinstance(form, int):
                alpha, rest = alpha % form, rest % form
            bits = verify_heaps.solutions(form, alpha, rest, start, size)
            for place in range(size + 3):
                total = alpha * (start + place) + rest
                true = (
                    total == 0 if form == "zero" else total < 0 if form == "negative" else total % form == 0
                )
                self.assertEqual(bits >> place & 1, true and place < size, (form, alpha, rest, start, size))

    def test_sets_are_reduced_to_the_least_length_and_start(self) -> None:
        chance = random.Random(11)
        for _ in range(2000):
            start, length = chance.randrange(1, 9), chance.randrange(1, 13)
            tail = chance.choice([chance.getrandbits(length), 0, (1 << length) - 1])
            amounts = verify_heaps.Amounts(chance.getrandbits(start) | tail << start, start, length)
            members = set(amounts.members(100))
            self.assertEqual(
                members,
                {
                    d
                    for d in range(100)
                    if amounts.bits >> (d if d < start else start + (d - start) % length) & 1
                },
            )

            def repeats(start: int, length: int) -> bool:
                return all((d in members) == (d + length in members) for d in range(start, 60))

            least = next(length for length in range(1, 14) if repeats(30, length))
            reduced = amounts.reduced()
            self.assertEqual(set(reduced.members(100)), members)
            self.assertEqual(
                (reduced.start, reduced.length),
                (next(start for start in range(1, 31) if repeats(start, least)), least),
            )


if __name__ == "__main__":
    unittest.main()
