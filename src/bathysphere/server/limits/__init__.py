"""Limits: how much one person, one address and everybody together may ask of a server, and in which order."""

from bathysphere.server.limits.numbers import Limits, Rate

__all__ = ["Limits", "Rate"]
