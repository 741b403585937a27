from collections.abc import Callable
from datetime import timedelta
from os import PathLike
from typing import Literal, Optional, Union

VERSION: str

class Session:
    def __init__(self, folder: Union[str, PathLike[str], None] = None) -> None: ...
    def ask(
        self,
        request: str,
        *,
        time: Optional[timedelta] = None,
        memory: Optional[int] = None,
        form: Literal["data", "bytes", "drawing"] = "data",
        progress: Optional[Callable[[int, Optional[int]], object]] = None,
    ) -> tuple[int, str, Optional[bytearray]]: ...
