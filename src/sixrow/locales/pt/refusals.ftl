### Porque é que algo foi recusado. Sem ponto final: «refused» e «refused-by-rule» põem-no.

refused = { $sentence }.
refused-by-rule = { $sentence } ({ $rule }).

## Decisões à mesa.

refusal-no-decision-awaited = Agora não há nada para decidir
refusal-unknown-decision = Não há decisão com o número { $decision }
refusal-still-rolling = Escolha primeiro os dados a manter; as fichas colocam-se depois do último lançamento
refusal-rolls-used = Já não há lançamentos neste turno; jogue com estes dados
refusal-dice-not-there = Estes dados não estão na mesa: { $dice }
refusal-dice-locked = Um dado mantido fica até ao fim do turno: mantenha também { $dice }
refusal-must-place = Ainda pode colocar uma ficha: coloque pelo menos uma antes de terminar o turno
refusal-turn-limit = O limite é de { $limit } fichas por turno; termine o turno
refusal-supply-empty = Já não tem fichas; termine o turno
refusal-cell-taken = { $cell } está ocupada; escolha uma casa livre
refusal-too-few-dice = { $cell } custa { $needed-count ->
    [one] um dado
   *[other] { $needed } dados
} de valor { $face }; { $have-count ->
    [0] não lhe resta nenhum
    [one] resta-lhe um
   *[other] restam-lhe { $have }
}
refusal-must-play = Não pode passar: há uma casa para escolher
refusal-must-pass = Não há jogada possível com este lançamento; passe a vez
refusal-cell-safe = As fichas num 2 ou num 12 estão a salvo: escolha outra que não a de { $cell }
refusal-nothing-to-clear = Nenhum adversário tem uma ficha em { $cell }; escolha uma ficha adversária
refusal-wrong-number = { $cell } tem o número { $number }, e o lançamento deu { $total }
refusal-own-chip = O seu lado já tem uma ficha em { $cell }; escolha outra casa
refusal-empty-first = { $cell } está ocupada; escolha uma casa livre enquanto houver

## Dados que não servem.

refusal-no-dice-awaited = Agora não há dados para lançar
refusal-not-dice = «{ $value }» não é um lançamento de dados
refusal-wrong-number-of-dice = { $awaited-count ->
    [one] Aqui é preciso um dado, não { $rolled }
   *[other] Aqui são precisos { $awaited } dados, não { $rolled }
}
refusal-too-many-dice = O jogo só tem { $most } dados, não { $found }

## A preparação.

refusal-wrong-number-of-players = O jogo é para { $allowed } jogadores, não { $value }
refusal-unknown-option = Este jogo não tem a opção «{ $field }»; escolha entre { $allowed }
refusal-unknown-value = «{ $field }» não pode ser { $value }; escolha entre { $allowed }
refusal-unknown-edition = Não há edição «{ $value }» deste jogo; escolha entre { $allowed }
refusal-not-a-number = «{ $value }» não é um número possível aqui
refusal-limit-needs-four = Só com quatro jogadores o limite pode ser de { $value } fichas por turno
refusal-unknown-game = Não há nenhum jogo «{ $text }»; escolha entre { $allowed }
refusal-unknown-language = Não há nenhum idioma «{ $value }»; escolha entre { $allowed }
refusal-not-an-option = «{ $text }» não é uma opção; escreva nome=valor
refusal-option-twice = A opção «{ $field }» aparece duas vezes

## Posições.

refusal-wrong-length = A posição precisa de um número para cada lado, nem mais nem menos
refusal-negative = A posição contém um número negativo
refusal-off-board = Há algo fora do tabuleiro nesta posição
refusal-cells-overlap = Duas peças ocupam a mesma casa
refusal-too-many-discs = Alguém tem mais fichas do que há no jogo
refusal-too-many-chips = Alguém tem mais fichas do que há no jogo
refusal-too-many-captives = Há mais capturas do que fichas em falta
refusal-no-such-seat = O jogo não tem esse lugar
refusal-ran-out-too-early = Uma reserva está vazia sem que o dono tenha jogado nesta ronda
refusal-impossible-roll-off = O sorteio não pode acabar assim
refusal-not-begun = Durante o sorteio, o resto da posição tem de estar como no início
refusal-wrong-rolls-left = O número de lançamentos restantes não bate certo
refusal-wrong-dice = Estes dados são impossíveis neste momento do turno
refusal-wrong-placed = O número de fichas colocadas neste turno não bate certo
refusal-not-over = A partida não pode ter acabado nesta posição
refusal-row-and-phase-differ = A partida só acaba quando um lado tem uma linha vencedora, e então acaba

## O texto de uma posição.

refusal-not-a-board = «{ $text }» não corresponde ao tabuleiro: seis filas de 6 a 1, separadas por /
refusal-unknown-phase = «{ $text }» não é um momento do turno; escolha entre { $allowed }
refusal-left-over = «{ $text }» está a mais no fim

## Palavras, em posições, registos e na linha de comando.

