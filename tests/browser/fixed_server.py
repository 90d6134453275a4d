"""`valence` with every random number fixed: the same deals, bots and names whenever pictures are taken."""

import random
import secrets

SEED = 7


def fixed_bits(k: int) -> int:  # noqa: ARG001 (its name is part of the type)
    return SEED


secrets.randbits = fixed_bits  # the deal, and what the bots throw
secrets.choice = random.Random(SEED).choice  # codes and generated names

from valence.cli import main  # noqa: E402 (the functions above are imported by name)

if __name__ == "__main__":
    main()
