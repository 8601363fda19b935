"""Fixtures: tables of the toy game on an empty database."""

from tests.tables.conftest import clock, path, tables

__all__ = ["clock", "path", "tables"]
