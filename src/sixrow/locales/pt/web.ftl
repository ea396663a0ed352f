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
not-found-title = Página não encontrada
not-found-text = Esta página não existe. Verifique o endereço.

## Definições.

settings-title = Definições
setting-language = Idioma
setting-theme = Tema
theme-auto = Igual ao sistema
theme-light = Claro
theme-dark = Escuro
setting-odds = Mostrar as probabilidades ao lançar
setting-motion = Animar os dados e as fichas
setting-speed = Apresentação das jogadas
speed-normal = Passo a passo
speed-quick = Rápida
speed-once = Imediata
setting-volume = Volume do som
volume-none = sem som
setting-confirm = Confirmar as jogadas
setting-sorted = Ordenar os dados
setting-turning = Rodar o tabuleiro para quem joga
setting-text = Modo de texto (jogadas escritas)

## A primeira página.

home-title = Lance, mantenha, faça linhas.
home-text = Dois jogos de tabuleiro com dados, para 2 a 4 jogadores: online com amigos, num só dispositivo ou contra o computador. Sem inscrição. Todos os lançamentos podem ser verificados.
home-continue = Partidas em curso
home-more = Mostrar mais { $tables }
home-away = Mostrar as partidas ocultas ({ $tables })
home-new = Nova partida
home-lobby-text = Mesas públicas, para jogar ou assistir:
choose-game = Jogo
about-columbiz = Oito dados, três lançamentos. Suba as colunas, capture o que está abaixo, forme linhas.
about-sequence-dice = Dois dados, um total. Ponha uma ficha nesse número; vence a primeira linha longa.
choose-mode = Modo de jogo
mode-computer = Contra o computador
mode-link = Online com amigos
mode-device = Neste dispositivo
mode-board = Tabuleiro e dados reais
mode-board-about = Jogue no seu tabuleiro, com os seus dados; este dispositivo conta os pontos.
choose-players = Jogadores
players-teams = Duas equipas: jogadores 1 e 3 contra jogadores 2 e 4.
choose-level = Nível do computador
choose-clock = Limite de tempo
clock-none = Sem limite
clock-blitz = 5 min + 3 s por turno
clock-quick = 10 min + 5 s por turno
clock-slow = 30 min + 15 s por turno
clock-days = Vários dias por turno
clock-own = Tempo personalizado
clock-minutes = Minutos por jogador
clock-seconds = Segundos extra por turno
clock-days-each = Dias por turno
choose-own-name = O seu nome
choose-name = Nome do jogador { $seat }
choose-public = Mostrar a mesa na sala
choose-rated = A contar para o rating
choose-rated-about = O resultado conta para o seu rating. Nada se desfaz e não há dicas.
rated-needs-account = Para contar para o rating é preciso ter conta.
choose-options = Edição e opções
begin-computer = Jogar
begin-link = Criar mesa
begin-quick = Partida rápida
begin-quick-about = Com quem estiver à espera na sala: dois jogadores, dez minutos cada.
begin-device = Jogar
begin-board = Contar os pontos

## Os níveis do computador.

level-about-novice = Para as primeiras partidas.
level-about-casual = Joga com sensatez, mas deixa escapar muita coisa.
level-about-skilled = Raramente deixa escapar o óbvio.
level-about-expert = Joga bem. Terá de fazer o mesmo.
level-about-master = O mais forte que temos. Vê um turno mais à frente.

## Opções. A forma curta aparece em listas, onde a opção não é a habitual.

