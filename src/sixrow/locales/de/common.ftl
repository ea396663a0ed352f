### Wörter, die jeder Client braucht.

game-columbiz = Columbiz
game-sequence-dice = Sequence Dice

## Die Farben der Steine; sie dienen auch als Namen, wo Spieler keine haben.

colour-purple = Lila
colour-blue = Blau
colour-grey = Grau
colour-black = Schwarz
colour-green = Grün
colour-red = Rot

list = { $first } und { $last }
list-empty = keine
no-dice = nichts
dice-sum = { $first } + { $second } = { $total }

## Wie eine Partie ausging.

result-last-round = { $players-count ->
    [one] { $winners } gewinnt mit { $score } { $score-count ->
        [one] Punkt
       *[other] Punkten
    }.
   *[other] { $winners } teilen sich den Sieg mit je { $score } { $score-count ->
        [one] Punkt
       *[other] Punkten
    } (C-24).
}
result-row = { $players-count ->
    [one] { $winners } gewinnt mit { $score } in einer Reihe.
   *[other] { $winners } gewinnen mit { $score } in einer Reihe.
}
stopped-won = { $players-count ->
    [0] niemand hat gewonnen
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gemeinsam gewonnen
}
stopped = { $ending ->
    [aborted] Die Partie wurde abgebrochen
    [agreed] Man hat sich auf ein Ende geeinigt
   *[other] Die Partie wurde beendet
}; { $won }.
stopped-by = { $ending ->
    [resigned] { $name } hat aufgegeben
    [time] { $name } hat die Zeit überschritten
   *[other] { $name } hat die Partie beendet
}; { $won }.

## Die Stufen der Computerspieler, die schwächste zuerst.

level-novice = Anfänger
level-casual = Hobbyspieler
level-skilled = Könner
level-expert = Experte
level-master = Meister

## Wie weit ein Spiel ist.

round-number = Runde { $round }
turn-number = Zug { $turn }
winning-length = { $length } in Reihe gewinnen
