"""Questions that are about no single game, or are typed."""

from __future__ import annotations

import numbers
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Optional, Union

from . import _answers, _results
from ._ask import Options, ask
from ._game import Game, asked, given, is_text

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._game import IdentifyOptions, PeriodOptions, SolveOptions

    class GuessOptions(_answers.GuessRequest, Options, total=False): ...


def solve(question: str, **fields: Unpack[SolveOptions]) -> _results.Answer:
    """Answer a question as one types it.

    >>> solve("nim 14 21 39").value
    60
    """
    return asked("solve", {"ask": question}, fields)


def period(question: str, **fields: Unpack[PeriodOptions]) -> Any:
    """Nim-values of a game on heaps, and their period: `period("0.77")`."""
    return asked("period", {"ask": question}, fields)


def identify(what: Any, **fields: Unpack[IdentifyOptions]) -> _results.Identified:
    """Known games that have the values in a list or an array, or are the game of this name."""
    if isinstance(what, Game):
        return what.identify(**fields)
    if isinstance(what, str) and not is_text(what) and not what.strip()[:1].isdigit():
        return asked("identify", {"ask": what}, fields)
    return asked("identify", {"values": data_of(what)}, fields)


def guess(data: Any, **fields: Unpack[GuessOptions]) -> _results.Guessed:
    """Patterns in values of positions: a text, a list, an array of one or two axes, a mapping from positions to values."""
    return asked("guess", {"text": data_of(data)}, fields)


def matrix(rows: Any, **options: Unpack[Options]) -> _answers.Matrix:
    """The value of a matrix of payoffs, and optimal strategies, as fractions.

    Entries are `int`, `Fraction`, `Decimal`, or texts such as `"1/3"`. A `float` stands for the shortest decimal that reads as it.

    >>> matrix([[1, -1], [-1, Fraction(1, 2)]]).value
    Fraction(-1, 7)
    """
    lines = "\n".join(", ".join(entry(one) for one in row) for row in rows)
    return asked("matrix", {"text": lines}, options)


def verify(
    certificate: str,
    game: Optional[str] = None,
    *,
    rules: Optional[str] = None,
    params: Optional[dict[str, Any]] = None,
    **options: Unpack[Options],
) -> Any:
    """Check a certificate, or several in one text; compare them with a game, if one is given."""
    if params is not None:
        params = {name: given(value) for name, value in params.items()}
    return asked("verify", {"text": certificate, "game": game, "rules": rules, "params": params}, options)


def judge(problem: str, data: str, **options: Unpack[Options]) -> _answers.Judged:
    """A problem of a contest, such as `poj1067`, answered in its own format."""
    return asked("judge", {"problem": problem, "input": data}, options)


def games() -> _answers.Catalogue:
    """The games of the catalogue."""
    return ask("list")


def entry(value: Any) -> str:
    """An entry of a matrix as one types it."""
    if isinstance(value, (str, numbers.Rational)):
        return str(value)
    if hasattr(value, "__index__"):
        return str(value.__index__())
    if isinstance(value, float):
        return str(Fraction(repr(float(value))))
    return str(Fraction(str(value)))


def data_of(data: Any) -> str:
    """Data as a brute force prints them."""
    if isinstance(data, str):
        return data
    if hasattr(data, "tolist"):
        data = data.tolist()
    if hasattr(data, "items"):
        return "\n".join(f"{position_of(place)}: {cell(value)}" for place, value in data.items())
    rows = list(data)
    if any(isinstance(row, (list, tuple)) for row in rows):
        return "\n".join(" ".join(cell(one) for one in row) for row in rows)
    return " ".join(cell(one) for one in rows)


def position_of(place: Any) -> str:
    """A position of data."""
    return " ".join(cell(one) for one in place) if isinstance(place, tuple) else cell(place)


def cell(value: Union[int, str, bool, Any]) -> str:
    """A value of data."""
    if isinstance(value, str):
        return value
    return str(value.__index__())
