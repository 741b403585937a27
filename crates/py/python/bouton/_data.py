"""Answers: views on the JSON that all faces send."""

from __future__ import annotations

import html
import json
import keyword
import typing
from fractions import Fraction
from typing import Any, ClassVar, Iterable, Literal, Optional, Union


class Data:
    """An object of an answer: its fields are attributes.

    A field named by a word of the language, `from`, has a low line after it. Subclasses annotate their fields; values take the annotated types, so that whole numbers beyond 64 bits are `int`,
    and payoffs `Fraction`. `as_dict` and `as_json` give what was received.
    """

    _data: dict[str, Any]
    _text: Optional[str]
    _hints: ClassVar[dict[str, Any]]

    def __init__(self, data: dict[str, Any], text: Optional[str] = None) -> None:
        self._data, self._text = data, text
        hints = fields(type(self))
        for name, value in data.items():
            field = attribute(name)
            setattr(self, field, convert(hints.get(field, Any), value))

    def as_dict(self) -> dict[str, Any]:
        """The object as it was received."""
        return self._data

    def as_json(self) -> str:
        """The text that was received; of a part of an answer, the same data."""
        if self._text is None:
            return json.dumps(self._data, ensure_ascii=False, separators=(",", ":"))
        return self._text

    def _summary(self) -> Iterable[tuple[str, Any]]:
        """The fields that a short form shows."""
        for name in self._data:
            value = getattr(self, attribute(name))
            if isinstance(value, (str, int, Fraction)) and not (isinstance(value, str) and len(value) > 80):
                yield name, value

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={value!r}" for name, value in self._summary())
        return f"{type(self).__name__}({inner})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Data) and self._data == other._data

    def __reduce__(self) -> Any:
        return type(self), (self._data, self._text)

    def _repr_html_(self) -> str:
        return table_of_html((), self._html_rows())

    def _html_rows(self) -> Iterable[Iterable[Any]]:
        for name in self._data:
            value = getattr(self, attribute(name))
            if value is None or value == []:
                continue
            if isinstance(value, list) and all(isinstance(one, str) for one in value):
                value = "\n".join(value)
            yield name.replace("_", " "), value


def table_of_html(head: Iterable[Any], rows: Iterable[Iterable[Any]]) -> str:
    """A table; texts are shown as they are."""
    def line(kind: str, cells: Iterable[Any]) -> str:
        return "<tr>" + "".join(f"<{kind}>{cell_of_html(cell)}</{kind}>" for cell in cells) + "</tr>"
    head = list(head)
    above = line("th", head) if head else ""
    return f"<table>{above}{''.join(line('td', row) for row in rows)}</table>"


def cell_of_html(value: Any) -> str:
    """A value as HTML: a text by its characters, an object as it shows itself."""
    if isinstance(value, Data):
        return value._repr_html_()
    if isinstance(value, list) and value and isinstance(value[0], Data):
        return "".join(one._repr_html_() for one in value)
    return html.escape(str(value)).replace("\n", "<br>")


def attribute(name: str) -> str:
    """The attribute of a field."""
    return name + "_" if keyword.iskeyword(name) else name


FIELDS: dict[type, dict[str, Any]] = {}
"""Fields of classes that were asked for."""


def fields(kind: type) -> dict[str, Any]:
    """The annotated fields of a class."""
    if kind not in FIELDS:
        hints = typing.get_type_hints(kind)
        FIELDS[kind] = {name: hint for name, hint in hints.items() if not name.startswith("_")}
    return FIELDS[kind]


def suits(kind: type, data: dict[str, Any]) -> bool:
    """True if an object has the fields of a class."""
    known = fields(kind)
    needed = {name for name in known if not hasattr(kind, name)}
    return needed <= {attribute(name) for name in data} <= known.keys()


def convert(hint: Any, value: Any) -> Any:
    """A value of JSON in the type of a field."""
    if value is None or hint is Any:
        return value
    kinds = typing.get_args(hint)
    origin = typing.get_origin(hint)
    if origin is Union:
        return convert_one(kinds, value)
    if origin is list and isinstance(value, list):
        return [convert(kinds[0], one) for one in value] if changes(kinds[0]) else value
    if origin is dict and isinstance(value, dict):
        return {name: convert(kinds[1], one) for name, one in value.items()}
    if isinstance(hint, type) and issubclass(hint, Data) and isinstance(value, dict):
        return hint(value)
    if hint in (int, Fraction) and isinstance(value, str):
        return hint(value)
    return value


def convert_one(kinds: tuple[Any, ...], value: Any) -> Any:
    """A value in the one of several types that it has."""
    if isinstance(value, dict):
        for kind in kinds:
            if isinstance(kind, type) and issubclass(kind, Data) and suits(kind, value):
                return kind(value)
    # A text that may be a text is one.
    if isinstance(value, str) and str in kinds:
        return value
    for kind in kinds:
        origin = typing.get_origin(kind) or kind
        if origin in (int, Fraction) and isinstance(value, str) or isinstance(origin, type) and isinstance(value, origin):
            return convert(kind, value)
    return value


def changes(hint: Any) -> bool:
    """True if values of a type differ from those of JSON."""
    return not (hint in (str, float, bool) or typing.get_origin(hint) is Literal)
