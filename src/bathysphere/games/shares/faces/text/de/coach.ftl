### Der Begleiter: die Regel dieses Augenblicks und eine Tatsache dieser Stellung, höchstens drei Zeilen. Nie nennt er den Zug.

coach-draft = Die ersten zwei Aktien sind umsonst. Am Ende zählt jede so viel, wie Karten unter ihrem Unternehmen liegen. { $market } Karten liegen aus.
coach-turn =
    { $fact ->
        [final] Letzte Züge: keine Dividenden, keine Fähigkeiten. Aktien zählen, Handkarten nur bei Gleichstand. Du hast { $points } Punkte.
        [end] Nur noch { $deck } { $deck ->
            [one] Karte
           *[other] Karten
        }. { $left ->
            [one] Sind sie weg, hat jeder noch einen letzten Zug. Nur Aktien zählen.
           *[other] Dann wird der Abwurfstapel zum Nachziehstapel; ist auch der leer, beginnen die letzten Züge.
        }
        [none] Eine Karte mehr unter einem Unternehmen: Seine Aktien zählen 1 mehr. Ohne Aktie hast du nichts davon. { $deck } Karten im Nachziehstapel.
       *[worth] Eine Karte unter einem Unternehmen: Seine Aktien zählen 1 mehr. { $company }: Du hast { $shares }, je { $worth } wert; die nächste kostet { $price }.
    }
coach-pay = Jede Karte zählt beim Bezahlen als eine, egal was darauf steht. { $after ->
        [0] Das nimmt deine letzten Handkarten.
        [one] Eine Karte bleibt dir auf der Hand.
       *[other] { $after } Karten bleiben dir auf der Hand.
    }
coach-expand = Die Zahl muss größer sein als die neueste dort. Ein anderer Zehner zahlt je Aktie eine Karte. { $company }: Du hast { $shares }.
coach-remove = Meeresreinigung: Für { $cost } kommt eine Tiefenkarte weg, und eine Aktie dort zählt 1 weniger. Handkarten: { $hand }.
coach-remove-or-move = Meeresreinigung: Für { $cost } kommt eine neueste Karte weg oder wandert dahin, wo sie passt. Handkarten: { $hand }.
coach-buy-cheaper = Meeresforschung: Kauf jetzt einmal eine Aktie für { $cost } Karten weniger als ihr Preis. Handkarten: { $hand }.
coach-take-share = Meeresforschung: Zahl den Preis an den Besitzer, und die Aktie gehört dir. Handkarten: { $hand }.
coach-raise-or-move = Tierwelt: Für { $cost } wird eine späte Karte die neueste oder sie wandert. Eine kleinere neueste Zahl lässt mehr Platz.
coach-extra-depth = Tierwelt: Noch eine Handkarte darf unter ein Unternehmen. Sie zahlt keine Dividende. Handkarten: { $hand }.
coach-move = Sie wird dort die neueste Karte und muss größer sein als die davor. Eine verschobene Karte zahlt keine Dividende.
coach-place = Sie wird dort die neueste Karte. Eine Zusatzkarte zahlt keine Dividende; Aktien zählen dort 1 mehr.
