"""Run commands as people type them."""

from pathlib import Path

from typer import Typer
from typer.testing import CliRunner

from valence.cli.app import app


def run(*arguments: str | Path, typed: str = "", of: Typer = app) -> tuple[int, str]:
    """Return the exit code and the output, with single spaces."""
    result = CliRunner().invoke(of, [str(argument) for argument in arguments], input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, " ".join(result.output.split())
