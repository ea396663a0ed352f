### Ce qu’a fait un lancer ou une décision.
###
### Chaque expression suit le nom du joueur, peut-être avec d’autres. Sans point final.

effect-rolled = lance { $dice }
effect-tied = { $seats } sont à égalité et relancent ({ $rule })
effect-began = commence
effect-kept = garde { $dice }
effect-stopped = arrête de lancer
effect-placed = { $pieces ->
    [discs] place un pion en { $cell }
   *[chips] pose un jeton en { $cell }
}
effect-captured = capture le pion de { $owner } en { $cell }
effect-row-made = { $points-count ->
    [0] forme une ligne de { $length } ({ $cells })
    [one] marque 1 point pour une ligne de { $length } ({ $cells })
   *[other] marque { $points } points pour une ligne de { $length } ({ $cells })
}
effect-forfeited = ne peut rien placer et met { $discs-count ->
    [0] 0 pion
    [one] un pion
   *[other] { $discs } pions
} de côté ({ $rule })
effect-supply-empty = n’a plus de pions : ce tour de table est le dernier ({ $rule })
effect-replaced = remplace le jeton de { $owner } en { $cell } ({ $rule })
effect-removed = retire le jeton de { $owner } en { $cell } ({ $rule })
effect-passed = { $rule ->
    [S-8] passe : les quatre cases sont déjà à son camp ({ $rule })
    [S-11] passe : aucun jeton à retirer ({ $rule })
   *[S-15] passe : plus de jetons ({ $rule })
}
effect-extra-turn = rejoue ({ $rule })
effect-turn-ended = { $pieces ->
    [discs] finit son tour
   *[chips] { "" }
}
effect-game-ended = { $pieces ->
    [discs] Le dernier tour de table est terminé ({ $rule })
   *[chips] La partie est terminée ({ $rule })
}
