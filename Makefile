# Two commands matter: `make play` and `make test`. Both set everything up by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src client -type f -not -name '*.pyc' -not -path '*/__pycache__/*' -not -path '*/node_modules/*' -not -path '*/static/*')

# `.venv` holds the compiled package; the checks run on the plain sources.
PLAIN := PYTHONPATH=src

# Some tests wait for servers and processes: two testers more than there are processors.
TESTERS := $(shell echo $$(($$(nproc 2>/dev/null || echo 2) + 2)))

# What tests the modules that are compiled; all others are the same plain Python in both runs.
BOTH_WAYS := tests/engine tests/games tests/golden tests/bots tests/gym tests/test_ledger.py

# What the installed package is: without a C compiler it is plain Python too.
BUILT := $(if $(shell command -v $${CC:-cc}),compiled,plain)

.PHONY: setup play test test-plain test-compiled browser check format lint types fast coverage bench soak lock clean

setup: $(VENV)/installed  ## the virtual environment with everything in it, compiled where there is a C compiler

$(VENV)/dependencies: requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

$(VENV)/installed: $(VENV)/dependencies pyproject.toml hatch_build.py $(SOURCES)
	rm -rf dist
	$(BIN)/python -m build --wheel --no-isolation --outdir dist . > $(VENV)/build.log 2>&1 || (cat $(VENV)/build.log; exit 1)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --force-reinstall dist/bathysphere-*.whl
	touch $@

play: setup  ## serve the tables on this machine and open the browser
	$(BIN)/bathysphere

# Checking types and compiling keep one processor busy each: side by side.
test:  ## everything; what is compiled, both ways
	$(MAKE) -j 2 lint types setup
	$(MAKE) test-plain
	$(MAKE) test-compiled

test-plain: $(VENV)/dependencies  ## what is compiled elsewhere, on plain Python
	$(PLAIN) $(BIN)/python -m pytest -n $(TESTERS) --dist loadgroup $(BOTH_WAYS)

# A browser on a busy machine may be late: what fails there is tried once more, alone.
test-compiled: setup  ## the whole suite on the installed package, compiled where there is a C compiler
	BATHYSPHERE_EXPECT=$(BUILT) $(BIN)/python -P -m pytest -n $(TESTERS) --dist loadgroup --ignore tests/client
	BATHYSPHERE_EXPECT=$(BUILT) $(BIN)/python -P -m pytest -n 2 tests/client -m "not long" \
		|| BATHYSPHERE_EXPECT=$(BUILT) $(BIN)/python -P -m pytest tests/client --last-failed --last-failed-no-failures none

browser: setup  ## every test in the browser, whole games in all languages and sizes among them: ten minutes
	BATHYSPHERE_EXPECT=$(BUILT) $(BIN)/python -P -m pytest -n 2 tests/client

check: lint types fast  ## format, lint, types, fast tests: seconds

format: $(VENV)/dependencies
	$(BIN)/ruff format -q src tests bench examples hatch_build.py
	$(BIN)/ruff check -q --fix src tests bench examples hatch_build.py

lint: $(VENV)/dependencies
	$(BIN)/ruff format --check -q src tests bench examples hatch_build.py
	$(BIN)/ruff check -q src tests bench examples hatch_build.py
	$(PLAIN) $(BIN)/lint-imports --no-cache > $(VENV)/imports.log || (cat $(VENV)/imports.log; exit 1)

types: $(VENV)/dependencies
	$(BIN)/mypy

fast: $(VENV)/dependencies
	$(PLAIN) $(BIN)/python -m pytest -n auto -m "not slow"

coverage: $(VENV)/dependencies  ## which lines and branches the suite reaches
	$(PLAIN) $(BIN)/coverage run -m pytest
	$(BIN)/coverage report --skip-covered --show-missing

bench: setup  ## decisions, copies and games per second
	$(BIN)/bathysphere bench

soak: setup  ## every table and temperament for as long as one likes (SOAK="--packs --processes 2 --report soak.json")
	PYTHONPATH=. $(BIN)/python -P -m tests.soak $(SOAK)

lock: $(VENV)/dependencies  ## pin every dependency anew
	$(BIN)/pip install -q uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --group dev --no-header pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
