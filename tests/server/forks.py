"""Processes that are forked from one that has imported everything, since hundreds of starts would cost minutes."""

import multiprocessing

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(
    [
        "tests.server.service.fleet",
        "tests.server.store.appending",
        "valence.server.store.postgres",
        "valence.server.store.sqlite",
    ]
)
