"""Fuldrigger: sea trade in the age of sail."""
