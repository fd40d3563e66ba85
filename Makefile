# make play: set up what is missing and start Farol.   make test: the same set-up, then all that CI runs.
# Both can be run again at once: what is in place is left alone.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
ARGS ?=

.PHONY: play test setup setup-tests check words bench bench-front fairness screenshots sights engines pictures icons gallery playthroughs clean

play: setup
	$(BIN)/python app.py $(ARGS)

test: setup-tests check
	$(BIN)/python -m pytest -n 4 --maxschedchunk 1 $(ARGS)

check: setup-tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

words: setup
	$(BIN)/python -m engine.words.check $(ARGS)

bench: setup-tests
	$(BIN)/python tests/bench/run.py $(ARGS)

bench-front: setup-tests
	$(BIN)/python -m tests.front $(ARGS)

fairness: setup-tests
	$(BIN)/python -m tests.fairness $(ARGS)

screenshots: setup-tests
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

pictures: setup-tests
	$(BIN)/python -m tests.pictures $(ARGS)

sights: setup-tests
	$(BIN)/python -m tests.browser.sights $(ARGS)

engines: setup-tests
	$(BIN)/python -m tests.browser.engines $(ARGS)

icons: setup-tests
	$(BIN)/python -m tests.browser.icons

gallery: setup
	$(BIN)/python -m tests.gallery $(ARGS)

playthroughs: setup-tests
	$(BIN)/python -m tests.playthroughs.write $(ARGS)

setup: .venv/.packages node_modules/.farol

setup-tests: setup .venv/.test-packages tests/node_modules/.farol
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || { \
		echo 'Chromium is missing. Install it: sudo apt install chromium chromium-headless-shell' >&2; exit 2; }

.venv/.made:
	@test -n "$(PYTHON)" || { \
		echo 'Python 3.11 or newer is missing. Install it: sudo apt install python3 python3-venv' >&2; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo 'Python cannot make virtual environments. Install that: sudo apt install python3-venv' >&2; exit 2; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/.packages: requirements.txt .venv/.made
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/.test-packages: tests/requirements.txt .venv/.packages
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r tests/requirements.txt
	@touch $@

node_modules/.farol: package-lock.json .venv/.packages
	@$(BIN)/python -m static.packages
	@touch $@

tests/node_modules/.farol: tests/package-lock.json .venv/.packages
	@$(BIN)/python -m static.packages tests
	@touch $@

clean:
	rm -rf .venv node_modules tests/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache
