"""Partners: rules in `RULES.md`, board in `board.py`, the course of a game in `course.py`."""
