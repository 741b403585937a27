"""The one call on which everything stands."""

from __future__ import annotations

import functools
import json
import os
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Optional, TypedDict, Union

from . import _native, _results
from ._answers import ANSWERS, Problem
from ._data import Data, suits
from ._errors import Error, LimitReached
from ._progress import Bar, Progress, chosen

if TYPE_CHECKING:
    from typing_extensions import Unpack

WRONG, LIMIT = 2, 3


class Options(TypedDict, total=False):
    """Options of every call."""

    folder: Union[str, "os.PathLike[str]", None]
    """Folder of the files that a question may name; none are read without it."""
    time: Union[float, timedelta, None]
    """Time limit in seconds."""
    memory: Optional[int]
    """Limit on working memory in bytes; 1 GiB if absent."""
    progress: Union[bool, Progress, None]
    """`False` for no bar, `True` for one everywhere, or a function of what is done and the total."""


@functools.lru_cache(maxsize=8)
def session(folder: Optional[str]) -> _native.Session:
    """The session of a folder, which remembers games and findings."""
    return _native.Session(folder)


def told(
    kind: str,
    request: dict[str, Any],
    form: Literal["data", "bytes", "drawing"] = "data",
    *,
    folder: Union[str, "os.PathLike[str]", None] = None,
    time: Union[float, timedelta, None] = None,
    memory: Optional[int] = None,
    progress: Union[bool, Progress, None] = None,
) -> tuple[int, str, Optional[bytearray]]:
    """Exit status, JSON and bytes of an answer."""
    if time is not None and not isinstance(time, timedelta):
        time = timedelta(seconds=time)
    asked = json.dumps({**request, "kind": kind}, ensure_ascii=False, default=number)
    seen = chosen(progress, kind)
    where = None if folder is None else str(Path(folder).resolve())
    try:
        return session(where).ask(asked, time=time, memory=memory, form=form, progress=seen)
    finally:
        if isinstance(seen, Bar):
            seen.close()


def number(value: Any) -> Any:
    """A number of another type, such as numpy's, as one of JSON."""
    if hasattr(value, "__index__"):
        return value.__index__()
    raise TypeError(f"a question cannot have a {type(value).__name__}")


def ask_json(kind: str, request: Optional[dict[str, Any]] = None, **options: Unpack[Options]) -> str:
    """Answer a request of an operation, both in JSON; a refusal too is JSON, with its `problems`.

    The bytes are those of the command line, the server and the tools for programs.
    """
    return told(kind, request or {}, **options)[1]


def ask(kind: str, request: Optional[dict[str, Any]] = None, **options: Unpack[Options]) -> Any:
    """Answer a request of an operation by an object; raise `Error` if it is wrong, or a limit is reached before anything is found."""
    request = {name.rstrip("_"): value for name, value in (request or {}).items() if value is not None}
    code, text, _ = told(kind, request, **options)
    return answer(kind, code, text)


def answer(kind: str, code: int, text: str) -> Data:
    """The object of an answer; an error if there is none."""
    data = json.loads(text)
    refuse(code, text, data)
    for known in ANSWERS.get(kind, ()):
        if suits(known, data):
            return _results.SHOWN.get(known, known)(data, text)
    return Data(data, text)


def refuse(code: int, text: str, data: Any) -> None:
    """Raise the error that data tell, if they tell one."""
    if code in (WRONG, LIMIT) and "problems" in data and data.keys() <= {"problems", "limits_hit", "id"}:
        problems = [Problem(problem) for problem in data["problems"]]
        kind = LimitReached if code == LIMIT else Error
        raise kind(problems, data.get("limits_hit"), text)
