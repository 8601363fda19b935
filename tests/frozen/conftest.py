"""Fixtures of the tests of stored tables."""

from tests.tables.conftest import path

__all__ = ["path"]
