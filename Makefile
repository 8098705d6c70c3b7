# Everything starts from Python 3.11 or newer, pip, gcc, make and git; nothing else is needed.
#   make play    a game in the terminal
#   make test    all checks and tests, on both builds
#   make bench   the speed table of the README
#   make protocol  renew the browser's types from the server's protocol
#   make lock    renew the pinned versions

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml') pyproject.toml setup.py

.PHONY: play test bench protocol lock clean

play: $(VENV)/compiled
	$(BIN)/tradewinds play

test: $(VENV)/test-tools $(VENV)/compiled
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest
	TRADEWINDS_PURE=1 $(BIN)/python -m pytest tests/core tests/rules tests/games/test_perft.py tests/games/test_golden.py

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

$(VENV)/bench-tools: lock/bench.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --require-hashes -r lock/bench.txt
	touch $@

$(VENV)/compiled: $(SOURCES) $(VENV)/build-tools
	rm -rf build
	$(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --force-reinstall .
	touch $@

protocol: $(VENV)/compiled
	$(BIN)/python -m tradewinds.server.typescript web/src/lib/protocol.ts

lock:
	uv pip compile pyproject.toml --group build --universal --generate-hashes --no-header -o lock/build.txt
	uv pip compile pyproject.toml --group build --group test --extra arena --extra postgres --extra ray --universal --generate-hashes --no-header -o lock/test.txt
	uv pip compile pyproject.toml --group bench --universal --generate-hashes --no-header -o lock/bench.txt

clean:
	rm -rf $(VENV) build dist src/*.egg-info
