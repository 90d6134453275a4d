"""Every card and tile of every game: its texts and pictures fit and don't overlap."""

from itertools import combinations

import pytest

from tests.printing.study import Part, custom_set, forty_compounds, parts
from valence.chem.acids_bases import acids, bases
from valence.games.charged.tiles import ELEMENTS
from valence.games.metals.sets import copies_in
from valence.games.polymer.cards import CARDS
from valence.printing.face import LARGEST_SCALE, PICTURE_SIZE, Face, picture
from valence.printing.orders import Job, Order, job_of

SIZE = {"pkace": (63, 88), "polymer": (63, 88), "metals": (63, 88), "charged": (20, 20)}
IN_THE_BOX: dict[str, set[str]] = {
    "pkace": {card.id for card in (*acids(), *bases())},
    "polymer": set(CARDS),
    "metals": set(copies_in(None)),
    "charged": set(ELEMENTS),  # a red tile has no text
}
ROUNDING = 0.01


def job(game: str) -> Job:
    return job_of(Order(game=game, backs=False, booklet=False))


def by_card(found: list[Part]) -> dict[str, dict[str, Part]]:
    cards: dict[str, dict[str, Part]] = {}
    for part in found:
        cards.setdefault(part.card, {})[part.part] = part
    return cards


def assert_fits(part: Part, size: tuple[int, int]) -> None:
    assert part.ink_width <= part.width + ROUNDING, part
    assert part.ink_height <= part.height + ROUNDING, part
    assert 0 < part.x < part.x + part.width < size[0], part
    assert 0 < part.y < part.y + part.height < size[1], part


def overlap(one: Part, other: Part) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


@pytest.mark.parametrize("game", SIZE)
def test_every_card_is_printed_and_its_parts_stay_inside_their_boxes(game: str) -> None:
    cards = by_card(parts(job(game)))
    assert set(cards) == IN_THE_BOX[game]
    for card in cards.values():
        for part in card.values():
            assert_fits(part, SIZE[game])
        assert not [pair for pair in combinations(card.values(), 2) if overlap(*pair)]


@pytest.mark.parametrize("game", SIZE)
def test_built_in_cards_are_neither_truncated_nor_too_small_to_read(game: str) -> None:
    smallest = {"source": 4, "name": 4 if game == "charged" else 9}
    for part in parts(job(game)):
        assert "…" not in part.text, part
        assert part.part == "picture" or part.size >= smallest.get(part.part, 6.5), part


def test_an_acid_shows_what_the_rules_say_it_shows() -> None:
    shown = by_card(parts(job("pkace")))["acetone"]
    assert {name: part.text for name, part in shown.items()} == {
        "index": "19.3",
        "index-label": "pKa, water",
        "label": "acid",
        "picture": "",
        "name": "Acetone",
        "facts": "C₃H₆O · 58.08 g/mol",
        "text": "carbonyl compound, guarded",
        "source": next(acid.source for acid in acids() if acid.id == "acetone"),
    }


def test_an_ion_shows_its_charge_and_what_answers_it() -> None:
    shown = by_card(parts(job("metals")))["Ca2+"]
    assert {name: part.text for name, part in shown.items()} == {
        "index": "2+",
        "index-label": "charge",
        "label": "metal",
        "picture": "Ca²⁺",
        "name": "calcium",
        "facts": "7 of the 40 cards",
        "text": "full answers: 2 Cl⁻, 1 O²⁻, 2 N³⁻",
        "source": "IUPAC Red Book 2005, Table IX",
    }


def test_a_monomer_shows_its_symbol_structure_mass_and_repeat_units() -> None:
    shown = by_card(parts(job("polymer")))["mma-2"]
    assert {name: part.text for name, part in shown.items()} == {
        "index": "MMA 2",
        "index-label": "2 repeat units",
        "label": "monomer",
        "picture": "",
        "name": "Methyl methacrylate",
        "facts": "C₅H₈O₂ · 100.12 g/mol",
        "text": "Grows the chain with a crowded tertiary radical next to the ester.",
        "source": "OpenStax Organic Chemistry, section 8.10; Moad and Solomon, The Chemistry of Radical Polymerization",
    }


def test_a_tile_shows_symbol_name_charges_and_value() -> None:
    shown = by_card(parts(job("charged")))["Fe"]
    texts = {name: part.text for name, part in shown.items()}
    assert texts == {"symbol": "Fe", "name": "iron", "charges": "2+ 3+", "value": "4"}


def test_acids_and_bases_differ_in_label_and_shape_not_only_in_colour() -> None:
    signs = {(face.accent, face.label, face.shape) for face in job("pkace").box.cards}
    assert signs == {("acid", "acid", "diamond"), ("base", "base", "circle")}


def test_small_structures_share_a_scale_and_large_ones_are_drawn_smaller() -> None:
    small = picture('<svg viewBox="0 0 150 90"/>')
    assert (small.width, small.height) == (150 * LARGEST_SCALE, 90 * LARGEST_SCALE)
    wide = picture('<svg viewBox="-3 -4.5 550 90"/>')
    assert (wide.width, wide.height) == pytest.approx((PICTURE_SIZE[0], 9.0))
    high = picture('<svg viewBox="0 0 150 330"/>')
    assert (high.width, high.height) == pytest.approx((15.0, PICTURE_SIZE[1]))


def test_custom_cards_have_their_structures_drawn() -> None:
    faces = job_of(Order(game="pkace", own=forty_compounds())).box.cards
    assert len(faces) == 40
    assert all(face.picture is not None and "<path" in face.picture.svg for face in faces)


LONG = {
    "name": "W" * 100,
    "words": "Tetramethyl" * 9,
    "source": "A long source, with pages and more pages. " * 23,
}


def test_texts_that_are_far_too_long_stay_inside_their_boxes() -> None:
    source = f'"{LONG["source"]}"'
    set_ = custom_set(
        f"acid,one,{LONG['name']},CCO,16,other,,{'short ' * 150},{'solvent ' * 120},{source}",
        f"base,two,{LONG['words']},{'C' * 60}N,10,,weak,,,{source}",
    )
    found = parts(job_of(Order(game="pkace", own=set_, backs=False, booklet=False)))
    for part in found:
        assert_fits(part, SIZE["pkace"])
    cards = by_card(found)
    assert cards["two"]["name"].text == LONG["words"]
    assert cards["one"]["name"].text.startswith(LONG["name"])
    assert cards["one"]["source"].text.endswith("…")


def test_a_face_has_a_number_of_copies() -> None:
    def copies(game: str) -> int:
        box = job(game).box
        faces: tuple[Face, ...] = box.cards
        return sum(face.copies for face in faces) + sum(tile.copies for tile in box.tiles)

    assert {game: copies(game) for game in SIZE} == {
        "pkace": 54,
        "polymer": 110,
        "metals": 40,
        "charged": 200,
    }
