"""Tests of the pictures of whole games."""
