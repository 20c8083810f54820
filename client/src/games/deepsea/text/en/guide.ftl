# The guided first game: what it is about, and what is met in it

guide-recruit = Recruit
guide-impact = Impact
guide-conserve = Conserve
guide-journal = Journal
guide-sonar = Sonar
guide-discover = Discover
guide-dive = Dive
guide-travel = Travel
guide-over = That is how rounds go. Six of them, then points are counted.
aim-1 = You lead an institute that explores the ocean for six rounds. Most points win.
aim-2 = Each round you recruit a Specialist and get discs. In your turn a disc puts one of them to work: travel, sound, dive, protect or publish.
aim-3 = Points come from your four tracks, the Impact board, your Journals and the three goals of the mission.
aim-begun = Two rounds have been played for you: you have two Specialists and have saved your discs. You begin in the third, where everything can be tried.
