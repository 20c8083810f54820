title-deepsea = Endeavor: Die Tiefsee
pitch-deepsea = Entdecke neue Zonen, tauche, schütze das Meer, veröffentliche: jede Runde tiefer.
