### Les mots dont tous les clients ont besoin.

game-columbiz = Columbiz
game-sequence-dice = Sequence Dice

## Les couleurs des pions ; elles servent aussi de noms aux joueurs qui n’en ont pas.

colour-purple = violet
colour-blue = bleu
colour-grey = gris
colour-black = noir
colour-green = vert
colour-red = rouge

list = { $first } et { $last }
list-empty = aucun
no-dice = rien
dice-sum = { $first } + { $second } = { $total }

## Comment une partie s’est terminée.

result-last-round = { $players-count ->
    [one] { $winners } gagne avec { $score } { $score-count ->
        [one] point
       *[other] points
    }.
   *[other] { $winners } partagent la victoire avec { $score } { $score-count ->
        [one] point
       *[other] points
    } chacun (C-24).
}
result-row = { $players-count ->
    [one] { $winners } gagne avec { $score } jetons alignés.
   *[other] { $winners } gagnent avec { $score } jetons alignés.
}
stopped-won = { $players-count ->
    [0] personne n’a gagné
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}
stopped = { $ending ->
    [aborted] La partie a été annulée
    [agreed] Les joueurs ont convenu d’arrêter
   *[other] La partie a été arrêtée
} ; { $won }.
stopped-by = { $ending ->
    [resigned] { $name } a abandonné
    [time] { $name } a épuisé son temps
   *[other] { $name } a arrêté la partie
} ; { $won }.

## Les niveaux des joueurs ordinateurs, le plus faible d’abord.

level-novice = Débutant
level-casual = Amateur
level-skilled = Confirmé
level-expert = Expert
level-master = Maître

## Où en est une partie.

round-number = Tour de table { $round }
turn-number = Tour { $turn }
winning-length = { $length } jetons à aligner
