### Porque é que algo foi recusado. Sem ponto final: «refused» e «refused-by-rule» põem-no.

refused = { $sentence }.
refused-by-rule = { $sentence } ({ $rule }).

## Decisões à mesa.

refusal-no-decision-awaited = Agora não há nada para decidir
refusal-unknown-decision = Não há nenhuma decisão com o número { $decision }
refusal-still-rolling = Escolha primeiro os dados a manter; os discos colocam-se depois do último lançamento
refusal-rolls-used = Já não há lançamentos neste turno; os dados ficam como estão
refusal-dice-not-there = Os dados na mesa não incluem { $dice }
refusal-dice-locked = Os dados deixados na mesa ficam lá: é preciso manter também { $dice }
refusal-must-place = Pode colocar um disco, por isso tem de colocar um antes de terminar o turno
refusal-turn-limit = Não se podem colocar mais de { $limit } discos por turno
refusal-supply-empty = Já não tem discos
refusal-cell-taken = { $cell } está ocupada
refusal-too-few-dice = { $cell } custa { $needed-count ->
    [one] um dado
   *[other] { $needed } dados
} com a face { $face }; { $have-count ->
    [0] não lhe resta nenhum
    [one] resta-lhe um
   *[other] restam-lhe { $have }
}
refusal-must-play = Há uma casa para escolher, por isso não pode passar
refusal-must-pass = Este lançamento só lhe permite passar
refusal-cell-safe = As fichas num 2 ou num 12 estão a salvo, por isso { $cell } não pode ser limpa
refusal-nothing-to-clear = Nenhum adversário tem uma ficha em { $cell }
refusal-wrong-number = { $cell } é um { $number }, e o lançamento deu { $total }
refusal-own-chip = O seu lado já tem uma ficha em { $cell }
refusal-empty-first = { $cell } está ocupada, e as casas livres vêm primeiro

## Dados que não servem.

refusal-no-dice-awaited = Agora não há dados para lançar
refusal-not-dice = { $value } não representa dados
refusal-wrong-number-of-dice = { $awaited-count ->
    [one] Aqui é preciso um dado, não { $rolled }
   *[other] Aqui são precisos { $awaited } dados, não { $rolled }
}
refusal-too-many-dice = O jogo só tem { $most } dados, não { $found }

## A preparação.

refusal-wrong-number-of-players = O jogo é para { $allowed } jogadores, não { $value }
refusal-unknown-option = Este jogo não tem a opção { $field }; tem { $allowed }
refusal-unknown-value = { $field } não pode ser { $value }; escolha entre { $allowed }
refusal-unknown-edition = Não há edição { $value } deste jogo; há { $allowed }
refusal-not-a-number = «{ $value }» não é um número que sirva aqui
refusal-limit-needs-four = Só com quatro jogadores o limite pode ser de { $value } discos por turno
refusal-unknown-game = Não há nenhum jogo «{ $text }»; há { $allowed }
refusal-unknown-language = Não há nenhuma língua «{ $value }»; há { $allowed }
refusal-not-an-option = «{ $text }» não é uma opção; escreva nome=valor
refusal-option-twice = A opção { $field } aparece duas vezes

## Posições.

refusal-wrong-length = «{ $field }» não vem uma vez para cada lado
refusal-negative = Há um número abaixo de 0 em «{ $field }»
refusal-off-board = Parte de «{ $field }» está fora do tabuleiro
refusal-cells-overlap = Dois elementos de «{ $field }» estão na mesma casa
refusal-too-many-discs = Alguém tem mais discos do que o jogo
refusal-too-many-chips = Alguém tem mais fichas do que o jogo
refusal-too-many-captives = Há mais cativos do que discos em falta
refusal-no-such-seat = O jogo não tem esse lugar
refusal-ran-out-too-early = Uma reserva está vazia sem que o dono tenha jogado nesta ronda
refusal-impossible-roll-off = O sorteio não pode acabar assim
refusal-not-begun = Durante o sorteio, «{ $field }» tem de estar como no início
refusal-wrong-rolls-left = O número de lançamentos que restam não bate certo
refusal-wrong-dice = Os dados não servem neste momento do turno ({ $field })
refusal-wrong-placed = O número de discos colocados neste turno não bate certo
refusal-not-over = A partida não pode ter acabado aqui ({ $field })
refusal-row-and-phase-differ = Uma linha vencedora e o fim da partida não se conjugam aqui

## O texto de uma posição.

refusal-not-a-board = «{ $text }» não corresponde ao tabuleiro: seis filas de 6 a 1, separadas por /
refusal-unknown-phase = «{ $text }» não é um momento do turno; há { $allowed }
refusal-left-over = «{ $text }» sobra no fim

## Palavras, em posições, registos e na linha de comando.

refusal-not-a-cell = «{ $text }» não é uma casa; as casas vão de a1 a f6
refusal-not-a-die = «{ $text }» não é um dado; os dados vão de 1 a 6
refusal-unknown-word = «{ $text }» não é nem um lançamento nem uma decisão
refusal-missing = Falta aqui «{ $field }»

