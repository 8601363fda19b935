"""Rendering of Fuldrigger; `renderer.py` has what other folders use, besides the chart."""
