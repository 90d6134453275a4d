"""The server is killed under load: no acknowledged move is lost, on SQLite and on PostgreSQL.

`tests/server/service/test_kills.py` does it and checks every move; here it only does it more often.
"""

import asyncio
import os
import re
import sys

from benchmarks.attacks.target import Report

TEST = "tests/server/service/test_kills.py"


async def attack(kills: int = 500) -> Report:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pytest", "-n", "0", "-q", "-s", "-o", "timeout=0", TEST),
        env={**os.environ, "VALENCE_KILLS": str(kills)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    output = (await process.communicate())[0].decode()
    runs = re.findall(r"(\d+) kills, (\d+) acknowledged moves", output)
    stores = zip(("SQLite", "PostgreSQL"), runs, strict=False)
    shown = "; ".join(
        f"{store}: {count} kills, {moves} moves acknowledged" for store, (count, moves) in stores
    )
    passed = process.returncode == 0 and len(runs) == 2
    return Report(passed, f"{shown}, 0 lost" if passed else f"{shown}\n{output[-2000:]}")
