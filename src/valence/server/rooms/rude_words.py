"""Names that have no place on a classroom's projector, also when they are written with look-alike characters."""

import re
import unicodedata
from functools import cache
from itertools import pairwise
from pathlib import Path

LISTS = Path(__file__).parent / "words"

# Words of the lists that are names, identities or everyday words.
HARMLESS = {
    *("blasen", "bloody", "cox", "dirty", "dreier", "dummy", "escort", "fanny", "fingern", "gay"),
    *("hoare", "lesbian", "lesbians", "libido", "mufti", "pawn", "rosette", "wang", "weisser"),
    *("willies", "willy", "xx", "angekettet", "flange", "heroin", "opium", "amphetamines"),
}

# Words that stay rude with something before or behind them; those in PREFIXES only at the beginning of a word.
STEMS = (
    *(
        "bitch",
        "cunt",
        "faggot",
        "fotze",
        "fuck",
        "hitler",
        "hurensohn",
        "nigga",
        "nigger",
        "nutte",
    ),
    *("penis", "pimmel", "porno", "schlampe", "scheiss", "schwuchtel", "shit", "titten", "vagina"),
    *("wanker", "whore", "wichser"),
)
PREFIXES = (
    "arsch",
    "cabron",
    "chingad",
    "conchetu",
    "culiad",
    "fick",
    "gilipoll",
    "hijodeput",
    "hijueput",
    "kack",
    "malparid",
    "maricon",
    "mierd",
    "motherf",
    "neger",
    "pelotud",
    "pendej",
    "pissed",
    "pisser",
    "poop",
    "slut",
    "wichs",
)
NUMBERS = {"1488"}

# Lookalikes of letters: digits, signs, and other alphabets.
LOOKS_LIKE = str.maketrans(
    "0134567890@$!|+€£"
    "асеорхукмтвнігѕјԁ"  # Cyrillic
    "αβεικνορτυχ",  # Greek
    "oieasgtbgoasiitelaceopxykmtbhirsjdabeiknoptux",
)


def is_rude(name: str) -> bool:
    """Return True if a name is, begins or ends with a word of the lists."""
    return any(map(_is_rude, {name, name.replace("1", "l")}))


def _is_rude(name: str) -> bool:
    words = _words(name)
    squashed = _folded("".join(name.split()))
    pairs = [a + b for a, b in pairwise(words)]
    spelled = "".join(word for word in words if len(word) == 1)
    found = any(_listed().fullmatch(word) for word in (*words, *pairs, spelled, squashed) if word)
    stems = any(_stems().search(word) for word in (*words, spelled, squashed))
    return found or stems or not NUMBERS.isdisjoint(re.findall("[0-9]+", name))


def _words(name: str) -> list[str]:
    """Return the words of a name, also FromCamelCase, as plain letters; numbers at the end of a word don't count."""
    parts = re.sub(r"(?<=[a-zß-ÿ])(?=[A-ZÀ-Þ])", " ", name).split()
    kept = (re.sub(r"[0-9]+$", "", part) for word in parts for part in _parts(word))
    return [folded for part in kept if (folded := _folded(part))]


def _parts(word: str) -> list[str]:
    """Return the word and, if it has hyphens, its parts."""
    return [word, *re.split(r"[-_.]", word)] if re.search(r"[-_.]", word) else [word]


def _folded(text: str) -> str:
    """Reduce a text to the letters a to z, without case, accents and look-alikes."""
    plain = unicodedata.normalize("NFKD", text.casefold()).translate(LOOKS_LIKE)
    return re.sub("[^a-z]", "", plain)


@cache
def _listed() -> re.Pattern[str]:
    lines = [line for file in LISTS.glob("*.txt") for line in file.read_text("utf-8").split("\n")]
    words = {_folded(line) for line in lines if not re.search("[0-9]", line)}
    return re.compile("|".join(map(_stretched, sorted(words - HARMLESS - {""}))))


@cache
def _stems() -> re.Pattern[str]:
    begin = "|".join(map(_stretched, (*STEMS, *PREFIXES)))
    end = "|".join(map(_stretched, STEMS))
    return re.compile(f"^(?:{begin})|(?:{end})$")


def _stretched(word: str) -> str:
    """Return a pattern for the word in which every letter may be repeated."""
    return "".join(f"{letter}+" for letter in word)
