"""The rules one by one."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import valence
from valence.chem.cards import kind_of
from valence.chem.data_files import rows
from valence.chem.structures import molecule
from valence.core.game import Tally
from valence.games.whoami import GAME
from valence.games.whoami.cards import ACIDIC_ATOMS, BUILT_IN
from valence.games.whoami.events import Sees, Splits
from valence.games.whoami.questions import AcidicH, Carbons, Guarded, IsSalt, Question, is_true
from valence.games.whoami.words.en_questions import question_words
from valence.library import AnyMatch

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
KIND = {"type": "ask", "question": {"about": "kind", "is": "acid"}}


def study(*cards: str, **fields: Any) -> AnyMatch:
    """A match with these cards in front of the players; seat 0 starts."""
    options = {
        "questions": "parts",
        "guesses": 0,
        "answerers": "all",
        "turn": "either",
        "ending": "first",
        "spectators": "hidden",
    }
    position = {
        "game": "whoami",
        "options": options | {name: fields.pop(name) for name in list(fields) if name in options},
        "players": len(cards),
        "seed": 7,
        "cards": list(cards),
        "starter": 0,
        "turns": [],
    }
    return valence.load(position | fields, strict=False, names=NAMES[: len(cards)])


def ask(match: AnyMatch, **question: object) -> bool:
    """Return True if the answer was yes."""
    match.play(match.to_move[0], {"type": "ask", "question": question})
    answer: bool = match.save()["turns"][-1]["yes"]
    return answer


def guess(match: AnyMatch, card: str) -> list[str]:
    return match.play(match.to_move[0], {"type": "guess", "card": card})


def rule_broken(match: AnyMatch, move: Mapping[str, object]) -> str:
    refused = match.why_not(match.to_move[0], move)
    assert refused is not None
    return refused.rule


def test_r1_each_player_has_a_card_that_all_others_see() -> None:
    match = study("acetone", "lda", "water")
    assert match.view(0)["cards"] == [None, "lda", "water"]
    assert match.view(1)["cards"] == ["acetone", None, "water"]
    assert match.view(2)["cards"] == ["acetone", "lda", None]


def test_r1_the_cards_are_dealt_from_the_shuffled_deck() -> None:
    match = valence.start("whoami", seats=8, seed=7)
    assert len(set(match.save()["cards"])) == 8
    assert match.save()["cards"] != valence.start("whoami", seats=8, seed=8).save()["cards"]
    seen = [event for event in match.story[0] if isinstance(event, Sees)]
    assert [event.to for event in seen] == list(range(8))
    assert all(event.cards[event.to] is None and event.cards.count(None) == 1 for event in seen)


def test_r2_questions_go_round() -> None:
    match = study("acetone", "lda", "water")
    for seat in (0, 1, 2, 0):
        assert list(match.to_move) == [seat]
        match.play(seat, KIND)


def test_r2_a_random_player_begins() -> None:
    starters = {valence.start("whoami", seats=3, seed=seed).to_move[0] for seed in range(30)}
    assert starters == {0, 1, 2}


def test_r3_the_first_to_identify_their_own_card_wins() -> None:
    match = study("acetone", "lda")
    match.play(0, KIND)
    said = guess(match, "lda")
    assert list(match.to_move) == []
    assert match.outcome == {"winners": [1], "scores": [0, 1], "reason": "identified"}
    assert said[0].startswith("Ben guesses lithium diisopropylamide (LDA): right, in 1 turn.")


def test_r3_a_wrong_guess_uses_up_the_turn() -> None:
    match = study("acetone", "lda")
    guess(match, "ethanol")
    assert list(match.to_move) == [1]
    assert match.outcome is None


def test_r3_players_without_guesses_have_no_more_turns() -> None:
    match = study("acetone", "lda", "water", guesses=1)
    assert guess(match, "ethanol") == ["Ada guesses ethanol (EtOH). Wrong. 0 guesses left."]
    match.play(1, KIND)
    match.play(2, KIND)
    assert list(match.to_move) == [1]


def test_r3_players_without_guesses_still_answer_free_questions() -> None:
    match = study("acetone", "lda", "water", guesses=1, questions="free", starter=1)
    guess(match, "ethanol")
    guess(match, "ethane")
    match.play(0, {"type": "ask", "text": "Am I volatile?"})
    assert list(match.to_move) == [1, 2]


def test_r3_when_nobody_can_act_nobody_wins() -> None:
    match = study("acetone", "lda", guesses=2)
    for card in ("ethanol", "water", "ammonia", "dbu"):
        assert match.outcome is None
        guess(match, card)
    assert match.outcome == {
        "winners": [],
        "scores": [0, 0],
        "reason": "no_turns_left",
    }


def test_r3_an_unknown_card_is_not_a_guess() -> None:
    match = study("acetone", "lda")
    assert rule_broken(match, {"type": "guess", "card": "acetne"}) == "R3"
    assert "did you mean 'acetone'" in str(match.why_not(0, {"type": "guess", "card": "acetne"}))


@pytest.mark.parametrize(
    ("card", "question", "yes"),
    [
        ("acetone", {"about": "kind", "is": "acid"}, True),
        ("acetone", {"about": "kind", "is": "base"}, False),
        ("lda", {"about": "kind", "is": "base"}, True),
        ("acetone", {"about": "value", "op": "<", "than": 19.3}, False),
        ("acetone", {"about": "value", "op": ">=", "than": 19.3}, True),
        ("acetone", {"about": "value", "op": "<", "than": 20}, True),
        ("potassium-carbonate", {"about": "value", "op": ">=", "than": 10.33}, True),
        ("potassium-carbonate", {"about": "value", "op": "<", "than": 10.33}, False),
        ("water-base", {"about": "value", "op": "<", "than": -1}, True),
        ("acetone", {"about": "mass", "op": "<", "than": 58.08}, False),
        ("acetone", {"about": "mass", "op": "<", "than": 58.09}, True),
        ("lda", {"about": "mass", "op": ">=", "than": 100}, True),
        ("acetone", {"about": "element", "has": "O"}, True),
        ("acetone", {"about": "element", "has": "N"}, False),
        ("lda", {"about": "element", "has": "Li"}, True),
        ("lda", {"about": "element", "has": "U"}, False),
        ("acetonitrile", {"about": "group", "has": "nitrile"}, True),
        ("acetone", {"about": "group", "has": "nitrile"}, False),
        ("acetone", {"about": "group", "has": "ketone"}, True),
        ("acetone", {"about": "group", "has": "sulfonic acid"}, False),
        ("acetone", {"about": "guarded"}, True),
        ("acetic-acid", {"about": "guarded"}, False),
        ("lda", {"about": "guarded"}, False),
        ("lda", {"about": "nucleophilicity", "is": "non"}, True),
        ("lda", {"about": "nucleophilicity", "is": "strong"}, False),
        ("sodium-amide", {"about": "nucleophilicity", "is": "strong"}, True),
        ("acetone", {"about": "nucleophilicity", "is": "non"}, False),
        ("lda", {"about": "metal"}, True),
        ("methylmagnesium-bromide", {"about": "metal"}, True),
        ("triethylamine", {"about": "metal"}, False),
        ("lihmds", {"about": "metal"}, True),
        ("acetone", {"about": "carbons", "op": "<", "than": 4}, True),
        ("acetone", {"about": "carbons", "op": ">=", "than": 3}, True),
        ("ammonia", {"about": "carbons", "op": "<", "than": 1}, True),
        ("acetone", {"about": "acidic_h", "on": "C"}, True),
        ("acetone", {"about": "acidic_h", "on": "O"}, False),
        ("ammonium-chloride", {"about": "acidic_h", "on": "N"}, True),
        ("ethanethiol", {"about": "acidic_h", "on": "S"}, True),
        ("hydrogen-iodide", {"about": "acidic_h", "on": "halogen"}, True),
        ("lda", {"about": "acidic_h", "on": "C"}, False),  # a base
        ("sodium-acetate", {"about": "salt"}, True),
        ("ammonium-chloride", {"about": "salt"}, True),
        ("lda", {"about": "salt"}, True),
        ("n-butyllithium", {"about": "salt"}, False),
        ("hydrogen-chloride", {"about": "salt"}, False),
        ("litmp", {"about": "group", "has": "ring"}, True),
        ("cyclopentadiene", {"about": "group", "has": "alkene"}, True),
        ("benzene", {"about": "group", "has": "alkene"}, False),
        ("ethyl-acetate", {"about": "group", "has": "ether"}, False),
        ("ethyl-acetate", {"about": "group", "has": "carbonyl"}, True),
        ("dimethyl-sulfoxide", {"about": "group", "has": "carbonyl"}, False),
        # pKace: LDA takes the proton of acetone, n-BuLi (strongly nucleophilic) adds to it,
        # acetone still gives its proton to n-BuLi, and equal values do nothing.
        ("lda", {"about": "beats", "card": "acetone"}, True),
        ("n-butyllithium", {"about": "beats", "card": "acetone"}, False),
        ("acetone", {"about": "beats", "card": "n-butyllithium"}, True),
        ("sodium-acetate", {"about": "beats", "card": "acetic-acid"}, False),
        ("acetic-acid", {"about": "beats", "card": "sodium-acetate"}, False),
        ("acetone", {"about": "beats", "card": "acetic-acid"}, False),
        ("triethylamine", {"about": "beats", "card": "acetic-acid"}, True),
    ],
)
def test_r4_the_table_answers_truthfully_from_the_card(
    card: str, question: dict[str, object], yes: bool
) -> None:
    assert ask(study(card, "phenol"), **question) is yes


@pytest.mark.parametrize(
    ("question", "words"),
    [
        (Carbons("<", 1), "Do I have no carbon?"),
        (Carbons("<", 2), "Do I have fewer than 2 carbon atoms?"),
        (Carbons(">=", 1), "Do I have at least 1 carbon atom?"),
        (AcidicH("C"), "Am I an acid with its acidic H on carbon?"),
        (AcidicH("halogen"), "Am I an acid with its acidic H on a halogen?"),
    ],
)
def test_r4_questions_in_words(question: Question, words: str) -> None:
    assert question_words(BUILT_IN, question) == words


@pytest.mark.parametrize("row", rows("acids.csv"), ids=lambda row: row["id"])
def test_r4_the_acidic_h_is_on_the_atom_that_loses_it(row: dict[str, str]) -> None:
    before, after = (_hydrogens(row[column]) for column in ("smiles", "conjugate_smiles"))
    (lost,) = (before - after).items()
    atom, count = lost
    assert count == 1
    asked = [atom for atom in ACIDIC_ATOMS if is_true(BUILT_IN, AcidicH(atom), row["id"])]
    assert asked == ["halogen" if atom in ("Cl", "I") else atom]


def _hydrogens(smiles: str) -> Counter[str]:
    """Return the number of hydrogen atoms on each element."""
    counts: Counter[str] = Counter()
    for atom in molecule(smiles).GetAtoms():
        counts[atom.GetSymbol()] += atom.GetTotalNumHs()
    return counts


@pytest.mark.parametrize("card", BUILT_IN)
def test_r4_the_words_of_guarded_are_true_of_every_card(card: str) -> None:
    """A C–H acid with a C=O or C≡N."""
    groups = BUILT_IN[card].groups
    has_group = "carbonyl" in groups or "nitrile" in groups
    assert is_true(BUILT_IN, Guarded(), card) == (
        is_true(BUILT_IN, AcidicH("C"), card) and has_group
    )


@pytest.mark.parametrize("card", BUILT_IN)
def test_r4_a_salt_has_ions_in_its_structure(card: str) -> None:
    charges = [atom.GetFormalCharge() for atom in molecule(BUILT_IN[card].smiles).GetAtoms()]
    has_ions = any(charges) and "nitro" not in BUILT_IN[card].groups
    assert is_true(BUILT_IN, IsSalt(), card) == has_ions


@pytest.mark.parametrize("card", BUILT_IN)
def test_r4_acid_or_base_less_or_at_least_are_opposites(card: str) -> None:
    other = "phenol" if card != "phenol" else "lda"
    kinds = [ask(study(card, other), about="kind", **{"is": kind}) for kind in ("acid", "base")]
    assert kinds == [kind_of(BUILT_IN[card]) == "acid", kind_of(BUILT_IN[card]) == "base"]
    for about in ("value", "mass", "carbons"):
        less, at_least = (ask(study(card, other), about=about, op=op, than=7) for op in ("<", ">="))
        assert less is not at_least


@pytest.mark.parametrize(
    ("question", "hint"),
    [
        ({"about": "element", "has": "Xx"}, "There is no element 'Xx'"),
        ({"about": "group", "has": "nitril"}, "did you mean 'nitrile'?"),
        ({"about": "beats", "card": "aceton"}, "did you mean 'acetone'?"),
    ],
)
def test_r4_an_unknown_part_is_refused(question: dict[str, object], hint: str) -> None:
    refused = study("acetone", "lda").why_not(0, {"type": "ask", "question": question})
    assert refused is not None
    assert refused.rule == "R4"
    assert hint in refused.reason


@pytest.mark.parametrize(
    "move",
    [
        {"type": "ask"},
        {"type": "ask", "text": "  "},
        {"type": "ask", "text": "Am I sour?", "question": {"about": "metal"}},
        {"type": "ask", "question": {"about": "colour"}},
        {"type": "ask", "question": {"about": "value", "op": ">", "than": 3}},
        {"type": "ask", "question": {"about": "value", "op": "<", "than": "3"}},
        {"type": "ask", "question": {"about": "value", "op": "<", "than": float("nan")}},
        {"type": "ask", "question": {"about": "carbons", "op": "<", "than": 1.5}},
        {"type": "ask", "question": {"about": "metal", "has": "Na"}},
        {"type": "guess"},
    ],
)
def test_r4_questions_are_built_from_parts(move: dict[str, object]) -> None:
    assert rule_broken(study("acetone", "lda", questions="free"), move) == "wire"


FREE = {"type": "ask", "text": "Do I smell?"}


def freely_asked(*replies: bool | None, **options: Any) -> AnyMatch:
    """Ada asks; the others answer in seat order."""
    cards = ("acetone", "lda", "water", "phenol", "dbu")[: len(replies) + 1]
    match = study(*cards, questions="free", **options)
    match.play(0, FREE)
    for seat, yes in enumerate(replies, 1):
        match.play(seat, {"type": "answer", "yes": yes})
    return match


def test_r5_a_free_question_is_answered_by_everyone_else() -> None:
    match = study("acetone", "lda", "water", questions="free")
    assert match.play(0, FREE) == ["Ada: “Do I smell?” Everyone else answers yes or no."]
    assert list(match.to_move) == [1, 2]
    assert match.moves(2) == [{"type": "answer", "yes": yes} for yes in (True, False, None)]
    asked = match.ply
    assert match.play(2, {"type": "answer", "yes": True}) == ["Cleo says yes."]
    assert match.view(1)["answering"] == [1]
    # Both answer the same question, whoever was first.
    assert not match.is_stale(asked)
    said = match.play(1, {"type": "answer", "yes": True}, ply=asked)
    assert said == ["Ada: “Do I smell?” Yes. (Cleo yes and Ben yes)"]
    assert list(match.to_move) == [1]


@pytest.mark.parametrize(
    ("replies", "yes"),
    [
        ((True,), True),
        ((True, False, False), False),
        ((None, True), True),
        ((None, None), None),
        # On a tie the first after the player who asks is right.
        ((True, False), True),
        ((False, True), False),
        ((None, False, True), False),
    ],
)
def test_r5_the_majority_decides(replies: tuple[bool | None, ...], yes: bool | None) -> None:
    match = freely_asked(*replies)
    assert match.save()["turns"][0].get("yes") == yes
    assert list(match.to_move) == [1]


def test_r5_a_certain_majority_does_not_wait_for_the_rest() -> None:
    match = study("acetone", "lda", "water", "phenol", questions="free")
    match.play(0, FREE)
    match.play(3, {"type": "answer", "yes": False})
    match.play(1, {"type": "answer", "yes": False})
    assert match.save()["turns"][0]["yes"] is False
    assert list(match.to_move) == [1]


def test_r5_free_answers_prove_nothing() -> None:
    match = freely_asked(True, True)
    assert len(match.view(0)["possible"]) == 52


def test_r5_a_free_question_may_be_answered_by_the_next_seat_alone() -> None:
    match = study("acetone", "lda", "water", questions="free", answerers="next")
    said = match.play(0, {"type": "ask", "text": "Do I smell?"})
    assert said == ["Ada: “Do I smell?” Ben answers yes or no."]
    assert list(match.to_move) == [1]
    assert match.moves(1) == [{"type": "answer", "yes": True}, {"type": "answer", "yes": False}]
    for move in (KIND, {"type": "guess", "card": "lda"}, {"type": "answer", "yes": None}):
        assert rule_broken(match, move) == "R5"
    said = match.play(1, {"type": "answer", "yes": True})
    assert said == ["Ben answers Ada: “Do I smell?” Yes."]
    assert list(match.to_move) == [1]
    turn = match.save()["turns"][0]
    assert (turn["text"], turn["yes"]) == ("Do I smell?", True)


def test_r5_free_questions_need_the_option() -> None:
    match = study("acetone", "lda")
    assert rule_broken(match, {"type": "ask", "text": "Do I smell?"}) == "R5"
    assert rule_broken(match, {"type": "answer", "yes": True}) == "R5"


def test_r6_questions_answers_and_wrong_guesses_are_public() -> None:
    match = study("acetone", "lda")
    ask(match, about="kind", **{"is": "acid"})
    guess(match, "ethanol")
    assert not any(hasattr(event, "to") for events in match.story[1:] for event in events)
    for viewer in (0, 1, None):
        assert match.view(viewer)["turns"] == [
            {"seat": 0, "question": {"about": "kind", "is": "acid"}, "yes": True},
            {"seat": 1, "guess": "ethanol", "yes": False},
        ]


def test_r6_a_spectator_sees_no_card_until_the_end() -> None:
    match = study("acetone", "lda")
    assert match.view(None)["cards"] == [None, None]
    guess(match, "acetone")
    assert [match.view(viewer)["cards"] for viewer in (None, 0, 1)] == [["acetone", "lda"]] * 3


def test_r6_spectators_may_be_shown_the_cards() -> None:
    match = study("acetone", "lda", spectators="shown")
    assert match.view(None)["cards"] == ["acetone", "lda"]
    assert match.view(0)["cards"] == [None, "lda"]


def test_r8_a_turn_may_have_a_question_and_a_guess() -> None:
    match = study("acetone", "lda", turn="both")
    ask(match, about="kind", **{"is": "acid"})
    assert list(match.to_move) == [0]
    assert rule_broken(match, KIND) == "R8"
    assert {"type": "done"} in match.moves(0)
    assert not match.moves(0, type="ask")
    guess(match, "ethanol")
    assert list(match.to_move) == [1]


def test_r8_the_guess_may_come_first() -> None:
    match = study("acetone", "lda", turn="both")
    guess(match, "ethanol")
    assert list(match.to_move) == [0]
    assert rule_broken(match, {"type": "guess", "card": "ethane"}) == "R8"
    assert rule_broken(match, {"type": "done"}) == "R8"
    match.play(0, KIND)
    assert list(match.to_move) == [1]


def test_r3_r8_a_player_who_has_used_up_the_guesses_asks_no_more_in_this_turn() -> None:
    match = study("acetone", "water", turn="both", guesses=1)
    guess(match, "benzene")
    assert match.to_move == (1,)
    assert match.save()["turns"][-1].get("ends", True)


def test_r8_a_turn_may_end_without_a_guess() -> None:
    match = study("acetone", "lda", turn="both")
    assert rule_broken(match, {"type": "done"}) == "R8"
    match.play(0, KIND)
    assert match.play(0, {"type": "done"}) == ["Ada doesn't guess."]
    assert list(match.to_move) == [1]


def test_r8_question_and_guess_are_one_turn() -> None:
    match = study("acetone", "lda", turn="both")
    match.play(0, KIND)
    said = guess(match, "acetone")
    assert said[0].startswith("Ada guesses acetone: right, in 1 turn.")


def test_r8_by_default_a_turn_is_a_question_or_a_guess() -> None:
    match = study("acetone", "lda")
    match.play(0, KIND)
    assert list(match.to_move) == [1]
    assert rule_broken(match, {"type": "done"}) == "R8"


def test_a_question_shows_how_it_would_split_the_cards_that_are_left() -> None:
    match = study("acetone", "lda", "water")
    splits = match.preview(0, KIND)
    assert isinstance(splits, Splits)
    # Of 27 acids, water is Cleo's; of 27 bases, LDA is Ben's.
    assert (len(splits.yes), len(splits.no)) == (26, 26)
    match.play(0, KIND)
    assert set(match.view(0)["possible"]) == set(splits.yes)
    assert match.view(None)["possible"] is None
    assert match.preview(1, {"type": "guess", "card": "ethanol"}) is None


def test_a_wrong_guess_is_no_longer_possible() -> None:
    match = study("acetone", "lda")
    guess(match, "ethanol")
    assert "ethanol" not in match.view(0)["possible"]
    assert "ethanol" in match.view(1)["possible"]


def test_r7_after_forty_turns_each_nobody_wins() -> None:
    match = study("acetone", "lda")
    for turn in range(80):
        assert list(match.to_move) == [turn % 2]
        if turn % 3:
            ask(match, about="metal")
        else:
            guess(match, "ethanol")
    assert list(match.to_move) == []
    assert match.outcome is not None
    assert match.outcome["winners"] == []


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"questions": "any"}, "must be free or parts"),
        ({"guesses": -1}, "must be 0 to 40"),
        ({"limit": 3}, "no option called 'limit'"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        valence.start("whoami", options=options)


def test_the_scoreboard_shows_what_the_answers_exclude() -> None:
    match = study("acetone", "lda", "water")
    ask(match, about="kind", **{"is": "acid"})
    guess(match, "water-base")
    ask(match, about="metal")
    ask(match, about="guarded")
    assert GAME.scores(GAME.view(match.state, None)) == (
        # Acetone is one of 27 acids, 9 of them guarded; one card was guessed; 18 cards carry a metal.
        Tally("excluded", (54 - 9, 1, 18)),
        Tally("questions", (2, 0, 1)),
    )


# R10: finishing the round


def test_r10_the_others_finish_the_round_and_share_the_win() -> None:
    match = study("lda", "acetone", "phenol", ending="round")
    said = guess(match, "lda")
    assert "The others finish the round." in said[-1]
    assert match.to_move == (1,)
    guess(match, "phenol")
    said = guess(match, "phenol")
    assert match.outcome == {
        "winners": [0, 2],
        "scores": [1, 0, 1],
        "reason": "identified_together",
    }
    assert said[-1].startswith("Ada and Cleo share the win: identified in the same round.")


def test_r10_the_last_player_of_a_round_ends_the_game() -> None:
    match = study("lda", "acetone", ending="round")
    match.play(0, KIND)
    guess(match, "acetone")
    assert match.to_move == ()
    assert match.outcome is not None
    assert match.outcome["winners"] == [1]


def test_r10_by_default_the_first_right_guess_ends_the_game() -> None:
    match = study("lda", "acetone")
    guess(match, "lda")
    assert match.to_move == ()


def test_r10_a_player_without_guesses_does_not_get_the_last_turn() -> None:
    match = study("lda", "acetone", "phenol", ending="round", guesses=1)
    match.play(0, KIND)
    guess(match, "phenol")
    match.play(2, KIND)
    guess(match, "lda")
    assert match.to_move == (2,)


def test_r10_a_position_may_go_on_after_a_right_guess_until_the_round_is_over() -> None:
    right = {"seat": 0, "guess": "lda", "yes": True}
    wrong = {"seat": 1, "guess": "lda", "yes": False}
    assert study("lda", "acetone", ending="round", turns=[right, wrong]).to_move == ()


@pytest.mark.parametrize(
    ("options", "moves"),
    [
        ({}, 40 * 3),
        ({"questions": "free"}, 40 * 3 * 3),  # a question has two answers
        ({"questions": "free", "answerers": "next"}, 40 * 3 * 2),
        ({"questions": "free", "turn": "both"}, 40 * 3 * 4),
    ],
)
def test_r7_the_longest_game(options: dict[str, object], moves: int) -> None:
    assert GAME.longest(GAME.options(options, 3), 3) == moves
