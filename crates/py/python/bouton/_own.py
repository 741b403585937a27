"""Games whose moves are a function of Python: computed position by position, and nothing is claimed beyond."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any, Callable, Iterable, Iterator, Literal, Optional, Union, overload

from . import _results
from ._ways import guess

if TYPE_CHECKING:
    import numpy

Position = tuple[int, ...]
Moves = Callable[[Position], Iterable[Position]]
Convention = Literal["normal", "misere"]
MOST_POSITIONS = 1 << 22
"""Positions that a game remembers; reaching more is an error."""


@dataclass(frozen=True)
class Solved:
    """Who wins a position, and how."""

    position: Position
    outcome: Literal["P", "N"]
    value: Optional[int]
    """The nim-value, under normal play."""
    winning_moves: list[Position]
    evidence: Literal["computed"] = "computed"


@dataclass(frozen=True)
class Compared:
    """A claim compared with the rules on all positions of a box."""

    agrees: bool
    positions: int
    counterexample: Optional[Position]
    evidence: Literal["checked", "computed"]
    """`checked`: it agreed on these positions; `computed`: the counterexample refutes it."""


class Endless(Exception):
    """Play need not end: a position can come again."""


class OwnGame:
    """A game whose moves are a function from a position to the positions that a move leaves."""

    def __init__(self, moves: Moves, convention: Convention = "normal") -> None:
        self._moves, self.convention = moves, convention
        self.name = getattr(moves, "__name__", "game")
        self.__doc__ = moves.__doc__
        self._known: dict[Position, int] = {}
        """Nim-values; under misère play 1 for a won position, and 0 for a lost one."""

    def __call__(self, position: Position) -> list[Position]:
        """The options of a position, each once."""
        options = (tuple(int(number) for number in option) for option in self._moves(position))
        return list(dict.fromkeys(options))

    def __repr__(self) -> str:
        return f"<game {self.name}, {self.convention} play>"

    def _number(self, start: Position) -> int:
        """The number of a position: options first, without recursion."""
        known = self._known
        path: dict[Position, bool] = {}
        stack: list[tuple[Position, list[Position], Iterator[Position]]] = []

        def enter(position: Position) -> None:
            if position in path:
                raise Endless(f"play need not end: {position} can come again")
            if len(known) + len(path) >= MOST_POSITIONS:
                raise MemoryError(f"more than {MOST_POSITIONS} positions")
            path[position] = True
            options = self(position)
            stack.append((position, options, iter(options)))

        if start not in known:
            enter(start)
        while stack:
            position, options, left = stack[-1]
            following = next((option for option in left if option not in known), None)
            if following is not None:
                enter(following)
                continue
            known[position] = self._joined({known[option] for option in options})
            del path[position]
            stack.pop()
        return known[start]

    def _joined(self, options: set[int]) -> int:
        if self.convention == "misere":
            return int(not options or 0 in options)
        value = 0
        while value in options:
            value += 1
        return value

    def value(self, *position: int) -> int:
        """The nim-value of a position."""
        if self.convention == "misere":
            raise ValueError("under misère play positions have no nim-values")
        return self._number(position)

    def solve(self, *position: int) -> Solved:
        """Who wins a position, and by which moves."""
        number = self._number(position)
        won = [option for option in self(position) if self._number(option) == 0]
        value = number if self.convention == "normal" else None
        return Solved(position, "N" if number else "P", value, won)

    def table(self, *counts: int, what: Literal["outcome", "value"] = "outcome") -> numpy.ndarray[Any, Any]:
        """All positions whose numbers are less than `counts`: 0 for lost, 1 for won, or their nim-values."""
        import numpy

        one = self.value if what == "value" else lambda *position: int(self._number(position) != 0)
        cells = [one(*position) for position in product(*map(range, counts))]
        return numpy.array(cells, dtype=numpy.uint32 if what == "value" else numpy.uint8).reshape(counts)

    def values(self, *counts: int) -> numpy.ndarray[Any, Any]:
        """The nim-values of all positions whose numbers are less than `counts`."""
        return self.table(*counts, what="value")

    def check(self, claim: Callable[..., object], *counts: int) -> Compared:
        """Compare a claim about lost positions, a function of their numbers, with all positions below `counts`."""
        done = 0
        for position in product(*map(range, counts)):
            done += 1
            if bool(claim(*position)) != (self._number(position) == 0):
                return Compared(False, done, position, "computed")
        return Compared(True, done, None, "checked")

    def discover(self, *counts: int, what: Literal["outcome", "value"] = "value") -> _results.Guessed:
        """Patterns in the table below `counts`: conjectures, as `guess` finds them in data."""
        one = self.value if what == "value" and self.convention == "normal" else self._letter
        data = {position: one(*position) for position in product(*map(range, counts))}
        if len(counts) == 1:
            return guess([data[place,] for place in range(counts[0])])
        return guess(data)

    def _letter(self, *position: int) -> str:
        return "W" if self._number(position) else "L"


@overload
def game(moves: Moves, /) -> OwnGame: ...


@overload
def game(*, convention: Convention = "normal") -> Callable[[Moves], OwnGame]: ...


def game(moves: Optional[Moves] = None, /, *, convention: Convention = "normal") -> Union[OwnGame, Callable[[Moves], OwnGame]]:
    """Make a game of a function from a position, a tuple of numbers, to the positions that a move leaves.

    >>> @game
    ... def taking(position):
    ...     return [(position[0] - taken,) for taken in (1, 3, 4) if taken <= position[0]]
    >>> taking.solve(7).outcome
    'P'
    """
    if moves is None:
        return lambda moves: OwnGame(moves, convention)
    return OwnGame(moves, convention)
