### Der Begleiter: die Regel dieses Augenblicks und eine Tatsache dieser Stellung, höchstens drei Zeilen. Nie nennt er den Zug.

coach-recruit = Jede Runde ein Crewmitglied, höchstens Stufe { $recruitment }. Was nach dem Plus steht, bekommst du sofort; seine Symbole sind Aktionen.
coach-refill = Ein Plättchen der Stufe 5 rückt ins leere Fach nach. Was darunter liegt, sehen dann alle.
coach-reassign = Wer eine Scheibe hat, ist beschäftigt. Management { $reassignment }: So viele Scheiben kommen jede Runde zurück, und diese können wieder handeln.
coach-turn = Wer frei ist, tut für eine Scheibe, was er zeigt; Sonar, Meeresschutz, Publikation brauchen eine mehr. { $staged ->
        [0] Keine liegt bereit.
        [one] Eine liegt bereit.
       *[other] { $staged } liegen bereit.
    }
coach-copy = Dieses Crewmitglied tut, was ein anderes von dir kann. Ob das beschäftigt ist, spielt keine Rolle.
coach-actions = Strich zwischen Symbolen: eines davon. Nebeneinander: jedes einmal, in beliebiger Reihenfolge, wo ein U-Boot von dir ist. { $staged } bereit.
coach-travel = Ein U-Boot fährt so viele Zonen weit wie deine Technologie-Stufe und nicht tiefer: jetzt { $technology }. Ankommen bringt einen Bonus.
coach-travel-to = Die Zone zahlt jedem ihren Ankunfts-Bonus, jedes Mal, und dort kannst du handeln. Technologie { $technology }: tiefer geht es nicht.
coach-launch = Genialität hat ein U-Boot freigeschaltet. Du lässt es an einer Basis zu Wasser und bekommst dort den Ankunfts-Bonus.
coach-sonar = Eine Scheibe kommt auf das erste freie Feld einer Leiste und bringt, was es zeigt. Ein Kompass entdeckt eine Zone. { $staged } bereit.
coach-discover = Du ziehst zwei Kacheln aus den Tiefen, die du nennst, und behältst eine. Deine Technologie reicht bis Tiefe { $technology }.
coach-keep = Den Entdeckungs-Bonus der behaltenen Kachel bekommst du, nutzen dürfen sie alle. Die andere kommt unter ihren Stapel.
coach-place = Eine Zone liegt direkt unter einer, die eine Tiefe flacher ist. U-Boote fahren von Zone zu Nachbarzone.
coach-dive = Deck ein Plättchen auf: Wissen oder eine Wirkung, jetzt oder später. Am Zugende darfst du eines behalten. Du hast { $tokens }.
coach-keep-token = Eines davon gehört dir. Nutze es in einem Zug von dir, für sein Wissen oder seine Wirkung.
coach-conserve = Bezahle das Wissen im Feld ({ $means } hast du), nimm, was daneben steht, leg eine Scheibe. Zwei Scheiben an einer Linie belohnen beide.
coach-pay = Dein Wissen von { $research } reicht nicht; ein Plättchen gleicht es aus. Was zu viel ist, verfällt.
coach-journal = Das Thema des Feldes muss auf einem ausliegenden Forschungsbericht stehen. Eine Scheibe bleibt dort. { $means } Wissen hast du.
coach-publish = Bezahle sein Wissen ({ $means } hast du). Du bekommst, was er zeigt, andere, was nach „andere“ steht. Seine Kreise handeln später.
coach-promote = Ein Junior kommt auf die goldene Seite: Boni jetzt, bessere Aktionen später. Eine Scheibe darauf geht in den Vorrat.
coach-order = Du bekommst alle; offen ist nur die Reihenfolge. Was zuerst kommt, kann ändern, was das Nächste bringt.
coach-take = Du bekommst alle; hier kommt es auf die Reihenfolge an. Dein Wissen steht bei { $research }.
coach-step = Ein Schritt; eine neue Stufe wirkt sofort. Rekrutierung { $recruitment }, Arbeitskraft { $effort }, Management { $reassignment }, Technologie { $technology }.
coach-impact = Offen: Felder mit Pfeil oder neben einem Marker. Du bekommst, was dort steht; blaue zählen. Marker von dir: { $markers }.
coach-walk = Der Marker geht auf ein freies Feld daneben. Du bekommst, was dort steht.
coach-name = Du hast das Wrack gefunden: Du sagst für alle, was Ziel 3 zählt. Wovon hast du am meisten?
coach-choose = Du entscheidest für alle, welche Fassung zählt, bis zum Ende. Dies ist Runde { $round } von { $rounds }.
