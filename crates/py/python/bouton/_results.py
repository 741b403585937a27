"""Answers that show themselves: in a line, in a notebook, as tables of pandas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterable, Optional

from . import _answers
from ._data import Data, attribute, table_of_html

if TYPE_CHECKING:
    import pandas


def frame(rows: list[Any]) -> pandas.DataFrame:
    """A data frame of objects, a row each."""
    import pandas

    return pandas.DataFrame([vars_of(row) for row in rows])


def vars_of(row: Data) -> dict[str, Any]:
    """The fields of an object."""
    return {name: getattr(row, attribute(name)) for name in row.as_dict()}


class Answer(_answers.Answer):
    __doc__ = _answers.Answer.__doc__

    def __repr__(self) -> str:
        how = f", {self.evidence.kind}" if self.evidence else ""
        moves = ", ".join(move.text for move in self.winning_moves[:3])
        more = ", …" if len(self.winning_moves) > 3 else ""
        value = "" if self.value is None else f", nim-value {self.value}"
        wins = f", wins by {moves}{more}" if moves else ""
        return f"<{self.game} {self.position}: {self.outcome}{value}{wins}{how}>"

    def _html_rows(self) -> Iterable[Iterable[Any]]:
        yield f"{self.game} {self.position}", self.outcome
        if self.value is not None:
            yield "nim-value", self.value
        if self.winning_moves:
            yield "winning moves", "\n".join(move.text for move in self.winning_moves)
        yield "why", "\n".join(self.why)
        if self.evidence:
            yield self.evidence.kind, self.evidence.detail

    def to_pandas(self) -> pandas.DataFrame:
        """The winning moves, a row each."""
        return frame(self.winning_moves)


class Report(_answers.Report):
    __doc__ = _answers.Report.__doc__

    def __repr__(self) -> str:
        verdicts = ", ".join(finding.verdict for finding in self.findings)
        return f"<{self.game} up to {self.upto}: {verdicts}>"

    def _repr_html_(self) -> str:
        rows = ((finding.text or finding.subject, finding.verdict, finding.message) for finding in self.findings)
        return table_of_html((self.game, "", ""), rows)

    def to_pandas(self) -> pandas.DataFrame:
        """The statements that were compared, a row each."""
        return frame(self.findings)


class Discoveries(_answers.Discoveries):
    __doc__ = _answers.Discoveries.__doc__

    def __repr__(self) -> str:
        told = "; ".join(f"{item} ({finding.evidence})" for finding in self.findings for item in finding.items)
        return f"<{self.game}: {told or 'nothing found'}>"

    def _repr_html_(self) -> str:
        rows = ((finding.message, finding.evidence) for finding in self.findings)
        return table_of_html((self.game, ""), rows)

    def _repr_svg_(self) -> Optional[str]:
        return self.svg

    def to_pandas(self) -> pandas.DataFrame:
        """The findings, a row each."""
        return frame(self.findings)


class Proofs(_answers.Proofs):
    __doc__ = _answers.Proofs.__doc__

    @property
    def certificate(self) -> Optional[str]:
        """The certificates of all that is proved, one after another, if they were asked for."""
        return "".join(one.certificate for one in self.attempts if one.certificate) or None

    def __repr__(self) -> str:
        told = "; ".join(f"{one.text} ({one.verdict})" for one in self.attempts)
        return f"<{self.game}: {told or self.message}>"

    def _repr_html_(self) -> str:
        return table_of_html((self.game, ""), ((one.message, one.verdict) for one in self.attempts))

    def _repr_svg_(self) -> Optional[str]:
        return next((one.svg for one in self.attempts if one.svg), None)

    def to_pandas(self) -> pandas.DataFrame:
        """The attempts, a row each."""
        return frame(self.attempts)


class Guessed(_answers.Guessed):
    __doc__ = _answers.Guessed.__doc__

    def __repr__(self) -> str:
        told = [f"{one.statement} ({one.evidence.kind})" for one in self.conjectures]
        told += [f"{one.statement} ({one.evidence.kind})" for one in self.identities or []]
        return f"<{self.read_as}: {'; '.join(told) or self.why}>"

    def _repr_html_(self) -> str:
        found: list[Any] = [*self.conjectures, *(self.identities or [])]
        return table_of_html((self.read_as, ""), ((one.statement, one.evidence.kind) for one in found))

    def to_pandas(self) -> pandas.DataFrame:
        """The conjectures, a row each."""
        return frame(self.conjectures)


class Identified(_answers.Identified):
    __doc__ = _answers.Identified.__doc__

    def __repr__(self) -> str:
        told = "; ".join(f"{one.statement} ({one.evidence.kind})" for one in self.identities)
        return f"<{told or self.why or 'no known game'}>"

    def to_pandas(self) -> pandas.DataFrame:
        """The known games, a row each."""
        return frame(self.identities)


class Heaps(_answers.Heaps):
    __doc__ = _answers.Heaps.__doc__

    def __repr__(self) -> str:
        period = self.period or self.conjecture
        told = f"period {period.length} from {period.start}" if period else "no period found"
        how = self.evidence if self.period else f"conjecture after {self.values} values"
        return f"<{self.game}: {told} ({how})>" if period else f"<{self.game}: {told} in {self.values} values>"


class Drawn(_answers.Drawn):
    __doc__ = _answers.Drawn.__doc__

    def _repr_svg_(self) -> Optional[str]:
        return self.svg


SHOWN: dict[type[Data], type[Data]] = {
    kind.__bases__[0]: kind
    for kind in (Answer, Report, Discoveries, Proofs, Guessed, Identified, Heaps, Drawn)
}
"""Classes that show themselves, by the plain ones."""