option-edition = Edição
option-edition-nb = Norueguesa
option-edition-nb-about = Até quatro fichas por turno, com qualquer número de jogadores.
option-edition-fr = Francesa
option-edition-fr-about = Com quatro jogadores, só três fichas por turno (C-10).
option-edition-pt = Portuguesa
option-edition-pt-about = Até quatro fichas por turno, com qualquer número de jogadores.
option-edition-de = Alemã
option-edition-de-about = Até quatro fichas por turno, com qualquer número de jogadores.
option-limit-3-short = três fichas por turno
option-reroll = Dados mantidos
option-reroll-any = Podem ser lançados de novo
option-reroll-any-about = No terceiro lançamento pode lançar de novo dados que já tinha mantido (C-8).
option-reroll-locked = Ficam mantidos
option-reroll-locked-about = Um dado mantido fica até ao fim do turno (C-8).
option-reroll-locked-short = os dados mantidos ficam
option-extension = Linhas prolongadas
option-extension-full = Valor inteiro
option-extension-full-about = Uma linha de três vale 1; ao passar a quatro, vale mais 2 (C-18).
option-extension-difference = Só a diferença
option-extension-difference-about = Uma linha de três vale 1; ao passar a quatro, vale mais 1 (C-18).
option-extension-difference-short = linhas prolongadas: só a diferença
option-captives = Capturas
option-captives-square = Progressivas
option-captives-square-about = 1, 2, 4, 6, 9, 12… pontos por 1, 2, 3, 4, 5, 6… capturas, sem limite (C-22).
option-captives-capped = Progressivas, até 42
option-captives-capped-about = A tabela impressa acaba em doze; mais contam como doze, 42 pontos (C-22).
option-captives-capped-short = capturas até 42
option-captives-linear = Um ponto cada
option-captives-linear-about = A nossa variante para três e quatro: as linhas pesam mais (C-25).
option-captives-linear-short = um ponto por captura
option-length = Linha vencedora
option-length-usual = Predefinida
option-length-usual-about = Seis com dois lados, cinco com três (S-5).
option-length-6 = Seis
option-length-6-about = Uma partida mais longa (S-5).
option-length-6-short = seis em linha
option-length-5 = Cinco
option-length-5-about = Uma partida mais rápida (S-5).
option-length-5-short = cinco em linha
option-chips = Fichas
option-chips-box = 20 por lado
option-chips-box-about = Vinte por lado; quem já não tem passa a vez (S-15).
option-chips-unlimited = Ilimitadas
option-chips-unlimited-about = A reserva nunca acaba (S-15).
option-chips-unlimited-short = fichas ilimitadas
option-pair = Duas partidas (cada lado começa uma)
option-pair-about = No Columbiz, começar é uma clara desvantagem. Em duas partidas, cada lado começa uma vez e ambas contam.
players-number = { $players-count ->
    [one] um jogador
   *[other] { $players } jogadores
}
terms-pair = duas partidas
terms-rated = a contar para o rating
terms-unrated = sem rating
terms-no-clock = sem limite de tempo
terms-bank = { $minutes } min + { $seconds } s
terms-days = { $days-count ->
    [one] { $days } dia por turno
   *[other] { $days } dias por turno
}
terms-position = desde uma posição

## Listas de mesas.

list-your-turn = É a sua vez
list-lobby = À espera de jogadores
list-playing = A decorrer
list-over = Terminada
list-away = Ocultar
lobby-title = Sala
lobby-text = Mesas públicas: entre numa ou assista.
lobby-empty = De momento não há mesas abertas.

## Convites.

join-title = Tem um convite
join-with = À mesa: { $names }.
join-name = O seu nome
join-sit = Ocupar um lugar
join-full = Todos os lugares estão ocupados.
join-watch = Assistir
invite-title = Convidar por um link
invite-text = Quem o abrir pode ocupar um lugar livre. Sem inscrição.
invite-copy = Copiar
invite-copied = Copiado
invite-share = Partilhar
invite-here-only = Este link só funciona neste computador.
invite-network = Este link funciona para quem estiver na mesma rede que este computador.
invite-how = Para deixar entrar outras pessoas da sua rede, pare o servidor e volte a iniciá-lo com:
invite-address = Endereço

## Antes de uma partida.

waiting-title = À espera de jogadores
waiting-sit = Sentar aqui
waiting-leave = Deixar o lugar
# The host removes a person or a computer from a seat, before the game.
waiting-unseat = Retirar
waiting-start = Começar
waiting-host = O anfitrião vai começar a partida.
waiting-appoint = Computador: { $level }
waiting-open = { $seats-count ->
    [one] { $seats } lugar está livre
   *[other] { $seats } lugares estão livres
}

