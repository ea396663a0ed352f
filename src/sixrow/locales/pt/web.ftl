### Em toda a parte.

skip-to-content = Saltar para o conteúdo
nav-label = Páginas
nav-play = Jogar
nav-lobby = Sala
to-home = Início
close = Fechar
try-again = Tentar de novo
no-answer = O servidor não responde. Verifique a ligação e tente de novo.
something-wrong = Algo correu mal. Recarregue a página e tente de novo.
not-found-title = Aqui não há nada
not-found-text = Verifique o endereço.

## Definições.

settings-title = Definições
setting-language = Língua
setting-theme = Claro ou escuro
theme-auto = Como o aparelho
theme-light = Claro
theme-dark = Escuro
setting-odds = Mostrar probabilidades ao lançar
setting-motion = Animar os dados e os discos
setting-speed = Como se mostram as jogadas
speed-normal = Passo a passo
speed-quick = Depressa
speed-once = De uma vez
setting-volume = Volume dos sons
volume-none = sem som
setting-confirm = Confirmar jogadas antes de valerem
setting-sorted = Ordenar os dados
setting-turning = Virar a mesa para quem joga
setting-text = A mesa em texto, jogadas escritas

## A primeira página.

home-title = Lance, mantenha, faça linhas.
home-text = Dois jogos de tabuleiro com dados, para dois a quatro: com amigos por um link, à volta de um aparelho ou contra o computador. Sem inscrição. Cada lançamento pode ser verificado.
home-continue = Continuar a jogar
home-more = Mostrar mais { $tables }
home-away = Mostrar o que foi arrumado ({ $tables })
home-new = Nova partida
home-lobby-text = Mesas públicas, para jogar ou ver:
choose-game = Jogo
about-columbiz = Oito dados, três lançamentos. Suba as colunas, capture o que está abaixo, pontue com linhas.
about-sequence-dice = Dois dados, um tabuleiro. Ponha a ficha no total; vence a primeira linha longa.
choose-mode = Contra
mode-computer = O computador
mode-link = Amigos, por um link
mode-device = Amigos, neste aparelho
mode-board = Tabuleiro e dados reais
mode-board-about = Jogam com o jogo impresso e os vossos dados; este aparelho conta os pontos.
choose-players = Jogadores
players-teams = Duas equipas: o primeiro e o terceiro contra o segundo e o quarto.
choose-level = Nível do computador
choose-clock = Tempo para pensar
clock-none = O que for preciso
clock-blitz = 5 minutos cada, mais 3 segundos por vez
clock-quick = 10 minutos cada, mais 5 segundos por turno
clock-slow = 30 minutos cada, mais 15 segundos por turno
clock-days = Dias por vez
clock-own = Um tempo à escolha
clock-minutes = Minutos cada
clock-seconds = Segundos a mais por vez
clock-days-each = Dias por vez
choose-own-name = O seu nome
choose-name = Nome do jogador { $seat }
choose-public = Mostrar a mesa na sala
choose-rated = A contar para a classificação
choose-rated-about = O resultado conta para a sua classificação. Nada se desfaz e não há dicas.
rated-needs-account = As partidas classificadas exigem uma conta.
choose-options = Edição e opções
begin-computer = Jogar
begin-link = Abrir uma mesa
begin-quick = Partida rápida
begin-quick-about = Com quem espera na sala: dois jogadores, dez minutos cada.
begin-device = Jogar
begin-board = Contar os pontos

## Os níveis do computador.

level-about-novice = Aprende as regras consigo.
level-about-casual = Joga com sensatez e deixa escapar bastante.
level-about-skilled = Raramente deixa escapar o óbvio.
level-about-expert = Joga bem; terá de fazer o mesmo.
level-about-master = O melhor que temos. Vê um turno mais longe.

## Opções. A forma curta aparece em listas, onde a opção não é a habitual.

