"""The wheel: what is in it, and what is not."""

import ast
import os
import unittest
import zipfile
from importlib import metadata
from pathlib import Path

import bouton

HOME = Path(bouton.__file__).parent
TREE = Path(__file__).parents[3]


class Wheel(unittest.TestCase):
    def wheel(self) -> Path:
        (wheel,) = Path(os.environ["WHEELS"]).glob("*.whl")
        return wheel

    def test_it_is_for_python_3_10_and_later(self) -> None:
        self.assertRegex(self.wheel().name, r"^bouton-[0-9.]+-cp310-abi3-")
        self.assertEqual(metadata.metadata("bouton")["Requires-Python"], ">=3.10")
        self.assertEqual(metadata.version("bouton"), bouton.__version__)

    def test_it_needs_nothing_else(self) -> None:
        needed = [one for one in metadata.requires("bouton") or [] if "extra ==" not in one]
        self.assertEqual(needed, [])

    def test_it_has_types_licences_and_the_second_checker(self) -> None:
        with zipfile.ZipFile(self.wheel()) as archive:
            names = archive.namelist()
            for checker in ("verify", "verify_heaps", "verify_residues", "verify_sizes"):
                inside = archive.read(f"bouton/second/{checker}.py")
                self.assertEqual(inside, (TREE / f"tools/{checker}.py").read_bytes())
            for licence in ("LICENSE-APACHE", "LICENSE-MIT"):
                (name,) = [name for name in names if name.endswith(f"licenses/{licence}")]
                self.assertEqual(archive.read(name), (TREE / licence).read_bytes())
        self.assertIn("bouton/py.typed", names)
        self.assertIn("bouton/_native.pyi", names)
        strange = [name for name in names if not name.startswith(("bouton/", "bouton-"))]
        self.assertEqual(strange, [])

    def test_it_has_no_network(self) -> None:
        (native,) = HOME.glob("_native*.so")
        code = native.read_bytes()
        for name in (b"\0connect\0", b"\0getaddrinfo\0", b"\0bind\0", b"\0sendto\0"):
            self.assertNotIn(name, code)
        modules = {
            name
            for file in HOME.rglob("*.py")
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            for name in ([alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""] if isinstance(node, ast.ImportFrom) else [])
        }
        self.assertFalse({name.split(".")[0] for name in modules} & {"socket", "ssl", "http", "urllib", "asyncio"})