## Pessoas.

percent = { $number } %
you = Você
somebody = Alguém
seat-open = livre
name-again = { $name } { $number }
seat-away = ausente
seat-stand-in = joga um robô

## Em que ponto está a partida.

status-lobby = À espera de jogadores
status-lobby-full = Tudo pronto
status-over = A partida acabou
status-other = É a vez de { $name }
status-roll-off = Quem começa? Lance
status-roll = A sua vez: lance
status-keep = Escolha dados e lance
status-place = A sua vez: coloque
status-choose = A sua vez: escolha
status-stuck = A sua vez: nada serve
status-due = A lançar os dados
status-own = A sua jogada
status-replay = Repetição
status-named-roll-off = { $name }: sorteio
status-named-roll = { $name }: lance
status-named-keep = { $name }: escolha e lance
status-named-place = { $name }: coloque fichas
status-named-choose = { $name }: escolha
status-named-stuck = { $name }: nada serve
status-named-due = { $name }: a lançar os dados
sub-game = Partida { $game }
sub-last-round = a última ronda

## O que fazer agora.

guide-roll-off = Todos lançam; começa o valor mais alto.
guide-roll = Lance todos os dados. Pode lançar de novo os que não mantiver.
guide-roll-two = Lance os dois dados. O total diz onde fica a sua ficha.
guide-rolling = { $name } lança os dados…
guide-keep = { $rolls-count ->
    [one] Escolha os dados a manter. Mais { $rolls } lançamento, ou pare aqui.
   *[other] Escolha os dados a manter. Mais { $rolls } lançamentos, ou pare aqui.
}
guide-place = Escolha uma casa marcada. O número é o preço, em dados com o valor da coluna. Até { $limit } fichas.
guide-place-more = { $placed } de { $limit } fichas. Continue, ou termine o turno.
guide-place-asked = { $placed } de { $limit } fichas…
guide-place-done = { $placed } de { $limit } fichas, e nada mais serve. Termine o turno, ou desfaça uma ficha.
guide-choose = { $kind ->
    [remove] Um 10: retire uma ficha adversária, exceto de um 2 ou de um 12.
    [replace] Nenhuma casa livre para { $total }: substitua uma ficha adversária.
    [replace-again] Nenhuma casa livre para { $total }: substitua uma ficha adversária e jogue outra vez.
    [again] Saiu { $total }: ponha uma ficha numa casa marcada e jogue outra vez.
    [anywhere] Saiu 11: ponha uma ficha em qualquer casa livre.
   *[place] Saiu { $total }: ponha uma ficha numa casa marcada.
}
guide-pass = { $rule ->
    [S-8] O seu lado já ocupa as quatro casas
    [S-11] Não há ficha que se possa retirar
   *[S-15] Já não tem fichas para pôr
} ({ $rule }).
guide-forfeit = Não pode colocar nenhuma ficha: { $what } (C-12).
guide-nothing-more = Nada mais serve. Termine o turno, ou desfaça uma ficha.

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
    [one] Terminar, { $discs } ficha
   *[other] Terminar, { $discs } fichas
}
action-end-sure = Terminar mesmo assim?
action-forfeit = { $discs-count ->
    [one] Abdicar de { $discs } ficha
   *[other] Abdicar de { $discs } fichas
}
action-pass = Passar
action-place = Pôr em { $cell }
action-replace = Substituir { $cell }
action-remove = Retirar { $cell }
action-choose-place = Escolha a casa
action-choose-replace = Escolha a ficha
action-choose-remove = Escolha a ficha
action-take-back = Desfazer
action-undo = Desfazer
action-skip = Saltar
action-hint = Dica
action-resign = Desistir
action-abort = Anular a partida
resign-sure = Desistir mesmo?
waiting-for = À espera de { $name }
due-waiting = O lançamento espera pelo dispositivo de { $names }.
due-unready = À espera de que { $names } abra a mesa; depois os dados podem rolar.
due-ask = Há um problema com os dados: toque no envelope em cima para saber mais. Quer continuar?
due-go-on = Continuar mesmo assim
due-refused = O servidor recusou a sua parte neste lançamento: a partida dele não é a que este navegador viu. Recarregue a página; se não ajudar, contacte quem gere o servidor.
due-was-it-you = Alguém jogou em seu nome, mas não neste navegador. Jogou noutro dispositivo?
due-it-was-me = Sim, fui eu
due-elsewhere = Este lançamento precisa do seu outro dispositivo: abra lá a mesa.
due-left-elsewhere = Começou este lançamento noutro dispositivo.
due-here = Continuar aqui

