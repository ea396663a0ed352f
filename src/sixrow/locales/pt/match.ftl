### A mesa e os seus dados: o que recusa, e o que a verificação de um registo encontrou.

## Abrir uma mesa.

refusal-wrong-terms = Uma mesa não pode ter estas definições. Escolha outras
refusal-pair-needs-two-sides = As duas partidas são para dois lados, não { $sides }
refusal-not-when-rated = As partidas a contar para o rating não permitem { $field ->
    [undo] desfazer jogadas
    [hints] dicas
    [position] começar numa posição
   *[other] estas definições de tempo e de ausência
}
refusal-pair-from-position = Uma partida a partir de uma posição não pode fazer parte de duas partidas
refusal-position-over = Nesta posição a partida já terminou
refusal-rated-needs-people = Numa mesa a contar para o rating, cada lugar precisa de uma pessoa diferente
refusal-person-or-bot = Um lugar é de uma pessoa ou de um robô, não de ambos
refusal-not-a-table = «{ $text }» não pode ser o identificador de uma mesa
refusal-not-a-person = «{ $text }» não pode ser o identificador de uma pessoa
refusal-not-a-name = «{ $text }» não pode ser um nome; escolha um com { $longest } caracteres no máximo
refusal-wrong-number-of-chairs = Aqui são precisos { $awaited } lugares, não { $found }

## Todos os comandos.

refusal-stale-version = A mesa mudou entretanto. Veja o tabuleiro e tente de novo
refusal-not-a-command-id = «{ $text }» não pode ser o identificador de um comando
refusal-for-people = Só as pessoas podem fazer isto
refusal-for-the-house = Só o servidor pode fazer isto
refusal-not-the-host = Só o anfitrião da mesa pode fazer isto
refusal-not-seated = Ocupe primeiro um lugar
refusal-not-your-seat = O lugar { $seat } não é seu
refusal-not-the-next-event = Segue-se o evento { $awaited }, não o { $found }

## Antes e depois das partidas.

refusal-already-started = A partida já começou
refusal-seat-taken = O lugar { $seat } está ocupado; escolha outro
refusal-seats-open = Estes lugares ainda estão livres: { $seats }. Convide alguém ou junte um computador
refusal-game-running = Não se pode deixar a mesa a meio de uma partida; pode desistir
refusal-too-late-to-abort = A primeira decisão já foi tomada: a partida não pode ser anulada, mas pode desistir
refusal-not-over-yet = A partida ainda não acabou
refusal-own-seat = Este é o seu próprio lugar
refusal-seat-open = Esse lugar está livre
refusal-unseated = O anfitrião retirou-lhe o lugar; não pode voltar a sentar-se a esta mesa
refusal-somebody-left = Alguém deixou a mesa: não há desforra

## Durante uma partida.

refusal-not-playing = Não há nenhuma partida em curso nesta mesa
refusal-not-your-turn = É a vez do jogador { $seat }
refusal-time-up = O seu tempo acabou
refusal-no-decisions = Não há nenhuma decisão neste comando
refusal-undo-not-agreed = Nesta mesa nada se desfaz
refusal-nothing-to-undo = Nada a desfazer: um lançamento não se desfaz
refusal-bot-plays = Um robô joga no lugar { $seat }
refusal-not-away = O jogador { $seat } tem ligação
refusal-grace-not-over = O jogador { $seat } ainda pode voltar; um robô pode jogar dentro de { $wait-count ->
    [0] 0 segundos
    [one] um segundo
   *[other] { $wait } segundos
}
refusal-no-way-back = Nenhum robô está a jogar por si no lugar { $seat }

## Dados reais que se introduzem.

refusal-dice-entered = Esta partida joga-se com dados reais: introduza o que mostram
refusal-dice-not-entered = Só se introduzem dados numa partida com dados reais
refusal-not-with-entered-dice = { $field ->
    [rated] Uma partida com dados reais não pode contar para o rating
    [pair] Com dados reais não se jogam duas partidas seguidas
    [clock] Uma partida com dados reais não tem relógio
    [resign] Aqui ninguém desiste; pode parar a partida
   *[undo] Com dados reais, tudo se pode desfazer
}
refusal-entered-by-one = Com dados reais, uma só pessoa introduz tudo: todos os lugares têm de ser seus
refusal-not-the-only-roll = Para introduzir só o último lançamento, não pode ter introduzido outro neste turno
refusal-begun-already = Já há dados introduzidos, por isso já se sabe quem começa; desfaça-os primeiro
refusal-nothing-entered = Ainda não foi introduzido nada

