#!/usr/bin/env python3
"""Our prover beside others on the same statements, each as a whole process.

Every statement file here is given to every rival on its standard input; our side is `games.list`. All programs take
turns, so that a busy minute hits them alike. See README.md.
"""

import argparse
import json
import os
import pathlib
import re
import shlex
import shutil
import statistics
import subprocess
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
NAMES = ["subtraction", "nim-3", "nim-4", "nim-5", "nim-5-whole", "moore-4", "moore-4-whole", "wythoff",
         "fibonacci-nim", "lasker", "kayles", "king", "knight"]
ALL = "all"
# Nothing is asked: what a process costs by itself.
START = "start"
FOLDERS = ["Result", "Automata Library", "Word Automata Library", "Macro Library", "Morphism Library",
           "Transducer Library", "Command Files"]


class Ours:
    """The binary `proofs`; with certificates or without."""

    def __init__(self, name, binary, options):
        self.name, self.binary, self.options = name, binary, options

    def command(self, statement):
        chosen = [] if statement == ALL else [statement.removesuffix("-whole")]
        return [self.binary, str(HERE / "games.list"), *chosen, *self.options]

    def text(self, statement):
        return ""

    def check(self, statement, out):
        rows = [line for line in out.splitlines()[1:] if line]
        wanted = {ALL: len(NAMES) - 2, START: 0}.get(statement, 1)
        if len(rows) != wanted:
            raise SystemExit(f"{self.name} {statement}: {out}")


class Rival:
    """A program that reads statements and answers TRUE or FALSE to each."""

    def __init__(self, name, command):
        self.name, self.words = name, shlex.split(command)

    def command(self, statement):
        return self.words

    def text(self, statement):
        # The whole moves repeat what is said by clauses.
        every = [name for name in NAMES if not name.endswith("-whole")]
        names = {ALL: every, START: []}.get(statement, [statement])
        return "".join((HERE / f"{name}.txt").read_text() for name in names) + "quit;\n"

    def check(self, statement, out):
        wanted = len(re.findall(r"^eval ", self.text(statement), re.M))
        true, false = out.count("TRUE"), out.count("FALSE")
        if (true, false) != (wanted, 0):
            raise SystemExit(f"{self.name} {statement}: {true} true, {false} false of {wanted}\n{out}")


def home(bases):
    """A fresh folder to work in, with the numeration systems of the rivals."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="race-"))
    for name in FOLDERS:
        (folder / name).mkdir()
    if bases:
        shutil.copytree(bases, folder / "Custom Bases")
    return folder


def run(program, statement, bases, before=(), text=None):
    """Runs once: wall and processor seconds, and what was printed."""
    folder = home(bases)
    try:
        (folder / "in").write_text(program.text(statement) if text is None else text)
        with open(folder / "in") as given, open(folder / "out", "w+") as out, open(folder / "err", "w+") as err:
            command = [*before, *program.command(statement)]
            begun = time.perf_counter()
            child = subprocess.Popen(command, cwd=folder, stdin=given, stdout=out, stderr=err)
            _, status, usage = os.wait4(child.pid, 0)
            wall = time.perf_counter() - begun
            child.returncode = os.waitstatus_to_exitcode(status)
            out.seek(0)
            err.seek(0)
            said, troubles = out.read(), err.read()
        if child.returncode:
            raise SystemExit(f"{program.name} {statement}: exit {child.returncode}\n{said}{troubles}")
        program.check(statement, said)
        return wall, usage.ru_utime + usage.ru_stime, said, troubles
    finally:
        shutil.rmtree(folder)


def memory(program, statement, bases):
    """Peak resident kilobytes: measured by a small parent, since a child begins with its parent's peak."""
    return int(run(program, statement, bases, ["/usr/bin/time", "-f", "%M"])[3].split()[-1])


def own_clock(program, statement, bases):
    """Milliseconds that a rival says it computed, without its start: `:` makes it say so."""
    if not isinstance(program, Rival):
        return None
    text = re.sub(r'";$', '":', program.text(statement), flags=re.M)
    said = run(program, statement, bases, text=text)[2]
    return sum(int(found) for found in re.findall(r"Total computation time: (\d+)ms", said))


def instructions(program, statement, bases):
    """Millions of instructions, which no other load disturbs."""
    if "java" in program.command(statement)[0]:
        return None
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    counted = re.search(r"Collected : (\d+)", run(program, statement, bases, valgrind)[3])
    return int(counted[1]) / 1e6


def measured(programs, statement, wish):
    times = {program.name: [] for program in programs}
    run_all = [(program, turn) for turn in range(-1, wish.runs) for program in programs]
    for program, turn in run_all:
        wall, cpu, _, _ = run(program, statement, wish.bases)
        if turn >= 0:
            times[program.name].append((wall * 1e3, cpu * 1e3))
    rows = {}
    for program in programs:
        walls, cpus = zip(*times[program.name])
        rows[program.name] = {
            "wall": walls, "cpu": cpus,
            "memory": statistics.median(memory(program, statement, wish.bases) for _ in range(3)),
            "own": own_clock(program, statement, wish.bases),
            "instructions": instructions(program, statement, wish.bases) if wish.instructions else None,
        }
    return rows


def said(statement, rows):
    ours = next(iter(rows.values()))
    for name, row in rows.items():
        wall, cpu = statistics.median(row["wall"]), statistics.median(row["cpu"])
        pairs = zip(row["wall"], ours["wall"]), zip(row["cpu"], ours["cpu"])
        ratios = [statistics.median(one / other for one, other in pair) for pair in pairs]
        cells = [statement, name, f"{wall:.1f}", f"{min(row['wall']):.1f}–{max(row['wall']):.1f}", f"{cpu:.1f}",
                 f"{ratios[0]:.1f}", f"{ratios[1]:.1f}", f"{row['memory'] / 1024:.1f}",
                 "—" if row["own"] is None else str(row["own"]),
                 "—" if row["instructions"] is None else f"{row['instructions']:.0f}"]
        print("| " + " | ".join(cells) + " |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("statements", nargs="*", help="which of them; all if none is named, `all` for one process, `start` for an empty one")
    parser.add_argument("--ours", default=str(HERE.parent.parent / "target/release/proofs"))
    parser.add_argument("--rival", action="append", default=[], metavar="NAME=COMMAND")
    parser.add_argument("--bases", help="a folder `Custom Bases` of the rivals, for msd_fib")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--instructions", action="store_true", help="count them with valgrind")
    parser.add_argument("--json", help="where to keep every single run")
    wish = parser.parse_args()
    programs = [Ours("ours", wish.ours, []), Ours("ours, certificate", wish.ours, ["--certificate"])]
    programs += [Rival(*rival.split("=", 1)) for rival in wish.rival]
    print("load", *os.getloadavg())
    print("| statements | program | wall ms | least–most | processor ms | wall to ours | processor to ours "
          "| peak MiB | own clock ms | M instructions |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    kept = {}
    for statement in wish.statements or [START, *NAMES, ALL]:
        kept[statement] = measured(programs, statement, wish)
        said(statement, kept[statement])
    print("load", *os.getloadavg())
    if wish.json:
        pathlib.Path(wish.json).write_text(json.dumps(kept))


if __name__ == "__main__":
    main()
