"""Tables of all positions in a box."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal, Optional

from ._answers import TableHeader
from ._ask import Options, refuse, told

if TYPE_CHECKING:
    import numpy
    import pandas

MAGIC = 0x4254_4E42
LETTERS: dict[str, Literal["B", "H", "I"]] = {"u8": "B", "u16": "H", "u32": "I"}
"""Types of cells, as `memoryview` and numpy call them."""
MOST_SHOWN = 1 << 14


class Table(TableHeader):
    """The cells of a box: `array` is numpy's, and `cells_view` needs nothing else."""

    _bytes: bytearray
    _request: dict[str, Any]
    _options: Options

    def __init__(self, data: dict[str, Any], text: str, content: bytearray, request: dict[str, Any], options: Options) -> None:
        super().__init__(data, text)
        self._bytes, self._request, self._options = content, request, options

    def __reduce__(self) -> Any:
        return Table, (self._data, self._text, self._bytes, self._request, self._options)

    @property
    def shape(self) -> tuple[int, ...]:
        """Length of each axis."""
        return tuple(axis.last - axis.first + 1 for axis in self.axes)

    def _content(self) -> memoryview[int]:
        view = memoryview(self._bytes)
        if int.from_bytes(view[:4], "little") != MAGIC:
            raise ValueError("these are not the bytes of a table")
        return view[8 + int.from_bytes(view[4:8], "little"):]

    @property
    def cells_view(self) -> memoryview[int]:
        """The cells without a copy, in as many dimensions as there are axes."""
        return self._content().cast(LETTERS[self.cell], self.shape)

    @property
    def array(self) -> numpy.ndarray[Any, Any]:
        """The cells as an array of numpy, which shares its memory with the table."""
        import numpy

        kind = numpy.dtype(f"<u{int(self.cell[1:]) // 8}")
        return numpy.frombuffer(self._content(), dtype=kind).reshape(self.shape)

    def __array__(self, dtype: Any = None, copy: Optional[bool] = None) -> numpy.ndarray[Any, Any]:
        import numpy

        array = self.array
        if dtype is not None and array.dtype != dtype:
            return array.astype(dtype)
        return numpy.array(array) if copy else array

    def __getitem__(self, place: Any) -> Any:
        return self.array[place]

    def tolist(self) -> Any:
        """The cells as lists of `int`."""
        return self.cells_view.tolist()

    def __repr__(self) -> str:
        axes = " ".join(f"{axis.name}={axis.first}..{axis.last}" for axis in self.axes)
        return f"<{self.what}s of {self.game} {axes}: {self.evidence.kind}>"

    def _repr_svg_(self) -> Optional[str]:
        if len(self.shape) > 2 or self.cells > MOST_SHOWN:
            return None
        _, svg, _ = told("table", self._request, form="drawing", **self._options)
        return svg if svg.startswith("<svg") else None

    def _repr_html_(self) -> str:
        if len(self.shape) > 2 or self.cells > MOST_SHOWN:
            return super()._repr_html_()
        return str(self.to_pandas().to_html())

    def to_pandas(self) -> pandas.DataFrame:
        """One or two axes as a data frame, with the numbers of the axes as its labels."""
        import pandas

        ranges = [range(axis.first, axis.last + 1) for axis in self.axes]
        if len(ranges) > 2:
            raise ValueError("a data frame has one or two axes")
        labels = [pandas.Index(numbers, name=axis.name) for numbers, axis in zip(ranges, self.axes)]
        return pandas.DataFrame(self.array, index=labels[0], columns=labels[1] if len(labels) > 1 else [self.what])


def table(request: dict[str, Any], options: Options) -> Table:
    """The table that a request asks for."""
    code, text, content = told("table", request, form="bytes", **options)
    data = json.loads(text)
    refuse(code, text, data)
    return Table(data, text, content or bytearray(), request, options)
