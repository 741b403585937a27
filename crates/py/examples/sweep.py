"""A sweep over parameters on two processes, with Dask: the period of Bash's game for each limit on a move.

    pip install bouton "dask[bag]"
    python sweep.py

Every process has its own session; the functions that it runs, and the answers, travel by pickle. On a cluster, give `compute` the
scheduler of a client of `dask.distributed`, and nothing else changes.
"""

import bouton
import dask.bag


def period(most: int) -> tuple[int, int]:
    """The period of Bash's game, as it is proved from the rules."""
    rules = f"game bash\n(n) -> (n - k) where 1 <= k <= {most}\n"
    return most, bouton.Game(rules).period().period.length


def sweep(limits: range) -> list[tuple[int, int]]:
    """The periods for all limits, on two processes."""
    bag = dask.bag.from_sequence(limits, npartitions=4)
    found: list[tuple[int, int]] = bag.map(period).compute(scheduler="processes", num_workers=2)
    return found


if __name__ == "__main__":
    for most, length in sweep(range(1, 9)):
        print(f"m={most}: {length}")
