# `make` lists the tasks. They are in scripts/tasks.py, which also runs on Windows: `py scripts\tasks.py test`.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
TASKS := play test coverage web site client screenshots docs lint types layers format benchmark generate golden lock release clean

.PHONY: help $(TASKS)
help: python
	@"$(PYTHON)" scripts/tasks.py
$(TASKS): python
	@"$(PYTHON)" scripts/tasks.py $@

.PHONY: python
python:
	@test -n "$(PYTHON)" || { echo "Valence needs Python 3.11 or newer: apt-get install python3 python3-venv"; exit 1; }
