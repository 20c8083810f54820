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
options-more = … mehr Möglichkeiten, als hier Platz haben: mehr, oder Wörter, die sie filtern.
table-more = Mehr mit „mehr“ oder „sieh NAME“: { $names }
table-more-short =
    … { $count ->
        [one] ein weiterer Teil des Tisches
       *[other] { $count } weitere Teile des Tisches
    }: mehr
more-lines =
    … { $count ->
        [one] noch 1 Zeile
       *[other] noch { $count } Zeilen
    }: mehr
more-nothing = Das war alles. Enter zeigt den ganzen Tisch.
look-how = Tippe sieh und einen Namen: eines Teils des Tisches oder von etwas, das darauf liegt. „sieh alles“ zeigt den ganzen Tisch.
look-panes = Teile des Tisches
look-what = „{ $words }“ gibt es hier nicht. „sieh“ allein zeigt, was es zu sehen gibt.
look-all = alles
undrawn = Der Tisch ließ sich nicht zeichnen ({ $what }). Das Spiel ist sicher und geht weiter; hier die einfache Liste:
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
command-log = verlauf protokoll
command-help = hilfe ? h
command-hint = tipp hinweis
command-coach = begleiter
command-table = tisch
command-look = sieh ansehen
command-more = mehr weiter m
command-sources = herkunft quellen
command-rules = regeln regel anleitung
command-quit = ende beenden q
answer-yes = j ja y yes
answer-no = n nein no
answer-cancel = a abbrechen c cancel
answer-on = an ein ja on

answer-off = aus nein off

help =
    Eine Nummer spielt diese Möglichkeit, ebenso ihr ganzer Text, etwa „{ $example }“.
    Wo mehreres zusammen gewählt wird, tippe es in beliebiger Reihenfolge, etwa „3 1 2“; eines allein wird markiert.
    Andere Wörter zeigen nur die Möglichkeiten, in denen sie vorkommen; Enter zeigt den ganzen Tisch.
    zurück – ein Schritt zurück über deine eigenen Züge, bis eine Karte aufgedeckt wird oder jemand anders am Zug war
    warum [Aktion oder Wörter] – warum etwas nicht geht, mit der Regel dazu
    tipp – was ein Bot an deiner Stelle täte
    begleiter [an|aus] – eine Zeile unter jeder Frage: die Regel des Augenblicks und eine Tatsache der Stellung
    verlauf [Zeilen] – was bisher geschah
    speichern [Datei] – das Spiel in eine Datei schreiben; „bathysphere replay DATEI“ liest sie
    sieh [was] – genauer hinsehen, auf alles auf dem Tisch, nach seinem Namen
    mehr – was auf dem Bildschirm keinen Platz fand
    tisch – den Tisch neu zeichnen
    regeln [Wörter oder Regel] – in der Anleitung nachschlagen{ $rule ->
        [none] {""}
       *[other] , etwa „regel { $rule }“ oder „regeln wie endet das Spiel“
    }
    herkunft – welche Werte von uns sind und woher die anderen stammen
    ende – aufhören; das Spiel bleibt erhalten, und du kannst später weiterspielen

## Antworten

undone = Zurückgenommen: { $action }.
undo-nothing = Es gibt nichts von dir zurückzunehmen.
undo-other-seat = Das lässt sich nicht zurücknehmen: { $name } war seitdem am Zug.
undo-revealed = Das lässt sich nicht zurücknehmen: Es wurden dabei Karten aufgedeckt.
why-possible = Das geht jetzt.
why-more =
    (Ähnlich bei { $count ->
        [one] 1 weiteren
       *[other] { $count } weiteren
    }: warum WÖRTER)
why-nothing = Alles, was du hier wollen könntest, geht.
hint = Ein Bot nähme { $number }: { $option } (etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $chance } %)
hint-team = Ein Bot nähme { $number }: { $option }
hint-other-team = Oder { $number }: { $option }
hint-other = Oder { $number }: { $option } (etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $chance } %)
coach-line = Begleiter: { $text }
coach-on = Der Begleiter sagt eine Zeile unter jeder Frage.
coach-off = Der Begleiter schweigt. Mit coach an hörst du ihn wieder.
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
save-nowhere = Das Spiel ließ sich nirgends speichern. Hier ist seine Aufzeichnung:
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

## Lektionen
lesson-head = { $title } · Lektion { $number } von { $of } · etwa { $minutes } Minuten
lesson-step = Schritt { $step } von { $of }: { $name }
lesson-done = [x] { $text }
lesson-open = [ ] { $text }
lesson-how = Mit zeig siehst du es gespielt, mit quit gehst du. Nichts wird gezählt: Versuch es, so oft du magst.
lesson-why = { $why } [{ $rules }]
lesson-look = Achte darauf: { $look }
lesson-back = Dein Versuch ist zurückgenommen.
lesson-over = Das war die Lektion. Weiter: bathysphere lesson play { $game } { $next }
lesson-last = Das war die letzte Lektion. Jetzt spiel: bathysphere play { $game }

command-show = zeig zeige

## Die Anleitung
rules-none = Zu diesem Spiel gibt es noch keine Anleitung.
rules-contents = { $title }: die Regeln. „regeln WÖRTER“ sucht Wörter, „regel { $rule }“ eine Regel, „regeln NAME“ liest einen Abschnitt mit dem Namen in Klammern.
rules-nothing = In der Anleitung passt nichts zu „{ $words }“. „regeln“ allein zeigt, was es gibt.
rules-synonym = „{ $said }“: siehe { $title }.
rules-called = „{ $said }“ heißt hier { $word }: siehe { $title }.
rules-also = Siehe auch:
rules-example = Beispiel: { $title }
rules-open = Von hier weiterspielen: { $command }
rules-drawing = (Eine Zeichnung: { $caption })

rules-only = (nur: { $editions })
