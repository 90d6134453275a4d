"""Tests that every game in the catalogue must pass, in every state of random play. No game is exempt."""

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import valence
from benchmarks.attacks.fuzz import changed
from tests.random_play import Turn, random_play
from tests.variants import EVERY_VARIANT, SEEDS, VARIANTS
from valence.chem.ions import IONS
from valence.core.game import Private, Public, Refusal, Seat
from valence.core.languages import DEFAULT
from valence.core.match import IllegalMove
from valence.core.notes import Tried
from valence.core.play import legal_moves, read_move, why_refused
from valence.core.wire import WireError, read, to_json
from valence.core.words import LINE, Words
from valence.games import BUILT_IN, CATALOGUE

GAMES = list(CATALOGUE)
ROOT = Path(__file__).parent
Options = Mapping[str, object]

every_game = pytest.mark.parametrize("name", GAMES)
# With this scope, all tests of one variant run one after the other, on games that are played once.
every_variant = pytest.mark.parametrize(("name", "seats", "options"), EVERY_VARIANT, scope="module")


def viewers(seats: int) -> list[Seat | None]:
    return [None, *map(Seat, range(seats))]


def turns(name: str, seats: int, options: Options, games: int = 3) -> Iterator[Turn]:
    for seed in range(games):
        yield from played(name, seats, to_json(options), seed)


@lru_cache(maxsize=6)
def played(name: str, seats: int, options: str, seed: int) -> tuple[Turn, ...]:
    return tuple(random_play(valence.game(name), seats, json.loads(options), seed))


def test_every_game_is_tried_with_the_fewest_and_the_most_seats() -> None:
    for name in GAMES:
        tried = {variant.seats for variant in VARIANTS[name]}
        assert {valence.game(name).seats[0], valence.game(name).seats[-1]} <= tried


@every_variant
def test_cards_are_conserved(name: str, seats: int, options: Options) -> None:
    for turn in turns(name, seats, options):
        valence.game(name).check(turn.next, True)


@every_variant
def test_only_the_players_to_move_have_moves(name: str, seats: int, options: Options) -> None:
    game = valence.game(name)
    for turn in turns(name, seats, options, games=2):
        to_move = game.to_move(turn.state)
        for seat in map(Seat, range(seats)):
            if seat not in to_move:
                assert legal_moves(game, turn.state, seat) == []
                refusal = why_refused(game, turn.state, seat, turn.move)
                assert refusal is not None
                assert refusal.rule == "turn"


