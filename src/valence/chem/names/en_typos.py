"""Parts of English names that tell substances apart, so that a difference in them is no typo."""

import re

# An ending says what kind of compound it is: pyridone, benzyne.
ENDING = re.compile("(?:[ai]mine|[aeiy]ne|one|ole|ol|al|yl|nitrile|oxide|oxime|ide|ite|ate)$")
# With one letter less, the first is the second.
METHYL, ETHYL = "meth", "eth"
