"""A game of the catalogue or of one's own, with its parameters."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterable, Literal, Optional, Union

from . import _answers, _results
from ._answers import Language
from ._ask import Options, ask
from ._table import Table, table

if TYPE_CHECKING:
    import numpy
    from typing_extensions import Unpack

    class CheckOptions(_answers.CheckRequest, Options, total=False): ...

    class DiscoverOptions(_answers.DiscoverRequest, Options, total=False): ...

    class IdentifyOptions(_answers.IdentifyRequest, Options, total=False): ...

    class PeriodOptions(_answers.PeriodRequest, Options, total=False): ...

    class PlayOptions(_answers.PlayRequest, Options, total=False): ...

    class ProveOptions(_answers.ProveRequest, Options, total=False): ...

    class SolveOptions(_answers.SolveRequest, Options, total=False): ...

    class TableOptions(_answers.TableRequest, Options, total=False): ...

Part = Union[int, str, Iterable[int]]
"""A component of a position: `4`, `(4, 5)`, or as one types it, `"4,5"`."""
Range = Union[int, str, range, tuple[int, int]]
"""Numbers of an axis: so many from 0, or a range, or both ends of one."""

OPTIONS = frozenset(Options.__annotations__)


def parted(fields: Any) -> tuple[Options, dict[str, Any]]:
    """Options of the call, and fields of the request."""
    options: Any = {name: value for name, value in fields.items() if name in OPTIONS}
    return options, {name: value for name, value in fields.items() if name not in OPTIONS}


def asked(kind: str, request: dict[str, Any], fields: Any) -> Any:
    """The answer to a request with further fields and options."""
    options, more = parted(fields)
    return ask(kind, {**request, **more}, **options)


def is_text(text: str) -> bool:
    """True for the rules of a game, which have more than a name."""
    return "\n" in text.strip() or re.match(r"\s*(game|title)\s", text) is not None


class Game:
    """A game by its name in the catalogue, by its rules, or by the path of a file with rules.

    >>> Game("wythoff").solve((4, 5)).outcome
    'N'
    >>> Game("bash", m=3).solve(21).winning_moves[0].to
    '20'
    """

    def __init__(
        self,
        game: Union[str, "os.PathLike[str]"],
        /,
        *,
        convention: Optional[Literal["normal", "misere"]] = None,
        lang: Optional[Literal["en", "zh"]] = None,
        **params: Any,
    ) -> None:
        self._question: dict[str, Any] = {}
        if not isinstance(game, str):
            game = Path(game).read_text(encoding="utf-8")
            self._question["text"] = game
        elif is_text(game):
            self._question["text"] = game
        self.name: str = self._own_name(game) if "text" in self._question else game
        if params:
            self._question["params"] = {name: given(value) for name, value in params.items()}
        for name, value in (("convention", convention), ("lang", lang)):
            if value is not None:
                self._question[name] = value

    @staticmethod
    def _own_name(text: str) -> str:
        found = re.search(r"^\s*game\s+([^\s#(]+)", text, re.MULTILINE)
        return found.group(1) if found else "mine.game"

    def _asks(self, **more: Any) -> dict[str, Any]:
        return {"game": self.name, **self._question, **more}

    def _claims(self) -> dict[str, Any]:
        """The question of operations that take no convention of play."""
        return {name: value for name, value in self._asks().items() if name != "convention"}

    def __repr__(self) -> str:
        params = "".join(f", {name}={value}" for name, value in self._question.get("params", {}).items())
        return f"Game({self.name!r}{params})"

    def solve(self, *position: Part, **fields: Unpack[SolveOptions]) -> _results.Answer:
        """Who wins a position, by which moves, and why."""
        return asked("solve", self._asks(position=placed(position)), fields)

    def table(self, *ranges: Range, **fields: Unpack[TableOptions]) -> Table:
        """The outcomes of all positions in a box (`what="value"`: their nim-values; `what="claim"`: the claims compared).

        In a table of outcomes 0 is lost, 1 won, 2 drawn for the player to move.
        """
        options, more = parted(fields)
        request = self._asks(**more)
        if ranges:
            request["ranges"] = " ".join(ranged(one) for one in ranges)
        return table(request, options)

    def values(self, *counts: int, **fields: Unpack[TableOptions]) -> numpy.ndarray[Any, Any]:
        """Nim-values of positions whose numbers are less than `counts`: `values(50)`, `values(20, 20)`."""
        wanted: Any = {**fields, "what": "value"}
        return self.table(*counts, **wanted).array

    def check(self, **fields: Unpack[CheckOptions]) -> _results.Report:
        """Statements of the game's text, compared with its rules on every position of a box."""
        return asked("check", self._claims(), fields)

    def discover(self, **fields: Unpack[DiscoverOptions]) -> _results.Discoveries:
        """Claims that the rules imply, proved where a proof is found."""
        return asked("discover", self._asks(), fields)

    def prove(self, **fields: Unpack[ProveOptions]) -> _results.Proofs:
        """The game's claims, proved for all positions or refuted."""
        return asked("prove", self._asks(), fields)

    def period(self, **fields: Unpack[PeriodOptions]) -> Any:
        """Nim-values of a game on heaps, and their period; under misère play its quotient."""
        return asked("period", self._asks(), fields)

    def identify(self, **fields: Unpack[IdentifyOptions]) -> _results.Identified:
        """Known games with the same values or the same moves."""
        return asked("identify", self._claims(), fields)

    def show(self) -> _answers.Shown:
        """The rules and claims, and how each claim is known."""
        return asked("show", self._claims(), {})

    def draw(self, *position: Part, **options: Unpack[Options]) -> _results.Drawn:
        """A position of `hackenbush` or `dag` as a drawing."""
        return asked("draw", self._asks(position=placed(position)), options)

    def emit(self, language: Language = "python", **fields: Unpack[ProveOptions]) -> str:
        """A program for the first claim that can be proved; of a game without claims, for the first finding."""
        proofs = asked("prove", self._asks(emit=language), fields)
        found = proofs if proofs.attempts else asked("discover", self._asks(emit=language), fields)
        program = found.program
        if program is None or program.text is None:
            message = getattr(program, "message", None) or found.message or "nothing was proved"
            raise NoProgram(message)
        return str(program.text)

    def play(self, *position: Part, **fields: Unpack[PlayOptions]) -> Match:
        """A game in progress, from a position."""
        return Match(self, position, fields)


