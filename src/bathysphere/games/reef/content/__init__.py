"""What lies in the box: files as data, what may stand in them, and how they become what the rules read."""
