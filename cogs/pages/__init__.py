"""Builds the pages of messages: board, hand, panels, picker, forms, each for one reader."""