## Os dados: cadeias, elos e lançamentos em espera.

refusal-dice-due = O lançamento { $roll } está a decorrer; espere pelos dados
refusal-no-roll-due = { $roll-count ->
    [0] Não há nenhum lançamento a decorrer
   *[other] O lançamento que está a decorrer é o { $roll }
}
refusal-not-anchored = Os dados esperam pelos dispositivos destes lugares: { $seats }
refusal-anchor-used = Esta cadeia já foi usada nesta mesa; faça uma nova
refusal-not-called = O lançamento { $roll } não precisa de um elo seu
refusal-another-history = O servidor e este dispositivo viram partidas diferentes antes do lançamento { $roll }
refusal-not-in-force = Outro dispositivo seu começou entretanto uma nova cadeia
refusal-not-ahead = O servidor não deu este elo, ou já fez esse lançamento

## Provas dos dados.

refusal-no-proof = Este ficheiro de partida não tem prova dos seus dados
refusal-real-dice = Os dados eram reais e foram introduzidos à mão; não há nada a verificar
refusal-not-a-proof = A prova dos dados não é válida: { $text }
refusal-old-proof = Esta prova é de um tipo antigo ({ $text }), com o qual um servidor podia escolher os dados; não prova nada
refusal-other-commitment = O ficheiro tem outro compromisso: { $text }
refusal-wrong-commitment = O primeiro compromisso não foi publicado antes do primeiro lançamento
refusal-wrong-people = A prova não tem as mesmas pessoas nos lugares que o ficheiro da partida
refusal-no-person = A prova tem elos de lugares onde ninguém se senta
refusal-wrong-roller = O lançamento { $roll } é de outro lugar
refusal-wrong-link = O elo não corresponde à sua cadeia no lançamento { $roll }
refusal-wrong-number-of-rolls = A prova é de { $awaited } lançamentos, o ficheiro tem { $found }
refusal-wrong-first-roll = A partida não pode ter começado com o lançamento { $roll }
refusal-wrong-roll = O lançamento { $roll } deveria ser { $fair }, não { $found }
refusal-wrong-digest = O ficheiro foi alterado depois de feito: a soma de controlo não corresponde

## Recibos: o que o dispositivo de um jogador guardou de uma mesa.

refusal-not-a-receipt = Isto não é um recibo: { $text }
refusal-receipt-other-table = O recibo é de outra mesa: { $text }
refusal-receipt-commitment = O recibo e o ficheiro da partida não têm o mesmo compromisso do servidor
refusal-receipt-anchor = O ficheiro tem uma cadeia de { $name } que não foi feita neste dispositivo
refusal-receipt-link = O ficheiro tem no lançamento { $roll } um elo que este dispositivo não deu
refusal-receipt-roll = O lançamento { $roll } não é como este dispositivo o viu
refusal-receipt-left-out = Este dispositivo estava lá, mas o lançamento { $roll } não lhe pediu um elo
refusal-receipt-dropped = O lançamento { $roll } foi anulado como se este dispositivo não tivesse respondido, mas respondeu
refusal-receipt-head = Este dispositivo viu uma partida diferente da do ficheiro

## O que o cliente de um jogador encontra, dito a esse jogador.

