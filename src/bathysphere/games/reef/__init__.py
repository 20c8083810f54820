"""Reef Project: ships, crews and reef balls for two to four players."""
