"""Who Am I? is played with the cards of pKace."""

from valence.press.faces.pkace import FACES

__all__ = ["FACES"]
