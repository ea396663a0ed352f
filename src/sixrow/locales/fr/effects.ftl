### Ce qu’a fait un lancer ou une décision.
###
### Chaque expression suit le nom du joueur, peut-être avec d’autres. Sans point final.

effect-rolled = lance { $dice }
effect-tied = { $seats } sont à égalité et relancent ({ $rule })
effect-began = joue en premier
effect-kept = garde { $dice }
effect-stopped = cesse de lancer
effect-placed = { $pieces ->
    [discs] place un disque en { $cell }
   *[chips] pose un jeton en { $cell }
}
effect-captured = capture le disque de { $owner } en { $cell }
effect-row-made = { $points-count ->
    [0] fait une ligne de { $length } ({ $cells })
    [one] marque 1 point pour une ligne de { $length } ({ $cells })
   *[other] marque { $points } points pour une ligne de { $length } ({ $cells })
}
effect-forfeited = ne peut rien placer et retire du jeu { $discs-count ->
    [0] 0 disque
    [one] un disque
   *[other] { $discs } disques
} ({ $rule })
effect-supply-empty = n’a plus de disque : ce tour de table est le dernier ({ $rule })
effect-replaced = enlève le jeton de { $owner } en { $cell } ({ $rule })
effect-removed = retire le jeton de { $owner } de { $cell } ({ $rule })
effect-passed = { $rule ->
    [S-8] passe, tenant déjà les quatre cases ({ $rule })
    [S-11] passe, faute de jeton à retirer ({ $rule })
   *[S-15] passe, n’ayant plus de jeton ({ $rule })
}
effect-extra-turn = rejoue ({ $rule })
effect-turn-ended = { $pieces ->
    [discs] termine son tour
   *[chips] { "" }
}
effect-game-ended = { $pieces ->
    [discs] Le dernier tour de table est terminé ({ $rule })
   *[chips] La partie est terminée ({ $rule })
}
