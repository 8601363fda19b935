"""The game service. A table is one game in one channel, with its seats, log and clocks."""

from tables.service import Tables

__all__ = ["Tables"]
