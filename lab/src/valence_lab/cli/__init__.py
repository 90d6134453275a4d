"""The commands of the lab: `valence-lab`."""

from valence.cli.app import group
from valence.cli.terminal import accept_any_encoding
from valence_lab.cli.ladder import ladder
from valence_lab.cli.load import load
from valence_lab.cli.students import students

app = group(
    "Measure how strong the bots are, how reliable the reports, and how fast a server.",
    ladder=ladder,
    students=students,
    load=load,
)


def main() -> None:
    accept_any_encoding()
    app(prog_name="valence-lab")