@every_variant
def test_legal_moves_are_all_the_candidates_that_are_accepted(
    name: str, seats: int, options: Options
) -> None:
    game = valence.game(name)
    for turn in turns(name, seats, options, games=1):
        accepted = [
            move
            for move in game.candidates(turn.state, turn.seat)
            if game.refusal(turn.state, turn.seat, move) is None
        ]
        legal = [to_json(move) for move in turn.moves]
        assert len(legal) == len(set(legal)), "a move is offered twice"
        assert {to_json(move) for move in accepted} <= set(legal)
        sample = turn.moves[:: max(1, len(turn.moves) // 50)]
        assert all(game.refusal(turn.state, turn.seat, move) is None for move in sample)


@every_variant
def test_a_state_survives_saving(name: str, seats: int, options: Options) -> None:
    game = valence.game(name)
    for turn in turns(name, seats, options):
        saved = to_json(turn.next)
        assert to_json(read(game.state_type, saved, "position")) == saved
        move = to_json(turn.move)
        assert to_json(read_move(game, move)) == move


@every_variant
def test_every_offered_move_is_in_its_canonical_form(
    name: str, seats: int, options: Options
) -> None:
    game = valence.game(name)
    for turn in turns(name, seats, options, games=1):
        assert all(game.canonical(move) == move for move in turn.moves[:50])


@every_variant
def test_the_move_that_a_timeout_makes_is_legal(name: str, seats: int, options: Options) -> None:
    game = valence.game(name)
    for turn in turns(name, seats, options):
        for seat in game.to_move(turn.state):
            move = game.timeout(turn.state, seat)
            assert move is None or game.refusal(turn.state, seat, move) is None


@every_variant
def test_everybody_sees_the_same_scoreboard(name: str, seats: int, options: Options) -> None:
    game = valence.game(name)
    for turn in turns(name, seats, options, games=1):
        tallies = game.scores(game.view(turn.next, None))
        assert tallies
        assert all(tally.unit and len(tally.values) == seats for tally in tallies)
        for seat in map(Seat, range(seats)):
            assert game.scores(game.view(turn.next, seat)) == tallies


@every_game
def test_the_box_has_every_card_once_with_its_copies(name: str) -> None:
    cards = valence.game(name).box(None)
    assert len({card.id for card in cards}) == len(cards) > 5
    assert all(card.name and card.copies > 0 for card in cards)


@every_game
def test_an_example_set_can_be_read_back(name: str) -> None:
    sets, box = valence.game(name).sets, valence.game(name).box
    if sets is not None:
        rows = sets.example()
        assert box(rows)
        lines = [
            ",".join(f'"{row.get(column, "")}"' for column in sets.columns.names) for row in rows
        ]
        assert box(sets.read("\n".join([",".join(sets.columns.names), *lines]), "set.csv")) == box(
            rows
        )


@every_variant
def test_a_record_replays_to_the_same_state(name: str, seats: int, options: Options) -> None:
    match = valence.start(name, seats=seats, seed=11, options=options)
    for turn in random_play(valence.game(name), seats, options, 11):
        match.play(turn.seat, to_json(turn.move))
    assert valence.replay(match.record).save() == match.save()
    assert valence.load(match.save()).save() == match.save()


@every_variant
def test_a_view_holds_nothing_hidden(name: str, seats: int, options: Options) -> None:
    game = valence.game(name)
    for n, turn in enumerate(turns(name, seats, options, games=2)):
        for viewer in viewers(seats):
            view = game.view(turn.state, viewer)
            assert b'"seed"' not in msgspec.json.encode(view)
            imagined = game.imagine(view, n)
            # As bytes: the order of a pile's cards is information too.
            assert to_json(game.view(imagined, viewer)) == to_json(view)


@every_variant
def test_an_imagined_state_could_be_the_real_one(name: str, seats: int, options: Options) -> None:
    game = valence.game(name)
    for n, turn in enumerate(turns(name, seats, options, games=2)):
        viewer = Seat(n % seats)
        imagined = game.imagine(game.view(turn.state, viewer), n)
        game.check(imagined, True)
        assert game.to_move(imagined) == game.to_move(turn.state)
        assert legal_moves(game, imagined, viewer) == legal_moves(game, turn.state, viewer)
        for seat in game.to_move(imagined):
            assert legal_moves(game, imagined, seat)


@every_game
def test_imagining_redeals_the_unseen_cards(name: str) -> None:
    game, (seats, options) = valence.game(name), VARIANTS[name][0]
    state, _ = game.setup(game.options(options, seats), seats, 5)
    view = game.view(state, None)
    imagined = {to_json(msgspec.structs.replace(game.imagine(view, n), seed=0)) for n in range(9)}
    assert len(imagined) > 1


@pytest.mark.seeds
@every_game
def test_every_game_ends_within_its_bound(name: str) -> None:
    game = valence.game(name)
    variants = VARIANTS[name]
    for seed in range(SEEDS.get(name, 2_000)):
        seats, options = variants[seed % len(variants)]
        state, moves = None, 0
        for turn in random_play(game, seats, options, seed):
            assert game.outcome(turn.state) is None
            state, moves = turn.next, moves + 1
        outcome = game.outcome(state)
        assert outcome is not None
        assert len(outcome.scores) == seats
        assert moves <= game.longest(game.options(options, seats), seats)


@every_variant
def test_every_event_and_move_in_play_has_words(name: str, seats: int, options: Options) -> None:
    words, names = words_of(name, seats, options), [f"Player {seat}" for seat in range(seats)]
    for turn in turns(name, seats, options):
        for event in turn.events:
            assert words.event(event, names).strip()
        assert words.move(turn.move).strip()


@every_variant
def test_a_ruling_fits_on_one_line_of_the_board(name: str, seats: int, options: Options) -> None:
    words, names = words_of(name, seats, options), ["Ada", "Benjamin", "Cy", "Dora", "Em", "Fay"]
    names += ["Gus", "Hal", "Ira"]
    lines = [
        line
        for turn in turns(name, seats, options)
        for event in turn.events
        if (line := words.in_line(event, names))
    ]
    assert [line for line in lines if len(line) > LINE or not line.endswith(".")] == []
    assert lines or words.line is Words.line


@every_variant
def test_every_refusal_in_play_has_words_and_a_line(
    name: str, seats: int, options: Options
) -> None:
    game, words = valence.game(name), words_of(name, seats, options)
    names = ["Ada", "Benjamin", "Cy", "Dora", "Em", "Fay", "Gus", "Hal", "Ira"]
    for turn in turns(name, seats, options, games=1):
        for move in game.candidates(turn.state, turn.seat):
            refusal = game.refusal(turn.state, turn.seat, move)
            if refusal is not None:
                reason = words.refusal(refusal, names)
                assert reason.strip()
                assert len(words.refusal_line(refusal, names) or reason) <= LINE


@every_variant
def test_anything_that_reads_as_a_move_is_judged_and_has_words(
    name: str, seats: int, options: Options
) -> None:
    """A refused move is kept in the log and told to its player, however strange it is."""
    game, words, luck = valence.game(name), words_of(name, seats, options), Random(5)
    names = [f"Player {seat}" for seat in range(seats)]
    for turn in turns(name, seats, options, games=2):
        for move in [turn.move, *luck.choices(turn.moves, k=9)]:
            with suppress(WireError):
                strange = read_move(game, to_json(changed(json.loads(to_json(move)), luck)))
                if refusal := why_refused(game, turn.state, turn.seat, strange):
                    assert words.say(Tried(strange, refusal, to=turn.seat), names).strip()


@every_variant
def test_no_sentence_contains_a_wire_id(name: str, seats: int, options: Options) -> None:
    game, words, wire_id = valence.game(name), words_of(name, seats, options), wire_ids(name)
    names = [f"Player {seat}" for seat in range(seats)]
    made: list[Any] = []
    for turn in turns(name, seats, options, games=1):
        said = [words.event(event, names) for event in turn.events]
        said += [words.move(move) for move in turn.moves[:20]]
        # Mostly with cards that have left the hand.
        asked = (game.refusal(turn.state, turn.seat, move) for move in made[-20:])
        said += [words.refusal(refusal, names) for refusal in asked if refusal]
        for sentence in said:
            assert not wire_id.search(sentence), sentence
        made.append(turn.move)


def words_of(name: str, seats: int, options: Options) -> Words[Any]:
    """The sentences at a table with these options."""
    found = CATALOGUE[name]
    return found.words(DEFAULT).at_table(found.game.options(options, seats))


def wire_ids(name: str) -> re.Pattern[str]:
    """The ids of cards and ions that differ from their names."""
    cards = [(card.id, f"{card.name} {card.written}") for card in valence.game(name).box(None)]
    ions = [(ion.id, ion.written) for ion in IONS.values()]
    ids = [id_ for id_, called in [*cards, *ions] if id_.lower() not in called.lower()]
    return re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, ids))})(?![\w-])")