## Os dados.

dice-label = Dados
die-label = Dado { $place }: { $face }
die-held = mantido
die-spent = usado
die-face = Dado: { $face }
die-marked = Dado: { $face }, { $mark }
die-blank = Dado por lançar
dice-sum-label = Total: { $total }

## Pontos.

scores-label = Pontos
score-total = { $score-count ->
    [0] 0 pontos
    [one] um ponto
   *[other] { $score } pontos
}
score-rows = por linhas
score-captives = capturas
score-supply = fichas restantes
score-longest-label = linha mais longa
score-chips = fichas restantes
chips-endless = ilimitadas
captives-worth = { $captives } → { $points }
captives-spoken = { $captives }, valor { $points }
gain = +{ $points }
clock-label = Tempo restante: { $time }
clock-left-days = { $days } d

## O tabuleiro, em palavras.

board-label = Tabuleiro
cell-place = { $cell }, número { $number }
cell-held = { $owner }
cell-own = sua
cell-fresh = acabada de colocar
cell-drafted = por confirmar
cell-going = vai ser capturada
cell-legal = pode escolher-se
cell-roll-first = Lance primeiro os dados.
cell-not-your-turn = Não é a sua vez: é a vez de { $name }.
cell-chance = { $chance }

## O que faria uma escolha; partes de uma lista.

does-captures = { $discs-count ->
    [one] captura { $discs } ficha
   *[other] captura { $discs } fichas
}
does-row-points = { $points-count ->
    [one] faz uma linha de { $length } por { $points } ponto
   *[other] faz uma linha de { $length } por { $points } pontos
}
does-row-wins = faz uma linha de { $length } e vence
does-replaced = substitui uma ficha de { $owner }
does-removed = retira uma ficha de { $owner }
does-extra-turn = dá mais um turno
does-supply-empty = gasta a sua última ficha: esta ronda é a última
does-forfeit = { $discs-count ->
    [one] perde { $discs } ficha
   *[other] perde { $discs } fichas
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
    [none] { $chance } de probabilidade de lá chegar sem manter nada.
   *[some] { $chance } de probabilidade de lá chegar com os dados mantidos.
}

## Decisões e dicas.

decision-keep = manter { $dice }
decision-reroll = lançar todos
decision-stop = não lançar mais
decision-end = terminar o turno
decision-pass = passar
decision-cell = { $cell }
hint-best = O melhor: { $decision }.
hint-wins = Hipóteses de vitória: { $share }.
hint-also = { $decision }: menos { $loss }
hint-follow = Jogar isto

## O que aconteceu, além dos dados e das casas.

