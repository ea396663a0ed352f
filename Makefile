# The targets people and CI use. Each sets up what it needs, into .venv; `make` alone lists them.
# Needs only make and Python 3.11 or newer (another interpreter: make setup PYTHON=python3.13).

SHELL := /bin/sh
.DEFAULT_GOAL := help
# Most steps take one core each, or wait for the network: what does not depend on one another is done at once.
MAKEFLAGS += --jobs=3

# Without its byte code every import is about three times slower; other people's modules stay out.
unexport PYTHONDONTWRITEBYTECODE PYTHONPATH PYTHONHOME
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The locks name every package: pip has nothing to resolve. Left to itself it looks for the newest release
# of what somebody needs with an extra, and refuses it because its hash is not in the lock.
PIP := --quiet --no-compile --no-deps --require-hashes

BIN := .venv/bin
CODE := $(wildcard src tests scripts bench examples)
CHECKED := $(CODE) hatch_build.py

# Whose tests must reach every branch of what they test. Coverage makes the rules more than twice as
# slow: only these tests are run with it, without the long ones among them, which are marked no_cover.
COVERED := tests/rules tests/notation
# One worker more than cores, since tests of servers and browsers wait for them now and then; stealing leaves
# none without work at the end.
PYTEST = $(BIN)/python -m pytest -n $$(($$(getconf _NPROCESSORS_ONLN) + 1)) --dist worksteal

# Packages with a floor, in percent of their lines, and the tests that reach it. A target of its own:
# tracing makes these tests 1.8 times as slow.
FLOORS := match:97 store:95 server:94 wire:96
COVERAGE = $(BIN)/python -m coverage report --rcfile=tests/support/coverage.toml
FLOOR_TESTS := tests/match tests/store tests/server tests/wire

# What one runs while writing: no process, no compiled engine, no browser, no database server.
QUICK := tests/rules tests/notation tests/match tests/text tests/wire tests/prompt \
	tests/scripts/test_layers.py tests/scripts/test_names.py

# Three locks of the same pins: what builds the web client, what running needs, what testing needs.
# The stamps carry the folder's name, since a copied .venv still points to where it was made.
HERE := $(shell pwd | cksum | cut -d ' ' -f 1)
VENV := .venv/.made-$(HERE)
PACKAGES := .venv/.packages-$(HERE)
SITE := .venv/.site-$(HERE)
READY := .venv/.ready-$(HERE)
TESTING := .venv/.testing-$(HERE)

# What the built web client depends on; hatch_build.py does nothing if none of it has really changed.
WEB := $(shell find web src/sixrow/locales -type f -not -path '*/node_modules/*')

# The one tool that is not in the lock file, because it writes it.
UV := uv==0.13.7

GAMES ?= 1000
INPUTS ?= 1000000
REQUESTS ?= 20000
KILLS ?= 50
WORKERS ?=

.PHONY: help setup play test browser client engine collection check quick coverage format bench strength conformance fuzz chaos due-kills soak rude-guest bounds \
	luck mutate lighthouse dist docs release audit lock clean

help: ## List the targets
	@echo "usage: make <target>"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(TESTING) ## Make .venv with the pinned packages and this project in it
	@echo "Ready: $(BIN)/sixrow"

# A changed lock file means a new .venv, so that nothing stays that is no longer pinned.
$(VENV): locks/build.lock locks/run.lock locks/dev.lock scripts/make_venv.sh
	@sh scripts/make_venv.sh .venv $(PYTHON)
	@$(BIN)/python -m pip install $(PIP) --requirement locks/build.lock
	@touch $@

$(SITE): $(VENV) hatch_build.py $(WEB)
	@echo "Building the web client"
	@$(BIN)/python hatch_build.py
	@touch $@

$(PACKAGES): $(VENV)
	@echo "Installing the pinned packages"
	@$(BIN)/python -m pip install $(PIP) --requirement locks/run.lock
	@touch $@

