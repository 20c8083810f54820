# Was ein Tisch sagt, wenn er nicht tut, worum er gebeten wurde.

refusal-stale = Die Stellung hat sich inzwischen geändert. Sieh noch einmal hin und wähle neu.
refusal-wrong-seat = Du bist nicht am Zug.
refusal-no-seat = Du hast keinen Platz an diesem Tisch. Du kannst zusehen und schreiben.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-not-yours = Solange das Spiel läuft, kannst du nur von deinem eigenen Platz aus sehen.
refusal-private = Dieser Tisch ist privat. Bitte um einen Link.
refusal-origin = Die Anfrage kam von einer anderen Seite und wurde nicht ausgeführt.
refusal-login-failed = Name und Passwort gehören nicht zusammen.
refusal-illegal-action = Das erlauben die Regeln jetzt nicht.
refusal-set-whole = Hier wird mehreres zusammen gewählt. Schicke alles auf einmal, in beliebiger Reihenfolge, oder eines mit „only“ dahinter.
refusal-unknown-action = Eine solche Aktion gibt es in diesem Spiel nicht.
refusal-value = Die Anfrage ist nicht lesbar: { $why }
refusal-not-running = Das Spiel läuft nicht: Es hat noch nicht begonnen oder ist zu Ende.
refusal-not-over = Das geht, wenn das Spiel zu Ende ist.
refusal-started = Das Spiel hat schon begonnen.
refusal-host-stays = Wer den Tisch eröffnet hat, kann ihn vor dem Beginn nicht verlassen.
refusal-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-paused = Das Spiel pausiert. Setze es zuerst fort.
refusal-set-aside = Die Regeln dieses Spiels haben hier versagt: ein Fehler des Programms. Der Tisch ruht, und dein letzter Schritt wurde nicht gespielt. Nimm ihn zurück und spiele einen anderen, oder lade die Aufzeichnung herunter.
refusal-not-paused = Das Spiel pausiert nicht.
refusal-undo-nothing = Es gibt nichts zurückzunehmen.
refusal-undo-revealed = Seitdem wurde etwas aufgedeckt. Bitte die Mitspieler, es zurückzunehmen.
refusal-undo-other-seat = Seitdem war jemand anderes am Zug. Bitte die Mitspieler, es zurückzunehmen.
refusal-wished = Das hast du schon gewünscht. Es geschieht, sobald alle anderen es gewünscht haben.
refusal-no-return = Du hast hier keinen Platz, an den du zurückkehren kannst.
refusal-present = Diese Person ist da. Nur der Platz von jemandem, der weg ist, kann einem Bot gegeben werden.
refusal-no-request = Keine Bitte wartet auf dich.
refusal-request-open = Es gibt schon eine Bitte. Warte die Antworten ab oder ziehe sie zurück.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-seated = Du sitzt schon an diesem Tisch.
refusal-no-open-seat = An diesem Tisch ist kein Platz frei.
refusal-invite-invalid = Dieser Einladungslink führt zu keinem Platz. Kopiere den ganzen Link und versuche es noch einmal.
refusal-table-elsewhere = Dieser Tisch ist nicht in diesem Browser. Ohne Server liegt ein Tisch nur in dem Browser, in dem er begonnen wurde. Lass dir die ganze Partie als Link schicken, der öffnet sich auch hier: am Tisch im Menü mit „Die Partie weiterschicken“, nach dem Ende bei der Wertung.
refusal-table-unknown = Diesen Tisch gibt es nicht.
refusal-manual-unknown = Zu diesem Spiel gibt es keine Anleitung.
refusal-page-unknown = Unter dieser Adresse gibt es nichts.
refusal-method = Diese Adresse lässt sich so nicht benutzen.
refusal-outlived = Dieser Tisch wurde mit Version { $version } von { $game } gespielt, wie sie damals war. Was der Server jetzt hat, spielt ihn anders, darum ist er beiseitegestellt: Nichts an ihm ist verändert oder verloren. Seine Aufzeichnung lässt sich herunterladen, und unter der damaligen Programmversion geht er weiter.
refusal-moment-lost = Dieser Tisch ging nach Schritt { $first } von einer gespeicherten Stellung aus weiter. Was davor war, lässt sich lesen, aber nicht mehr zeigen.
refusal-restarting = Der Server startet gerade neu. Versuche es gleich wieder; nichts geht verloren.
refusal-database-down = Die Datenbank antwortet nicht. Versuche es gleich wieder; nichts geht verloren.
refusal-moment-unknown = Das Spiel hat { $most } Schritte; einen Moment { $found } gibt es nicht.
refusal-branch-seats = Sage für jeden der { $wanted } Plätze, ob du oder ein Bot ihn spielt.
refusal-branch-people = An diesem Tisch hast du mehrere Plätze: Wer mit dir an einem Bildschirm sitzt, darf nicht sehen, wie du etwas ausprobierst. Nach dem Ende können es alle.
refusal-branch-bots = An diesem Tisch gibt es keine Tipps: Spiele beim Ausprobieren alle Plätze selbst oder setze dort Bots hin, die beliebig ziehen.
refusal-plan-unknown = „{ $action }“ gibt es in diesem Spiel nicht und lässt sich darum nicht planen.
refusal-no-plan = Du hast hier keinen Plan.
refusal-plans-full = Du hast deine Pläne an diesem Tisch { $most }-mal geändert, mehr passt nicht.
plan-stopped-revealed = Dein Plan hat angehalten, weil du etwas Neues erfahren hast: { $what }
plan-stopped-taken-back = Dein Plan hat angehalten, weil der Tisch zurückgegangen ist. Als Nächstes wäre gekommen: { $next }
plan-stopped-illegal = Dein Plan hat angehalten, weil die nächste Aktion jetzt nicht möglich ist: { $next }
plan-stopped-forfeits = Dein Plan hat angehalten, weil die nächste Aktion jetzt etwas verschenken würde: { $next }
refusal-no-review = Ein Versuch aus einem laufenden Spiel lässt sich nicht auswerten: Er beginnt mittendrin.
refusal-rated-people = Gewertet wird nur zwischen Menschen: jeder Platz für jemand anderen, keiner für Bots.
refusal-rated-goes-on = Eine gewertete Partie lässt sich nicht schließen. Du kannst aufgeben; das zählt als verloren.
refusal-notes-full = Du hast { $most } Notizen, mehr passen nicht. Leere ein paar davon.
refusal-no-deal = Was mitten in einem Spiel begann, lässt sich nicht vom Anfang an wieder spielen.
refusal-just-left = Der Platz ist erst seit einem Moment leer, vielleicht ist gleich wieder jemand da. Versuche es in { $seconds } Sekunden noch einmal.
refusal-clock = Eine Uhr braucht zwischen 1 und { $most } Sekunden.
refusal-chat-empty = In dieser Nachricht steht nichts Lesbares.
refusal-muted = Wer diesen Tisch eröffnet hat, lässt dich hier nicht chatten.
refusal-removed = Wer diesen Tisch eröffnet hat, hat dich hinausgebeten.
refusal-banned = Wer diesen Server betreibt, hat dich bis { $until } ausgesperrt.
refusal-chat-full = An diesem Tisch wurde genug gesagt: höchstens { $most } Zeilen.
refusal-table-full = Dieser Tisch hat { $most } Einträge, mehr passen nicht. Eröffne einen neuen.
refusal-table-closed = Dieser Tisch wurde geschlossen.
refusal-nobody-meant = Hier gibt es nichts zu ändern, oder niemanden, den es beträfe.
refusal-sits-here = Mitspielende lassen sich nicht hinausbitten. Du kannst sie stumm schalten oder den Tisch schließen.
refusal-signed-out = Du bist hier abgemeldet. Lade die Seite neu.
refusal-way-unknown = Diesen Weg, dich zu benachrichtigen, gibt es nicht mehr.
refusal-hook-address = An diese Adresse kann nichts geschickt werden. Schreibe https:// und die Adresse eines Servers im Internet.
refusal-mail-address = Das ist keine Mailadresse.
refusal-zone-unknown = Keine Zeitzone heißt { $found }.
refusal-ways-full = Du wirst schon auf { $most } Wegen benachrichtigt. Entferne zuerst einen.
refusal-no-mail = Dieser Server verschickt keine Mail: Es ist kein Mailserver eingestellt.
refusal-no-push = Dieser Server kann Browser nicht benachrichtigen.
refusal-session-unknown = Auf einem solchen Gerät bist du nicht angemeldet.
refusal-registered = Du hast schon ein Konto. Ändere stattdessen seinen Namen oder sein Passwort.
refusal-no-account = Du hast noch kein Konto.
refusal-password-length = Ein Passwort ist mindestens { $least } und höchstens { $most } Buchstaben, Ziffern und andere Stellen lang.
refusal-recover-failed = Konto und Wiederherstellungscode gehören nicht zusammen, oder der Code wurde schon benutzt.
refusal-name-odd = Der Name eines Kontos besteht aus Buchstaben einer Schrift, Ziffern, Leerzeichen und . - _ ', und nicht zu vielen davon.
refusal-searching = An deinen Tischen können höchstens { $most } Plätze zugleich von Bots gespielt werden, die vorausrechnen. Beende eine Partie oder wähle leichtere Bots.
refusal-name-empty = Ein Name braucht mindestens einen Buchstaben.
refusal-name-taken = Diesen Namen hat schon jemand. Wähle einen anderen.
refusal-too-fast = Das war zu viel auf einmal. Versuche es in { $seconds } Sekunden wieder.
refusal-too-big = Das ist zu groß: höchstens { $most } Bytes.
refusal-busy = Die Bots sind beschäftigt. Versuche es gleich noch einmal.
refusal-language-unknown = Es gibt Texte in diesen Sprachen: { $known }.
refusal-no-cookie = Der Server kennt dich noch nicht. Lade die Seite neu.
refusal-no-hello = Die erste Nachricht muss hello sein.
refusal-needs-server = Diese Seite spielt für sich, ohne Server. Für Partien mit Freunden an anderen Geräten und für Konten muss jemand einen betreiben: bathysphere serve.
refusal-link-dealt-anew = Ein Versuch aus einem laufenden Spiel passt nicht in einen Link: Er beginnt mittendrin, und was verdeckt war, wurde neu verteilt. Lade stattdessen die Aufzeichnung herunter.
refusal-link-own-content = Eine Partie mit eigenem Inhalt passt nicht in einen Link. Lade die Aufzeichnung herunter und schicke sie zusammen mit den Dateien des Inhalts.
refusal-not-kept = Der Browser konnte das nicht aufbewahren, also bleibt alles, wie es war: { $why }. Schaffe Platz oder erlaube dieser Seite, Daten zu speichern, und versuche es noch einmal.
refusal-internal = Hier ist etwas schiefgegangen. Du kannst nichts dafür, und nichts wurde geändert.

preview-title = Ein Platz ist für dich frei: { $game }
preview-taken = { $game }: Alle Plätze sind besetzt, du kannst zusehen
preview-text = { $host } hält dir einen Platz frei. Ein Brettspiel im Browser, ohne Installation. Noch nie gespielt? Es zeigt dir, wie es geht.
preview-nobody = Ein Brettspiel im Browser, ohne Installation. Noch nie gespielt? Es zeigt dir, wie es geht.

guest = Gast { $number }
former-player = ehemals dabei
seen-by-seat = Was Platz { $seat } von diesem Spiel gesehen hat
seen-by-all = Was alle von diesem Spiel gesehen haben
log-carried = { $why ->
    [content] Womit dieses Spiel gespielt wird, hat sich seit dem Beginn geändert. Der Tisch geht von seiner gespeicherten Stellung aus weiter, nach dem, was jetzt gedruckt ist. Uhren beginnen neu.
   *[other] Die Regeln führen woandershin als damals. Der Tisch geht von seiner gespeicherten Stellung aus weiter. Uhren beginnen neu.
}
record-fault = Die Regeln versagten bei: { $action }

error-database-url = „{ $url }“ ist keine Datenbank. Schreibe sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK.
error-database-unusable = Die Datenbank { $url } lässt sich nicht benutzen: { $why }
error-database-missing = Eine Datenbank { $url } gibt es nicht. Prüfe den Pfad; `bathysphere serve` legt eine neue an.
error-database-newer = Die Datenbank { $url } stammt von einer neueren Version von Bathysphere. Nimm diese Version, oder spiele eine Sicherung von vor der Umstellung ein.
error-database-foreign = In der Datenbank { $url } sind keine Tische von Bathysphere.
error-database-shared = Ein anderer Server bedient { $url } schon (Prozess { $process }). Verloren geht nichts, aber jeder zeigt die Züge des anderen zu spät: Beende einen von beiden.
error-metrics-place = „{ $found }“ ist kein Ort für Messwerte. Schreibe RECHNER:PORT, etwa 127.0.0.1:9090.
error-metrics-unusable = Messwerte lassen sich unter { $found } nicht anbieten: { $why }. Wähle mit --metrics einen anderen Ort.
error-backup-exists = { $file } gibt es schon. Sicherungen überschreiben nichts: Wähle einen anderen Namen.
error-backup-file = Die Sicherung { $file } lässt sich nicht schreiben: { $why }
error-backup-missing = Eine Sicherung { $file } gibt es nicht.
error-restore-full = Die Datenbank { $url } ist nicht leer. Eine Sicherung kommt in eine neue: Nenne eine andere, oder räume diese beiseite.
error-setting-unknown =
    { $where ->
        [option] Die Option
        [environment] Die Umgebung
       *[other] { $where }
    } setzt „{ $name }“, aber so heißt keine Einstellung. Es gibt: { $known }.
