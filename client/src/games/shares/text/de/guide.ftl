# The guided first game: what it is about, and what is met in it

guide-draft = Erste Aktien
guide-expand = Ausbauen
guide-buy = Kaufen
guide-draw = Ziehen
guide-over = Du kennst jetzt alles, was man tun kann. Mach, was du hast, möglichst viel wert.
aim-1 = Du kaufst Aktien von fünf Unternehmen. Am Ende zählt jede Aktie so viele Punkte, wie Karten unter ihrem Unternehmen liegen.
aim-2 = In jedem Zug tust du eines: eine Aktie kaufen, eine Karte unter ein Unternehmen legen oder eine Karte ziehen. Jede Karte kann alles sein: Aktie, Tiefe oder Geld.
aim-3 = Ist der Nachziehstapel zweimal leer geworden, hat jeder noch einen letzten Zug. Die meisten Punkte gewinnen.
