"""The rules: positions, steps, scoring and secrets; everything a game is while it is played."""
