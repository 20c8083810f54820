# Was Leute erreicht, die nicht an ihrem Tisch sind.

turn = Du bist am Zug: { $game } mit { $others }.
waiting = Alle warten auf dich: { $game } mit { $others }.
invited = Du bist eingeladen: { $game } mit { $others }, das nächste Spiel.
over = { $how ->
    [won] Du hast gewonnen: { $game } mit { $others }.
    [closed] Der Tisch wurde geschlossen: { $game } mit { $others }.
   *[over] Das Spiel ist zu Ende: { $game } mit { $others }.
}
ask = Jemand bittet darum, einen Zug zurückzunehmen: { $game } mit { $others }.
chat = Es gibt etwas Neues zu lesen: { $game } mit { $others }.
confirm = Jemand möchte hier erfahren, wann ein Zug bei Bathysphere ansteht. Warst du das, dann öffne diese Seite und bestätige es. Wenn nicht, tu nichts: Mehr wird nicht kommen.
test = So sagt dir Bathysphere, wenn du am Zug bist.
several = { $count } Nachrichten von deinen Tischen
former = früherer Mitspieler
bots = Bots
mail-off = Keine solche Mail mehr: { $url }
open = Öffnen
