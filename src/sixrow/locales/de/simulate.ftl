### Die Engine bereit machen, und viele Partien auf einmal.

engine-compiling = Die Engine wird übersetzt, einmalig, etwa { $seconds } s
engine-compiled = {""} … { $part }
engine-done = {""} … fertig
engine-ready = Die Engine ist bereit: { $folder }
engine-not-kept = Übersetzter Code lässt sich auf diesem Rechner nicht aufbewahren; jeder Start übersetzt neu, etwa { $seconds } s. SIXROW_CACHE nennt einen beschreibbaren Ordner.
engine-kept-elsewhere = Übersetzter Code lässt sich in { $chosen } nicht aufbewahren; er liegt in { $folder }.

simulated-playing = Es wird gespielt
simulated-interrupted = Unterbrochen: Das wurde bisher gespielt.
simulated-head = { $games } Partien { $setup } in { $seconds } s ({ $rate } je Sekunde)
simulated-place = { $place-count ->
    [1] 1. am Zug
    [2] 2. am Zug
    [3] 3. am Zug
   *[other] { $place }. am Zug
}
simulated-filled = Wie oft jedes Feld besetzt wurde, in hundert Partien:
simulated-rolled = Gewürfelt: { $rolled }
simulated-part = { $face }: { $percent } %

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

means-columbiz = Eine Partie im Mittel, ± halbe Breite des 95-%-Intervalls. Anteil: der Teil des Sieges, ½ für jeden von zweien, die gleichauf liegen. Punkte: Reihen und Gefangene zusammen. Reihen: Punkte für Reihen. Gefangene: gefangene Scheiben. Einbußen: Züge, in denen keine Scheibe gesetzt werden konnte. Gleichstände: der Teil der Partien, den mehrere gewannen.
means-sequence-dice = Eine Partie im Mittel, ± halbe Breite des 95-%-Intervalls. Anteil: der Teil des Sieges. Chips: die am Ende auf dem Brett liegen. Gepasst: Würfe, die nichts erlaubten. Extrazüge: nach einer 2 oder 12. Ersetzt, entfernt: Chips von Gegnern, Letzteres mit einer 10.

## Wettkämpfe zwischen Spielern.

ladder-before = { $games } Partien wurden schon früher gespielt.
ladder-worker-lost = Ein Arbeitsprozess wurde von außen beendet: Das wurde bisher gespielt.
ladder-against = { $one } gegen { $others } { $share }
ladder-itself = { $one } gegen sich selbst { $share }
ladder-head = { $setup }, Startwert { $seed }: { $games } Partien ({ $seconds } s)
ladder-one = einer
ladder-others = andere
ladder-games = Spiele
ladder-wins = einer gewinnt
ladder-share = Anteil für
ladder-rating = Wertung
ladder-equals = (Gleich Starke gewännen { $share })

## Entscheidungen, verglichen durch Weiterspielen.

rollout-interrupted = Unterbrochen: Das wurde bisher gefunden.
rollout-head = je { $games } Partien, Anteile am Sieg; { $name } entscheidet
rollout-loss = Verlust
rollout-play-on = weiterspielen

## Lernen.

learn-resumed = Es geht weiter nach { $games } Partien.
learn-begun = Es wird gespielt und gelernt; beim ersten Mal dauert das Übersetzen ein, zwei Minuten.
learn-done = Das Netz liegt in { $file }.
learn-progress = { $played }/{ $games } Partien  { $samples } Proben  Abweichung { $loss }
learn-against = gegen { $name } { $share }

## sixrow dataset.

dataset-progress = { $done } von { $games } Partien, noch etwa { $seconds } s
dataset-done = { $games } Partien in { $files } Dateien: { $folder }
