"""Plain cards for a game that has no faces of its own yet, made from its box."""

from operator import attrgetter

from valence.core.box import BoxCard, Rows
from valence.core.game import AnyGame
from valence.core.languages import InEach, Language, texts_in
from valence.printing.face import Contents, Face, Faces, formula_and_mass

PLAIN_LABEL = InEach("valence.printing.words", attrgetter("LABEL"))


def plain_faces(game: AnyGame) -> Faces:
    def contents(cards: Rows | None, language: Language) -> Contents:
        return Contents(cards=tuple(_face(card, language) for card in game.box(cards, language)))

    return Faces(game=game.name, contents=contents, is_plain=True)


def _face(card: BoxCard, language: Language) -> Face:
    return Face(
        id=card.id,
        accent="plain",
        shape="square",
        label=card.kind or texts_in(language, PLAIN_LABEL),
        index=card.short or card.id,
        index_label="" if card.value is None else str(card.value),
        symbol=card.short or card.id,
        name=card.name,
        facts=formula_and_mass(card.formula, card.mass, language)
        if card.formula and card.mass
        else "",
        text=card.why,
        source=card.source,
        copies=max(1, card.copies),
    )
