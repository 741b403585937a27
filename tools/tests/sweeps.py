"""Lengths of the sweeps of tests."""

import os

WHOLE = bool(os.environ.get("BOUTON_SWEEPS"))


def part(whole: int) -> int:
    """A quarter of the cases of a sweep, or all of them for `cargo xtask soak --sweeps`."""
    return whole if WHOLE else whole // 4
