# The targets people and CI use. Each sets up what it needs, into .venv; `make` alone lists them.
# Needs only make and Python 3.11 or newer (another interpreter: make setup PYTHON=python3.13).

SHELL := /bin/sh
.DEFAULT_GOAL := help

# Without its byte code every import is about three times slower; other people's modules stay out.
unexport PYTHONDONTWRITEBYTECODE PYTHONPATH PYTHONHOME
export PIP_DISABLE_PIP_VERSION_CHECK := 1

BIN := .venv/bin
CODE := $(wildcard src tests scripts bench examples)
CHECKED := $(CODE) hatch_build.py

# Whose tests must reach every branch of what they test. Coverage makes the rules more than twice as
# slow: only these tests are run with it, without the long ones among them, which are marked no_cover.
# Stealing leaves no core without work at the end.
COVERED := tests/rules tests/notation
PYTEST = $(BIN)/python -m pytest -n auto --dist worksteal

# The stamps carry the folder's name, since a copied .venv still points to where it was made.
HERE := $(shell pwd | cksum | cut -d ' ' -f 1)
PINNED := .venv/.pinned-$(HERE)
READY := .venv/.ready-$(HERE)

# What the built web client depends on; hatch_build.py does nothing if none of it has really changed.
WEB := $(shell find web src/sixrow/locales -type f -not -path '*/node_modules/*')
SITE := .venv/.site-$(HERE)

# The one tool that is not in the lock file, because it writes it.
UV := uv==0.13.7

GAMES ?= 1000
INPUTS ?= 1000000
REQUESTS ?= 20000
KILLS ?= 50
WORKERS ?=

.PHONY: help setup play test client engine check format bench strength conformance fuzz chaos soak \
	luck mutate lighthouse dist lock clean

help: ## List the targets
	@echo "usage: make <target>"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(SITE) ## Make .venv with the pinned packages and this project in it
	@echo "Ready: $(BIN)/sixrow"

# A changed lock file means a new .venv, so that nothing stays that is no longer pinned. The byte code
# is made afterwards, on all cores; pip would take one.
$(PINNED): requirements.lock scripts/make_venv.sh
	@sh scripts/make_venv.sh .venv $(PYTHON)
	@echo "Installing the pinned packages"
	@$(BIN)/python -m pip install --quiet --no-compile --require-hashes --requirement requirements.lock
	@$(BIN)/python -m compileall -q -j 0 .venv/lib >/dev/null || true # pip minds no faulty file either
	@touch $@

$(READY): $(PINNED) pyproject.toml
	@echo "Installing sixrow itself, editable"
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(SITE): $(READY) hatch_build.py $(WEB)
	@$(BIN)/python hatch_build.py
	@touch $@

play: $(SITE) ## Play in the browser (ARGS="…" is passed on; sixrow play is the game on the terminal)
	@trap : INT; SIXROW_STARTER=make $(BIN)/sixrow serve --open $(ARGS) || [ $$? -eq 130 ] # Ctrl-C is no failure

# What comes before the tests is done side by side, since most of it takes one core each.
test: $(SITE) ## Check, then run all tests; rules and notation must be covered to the last branch
	@sh scripts/need_chromium.sh
	@$(MAKE) --no-print-directory --jobs=3 check client engine
	@echo "Tests of the rules and the notation, with their branch coverage"
	@$(PYTEST) --cov --cov-report= $(COVERED)
	@$(BIN)/python -m coverage report --fail-under=100
	@echo "All other tests"
	@$(PYTEST) $(COVERED:%=--ignore=%)

client: $(SITE)
	@echo "The web client: types and tests"
	@$(BIN)/python hatch_build.py check test

engine: $(READY)
	@$(BIN)/sixrow warm

check: $(READY) ## Check format, lint, types, layers, dead code, dependencies and pins
	@echo "Format"
	@$(BIN)/ruff format --check --quiet $(CHECKED)
	@echo "Lint"
	@$(BIN)/ruff check --quiet $(CHECKED)
	@echo "Types"
	@$(BIN)/mypy --no-error-summary $(CHECKED)
	@echo "Layers"
	@$(BIN)/lint-imports --no-logo
	@echo "Dead code"
	@$(BIN)/vulture $(CODE)
	@echo "Dependencies"
	@$(BIN)/deptry --no-ansi src
	@echo "Pins and paths"
	@$(BIN)/python scripts/check_pins.py

format: $(READY) ## Format the code and mend what lint can mend by itself
	@$(BIN)/ruff check --quiet --fix-only $(CHECKED)
	@$(BIN)/ruff format $(CHECKED)

bench: $(READY) ## Run the benchmarks and write bench/results.md (ARGS="--quick": a short look)
	@$(BIN)/python bench/run.py $(ARGS)

strength: $(READY) ## Measure the levels on frozen positions, write bench/strength.md (ARGS="--quick")
	@$(BIN)/python bench/strength.py $(ARGS)

conformance: $(READY) ## Run OpenSpiel's suites at length for every set-up (ARGS="--sims 20 --states 400")
	@$(BIN)/python -m tests.research.conformance $(ARGS)

fuzz: $(READY) ## Random games with every state checked, odd frames and requests (GAMES=1000, INPUTS=1000000)
	@$(BIN)/python scripts/compiled_games.py --games $(GAMES) $(if $(WORKERS),--workers $(WORKERS))
	@$(BIN)/python scripts/random_games.py --games $(GAMES) $(if $(WORKERS),--workers $(WORKERS))
	@$(BIN)/python -m scripts.socket_fuzz --inputs $(INPUTS)
	@$(BIN)/python scripts/fuzz_http.py --cases $(REQUESTS)

chaos: engine ## Kill the server at random while people play, alone and as two nodes (KILLS=50)
	@$(BIN)/python -m scripts.chaos --kills $(KILLS)
	@$(BIN)/python -m scripts.chaos --kills $(KILLS) --nodes 2

soak: engine ## 500 live tables for ten minutes: errors, times, memory (ARGS="--minutes 60")
	@$(BIN)/python -m scripts.soak $(ARGS)

luck: $(READY) ## Check that result = luck + skill on many games of all set-ups (GAMES=1000)
	@$(BIN)/python -m tests.analysis.games $(GAMES)

mutate: $(READY) ## Change the rules of the two games one bit at a time and see whether a test notices
	@$(BIN)/mutmut run $(ARGS)
	@$(BIN)/mutmut results

lighthouse: $(SITE) ## Measure the first page and a table with Lighthouse (fetches it with npm)
	@$(BIN)/python -m tests.web.lighthouse

dist: $(READY) ## Pack the source and the wheel into dist/
	@$(BIN)/python -m build --no-isolation

# Keeps the pins there are as far as it can; ARGS="--upgrade" or "--upgrade-package NAME" renews them.
lock: ## Write requirements.lock afresh from pyproject.toml: every package with its hashes
	@[ -x $(BIN)/python ] || sh scripts/make_venv.sh .venv $(PYTHON)
	@$(BIN)/python -m pip install --quiet --upgrade --target .venv/uv '$(UV)'
	@UV_CUSTOM_COMPILE_COMMAND="make lock" .venv/uv/bin/uv pip compile --quiet \
		--python $(BIN)/python --universal --generate-hashes --group dev --all-extras \
		--no-emit-index-url --no-emit-find-links $(ARGS) \
		--output-file requirements.lock pyproject.toml >/dev/null
	@$(BIN)/python scripts/check_pins.py

clean: ## Remove .venv and everything else that was made here
	rm -rf .venv .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache \
		.import_linter_cache build dist mutants web/node_modules src/sixrow/server/site
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
