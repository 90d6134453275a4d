"""Proposals for the next lesson: which games tell most about what is open."""

from valence.core.languages import DEFAULT
from valence.games import concept_words
from valence.learn.findings import Finding, Person, Verdict
from valence.learn.proposals import Proposal, proposals

TITLES = concept_words(DEFAULT)
METALS = {"sign", "totals", "ratio", "names", "oxyanions", "numerals"}


def person(name: str, verdicts: dict[str, Verdict]) -> Person:
    found = (
        Finding(concept, verdict, 8, 4, 0.95, "", {}, ()) for concept, verdict in verdicts.items()
    )
    return Person(name, tuple(found))


def proposed(*people: Person) -> dict[str, Proposal]:
    return {one.game: one for one in proposals(people, TITLES)}


def test_only_games_about_what_was_played_are_proposed() -> None:
    assert list(proposed(person("Ada", {"transfer": "unclear"}))) == ["polymer"]
    assert sorted(proposed(person("Ada", {"ratio": "unclear"}))) == ["charged", "metals"]


def test_the_game_comes_first_in_which_most_is_open_and_says_about_whom() -> None:
    known: dict[str, Verdict] = dict.fromkeys(METALS, "knows")
    people = [
        person("Ada", {**known, "ratio": "unclear"}),
        person("Ben", {**known, "ratio": "misconception"}),
    ]
    # Of the concepts of Charged!, the charges of oxyanions are open for both, too.
    found = proposals(people, TITLES)
    assert [(one.game, one.students) for one in found] == [("charged", 2), ("metals", 1)]
    assert found[0].about == ("The charges of oxyanions", "The numbers in an ionic formula")


def test_a_round_is_proposed_without_help_and_with_questions_and_writing() -> None:
    metals = proposed(person("Ada", {"ratio": "too little"}))["metals"]
    assert (metals.help, metals.questions) == ("none", "often")
    assert metals.options == {"write": "bonus", "naming": True}


def test_nothing_is_proposed_where_nothing_is_open_or_nobody_plays() -> None:
    everything: dict[str, Verdict] = dict.fromkeys(
        ("terminated chains", "radicals", "dormant chains", "transfer", "termination"), "knows"
    )
    assert proposals([person("Ada", everything)], TITLES) == ()
    assert proposals([], TITLES) == ()