class NoProgram(Exception):
    """There is no program: nothing was proved, or it cannot be written."""


class Match:
    """A game in progress: `scene` has the position and the legal moves."""

    def __init__(self, game: Game, position: tuple[Part, ...], fields: Any) -> None:
        self._game, self._position, self._fields = game, position, dict(fields)
        self._made: list[Any] = list(self._fields.pop("made", None) or [])
        self.scene: _answers.Scene = self._ask(self._made)

    def _ask(self, made: list[Any], **more: Any) -> _answers.Scene:
        request = self._game._asks(position=placed(self._position), made=made, **more)
        return asked("play", request, self._fields)

    @property
    def moves(self) -> list[str]:
        """The legal moves, as they may be played."""
        return [move.text for move in self.scene.moves]

    @property
    def is_over(self) -> bool:
        """True if nobody is to move."""
        return self.scene.end is not None

    def move(self, move: str) -> Match:
        """Play a move: by its text, or as the position that it leaves."""
        made = [*self._made, move]
        self.scene, self._made = self._ask(made), made
        return self

    def advise(self) -> Any:
        """The engine's advice."""
        return self._ask(self._made, advise=True).advice

    def reply(self) -> Match:
        """Play what the engine advises."""
        return self.move(self.advise().text)

    def __repr__(self) -> str:
        return f"<{self.scene.game} {self.scene.position}, {self.scene.turn} to move>"


def given(value: Any) -> Any:
    """A parameter as JSON has it."""
    if isinstance(value, (str, bool)):
        return value
    if hasattr(value, "__index__"):
        return whole(value)
    return [given(one) for one in value]


def whole(value: Any) -> Union[int, str]:
    """A whole number; beyond 64 bits its digits."""
    exact: int = value.__index__()
    return exact if -(2**63) <= exact < 2**64 else str(exact)


def placed(position: tuple[Part, ...]) -> Any:
    """A position as JSON has it: a text, or a list of components."""
    if len(position) == 1 and isinstance(position[0], str):
        return position[0]
    return [part if isinstance(part, str) else given(part) for part in position]


def ranged(numbers: Range) -> str:
    """A range as one types it."""
    if isinstance(numbers, str):
        return numbers
    if isinstance(numbers, range):
        if numbers.step != 1 or not numbers:
            raise ValueError("a range has the step 1 and is not empty")
        return f"{numbers[0]}..{numbers[-1]}"
    if isinstance(numbers, tuple):
        return f"{numbers[0]}..{numbers[1]}"
    if numbers < 1:
        raise ValueError("a table has at least one number on each axis")
    return f"0..{numbers - 1}"

