"""Scarce things are shared fairly: between rooms, and in a room between people. An address limits only strangers.

- `turns`: hints, reviews and uploads wait in one queue each, and whoever has had least lately comes first.
- `windows`: if all connections are taken, whoever holds most gives one up, and strangers before anybody else.
- `doors`: where a room is in use, its code lets newcomers in, whatever other strangers at their address do.
- `rates`: requests per second, counted by person, or by address for people without a session.
- `guessing`: wrong codes.
"""
