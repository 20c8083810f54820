### Der Begleiter: die Regel dieses Augenblicks und eine Tatsache dieser Stellung, höchstens drei Zeilen. Nie nennt er den Zug.

coach-choose-ship = Seine Fähigkeit gilt das ganze Spiel. Sein Raster zeigt, was jeder Crewplatz zahlt, wenn du darauf anheuerst.
coach-keep = Eine Mission zahlt zusätzlich zu den Wirkungen ihrer Insel oder an ihrer Stelle. Inseln nah der Mitte erreichst du früher.
coach-reject = Zwei Missionen bleiben dir. In jedem Zug, in dem du fährst, darfst du eine spielen, auf ihrer Insel.
coach-turn = Fahren: Ball versenken, wenn du magst, dann eine Insel nutzen. Oder aufladen: alle Belohnungen bis zu deinem Punktestand { $score }. Energie { $energy }.
coach-recharge = Alle Belohnungen von deinen Punkten abwärts bis 0, wo 3 Energie liegen. Nimm jede, einen Teil oder keine. Energie { $energy } von 8.
coach-recharged = Die Belohnungen sind durch. Vor dem Zugende darfst du Münzen tauschen und ein Müllplättchen aufdecken. Münzen: { $coins }.
coach-discard-crew = Das billigste Plättchen der Crewauslage geht, ein anderes kommt.
coach-island = Jede Wirkung einmal, in beliebiger Reihenfolge; eine Mission dieser Insel vor ihren Wirkungen. Was du lässt, verfällt.
coach-entries = Diese Wirkungen gehören dir, in beliebiger Reihenfolge, soweit du magst. Energie { $energy }, Münzen: { $coins }.
coach-convert = Derselbe Tausch noch einmal: Was links steht, zahlst du, was rechts steht, bekommst du. Münzen: { $coins }.
coach-pick = Eine der beiden Gruppen, nicht beide. Platz auf deinen Leisten: { $room }.
coach-gain-any = Am Ende zählen Sätze aus je einer Art. Platz auf deinen Leisten: { $room }.
coach-pay-any = Jede Mischung zahlt. Am Ende zählen Sätze aus je einer Art: Du hast { $cargo }.
coach-unlock = Ein gelöster Ball macht Platz für Ressourcen und kann versenkt werden. Eine Leiste ohne Bälle punktet sofort. Im Einsatzbereich: { $balls }.
coach-research = Reichweite in Karten: { $reach }. Am Seitenfeld siehst du Meilensteine durch und behältst einen; geradeaus nimmst du einen ohne Wert.
coach-milestone = Behalte einen und bekomm sofort alles, was darauf steht. Die anderen legst du verdeckt zurück, in einer Reihenfolge, die nur du kennst.
coach-return = Was du zuletzt zurücklegst, liegt oben, und wer geradeaus geht, nimmt den obersten.
coach-dive = Ein Schritt des Tauchers bringt, was er erreicht. Wer zuerst an einer Flasche ist, bekommt die bessere Seite.
coach-extra-step = Zwei gleiche Ressourcen kaufen einen Schritt des Tauchers mehr, einmal im Zug. Deine Ressourcen: { $cargo }.
coach-restore = Aufbauen nutzt das Riffplättchen über deinem Taucher; es verbraucht sich nie. Energie { $energy }, Münzen: { $coins }.
coach-hire = Crew kostet Münzen und handelt immer wieder. Gleiche Farbe wie der Kopf der Reihe: zählt für deren Punkte. Münzen: { $coins }.
coach-row = Das Plättchen kommt auf den ersten freien Platz einer Reihe und bringt, was es bedeckt. Eine Reihe in einer Farbe punktet.
coach-placed = Der Platz zahlt, und eine Reihe oder Spalte, die jetzt voll ist, auch. Du bekommst alles; offen ist die Reihenfolge.
coach-column = Eine volle Spalte lässt eines ihrer Mitglieder sofort handeln.
coach-activate = Jedes Mitglied handelt einmal im Zug. Wer leuchtet, ist noch bereit.
coach-activate-color = Alle Mitglieder dieser Farbe handeln, jedes einmal, in beliebiger Reihenfolge.
coach-take = Die Auslage steht dir von links offen, so weit dein Forscher reicht, jetzt { $reach }. Du hast { $missions }.
coach-lay = Die Mission zählt für Sätze, ohne ihre Wirkung. Missionen auf der Hand: { $missions }.
coach-discard = Missionen sind hier der Preis. Auf der Hand: { $missions }.
coach-free-deploy = Ein Ball kostet hier nichts. Liegt auf jeder Route einer, ist der Sektor sauber, und alle rundum punkten. Im Einsatzbereich: { $balls }.
coach-settle = Ein sauberer Sektor zahlt einen Punkt je Ball rundum und für ein Schiff an der Ecke. Wer am meisten bekommt, nimmt sein Plättchen.
coach-space = Eine der Aufladebelohnungen, die du erreicht hast, ohne die anderen. Deine Punkte: { $score }.
coach-refresh = Ein benutztes Plättchen ist wie neu: wieder aufdecken oder für seine Punkte am Ende behalten.
coach-cash = Aufdecken verbraucht ein Plättchen; hier bringt es auch seine Punkte. Sonst zählt ein behaltenes am Ende.
coach-objective = Sie zählt am Ende. { $ending ->
        [yes] Die letzte Runde hat begonnen.
       *[no] Das kommt eine Runde, nachdem jemand { $end } Punkte hat; du hast { $score }.
    }
coach-drop = Wer zuerst wählt, legt auch eine Karte für immer verdeckt weg. Deine Punkte: { $score }.
coach-final-trade = Vor der Wertung kaufen { $price } Münzen eine Ressource; Sätze aus je einer Art zählen. Münzen: { $coins }.
