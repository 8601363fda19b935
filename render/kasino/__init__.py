"""Rendering of Kasino."""
