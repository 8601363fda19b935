"""The dealer: a table is one game being played in one channel, with its seats, its log and its clock."""

from tables.service import Tables

__all__ = ["Tables"]
