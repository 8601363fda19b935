"""Tests of the pictures in words."""
