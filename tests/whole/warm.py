"""Imported once by the process that forks the bots: what each would load at its start."""

import locales
import render
import tests.whole.killable

__all__ = ["tests"]

locales.load()
render.load()