error-setting-value =
    { $where ->
        [option] Die Option
        [environment] Die Umgebung
       *[other] { $where }
    } setzt { $name } auf „{ $found }“. Schreibe { $wanted ->
        [text] einen Text
        [number] eine Zahl
        [whole] eine ganze Zahl
        [count] eine ganze Zahl ab 1
        [port] eine Zahl bis 65535
        [seconds] Sekunden, mindestens 0.1
        [switch] yes oder no
        [many] eine Liste, oder Wörter mit Leerzeichen dazwischen
        [networks] Adressen oder Netze wie 10.0.0.0/8, mit Leerzeichen dazwischen; * für alle
        [limit] eine Zahl, oder VORRAT/PRO_SEKUNDE
        [pair] NAME=ZAHL
       *[other] { $wanted }
    }.
error-config-file = Die Einstellungen in { $file } lassen sich nicht lesen: { $why }
error-limit = „{ $found }“ setzt keine Grenze. Schreibe NAME=ZAHL oder NAME=VORRAT/PRO_SEKUNDE mit einem dieser Namen: { $known }.
error-bus-url = „{ $url }“ ist kein Bus. Schreibe memory, redis://RECHNER oder postgresql://NAME@RECHNER/DATENBANK.
error-bus-unusable = Der Bus lässt sich nicht benutzen: { $why }
error-bus-needed = { $workers } Prozesse brauchen einen Weg, miteinander zu reden. Gib --bus redis://RECHNER an oder nimm PostgreSQL als Datenbank.
error-mail-url = Die Einstellung mail muss smtp://NAME:PASSWORT@HOST:587?from=ADRESSE sein, mit einer Adresse als Absender.
error-public-address = „{ $found }“ ist keine Adresse eines Servers. Schreibe https://play.example.org, ohne Pfad.
error-address-unusable = Der Server kann unter { $host }, Port { $port } nicht lauschen: { $why }. Wähle einen anderen --port.
error-secret-file = Die Datei mit dem Geheimnis dieses Servers, { $file }, lässt sich nicht benutzen: { $why }
error-secret-short = Ein Geheimnis in der Umgebung braucht mindestens { $least } Buchstaben oder Ziffern.
error-secret-variable = Das Geheimnis kommt aus der Umgebungsvariablen { $variable }. Ändere es dort: zuerst das neue, dann nach einem Komma das alte.
error-person-unknown = Niemand hat das Konto oder die Kennung „{ $found }“.
error-table-unknown = Einen Tisch „{ $found }“ gibt es nicht.
error-table-over = Die Partie am Tisch „{ $found }“ ist schon zu Ende, oder der Tisch ist geschlossen.
error-ban-who = Sage, wer ausgesperrt wird: --person KONTO, oder --address 203.0.113.7 oder 2001:db8::/64.
error-ban-unknown = „{ $found }“ war nicht ausgesperrt.
error-ban-hours = Eine Sperre dauert mindestens eine Minute und höchstens zehn Jahre, nicht { $found } Stunden.

error-delete-what = Sage, was gelöscht werden soll: --person KONTO oder --table KENNUNG.
