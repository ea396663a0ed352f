### Die Analyse einer Partie. Anteile am Sieg stehen in Prozent: „12,3 %“.

## Der Kopf eines Berichts.

analysis-title = { $game }: { $names }
analysis-judge = Beurteilt vom Netz für { $network }.
analysis-judge-nearest = Beurteilt vom Netz für { $network }, dem nächstliegenden: Diese Optionen hat es nicht gelernt.
analysis-bias = Das Netz misst mit seinen eigenen Augen: Was es nicht versteht, gilt als Fehler, und woran nur es selbst glaubt, gilt als das Beste. Kleine Unterschiede bedeuten wenig.
analysis-unfinished = Die Partie ist nicht zu Ende: Als Ergebnis gilt, was jede Seite jetzt erwarten kann.
analysis-real-dice = Die Würfel waren echt und wurden von Hand eingegeben.
analysis-unentered = { $turns-count ->
    [one] Von einem Zug wurde nur der letzte Wurf eingegeben: Die Würfe und Entscheidungen davor werden weder beurteilt noch als Glück gezählt.
   *[other] Von { $turns } Zügen wurde nur der letzte Wurf eingegeben: Die Würfe und Entscheidungen davor werden weder beurteilt noch als Glück gezählt.
}
study-unentered = Die Würfe davor wurden nicht eingegeben; sie werden nicht beurteilt.

## Woher ein Ergebnis kommt.

total-result = Ergebnis
total-start = Am Anfang zu erwarten
total-luck = Glück
total-luck-own = eigene Würfe
total-luck-others = Würfe der anderen
total-skill = Können
total-skill-own = eigene Entscheidungen
total-skill-others = die der anderen
total-revisions = davon neue Einsichten
total-adjusted = Ergebnis ohne Glück
total-unknown = Nicht eingegebene Würfe

## Wie gut jemand gespielt hat.

play-decisions = Entscheidungen
play-unforced = davon freie
play-lost = Insgesamt verloren
play-error-rate = Verloren je Entscheidung
play-points = Verlorene Punkte
play-accuracy = Genauigkeit
play-inaccuracies = Ungenauigkeiten
play-mistakes = Fehler
play-blunders = Patzer

## Fehlentscheidungen, eine nach der anderen.

errors-none = Keine Fehlentscheidung: Niemand hat mit einer Entscheidung { $least } oder mehr verschenkt.
errors-heading = Fehlentscheidungen: was { $least } oder mehr verschenkt hat
errors-turn = Zug
errors-who = wer
errors-decided = entschied
errors-better = besser
errors-lost = verlor
errors-points = Punkte
errors-points-how = Punkte: die dieses Zuges, für Reihen und Gefangene, verglichen mit der besseren Entscheidung. Unter 0: verschenkte Punkte; über 0: jetzt mehr Punkte, aber weniger vom Sieg.
error-inaccuracy = Ungenauigkeit
error-mistake = Fehler
error-blunder = Patzer
error-heading = Zug { $turn }: { $name }
error-sentence = { $decided } verliert { $lost }; { $better } ist besser.
error-more = Gezeichnet sind die { $shown } schlimmsten von { $errors } Fehlentscheidungen; in der Tabelle stehen alle.

## Die Kurven.

graph-share = Anteil am Sieg: { $name }
graph-luck = Glück bisher: { $name }
page-players = Die Spieler
page-totals = Woher das Ergebnis kommt
page-share = Anteil am Sieg
page-share-how = Was jede Seite erwarten konnte, vom ersten Wurf bis zur letzten Entscheidung. Ringe zeigen Fehlentscheidungen.
page-luck = Glück
page-luck-how = Was die Würfel jedes Zuges dem gaben, der sie warf: Nach oben ist Glück.
page-luck-first = Der erste Balken, vor Zug 1, ist das Auswürfeln: was es der Seite gab, die dabei am meisten gewann.
page-roll-off = Auswürfeln
page-boards = Was besser gewesen wäre
page-board = Das Brett vor der Entscheidung von { $name }: { $decided }, besser { $better }
page-dice = Würfel
page-decided = entschied
page-better = besser
page-made = Erstellt von Sixrow { $version }, das inoffiziell ist und mit den Verlagen der Spiele nichts zu tun hat.

## Die Analyse, die eine Aufzeichnung mitbringt.

stored-analysis = Die Aufzeichnung bringt eine Analyse mit; ihre Zeichen stehen unter den Bemerkungen: was besser war und was verloren ging.
stored-play = { $name }: Genauigkeit { $accuracy }; { $lost } verloren in { $unforced-count ->
    [one] einer freien Entscheidung
   *[other] { $unforced } freien Entscheidungen
}; Ungenauigkeiten { $inaccuracies }, Fehler { $mistakes }, Patzer { $blunders }.
stored-fortune = { $name }: Glück { $luck }, Können { $skill }, Ergebnis { $result }, ohne Glück { $adjusted }.

## Ein Rat.

hint-shares = Anteil am Sieg: { $shares }
hint-share = { $name } { $share }
hint-points = Punkte in diesem Zug, von jetzt an: { $name } kann { $points } erwarten.
hint-choices = { $decisions-count ->
    [one] Eine Entscheidung ist erlaubt.
   *[other] { $decisions } Entscheidungen sind erlaubt; die besten:
}
hint-share-head = Anteil
hint-loss-head = Verlust
hint-points-head = Punkte in diesem Zug
hint-odds-columbiz = Die Chance in Prozent, in diesem Zug noch auf ein Feld zu setzen:
hint-odds-sequence-dice = Die Chance in Prozent, mit diesem oder dem nächsten Wurf ein Feld zu wählen:
hint-luck = Der beste Wurf bringt { $best } ({ $dice }), der schlechteste { $worst } ({ $other }).

## Fortschritt.

progress-analysing = Analyse läuft
