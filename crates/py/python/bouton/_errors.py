"""Mistakes in questions, and limits that were reached."""

from __future__ import annotations

from typing import Optional

from ._answers import Place, Problem


class Error(Exception):
    """A question without an answer; `problems` says why, each with its code, place and help."""

    problems: list[Problem]
    limits_hit: Optional[str]
    """The limit that was reached, if one was."""

    def __init__(self, problems: list[Problem], limits_hit: Optional[str] = None, text: str = "") -> None:
        super().__init__(problems, limits_hit, text)
        self.problems, self.limits_hit, self._text = problems, limits_hit, text

    def __str__(self) -> str:
        lines = []
        for problem in self.problems:
            where = f"{problem.file}: " if problem.file else ""
            lines.append(where + problem.message)
            if problem.help:
                lines.append(f"  help: {problem.help}")
        return "\n".join(lines)

    @property
    def code(self) -> str:
        """A stable word for the first problem."""
        return self.problems[0].code if self.problems else "limit"

    @property
    def help(self) -> Optional[str]:
        """Advice about the first problem."""
        return self.problems[0].help if self.problems else None

    @property
    def place(self) -> Optional[Place]:
        """Place of the first problem."""
        return self.problems[0].place if self.problems else None

    def as_json(self) -> str:
        """The text that was received."""
        return self._text


class LimitReached(Error):
    """A limit on time, memory or positions was reached before anything was found."""