@every_game
def test_every_event_and_refusal_type_has_words(name: str) -> None:
    folder = CATALOGUE[name].folder
    files = [*folder.glob("words.py"), *folder.glob("words/*.py")]
    source = "".join(path.read_text() for path in files)
    for kind in (Public, Private, Refusal):
        for type_ in types_of(name, kind):
            assert re.search(rf"case (\w+\.)?{type_.__name__}\(", source), (
                f"no words for {type_.__name__}"
            )


@every_game
def test_every_rule_that_refuses_is_in_the_rulebook(name: str) -> None:
    for type_ in types_of(name, Refusal):
        assert type_.rule in {*rules_of(name), "hand", "square", "wire"}


@every_game
def test_every_rule_has_a_test(name: str) -> None:
    beside = CATALOGUE[name].folder.parent / "tests"
    folder = ROOT / "games" / name if name in BUILT_IN else beside
    tests = "".join(path.read_text() for path in folder.glob("*.py"))
    for rule in rules_of(name):
        assert f"def test_{rule.lower()}_" in tests, f"{rule} of {name} has no test"


@every_game
@given(move=st.one_of(st.text(), st.dictionaries(st.text(), st.integers() | st.text())))
def test_invalid_moves_are_refused(name: str, move: str | dict[str, int | str]) -> None:
    match = valence.start(name, seats=VARIANTS[name][0].seats, seed=3)
    refused = match.why_not(match.to_move[0], move)
    assert refused is not None
    assert refused.rule == "wire"


@every_game
def test_a_refused_move_changes_nothing(name: str) -> None:
    match = valence.start(name, seats=VARIANTS[name][0].seats, seed=3)
    before = match.save()
    for move in ({"type": "no such move"}, "{", ""):
        with pytest.raises(IllegalMove):
            match.play(match.to_move[0], move)
    for seat in set(range(len(match.names))) - set(match.to_move):
        with pytest.raises(IllegalMove, match="turn"):
            match.play(seat, match.moves(match.to_move[0])[0])
    with pytest.raises(IllegalMove, match="stale"):
        match.play(match.to_move[0], match.moves(match.to_move[0])[0], ply=1)
    assert match.save() == before


def types_of(name: str, kind: type[Any]) -> list[type[Any]]:
    """The events or refusals that a game defines."""
    package = valence.game(name).state_type.__module__.rpartition(".")[0]
    return [type_ for type_ in _subclasses(kind) if type_.__module__.startswith(f"{package}.")]


def _subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for type_ in kind.__subclasses__():
        yield type_
        yield from _subclasses(type_)


def rules_of(name: str) -> list[str]:
    """The numbers of the rules in a rulebook."""
    found = re.findall(r"\*\*(R\d+[a-z]?)\*\*", (CATALOGUE[name].folder / "RULES.md").read_text())
    assert len(found) == len(set(found)), "a rule is numbered twice"
    return found
