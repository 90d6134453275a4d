"""Parts of Spanish names that tell substances apart, so that a difference in them is no typo."""

import re

# An ending says what kind of compound it is, also before a second word: acetato de etilo. Names come without spaces.
ENDING = re.compile(
    "(?:[ai]mina|ina|amida|ida|[aei]no|ona|ol|al|ilo|nitrilo|oxido|uro|ito|ato)(?=de|$)"
)
# With one letter less, the first is the second.
METHYL, ETHYL = "met", "et"
