"""Setup shared by all tests."""

import os
import signal
from pathlib import Path

import pytest

# Failed assertions in shared helpers show their values, too.
pytest.register_assert_rewrite("tests.browser")

# In a script's background jobs Ctrl-C is ignored, and every program that a test starts would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Texts in the terminal are spelled as in the language of the machine.
os.environ["LC_ALL"] = "C.UTF-8"


def pytest_pycollect_makemodule(module_path: Path) -> None:
    """Set up Hypothesis before a module that uses it is imported; the others start faster without it."""
    if b"hypothesis" in module_path.read_bytes():
        from hypothesis import settings

        settings.register_profile("valence", deadline=None)  # deadlines fail on a busy machine
        settings.load_profile("valence")
