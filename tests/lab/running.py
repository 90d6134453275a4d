"""Run the commands of the lab as people type them."""

from functools import partial

from tests.cli.running import run
from valence_lab.cli import app

run_lab = partial(run, of=app)
