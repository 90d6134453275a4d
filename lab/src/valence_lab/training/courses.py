"""The courses: each net that can be trained, and the games it learns from."""

from pathlib import Path
from typing import Any, NamedTuple

import jax

import valence.games
from valence.games.metals.bot.net import Net as MetalsNet
from valence.games.pkace.bot.net import Net as PkaceNet
from valence.games.polymer.bot.net import Net as PolymerNet
from valence_lab.training.arrays import Key
from valence_lab.training.metals.game import metals_kernel
from valence_lab.training.pkace.game import pkace_kernel
from valence_lab.training.polymer.game import polymer_kernel
from valence_lab.training.ppo import Kernel, Params

KERNELS = {"pkace": pkace_kernel, "metals": metals_kernel, "polymer": polymer_kernel}
NETS: dict[str, type[Any]] = {"pkace": PkaceNet, "metals": MetalsNet, "polymer": PolymerNet}


class Course(NamedTuple):
    """Games with these numbers of seats, all played by one net; each number has a critic of its own."""

    game: str
    name: str
    seats: tuple[int, ...]

    @property
    def file(self) -> Path:
        """The file from which the bots read the weights."""
        return Path(valence.games.__path__[0], self.game, "bot", f"{self.name}.json")

    @property
    def net(self) -> type[Any]:
        return NETS[self.game]

    def kernel(self, seats: int) -> Kernel:
        return KERNELS[self.game](seats)

    def kernels(self) -> list[Kernel]:
        return [_with_own_critic(self.kernel(seats), n) for n, seats in enumerate(self.seats)]

    def new_params(self, key: Key) -> Params:
        net_key, critic_key = jax.random.split(key)
        kernel = self.kernel(self.seats[0])
        critics = tuple(kernel.new_critic(critic_key, seats) for seats in self.seats)
        return Params(kernel.new_actor(net_key), critics)


def _with_own_critic(kernel: Kernel, number: int) -> Kernel:
    values = kernel.critic
    return kernel._replace(
        critic=lambda critics, setting, state: values(critics[number], setting, state)
    )


COURSES = {
    f"{game}-{name}": Course(game, name, seats)
    for game in KERNELS
    for name, seats in (("duel", (2,)), ("more", (3, 4)))
}
