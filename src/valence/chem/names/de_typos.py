"""What is no typo in a German name of a substance, because it makes another one."""

import re

# An ending says what kind of compound it is: Pyridon, Natriumacetit.
ENDING = re.compile("(?:[ai]min|amid|[aei]n|on|ol|al|yl|nitril|oxid|oxim|id|it|at)$")
# With one letter less, the first is the second.
METHYL, ETHYL = "meth", "eth"
