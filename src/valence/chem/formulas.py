"""Formulas read and written, and the salts that ions make."""

import re
from collections import Counter
from collections.abc import Iterator
from math import gcd

import msgspec

from valence.chem.elements import element
from valence.chem.ions import Ion
from valence.chem.problems import en
from valence.chem.writing import plain, subscript
from valence.core.problems import BadInput, Part, bad_input, problem, problem_of

MOST_CHARACTERS = 200
MOST_ATOMS = 100_000
_TOKEN = re.compile(r"(?P<symbol>[A-Z][a-z]?)|(?P<open>\()|(?P<close>\))|(?P<count>[0-9]+)")


class Formula(msgspec.Struct, frozen=True):
    """Atoms and their counts, in the order in which they were first written."""

    counts: tuple[tuple[str, int], ...]

    @property
    def text(self) -> str:
        return "".join(_counted(symbol, count) for symbol, count in self.counts)

    @property
    def written(self) -> str:
        return subscript(self.text)

    @property
    def atoms(self) -> tuple[str, ...]:
        """One symbol for every atom, equal atoms together."""
        return tuple(symbol for symbol, count in self.counts for _ in range(count))

    @property
    def hill(self) -> str:
        """The formula in Hill order: carbon, hydrogen, then by symbol; without carbon all by symbol."""
        counts = dict(self.counts)
        first = ["C", "H"] if "C" in counts else []
        order = [s for s in first if s in counts] + sorted(s for s in counts if s not in first)
        return "".join(_counted(symbol, counts[symbol]) for symbol in order)


class Salt(msgspec.Struct, frozen=True):
    """A neutral compound of one cation and one anion, in the smallest whole numbers."""

    cation: Ion
    anion: Ion
    cations: int
    anions: int

    @property
    def text(self) -> str:
        return formula_text(self.cation, self.anion, self.cations, self.anions)

    @property
    def written(self) -> str:
        return subscript(self.text)

    @property
    def formula(self) -> Formula:
        return read_formula(self.text)

    @property
    def needs_parentheses(self) -> bool:
        return self.anion.is_polyatomic and self.anions > 1


def formula_text(cation: Ion, anion: Ion, cations: int, anions: int) -> str:
    """Return the formula with these numbers of ions, right or wrong."""
    return _repeated(cation, cations) + _repeated(anion, anions)


def salt(cation: Ion, anion: Ion) -> Salt:
    """Return the salt of a cation and an anion; two ions of one sign are a ValueError."""
    if cation.is_cation == anion.is_cation:
        kind = "cations" if cation.is_cation else "anions"
        raise ValueError(f"no salt of two {kind}: {cation.written} and {anion.written}")
    if not cation.is_cation:
        raise ValueError(f"the cation comes first: {anion.written}, then {cation.written}")
    shared = gcd(cation.size, anion.size)
    return Salt(cation, anion, anion.size // shared, cation.size // shared)


def read_formula(text: str) -> Formula:
    """Return the formula in `Ca(NO3)2` or `Ca₃N₂`; a bad one is a ValueError that names the place."""
    if not text:
        raise bad_input(en.no_formula)
    if len(text) > MOST_CHARACTERS:
        raise bad_input(en.formula_too_long, len(text), MOST_CHARACTERS)
    counts = _Reader(plain(text)).counts()
    if counts.total() > MOST_ATOMS:
        raise bad_input(en.too_many_atoms, text, MOST_ATOMS)
    return Formula(tuple(counts.items()))


def read_condensed(text: str) -> Formula:
    """Return the atoms of a condensed formula, which may show double and triple bonds: `CH2=CHO`, `HC≡C`."""
    return read_formula(text.replace("=", "").replace("≡", ""))


class _Reader:
    """Reads a formula from left to right, keeping the groups that are still open."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.open_groups: list[tuple[int, Counter[str]]] = []
        self.atoms: Counter[str] = Counter()
        self.last: Counter[str] = Counter()

    def counts(self) -> Counter[str]:
        for token in self._tokens():
            self._take(token)
        self._close_last()
        if self.open_groups:
            raise self._mistake(self.open_groups[-1][0], problem(en.never_closed))
        return self.atoms

    def _tokens(self) -> Iterator[re.Match[str]]:
        place = 0
        while place < len(self.text):
            token = _TOKEN.match(self.text, place)
            if token is None:
                raise self._mistake(place, problem(en.unexpected))
            yield token
            place = token.end()

    def _take(self, token: re.Match[str]) -> None:
        if token["count"]:
            self._multiply(token)
            return
        self._close_last()
        if token["symbol"]:
            self._check_element(token)
            self.last = Counter({token["symbol"]: 1})
        elif token["open"]:
            self.open_groups.append((token.start(), self.atoms))
            self.atoms = Counter()
        else:
            self._close_group(token)

    def _close_last(self) -> None:
        self.atoms.update(self.last)
        self.last = Counter()

    def _check_element(self, token: re.Match[str]) -> None:
        try:
            element(token["symbol"])
        except ValueError as unknown:
            raise self._mistake(token.start(), problem_of(unknown)) from None

    def _close_group(self, token: re.Match[str]) -> None:
        if not self.open_groups:
            raise self._mistake(token.start(), problem(en.never_opened))
        if not self.atoms:
            raise self._mistake(token.start(), problem(en.empty_parentheses))
        self.last = self.atoms
        self.atoms = self.open_groups.pop()[1]

    def _multiply(self, token: re.Match[str]) -> None:
        if not self.last:
            raise self._mistake(token.start(), problem(en.stray_number))
        count = token["count"]
        if count.startswith("0") or len(count) > 5:
            raise self._mistake(token.start(), problem(en.not_a_count, count))
        self.atoms.update({symbol: n * int(count) for symbol, n in self.last.items()})
        self.last = Counter()

    def _mistake(self, place: int, what: Part) -> BadInput:
        return bad_input(en.at_character, self.text, place + 1, what)


def _counted(text: str, count: int) -> str:
    return text if count == 1 else f"{text}{count}"


def _repeated(ion: Ion, count: int) -> str:
    grouped = ion.is_polyatomic and count > 1
    return _counted(f"({ion.atoms})" if grouped else ion.atoms, count)