refusal-not-a-cell = «{ $text }» não é uma casa; as casas vão de a1 a f6
refusal-not-a-die = «{ $text }» não é um dado; os dados vão de 1 a 6
refusal-unknown-word = «{ $text }» não é um lançamento nem uma decisão
refusal-missing = Falta aqui «{ $field }»

## Registos.

refusal-unknown-format = «{ $text }» não é um formato conhecido; escolha entre { $allowed }
refusal-not-a-tag = Etiqueta inválida; escreva [Nome "texto"], sabendo que alguns nomes estão reservados
refusal-tag-twice = A etiqueta { $field } aparece duas vezes
refusal-not-an-attachment = Anexo inválido; escreva %nome seguido de JSON
refusal-attachment-twice = O anexo { $field } aparece duas vezes
refusal-comment-twice = Já há aqui um comentário
refusal-too-many-entries = Há mais de { $most } lançamentos e decisões
refusal-not-a-result = «{ $text }» não é um resultado; escreva * ou, por exemplo, 1 row
refusal-another-setup = Esta posição pertence a outro jogo ou a outras opções
refusal-wrong-result = O resultado não corresponde à partida
refusal-wrong-number-of-names = São precisos { $awaited } nomes
refusal-time-goes-back = A hora { $time } é anterior à precedente, ou demasiado grande
refusal-stray-mark = Esta marca de turno ou de lugar não pertence a nenhum lançamento nem decisão
refusal-too-many-names = Este jogo não tem lugar { $seat }
refusal-wrong-turn = Aqui é o turno { $expected }, não o { $found }
refusal-wrong-seat = É a vez do lugar { $expected }, não do lugar { $found }

## Registos em JSON.

refusal-not-json = Isto não é JSON
refusal-too-deep = Isto tem demasiados níveis
refusal-field-twice = O campo «{ $field }» aparece duas vezes
refusal-half-a-character = O texto contém um carácter inválido
refusal-not-finite = Este número é demasiado grande
refusal-unknown-field = Não há aqui nenhum campo «{ $field }»
refusal-wrong-type = Isto tem de ser { $expected ->
    [string] um texto
    [object] um objeto
    [array] uma lista
    [string-or-integer] um texto ou um número inteiro
   *[integer] um número inteiro
}
refusal-roll-or-decision = Uma entrada é ou um lançamento ou uma decisão

## O motor.

refusal-no-turn = Não há turno para resolver nesta posição
refusal-unknown-policy = Não há estratégia «{ $value }»; escolha entre { $allowed }
refusal-wrong-number-of-policies = Indique uma estratégia para todos os lugares, ou { $awaited } (uma por lugar), não { $found }
refusal-out-of-range = { $field } não pode ser { $value }; o mínimo é { $least }
refusal-too-large = { $field } não pode ser { $value }; o máximo é { $most }
# $extra: the name of a part that is installed separately; $command: the command that does it.
refusal-extra-missing =
    { $extra ->
       *[engine] O computador, a análise e as simulações precisam
        [server] As mesas para outros jogadores precisam
        [postgresql] O PostgreSQL precisa
        [research] Os ambientes de investigação precisam
        [cluster] O trabalho num cluster precisa
    } do módulo «{ $extra }» do Sixrow; instale-o com { $command }
refusal-not-a-multiple = { $field } não pode ser { $value }; tem de ser múltiplo de { $of }
refusal-not-a-network = { $file } não é um ficheiro de rede
refusal-other-shape = A rede de partida não tem as entradas ou as larguras deste treino
refusal-no-network = Ainda não há rede treinada para { $setup }
refusal-unknown-level = Não há nível «{ $value }»; escolha entre { $allowed }

## Encontros e aprendizagem.

refusal-not-a-ladder = { $file } não contém as partidas de uma classificação (linha { $line })
refusal-other-ladder = { $file } contém outra classificação: { $field } é { $value }, não { $wanted }
refusal-other-dataset = { $file } descreve outro conjunto de dados: { $field } é { $value }, não { $wanted }
refusal-not-a-checkpoint = { $file } não é um ponto de retoma que este programa possa usar
refusal-other-checkpoint = { $file } é um ponto de retoma de outra coisa: { $field } é { $value }, não { $wanted }

## Perguntas a sixrow analyse --serve.

refusal-no-odds = Não é a vez de ninguém nesta posição, por isso não há probabilidades a calcular
refusal-line-too-long = Uma linha pode ter no máximo { $most } caracteres
refusal-id-taken = Um pedido com este identificador ainda está à espera de resposta
refusal-queue-full = Já há { $most } pedidos à espera; tente mais tarde
refusal-no-such-request = Nenhum pedido com este identificador está à espera de resposta
refusal-cancelled = Pedido cancelado
refusal-internal = Algo correu mal no Sixrow. Tente de novo daqui a pouco

## Análise.

refusal-end-too-far = O fim da partida está demasiado longe para uma solução exata
refusal-two-sides-only = Os limites só se calculam para partidas de dois lados
refusal-not-frozen = { $file } não é um conjunto de posições fixas
