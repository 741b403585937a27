"""Solve, check, explain and play impartial games; every answer says how it is known.

>>> import bouton
>>> bouton.solve("nim 14 21 39")
<nim 14 21 39: N, nim-value 60, wins by 39 → 27, proved>
"""

from ._answers import Place, Problem
from ._ask import ask, ask_json
from ._data import Data
from ._errors import Error, LimitReached
from ._game import Game, Match, NoProgram
from ._native import VERSION as __version__
from ._own import Endless, OwnGame, game
from ._second import Checked, verify_py
from ._table import Table
from ._ways import games, guess, identify, judge, matrix, period, solve, verify

__all__ = [
    "Checked",
    "Data",
    "Endless",
    "Error",
    "Game",
    "LimitReached",
    "Match",
    "NoProgram",
    "OwnGame",
    "Place",
    "Problem",
    "Table",
    "__version__",
    "ask",
    "ask_json",
    "game",
    "games",
    "guess",
    "identify",
    "judge",
    "matrix",
    "period",
    "solve",
    "verify",
    "verify_py",
]