option-edition = Edição
option-edition-nb = Norueguesa
option-edition-nb-about = Até quatro discos por turno, sejam quantos forem a jogar.
option-edition-fr = Francesa
option-edition-fr-about = Com quatro jogadores, só três discos por turno (C-10).
option-edition-pt = Portuguesa
option-edition-pt-about = Até quatro discos por turno, sejam quantos forem a jogar.
option-edition-de = Alemã
option-edition-de-about = Até quatro discos por turno, sejam quantos forem a jogar.
option-limit-3-short = três discos por turno
option-reroll = Dados deixados na mesa
option-reroll-any = Podem voltar a lançar-se
option-reroll-any-about = No terceiro lançamento pode pegar em dados que manteve antes (C-8).
option-reroll-locked = Ficam
option-reroll-locked-about = Um dado mantido fica até ao fim do turno (C-8).
option-reroll-locked-short = os dados mantidos ficam
option-extension = Linhas mais longas
option-extension-full = Contam por inteiro
option-extension-full-about = Três e depois quatro valem 1 e depois 2 (C-18).
option-extension-difference = Contam o que é novo
option-extension-difference-about = Três e depois quatro valem 1 e depois 1 (C-18).
option-extension-difference-short = linhas mais longas contam o que é novo
option-captives = Cativos
option-captives-square = Contam cada vez mais
option-captives-square-about = 1, 2, 4, 6, 9, 12 … conforme o número de cativos, sem fim (C-22).
option-captives-capped = Contam até 42
option-captives-capped-about = Como impresso: doze cativos ou mais valem 42 (C-22).
option-captives-capped-short = cativos até 42
option-captives-linear = Contam um cada
option-captives-linear-about = A nossa variante para três e quatro: as linhas pesam mais (C-25).
option-captives-linear-short = um ponto por cativo
option-length = A linha que vence
option-length-usual = Como habitual
option-length-usual-about = Seis com dois lados, cinco com três (S-5).
option-length-6 = Seis
option-length-6-about = O jogo mais longo (S-5).
option-length-6-short = seis em linha
option-length-5 = Cinco
option-length-5-about = O jogo mais rápido (S-5).
option-length-5-short = cinco em linha
option-chips = Fichas
option-chips-box = As da caixa
option-chips-box-about = Vinte por lado; quem já não tem passa (S-15).
option-chips-unlimited = Sem fim
option-chips-unlimited-about = A reserva nunca acaba (S-15).
option-chips-unlimited-short = fichas sem fim
option-pair = Um par de partidas
option-pair-about = No Columbiz, quem começa tem uma pequena desvantagem. Num par, cada lado começa uma vez, e as duas partidas contam.
players-number = { $players-count ->
    [one] um jogador
   *[other] { $players } jogadores
}
terms-pair = um par de partidas
terms-rated = classificada
terms-unrated = sem classificação
terms-no-clock = sem limite de tempo
terms-bank = { $minutes } min + { $seconds } s
terms-days = { $days-count ->
    [one] { $days } dia por vez
   *[other] { $days } dias por vez
}
terms-position = a partir de uma posição

## Listas de mesas.

list-your-turn = É a sua vez
list-lobby = Espera jogadores
list-playing = A decorrer
list-over = Terminada
list-away = Arrumar
lobby-title = Sala
lobby-text = Mesas públicas que esperam jogadores ou deixam assistir.
lobby-empty = De momento ninguém espera.

## Convites.

join-title = Tem um convite
join-with = À mesa: { $names }.
join-name = O seu nome
join-sit = Sentar-se
join-full = Todos os lugares estão ocupados.
join-watch = Só assistir
invite-title = Convidar por um link
invite-text = Quem o abrir pode ocupar um lugar livre. Sem inscrição.
invite-copy = Copiar
invite-copied = Copiado
invite-share = Partilhar
invite-here-only = Este link só funciona neste computador.
invite-network = Este link funciona para todos na mesma rede que este computador.
invite-how = Para deixar entrar outros da sua rede, pare o servidor e inicie-o com:
invite-address = Endereço

## Antes de uma partida.

waiting-title = A mesa está posta
waiting-sit = Sentar aqui
waiting-leave = Levantar-se
# The host removes a person or a computer from a seat, before the game.
waiting-unseat = Retirar
waiting-start = Começar
waiting-host = O anfitrião começa a partida.
waiting-appoint = Computador: { $level }
waiting-open = { $seats-count ->
    [one] { $seats } lugar está livre
   *[other] { $seats } lugares estão livres
}

## Pessoas.

percent = { $number }%
you = Você
somebody = Alguém
seat-open = livre
name-again = { $name } { $number }
seat-away = ausente
seat-stand-in = um robô continua

## Em que ponto está a partida.

