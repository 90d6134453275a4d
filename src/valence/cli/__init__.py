"""The command line: `valence` and its commands."""

import signal


def main() -> None:
    # While the imports take their time, Ctrl-C ends the program at once and without a traceback.
    handler = signal.signal(signal.SIGINT, signal.SIG_DFL)
    from valence.cli.app import run

    signal.signal(signal.SIGINT, handler)
    run()
