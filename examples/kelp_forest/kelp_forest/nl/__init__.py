"""The beginning of Dutch: what stands here is said in it, everything else in English."""
