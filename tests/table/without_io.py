"""Runs the tests of `test_hosting.py` in an interpreter that cannot import anything for input and output."""

import importlib.metadata  # noqa: F401  # finds installed bots; for zip files it imports threading
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

BLOCKED = {"asyncio", "asyncpg", "litestar", "socket", "sqlite3", "threading", "uvicorn"}


class Blocker(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        if fullname.partition(".")[0] in BLOCKED:
            raise ImportError(f"{fullname} is blocked")
        return None


def main() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] in BLOCKED]:
        del sys.modules[name]
    sys.meta_path.insert(0, Blocker())
    tests = vars(import_module("tests.table.test_hosting"))
    for name in [name for name in tests if name.startswith("test_")]:
        tests[name]()
        print(name)


if __name__ == "__main__":
    main()
