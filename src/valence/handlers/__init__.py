"""The requests that server and site answer with the same functions."""

from valence.handlers import after_the_game, practice, puzzles, sets, tables
from valence.handlers.handler import Handler

TABLE = "/api/tables/{code}"
SETS, AFTER = "sets and print", "after the game"
HANDLERS = (
    Handler("POST", "/api/tables", tables.open_table, creates=True),
    Handler("GET", TABLE, tables.table),
    Handler("POST", f"{TABLE}/start", tables.start),
    Handler("POST", f"{TABLE}/pause", tables.pause),
    Handler("POST", f"{TABLE}/resume", tables.resume),
    Handler("POST", f"{TABLE}/end", tables.end),
    Handler("POST", f"{TABLE}/bot", tables.bot),
    Handler("POST", f"{TABLE}/rematch", tables.rematch),
    Handler("GET", f"{TABLE}/cards", tables.cards_at_table, SETS),
    Handler("GET", f"{TABLE}/record", after_the_game.record, AFTER),
    Handler("GET", f"{TABLE}/replay", after_the_game.replay, AFTER),
    Handler("GET", f"{TABLE}/review", after_the_game.review, AFTER),
    Handler("GET", f"{TABLE}/understanding", after_the_game.understanding, AFTER),
    Handler("GET", f"{TABLE}/personas", after_the_game.personas, AFTER),
    Handler("GET", f"{TABLE}/check", after_the_game.short_check, AFTER),
    Handler("GET", f"{TABLE}/practice", after_the_game.to_practise, AFTER),
    Handler("POST", f"{TABLE}/check", after_the_game.check_answer, AFTER),
    Handler("POST", "/api/records", after_the_game.open_record, AFTER, creates=True),
    Handler("GET", "/api/extras", sets.extras, SETS),
    Handler("GET", "/api/sets", sets.own_sets, SETS),
    Handler("POST", "/api/sets", sets.add_set, SETS, creates=True),
    Handler("GET", "/api/sets/{set_hash}", sets.set_with_cards, SETS),
    Handler("POST", "/api/sets/{set_hash}/remove", sets.remove_set, SETS),
    Handler("POST", "/api/practice", practice.practice, "practice"),
    Handler("POST", "/api/practice/own", practice.own_practice, "practice"),
    Handler("GET", "/api/puzzles", puzzles.puzzle, "practice"),
    Handler("POST", "/api/puzzles/try", puzzles.try_puzzle, "practice"),
    Handler("POST", "/api/puzzles/preview", puzzles.preview_puzzle, "practice"),
)
