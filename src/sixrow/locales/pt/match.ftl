### A mesa e os seus dados: o que recusa, e o que a verificação de um registo encontrou.

## Abrir uma mesa.

refusal-wrong-terms = Estas condições não fazem uma mesa: { $text }
refusal-pair-needs-two-sides = Um par de partidas é para dois lados, não { $sides }
refusal-not-when-rated = As partidas classificadas não permitem { $field ->
    [undo] desfazer jogadas
    [hints] sugestões
   *[position] começar numa posição
}
refusal-pair-from-position = Uma partida a partir de uma posição joga-se sozinha, não faz parte de um par
refusal-position-over = Nesta posição a partida já terminou
refusal-rated-needs-people = Numa mesa classificada, cada lugar precisa de uma pessoa própria
refusal-person-or-bot = Um lugar tem uma pessoa ou um robô, não ambos
refusal-not-a-table = «{ $text }» não pode ser o identificador de uma mesa
refusal-not-a-person = «{ $text }» não pode ser o identificador de uma pessoa
refusal-not-a-name = «{ $text }» não pode ser um nome; um nome tem até { $longest } caracteres visíveis
refusal-wrong-number-of-chairs = Aqui são precisos { $awaited } lugares, não { $found }

## Todos os comandos.

refusal-stale-version = Entretanto aconteceu algo (evento { $version }, tinha visto { $seen })
refusal-not-a-command-id = «{ $text }» não pode ser o identificador de um comando
refusal-for-people = Isto é para pessoas, não para a casa
refusal-for-the-house = Só a casa pode dizer isto
refusal-not-the-host = Isto é para o anfitrião da mesa
refusal-not-seated = Isto é para quem tem um lugar
refusal-not-your-seat = O lugar { $seat } não é seu
refusal-not-the-next-event = Segue-se o evento { $awaited }, não { $found }

## Antes e depois das partidas.

refusal-already-started = A partida já começou
refusal-seat-taken = O lugar { $seat } está ocupado
refusal-seats-open = Ainda ninguém ocupou estes lugares: { $seats }
refusal-game-running = Não se pode levantar a meio de uma partida; pode desistir
refusal-too-late-to-abort = A primeira decisão já foi tomada, por isso a partida não pode ser anulada
refusal-not-over-yet = A partida ainda não acabou
refusal-own-seat = Este é o seu próprio lugar
refusal-seat-open = Ninguém está sentado aí
refusal-unseated = O anfitrião retirou-lhe o lugar; não pode voltar a sentar-se a esta mesa
refusal-somebody-left = Alguém saiu, por isso não há desforra

## Durante uma partida.

refusal-not-playing = Aqui não se joga nenhuma partida
refusal-not-your-turn = É o turno do lugar { $seat }
refusal-time-up = O tempo acabou
refusal-no-decisions = Não há nenhuma decisão neste comando
refusal-undo-not-agreed = Nesta mesa não se volta atrás
refusal-nothing-to-undo = Não há nada que possa desfazer desde o último lançamento
refusal-bot-plays = Um robô joga no lugar { $seat }
refusal-not-away = Ninguém falta no lugar { $seat }
refusal-grace-not-over = O lugar { $seat } ainda pode voltar: mais { $wait-count ->
    [0] 0 segundos
    [one] um segundo
   *[other] { $wait } segundos
}
refusal-no-way-back = Nenhum robô o substitui no lugar { $seat } durante a sua ausência

## Dados reais que se introduzem.

refusal-dice-entered = Esta partida joga-se com dados reais: introduza o que mostram
refusal-dice-not-entered = Só se introduzem dados numa partida com dados reais
refusal-not-with-entered-dice = { $field ->
    [rated] Uma partida com dados reais não pode contar para a classificação
    [pair] Um encontro de duas partidas não é possível com dados reais
    [clock] Uma partida com dados reais não tem relógio
    [resign] Aqui ninguém desiste; pode terminar a partida
   *[undo] Com dados reais, tudo se pode desfazer
}
refusal-entered-by-one = Com dados reais, uma só pessoa introduz tudo: todos os lugares têm de ser seus
refusal-not-the-only-roll = Só se introduz o último lançamento sozinho se nenhum outro do turno foi introduzido
refusal-begun-already = Já foi introduzida alguma coisa, por isso já se sabe quem começa; desfaça isso primeiro
refusal-nothing-entered = Ainda não foi introduzido nada

