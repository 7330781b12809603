# `make play` and `make test` are all a newcomer needs; both set themselves up.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src locale docs/rules web -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*' -not -path 'web/dist/*' 2>/dev/null)

.PHONY: play test check fmt bench lock clean

play: .venv/ready .cache/compiled
	@PYTHONPATH=.cache/compiled $(BIN)/python -m caravanserai play spice_road

test: .venv/ready .cache/compiled
	$(BIN)/pytest -n 2

check: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

fmt: .venv/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/ready .cache/compiled
	$(BIN)/python -m bench.speed

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

lock:
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --no-header --no-emit-index-url --upgrade --output-file requirements.lock

clean:
	rm -rf .venv .cache dist web/dist web/node_modules