status-lobby = À espera de jogadores
status-lobby-full = Pronto a começar
status-over = A partida acabou
status-other = { $name } joga
status-roll-off = Quem começa? Lance
status-roll = Sua vez: lance
status-keep = Sua vez: mantenha e lance
status-place = Sua vez: coloque discos
status-choose = Sua vez: escolha a casa
status-stuck = Sua vez: nada serve
status-due = Os dados rolam
status-own = A sua jogada
status-replay = De novo
status-named-roll-off = { $name }: sorteio
status-named-roll = { $name }: lance
status-named-keep = { $name }: mantenha e lance
status-named-place = { $name }: coloque discos
status-named-choose = { $name }: escolha a casa
status-named-stuck = { $name }: nada serve
status-named-due = { $name }: os dados rolam
sub-game = Partida { $game }
sub-last-round = a última ronda

## O que fazer agora.

guide-roll-off = Todos lançam; o mais alto começa.
guide-roll = Lance todos os dados. O que não mantiver pode lançar de novo.
guide-roll-two = Lance os dois dados. O total diz onde fica a sua ficha.
guide-rolling = { $name } lança …
guide-keep = { $rolls-count ->
    [one] Toque nos dados a manter. Mais { $rolls } lançamento, ou pare aqui.
   *[other] Toque nos dados a manter. Mais { $rolls } lançamentos, ou pare aqui.
}
guide-place = Escolha uma casa marcada: custa tantos dados da sua coluna quantos o seu número diz. Até { $limit } discos.
guide-place-more = { $placed } de { $limit } discos. Coloque mais, ou termine o turno.
guide-place-asked = { $placed } de { $limit } discos …
guide-place-done = { $placed } de { $limit } discos, e nada mais serve. Termine o turno, ou retire um disco.
guide-choose = { $kind ->
    [remove] Um 10: tire do tabuleiro uma ficha dos adversários, exceto de um 2 ou de um 12.
    [replace] Nenhuma casa livre para { $total }: substitua uma ficha dos adversários.
    [replace-again] Nenhuma casa livre para { $total }: substitua uma ficha, e jogue outra vez.
    [again] Um { $total }: ponha uma ficha numa casa marcada, e jogue outra vez.
    [anywhere] Um 11: ponha uma ficha em qualquer casa livre.
   *[place] Um { $total }: ponha uma ficha numa casa marcada.
}
guide-pass = { $rule ->
    [S-8] O seu lado já ocupa as quatro casas
    [S-11] Não há ficha que se possa remover
   *[S-15] Já não tem fichas para pôr
} ({ $rule }).
guide-forfeit = Estes dados não servem a nenhuma casa livre: { $what } (C-12).
guide-nothing-more = Mais nada serve. Termine-se o turno, ou retire-se um disco.

## Botões.

action-roll = { $dice-count ->
    [2] Lançar os dois
    [one] Lançar { $dice } dado
   *[other] Lançar { $dice } dados
}
action-rolling = A lançar…
action-keep-all = Manter todos
action-stop = Parar
action-roll-all = Lançar todos
action-hold = Escolha dados
action-end = { $discs-count ->
    [0] Terminar turno
    [one] Terminar, { $discs } disco
   *[other] Terminar, { $discs } discos
}
action-end-sure = Terminar? Cabem mais
action-forfeit = { $discs-count ->
    [one] Pôr { $discs } disco de lado
   *[other] Pôr { $discs } discos de lado
}
action-pass = Passar
action-place = Pôr em { $cell }
action-replace = Substituir { $cell }
action-remove = Remover { $cell }
action-choose-place = Escolha a casa
action-choose-replace = Escolha a ficha
action-choose-remove = Escolha a ficha
action-take-back = Retirar
action-undo = Desfazer
action-skip = Saltar
action-hint = Pedir uma dica
action-resign = Desistir
action-abort = Anular a partida
resign-sure = A sério? Mais uma vez
waiting-for = À espera de { $name }
due-waiting = Os dados esperam pelo aparelho de { $names }.
due-unready = Os dados podem rolar assim que { $names } abrir a mesa.
due-ask = Há algo errado com os dados: toque no envelope em cima para ver o quê. Quer continuar?
due-go-on = Continuar assim mesmo
due-refused = O servidor não aceita o seu elo: mostra uma partida diferente da que este navegador viu. Recarregue a página; se não ajudar, pergunte a quem gere o servidor.
due-was-it-you = Alguém jogou em seu nome, mas não neste navegador. Jogou a partir de outro aparelho?
due-it-was-me = Sim, fui eu
due-elsewhere = Este lançamento precisa do seu outro aparelho: abra lá a mesa.
due-left-elsewhere = Começou este lançamento noutro aparelho.
due-here = Continuar aqui

