"""The second checker of certificates: written in Python, from the book alone, and sharing no code with Bouton."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Optional, Union

HOME = Path(__file__).parent / "second"
CHECK = """
import json, sys
sys.path.insert(0, sys.argv[1])
import verify
for verdict in verify.verify(sys.stdin.buffer.read()):
    print(json.dumps(verdict), flush=True)
"""


@dataclass(frozen=True)
class Checked:
    """What the second checker says of a certificate."""

    verdict: Literal["accepted", "rejected", "undecided"]
    detail: str
    statement: str

    @property
    def accepted(self) -> bool:
        """True if the theorem is proved."""
        return self.verdict == "accepted"


def verify_py(certificate: Union[str, bytes], *, time: Optional[float] = None) -> list[Checked]:
    """Check the certificates of a text by the second checker, in an interpreter of its own; a verdict for each.

    Raises `TimeoutError` after `time` seconds.
    """
    data = certificate.encode() if isinstance(certificate, str) else certificate
    command = [sys.executable, "-I", "-S", "-c", CHECK, str(HOME)]
    try:
        done = subprocess.run(command, input=data, capture_output=True, timeout=time, check=True)
    except subprocess.TimeoutExpired:
        raise TimeoutError("the second checker has not decided in time") from None
    return [Checked(*json.loads(line)) for line in done.stdout.splitlines()]
