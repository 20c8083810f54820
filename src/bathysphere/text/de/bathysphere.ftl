### Was zu keinem Spiel gehört: Wörter des Tisches, Gründe des Programms, Fehler.
### Parameter von Fehlern sind Texte; die aller anderen Meldungen sind Zahlen oder Wörter.

## Wörter

list-of = { $first } und { $last }
player-number = Spieler { $number }
score-total = Summe
score-place = Platz

## Das Ende eines Spiels

outcome-winner =
    { $name } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
outcome-winners =
    { $name } gewinnen gemeinsam mit je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
outcome-nobody = Niemand gewinnt: Alle haben das Spiel verlassen.
outcome-decided = Den Gleichstand entschied: { $name }.
outcome-resigned =
    { $name } hat aufgegeben; ein Bot spielte weiter und kommt auf { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
outcome-timeout =
    { $name } hat die Zeit überschritten; ein Bot spielte weiter und kommt auf { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
outcome-away =
    { $name } war nicht da; ein Bot spielte weiter und kommt auf { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
outcome-resigned-team = { $name } hat aufgegeben; ein Bot spielte weiter.
outcome-timeout-team = { $name } hat die Zeit überschritten; ein Bot spielte weiter.
outcome-away-team = { $name } war nicht da; ein Bot spielte weiter.
outcome-reached = Geschafft: { $met } von { $of } Zielen erreicht, { $needed } waren nötig ({ $level }).
outcome-not-reached = Nicht geschafft: { $met } von { $of } Zielen erreicht, { $needed } waren nötig ({ $level }).
outcome-chart = { $met } von { $of } Zielen erreicht: { $result }.
house-mark = (von uns)
house-mark-part = (zum Teil von uns)
sources-title = Woher die Werte dieses Spiels stammen
sources-file = { $file }: { $text } ({ $house } von { $all } Einträgen von uns)
sources-remarks = Was in den Dateien selbst steht, im Wortlaut (englisch):
team-needs = Nötig sind { $needed } von { $of } Zielen ({ $level }); bisher erreicht: { $met }.
team-needs-plain = Nötig sind { $needed } von { $of } Zielen; bisher erreicht: { $met }.
played-on-resigned = aufgegeben, von einem Bot weitergespielt
played-on-timeout = Zeit überschritten, von einem Bot weitergespielt
played-on-away = nicht da, von einem Bot weitergespielt
log-resigned = { $name } gibt auf. Auf diesem Platz spielt ein Bot weiter.
log-timeout = { $name } hat die Zeit überschritten. Auf diesem Platz spielt ein Bot weiter.
log-seat-leads =
    Das Spiel ist zu Ende. Am meisten hat der Platz von { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Dort spielte ein Bot weiter.

## Gegner

bots = Bots
bot-random-name = Zufall
bot-deckhand-name = Matrose
bot-mate-name = Maat
bot-captain-name = Kapitän
bot-admiral-name = Admiral

# Mit der Stärke dazu.
bot-random = { bot-random-name }
bot-deckhand = { bot-deckhand-name } (leicht)
bot-greedy = Greedy (für Programme)
bot-mate = { bot-mate-name } (mittel)
bot-captain = { bot-captain-name } (stark)
bot-admiral = { bot-admiral-name } (am stärksten)

# Was jeder von ihnen tut, für einen Hinweis oder eine Liste.
bot-random-about = Spielt irgendetwas, das die Regeln erlauben. Gut, um dem Spiel zuzusehen.
bot-deckhand-about = Überblickt seinen eigenen Zug nur flüchtig und greift bei jeder vierten Wahl daneben. Für die ersten Spiele.
bot-greedy-about = Plant bis zum Ende des eigenen Zuges, mit von Hand geschriebenen Gewichten. Für Simulationen.
bot-mate-about = Plant bis zum Ende des eigenen Zuges, mit dem, was er aus vielen Spielen gelernt hat. Ein fairer Gegner.
bot-captain-about = Denkt voraus, bis zu einer Sekunde je Wahl und drei je Zug. Für alle, die auch einmal verlieren wollen.
bot-admiral-about = Denkt länger voraus, bis zu fünf Sekunden je Wahl. Der stärkste von allen.

## Tipps

hint-part = { $part } { $amount }
hint-more = { $parts }: { $points } Punkte mehr Vorsprung als „{ $other }“.
hint-less = { $parts }: { $points } Punkte weniger Vorsprung als „{ $other }“.
hint-safer = { $parts }: führt öfter zum Sieg als „{ $other }“, wenn auch mit im Schnitt { $points } Punkten weniger Vorsprung.
hint-riskier = { $parts }: führt seltener zum Sieg als „{ $other }“, wenn auch mit im Schnitt { $points } Punkten mehr Vorsprung.
hint-even = { $parts }: etwa so gut wie „{ $other }“.
hint-same = Kein Unterschied zu „{ $other }“.
part-result = Endstand
part-rival = stärkster Gegner
hint-team = Mit { $chance } % Wahrscheinlichkeit erreicht die Gruppe genug Ziele.
hint-team-more = { $chance } % mehr Aussicht auf genug Ziele als „{ $other }“.
hint-alone = Etwas anderes steht nicht zur Wahl.

## Spiele und Aufzeichnungen

game-seats = Für { $least } bis { $most } Personen.
verify-sealed = Es wurde versiegelt gegeben. Der Startwert { $seed } passt zu seinem Siegel { $seal }.
verify-sealed-noted = Es wurde versiegelt gegeben. Der Startwert { $seed } passt zu dem Siegel, das du notiert hast: { $seal }.
verify-not-sealed = Es wurde nicht versiegelt gegeben: Der Startwert { $seed } ist eine einfache Zahl.
replay-finished =
    { $file }: Die Aufzeichnung lässt sich bis zum Spielende nachspielen, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }.
replay-running =
    { $file }: Die Aufzeichnung lässt sich nachspielen, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }; das Spiel ist noch nicht zu Ende.

## Gründe

reason-over = Das Spiel ist zu Ende: Es kann nichts mehr gespielt werden.
# $verb: was versucht wurde (verb-…), $step: die offene Frage (ask-…)
reason-not-now = „{ $verb }“ geht gerade nicht. Zuerst ist eine andere Frage offen: { $step }
reason-marked-twice = Etwas davon hast du öfter genannt, als du es hast.
reason-not-in-set = Etwas davon kann hier nicht gewählt werden.
reason-set-exactly = Wähle genau { $most }; genannt hast du { $marked }.
reason-set-size = Wähle { $least } bis { $most }; genannt hast du { $marked }.
# $way: Entscheidungen nacheinander (way-…)
reason-first = Zuerst { $way }; dann lässt sich das hier wählen.
reason-by-itself = Einfach { $way }: Das hier folgt dann von selbst, weil nichts anderes zu wählen ist.
reason-when-asked = Das wird gewählt, wenn danach gefragt ist: „{ $asked }“
reason-finish-first = Zuerst ist eine andere Frage offen: „{ $step }“
way-then = { $before }, dann { $next }

rulings = Auslegungen: wo sich die Spielregel auf zwei Arten lesen lässt (* ist unsere Lesart)

# Was zusammen gewählt wird: die Frage und was sie bestätigt. $exact: yes oder no; sonst dürfen es weniger sein.
choose-set = { $exact ->
    [yes] Wähle { $most }
   *[no] Wähle bis zu { $most }
}
confirm-set = { $count ->
    [0] Nichts wählen
   *[other] { $count } wählen
}

## Fehler: ein Spiel beginnen

error-game-broken = Das Spiel „{ $game }“ lässt sich nicht spielen: { $where } lädt nicht ({ $why }).
error-game-without-judgement = Das Spiel „{ $game }“ bringt keine Stellungsbewertung mit; nur der Bot „random“ kann es spielen.
error-game-without-features = Das Spiel „{ $game }“ bringt keine Merkmale mit, also gibt es keine Umgebung dafür.
error-game-unknown = Das Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-version-unknown = Eine Version { $found } von { $game } gibt es nicht. Es gibt die Versionen 1 bis { $newest }.
error-sources-unknown = { $game } hat keine Inhaltsdatei „{ $file }“. Zur Auswahl stehen: { $known }.
error-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $found }.
error-seed = Der Startwert { $found } ist nicht möglich. Wähle eine ganze Zahl von 0 bis { $most } oder 32 hexadezimale Ziffern (0-9, a-f).
error-seal-form = „{ $found }“ ist kein Siegel. Ein Siegel hat 64 hexadezimale Ziffern (0-9, a-f), so wie der Tisch es gezeigt hat.
error-seal-none = In { $file } wurde nicht versiegelt gegeben: Der Startwert ist eine einfache Zahl. Lass --seal weg.
error-seal-other = Der Startwert von { $file } passt nicht zu dem Siegel, das du notiert hast. Sein eigenes Siegel ist { $found }.
error-verify-both = Nenne eine Datenbank: entweder { $file } oder { $database }.
error-option-unknown = { $game } hat keine Option „{ $option }“. Es gibt: { $known }.
error-option-value = „{ $value }“ ist kein Wert der Option { $option }. Zur Wahl stehen: { $allowed }
error-mission-edition = Szenario { $mission } liegt der Schachtel des Prototyps nicht bei. Zur Wahl stehen: { $allowed }.
error-option-form = „{ $option }“ ist nicht als Option lesbar. Schreibe Name=Wert, zum Beispiel sides=advanced.
error-option-twice = Die Option { $option } ist doppelt angegeben. Gib sie nur einmal an.
error-bot-load = Der Bot „{ $bot }“ lädt nicht: { $why }. Nenne eine Klasse als DATEI.py:KLASSE oder MODUL:KLASSE.
error-bot-class = „{ $bot }“ ist kein Bot: Es muss eine Klasse sein, die einen Seed nimmt und eine Methode choose(observation) hat.
error-bot-unknown = Den Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-bot-iterations = „{ $bot }“ ist nicht lesbar. Schreibe die Zahl der Durchläufe hinter den Doppelpunkt: eine ganze Zahl von 1 bis { $most }.
error-resume-game = { $file } ist eine Aufzeichnung von { $found }, nicht von { $game }. Schreibe: bathysphere play { $found } --resume { $file }
error-seat-spelling = Einen Bot namens „{ $player }“ gibt es nicht. Für den Bot schreibe „{ $bot }“; für einen Menschen wähle einen Namen, der sich nicht verwechseln lässt.
error-language = In der Sprache „{ $found }“ gibt es keine Texte. Zur Wahl stehen: { $known }.
error-games-count = { $found } Spiele lassen sich nicht spielen. Verlange mindestens 1.
error-ladder-levels = Eine Rangleiter braucht mindestens zwei Stufen, von der schwächsten zur stärksten; gefunden: { $found }.
error-ladder-budget = { $found } Durchläufe sind zu wenig. Nimm mindestens 1.
error-ladder-seats = Einen Tisch mit „{ $found }“ Plätzen gibt es auf der Rangleiter von { $game } nicht. Schreibe Zahlen wie 2 oder 2,4, oder lass es weg.
error-ladder-file = { $file }, Zeile { $line } ist kein Spiel einer Rangleiter: { $why }. Räume die Datei weg oder wähle mit --out eine andere Seite.
error-workers = Mit { $found } Prozessen geht es nicht. Nimm mindestens 1.

## Fehler: Dateien

error-command-like = Den Befehl „{ $found }“ gibt es nicht. Meinst du: { $alike }? `bathysphere --help` zählt alle auf.
error-command-unknown = Den Befehl „{ $found }“ gibt es nicht. `bathysphere --help` zählt alle auf.
error-file-read = { $file } ist nicht lesbar: { $why }. Prüfe den Pfad und die Rechte.
error-file-write = { $file } ist nicht beschreibbar: { $why }. Wähle einen Ort, an dem du schreiben darfst.
error-file-not-text = { $file } ist keine Textdatei. Gib den Pfad einer Aufzeichnung an, also einer Textdatei in UTF-8.
error-replay-to = Nach Aktion { $found } kann die Aufzeichnung nicht anhalten. Wähle eine Zahl von 0 bis { $most }.

## Fehler: Aktionen

error-action-empty = Es wurde keine Aktion angegeben. Schreibe ein Verb und das, worum es geht.
error-action-out-of-range = { $action } ist keine Aktion dieses Spiels. Die Nummern der Aktionen beginnen bei 0 und liegen unter { $size }.
error-action-unknown-verb = „{ $verb }“ ist kein Verb dieses Spiels. Es gibt: { $known }.
error-action-arguments = „{ $text }“ ist unvollständig oder zu lang. Schreibe es so: { $form }.
error-action-value = In „{ $text }“ passt „{ $word }“ nicht als { $argument }. Möglich sind: { $allowed }

## Fehler: Aufzeichnungen

error-static-client = Die Oberfläche ist nicht gebaut. Führe im Projekt `make setup` aus oder installiere ein veröffentlichtes Paket.
error-static-pyodide = { $folder } ist kein Ordner mit Pyodide: Darin müssen { $needed } liegen.
error-static-msgspec = Es gibt keine Datei { $file }.
error-static-fetch = { $what } konnte nicht geholt werden: { $why }. Hole es anderswo und nenne es mit --pyodide oder --msgspec.
error-static-folder = In { $folder } liegt etwas anderes. Nenne einen neuen oder leeren Ordner.
static-written = Nach { $folder } geschrieben: { $size } MB. Lege den Ordner auf einen beliebigen Webspace.
static-plain = Hier gibt es kein node, um Python vorab zu übersetzen: Das tut die Seite selbst, bei jedem Besuch einige Sekunden lang.
error-link-moves = Einen Schritt { $found } hat diese Partie nicht. Wähle eine Zahl von 0 bis { $most }.
error-link-damaged = Dieser Link ist beschädigt: Es fehlen Buchstaben, oder einige wurden verändert. Kopiere den ganzen Link noch einmal dort, wo du ihn gefunden hast.
error-link-newer = Dieser Link stammt von einer neueren Version des Programms. Öffne ihn dort, oder bringe dieses auf den neuesten Stand.
error-link-does-not-fit = Die Partie in diesem Link kann hier nicht gespielt werden. { $why }
error-record-line = Zeile { $line }: „{ $text }“ ist weder eine Angabe in Klammern noch eine Aktion. Schreibe eine Aktion mit ihrer Nummer, etwa „1. draw“, und Kommentare hinter ein #.
error-record-number = Zeile { $line }: Hier steht die Aktionsnummer { $found } anstelle von { $wanted }. Nummeriere die Aktionen 1, 2, 3 ohne Lücken.
error-record-tag = Zeile { $line }: „{ $text }“ ist keine Angabe in Klammern. Schreibe [Name Wert] und setze Werte mit Leerzeichen in Anführungszeichen.
error-record-late-tag = Zeile { $line }: „{ $text }“ steht hinter der ersten Aktion. Setze alle Angaben in Klammern davor.
error-record-tag-twice = Zeile { $line }: Die Angabe [{ $tag }] steht zweimal da. Behalte nur eine davon.
error-record-tag-missing = Die Angabe [{ $tag } …] fehlt. Ergänze sie am Anfang der Aufzeichnung.
error-record-seen = Das ist, was ein Platz von einem laufenden Spiel gesehen hat: Ohne den Startwert lässt es sich nicht weiterspielen. Lade die Aufzeichnung nach dem Ende des Spiels noch einmal herunter.
error-record-tag-value =
    Zeile { $line }: Die Angabe [{ $tag }] kann nicht den Wert „{ $value }“ haben. { $tag ->
        [game] Schreibe den Namen eines Spiels.
        [check] Schreibe eine Prüfsumme oder lass die Angabe weg.
        [result] Schreibe die Punkte aller Plätze als ganze Zahlen.
       *[other] Schreibe eine ganze Zahl.
    }
error-record-seed = Zeile { $line }: Der Startwert { $value } ist zu groß. Schreibe eine ganze Zahl von 0 bis 9223372036854775807.
error-record-chance = Zeile { $line }: Eine Art des Zufalls namens „{ $value }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-record-sealed-seed = Zeile { $line }: „{ $value }“ ist kein Startwert für versiegelten Zufall. Schreibe 32 kleine hexadezimale Ziffern (0-9, a-f) oder lass [chance sealed] weg.
error-record-seed-kind = Zeile { $line }: Der Startwert { $value } gehört zu versiegeltem Zufall. Ergänze [chance sealed] oder schreibe eine ganze Zahl von 0 bis 9223372036854775807.
error-record-seal = Zeile { $line }: Der Startwert passt nicht zu seinem Siegel; eines von beiden wurde also geändert. Das Siegel dieses Startwerts ist { $found }.
error-record-seal-quick = Zeile { $line }: Nur versiegelter Zufall hat ein Siegel. Lass [seal …] weg.
error-record-seats = Die Angabe [seats { $found }] passt nicht zu diesem Spiel. Schreibe eine Zahl von { $least } bis { $most }.
error-record-too-big = Zeile { $line }: Die Aufzeichnung ist zu groß. Lesbar sind höchstens { $actions } Aktionen in Zeilen von höchstens { $line_length } Buchstaben.
error-record-version = Die Aufzeichnung entstand mit Version { $found } der Regeln; hier bekannt sind die Versionen 1 bis { $known }. Spiele sie mit einer neueren Programmversion nach.
error-record-action = Zeile { $line }: „{ $action }“ ist nicht spielbar. { $why }
error-record-too-long = Zeile { $line }: Das Spiel ist schon vor Aktion { $number } zu Ende. Lösche diese und alle folgenden Aktionen.
error-record-cut-off = Zeile { $line }: Die Aufzeichnung bricht ab, vorhanden sind { $found } von { $promised } Aktionen. Besorge die ganze Datei; willst du nur den vorhandenen Teil, lösche die Angaben [actions …], [result …] und [check …].
error-record-grown = Zeile { $line }: Die Aufzeichnung enthält { $found } statt { $promised } Aktionen. Lösche, was dazukam; soll es bleiben, lösche die Angaben [actions …], [result …] und [check …].
error-record-edited = Zeile { $line }: Die Prüfsumme stimmt nicht, die Aufzeichnung wurde also nach dem Speichern geändert. Nimm das Original; soll die Änderung bleiben, lösche die Angabe [check …].
error-record-unfinished = Zeile { $line }: Die Aufzeichnung nennt das Ergebnis { $wanted }, ihre Aktionen beenden das Spiel aber nicht. Ergänze die fehlenden Aktionen oder lösche die Angabe [result …].
error-record-result = Die Aufzeichnung nennt das Ergebnis { $wanted }, ihre Aktionen führen aber zu { $found }. Berichtige die Angabe [result …] oder lösche sie.

## Fehler der Regeln selbst

error-rules-circle = Die Regeln haben sich bei „{ $step }“ im Kreis gedreht. Das ist ein Fehler des Programms, nicht deiner; es wurde nichts gespielt. Bitte gib die Aufzeichnung des Spiels weiter.
error-rules-exception = Die Regeln des Spiels haben versagt ({ $what }). Das ist ein Fehler des Programms, nicht deiner; es wurde nichts gespielt. Bitte gib die Aufzeichnung des Spiels weiter.

## Fehler: gespeicherte Stellungen

error-load-value = Die Stellung passt nicht, und zwar bei { $place }: { $why }. Vergleiche sie mit einer, die dieses Programm geschrieben hat.
error-load-game = Bei { $place }: Das ist eine Stellung des Spiels „{ $found }“, nicht von „{ $wanted }“. Lade sie als „{ $found }“.
error-load-version = Bei { $place }: Die Stellung folgt Version { $found } der Regeln; hier bekannt sind die Versionen 1 bis { $known }. Lade sie mit einer neueren Programmversion.
error-load-range = Bei { $place }: { $found } liegt außerhalb des Erlaubten. Möglich ist { $least } bis { $most }.
error-load-chance = Bei { $place }: Eine Art des Zufalls namens „{ $found }“ gibt es nicht. Schreibe „{ $known }“ oder eine einfache Zahl für schnellen Zufall.
error-load-seed = Bei { $place }: „{ $found }“ ist kein Startwert für versiegelten Zufall. Schreibe 32 kleine hexadezimale Ziffern (0-9, a-f).
error-load-length = Bei { $place }: Die Zahl der Einträge ist { $found }. Richtig wäre { $wanted }.
error-load-step = Bei { $place }: Den Schritt „{ $step }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-load-frame = Bei { $place }: Der Schritt „{ $step }“ braucht außer step und seat diese Werte: { $known }.
error-load-card-unknown = Bei { $place }: Die Karte „{ $card }“ gibt es nicht. Schreibe Unternehmen und Zahl, etwa pearl-31.
error-load-card-twice = Bei { $place }: Die Karte { $card } liegt auch bei { $other }. Lass sie nur an einem der beiden Orte.
error-load-cards-missing = Bei { $place }: Es fehlen Karten: { $cards }. Jede Karte muss irgendwo liegen.
error-load-bonus-share = Bei { $place }: Eine Bonusaktie ({ $card }) kann hier nicht liegen. Zu zweit gehört sie in den Nachziehstapel, auf den Abwurfstapel oder aus dem Spiel; mit mehr Personen gibt es keine.
error-load-sides = Bei { $place }: Diese Seiten gehören nicht zur Einstellung sides = { $sides }. Gib die passenden Seiten an oder ändere die Einstellung.
error-load-stale = Bei { $place }: { $card } soll beim letzten Mischen außerhalb des Nachziehstapels gewesen sein, liegt aber darin. Lösche den Eintrag.
error-load-known = Bei { $place }: Jemand soll { $card } in einer Hand kennen, die Karte ist aber in keiner Hand. Lösche den Eintrag.
error-load-final-turns = Bei { $place }: Die letzten Züge laufen, obwohl nichts das Ende ausgelöst hat. Gib end_cause einen Wert von 1 bis 3 oder setze final_turns auf 0.
error-load-final-turns-due = Bei { $place }: Das Ende ist ausgelöst, ein Zug, der jetzt beginnt, ist also ein letzter. Gib an, wie viele letzte Züge noch offen sind.
error-load-over = Bei { $place }: Ein leerer Stapel von Schritten bedeutet, dass das Spiel zu Ende ist, und das ist es nur, wenn das Ende ausgelöst wurde und kein letzter Zug mehr offen ist. Ergänze den offenen Schritt oder setze end_cause und final_turns passend.
error-load-deck-empty = Bei { $place }: Der Nachziehstapel ist leer, obwohl nichts das Ende ausgelöst hat. Lege mindestens eine Karte hinein.
error-load-end-cause = Bei { $place }: Dieser Auslöser passt nicht zur Zahl der aufgebrauchten Nachziehstapel, { $depletions }. Mangel an Karten löst das Ende erst mit dem letzten davon aus, zwei Notfinanzierungen in Folge jederzeit.
error-load-stack = Bei { $place }: Die Schritte „{ $found }“ können für diese Plätze nicht zugleich offen sein. Vergleiche mit der Stellung eines laufenden Spiels.
error-load-no-choice = Bei { $place }: Der Schritt { $step } lässt hier nichts zu wählen. Lege einen Schritt obenauf, bei dem es etwas zu wählen gibt.
error-load-ability = Bei { $place }: Der Schritt { $step } gehört zu keiner Fähigkeit, die jetzt nutzbar ist. Nötig ist ein Unternehmen mit Karten, auf der Seite mit dieser Fähigkeit, und kein letzter Zug.
error-load-market = Bei { $place }: In der Auslage liegen Karten, obwohl keine Startaktie zu wählen ist (offen: { $found }). Leere die Auslage.
error-load-frame-card = Bei { $place }: Die Karte mit dem Index { $card } liegt nicht dort, wo dieser Schritt sie braucht. Lege sie dorthin oder gib dem Schritt eine andere Karte.
error-load-frame-payment = Bei { $place }: Diese Zahlung ist nicht möglich. Der Platz braucht ab der angegebenen Karte mindestens so viele Karten, wie er schuldet; Empfänger ist ein Platz oder -1.
error-load-market-empty = Bei { $place }: Eine Startaktie ist zu wählen, aber die Auslage ist leer. Lege Karten in die Auslage oder nimm den Schritt vom Stapel.

## Fehler: Inhaltsdateien

error-content-file = { $file }: { $game } hat keine solche Inhaltsdatei. Bekannt sind: { $known }.
error-pack-folder = { $path } ist kein Ordner. Nenne den Ordner mit den Inhaltsdateien.
error-pack-empty = In { $path } liegen keine Inhaltsdateien (*.toml).
error-pack-exists = { $file } gibt es schon. Wähle einen anderen Ordner.
error-pack-game = Es ist nicht klar, zu welchem Spiel die Dateien in { $path } gehören. Lege eine Datei pack.toml dazu mit der Zeile: game = "…" (eines von: { $known }).
error-pack-absent = An diesem Tisch wird mit dem Inhaltspaket { $pack } ({ $mark }) gespielt, das der Server gerade nicht hat. Vom Tisch ist nichts verloren: Starte den Server mit --pack und dem Ordner von { $pack }, dann geht es weiter.
error-pack-changed = An diesem Tisch wird mit dem Inhaltspaket { $pack } gespielt, wie es war ({ $mark }); seine Dateien haben sich seitdem geändert. Vom Tisch ist nichts verloren: Starte den Server mit den Dateien, wie sie waren, dann geht es weiter.
error-pack-needed = Dieses Spiel wurde mit dem Inhaltspaket { $pack } gespielt. Nenne seinen Ordner mit --pack.
error-pack-other-game = Die Dateien in { $path } gehören zu { $found }, nicht zu { $game }.
error-pack-fault = Ein Spiel mit diesen Dateien ist abgebrochen ({ $table }, Startwert { $seed }): nach { $ply } Entscheidungen, zuletzt „{ $last }“: { $fault }.
error-pack-endless = Ein Spiel mit diesen Dateien endet nicht ({ $table }, Startwert { $seed }): { $most } Entscheidungen haben nicht gereicht.
error-pack-unsaid = Für { $fault } gibt es keinen Text ({ $table }). Gib dem Ding einen Namen oder nimm eine Kennung, die einen hat.
error-content-syntax = { $file }, Zeile { $line }: Das ist kein gültiges TOML: { $why }.
error-content-value = { $file }, Zeile { $line }: Der Wert bei { $where } passt nicht: { $why }.
error-content-least = { $file }, Zeile { $line }: { $where } muss mindestens { $least } sein.
error-content-most = { $file }, Zeile { $line }: { $where } darf höchstens { $most } sein.
error-content-missing = { $file }, Zeile { $line }: Bei { $where } fehlt { $key }.
error-content-unknown = { $file }, Zeile { $line }: Einen Schlüssel { $key } gibt es bei { $where } nicht. Niemand läse ihn: streichen oder den Namen berichtigen.
error-manual-title = { $file }, Zeile { $line }: Die Anleitung muss mit dem Titel des Spiels beginnen: # Titel.
error-manual-outside = { $file }, Zeile { $line }: Das steht außerhalb eines Abschnitts. Unter einem Kapitel folgen nur Abschnitte (### Titel {"{"}#id{"}"}).
error-manual-heading = { $file }, Zeile { $line }: „{ $found }“ ist weder Kapitel (##) noch Abschnitt (###) eines Kapitels.
error-manual-id-missing = { $file }, Zeile { $line }: Der Überschrift „{ $found }“ fehlt die Kennung. Schreibe: Titel {"{"}#id{"}"}.
error-manual-id-form = { $file }, Zeile { $line }: „{ $id }“ ist keine Kennung. Kennungen sind kleingeschriebene Wörter mit Bindestrichen.
error-manual-id-twice = { $file }, Zeile { $line }: Die Kennung „{ $id }“ gibt es schon, in Zeile { $first }.
error-manual-empty = { $file }, Zeile { $line }: Der Abschnitt „{ $id }“ sagt nichts.
error-manual-comment = { $file }, Zeile { $line }: Hier kann nur <!-- words: … --> oder <!-- signs: … --> stehen, in einer Zeile: { $found }
error-manual-marker = { $file }, Zeile { $line }: Das ist keine Liste von Regelnummern und Ausgaben am Ende eines Textes: { $found }
error-manual-rule-unknown = { $file }, Zeile { $line }: Eine Regel { $rule } gibt es nicht.
error-manual-drawing = { $file }, Zeile { $line }: Eine Zeichnung steht allein: ![was sie zeigt](drawing:name), nicht { $found }
error-manual-link = { $file }, Zeile { $line }: Links führen zu Abschnitten dieser Anleitung (#id); { $found } ist keiner.
error-manual-item = { $file }, Zeile { $line }: Ein Punkt einer Liste ist ein Absatz, ohne eine Liste darin.
error-manual-example = { $file }, Zeile { $line }: Das Beispiel „{ $id }“ braucht einen Titel in der ersten Zeile und darunter einen Text.
error-manual-block = { $file }, Zeile { $line }: Eine Anleitung hat Absätze, Listen, Tabellen, Zeichnungen und Beispiele, aber kein { $found }.
error-content-deal = { $file }, Zeile { $line }: Zu { $seats } braucht der Aufbau { $found } der { $have } Karten. Mindestens eine muss übrig bleiben.
error-content-name = { $file }, Zeile { $line }: Der Name „{ $name }“ ist unbekannt. Zur Wahl stehen: { $known }.
error-content-companies = { $file }, Zeile { $line }: Das sind nicht die fünf Unternehmen in ihrer Reihenfolge. Schreibe: { $known }.
error-content-card-number = { $file }, Zeile { $line }: „{ $number }“ ist keine Kartenzahl oder kommt doppelt vor. Nimm jede ganze Zahl von 1 bis 100 (oder 0 bis 99) genau einmal.
error-content-card-count = { $file }, Zeile { $line }: Die Liste hat { $found } Karten. Es müssen { $wanted } sein.

## Fehler: Reef Project

error-content-count = { $file }, Zeile { $line }: Bei { $where } sind es { $found }. Es müssen { $wanted } sein.
error-content-equal = { $file }, Zeile { $line }: { $where } ist { $found }. Es muss { $wanted } sein.
error-content-too-many = { $file }, Zeile { $line }: Bei { $where } sind es { $found }. Höchstens { $most } sind möglich.
error-content-condition = { $file }, Zeile { $line }: Die Mission { $mission } braucht eine Bedingung; mit der Bedingung „none“ ist ihre einzige Wirkung ein Tausch, der einmal geschieht.
error-content-label = { $file }, Zeile { $line }: Die Mission { $mission } muss die Kennung ihrer Insel tragen: „{ $label }“.
error-content-recharge = { $file }, Zeile { $line }: Die Belohnungsfelder der Punkteleiste beginnen bei 0, und es gibt höchstens { $most }.
error-content-choices = { $file }, Zeile { $line }: Die Insel { $island } stellt mehr als einmal Pakete zur Wahl. Lass eine Wahl stehen.
error-load-name = Bei { $place }: „{ $name }“ ({ $kind }) gibt es in diesem Spiel nicht. Vergleiche mit einem Abzug dieses Programms.
error-load-misplaced = Bei { $place }: { $thing } kann hier nicht liegen. Lege es dorthin, wohin es gehört.
error-load-balls = Bei { $place }: Hier sind es { $found } Riffbälle. Mit denen auf den Routen müssen es { $wanted } sein.
error-load-arrived = Bei { $place }: Zwei Forscher können nicht im selben Augenblick angekommen sein. Gib jedem eine eigene Zahl.
error-load-gap = Bei { $place }: Eine Crewreihe hat eine Lücke. Fülle Reihen von links.
error-load-order = Bei { $place }: Die Reihenfolge der Wahl muss jeden Platz einmal nennen.
error-load-frame-numbers = Bei { $place }: Dieser Schritt kann mit diesen Zahlen nicht anstehen. Vergleiche mit dem Abzug eines laufenden Spiels.
error-load-ship = Bei { $place }: Wer kein Schiff hat, kann nur eines wählen. Gib dem Platz ein Schiff.

## Fehler: Inhalte und Stellungen von Deep Sea

error-content-circles = { $file }, Zeile { $line }: Die Aktivierungsfelder von { $card } müssen dieselbe Aktion zeigen. Teile die Karte oder gleiche sie an.
error-content-hex-unreachable = { $file }, Zeile { $line }: Das Feld { $hex } ist von keinem Eingang aus erreichbar. Verbinde es oder mache es zum Eingang.
error-content-keys = { $file }, Zeile { $line }: { $name } bekommt { $found }. Nötig ist { $wanted }.
error-content-link = { $file }, Zeile { $line }: Verbindung { $place } geht von { $ends } aus. Sie muss zwei verschiedene Felder dieser Zone verbinden.
error-content-range = { $file }, Zeile { $line }: { $found } liegt außerhalb. Möglich ist { $least } bis { $most }.
error-content-steps = { $file }, Zeile { $line }: Die Punktstufen müssen jeden Schritt von 0 bis { $last } einmal enthalten, der Reihe nach.
error-content-sum = { $file }, Zeile { $line }: Zusammen sind es { $found }. Es müssen { $wanted } sein.
error-content-coop = { $file }, Zeile { $line }: Es müssen mindestens { $goals } Bonusziel-Karten und { $setbacks } Krisen-Karten sein.
error-content-room = { $file }, Zeile { $line }: Es sind { $found }. Platz ist für { $most }.
error-content-twice = { $file }, Zeile { $line }: „{ $name }“ kommt doppelt vor. Gib jedem einen eigenen Namen.
error-content-mission-file = { $file }: Eine Szenariodatei heißt nach Nummer und Name, zum Beispiel missions/11_my_bay.toml.
error-content-id = { $file }, Zeile { $line }: „{ $name }“ kann keine Kennung sein. Nimm Kleinbuchstaben, Ziffern und _, einen Buchstaben zuerst.
error-content-boards = { $file }, Zeile { $line }: Für die zufälligen Plätze fehlen Kacheln der Tiefe { $depth }; { $found } sind frei.
error-content-needs = { $file }, Zeile { $line }: Dazu gehört eine [[rule]] mit handler = "{ $rule }".
error-load-word = Bei { $place }: „{ $name }“ ist unbekannt. Möglich ist eines von: { $known }.
error-load-place = Bei { $place }: { $name } kann hier nicht liegen. Lege es dorthin, wo es hingehört.
error-load-pieces = Bei { $place }: Teile fehlen oder sind zu oft da: { $pieces }. Jedes Teil muss an genau einem Ort sein.
error-load-step-frame = Bei { $place }: Der anstehende Schritt „{ $step }“ passt nicht zu dieser Stellung. Vergleiche mit einer Stellung, die dieses Programm geschrieben hat.

## Fehler: das Labor

error-grid-empty = Die Option { $option } des Rasters hat keine Werte. Gib mindestens einen an oder lass sie weg.
error-grid-twice = Das Raster nennt einen Wert von { $option } zweimal. Nenne jeden einmal.
error-grid-large = Das Raster hat { $found } Kombinationen. Bleib bei höchstens { $most } oder mach mehrere Versuche daraus.
error-grid-impossible = Die Kombination „{ $cell }“ des Rasters lässt sich nicht spielen. { $why }
error-grid-seats = Die Zahl der Plätze wechselt, aber die Bots „{ $bots }“ sind Platz für Platz angegeben. Nenne einen einzigen Bot oder lass die Plätze weg.
error-seats-form = „{ $found }“ sind keine Zahlen von Plätzen. Schreib sie wie 2,3,4.
error-lab-out = Zeilen brauchen einen Ordner, in dem sie stehen. Ergänze --out ORDNER.
error-lab-other = { $folder } enthält einen anderen Versuch. Wähl einen anderen Ordner oder lösch diesen.
error-lab-busy = Ein anderer Lauf schreibt gerade in { $folder }. Warte auf ihn oder wähl einen anderen Ordner.
error-lab-folder = In { $folder } gibt es keinen Versuch. Mach einen mit `bathysphere simulate … --out { $folder }`.
error-lab-format = { $folder } ist im Format { $found } geschrieben; bekannt ist hier { $known }. Nimm eine passende Version des Programms.
error-lab-unfinished = Der Versuch in { $folder } ist nicht zu Ende. Starte ihn noch einmal: Er geht weiter, wo er aufgehört hat.
error-lab-write = { $file } lässt sich nicht weiterschreiben: { $why }. Alle ganzen Stapel davor bleiben: Schaff Platz und starte denselben Befehl noch einmal.
error-compare-games = Die beiden Versuche sind von verschiedenen Spielen, { $first } und { $second }. Vergleiche zwei von einem Spiel.
error-compare-seeds = Die beiden Versuche haben verschiedene Startzahlen, { $first } und { $second }; ihre Partien teilen ihren Zufall nicht. Wiederhole einen davon mit der Startzahl des anderen.
error-compare-bots = Die beiden Versuche haben verschiedene Bots in ihren Kombinationen. Spiel beide mit denselben Bots in derselben Reihenfolge.
error-extra-missing = { $package } ist nicht installiert. Es kommt mit einer Erweiterung: `pip install "bathysphere[{ $extra }]"`.
error-ray-address = Unter { $address } antwortet kein Ray-Cluster: { $why }. Prüf die Adresse oder nimm --ray local.
error-ray-form = „{ $address }“ ist keine Adresse eines Ray-Clusters. Schreib HOST:PORT, ray://HOST:PORT, auto oder local.
error-pack-mission = { $path } enthält { $found } Szenarien. Ein Bericht handelt von einem: Behalte eine Datei NN_name.toml.

## Fehler: die Lernumgebungen

error-reward = Es gibt keine Belohnung „{ $found }“. Wähl eine von: { $known }.
error-gym-seat = Es gibt keinen Platz { $found }. Wähl einen von 0 bis { $most }, oder keinen, um überall zu sitzen.
error-gym-bots = { $found } Bots können die anderen Plätze nicht füllen. Nenne einen für alle oder { $wanted }.
error-gym-illegal = „{ $found }“ ist keine Art, mit verbotenen Aktionen umzugehen. Wähl eine von: { $known }.
error-gym-reset = Es läuft keine Partie. Ruf zuerst reset() auf.

## Lektionen
error-lesson-line = Zeile { $line }: „{ $text }“ ist unverständlich. Schreibe „Schlüssel: Wert“, etwa „goal: draw“, und Kommentare hinter ein #.
error-lesson-language = Zeile { $line }: „{ $key }“ verlangt { $key ->
        [title] eine Sprache
        [idea] eine Sprache
        [name] eine Sprache
        [task] eine Sprache
        [check] eine Sprache
        [done] eine Sprache
        [says] eine Sprache
        [why] eine Sprache
        [look] eine Sprache
       *[other] keine Sprache
    }. Schreibe Texte mit Sprache („title.de:“), alles andere ohne.
error-lesson-key = Zeile { $line }: Für „{ $key }“ ist hier kein Platz. Die Ordnung einer Lektion steht in docs/lessons.md.
error-lesson-number = Zeile { $line }: „{ $value }“ ist keine Zahl für „{ $key }“.
error-lesson-part = Die Lektion braucht all das: { $missing }.
error-lesson-goal = Zeile { $line }: Der Schritt „{ $step }“ ist nie erreichbar. Gib ihm ein „goal“ oder sage mit „show:“, wie es geht.
error-lesson-otherwise = Zeile { $line }: Der Schritt „{ $step }“ hat keine Antwort auf andere Versuche. Beende ihn mit „otherwise:“.
error-lesson-turn = { $lesson }, Zeile { $line }: Wenn der Schritt „{ $step }“ beginnt, sind die anderen am Zug. Lass sie davor in „reply:“ spielen.
error-lesson-show = { $lesson }, Zeile { $line }: „{ $action }“ aus „show“ führt nicht zum Ziel des Schritts „{ $step }“ oder erreicht es zu früh.
error-lesson-end = { $lesson }: Alles ist gespielt, und die Lektion ist nicht zu Ende.
error-lesson-accepts = { $lesson }, Zeile { $line }: Der Schritt „{ $step }“ nimmt „{ $action }“ an, obwohl kein Ziel es nennt.
error-lesson-answer = { $lesson }, Zeile { $line }: „{ $tried }“ kann dort niemand versuchen.
error-lesson-action = { $lesson }, Zeile { $line }: „{ $action }“ geht dort nicht. { $why }
error-lesson-text = { $lesson }, Zeile { $line }: „{ $what }“ fehlt in: { $missing }.
error-lesson-minutes = { $lesson }: Eine Lektion dauert { $least } bis { $most } Minuten.

error-example-unknown = Ein Beispiel „{ $example }“, das man öffnen kann, gibt es bei { $game } nicht. Wähle eines von: { $known }.
error-lesson-unknown = Eine Lektion „{ $lesson }“ gibt es bei { $game } nicht. Wähle eine von: { $known }.
