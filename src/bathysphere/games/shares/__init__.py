"""In Too Deep, the share game of five ocean companies."""
