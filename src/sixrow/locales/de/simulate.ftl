### Die Engine bereit machen, und viele Partien auf einmal.

engine-compiling = Die Engine wird kompiliert (nur beim ersten Mal, etwa { $seconds } s)
engine-compiled = {""} … { $part }
engine-done = {""} … fertig
engine-ready = Die Engine ist bereit: { $folder }
engine-not-kept = Kompilierter Code lässt sich auf diesem Rechner nicht speichern, also wird bei jedem Start neu kompiliert (etwa { $seconds } s). Setze SIXROW_CACHE auf einen beschreibbaren Ordner.
engine-kept-elsewhere = Kompilierter Code lässt sich in { $chosen } nicht speichern; er liegt in { $folder }.

simulated-playing = Es wird gespielt
simulated-interrupted = Abgebrochen; Ergebnisse bisher:
simulated-head = { $games } Partien { $setup } in { $seconds } s ({ $rate } je Sekunde)
simulated-place = { $place-count ->
    [1] 1. am Zug
    [2] 2. am Zug
    [3] 3. am Zug
   *[other] { $place }. am Zug
}
simulated-filled = Wie oft jedes Feld besetzt wurde, je hundert Partien:
simulated-rolled = Gewürfelt: { $rolled }
simulated-part = { $face }: { $percent } %

## Was gezählt wurde, höchstens 13 breit.

mean-share = Anteil
mean-score = Punkte
mean-rows = Reihen
mean-captives = Gefangene
mean-forfeits = Einbußen
mean-chips = Chips
mean-ties = Gleichstände
mean-turns = Züge
mean-passes = gepasst
mean-extra-turns = Extrazüge
mean-replaced = ersetzt
mean-removed = entfernt

## Was diese Wörter bedeuten.

means-columbiz = Durchschnitt je Partie, ± halbe Breite des 95-%-Intervalls. Anteil: Anteil am Sieg, je ½, wenn zwei gleichauf liegen. Punkte: Reihen und Gefangene zusammen. Reihen: Punkte für Reihen. Gefangene: geschlagene Scheiben. Einbußen: Züge, in denen keine Scheibe gesetzt werden konnte. Gleichstände: Anteil der Partien mit mehreren Siegern.
means-sequence-dice = Durchschnitt je Partie, ± halbe Breite des 95-%-Intervalls. Anteil: Anteil am Sieg. Chips: die am Ende auf dem Brett. Gepasst: Würfe ohne Zug. Extrazüge: nach einer 2 oder 12. Ersetzt, entfernt: gegnerische Chips, entfernt mit einer 10.

## Wettkämpfe zwischen Spielern.

ladder-before = { $games } Partien waren schon gespielt.
ladder-worker-lost = Ein Arbeitsprozess wurde abgebrochen; Ergebnisse bisher:
ladder-against = { $one } gegen { $others } { $share }
ladder-itself = { $one } gegen sich selbst { $share }
ladder-head = { $setup }, Startwert { $seed }: { $games } Partien ({ $seconds } s)
ladder-one = einer
ladder-others = andere
ladder-games = Partien
ladder-wins = einer gewinnt
ladder-share = Anteil je Platz
ladder-rating = Wertung
ladder-equals = (gleich Starke gewännen { $share })

## Entscheidungen, verglichen durch Weiterspielen.

rollout-interrupted = Abgebrochen; Ergebnisse bisher:
rollout-head = je { $games } Partien, Gewinnchancen; { $name } entscheidet
rollout-loss = Verlust
rollout-play-on = weiterspielen

## Lernen.

learn-resumed = Es geht weiter nach { $games } Partien.
learn-begun = Es wird gespielt und gelernt. Beim ersten Mal dauert das Kompilieren ein, zwei Minuten.
learn-done = Das Netz liegt in { $file }.
learn-progress = { $played }/{ $games } Partien  { $samples } Proben  Abweichung { $loss }
learn-against = gegen { $name } { $share }

## sixrow dataset.

dataset-progress = { $done } von { $games } Partien, noch etwa { $seconds } s
dataset-done = { $games } Partien in { $files } Dateien: { $folder }
