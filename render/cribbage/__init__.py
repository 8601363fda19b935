"""Rendering of cribbage."""
