"""Kelp Forest."""
