"""A test language that marks every text, so that one which its readers get in English can be seen."""

from valence.core.languages import derive_language

MARKED = derive_language("x-marked", lambda text: f"⟦{text}⟧" if text else text)


def is_english(text: str) -> bool:
    return bool(text) and text[0] != "⟦"
