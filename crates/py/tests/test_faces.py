"""The JSON of every answer is that of the command line, byte by byte."""

import itertools
import json
import os
import subprocess
import unittest
from pathlib import Path

import bouton

PROGRAM = os.environ.get("BOUTON", str(Path(__file__).parents[3] / "target/debug/bouton"))
WRONG = ["nimm 3", "nim 3,4", "bash m=x 3", "wythoff 1", "nim", "missing.game 3", "nim 3 + kayles"]
SUMS = ["nim 3 4 + kayles 7", "nim 14 21 39", "cram 4 7", "bash m=3 21", "clobber '.xo/ox.'"]


def questions() -> list[str]:
    """Positions of all games of the catalogue, as simple ones have them: in some games they are mistakes, and told as such."""
    names = [game.game for game in bouton.games().games]
    begun = [f"{game.game} {game.begin}" for game in bouton.games().games if game.begin is not None]
    return [*begun, *(f"{name} {position}" for name in names for position in ("3", "2,3")), *SUMS, *WRONG]


class Faces(unittest.TestCase):
    def test_solve_sends_the_bytes_of_a_batch(self) -> None:
        langs = itertools.cycle(("en", "zh"))
        requests = [{"ask": asked, "lang": lang} for asked, lang in zip(questions(), langs)]
        self.assertGreaterEqual(len(requests), 100)
        lines = "".join(json.dumps(request) + "\n" for request in requests)
        command = [PROGRAM, "solve", "--batch", "--quiet"]
        done = subprocess.run(command, input=lines, capture_output=True, text=True, cwd=Path(__file__).parent)
        answers = done.stdout.splitlines()
        self.assertEqual(len(answers), len(requests))
        for request, line in zip(requests, answers):
            self.assertEqual(bouton.ask_json("solve", request, folder=Path(__file__).parent), line)

    def test_other_operations_send_the_bytes_of_their_commands(self) -> None:
        for words, kind, request in [
            ("table wythoff 0..9 0..9 --what value", "table", {"ask": "wythoff 0..9 0..9", "what": "value"}),
            ("check wythoff --upto 10", "check", {"ask": "wythoff", "upto": 10}),
            ("period 0.77", "period", {"ask": "0.77"}),
            ("period 0.77 --misere", "period", {"ask": "0.77", "convention": "misere"}),
            ("identify kayles", "identify", {"ask": "kayles"}),
        ]:
            line = subprocess.run([PROGRAM, *words.split(), "--json", "--quiet"], capture_output=True, text=True).stdout
            self.assertEqual(bouton.ask_json(kind, request), line.rstrip("\n"), words)
