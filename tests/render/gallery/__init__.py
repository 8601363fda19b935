"""Tests of the picture of all games, and the contact sheets of the documents."""
