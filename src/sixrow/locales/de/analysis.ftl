### Die Analyse einer Partie. Anteile am Sieg stehen in Prozent: „12,3 %“.

## Der Kopf eines Berichts.

analysis-title = { $game }: { $names }
analysis-judge = Analysiert vom Netz für { $network }.
analysis-judge-nearest = Analysiert vom Netz für { $network }, dem nächstliegenden: Mit diesen Optionen wurde es nicht trainiert.
analysis-bias = Die Analyse ist nur so gut wie ihr Netz: Ungewöhnliche Züge beurteilt es vielleicht falsch. Kleine Unterschiede bedeuten nichts.
analysis-unfinished = Die Partie ist nicht zu Ende: Als Ergebnis gilt, was jede Seite jetzt erwarten kann.
analysis-real-dice = Die Würfel waren echt und wurden von Hand eingegeben.
analysis-unentered = { $turns-count ->
    [one] Von einem Zug wurde nur der letzte Wurf eingegeben; die Würfe und Entscheidungen davor werden weder analysiert noch als Glück gezählt.
   *[other] Von { $turns } Zügen wurde nur der letzte Wurf eingegeben; die Würfe und Entscheidungen davor werden weder analysiert noch als Glück gezählt.
}
study-unentered = Die Würfe davor wurden nicht eingegeben und deshalb nicht analysiert.

## Woher ein Ergebnis kommt.

total-result = Ergebnis
total-start = Am Anfang zu erwarten
total-luck = Glück
total-luck-own = eigene Würfe
total-luck-others = Würfe der anderen
total-skill = Können
total-skill-own = eigene Entscheidungen
total-skill-others = die der anderen
total-revisions = davon Neubewertung
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

errors-none = Keine Fehlentscheidung: Keine Entscheidung hat { $least } oder mehr verschenkt.
errors-heading = Fehlentscheidungen: was { $least } oder mehr verschenkt hat
errors-turn = Zug
errors-who = wer
errors-decided = entschied
errors-better = besser
errors-lost = verlor
errors-points = Punkte
errors-points-how = Punkte: die Punkte dieses Zuges, für Reihen und Gefangene, verglichen mit der besseren Entscheidung. Unter 0: verschenkte Punkte; über 0: jetzt mehr Punkte, aber eine kleinere Gewinnchance.
error-inaccuracy = Ungenauigkeit
error-mistake = Fehler
error-blunder = Patzer
error-heading = Zug { $turn }: { $name }
error-sentence = { $decided } verliert { $lost }; { $better } ist besser.
error-more = Gezeigt sind die { $shown } schlimmsten von { $errors } Fehlentscheidungen. In der Tabelle stehen alle.

## Die Kurven.

graph-share = Gewinnchance: { $name }
graph-luck = Glück bisher: { $name }
page-players = Die Spieler
page-totals = Woher das Ergebnis kommt
page-share = Gewinnchancen
page-share-how = Die Gewinnchance jeder Seite vom ersten Wurf bis zur letzten Entscheidung. Ringe zeigen Fehlentscheidungen.
page-luck = Glück
page-luck-how = Was die Würfel jedes Zuges dem gebracht haben, der würfelte: Nach oben ist Glück.
page-luck-first = Der erste Balken, vor Zug 1, ist das Auswürfeln: was es der Seite brachte, die am meisten davon hatte.
page-roll-off = Auswürfeln
page-boards = Was besser gewesen wäre
page-board = Das Brett vor der Entscheidung von { $name }: { $decided }, besser { $better }
page-dice = Würfel
page-decided = entschied
page-better = besser
page-made = Erstellt von Sixrow { $version }, einem inoffiziellen Programm ohne Verbindung zu den Verlagen der Spiele.

## Die Analyse, die eine Partiedatei mitbringt.

stored-analysis = Diese Partiedatei enthält eine Analyse. Ihre Bemerkungen zeigen, was besser war und was verloren ging.
stored-play = { $name }: Genauigkeit { $accuracy }; { $lost } verloren in { $unforced-count ->
    [one] einer freien Entscheidung
   *[other] { $unforced } freien Entscheidungen
}; Ungenauigkeiten { $inaccuracies }, Fehler { $mistakes }, Patzer { $blunders }.
stored-fortune = { $name }: Glück { $luck }, Können { $skill }, Ergebnis { $result }, ohne Glück { $adjusted }.

## Ein Rat.

hint-shares = Gewinnchancen: { $shares }
hint-share = { $name } { $share }
hint-points = Erwartete Punkte im Rest dieses Zuges: { $name } { $points }.
hint-choices = { $decisions-count ->
    [one] Eine Entscheidung ist erlaubt.
   *[other] { $decisions } Entscheidungen sind erlaubt; die besten:
}
hint-share-head = gewinnt
hint-loss-head = Verlust
hint-points-head = Punkte in diesem Zug
hint-odds-columbiz = Die Chance in Prozent, in diesem Zug noch auf ein Feld zu setzen:
hint-odds-sequence-dice = Die Chance in Prozent, mit diesem oder dem nächsten Wurf ein Feld zu wählen:
hint-luck = Der beste Wurf bringt { $best } ({ $dice }), der schlechteste { $worst } ({ $other }).

## Fortschritt.

progress-analysing = Analyse läuft
