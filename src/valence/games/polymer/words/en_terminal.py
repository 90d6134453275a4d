"""The board in a terminal, in English; what is typed reads the same in every language."""

TERMINAL = {
    "notation": """\
bpo sty1 sty3     start a chain         combine 1 4       terminate two chains
aibn sty1 + mma1  start two             split 1 4         disproportionate two
grow 1 sty2 sty2  propagate             cta 2 vac1 vac3   transfer, restart
copolymer 3 ba2   change the species    tempo 1           cap
discard mma3      play nothing""",
    "either": "draw              from the stack        take              the open card",
    "asks": "Work out units, Mn, Mw and Đ of your own chains that count: {names}.",
    "type": "Type the four numbers, such as 16 833.2 885.3 1.06; - shows the solution.",
    "stacks": "Stack {stack}, second stack {second}, reshuffled {reshuffles} of 2 times.",
    "on top": "{count} ({card} on top)",
    "chains": "Chains that count",
    "averages": "Chains that count; Đ is the dispersity (PDI)",
    "holds": "holds",
    "units": "units",
    "dormant": "dormant",
    "lengths": "lengths",
    "owner": "owner",
    "chain": "chain",
    "growing": "growing",
    "terminated": "terminated",
    "hand": "Your hand:",
    "no answer": "{given!r} isn't an answer; type the four numbers, such as 16 833.2 885.3 1.06; - shows the solution",
    "no number": "expected the number of a chain, got {given!r}; type for example `{example}`",
    "no card": "no card called {given!r}: cards are sty1, mma2, ba3, vac1, bpo, tempo and so on; "
    "type for example `{example}`",
}