## Os dados.

dice-label = Dados
die-label = Dado { $place }: { $face }
die-held = fica
die-spent = usado
die-face = Dado: { $face }
die-marked = Dado: { $face }, { $mark }
die-blank = Dado por lançar
dice-sum-label = No total { $total }

## Pontos.

scores-label = Pontos
score-total = { $score-count ->
    [0] 0 pontos
    [one] um ponto
   *[other] { $score } pontos
}
score-rows = pontos de linhas
score-captives = cativos
score-supply = discos restantes
score-longest-label = linha mais longa
score-chips = fichas restantes
chips-endless = muitas
captives-worth = { $captives } → { $points }
captives-spoken = { $captives }, a valer { $points }
gain = +{ $points }
clock-label = Tempo restante: { $time }
clock-left-days = { $days } d

## O tabuleiro, em palavras.

board-label = Tabuleiro
cell-place = { $cell }, número { $number }
cell-held = { $owner }
cell-own = sua
cell-fresh = acabado de colocar
cell-drafted = o seu rascunho
cell-going = vai ser capturado
cell-legal = pode escolher-se
cell-roll-first = Lance primeiro os dados.
cell-not-your-turn = Não é a sua vez: { $name } joga.
cell-chance = { $chance }

## O que faria uma escolha; partes de uma lista.

does-captures = { $discs-count ->
    [one] captura { $discs } disco
   *[other] captura { $discs } discos
}
does-row-points = { $points-count ->
    [one] faz uma linha de { $length } por { $points } ponto
   *[other] faz uma linha de { $length } por { $points } pontos
}
does-row-wins = faz uma linha de { $length } e vence
does-replaced = substitui uma ficha de { $owner }
does-removed = remove uma ficha de { $owner }
does-extra-turn = dá outro turno
does-supply-empty = gasta o seu último disco: esta ronda é a última
does-forfeit = { $discs-count ->
    [one] custa-lhe { $discs } disco
   *[other] custa-lhe { $discs } discos
}
does-spend = usa { $dice }
does-points = { $points-count ->
    [one] +{ $points } ponto ao todo.
   *[other] +{ $points } pontos ao todo.
}
does-all = { $parts }.
does-nothing-more = { $game ->
    [columbiz] não captura nada nem faz linha.
   *[sequence-dice] põe lá uma ficha.
}
insight-label = O que faz uma escolha
insight-cell = { $cell }:
insight-chance = { $held ->
    [none] { $chance } de lá chegar se não mantiver nada.
   *[some] { $chance } de lá chegar com o que mantém.
}

## Decisões e dicas.

decision-keep = manter { $dice }
decision-reroll = lançar tudo
decision-stop = não lançar mais
decision-end = terminar o turno
decision-pass = passar
decision-cell = { $cell }
hint-best = O melhor: { $decision }.
hint-wins = Vence { $share } das vezes.
hint-also = { $decision }: menos { $loss }
hint-follow = Fazer isso

## O que aconteceu, além dos dados e das casas.

happened-label = O que aconteceu
happened-nothing = Ainda nada.
happened-again = Mostrar de novo
log-show = Ver de novo
log-row = { $number } em linha!
log-forfeited = { $number } de lado
log-began = primeiro a jogar
log-tied = empate
log-passed = vez passada
log-extra-turn = mais um turno
log-supply-empty = última ronda
event-seated = { $name } ocupa um lugar.
event-left = { $name } levanta-se.
event-game-began = { $game-count ->
    [one] A partida começa.
   *[other] A partida { $game } começa.
}
event-undone = { $count-count ->
    [one] { $name } desfaz { $count } decisão.
   *[other] { $name } desfaz { $count } decisões.
}
event-resigned = { $name } desiste.
event-time-up = O tempo de { $name } acabou.
event-stood-in = Um robô continua por { $name }.
event-returned = { $name } volta a jogar.
event-game-over = { $players-count ->
    [0] A partida acabou; ninguém venceu.
    [one] A partida acabou; { $winners } venceu.
   *[other] A partida acabou; { $winners } venceram.
}
event-rematch-wanted = { $name } quer jogar outra vez.
event-connection-lost = { $name } perdeu a ligação.
event-connection-back = { $name } está de volta.

