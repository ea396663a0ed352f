### Was ein Wurf oder eine Entscheidung bewirkt hat.
###
### Jede Wendung folgt auf den Namen des Spielers, vielleicht mit anderen. Ohne Punkt.

effect-rolled = würfelt { $dice }
effect-tied = { $seats } liegen gleichauf und würfeln noch einmal ({ $rule })
effect-began = beginnt
effect-kept = behält { $dice }
effect-stopped = hört auf zu würfeln
effect-placed = { $pieces ->
    [discs] setzt eine Scheibe auf { $cell }
   *[chips] legt einen Chip auf { $cell }
}
effect-captured = schlägt die Scheibe von { $owner } auf { $cell }
effect-row-made = { $points-count ->
    [0] bildet eine Reihe aus { $length } ({ $cells })
    [one] bekommt 1 Punkt für eine Reihe aus { $length } ({ $cells })
   *[other] bekommt { $points } Punkte für eine Reihe aus { $length } ({ $cells })
}
effect-forfeited = kann nichts setzen und verliert { $discs-count ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
} ({ $rule })
effect-supply-empty = hat keine Scheibe mehr: Dies ist die letzte Runde ({ $rule })
effect-replaced = nimmt den Chip von { $owner } auf { $cell } weg ({ $rule })
effect-removed = entfernt den Chip von { $owner } von { $cell } ({ $rule })
effect-passed = { $rule ->
    [S-8] passt, weil auf allen vier Feldern eigene Chips liegen ({ $rule })
    [S-11] passt, weil es keinen Chip zu entfernen gibt ({ $rule })
   *[S-15] passt, weil kein Chip mehr da ist ({ $rule })
}
effect-extra-turn = ist noch einmal am Zug ({ $rule })
effect-turn-ended = { $pieces ->
    [discs] beendet den Zug
   *[chips] { "" }
}
effect-game-ended = { $pieces ->
    [discs] Die letzte Runde ist vorbei ({ $rule })
   *[chips] Die Partie ist vorbei ({ $rule })
}