$(READY): $(PACKAGES) pyproject.toml | $(SITE)
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(TESTING): $(READY)
	@echo "Installing what the tests need: Ray, OpenSpiel, Playwright, PostgreSQL, checkers"
	@$(BIN)/python -m pip install $(PIP) --requirement locks/dev.lock
	@touch $@

play: $(READY) ## Play in the browser (ARGS="…" is passed on; sixrow play is the game on the terminal)
	@trap : INT; SIXROW_STARTER=make $(BIN)/sixrow serve --open $(ARGS) || [ $$? -eq 130 ] # Ctrl-C is no failure

test: browser check client engine collection ## Check, then run all tests; rules and notation must be covered to the last branch
	@echo "Tests of the rules and the notation, with their branch coverage"
	@$(PYTEST) --cov --cov-report= $(COVERED)
	@$(BIN)/python -m coverage report --fail-under=100
	@echo "All other tests"
	@$(PYTEST) --durations=20 $(COVERED:%=--ignore=%)

browser:
	@sh scripts/system_packages.sh

# Byte code of the tests and of all they import, once: each worker would make it again, at the same time.
collection: $(TESTING)
	@said=$$($(BIN)/python -m pytest --collect-only -qq $(COVERED:%=--ignore=%)) || { echo "$$said"; exit 1; }

client: $(TESTING)
	@echo "The web client: types and tests"
	@$(BIN)/python hatch_build.py check test

engine: $(READY)
	@$(BIN)/sixrow warm

check: $(TESTING) ## Check format, lint, types, layers, dead code, dependencies and pins
	@echo "Format"
	@$(BIN)/ruff format --check --quiet $(CHECKED)
	@echo "Lint"
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/python hatch_build.py lint
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

quick: $(TESTING) ## What one runs while writing, in less than a minute: format, lint, types, layers, fast tests
	@$(BIN)/ruff format --check --quiet $(CHECKED)
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/python hatch_build.py lint
	@$(BIN)/mypy --no-error-summary $(CHECKED)
	@$(BIN)/lint-imports --no-logo
	@$(PYTEST) --quiet -m "not no_cover" -k "not every_altered_byte" --hypothesis-profile=quick $(QUICK)

