title-shares = In Too Deep
pitch-shares = Fünf Unternehmen, eine Kartenhand: Geld, Tiefe und Aktien zugleich.
