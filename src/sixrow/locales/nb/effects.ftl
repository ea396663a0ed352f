### Hva et kast eller et valg førte til.
###
### Hvert uttrykk følger etter spillerens navn, kanskje sammen med andre. Uten punktum.

effect-rolled = kaster { $dice }
effect-tied = { $seats } står likt og kaster om igjen ({ $rule })
effect-began = begynner
effect-kept = beholder { $dice }
effect-stopped = slutter å kaste
effect-placed = { $pieces ->
    [discs] plasserer en brikke på { $cell }
   *[chips] legger en sjetong på { $cell }
}
effect-captured = fanger brikken til { $owner } på { $cell }
effect-row-made = { $points-count ->
    [0] lager en rekke på { $length } ({ $cells })
    [one] får 1 poeng for en rekke på { $length } ({ $cells })
   *[other] får { $points } poeng for en rekke på { $length } ({ $cells })
}
effect-forfeited = kan ikke plassere noe og mister { $discs-count ->
    [one] én brikke
   *[other] { $discs } brikker
} ({ $rule })
effect-supply-empty = har ingen brikker igjen, så dette er siste runde ({ $rule })
effect-replaced = tar bort sjetongen til { $owner } på { $cell } ({ $rule })
effect-removed = fjerner sjetongen til { $owner } fra { $cell } ({ $rule })
effect-passed = { $rule ->
    [S-8] står over, for egne sjetonger ligger på alle fire rutene ({ $rule })
    [S-11] står over, for det er ingen sjetong å fjerne ({ $rule })
   *[S-15] står over, for det er ingen sjetonger igjen ({ $rule })
}
effect-extra-turn = får en tur til ({ $rule })
effect-turn-ended = { $pieces ->
    [discs] avslutter turen
   *[chips] { "" }
}
effect-game-ended = { $pieces ->
    [discs] Den siste runden er over ({ $rule })
   *[chips] Partiet er over ({ $rule })
}
