"""Games whose moves are a function of Python."""

import unittest
from collections.abc import Iterator

import bouton
import numpy
from bouton import Endless
from test_tables import golden


@bouton.game
def nim(position: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for place, heap in enumerate(position):
        for left in range(heap):
            yield position[:place] + (left,) + position[place + 1:]


@bouton.game
def wythoff(position: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    a, b = position
    yield from ((a - k, b) for k in range(1, a + 1))
    yield from ((a, b - k) for k in range(1, b + 1))
    yield from ((a - k, b - k) for k in range(1, min(a, b) + 1))


@bouton.game(convention="misere")
def last_loses(position: tuple[int, ...]) -> list[tuple[int]]:
    return [(position[0] - k,) for k in (1, 2, 3) if k <= position[0]]


class Own(unittest.TestCase):
    def test_nim_is_the_nim_sum(self) -> None:
        numbers = numpy.arange(16)
        numpy.testing.assert_array_equal(nim.values(16, 16), numbers[:, None] ^ numbers[None, :])
        solved = nim.solve(3, 5)
        self.assertEqual((solved.outcome, solved.value, solved.winning_moves), ("N", 6, [(3, 3)]))
        self.assertEqual(solved.evidence, "computed")

    def test_wythoff_has_the_golden_pairs(self) -> None:
        lost = {tuple(pair) for pair in numpy.argwhere(wythoff.table(20, 20) == 0).tolist()}
        self.assertEqual(lost, {pair for pair in golden(20) if max(pair) < 20})

    def test_misere_play_has_outcomes_alone(self) -> None:
        # Whoever is left with one stone loses: 1, 5, 9, …
        self.assertEqual(last_loses.table(14).tolist(), [int(n % 4 != 1) for n in range(14)])
        self.assertIsNone(last_loses.solve(5).value)
        with self.assertRaises(ValueError):
            last_loses.value(5)

    def test_a_claim_is_compared(self) -> None:
        true = nim.check(lambda a, b: a == b, 12, 12)
        self.assertEqual((true.agrees, true.positions, true.evidence), (True, 144, "checked"))
        false = nim.check(lambda a, b: a == b or (a, b) == (1, 2), 12, 12)
        self.assertEqual((false.agrees, false.counterexample), (False, (1, 2)))

    def test_patterns_of_its_table_are_conjectures(self) -> None:
        @bouton.game
        def bash(position: tuple[int, ...]) -> list[tuple[int]]:
            return [(position[0] - k,) for k in range(1, 5) if k <= position[0]]

        found = bash.discover(60)
        self.assertIn("n mod 5", found.conjectures[0].statement)
        self.assertEqual({one.evidence.kind for one in found.conjectures}, {"checked"})
        self.assertTrue(nim.discover(20, 20).conjectures)
        self.assertTrue(last_loses.discover(60).conjectures)

    def test_deep_games_need_no_stack(self) -> None:
        @bouton.game
        def countdown(position: tuple[int, ...]) -> list[tuple[int]]:
            return [(position[0] - 1,)] if position[0] else []

        self.assertEqual(countdown.value(20_000), 0)

    def test_play_that_need_not_end_is_refused(self) -> None:
        @bouton.game
        def swing(position: tuple[int, ...]) -> list[tuple[int]]:
            return [(1 - position[0],)]

        for _ in range(2):
            with self.assertRaises(Endless):
                swing.solve(0)
