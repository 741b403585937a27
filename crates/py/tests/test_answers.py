"""Answers are true by facts that need no program of ours, and keep their exact types."""

import doctest
import importlib
import math
import pickle
import pkgutil
import unittest
from decimal import Decimal
from fractions import Fraction
from functools import reduce
from operator import xor
from typing import Any

import bouton
import numpy

TAKING = """
game taking
(n) -> (n - k) where k in {1, 3, 4}
P(n) iff n mod 7 = 0 or n mod 7 = 2
"""
# Winning Ways, ch. 4: the nim-values of Kayles repeat with period 12 from 71 on; these are those of 72 to 83.
KAYLES = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]


class Answers(unittest.TestCase):
    def test_nim_is_the_nim_sum(self) -> None:
        for heaps in [(14, 21, 39), (1, 2, 3), (0,), (7, 7), (2**80, 2**80 + 5)]:
            answer = bouton.Game("nim").solve(*heaps)
            self.assertEqual(answer.value, reduce(xor, heaps))
            self.assertEqual(answer.outcome, "N" if answer.value else "P")
            self.assertEqual(answer.evidence.kind, "proved")
            self.assertIs(type(answer.value), int)

    def test_a_question_is_typed_as_on_the_command_line(self) -> None:
        answer = bouton.solve("nim 14 21 39")
        self.assertEqual([move.to for move in answer.winning_moves], ["14 21 27"])
        self.assertEqual(answer.winning_move_count, 1)
        self.assertEqual(repr(answer), "<nim 14 21 39: N, nim-value 60, wins by 39 → 27, proved>")
        self.assertIn("<td>nim-value</td><td>60</td>", answer._repr_html_())
        self.assertEqual(list(answer.to_pandas()["to"]), ["14 21 27"])
        self.assertEqual(pickle.loads(pickle.dumps(answer)), answer)
        self.assertEqual(bouton.solve("nim 3", lang="zh").winning_moves[0].to, "0")

    def test_boards_are_games_too(self) -> None:
        # A board of one row: Cram on it is Dawson's Kayles, 0.07; its value for seven cells is 1 (0 1 1 2 0 3 1).
        values = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3]
        for columns in range(1, 11):
            self.assertEqual(bouton.solve(f"cram 1 {columns}").value, values[columns], columns)
        answer = bouton.Game("cram").solve(4, 7)
        self.assertEqual(answer.as_json(), bouton.solve("cram 4 7").as_json())
        self.assertEqual(answer.evidence.kind, "computed")

    def test_misere_play_is_asked_for(self) -> None:
        # Bouton 1901: under misère play of heaps of one, an odd number is lost.
        for count in range(1, 6):
            answer = bouton.Game("nim", convention="misere").solve(*[1] * count)
            self.assertEqual(answer.outcome, "P" if count % 2 else "N")

    def test_a_text_is_a_game(self) -> None:
        taking = bouton.Game(TAKING)
        self.assertEqual(taking.name, "taking")
        self.assertEqual(taking.solve(21).outcome, "P")
        self.assertFalse(taking.check(upto=100).refuted)
        proofs = taking.prove(certificate=True)
        self.assertTrue(proofs.proved)
        verdict = bouton.verify(proofs.certificate, "taking", rules=TAKING)
        self.assertTrue(verdict.accepted)
        self.assertEqual([one.verdict for one in bouton.verify_py(proofs.certificate)], ["accepted"])
        broken = proofs.certificate.replace("lost", "won", 1)
        self.assertFalse(bouton.verify(broken).accepted)
        self.assertFalse(bouton.verify_py(broken)[0].accepted)

    def test_a_wrong_claim_is_refuted(self) -> None:
        wrong = TAKING.replace("n mod 7 = 2", "n mod 7 = 3")
        self.assertTrue(bouton.Game(wrong).check().refuted)
        self.assertTrue(bouton.Game(wrong).prove().refuted)

    def test_wythoff_is_discovered(self) -> None:
        found = bouton.Game("wythoff").discover(drawing=True)
        self.assertTrue(found.proved)
        self.assertEqual(found.findings[0].evidence, "proved")
        self.assertIn("floor(phi*j)", repr(found))
        self.assertTrue(found._repr_svg_().startswith("<svg"))
        self.assertEqual(list(found.to_pandas()["evidence"]), ["proved"])

    def test_parameters_are_given_by_name(self) -> None:
        # Bachet 1612: multiples of m + 1 are lost.
        for most in range(1, 6):
            for heap in range(25):
                answer = bouton.Game("bash", m=most).solve(heap)
                self.assertEqual(answer.outcome == "P", heap % (most + 1) == 0, (most, heap))

    def test_kayles_has_period_twelve(self) -> None:
        found = bouton.period("0.77", values=84)
        self.assertEqual((found.period.start, found.period.length, found.evidence), (71, 12, "proved"))
        self.assertEqual(found.first[72:], KAYLES)
        self.assertEqual(bouton.Game("kayles").period().period.length, 12)
        self.assertEqual(list(bouton.Game("kayles").values(84)[72:]), KAYLES)

    def test_kayles_is_identified(self) -> None:
        values = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1]
        for known in (bouton.identify(values), bouton.identify(numpy.array(values)), bouton.identify("kayles")):
            self.assertIn("0.77", [one.game for one in known.identities])

    def test_patterns_in_arrays_are_guessed(self) -> None:
        values = numpy.array([n % 5 for n in range(60)])
        found = bouton.guess(values)
        self.assertIn("n mod 5", found.conjectures[0].statement)
        self.assertEqual(found.conjectures[0].evidence.kind, "checked")
        grid = numpy.array([[a ^ b for b in range(32)] for a in range(32)], dtype=numpy.uint8)
        self.assertTrue(bouton.guess(grid).conjectures)
        lost = {(n,): "L" if n % 4 == 0 else "W" for n in range(60)}
        self.assertTrue(bouton.guess(lost).outcomes)
        self.assertEqual(bouton.guess(list(range(1, 60)), from_=1).read_as.split(", at ")[1], "1..59")

    def test_a_matrix_has_an_exact_value(self) -> None:
        solved = bouton.matrix([[1, -1], [-1, Fraction(1, 2)]])
        # (ad - bc) / (a + d - b - c)
        self.assertEqual(solved.value, Fraction(1 * Fraction(1, 2) - 1, 1 + Fraction(1, 2) + 2))
        self.assertEqual([line.probability for line in solved.row_strategy], [Fraction(3, 7), Fraction(4, 7)])
        self.assertEqual(bouton.matrix(numpy.array([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])).value, 0)
        self.assertEqual(bouton.matrix(numpy.array([[0.1, 1e-7]])).value, Fraction(1, 10**7))
        self.assertEqual(bouton.matrix([[Decimal("2.5"), "7/3"]]).value, Fraction(7, 3))
        for wrong in ([[math.nan]], [[math.inf]]):
            with self.assertRaises((ValueError, OverflowError)):
                bouton.matrix(wrong)

    def test_a_program_is_written(self) -> None:
        text = bouton.Game(TAKING).emit("python")
        room: dict[str, Any] = {}
        exec(compile(text, "emitted", "exec"), room)
        self.assertEqual([n for n in range(30) if room["loses"](n)], [n for n in range(30) if n % 7 in (0, 2)])
        with self.assertRaises(bouton.NoProgram):
            bouton.Game(TAKING.replace("n mod 7 = 2", "n mod 7 = 3")).emit()

    def test_the_engine_wins_a_won_game(self) -> None:
        match = bouton.Game("nim").play(3, 4, 5)
        turns = 0
        while not match.is_over:
            match = match.reply() if turns % 2 == 0 else match.move(match.moves[0])
            turns += 1
        self.assertEqual(match.scene.end.winner, "first")

    def test_contests_are_answered(self) -> None:
        self.assertEqual(bouton.judge("poj1067", "2 1\n8 4\n4 7\n").output.split(), ["0", "1", "0"])

    def test_the_catalogue_is_listed(self) -> None:
        names = {game.game for game in bouton.games().games}
        self.assertLessEqual({"nim", "wythoff", "kayles", "bash"}, names)

    def test_the_examples_of_the_documentation_are_true(self) -> None:
        modules = [importlib.import_module(f"bouton.{module.name}") for module in pkgutil.iter_modules(bouton.__path__)]
        done = [doctest.testmod(module, extraglobs=vars(bouton)) for module in [bouton, *modules]]
        self.assertEqual(sum(one.failed for one in done), 0)
        self.assertGreater(sum(one.attempted for one in done), 5)
