"""Compiles the standard library of the Python that runs this; see compile-library.mjs."""

import compileall
import re
import shutil
from pathlib import Path
from py_compile import PycInvalidationMode
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

LIBRARY = "/lib/python314.zip"
FOLDER = Path("/library")
# Tools for programmers, what a browser's Python can't do, and Python versions of what is compiled in. Neither the
# games nor Pyodide import them.
UNUSED = """
    _pydatetime _pyio _pyrepl _sysconfigdata__emscripten_wasm32-emscripten antigravity argparse bdb cProfile cmd
    compileall configparser ctypes doctest email fileinput filecmp ftplib getopt getpass gettext http imaplib mailbox
    mimetypes modulefinder multiprocessing netrc nturl2path optparse pdb pickletools plistlib poplib pprint profile
    pstats pty py_compile pyclbr pydoc shelve smtplib socketserver sqlite3 symtable tabnanny this timeit tomllib trace
    unittest urllib/request wave webbrowser wsgiref xmlrpc zipapp zoneinfo
"""
ENCODINGS = re.compile(
    "__init__|aliases|ascii|charmap|cp1252|idna|latin_1|punycode|utf_.*|.*unicode_escape"
)


def is_unused(path: Path) -> bool:
    name = path.relative_to(FOLDER).with_suffix("").as_posix()
    package, _, module = name.partition("/")
    if package == "encodings":
        return ENCODINGS.fullmatch(module) is None
    return package in UNUSED.split() or name in UNUSED.split()


def compile_library() -> None:
    shutil.unpack_archive(LIBRARY, FOLDER)
    for path in filter(is_unused, FOLDER.rglob("*.py")):
        path.unlink()
    compileall.compile_dir(
        FOLDER,
        ddir=LIBRARY,
        legacy=True,
        quiet=1,
        invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
    )
    with ZipFile("/compiled.zip", "w") as compiled:
        for path in sorted(FOLDER.rglob("*.pyc")):
            entry = ZipInfo(path.relative_to(FOLDER).as_posix())  # with a fixed date
            compiled.writestr(entry, path.read_bytes(), ZIP_DEFLATED, 9)


compile_library()
