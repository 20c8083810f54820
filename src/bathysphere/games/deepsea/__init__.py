"""Endeavor: Deep Sea: three editions, ten missions, competitive, co-operative and solo."""
