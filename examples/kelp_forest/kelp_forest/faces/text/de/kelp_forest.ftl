game-kelp = Tangwald
game-pitch = Nimm Tang aus der Reihe: Jede Zahl zählt einmal.
game-provenance = Alles ist selbst gemacht.
game-house = Die Karten sind selbst gemacht.
provenance-cards = Die Karten sind für dieses Beispiel erfunden.

ask-turn = Nimm eine Karte aus der Reihe
option-take = { $card } nehmen
verb-take = Nehmen
event-took = { $seat } nimmt { $card }.
event-turned-up = { $card } kommt in die Reihe.
reason-not-in-row = { $card } liegt nicht in der Reihe.
way-take = { $card } nehmen

score-kelp = Tang
score-later = Später in der Reihenfolge
part-kelp = Tang
