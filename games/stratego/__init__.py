"""Stratego for three or four: hidden armies, a castle, and flags that change hands."""
