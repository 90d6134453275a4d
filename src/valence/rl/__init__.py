"""The games for reinforcement learning: PettingZoo here, OpenSpiel in `valence.rl.openspiel`.

import valence.rl

env = valence.rl.env("pkace-v0", seats=2)
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from valence.core.guess import did_you_mean
from valence.core.installing import installing
from valence.core.wire import shown
from valence.games import CATALOGUE
from valence.rl.positions import rules_of

if TYPE_CHECKING:
    from pettingzoo import AECEnv

__all__ = ["env", "ids", "raw_env"]


def ids() -> dict[str, str]:
    """Return the registered environments, each with its game; the number changes when the numbers of the moves do."""
    return {f"{name}-v0": name for name, one in CATALOGUE.items() if one.encoder is not None}


def env(
    id_: str,
    *,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> "AECEnv":
    """Return an environment of PettingZoo, in which an illegal action loses the game."""
    made = raw_env(id_, seats=seats, options=options, render_mode=render_mode)
    from pettingzoo.utils import wrappers

    ending = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


def raw_env(
    id_: str,
    *,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> "AECEnv":
    """Return the same without its wrappers: an illegal action raises ValueError."""
    known = ids()
    if id_ not in known:
        raise ValueError(
            f"no environment called {shown(id_)}{did_you_mean(str(id_), known)} (available: {', '.join(known)})"
        )
    try:
        from valence.rl.environment import Environment
    except ModuleNotFoundError as error:
        raise ImportError(f"an environment needs {error.name}: {installing('rl')}") from None
    return Environment(id_, rules_of(known[id_], seats, options), render_mode)
