"""Rendering of Stratego."""
