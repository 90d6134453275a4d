"""`python -m valence_lab` is `valence-lab`."""

from valence_lab.cli import main

main()
