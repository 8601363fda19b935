"""Kínaskák: contract rummy of eight rounds, with buying out of turn."""
