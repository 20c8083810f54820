### Der Tisch im Terminal.

## Eingabe

prompt = Nummer 1–{ $last }, Wörter oder hilfe
unreadable = Diese Zeile war nicht lesbar. Gib Buchstaben und Zahlen ein.
no-such-number = Diese Möglichkeit gibt es nicht. Gib eine Nummer von 1 bis { $last } ein oder hilfe.
nothing-matches = Keine Möglichkeit passt zu „{ $words }“. Enter zeigt alle, hilfe erklärt mehr.
# Mengen und Warnungen
set-how = (in beliebiger Reihenfolge, etwa „3 1 2“)
set-marked = { $count ->
        [0] Nichts ist mehr markiert.
       *[other] Markiert: { $things } ({ $count } von { $most }). { $enough ->
            [yes] Eine weitere Zahl markiert weiter, dieselbe nimmt zurück, { $stop } genügt.
           *[no] Eine weitere Zahl markiert weiter, dieselbe nimmt zurück.
        }
    }
warning-sure = Tippe es noch einmal oder ja, um es trotzdem zu tun.
options-more = … mehr Möglichkeiten, als hier Platz haben. Wörter filtern sie, etwa ein Name oder eine Zahl.
news-more =
    (… { $count ->
        [one] 1 frühere Zeile
       *[other] { $count } frühere Zeilen
    }: log)
name-you = Spieler

# Weitere Wörter für jeden Befehl neben seinem englischen Namen.
command-undo = zurück rückgängig u
command-why = warum warum?
command-save = speichern sichern
command-log = verlauf
command-help = hilfe ? h
command-hint = tipp hinweis
command-table = tisch
command-look = sieh ansehen
command-sources = herkunft quellen
command-quit = ende beenden q
answer-yes = j ja y yes
answer-no = n nein no
answer-cancel = a abbrechen c cancel

help =
    Eine Nummer spielt diese Möglichkeit, ebenso ihr ganzer Text, etwa „{ $example }“.
    Wo mehreres zusammen gewählt wird, tippe es in beliebiger Reihenfolge, etwa „3 1 2“; eines allein wird markiert.
    Andere Wörter zeigen nur die Möglichkeiten, in denen sie vorkommen; Enter zeigt den ganzen Tisch.
    zurück – ein Schritt zurück über deine eigenen Züge, bis eine Karte aufgedeckt wird oder jemand anders zieht
    warum [Aktion oder Wörter] – warum etwas nicht geht, mit der Regel dazu
    tipp – was ein Bot an deiner Stelle täte
    verlauf [Zeilen] – was bisher geschah
    speichern [Datei] – das Spiel in eine Datei schreiben; „bathysphere replay DATEI“ liest sie
    sieh [was] – genauer hinsehen, auf alles auf dem Tisch, nach seinem Namen
    tisch – den Tisch neu zeichnen
    herkunft – welche Werte von uns sind und woher die anderen stammen
    ende – aufhören; das Spiel bleibt erhalten, und du kannst später weiterspielen

## Antworten

undone = Zurückgenommen: { $action }.
undo-nothing = Es gibt nichts von dir zurückzunehmen.
undo-other-seat = Das lässt sich nicht zurücknehmen: { $name } hat seitdem gezogen.
undo-revealed = Das lässt sich nicht zurücknehmen: Es wurden dabei Karten aufgedeckt.
why-possible = Das geht jetzt.
why-nothing = Alles, was du hier wollen könntest, geht.
hint = Ein Bot würde { $number } wählen: { $option } (etwa { $points } Punkte, { $chance } %)
hint-team = Ein Bot nähme { $number }: { $option }
hint-other-team = Oder { $number }: { $option }
hint-other = Oder { $number }: { $option } (etwa { $points } Punkte, { $chance } %)
log-empty = Noch ist nichts geschehen.

## Speichern und Aufhören

mishap = In diesem Programm ist etwas kaputt ({ $what }). Das Spiel selbst ist sicher:
saved =
    Gespeichert in { $file } ({ $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }).
save-exists = { $file } gibt es schon. Ersetzen? ja/nein
save-not = Es wurde nichts geschrieben.
save-failed = { $file } lässt sich nicht schreiben: { $why }. Wähle einen anderen Ort: speichern DATEI
save-nowhere = Das Spiel ließ sich nirgends speichern. Hier ist sein Protokoll:
quit-save = In { $file } speichern? Enter = ja, nein, abbrechen oder andere Datei
left =
    Das Spiel ist in { $file } gespeichert.
    Weiter geht es mit: bathysphere play { $game } --lang de --resume { $quoted }
left-unsaved = Du hast den Tisch verlassen. Es wurde nichts gespeichert.
kept =
    Das Spiel ist in { $file } gespeichert.
    Noch einmal ansehen: bathysphere replay { $quoted }

## Mehrere Menschen an einem Bildschirm

hand-over = { $name } ist am Zug. Alle anderen schauen jetzt weg.
hand-over-ready = { $name }, drücke Enter, wenn du am Bildschirm bist

## Das Ende

score-title = Das Endergebnis
score-tiebreak = { $name }
goals-title = Die Ziele der Gruppe
goal-met = [x]
goal-missed = [ ]
