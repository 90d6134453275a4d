"""Presets: the options that make a game the one on a printed sheet."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from valence.core.guess import nearest
from valence.core.problems import bad_input, en
from valence.core.wire import shown


@dataclass(frozen=True, kw_only=True)
class Preset:
    """A printed sheet: the options that it asks for, and the numbers of seats that it suits."""

    id: str
    seats: range
    options: Mapping[str, object]
    # What replaces them where bots play, and what is added for a class.
    with_bots: Mapping[str, object] = field(default_factory=dict)
    in_rooms: Mapping[str, object] = field(default_factory=dict)
    # What is added where all bots are of the lower half of their dial.
    easier: Mapping[str, object] = field(default_factory=dict)
    # The options that the sheet leaves to the players, offered next to it.
    choices: tuple[str, ...] = ()
    # Where the game differs from the sheet: ids, of which the words give what and why.
    variants: tuple[str, ...] = ()

    def options_for(
        self, *, has_bots: bool = False, is_in_room: bool = False, is_easy: bool = False
    ) -> dict[str, object]:
        return {
            **self.options,
            **(self.in_rooms if is_in_room else {}),
            **(self.with_bots if has_bots else {}),
            **(self.easier if is_easy else {}),
        }


def preset_called(presets: Iterable[Preset], id_: str) -> Preset:
    known = {one.id: one for one in presets}
    if found := known.get(str(id_)):
        return found
    raise bad_input(en.no_preset, shown(id_), nearest(str(id_), known), tuple(known))


def preset_at(presets: Iterable[Preset], id_: str, seats: int) -> Preset:
    preset = preset_called(presets, id_)
    if seats in preset.seats:
        return preset
    raise bad_input(en.preset_seats, id_, preset.seats[0], preset.seats[-1], seats)


def suiting(presets: Iterable[Preset], seats: int, wanted: str = "") -> Preset | None:
    """Return the preset that is wanted if it suits this number of seats, or else the first that does."""
    fitting = [one for one in presets if seats in one.seats]
    return next((one for one in fitting if one.id == wanted), next(iter(fitting), None))
