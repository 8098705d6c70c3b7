# Everything starts from Python 3.11 or newer, pip, gcc, make and git; nothing else is needed.
#   make play    a table in the browser
#   make test    all checks and tests, on both builds
#   make quick   format, style, types and the fast tests, in under a minute
#   make docs    the documentation site, in build/site
#   make bench   the speed table of the README
#   make protocol  renew what the browser knows of the server and the games
#   make observations  renew docs/observations.md and the tables of docs/games from the games
#   make lock    renew the pinned versions

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml setup.py
FAST_TESTS := tests/core tests/components tests/rules tests/narration tests/words tests/test_public.py
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*')

.PHONY: play test quick docs bench protocol observations lock clean

play: $(VENV)/pages
	$(BIN)/tradewinds play

test: $(VENV)/test-tools $(VENV)/pages
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/build.py npm run --silent lint
	$(BIN)/python web/build.py npm run --silent check
	$(BIN)/python web/build.py npm run --silent test
	$(BIN)/python -m pytest -n 2 --dist loadfile
	TRADEWINDS_PURE=1 $(BIN)/python -m pytest -n 2 tests/core tests/rules tests/games/test_perft.py tests/games/test_golden.py

# From the source as it is: nothing is compiled.
quick: export PYTHONPATH := src
quick: export TRADEWINDS_PURE := 1
quick: $(VENV)/test-tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -n 2 $(FAST_TESTS)

docs: $(VENV)/docs-tools
	$(BIN)/sphinx-build -q -W --keep-going -d build/doctrees docs build/site

bench: $(VENV)/bench-tools $(VENV)/compiled
	$(BIN)/python benchmarks/run.py

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade "pip>=24"

$(VENV)/build-tools: lock/build.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --require-hashes -r lock/build.txt
	touch $@

$(VENV)/test-tools: lock/test.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --require-hashes -r lock/test.txt
	touch $@

$(VENV)/docs-tools: lock/docs.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --require-hashes -r lock/docs.txt
	touch $@

$(VENV)/bench-tools: lock/bench.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --require-hashes -r lock/bench.txt
	touch $@

$(VENV)/compiled: $(SOURCES) $(VENV)/build-tools
	rm -rf build
	$(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --force-reinstall .
	touch $@

# A change of the browser's client alone does not compile the engine again.
$(VENV)/pages: $(WEB) $(VENV)/compiled
	$(BIN)/python web/build.py install
	touch $@

protocol: $(VENV)/compiled
	$(BIN)/python -m tradewinds.server.typescript web/src/lib

observations: $(VENV)/compiled $(VENV)/test-tools
	$(BIN)/python -m tradewinds.envs.page docs/observations.md
	$(BIN)/python -m tradewinds.cli.specs docs/games

lock:
	uv pip compile pyproject.toml --group build --universal --generate-hashes --no-header -o lock/build.txt
	uv pip compile pyproject.toml --group build --group test --group docs --extra arena --extra datasets --extra gymnasium --extra openspiel --extra pettingzoo --extra postgres --extra ray --universal --generate-hashes --no-header -o lock/test.txt
	uv pip compile pyproject.toml --group docs --extra envs --constraint lock/test.txt --universal --generate-hashes --no-header -o lock/docs.txt
	uv pip compile pyproject.toml --group bench --universal --generate-hashes --no-header -o lock/bench.txt

clean:
	rm -rf $(VENV) build dist src/*.egg-info
