# Two commands do everything: `make run` and `make test`. Both set up what they need first.
PYTHON ?= python3
PORT ?= 8765
VENV := .venv
PY := $(VENV)/bin/python
# More than a small machine has cores: many tests wait for other processes.
WORKERS ?= 4
FRESH = $(or $(STOFA_SEED),$(shell date +%s))
GAME_TESTS := $(addprefix tests/,contract games secrecy render cogs locales architecture)

.PHONY: run test game setup check types suite bench soak part-of-soak peer red lock newest clean
.DEFAULT_GOAL := run
# Every worker and every bot process imports all modules, so what they compile is kept.
export PYTHONDONTWRITEBYTECODE :=

run: setup
	@$(PY) run.py --port $(PORT)

test: $(VENV)/.test check types suite

# All that concerns one game: make game G=goofspiel
game: $(VENV)/.test
	$(PY) -m ruff check -q .
	$(PY) -m ruff format -q --check .
	$(PY) -m mypy
	$(PY) -m pytest -q -n 2 $(GAME_TESTS) -k "($(G) or locales or architecture) and not left_to_translate"

setup: $(VENV)/.run

check: $(VENV)/.test
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types: $(VENV)/.test
	$(PY) -m mypy

suite: $(VENV)/.test
	$(PY) -m pytest -n $(WORKERS) --dist loadgroup

bench: $(VENV)/.bench
	$(PY) -m benchmarks

# `make test` draws by the commit, these anew in each run.
soak: $(VENV)/.test red
	STOFA_SEED=$(FRESH) $(PY) -m pytest -m soak -n 2

# A few of the tests that the normal run has not drawn.
part-of-soak: $(VENV)/.test
	STOFA_SEED=$(FRESH) STOFA_SOAK=100 $(PY) -m pytest -m "soak and sampled" -n $(WORKERS) --dist loadgroup

# Resolved by uv for every platform and Python from 3.11 on, with hashes; see CONTRIBUTING.md.
lock: $(VENV)/.lock
	$(VENV)/bin/uv pip compile -q $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml -o requirements.txt
	$(VENV)/bin/uv pip compile -q $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml --group test -c requirements.txt -o requirements-test.txt
	$(VENV)/bin/uv pip compile -q $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --group postgres -o requirements-postgres.txt
	$(VENV)/bin/uv pip compile -q $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --group peer -o requirements-peer.txt
	$(VENV)/bin/uv pip compile -q $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --group pycord -o requirements-pycord.txt
	$(VENV)/bin/uv pip compile -q $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --group red -o requirements-red.txt
	$(VENV)/bin/uv pip compile -q $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --group simcord -c requirements.txt -o requirements-simcord.txt
	$(VENV)/bin/uv pip compile -q $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml --group bench -c requirements.txt -o requirements-bench.txt

# Newest versions within the ranges, in a copy: what has changed, then all tests there (pictures: build/newest/build/golden).
newest:
	rm -rf build/newest && mkdir -p build/newest && git archive HEAD | tar -x -C build/newest
	$(MAKE) -C build/newest lock UPGRADE=--upgrade
	@diff requirements-test.txt build/newest/requirements-test.txt | grep '^[<>] [A-Za-z]' || echo "nothing is newer"
	$(MAKE) -C build/newest test

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "Stofa needs Python 3.11 or newer with venv (Debian: python3-venv); $(PYTHON) is not that. Try: make PYTHON=python3.12 run" >&2; exit 1; }
	@$(PYTHON) -m admin.install --into $(VENV)

$(VENV)/.run: requirements.txt | $(VENV)/bin/python
	@$(PY) -m admin.install requirements.txt --into $(VENV)
	@touch $@

$(VENV)/.test: requirements-test.txt requirements-postgres.txt | $(VENV)/bin/python
	@$(PY) -m admin.install requirements-test.txt --into $(VENV)
	@$(PY) -m admin.install requirements-postgres.txt --into $(VENV)
	@touch $@ $(VENV)/.run

$(VENV)/.bench: requirements-bench.txt requirements-test.txt | $(VENV)/.test
	@$(PY) -m admin.install requirements-bench.txt --into $(VENV)
	@touch $@

# Other clients, each apart from the others, for the tests that they can live in the sandbox, and SimCord, which judges
# the bot as the sandbox does; without them those tests skip.
peer: build/peer/.done build/pycord/.done build/discordjs/.done build/simcord/.done

build/peer/.done build/pycord/.done build/red/.done build/simcord/.done: build/%/.done: requirements-%.txt
	@$(PYTHON) -m admin.install $< --into build/$*
	@touch $@

# Red-DiscordBot, which only `make soak` runs in the sandbox; it needs Python 3.11, and is left out under a newer one.
red:
	@if $(PYTHON) -c 'import sys; sys.exit(sys.version_info >= (3, 12))'; \
	  then $(MAKE) --no-print-directory build/red/.done; \
	  else echo "Red-DiscordBot needs Python 3.11: its check is skipped"; fi

build/discordjs/.done: tests/sandbox/clients/discordjs/package-lock.json
	@mkdir -p $(@D)
	@cp tests/sandbox/clients/discordjs/package*.json $(@D)
	@npm ci --prefix $(@D) --silent --ignore-scripts --no-audit --no-fund
	@touch $@

$(VENV)/.lock: | $(VENV)/bin/python
	@$(PY) -m pip install -q --disable-pip-version-check "uv>=0.13.8,<0.14"
	@touch $@

clean:
	rm -rf $(VENV) build