## O que aconteceu, dito a quem o fez.

own-rolled = lança { $dice }
own-began = começa
own-kept = mantém { $dice }
own-stopped = deixa de lançar
own-placed = { $pieces ->
    [discs] coloca um disco em { $cell }
   *[chips] põe uma ficha em { $cell }
}
own-captured = captura o disco de { $owner } em { $cell }
own-row-made = { $points-count ->
    [0] faz uma linha de { $length } ({ $cells })
    [one] marca 1 ponto por uma linha de { $length } ({ $cells })
   *[other] marca { $points } pontos por uma linha de { $length } ({ $cells })
}
own-forfeited = não pode colocar nada e retira do jogo { $discs-count ->
    [0] 0 discos
    [one] um disco
   *[other] { $discs } discos
} ({ $rule })
own-supply-empty = já não tem discos, por isso esta ronda é a última ({ $rule })
own-replaced = tira a ficha de { $owner } de { $cell } ({ $rule })
own-removed = remove a ficha de { $owner } de { $cell } ({ $rule })
own-passed = { $rule ->
    [S-8] passa, pois já ocupa as quatro casas ({ $rule })
    [S-11] passa, pois não há ficha para remover ({ $rule })
   *[S-15] passa, pois já não tem fichas ({ $rule })
}
own-extra-turn = joga outra vez ({ $rule })
own-turn-ended = { $pieces ->
    [discs] termina o turno
   *[chips] { "" }
}
yours-captured = captura o seu disco em { $cell }
yours-replaced = tira a sua ficha de { $cell } ({ $rule })
yours-removed = remove a sua ficha de { $cell } ({ $rule })
own-event-undone = { $count-count ->
    [one] Você desfaz { $count } decisão.
   *[other] Você desfaz { $count } decisões.
}
own-event-resigned = Você desiste.
own-event-time-up = O seu tempo acabou.
own-event-stood-in = Um robô continua por si.
own-event-returned = Você volta a jogar.
own-event-game-over = A partida acabou e você ganhou.

## Avisos.

notice-stand-in = Esteve ausente, e um robô continua por si.
notice-return = Retomar o lugar
notice-away = Não se consegue contactar { $name }.
notice-let-bot = Deixar jogar um robô
notice-let-bot-in = Um bot pode continuar dentro de { $time }
notice-claim = Reclamar a partida
notice-logged-out = A sua sessão foi terminada.
notice-your-turn = É a sua vez noutra mesa.
notice-restarting = O servidor está a reiniciar; a partida continua daqui a pouco.
notice-preparing = O computador prepara-se, só desta vez; meio minuto.
notice-bots-failed = O computador não pode jogar de momento. Pode esperar ou anular a partida.

## O fim.

result-label = Resultado
result-none = A partida foi anulada.
own-result-last-round = Você ganha com { $score } { $score-count ->
    [one] ponto
   *[other] pontos
}.
own-result-row = Você ganha com { $score } em linha.
our-result-row = { $others } e você ganham com { $score } em linha.
our-result-last-round = A vitória é partilhada com { $others }, com { $score } { $score-count ->
    [one] ponto
   *[other] pontos
} cada.
own-stopped-won = você ganhou
own-stopped-by = { $ending ->
    [resigned] Você desistiu
   *[time] O seu tempo acabou
}; { $won }.
own-pair-result = Você ganha o par de partidas.
pair-between = Está { $score }. Na próxima partida começa o outro lado.
pair-clock = O seu relógio espera pelo seu primeiro lançamento, no máximo dois minutos.
pair-next = Próxima partida
pair-score = { $first }–{ $second }
pair-result = { $players-count ->
    [one] { $winners } vence o par de partidas.
   *[other] { $winners } partilham o par de partidas.
}
rematch-ask = Jogar outra vez
rematch-asked = À espera dos outros
rematch-wanted = { $players-count ->
    [one] { $names } quer jogar outra vez.
   *[other] { $names } querem jogar outra vez.
}
rematch-go = À partida seguinte
record-download = Registo

## Conversa.

