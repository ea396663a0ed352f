### Ord som alle klientene trenger.

game-columbiz = Columbiz
game-sequence-dice = Sequence Dice

## Fargene på brikkene; de er også navn der spillerne ikke har noe.

colour-purple = lilla
colour-blue = blå
colour-grey = grå
colour-black = svart
colour-green = grønn
colour-red = rød

list = { $first } og { $last }
list-empty = ingen
no-dice = ingenting
dice-sum = { $first } + { $second } = { $total }

## Hvordan et parti endte.

result-last-round = { $players-count ->
    [one] { $winners } vinner med { $score } poeng.
   *[other] { $winners } deler seieren med { $score } poeng hver (C-24).
}
result-row = { $players-count ->
    [one] { $winners } vinner med { $score } på rad.
   *[other] { $winners } vinner med { $score } på rad.
}
stopped-won = { $players-count ->
    [0] ingen vant
    [one] { $winners } vant
   *[other] { $winners } vant sammen
}
stopped = { $ending ->
    [aborted] Partiet ble avbrutt
    [agreed] Spillerne ble enige om å slutte
   *[other] Partiet ble stanset
}; { $won }.
stopped-by = { $ending ->
    [resigned] { $name } ga opp
    [time] { $name } brukte opp tiden
   *[other] { $name } stanset partiet
}; { $won }.

## Nivåene til dataspillerne, det svakeste først.

level-novice = Nybegynner
level-casual = Hobbyspiller
level-skilled = Dreven
level-expert = Ekspert
level-master = Mester

## Hvor langt et spill er kommet.

round-number = Runde { $round }
turn-number = Tur { $turn }
winning-length = { $length } på rad for å vinne
