"""The notebook of the book and the examples run as they stand."""

import json
import runpy
import subprocess
import sys
import unittest
from pathlib import Path

TREE = Path(__file__).parents[3]


class Book(unittest.TestCase):
    def test_the_notebook_runs_and_shows_what_it_says(self) -> None:
        notebook = json.loads((TREE / "book/python.ipynb").read_text(encoding="utf-8"))
        room: dict[str, object] = {"__name__": "__main__"}
        cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
        self.assertGreater(len(cells), 8)
        for number, cell in enumerate(cells):
            exec(compile(cell, f"python.ipynb, cell {number + 1}", "exec"), room)

    def test_python_in_the_chapters_runs(self) -> None:
        for lang in ("en", "zh"):
            text = (TREE / f"book/{lang}/python.md").read_text(encoding="utf-8")
            pieces = [piece.split("```")[0] for piece in text.split("```python\n")[1:]]
            self.assertGreater(len(pieces), 5, lang)
            room: dict[str, object] = {}
            for number, piece in enumerate(pieces):
                exec(compile(piece, f"{lang}/python.md, piece {number + 1}", "exec"), room)

    def test_a_sweep_runs_on_two_processes(self) -> None:
        example = Path(__file__).parents[1] / "examples/sweep.py"
        done = subprocess.run([sys.executable, str(example)], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        periods = dict(line.split(": ") for line in done.stdout.splitlines())
        # Bachet 1612: values repeat with period m + 1.
        self.assertEqual(periods, {f"m={most}": str(most + 1) for most in range(1, 9)})
        self.assertIn("sweep", runpy.run_path(str(example), run_name="example"))
