### A mesa e os seus dados: o que recusa, e o que a verificação de um registo encontrou.

## Abrir uma mesa.

refusal-wrong-terms = Estas condições não fazem uma mesa: { $text }
refusal-pair-needs-two-sides = Um par de partidas é para dois lados, não { $sides }
refusal-not-when-rated = Uma mesa classificada não pode ter { $field }
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
refusal-not-a-nonce = O comando precisa de um número único de 32 algarismos hexadecimais
refusal-nonce-used = Este número único já foi usado; cada comando precisa de um novo
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
refusal-somebody-left = Alguém saiu, por isso não há desforra
refusal-no-spectators = Aqui ninguém pode assistir

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

## Provas dos dados.

refusal-no-proof = O registo não tem prova dos seus dados
refusal-not-a-proof = A prova dos dados não o é: { $text }
refusal-proof-from-position = A partida começou de uma posição, por isso os dados não se podem provar
refusal-wrong-number-of-commitments = Deveria haver { $awaited } compromissos, não { $found }
refusal-other-commitment = O registo tem outro compromisso: { $text }
refusal-wrong-link = O elo do lançamento { $roll } não condiz com o anterior
refusal-wrong-number-of-rolls = A prova é de { $awaited } lançamentos, o registo tem { $found }
refusal-wrong-first-roll = A partida não pode ter começado com o lançamento { $roll }
refusal-wrong-roll = O lançamento { $roll } deveria ser { $fair }, não { $found }
refusal-wrong-number-of-hands = A prova deveria dizer de { $awaited } lançamentos de quem eram, não de { $found }
refusal-wrong-nonce = Este número único está fora de ordem ou aparece duas vezes: { $text }
refusal-no-own-nonce = O lançamento { $roll } não usou um número único novo do lugar { $seat }
refusal-wrong-digest = Algo mudou depois de feito o registo: a soma de controlo não condiz

## O que foi verificado, uma linha cada.

verify-title = { $file }: mesa { $table }, partida { $game }
verified-replay = { $entries-count ->
    [one] As regras permitem o único lançamento que foi feito.
   *[other] As regras permitem todos os { $entries } lançamentos e decisões.
}
verified-commitment = Cada cadeia de elos tem o seu compromisso; o primeiro está abaixo.
verified-noted-commitment = O compromisso é o que foi anotado antes da partida.
verified-links = { $links-count ->
    [one] O único elo revelado condiz com o compromisso.
   *[other] Todos os { $links } elos revelados condizem com o compromisso.
}
verified-dice = Lançados de novo a partir de elos e números únicos, os { $dice } dados de { $rolls } lançamentos são iguais.
verified-nonces = Entraram { $nonces } números únicos de pessoas; cada um dos seus { $rolls } lançamentos teve um novo.
verified-digest = Nomes, preparação, decisões, horas, resultado e etiquetas estão como foram escritos.
verify-failed = ERRADO: { $sentence }
verify-more = … e mais { $more } do mesmo género
verify-commitment = Compromisso: { $commitment }
verify-commitment-how = (Compare-o com o que a mesa mostrou antes da partida; --commitment faz isso.)
verify-not-covered = Os comentários e outros anexos não são abrangidos pela prova.
verify-holds = Verificado.
verify-broken = Não verificado.

## Os dados, contados.

tally-head = Em { $dice } dados houve (entre parênteses: o que tantos dados deixam possível)
tally-face = { $face }: { $count }, { $share } % ({ $low } a { $high } %)
tally-chi-square = Dados honestos são pelo menos tão desiguais em { $percent } % das partidas.
