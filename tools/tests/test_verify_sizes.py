"""Tests of the checker of theorems for all sizes."""

import sys
import unittest
from pathlib import Path
from typing import List

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import verify  # noqa: E402

PAGE = (ROOT / "book" / "en" / "sizes.md").read_text(encoding="utf-8")
NIM = PAGE.split("```text\n")[1].split("```")[0]
MOORE = """(sizes 2)
(statement
  (heaps 2 n)
  (stuck won)
  (move (k) (< k n) (to k))
  (columns (v) (= n v)))
(define f0 (a) (exists (k) (= a k))
  (nodes)
  (rows s0)
  (accept 0))
(define f1 (a b) (exists (k) (< k a) (= k b))
  (nodes (1 s0 -) (1 s1 s0) (0 n0 n1))
  (rows n2 s1)
  (accept 1))
"""


def verdicts(text: str) -> List[str]:
    """The verdicts on the certificates of a text."""
    return [verdict for verdict, _, _ in verify.verify(text.encode())]


class Page(unittest.TestCase):
    """Certificates that can be read on the page, and changes of them."""

    def test_example(self) -> None:
        """The certificate on the page is accepted."""
        self.assertEqual(verdicts(NIM), ["accepted"])

    def test_moore(self) -> None:
        """Moore's claim needs two tables, however many heaps a move may change."""
        self.assertEqual(verdicts(MOORE), ["accepted"])
        self.assertEqual(verdicts(MOORE.replace("heaps 2", "heaps 6")), ["accepted"])

    def test_changes(self) -> None:
        """Other statements and reasons are rejected."""
        changes = [("(< k n)", "(<= k n)"), ("(= s 0)", "(= s 1)"), ("xor s", "sum s"), ("(heaps 1", "(heaps 2"),
                   ("(not (< x0 s0))", "(< x0 s0)"), ("(falls n)", "(falls)"), ("(stuck lost)", "(stuck won)"),
                   ("(total xor s (v) (= n v))\n", ""), ("(sizes 2)", "(sizes 1)"), ("(to k)", "(to n)")]
        for old, new in changes:
            self.assertIn(old, NIM)
            self.assertEqual(verdicts(NIM.replace(old, new, 1)), ["rejected"], (old, new))

    def test_moves_that_raise(self) -> None:
        """Moore's theorem does not hold where a move raises what a heap counts."""
        self.assertEqual(verdicts(MOORE.replace("(< k n)", "(< n k)")), ["rejected"])


if __name__ == "__main__":
    unittest.main()