beside-label = Ao lado da mesa
chat-label = Conversa
chat-here = Aqui: { $names }
chat-write = Escreva algo
chat-send = Dizer
chat-spectators = Só quem também assiste lê o que escreve.
chat-unread = { $lines-count ->
    [one] { $lines } mensagem nova
   *[other] { $lines } mensagens novas
}
chat-partners-silent = Os parceiros não falam durante a partida (S-4).
# $name: of the person who wrote a line.
chat-more = { $name }: silenciar ou denunciar
chat-mute = Silenciar
chat-unmute = Mostrar de novo
chat-report = Denunciar
chat-muted = Já não vê o que { $name } escreve.
chat-muted-person = { $name } está em silêncio.
chat-reported = Denunciado ao anfitrião deste servidor.
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-thanks = Obrigado!
phrase-oops = Ups!
phrase-one-moment = Um momento.
phrase-good-game = Boa partida!
phrase-bye = Adeus!

## Num tabuleiro real: introduzem-se dados reais.

entry-label = Introduzir os dados
entry-who = Quem começa?
entry-faces = Faces a acrescentar
entry-face = Acrescentar um { $face }
entry-remove = Tirar o { $face }
entry-clear = Limpar
entry-enter = Confirmar
entry-missing = { $dice-count ->
    [0] Faltam 0 dados
    [one] Falta um dado
   *[other] Faltam { $dice } dados
}
entry-last = Introduzir só o último lançamento do turno
entry-keep = { $dice-count ->
    [0] Manter, lançar 0 dados
    [one] Manter, lançar um dado
   *[other] Manter, lançar { $dice } dados
}
guide-enter = { $dice-count ->
    [0] Toque no que mostram os dados de { $name }.
    [one] Toque no que mostra o dado de { $name }.
   *[other] Toque no que mostram os { $dice } dados de { $name }.
}
guide-enter-last = Toque nos dados que { $name } tem depois do último lançamento.
guide-enter-starter = Diga quem começa, ou toque no que { $name } lançou no sorteio.
finish-ask = Está tudo certo? Até terminar, ainda pode corrigir.
action-finish = Terminar a partida
action-stop-game = Parar a partida aqui
follow-title = Deixar outros seguir
follow-text = Quem abrir este link vê a partida no seu próprio telefone e não pode mudar nada.
follow-here = { $people-count ->
    [0] Nenhum telefone segue.
    [one] Um telefone segue.
   *[other] { $people } telefones seguem.
}
terms-real-dice = dados reais
dice-real = dados reais
fair-real = Esta partida joga-se com dados reais, introduzidos à mão. Não há nada a verificar.
event-starter-chosen = { $name } começa.
event-corrected = O que foi introduzido por último é desfeito.

## Ligação, menu, dados verificados.

link-connecting = A ligar …
link-lost = Ligação perdida, nova tentativa …
link-closed = Sem ligação
menu-label = O menu
menu-scoring = O que pontua, e o fim
keys-how = Teclas: 1 a 8 mantêm dados, R lança, S para, E termina o turno, U desfaz, T mostra a mesa em texto. As setas percorrem o tabuleiro, Enter escolhe.
keys-hint = H dá uma dica.
dice-sealed = dados selados
dice-sound = dados verificados
dice-broken = dados não condizem
fair-title = Os dados são honestos?
fair-sealed = Ainda nada foi lançado. Cada lançamento será verificado aqui, no seu navegador.
fair-sound = { $rolls-count ->
    [0] Ainda não há lançamentos a verificar.
    [one] O lançamento feito até agora foi verificado aqui, no seu navegador, e está certo.
   *[other] Os { $rolls } lançamentos feitos até agora foram todos verificados aqui, no seu navegador, e estão certos.
}
fair-broken = Algo está errado. Não confie neste servidor antes de saber porquê.
fair-what-now = O que pode fazer agora
fair-what-now-text = Não tem de ser batota: um servidor reposto a partir de uma cópia de segurança ou um erro de programa podem ter o mesmo efeito. Guarde o seu recibo, compare as letras com os outros e pergunte a quem gere o servidor. Pode continuar a jogar; o navegador pergunta-lhe antes de dar outro elo.
fair-mine-text = Se o seu elo está num lançamento, ninguém o pôde prever nem escolher. Está em:
fair-mine-own = os seus lançamentos
fair-mine-others = os lançamentos dos outros
fair-mine-bots = os lançamentos do computador
fair-mine-of = { $mine } de { $rolls }
fair-letters = As letras desta partida. Compare-as com os outros, mas não através deste servidor: as mesmas letras, a mesma partida.
fair-voids = { $rolls-count ->
    [0] Nenhum lançamento foi anulado.
    [one] Um lançamento foi anulado.
   *[other] { $rolls } lançamentos foram anulados.
}
fair-save = Guardar o recibo
fair-not-kept = Este navegador não guarda nada: o recibo desta mesa só dura enquanto a página estiver aberta.