happened-label = Registo da partida
happened-nothing = Ainda nada.
happened-again = Rever
log-show = Rever esta jogada
log-row = { $number } em linha!
log-forfeited = abdica de { $number }
log-began = começa
log-tied = empate
log-passed = passa a vez
log-extra-turn = joga outra vez
log-supply-empty = última ronda
event-seated = { $name } ocupa um lugar.
event-left = { $name } deixa a mesa.
event-game-began = { $game-count ->
    [one] A partida começa.
   *[other] A partida { $game } começa.
}
event-undone = { $count-count ->
    [one] { $name } desfaz { $count } jogada.
   *[other] { $name } desfaz { $count } jogadas.
}
event-resigned = { $name } desiste.
event-time-up = { $name } ficou sem tempo.
event-stood-in = Um robô passa a jogar por { $name }.
event-returned = { $name } voltou e retomou o seu lugar.
event-game-over = { $players-count ->
    [0] A partida acabou: ninguém venceu.
    [one] A partida acabou: { $winners } venceu.
   *[other] A partida acabou: { $winners } venceram.
}
event-rematch-wanted = { $name } quer a desforra.
event-connection-lost = { $name } perdeu a ligação.
event-connection-back = { $name } voltou a ligar-se.

## O que aconteceu, dito a quem o fez.

own-rolled = lança { $dice }
own-began = começa
own-kept = mantém { $dice }
own-stopped = para de lançar
own-placed = { $pieces ->
    [discs] coloca uma ficha em { $cell }
   *[chips] põe uma ficha em { $cell }
}
own-captured = captura a ficha de { $owner } em { $cell }
own-row-made = { $points-count ->
    [0] faz uma linha de { $length } ({ $cells })
    [one] marca 1 ponto por uma linha de { $length } ({ $cells })
   *[other] marca { $points } pontos por uma linha de { $length } ({ $cells })
}
own-forfeited = não pode colocar nada e abdica de { $discs-count ->
    [0] 0 fichas
    [one] uma ficha
   *[other] { $discs } fichas
} ({ $rule })
own-supply-empty = já não tem fichas, por isso esta ronda é a última ({ $rule })
own-replaced = substitui a ficha de { $owner } em { $cell } ({ $rule })
own-removed = retira a ficha de { $owner } de { $cell } ({ $rule })
own-passed = { $rule ->
    [S-8] passa, pois o seu lado já ocupa as quatro casas ({ $rule })
    [S-11] passa, pois não há ficha para retirar ({ $rule })
   *[S-15] passa, pois já não tem fichas ({ $rule })
}
own-extra-turn = joga outra vez ({ $rule })
own-turn-ended = { $pieces ->
    [discs] termina o turno
   *[chips] { "" }
}
yours-captured = captura a sua ficha em { $cell }
yours-replaced = substitui a sua ficha em { $cell } ({ $rule })
yours-removed = retira a sua ficha de { $cell } ({ $rule })
own-event-undone = { $count-count ->
    [one] Desfez { $count } jogada.
   *[other] Desfez { $count } jogadas.
}
own-event-resigned = Desistiu.
own-event-time-up = O seu tempo acabou.
own-event-stood-in = Um robô passa a jogar por si.
own-event-returned = Retomou o seu lugar.
own-event-game-over = A partida acabou: ganhou!

## Avisos.

notice-stand-in = Na sua ausência, um robô está a jogar por si.
notice-return = Retomar o meu lugar
notice-away = { $name } não tem ligação.
notice-let-bot = Deixar jogar um robô
notice-let-bot-in = Um robô pode jogar dentro de { $time }
notice-claim = Reclamar a vitória
notice-logged-out = A sua sessão foi terminada.
notice-your-turn = É a sua vez noutra mesa.
notice-restarting = O servidor está a reiniciar; a partida continua dentro de momentos.
notice-preparing = O computador está a preparar-se (só da primeira vez, cerca de 30 segundos)…
notice-bots-failed = O computador não pode jogar de momento. Espere ou anule a partida.

## O fim.

