"""Plain cards for a game that has no faces of its own yet, made from its box."""

from valence.core.box import BoxCard, Rows
from valence.core.game import AnyGame
from valence.printing.face import Contents, Face, Faces, formula_and_mass

PLAIN_LABEL = "card"


def plain_faces(game: AnyGame) -> Faces:
    def contents(cards: Rows | None) -> Contents:
        return Contents(cards=tuple(map(_face, game.box(cards))))

    return Faces(game=game.name, contents=contents, is_plain=True)


def _face(card: BoxCard) -> Face:
    return Face(
        id=card.id,
        accent="plain",
        shape="square",
        label=card.kind or PLAIN_LABEL,
        index=card.short or card.id,
        index_label="" if card.value is None else str(card.value),
        symbol=card.short or card.id,
        name=card.name,
        facts=formula_and_mass(card.formula, card.mass) if card.formula and card.mass else "",
        text=card.why,
        source=card.source,
        copies=max(1, card.copies),
    )
