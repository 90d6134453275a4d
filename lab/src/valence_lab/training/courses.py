"""The courses: each net that can be trained, and the games it learns from."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

import valence.games
from valence.games.metals.bot.net import Net as MetalsNet
from valence.games.pkace.bot.net import Net as PkaceNet
from valence.games.polymer.bot.net import Net as PolymerNet
from valence_lab.training import metals, pkace, polymer
from valence_lab.training.arrays import Key
from valence_lab.training.metals.critic import new_critic as new_metals_critic
from valence_lab.training.metals.game import metals_kernel
from valence_lab.training.pkace.critic import new_critic as new_pkace_critic
from valence_lab.training.pkace.game import pkace_kernel, world
from valence_lab.training.polymer.critic import new_critic as new_polymer_critic
from valence_lab.training.polymer.game import polymer_kernel
from valence_lab.training.ppo import Kernel, Params, Tree


class Course(NamedTuple):
    """Games with these numbers of seats, all played by one net; each number has a critic of its own."""

    game: str
    name: str
    seats: tuple[int, ...]
    kernel: Callable[[int], Kernel]
    world: Callable[[int], Tree]  # of a seed
    net: type[Any]
    new_net: Callable[[Key], Any]
    new_critic: Callable[[Key, int], Any]

    @property
    def file(self) -> Path:
        """The file from which the bots read the weights."""
        return Path(valence.games.__path__[0], self.game, "bot", f"{self.name}.json")

    def kernels(self) -> list[Kernel]:
        return [_with_own_critic(self.kernel(seats), n) for n, seats in enumerate(self.seats)]

    def new_params(self, key: Key) -> Params:
        net_key, critic_key = jax.random.split(key)
        critics = tuple(self.new_critic(critic_key, seats) for seats in self.seats)
        return Params(self.new_net(net_key), critics)


def _with_own_critic(kernel: Kernel, number: int) -> Kernel:
    values = kernel.critic
    return kernel._replace(
        critic=lambda critics, setting, state: values(critics[number], setting, state)
    )


def _pkace(name: str, seats: tuple[int, ...]) -> Course:
    return Course(
        game="pkace",
        name=name,
        seats=seats,
        kernel=pkace_kernel,
        world=lambda seed: jax.tree.map(jnp.asarray, world(seed)),
        net=PkaceNet,
        new_net=pkace.net.new_actor,
        new_critic=new_pkace_critic,
    )


def _metals(name: str, seats: tuple[int, ...]) -> Course:
    return Course(
        game="metals",
        name=name,
        seats=seats,
        kernel=metals_kernel,
        world=lambda _seed: (),
        net=MetalsNet,
        new_net=metals.net.new_actor,
        new_critic=new_metals_critic,
    )


def _polymer(name: str, seats: tuple[int, ...]) -> Course:
    return Course(
        game="polymer",
        name=name,
        seats=seats,
        kernel=polymer_kernel,
        world=lambda _seed: (),
        net=PolymerNet,
        new_net=polymer.net.new_actor,
        new_critic=new_polymer_critic,
    )


COURSES = {
    f"{course.game}-{course.name}": course
    for course in (
        _pkace("duel", (2,)),
        _pkace("more", (3, 4)),
        _metals("duel", (2,)),
        _metals("more", (3, 4)),
        _polymer("duel", (2,)),
        _polymer("more", (3, 4)),
    )
}
