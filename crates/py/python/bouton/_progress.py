"""Progress of long calls, on stderr, where somebody sees it."""

from __future__ import annotations

import sys
import time
from typing import Callable, Optional, Union

Progress = Callable[[int, Optional[int]], object]
"""Called from time to time with what is done, and the total where it is known."""

PATIENCE = 0.5
WIDTH = 24


class Bar:
    """A bar on a terminal or in a notebook, which appears when a call turns out to be long."""

    def __init__(self, name: str) -> None:
        self.name, self.begun, self.shown = name, time.monotonic(), 0

    def __call__(self, done: int, total: Optional[int]) -> None:
        passed = time.monotonic() - self.begun
        if passed < PATIENCE:
            return
        if total:
            share = min(done / total, 1)
            full = int(share * WIDTH)
            line = f"{self.name}: {share:4.0%}|{'█' * full}{' ' * (WIDTH - full)}| {done}/{total} [{passed:.0f} s]"
        else:
            line = f"{self.name}: {done or ''} [{passed:.0f} s]"
        self._write(line)

    def _write(self, line: str) -> None:
        sys.stderr.write("\r" + line + " " * (self.shown - len(line)))
        sys.stderr.flush()
        self.shown = len(line)

    def close(self) -> None:
        """Clear the line."""
        if self.shown:
            sys.stderr.write("\r" + " " * self.shown + "\r")
            sys.stderr.flush()


def watched() -> bool:
    """True if somebody sees stderr: a terminal, or a notebook."""
    if "ipykernel" in sys.modules:
        return True
    try:
        return sys.stderr.isatty()
    except (AttributeError, ValueError):
        return False


def chosen(progress: Union[bool, Progress, None], name: str) -> Optional[Progress]:
    """What a caller wants to see: by default a bar where somebody sees it."""
    if callable(progress):
        return progress
    if progress or progress is None and watched():
        return Bar(name)
    return None
