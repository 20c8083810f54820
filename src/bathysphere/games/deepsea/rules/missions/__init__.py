"""The missions: their files compiled, and what their special rules do while playing.

A mission is data (compile.py). A special rule has a struct of its own in schema/mission_rules.py, which owns
its keys; what the rule does while playing stands here, in the module named like it.
"""
