# The guided first game: what it is about, and what is met in it

guide-recruit = Rekrutieren
guide-impact = Einfluss
guide-conserve = Meeresschutz
guide-journal = Publikation
guide-sonar = Sonar
guide-discover = Entdecken
guide-dive = Tauchgang
guide-travel = Bewegung
guide-over = So laufen Runden ab. Sechs sind es, dann zählen die Punkte.
aim-1 = Du leitest ein Institut, das sechs Runden lang den Ozean erforscht. Die meisten Punkte gewinnen.
aim-2 = Jede Runde rekrutierst du ein Crewmitglied und bekommst Scheiben. In deinem Zug schickt eine Scheibe jemanden an die Arbeit: fahren, loten, tauchen, schützen oder veröffentlichen.
aim-3 = Punkte kommen von deinen vier Leisten, dem Einflussbereich, deinen Forschungsberichten und den drei Zielen des Szenarios.
aim-begun = Zwei Runden sind schon gespielt: Du hast zwei Crewmitglieder und hast deine Scheiben gespart. Du beginnst in der dritten, in der sich alles ausprobieren lässt.