## Registos.

refusal-unknown-format = «{ $text }» não é um formato que se possa ler; { $allowed } é
refusal-not-a-tag = Isto não é uma etiqueta; escreve-se [Nome "texto"], e alguns nomes têm um significado
refusal-tag-twice = A etiqueta { $field } aparece duas vezes
refusal-not-an-attachment = Isto não é um anexo; escreve-se %nome seguido de JSON
refusal-attachment-twice = O anexo { $field } aparece duas vezes
refusal-comment-twice = Já há aqui um comentário
refusal-too-many-entries = Há mais de { $most } lançamentos e decisões
refusal-not-a-result = «{ $text }» não é um resultado; escreve-se * ou 1 row
refusal-another-setup = A posição não é desta preparação
refusal-wrong-result = O resultado não é o da partida
refusal-wrong-number-of-names = São precisos { $awaited } nomes
refusal-time-goes-back = A hora { $time } é anterior à precedente, ou demasiado grande
refusal-stray-mark = Esta marca de turno ou de lugar não pertence a nenhum lançamento nem decisão
refusal-too-many-names = Este jogo não tem lugar { $seat }
refusal-wrong-turn = Este é o turno { $expected }, não { $found }
refusal-wrong-seat = Este é o turno do lugar { $expected }, não { $found }

## Registos em JSON.

refusal-not-json = Isto não é JSON
refusal-too-deep = Isto está encaixado demasiado fundo
refusal-field-twice = O campo { $field } aparece duas vezes
refusal-half-a-character = Há meio carácter neste texto
refusal-not-finite = Este número é demasiado grande
refusal-unknown-field = Não há aqui nenhum campo { $field }
refusal-wrong-type = Isto tem de ser { $expected ->
    [string] um texto
    [object] um objeto
    [array] uma lista
    [string-or-integer] um texto ou um número inteiro
   *[integer] um número inteiro
}
refusal-roll-or-decision = Uma entrada é ou um lançamento ou uma decisão

## O motor.

refusal-no-turn = Ninguém tem um turno para resolver nesta posição ({ $phase })
refusal-unknown-policy = { $value } não é uma maneira de jogar; escolha entre { $allowed }
refusal-wrong-number-of-policies = Uma maneira de jogar serve para todos os lugares, ou { $awaited } para um cada, não { $found }
refusal-out-of-range = { $field } não pode ser { $value }; é no mínimo { $least }
refusal-too-large = { $field } não pode ser { $value }; é no máximo { $most }
# $extra: the name of a part that is installed separately; $command: the command that does it.
refusal-extra-missing =
    { $extra ->
       *[engine] Os jogadores de computador, a análise e as simulações precisam do extra «engine» do Sixrow
        [server] As mesas para outros precisam do extra «server» do Sixrow
        [postgresql] O PostgreSQL precisa do extra «postgresql» do Sixrow
        [research] Os ambientes de investigação precisam do extra «research» do Sixrow
        [cluster] O trabalho num cluster precisa do extra «cluster» do Sixrow
    }: { $command }
refusal-not-a-multiple = { $field } não pode ser { $value }; é um múltiplo de { $of }
refusal-not-a-network = { $file } não é uma rede
refusal-other-shape = A rede de partida tem outras entradas ou larguras que este treino
refusal-no-network = Ainda ninguém aprendeu a avaliar { $setup }
refusal-unknown-level = Não há nível { $value }; escolha entre { $allowed }

## Encontros e aprendizagem.

refusal-not-a-ladder = { $file } não contém as partidas de uma classificação (linha { $line })
refusal-other-ladder = { $file } contém outra classificação: { $field } é { $value }, não { $wanted }
refusal-other-dataset = { $file } descreve outro conjunto de dados: { $field } é { $value }, não { $wanted }
refusal-not-a-checkpoint = { $file } não é um ponto de retoma que este programa possa continuar
refusal-other-checkpoint = { $file } é um ponto de retoma de outra coisa: { $field } é { $value }, não { $wanted }

## Perguntas a sixrow analyse --serve.

refusal-no-odds = Não é o turno de ninguém nesta posição, por isso as casas não têm probabilidades
refusal-line-too-long = Uma linha pode ter no máximo { $most } sinais
refusal-id-taken = Um pedido com este identificador ainda não foi respondido
refusal-queue-full = Já há { $most } pedidos à espera; pergunte mais tarde
refusal-no-such-request = Nenhum pedido com este identificador espera resposta
refusal-cancelled = Isto foi cancelado
refusal-internal = Isto falhou por um defeito do programa: { $text }

## Análise.

refusal-end-too-far = O fim da partida está demasiado longe para ser resolvido exatamente daqui
refusal-two-sides-only = Os limites só se encontram para partidas de dois lados
refusal-not-frozen = { $file } não é um conjunto de posições fixadas