result-label = Resultado
result-none = Partida anulada.
own-result-last-round = Ganhou com { $score } { $score-count ->
    [0] pontos
    [one] ponto
   *[other] pontos
}.
own-result-row = Ganhou com { $score } em linha.
our-result-row = Ganhou com { $others }: { $score } em linha.
our-result-last-round = Partilha a vitória com { $others }, com { $score } { $score-count ->
    [0] pontos
    [one] ponto
   *[other] pontos
} cada.
own-stopped-won = a vitória é sua
own-stopped-by = { $ending ->
    [resigned] Desistiu
   *[time] O seu tempo acabou
}; { $won }.
own-pair-result = Ganhou no conjunto das duas partidas.
pair-between = Resultado: { $score }. Na próxima partida começa o outro lado.
pair-clock = O seu relógio arranca no primeiro lançamento, ou ao fim de dois minutos.
pair-next = Próxima partida
pair-score = { $first }–{ $second }
pair-result = { $players-count ->
    [one] { $winners } vence no conjunto das duas partidas.
   *[other] { $winners } empatam no conjunto das duas partidas.
}
rematch-ask = Desforra
rematch-asked = À espera dos outros
rematch-wanted = { $players-count ->
    [one] { $names } quer a desforra.
   *[other] { $names } querem a desforra.
}
rematch-go = Partida seguinte
record-download = Transferir a partida

## Conversa.

beside-label = Registo e conversa
chat-label = Conversa
chat-here = Online: { $names }
chat-write = Escreva uma mensagem
chat-send = Enviar
chat-spectators = Só quem também assiste vê as suas mensagens.
chat-unread = { $lines-count ->
    [one] { $lines } mensagem nova
   *[other] { $lines } mensagens novas
}
chat-partners-silent = Os parceiros não podem conversar durante a partida (S-4).
# $name: of the person who wrote a line.
chat-more = { $name }: silenciar ou denunciar
chat-mute = Silenciar
chat-unmute = Mostrar de novo
chat-report = Denunciar
chat-muted = Já não vê as mensagens de { $name }.
chat-muted-person = Mensagens de { $name } silenciadas.
chat-reported = Mensagem denunciada à administração do servidor.
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
entry-faces = Valores a acrescentar
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
    [0] Indique o que mostram os dados de { $name }.
    [one] Indique o que mostra o dado de { $name }.
   *[other] Indique o que mostram os { $dice } dados de { $name }.
}
guide-enter-last = Indique os dados de { $name } depois do último lançamento.
guide-enter-starter = Diga quem começa, ou indique o que { $name } tirou no sorteio.
finish-ask = Está tudo certo? Ainda pode corrigir antes de terminar.
action-finish = Terminar a partida
action-stop-game = Parar a partida aqui
follow-title = Seguir noutro telemóvel
follow-text = Quem abrir este link segue a partida no seu telemóvel, sem poder mudar nada.
follow-here = { $people-count ->
    [0] Nenhum telemóvel ligado.
    [one] Um telemóvel ligado.
   *[other] { $people } telemóveis ligados.
}
terms-real-dice = dados reais
dice-real = dados reais
fair-real = Esta partida joga-se com dados reais, introduzidos à mão: não há nada a verificar.
event-starter-chosen = { $name } começa.
event-corrected = A última introdução foi desfeita.

## Ligação, menu, dados verificados.

link-connecting = A ligar…
link-lost = Ligação perdida. A ligar de novo…
link-closed = Sem ligação
menu-label = O menu
menu-scoring = Pontos e fim da partida
keys-how = Teclado: 1 a 8 mantêm dados, R lança, S para, E termina o turno, U desfaz, T mostra a mesa em texto. As setas percorrem o tabuleiro, Enter escolhe.
keys-hint = H dá uma dica.
dice-sealed = dados selados
dice-sound = dados verificados
dice-broken = dados não conformes
fair-title = Os dados são viciados?
fair-sealed = Ainda não houve lançamentos. Cada um será verificado aqui, no seu navegador.
fair-sound = { $rolls-count ->
    [0] Ainda não há lançamentos a verificar.
    [one] O único lançamento feito até agora foi recalculado no seu navegador: está certo.
   *[other] Os { $rolls } lançamentos feitos até agora foram recalculados no seu navegador: estão certos.
}
fair-broken = A verificação dos dados falhou. Não confie neste servidor sem saber porquê.
fair-what-now = O que pode fazer agora
fair-what-now-text = Pode não ser batota: uma cópia de segurança reposta ou um erro de programa têm o mesmo efeito. Guarde o seu recibo, compare as letras com os outros jogadores e pergunte a quem gere o servidor. Pode continuar a jogar; o navegador pede-lhe autorização antes de participar noutro lançamento.
fair-mine-text = Ninguém pôde prever nem escolher um lançamento que contém o seu elo. Está em:
fair-mine-own = os seus lançamentos
fair-mine-others = os lançamentos dos outros
fair-mine-bots = os lançamentos do computador
fair-mine-of = { $mine } de { $rolls }
fair-letters = As letras desta partida. Compare-as com os outros jogadores, mas não através deste servidor: as mesmas letras, a mesma partida.
fair-voids = { $rolls-count ->
    [0] Nenhum lançamento foi anulado.
    [one] Um lançamento foi anulado.
   *[other] { $rolls } lançamentos foram anulados.
}
fair-save = Guardar o recibo
fair-not-kept = Este navegador não guarda nada: o recibo desta mesa perde-se ao fechar a página.

