"""`valence` with every random number fixed: the same deals, bots, hints and names whenever pictures are taken."""

import random
import secrets

SEED = 7
DEALS = 16  # on which a hint compares moves, however long that takes
HINT_SECONDS = 600.0


def fixed_bits(k: int) -> int:  # noqa: ARG001 (its name is part of the type)
    return SEED


secrets.randbits = fixed_bits  # the deal, and what the bots throw
secrets.choice = random.Random(SEED).choice  # codes and generated names

# The functions above are imported by name, so they come first.
from valence.cli import main  # noqa: E402
from valence.server.bots import thinking as server_bots  # noqa: E402
from valence.table import thinking  # noqa: E402

thinking.MAX_DEALS = DEALS
server_bots.SHORTEST_HINT = HINT_SECONDS

if __name__ == "__main__":
    main()