fault-wrong-link = Lançamento { $roll }: a cadeia está quebrada, um elo não segue o anterior.
fault-wrong-roll = Lançamento { $roll }: os dados não correspondem aos elos, ou veio fora de ordem.
fault-foreign-link = Alguém deu um elo em seu nome no lançamento { $roll }. Não saiu daqui.
fault-foreign-anchor = Alguém começou uma nova cadeia em seu nome depois do lançamento { $roll }. Foi noutro dispositivo seu?
fault-foreign-command = Alguém jogou em seu nome, no lançamento { $roll }. Foi noutro dispositivo seu?
fault-no-person = O lançamento { $roll } pediu um elo a alguém que não joga.
fault-not-called = O lançamento { $roll } foi feito sem pedir a todas as pessoas previstas.
fault-left-out = Estava aqui, mas o lançamento { $roll } não pediu o seu elo.
fault-dropped = O lançamento { $roll } foi anulado como se não tivesse respondido, mas o seu elo estava lá.
fault-anchored-late = Alguém mudou de cadeia durante o lançamento { $roll }.
fault-decided-late = Alguém decidiu ou desfez algo durante o lançamento { $roll }.
fault-second-draw = O lançamento { $roll } foi tirado outra vez, ou anulado sem motivo.
fault-second-opening = O servidor abriu a mesa outra vez.
fault-resealed = O servidor começou uma nova cadeia depois do lançamento { $roll }. É normal se foi reposto de uma cópia de segurança; se não, pergunte porquê.
fault-went-back = O servidor voltou a um estado anterior da partida. O lançamento { $roll } já tinha sido visto aqui.
fault-another-history = O servidor mostra uma partida diferente da de antes, o mais tardar desde o lançamento { $roll }.

## O que se conta e se diz dos dados sem ser uma falta.

dice-links-own = { $rolls-count ->
    [one] O seu elo está em { $mine } de { $rolls } lançamento.
   *[other] O seu elo está em { $mine } de { $rolls } lançamentos.
}
dice-links-by = Lançamentos de { $name }: em { $mine } de { $rolls }
dice-links-of = { $rolls-count ->
    [one] Elos de { $name }: em { $mine } de { $rolls } lançamento
   *[other] Elos de { $name }: em { $mine } de { $rolls } lançamentos
}
dice-void = O lançamento { $roll } foi anulado: { $name } não respondeu.
dice-void-other = O lançamento { $roll } foi anulado: alguém já não jogava.
dice-void-avoided = Teria dado { $dice }.
dice-new-chain = { $name } começou uma nova cadeia depois do lançamento { $roll }.
dice-bare = { $rolls-count ->
    [one] { $rolls } lançamento sem elo de nenhum jogador: { $list }
   *[other] { $rolls } lançamentos sem elo de nenhum jogador: { $list }
}
dice-letters = As letras desta partida: { $letters }

## O que foi verificado, uma linha cada.

verify-title = { $file }: mesa { $table }, partida { $game }
verified-replay = { $entries-count ->
    [one] O único lançamento está conforme as regras.
   *[other] Os { $entries } lançamentos e decisões estão conformes às regras.
}
verified-commitment = O servidor publicou a sua cadeia antes do primeiro lançamento; ver o compromisso abaixo.
verified-noted-commitment = O compromisso é o que foi anotado antes da partida.
verified-chains = { $links-count ->
    [one] O único elo mostrado corresponde à sua cadeia.
   *[other] Todos os { $links } elos mostrados correspondem às suas cadeias.
}
verified-dice = Recalculados a partir dos elos, os { $dice } dados de { $rolls } lançamentos são iguais.
verified-counted = Pediu-se um elo a todas as pessoas previstas; { $links } elos de jogadores estão em { $rolls } lançamentos.
verified-digest = Nomes, preparação, decisões, horas, resultado e etiquetas estão inalterados.
verified-receipt = O recibo de { $name } corresponde, com os { $rolls } lançamentos que viu.
verify-failed = FALHOU: { $sentence }
verify-more = … e mais { $more } do mesmo género
verify-commitment = Compromisso: { $commitment }
verify-commitment-how = (Compare-o com o que a mesa mostrou antes da partida, ou use --commitment.)
verify-letters-how = (Compare-as com os outros jogadores, mas não pelo servidor: mesmas letras, mesma partida.)
verify-limits =
    Um ficheiro de partida não mostra quem estava presente sem lhe pedirem um elo, se as cadeias
    eram dos jogadores, nem se todos viram esta partida. Os recibos deles mostram: --receipt.
verify-not-covered = A prova não abrange os comentários nem outros anexos.
verify-holds = Verificado.
verify-broken = Não verificado.

## Os dados, contados.

tally-head = { $dice } dados (entre parênteses: o intervalo normal)
tally-face = { $face }: { $count }, { $share } % ({ $low } a { $high } %)
tally-chi-square = Com dados equilibrados, um desvio destes ou maior acontece em { $percent } % das partidas.
