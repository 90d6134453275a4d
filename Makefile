# `make` lists what there is. Everything runs in .venv, which the first command sets up.
# Paths are relative throughout, so that the folder may have a space in its name.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
RUN := .venv/bin/python -m
# A school's network may have certificates of its own.
export UV_SYSTEM_CERTS = 1

.PHONY: help
help: ## list what there is
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

.PHONY: play
play: web ## play in the browser
	@$(RUN) valence serve --open

.PHONY: test
test: .venv/ready lint types layers client ## every check: format, lint, types, layers, tests with coverage
	@echo "== tests"
	@$(RUN) pytest -n auto -m "not seeds" --ignore tests/browser --cov --cov-report=term
	@echo "== random play"
	@$(RUN) pytest -n auto -m seeds
	@echo "== in a browser" # apart, because Playwright has an event loop of its own
	@$(RUN) pytest -n auto tests/browser

.PHONY: web
web: .venv/ready ## build the browser client, where its sources have changed
	@needed="$$(.venv/bin/python hatch_build.py needs)"; \
		test -z "$$needed" || $(RUN) uv pip install --quiet --python .venv/bin/python "$$needed"
	@.venv/bin/python hatch_build.py

.PHONY: client
client: web ## the browser client's own types and tests
	@echo "== client"
	@.venv/bin/python hatch_build.py run check
	@.venv/bin/python hatch_build.py run test

.PHONY: screenshots
screenshots: web ## take the pictures in docs/screenshots anew
	@$(RUN) tests.browser.screenshots

.PHONY: lint
lint: .venv/ready ## format and lint
	@echo "== format and lint"
	@$(RUN) ruff format --check .
	@$(RUN) ruff check .

.PHONY: types
types: .venv/ready ## types
	@echo "== types"
	@$(RUN) mypy

.PHONY: layers
layers: .venv/ready ## who may import whom
	@echo "== layers"
	@PYTHONPATH=src .venv/bin/python -c "from importlinter.cli import lint_imports_command; lint_imports_command()"

.PHONY: format
format: .venv/ready ## put everything into the house format
	@$(RUN) ruff format .
	@$(RUN) ruff check --fix .

.PHONY: benchmark
benchmark: .venv/ready ## moves a second, beside OpenSpiel and RLCard
	@$(RUN) uv run --quiet --no-project --with-editable . --with open_spiel==2.0.2 --with rlcard==1.2.0 \
		benchmarks/moves.py

.PHONY: generate
generate: .venv/ready ## write anew what follows from other files: structures, the protocol for clients, docs/library.md
	@.venv/bin/python scripts/generate_structures.py
	@.venv/bin/python scripts/generate_protocol.py
	@.venv/bin/python scripts/generate_library.py

.PHONY: lock
lock: .venv/ready ## choose the newest versions of all dependencies
	@$(RUN) uv pip compile --upgrade --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--extra dev pyproject.toml --output-file requirements/dev.txt

.PHONY: release
release: .venv/ready ## check everything that a release needs, and build it
	@.venv/bin/python scripts/release.py

.PHONY: clean
clean: ## remove what was set up
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage dist

.venv/ready: requirements/dev.txt pyproject.toml
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed: apt-get install python3 python3-venv"; exit 1; }
	@"$(PYTHON)" -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "Python's venv is missing: apt-get install python3-venv"; exit 1; }
	@echo "== setting up .venv with $$("$(PYTHON)" --version)"
	@test -x .venv/bin/python || "$(PYTHON)" -m venv .venv
	@$(RUN) pip install --quiet --disable-pip-version-check uv
	@$(RUN) uv pip install --quiet --python .venv/bin/python --require-hashes -r requirements/dev.txt
	@$(RUN) uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
	@touch .venv/ready