## Os dados: cadeias, elos e lançamentos em espera.

refusal-dice-due = O lançamento { $roll } está em espera; nada mais se pode fazer antes de os dados chegarem
refusal-no-roll-due = { $roll-count ->
    [0] Nenhum lançamento está em espera agora
   *[other] Agora está em espera outro lançamento: { $roll }
}
refusal-not-anchored = Os dados esperam pelos dispositivos destes lugares: { $seats }
refusal-anchor-used = Esta cadeia já foi usada nesta mesa; é precisa uma nova
refusal-not-called = O lançamento { $roll } não precisa de um elo seu
refusal-another-history = O servidor e este dispositivo viram partidas diferentes antes do lançamento { $roll }
refusal-not-in-force = Outro dispositivo seu começou entretanto uma nova cadeia
refusal-not-ahead = O servidor não deu este elo, ou já fez esse lançamento

## Provas dos dados.

refusal-no-proof = O registo não tem prova dos seus dados
refusal-real-dice = Os dados eram reais e foram introduzidos à mão; não há nada a verificar
refusal-not-a-proof = A prova dos dados não o é: { $text }
refusal-old-proof = A prova é de um tipo antigo ({ $text }), em que um servidor podia escolher os dados; não prova nada
refusal-other-commitment = O registo tem outro compromisso: { $text }
refusal-wrong-commitment = O primeiro compromisso não existia antes do primeiro lançamento
refusal-wrong-people = A prova tem pessoas noutros lugares que o registo
refusal-no-person = A prova tem elos de lugares onde ninguém se senta
refusal-wrong-roller = O lançamento { $roll } é de outro lugar
refusal-wrong-link = O elo não condiz com a sua cadeia no lançamento { $roll }
refusal-wrong-number-of-rolls = A prova é de { $awaited } lançamentos, o registo tem { $found }
refusal-wrong-first-roll = A partida não pode ter começado com o lançamento { $roll }
refusal-wrong-roll = O lançamento { $roll } deveria ser { $fair }, não { $found }
refusal-wrong-digest = Algo mudou depois de feito o registo: a soma de controlo não condiz

## Recibos: o que o dispositivo de um jogador guardou de uma mesa.

refusal-not-a-receipt = Isto não é um recibo: { $text }
refusal-receipt-other-table = O recibo é de outra mesa: { $text }
refusal-receipt-commitment = O recibo tem outro compromisso da casa que o registo
refusal-receipt-anchor = O registo tem uma cadeia de { $name } que não foi feita neste dispositivo
refusal-receipt-link = O registo tem no lançamento { $roll } um elo que este dispositivo não deu
refusal-receipt-roll = O lançamento { $roll } não é como este dispositivo o viu
refusal-receipt-left-out = Este dispositivo estava lá, mas o lançamento { $roll } não lhe pediu um elo
refusal-receipt-dropped = O lançamento { $roll } foi anulado como se este dispositivo não tivesse respondido, mas respondeu
refusal-receipt-head = Este dispositivo viu a partida correr de outro modo que o registo

## O que o cliente de um jogador encontra, dito a esse jogador.