coverage: $(TESTING) engine ## Lines covered, with a floor for match, store, server and wire (ALL=1: by all tests)
	@$(PYTEST) --cov-config=tests/support/coverage.toml --cov --cov-report= $(if $(ALL),,$(FLOOR_TESTS))
	@$(COVERAGE) --skip-covered
	@for each in $(FLOORS); do echo "$$each"; $(COVERAGE) --format=total \
		--include="src/sixrow/$${each%:*}/*" --fail-under=$${each#*:} || exit 1; done

format: $(TESTING) ## Format the code and mend what lint can mend by itself
	@$(BIN)/ruff check --quiet --fix-only $(CHECKED)
	@$(BIN)/ruff format $(CHECKED)
	@$(BIN)/python hatch_build.py format

bench: $(TESTING) ## Run the benchmarks and write bench/results.md (ARGS="--quick": a short look)
	@$(BIN)/python bench/run.py $(ARGS)

strength: $(TESTING) ## Measure the levels on frozen positions, write bench/strength.md (ARGS="--quick")
	@$(BIN)/python bench/strength.py $(ARGS)

conformance: $(TESTING) ## Run OpenSpiel's suites at length for every set-up (ARGS="--sims 20 --states 400")
	@$(BIN)/python -m tests.research.conformance $(ARGS)

fuzz: $(TESTING) ## Random games with every state checked, odd frames and requests (GAMES=1000, INPUTS=1000000)
	@$(BIN)/python scripts/compiled_games.py --games $(GAMES) $(if $(WORKERS),--workers $(WORKERS))
	@$(BIN)/python -m tests.support.random_games --games $(GAMES) $(if $(WORKERS),--workers $(WORKERS))
	@$(BIN)/python -m tests.load.socket_fuzz --inputs $(INPUTS)
	@$(BIN)/python scripts/fuzz_http.py --cases $(REQUESTS)

chaos: $(TESTING) engine ## Kill the server at random while people play, alone and as two nodes (KILLS=50)
	@$(BIN)/python -m tests.load.chaos --kills $(KILLS)
	@$(BIN)/python -m tests.load.chaos --kills $(KILLS) --nodes 2

due-kills: $(TESTING) ## Kill the server between a roll that is due and its dice, and compare them (KILLS=50)
	@$(BIN)/python -m tests.load.due_kills --kills $(KILLS)

soak: $(TESTING) engine ## 500 live tables for ten minutes: errors, times, memory (ARGS="--minutes 60")
	@$(BIN)/python -m tests.load.soak $(ARGS)

rude-guest: $(TESTING) engine ## One rude guest at full speed: how long the others wait (ARGS="--seconds 30")
	@$(BIN)/python -m tests.load.rude_guest $(ARGS)

bounds: $(TESTING) ## The engine's tests with every index checked, compiled anew for it
	@cache=$$(mktemp -d) && trap 'rm -rf "$$cache"' EXIT && export SIXROW_CACHE="$$cache" NUMBA_BOUNDSCHECK=1 && \
		$(BIN)/sixrow warm && $(PYTEST) tests/engine tests/players

luck: $(TESTING) ## Check that result = luck + skill on many games of all set-ups (GAMES=1000)
	@$(BIN)/python -m tests.analysis.games $(GAMES)

mutate: $(TESTING) ## Change the rules of the two games one bit at a time and see whether a test notices
	@$(BIN)/mutmut run $(ARGS)
	@$(BIN)/mutmut results

lighthouse: $(TESTING) ## Measure the first page and a table with Lighthouse (fetches it with npm)
	@$(BIN)/python -m tests.web.lighthouse

dist: $(TESTING) docs ## Pack the source and the wheel into dist/, with a bill of materials (CycloneDX)
	@$(BIN)/python -m build --no-isolation
	@$(BIN)/python scripts/make_sbom.py dist/sixrow.cdx.json

docs: $(TESTING) ## Build the documentation as a site; `sixrow serve` then shows it under /docs
	@$(BIN)/python scripts/make_docs.py

release: $(TESTING) ## Write the version, pack, check, commit and tag a release (VERSION=0.2.0)
	@$(BIN)/python scripts/release.py $(VERSION)

# Exit 3 if the databases cannot be asked: that is no clean bill.
audit: $(VENV) ## Ask whether a pinned package has a known vulnerability (pip-audit, npm audit)
	@$(BIN)/python scripts/audit.py

# Keeps the pins there are as far as it can; ARGS="--upgrade" or "--upgrade-package NAME" renews them.
LOCK = UV_CUSTOM_COMPILE_COMMAND="make lock" .venv/uv/bin/uv pip compile --quiet --python $(BIN)/python \
	--universal --generate-hashes --no-emit-index-url --no-emit-find-links --output-file

lock: ## Write the locks again from pyproject.toml: every package with its hashes
	@[ -x $(BIN)/python ] || sh scripts/make_venv.sh .venv $(PYTHON)
	@$(BIN)/python -m pip install --quiet --upgrade --target .venv/uv '$(UV)'
	@$(LOCK) locks/dev.lock --group dev --all-extras $(ARGS) pyproject.toml >/dev/null
	@$(LOCK) locks/run.lock --group build --extra server --extra postgresql --constraints locks/dev.lock pyproject.toml >/dev/null
	@$(LOCK) locks/build.lock --group build --constraints locks/dev.lock >/dev/null
	@$(BIN)/python scripts/check_pins.py

clean: ## Remove .venv and everything else that was made here
	rm -rf .venv .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache \
		.import_linter_cache build dist mutants web/node_modules src/sixrow/server/site src/sixrow/server/handbook
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
