"""Rendering of Fuldrigger."""