fault-wrong-link = No lançamento { $roll } um elo não condiz com o anterior: foi trocado.
fault-wrong-roll = O lançamento { $roll } mostra outros dados que os dos seus elos, ou veio fora de ordem.
fault-foreign-link = Alguém deu um elo em seu nome no lançamento { $roll }. Não saiu daqui.
fault-foreign-anchor = Alguém começou uma nova cadeia em seu nome depois do lançamento { $roll }. Foi noutro dispositivo seu?
fault-foreign-command = Alguém jogou em seu nome, no lançamento { $roll }. Foi noutro dispositivo seu?
fault-no-person = O lançamento { $roll } pediu um elo a alguém que não joga.
fault-not-called = O lançamento { $roll } foi feito sem pedir a todos os que é preciso.
fault-left-out = Estava aqui, mas o lançamento { $roll } não pediu o seu elo.
fault-dropped = O lançamento { $roll } foi anulado como se não tivesse respondido, mas o seu elo estava lá.
fault-anchored-late = Alguém mudou de cadeia com o lançamento { $roll } em espera.
fault-decided-late = Alguém decidiu ou desfez algo com o lançamento { $roll } em espera.
fault-second-draw = O lançamento { $roll } foi tirado outra vez, ou anulado sem motivo.
fault-second-opening = O servidor abriu a mesa outra vez.
fault-resealed = O servidor começou uma nova cadeia depois do lançamento { $roll }. Tem de o fazer se foi reposto de uma cópia; se não, pergunte porquê.
fault-went-back = O servidor voltou a um estado anterior da partida. O lançamento { $roll } já tinha sido visto aqui.
fault-another-history = O servidor mostra outra partida que antes, o mais tardar no lançamento { $roll }.

## O que se conta e se diz dos dados sem ser uma falta.

dice-links-own = { $rolls-count ->
    [one] O seu elo está em { $mine } de { $rolls } lançamento.
   *[other] O seu elo está em { $mine } de { $rolls } lançamentos.
}
dice-links-by = Lançamentos de { $name }: em { $mine } de { $rolls }
dice-links-of = Elos de { $name }: em { $mine } de { $rolls } lançamentos
dice-void = O lançamento { $roll } foi anulado, porque { $name } não respondeu.
dice-void-other = O lançamento { $roll } foi anulado, porque alguém já não jogava.
dice-void-avoided = Teria dado { $dice }.
dice-new-chain = { $name } começou uma nova cadeia depois do lançamento { $roll }.
dice-bare = { $rolls-count ->
    [one] { $rolls } lançamento não tem elo de nenhum jogador: { $list }
   *[other] { $rolls } lançamentos não têm elo de nenhum jogador: { $list }
}
dice-letters = As letras desta partida: { $letters }

## O que foi verificado, uma linha cada.

verify-title = { $file }: mesa { $table }, partida { $game }
verified-replay = { $entries-count ->
    [one] As regras permitem o único lançamento que foi feito.
   *[other] As regras permitem todos os { $entries } lançamentos e decisões.
}
verified-commitment = A casa publicou a sua cadeia antes do primeiro lançamento; o compromisso está abaixo.
verified-noted-commitment = O compromisso é o que foi anotado antes da partida.
verified-chains = { $links-count ->
    [one] O único elo mostrado condiz com a sua cadeia.
   *[other] Todos os { $links } elos mostrados condizem com as suas cadeias.
}
verified-dice = Lançados de novo a partir dos elos, os { $dice } dados de { $rolls } lançamentos são iguais.
verified-counted = Pediu-se a todos os que era preciso; { $links } elos de jogadores estão em { $rolls } lançamentos.
verified-digest = Nomes, preparação, decisões, horas, resultado e etiquetas estão como foram escritos.
verified-receipt = O recibo de { $name } condiz, com os { $rolls } lançamentos que viu.
verify-failed = ERRADO: { $sentence }
verify-more = … e mais { $more } do mesmo género
verify-commitment = Compromisso: { $commitment }
verify-commitment-how = (Compare-o com o que a mesa mostrou antes da partida; --commitment faz isso.)
verify-letters-how = (Compare-as com os outros jogadores, sem ser pelo servidor: letras iguais, a mesma partida.)
verify-limits =
    Um registo não mostra quem estava presente sem lhe pedirem, se as cadeias eram dos jogadores,
    nem se todos viram esta partida. Os recibos deles mostram: --receipt.
verify-not-covered = Os comentários e outros anexos não são abrangidos pela prova.
verify-holds = Verificado.
verify-broken = Não verificado.

## Os dados, contados.

tally-head = Em { $dice } dados houve (entre parênteses: o que tantos dados deixam possível)
tally-face = { $face }: { $count }, { $share } % ({ $low } a { $high } %)
tally-chi-square = Dados honestos são pelo menos tão desiguais em { $percent } % das partidas.
