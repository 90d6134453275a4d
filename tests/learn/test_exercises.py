"""Exercises: one right choice, every misconception of a concept among the wrong ones, and the chemistry right."""

from random import Random

import pytest

from valence.chem.acids_bases import cards
from valence.chem.concepts import RATIO
from valence.chem.names import en
from valence.core.concepts import IdeaMoves, Misconception
from valence.core.languages import DEFAULT
from valence.games import CATALOGUE
from valence.learn.exercises import EXERCISES, exercises, shown_by
from valence.learn.exercises.exercise import Choice, Exercise

CONCEPTS = {one.id: one for entry in CATALOGUE.values() for one in entry.game.concepts}
every_concept = pytest.mark.parametrize("concept", EXERCISES)


def test_there_are_exercises_about_every_concept() -> None:
    assert EXERCISES.keys() == CONCEPTS.keys()


@every_concept
def test_an_exercise_has_one_right_choice_among_different_ones(concept: str) -> None:
    rng = Random(1)
    for _ in range(200):
        one = EXERCISES[concept](rng, DEFAULT)
        texts = [choice.text for choice in one.choices]
        assert one.concept == concept
        assert 3 <= len(texts) <= 4
        assert len(set(texts)) == len(texts)
        assert [choice.is_right for choice in one.choices].count(True) == 1
        assert not one.choices[one.right].ideas


@every_concept
def test_every_misconception_is_among_the_choices_sooner_or_later(concept: str) -> None:
    rng = Random(1)
    ideas = {
        idea
        for _ in range(100)
        for choice in EXERCISES[concept](rng, DEFAULT).choices
        for idea in choice.ideas
    }
    assert ideas == {one.id for one in CONCEPTS[concept].misconceptions}


@every_concept
def test_versions_differ_and_a_seed_gives_the_same_ones(concept: str) -> None:
    assert exercises(concept, 3, "A") == exercises(concept, 3, "A")
    assert exercises(concept, 3, "A") != exercises(concept, 3, "B")
    assert len(exercises(concept, 3, "A")) == 3


def test_the_right_base_has_the_higher_value_and_the_right_acid_the_lower_one() -> None:
    values = {}
    for card in cards().values():
        quantity = "pKa" if hasattr(card, "pka") else "pKaH"
        values[f"{en.in_a_sentence(card)}, {quantity} {card.value}".replace("-1.74", "−1.74")] = (
            card
        )
    rng = Random(2)
    for _ in range(100):
        one = EXERCISES["direction"](rng, DEFAULT)
        asked = one.question.removesuffix("?").split(" proton of ")[-1].split(" proton to ")[-1]
        given = values[asked].value
        for choice in one.choices:
            value = float(choice.text.rpartition(" ")[2].replace("−", "-"))
            wins = value > given if "Which base" in one.question else value < given
            assert wins == choice.is_right, one


def test_an_answer_shows_what_a_move_would() -> None:
    asked = Exercise(
        "ratio",
        "Ca²⁺ and O²⁻?",
        (Choice("Ca₂O₂", ideas=("not reduced",)), Choice("CaO", is_right=True), Choice("CaO₂")),
        "",
    )
    seen = shown_by(asked, 0)
    assert seen is not None
    assert (seen.possible, seen.right) == (3, IdeaMoves(1, False))
    assert seen.wrong == {"not reduced": IdeaMoves(1, True)}


def all_of(concept: str) -> list[Exercise]:
    rng = Random(3)
    return [EXERCISES[concept](rng, DEFAULT) for _ in range(300)]


def test_a_value_on_which_textbooks_disagree_is_not_asked_for() -> None:
    """DBU: 12 to 15; DIPEA: 10.75 to 11.44; HCl: −8 to −3.9; HI: −11 to −9.5. Only the sign of the last two is."""
    asked = [*all_of("acid values"), *all_of("base values")]
    questions = {one.question for one in asked if one.question.startswith("What is the pK")}
    for name in (
        "DBU",
        "DIPEA",
        "hydrogen chloride",
        "hydrogen iodide",
        "trifluoroacetic",
        "(KOtBu)",
    ):
        assert not any(name in question for question in questions)
    ranges = [one for one in asked if one.question not in questions]
    assert {one.choices[one.right].text for one in ranges} == {"below 0"}


def test_nobody_is_asked_for_phosphite_which_water_turns_into_phosphonate() -> None:
    texts = [choice.text for one in all_of("oxyanions") for choice in one.choices]
    assert "PO₃³⁻" not in texts


def test_no_exercise_generalizes_the_charges_of_oxyanions() -> None:
    """PO₃⁻ and PO₄³⁻, IO₄⁻ and IO₆⁵⁻ differ in charge."""
    for one in all_of("oxyanion charges"):
        assert one.why.endswith("these two have the same charge.")


def test_tempo_never_leaves_every_chain_at_once() -> None:
    assert not any("left every chain" in one.question for one in all_of("radicals"))


def test_an_exercise_corrects_the_picture_of_ionic_molecules() -> None:
    for one in all_of("lattice"):
        assert one.choices[one.right].text.startswith("Throughout the crystal")
        assert any("molecules" in choice.text and choice.ideas for choice in one.choices)


def test_no_choice_for_dispersity_gives_itself_away_by_a_unit() -> None:
    assert not any("mol" in choice.text for one in all_of("dispersity") for choice in one.choices)


@pytest.mark.parametrize("concept", RATIO.misconceptions)
def test_every_task_about_an_idea_offers_it(concept: Misconception) -> None:
    tasks = exercises("ratio", 7, "sheet", idea=concept.id)
    assert len(tasks) == 7
    assert all(any(concept.id in choice.ideas for choice in one.choices) for one in tasks)
