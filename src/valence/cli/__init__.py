"""The command line: `valence` and what follows it."""

from valence.cli.app import main

__all__ = ["main"]
