title-reef = Reef Project
pitch-reef = Sail the islands, deploy reef balls, clean the sea, hire a crew.
