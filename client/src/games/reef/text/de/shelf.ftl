title-reef = Reef Project
pitch-reef = Fahre von Insel zu Insel, versenke Riffbälle, säubere das Meer, heuere eine Crew an.
