"""Processes forked from one that has imported everything, because importing it hundreds of times takes minutes."""

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
