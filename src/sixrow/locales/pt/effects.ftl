### O que fez um lançamento ou uma decisão.
###
### Cada expressão segue o nome do jogador, talvez com outras. Sem ponto final.

effect-rolled = lança { $dice }
effect-tied = { $seats } estão empatados e lançam de novo ({ $rule })
effect-began = começa
effect-kept = mantém { $dice }
effect-stopped = para de lançar
effect-placed = { $pieces ->
    [discs] coloca uma ficha em { $cell }
   *[chips] põe uma ficha em { $cell }
}
effect-captured = captura a ficha de { $owner } em { $cell }
effect-row-made = { $points-count ->
    [0] faz uma linha de { $length } ({ $cells })
    [one] marca 1 ponto por uma linha de { $length } ({ $cells })
   *[other] marca { $points } pontos por uma linha de { $length } ({ $cells })
}
effect-forfeited = não pode colocar nada e abdica de { $discs-count ->
    [0] 0 fichas
    [one] uma ficha
   *[other] { $discs } fichas
} ({ $rule })
effect-supply-empty = já não tem fichas, por isso esta ronda é a última ({ $rule })
effect-replaced = substitui a ficha de { $owner } em { $cell } ({ $rule })
effect-removed = retira a ficha de { $owner } de { $cell } ({ $rule })
effect-passed = { $rule ->
    [S-8] passa, pois o seu lado já ocupa as quatro casas ({ $rule })
    [S-11] passa, pois não há ficha para retirar ({ $rule })
   *[S-15] passa, pois já não tem fichas ({ $rule })
}
effect-extra-turn = joga outra vez ({ $rule })
effect-turn-ended = { $pieces ->
    [discs] termina o turno
   *[chips] { "" }
}
effect-game-ended = { $pieces ->
    [discs] A última ronda acabou ({ $rule })
   *[chips] A partida acabou ({ $rule })
}
