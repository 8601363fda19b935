"""Imported by Python when a test starts a program (`tests/chance.py`), which then draws by its name."""

import os
import sys

from tests import chance

if chance.VARIABLE in os.environ:
    chance.begin(os.environ[chance.VARIABLE])
    if sys.orig_argv[1:] and "sandbox" in sys.orig_argv:
        from tests.sandbox import counted

        counted.install()
