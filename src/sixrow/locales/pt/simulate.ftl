### Preparar o motor, e muitas partidas de uma vez.

engine-compiling = A compilar o motor, uma só vez, cerca de { $seconds } s
engine-compiled = {""} … { $part }
engine-done = {""} … feito
engine-ready = O motor está pronto: { $folder }
engine-not-kept = O código compilado não pode ser guardado nesta máquina, por isso cada arranque volta a compilar, cerca de { $seconds } s. SIXROW_CACHE indica uma pasta onde se possa escrever.
engine-kept-elsewhere = O código compilado não pode ser guardado em { $chosen }; é guardado em { $folder }.

simulated-playing = A jogar
simulated-interrupted = Interrompido: isto é o que se jogou até agora.
simulated-head = { $games } partidas de { $setup } em { $seconds } s ({ $rate } por segundo)
simulated-place = { $place-count ->
    [1] 1.º a jogar
    [2] 2.º a jogar
    [3] 3.º a jogar
   *[other] { $place }.º a jogar
}
simulated-filled = Quantas vezes cada casa foi ocupada, em cem partidas:
simulated-rolled = Lançado: { $rolled }
simulated-part = { $face }: { $percent } %

## O que se contou, no máximo com 13 sinais.

mean-share = parte
mean-score = pontuação
mean-rows = linhas
mean-captives = capturas
mean-forfeits = penalizações
mean-chips = fichas
mean-ties = empates
mean-turns = turnos
mean-passes = passagens
mean-extra-turns = turnos extra
mean-replaced = substituídas
mean-removed = retiradas

## O que estas palavras querem dizer.

means-columbiz = Médias por partida, ± metade do intervalo de 95 %. Parte: a parte da vitória, ½ para cada um de dois que empatam. Pontuação: linhas e capturas juntas. Linhas: pontos por linhas. Capturas: fichas capturadas. Penalizações: turnos em que não se pôde colocar nenhuma ficha. Empates: a parte das partidas que vários venceram.
means-sequence-dice = Médias por partida, ± metade do intervalo de 95 %. Parte: a parte da vitória. Fichas: as que estão no tabuleiro no fim. Passagens: lançamentos que não permitiram nada. Turnos extra: depois de um 2 ou de um 12. Substituídas, retiradas: fichas adversárias, as últimas por um 10.

## Encontros entre jogadores.

ladder-before = Já se tinham jogado antes { $games } partidas.
ladder-worker-lost = Um processo foi terminado de fora: isto é o que se jogou até agora.
ladder-against = { $one } contra { $others } { $share }
ladder-itself = { $one } contra si mesmo { $share }
ladder-head = { $setup }, semente { $seed }: { $games } partidas ({ $seconds } s)
ladder-one = um
ladder-others = outros
ladder-games = jogos
ladder-wins = um vence
ladder-share = parte por lugar
ladder-rating = rating
ladder-equals = (com forças iguais: { $share })

## Decisões comparadas continuando a jogar a partir delas.

rollout-interrupted = Interrompido: isto é o que se encontrou até agora.
rollout-head = { $games } partidas cada, hipóteses de vitória; decide { $name }
rollout-loss = perda
rollout-play-on = continuar

## Aprendizagem.

learn-resumed = Continua-se depois de { $games } partidas.
learn-begun = A jogar e a aprender; da primeira vez, compilar leva um minuto ou dois.
learn-done = A rede está em { $file }.
learn-progress = { $played }/{ $games } partidas  { $samples } amostras  desvio { $loss }
learn-against = contra { $name } { $share }

## sixrow dataset.

dataset-progress = { $done } de { $games } partidas, faltam cerca de { $seconds } s
dataset-done = { $games } partidas em { $files } ficheiros: { $folder }
