"""The figures of the table: what was found, who was accused, and how far stated probabilities are true."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from valence.bots.misconceptions import Idea
from valence_lab.students.world.kinds import Group
from valence_lab.students.world.measures import Seen

NO_IDEAS = ("knows", "guesses", "something else")


@dataclass(frozen=True)
class Share:
    true: int
    of: int

    def __str__(self) -> str:
        return f"{self.value:.2f} ({self.true}/{self.of})" if self.of else "–"

    @property
    def value(self) -> float:
        return self.true / self.of if self.of else 0.0


def share(them: Iterable[bool]) -> Share:
    listed = list(them)
    return Share(sum(listed), len(listed))


def recall(them: Sequence[Seen]) -> Share:
    """Of the listed ideas that students held: how many were named."""
    return share(
        idea in one.named
        for one in them
        if one.kind.group in ("listed", "two ideas")
        for idea in sorted(one.kind.holds)
    )


def precision(them: Sequence[Seen]) -> Share:
    """Of all ideas that were named, of anybody: how many were true, or half true."""
    return share(idea not in one.wrong for one in them for idea in one.named)


def accused(them: Sequence[Seen], *groups: Group) -> Share:
    """Of these students: how many were said to have an idea that isn't theirs."""
    return share(bool(one.wrong) for one in them if one.kind.group in groups)


def stated(them: Sequence[Seen], low: float, high: float) -> Share:
    """Of the misconceptions stated with a probability between these, of anybody: how many were true."""
    return share(is_true for chance, is_true in stated_chances(them) if low <= chance < high)


def stated_chances(them: Iterable[Seen]) -> Iterator[tuple[float, bool]]:
    """Yield the probability of each idea that was tested, and whether it is true; half-holders are left out."""
    for one in them:
        for finding in one.findings:
            for idea in finding.probabilities.keys() - set(NO_IDEAS):
                pair = (finding.concept, idea)
                if finding.decisions and pair not in one.kind.half:
                    yield finding.probabilities[idea], pair in one.kind.holds


def knows(them: Iterable[Seen]) -> Share:
    """Of the students with an idea that isn't listed: how many are said to know everything they showed."""
    return share(
        all(one.verdict in ("knows", "too little") for one in seen.findings)
        for seen in them
        if seen.kind.group == "unlisted"
    )


def guessers(them: Iterable[Seen]) -> Share:
    """Of the students who are said to guess: how many click at random."""
    return share(
        seen.kind.group == "clicker"
        for seen in them
        if any(one.verdict == "guesses" for one in seen.findings)
    )


def _group(*groups: Group) -> Callable[[Sequence[Seen]], str]:
    return lambda them: str(accused(them, *groups))


def _questions(them: Sequence[Seen]) -> str:
    return f"{sum(one.asked for one in them) / len(them):.1f}"


ROWS: Mapping[str, Callable[[Sequence[Seen]], str]] = MappingProxyType(
    {
        "recall of listed ideas": lambda them: str(recall(them)),
        "precision, everybody": lambda them: str(precision(them)),
        "plain chemists accused": _group("chemist"),
        "chemists with a strategy accused": _group("strategy"),
        "a rule unknown, accused": _group("rules"),
        "clickers accused": _group("clicker"),
        "unlisted idea, a listed one blamed": _group("unlisted"),
        "learned in the lesson, still accused": _group("learner"),
        "stated .90 to .99, true": lambda them: str(stated(them, 0.9, 0.99)),
        "stated over .99, true": lambda them: str(stated(them, 0.99, 1.01)),
        "unlisted idea, everything called known": lambda them: str(knows(them)),
        "said to guess, clickers": lambda them: str(guessers(them)),
        "questions each": _questions,
    }
)


def idea_rows(them: Sequence[Seen]) -> Iterator[tuple[str, str, str, str]]:
    """Yield for each listed idea how often it was found, and how often it was named of somebody else."""
    ideas = dict.fromkeys((one.kind.game, idea) for one in them for idea in sorted(one.kind.holds))
    for game, idea in ideas:
        played = [one for one in them if one.kind.game == game]
        found = share(idea in one.named for one in played if _is_found_in(one, idea))
        others = sum(idea in one.wrong for one in played)
        yield game, " ".join(idea), str(found), str(others)


def _is_found_in(one: Seen, idea: Idea) -> bool:
    return idea in one.kind.holds and one.kind.group in ("listed", "two ideas")
