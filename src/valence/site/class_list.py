"""Names on a teacher's class list, found in what students call themselves."""

import unicodedata
from collections.abc import Iterable, Sequence


class ClassList:
    """The students of a class. A name that isn't on the list stands for itself, however it is capitalized."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._folded = [folded(name) for name in names]
        self._others: dict[str, str] = {}

    def student(self, name: str) -> str:
        """Return the student with this name: as on the list, or else as it was first spelled."""
        called = folded(name)
        found = [full for full, words in self._matching(called) if words == called]
        if not found:
            found = [full for full, _ in self._matching(called)]
        return found[0] if len(found) == 1 else self._others.setdefault(" ".join(called), name)

    def _matching(self, called: list[str]) -> Iterable[tuple[str, list[str]]]:
        pairs = zip(self._names, self._folded, strict=True)
        return ((full, words) for full, words in pairs if _is_short_for(called, words))


def folded(name: str) -> list[str]:
    """Return the words of a name without capitals and full stops, the family name last."""
    family, _, first = unicodedata.normalize("NFKC", name).partition(",")
    return f"{first} {family}".casefold().replace(".", " ").split()


def _is_short_for(called: Sequence[str], words: Sequence[str]) -> bool:
    """Return True if the last word, too, may be short for one of the full name: "Anna M." for Anna Lena Müller."""
    if not called:
        return False
    *firsts, last = called
    if not firsts:
        return last in words[:1]
    rest = iter(words)
    return all(word in rest for word in firsts) and any(word.startswith(last) for word in rest)
