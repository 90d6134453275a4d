"""Parts of German names that tell substances apart, so that a difference in them is no typo."""

import re

# An ending says what kind of compound it is: Pyridon, Natriumacetit.
ENDING = re.compile("(?:[ai]min|amid|[aei]n|on|ol|al|yl|nitril|oxid|oxim|id|it|at)$")
# With one letter less, the first is the second.
METHYL, ETHYL = "meth", "eth"