## A mesa em texto.

text-label = A mesa em texto
text-move = A sua jogada
text-send = Jogar
text-how = roll · 555 mantém três cincos e lança o resto · - lança todos · stop · e3 c2 end · pass · undo · hint
text-dice = Dados: { $dice }
text-held = Mantidos: { $dice }
spoken-drafted = { $cell }: disco previsto.
spoken-taken-back = { $cell }: retirado.
spoken-picked = { $cell } escolhida. Escolha-a de novo, ou prima o botão, para confirmar.
text-side-columbiz = { $name }: { $score } pontos; linhas { $rows }, cativos { $captives } que valem { $points }, discos restantes { $supply }
text-side-sequence-dice = { $name }: linha mais longa { $score }, fichas restantes { $supply }
text-choices = Pode escolher: { $choices }
text-drafted = O seu rascunho: { $cells }
text-column = { $column }: { $cells }
text-board-empty = O tabuleiro está vazio.
text-done = Feito: { $words }
text-not-now = «{ $word }» não é possível agora.
text-no-such-dice = Não há tais dados: { $dice }

## A análise de uma partida. Mais palavras estão em analysis.ftl.

study-title = Análise
study-back = Voltar à análise
retry-title = Outra vez, a partir da análise
retry-was = Na partida foi: { $before }. Decida de novo. Depois você saberá se foi melhor.
retry-best = Agora { $now }: o que a análise aconselhou. { $gain } melhor do que { $before }.
retry-same = Agora { $now }: o mesmo que na partida.
retry-better = Agora { $now }: à primeira vista { $gain } melhor do que { $before }.
retry-worse = Agora { $now }: à primeira vista { $gain } pior do que { $before }.
retry-equal = Agora { $now }: à primeira vista tão bom quanto { $before }.
retry-short-best = Melhor
retry-short-same = O mesmo
retry-short-better = Melhor
retry-short-worse = Pior
retry-short-equal = Tão bom quanto
own-study-try-from = A partir daqui, no seu lugar, contra o computador
own-study-try-instead = Decida isto de novo, contra o computador
player-number = Jogador { $seat }

## Aprender os jogos.

nav-learn = Aprender
nav-analysis = Análise
nav-me = Perfil
learn-title = Aprender a jogar
learn-text = O mais rápido é uma partida: alguém ao seu lado diz o que se pode fazer e porquê.
tutorial-never = Nunca jogou?
tutorial-start = Aprender em 3 minutos
learn-first = Primeira partida
learn-rules = As regras
learn-all-rules = Todas as regras
learn-about-rules = O que significam «impresso», «decidido» e «opção»
picture-legal = As casas marcadas podem ser escolhidas.
picture-going = Uma cruz marca uma ficha que será capturada.
learn-editions = Edições e opções: o que difere
learn-editions-text = As edições impressas diferem em poucas coisas, e noutras as regras calam-se. Isto é o que se pode escolher antes de uma partida.
learn-usual = (habitual)
learn-study = Análise de partidas
learn-contents = Índice
learn-table = Tabela

## Partidas terminadas.

games-title = Partidas terminadas
games-text = Um nome, ou parte dele
games-both = Os dois jogos
games-search = Procurar
games-more = Mais
games-none = Nenhuma partida assim terminou, ou é privada.
own-games-won = Você venceu.
games-won = { $players-count ->
    [one] { $names } venceu.
   *[other] { $names } venceram em conjunto.
}
games-called-off = Ninguém venceu.

## O próprio.

setting-notify = Avisar quando for a minha vez, mesmo se eu olhar para outro lado
account-make = Criar uma conta

## Convite por câmara.

invite-qr = O link como imagem, para a câmara de um telemóvel
