"""Breaks single places of the program, in a copy, and tells which breaks the nearest tests do not notice."""
