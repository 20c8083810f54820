# The guided first game: what it is about, and what is met in it

guide-ship = Schiff
guide-deploy = Versenken
guide-sail = Fahren
guide-mission = Mission
guide-island = Insel
guide-recharge = Aufladen
guide-over = So laufen Züge ab: fahren, solange es geht, aufladen, wenn es sein muss.
aim-1 = Du fährst ein Forschungsschiff und bringst ein krankes Meer wieder zum Leben. Die meisten Punkte gewinnen.
aim-2 = In deinem Zug fährst du zu einer Insel und nutzt sie, oder du lädst auf. Bälle, die du versenkst, machen Routen für dich frei und die Gewässer daneben sauber.
aim-3 = Hat jemand 45 Punkte, folgt noch eine Runde. Dann zählen auch Missionen, Forschung, Crew, saubere Gewässer und Sätze von Ressourcen.