## A mesa em texto.

text-label = A mesa em texto
text-move = A sua jogada
text-send = Jogar
text-how = roll · 555 mantém três cincos e lança o resto · - lança todos · stop · e3 c2 end · pass · undo · hint
text-dice = Dados: { $dice }
text-held = Mantidos: { $dice }
spoken-drafted = { $cell }: ficha colocada, por confirmar.
spoken-taken-back = { $cell }: desfeita.
spoken-picked = { $cell } escolhida. Escolha-a de novo, ou prima o botão, para confirmar.
text-side-columbiz = { $name }: pontuação { $score }; linhas { $rows }, capturas { $captives } (valem { $points }), fichas restantes { $supply }
text-side-sequence-dice = { $name }: linha mais longa { $score }, fichas restantes { $supply }
text-choices = Pode escolher: { $choices }
text-drafted = Por confirmar: { $cells }
text-column = { $column }: { $cells }
text-board-empty = O tabuleiro está vazio.
text-done = Feito: { $words }
text-not-now = «{ $word }» não é possível agora.
text-no-such-dice = Estes dados não estão na mesa: { $dice }

## A análise de uma partida. Mais palavras estão em analysis.ftl.

study-title = Análise
study-back = Voltar à análise
retry-title = Nova tentativa a partir da análise
retry-was = Na partida foi: { $before }. Decida de novo e saberá se é melhor.
retry-best = Agora { $now }: o que a análise aconselhou. { $gain } melhor do que { $before }.
retry-same = Agora { $now }: como na partida.
retry-better = Agora { $now }: à primeira vista { $gain } melhor do que { $before }.
retry-worse = Agora { $now }: à primeira vista { $gain } pior do que { $before }.
retry-equal = Agora { $now }: à primeira vista, tão bom como { $before }.
retry-short-best = O melhor
retry-short-same = Igual
retry-short-better = Melhor
retry-short-worse = Pior
retry-short-equal = Tão bom
own-study-try-from = Jogar daqui contra o computador
own-study-try-instead = Repetir esta decisão contra o computador
player-number = Jogador { $seat }

## Aprender os jogos.

nav-learn = Aprender
nav-analysis = Análise
nav-me = Perfil
tutorial-never = Nunca jogou?
tutorial-start = Aprender em 3 minutos
learn-all-rules = Todas as regras
learn-about-rules = O que significam «impresso», «decidido» e «opção»
picture-legal = As casas marcadas podem ser escolhidas.
picture-going = Uma cruz marca uma ficha que será capturada.

## Partidas terminadas.

games-title = Partidas terminadas
games-search = Procurar
own-games-won = Ganhou.
games-won = { $players-count ->
    [one] { $names } venceu.
   *[other] { $names } venceram.
}
games-called-off = Ninguém venceu.

## O próprio.

setting-notify = Avisar-me quando for a minha vez
account-make = Criar uma conta

## Convite por câmara.

invite-qr = Código QR do link
