"""Content files: TOML with file and line, packs of people's own, and where each value comes from."""
