"""Rendering of Kínaskák."""
