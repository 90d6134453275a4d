"""The words of typed moves in German."""

from collections.abc import Mapping

TYPED: Mapping[str, str] = {
    "passen": "pass",
    "passe": "pass",
    "ich passe": "pass",
    "weiß ich nicht": "pass",
    "Zeit": "time",
    "die Zeit ausrufen": "time",
    "antworten": "answer",
    "antworte": "answer",
    "lies": "ask",
    "Name": "name",
    "den Namen": "name",
    "den Namen vorlesen": "name",
    "w": "value",
    "Wert": "value",
    "den Wert": "value",
    "den Wert vorlesen": "value",
    "j": "yes",
    "ja": "yes",
    "nein": "no",
    "richtig": "right",
    "gelten lassen": "right",
    "falsch": "wrong",
    "nicht gelten lassen": "wrong",
}
