# `make` lists the targets. Everything runs in .venv, which the first target sets up.
# All paths are relative, so the folder's name may contain a space.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
RUN := .venv/bin/python -m
# School networks often use their own certificates.
export UV_SYSTEM_CERTS = 1

.PHONY: help
help: ## list the targets
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

.PHONY: play
play: web ## open the games to your class, exactly like `valence`
	@$(RUN) valence

.PHONY: test
test: .venv/ready lint types layers client ## run every check: format, lint, types, layers, and all tests with coverage
	@echo "== tests"
	@$(RUN) pytest -n auto -m "not seeds" --ignore tests/browser --cov --cov-report=term
	@echo "== random play"
	@$(RUN) pytest -n auto -m seeds
	@echo "== in a browser" # separate, because Playwright brings its own event loop
	@$(RUN) pytest -n auto tests/browser
	@echo "== left out"
	@$(RUN) tests.programs

.PHONY: web
web: .venv/ready ## build the browser client if its sources have changed
	@needed="$$(.venv/bin/python hatch_build.py needs)"; \
		test -z "$$needed" || $(RUN) uv pip install --quiet --python .venv/bin/python "$$needed"
	@.venv/bin/python hatch_build.py

.PHONY: site
site: web ## build the games as a website without a server, into dist/site
	@.venv/bin/python hatch_build.py site
	@rm -rf dist/site
	@$(RUN) valence site dist/site

.PHONY: client
client: web ## check the browser client: types and unit tests
	@echo "== client"
	@.venv/bin/python hatch_build.py run check
	@.venv/bin/python hatch_build.py run test

.PHONY: screenshots
screenshots: web ## retake the pictures in docs/screenshots
	@$(RUN) tests.browser.screenshots

.PHONY: lint
lint: .venv/ready ## check format and lint
	@echo "== format and lint"
	@$(RUN) ruff format --check .
	@$(RUN) ruff check .

.PHONY: types
types: .venv/ready ## check types
	@echo "== types"
	@$(RUN) mypy

.PHONY: layers
layers: .venv/ready ## check which package imports which
	@echo "== layers"
	@PYTHONPATH=src .venv/bin/python -c "from importlinter.cli import lint_imports_command; lint_imports_command()"

.PHONY: format
format: .venv/ready ## auto-format and auto-fix
	@$(RUN) ruff format .
	@$(RUN) ruff check --fix .

.PHONY: benchmark
benchmark: .venv/ready ## measure moves per second against OpenSpiel and RLCard
	@$(RUN) uv run --quiet --no-project --with-editable . --with open_spiel==2.0.2 --with rlcard==1.2.0 \
		benchmarks/moves.py

.PHONY: generate
generate: .venv/ready ## regenerate structures, the client protocol and docs/library.md
	@.venv/bin/python scripts/generate_structures.py
	@.venv/bin/python scripts/generate_protocol.py
	@.venv/bin/python scripts/generate_library.py

.PHONY: golden
golden: .venv/ready ## rewrite what the program says in tests/golden, and show the difference
	@.venv/bin/python scripts/update_golden.py

.PHONY: lock
lock: .venv/ready ## upgrade the locked dependencies
	@$(RUN) uv pip compile --upgrade --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--extra dev pyproject.toml --output-file requirements/dev.txt

.PHONY: release
release: .venv/ready ## run the release checklist and build the release
	@.venv/bin/python scripts/release.py

.PHONY: clean
clean: ## remove everything that was set up or built
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage dist

.venv/ready: requirements/dev.txt pyproject.toml
	@test -n "$(PYTHON)" || { echo "Valence needs Python 3.11 or newer: apt-get install python3 python3-venv"; exit 1; }
	@"$(PYTHON)" -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "Python's venv is missing: apt-get install python3-venv"; exit 1; }
	@echo "== setting up .venv with $$("$(PYTHON)" --version)"
	@test -x .venv/bin/python || "$(PYTHON)" -m venv .venv
	@$(RUN) pip install --quiet --disable-pip-version-check uv
	@$(RUN) uv pip install --quiet --python .venv/bin/python --require-hashes -r requirements/dev.txt
	@$(RUN) uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
	@touch .venv/ready
