### Palavras de que todos os clientes precisam.

game-columbiz = Columbiz
game-sequence-dice = Sequence Dice

## As cores das peças; servem também de nomes quando os jogadores não os têm.

colour-purple = roxo
colour-blue = azul
colour-grey = cinzento
colour-black = preto
colour-green = verde
colour-red = vermelho

list = { $first } e { $last }
list-empty = nenhum
no-dice = nada
dice-sum = { $first } + { $second } = { $total }

## Como uma partida acabou.

result-last-round = { $players-count ->
    [one] { $winners } vence com { $score } { $score-count ->
        [0] pontos
        [one] ponto
       *[other] pontos
    }.
   *[other] { $winners } partilham a vitória com { $score } { $score-count ->
        [0] pontos
        [one] ponto
       *[other] pontos
    } cada (C-24).
}
result-row = { $players-count ->
    [one] { $winners } vence com { $score } em linha.
   *[other] { $winners } vencem com { $score } em linha.
}
stopped-won = { $players-count ->
    [0] ninguém venceu
    [one] { $winners } venceu
   *[other] { $winners } venceram
}
stopped = { $ending ->
    [aborted] A partida foi cancelada
    [agreed] Os jogadores concordaram em parar
   *[other] A partida foi interrompida
}; { $won }.
stopped-by = { $ending ->
    [resigned] { $name } desistiu
    [time] { $name } esgotou o tempo
   *[other] { $name } interrompeu a partida
}; { $won }.

## Os níveis dos jogadores de computador, o mais fraco primeiro.

level-novice = Principiante
level-casual = Amador
level-skilled = Experiente
level-expert = Perito
level-master = Mestre

## Até onde o jogo chegou.

round-number = Ronda { $round }
turn-number = Turno { $turn }
winning-length = { $length } em linha vencem
