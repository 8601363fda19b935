"""Bots against each other: how much stronger each strength is, and what a decision costs."""
