key-choose = escolher
key-join = entrar
key-open = abrir
key-settings = definições
key-help = ajuda
key-quit = terminar
key-leave = sair
key-back = voltar
key-undo = desfazer
key-hint = dica
key-odds = probab.
key-hold = manter
key-confirm = confirmar { $cell }
key-dice = dados
key-save = guardar
key-errors = falhas
key-steps = passos
key-turns = turnos
key-appoint = sentar o computador
key-invite = copiar a ligação
key-again = ver de novo

against-computer = Computador
against-device = Amigos aqui
against-link = Amigos em linha
choose-level-short = Nível
choose-names = Nomes
names-blank = separados por vírgulas
choose-server = Servidor
choose-public-short = Na sala

ask-link = A ligação do convite
ask-file = Guardar o registo como
dialog-how = Enter: continuar · Esc: voltar
sure-how = Enter: sim · Esc: não
reading-how = ↑ ↓ percorrer · Esc: voltar
open-title = Abrir um registo
open-name = O nome de um ficheiro
open-how = ↓ para os registos desta pasta · Enter: abrir · Esc: voltar
settings-how = ↑ ↓ ← → escolher · Esc: pronto
setting-odds-short = Probabilidades
yes = sim
no = não
resign-question = Desistir desta partida?
not-a-record = { $file } não pode ser lido: { $reason }
list-mine = a sua mesa: { $state }

score-line = res. { $supply } · cativos { $captives }→{ $points } · linhas { $rows }
die-locked = preso
link-open = ligado
sub-pair = Partida { $game } de 2
sub-pair-sum = par { $sum }
engine-getting-ready = o computador prepara-se
hint-awaited = O conselho está a ser calculado …
over-how = Estude-se a partida, jogue-se outra vez, ou guarde-se o registo.
line-said = { $name }: { $text }
fair-sealed-here = Os dados estão selados. Cada lançamento será verificado aqui.
fair-sound-here = Todos os lançamentos até agora ({ $rolls }) foram repetidos aqui e correspondem ao selo.
study-graph-soon = O gráfico vem com a análise.

help-title = Teclas e regras
help-keys =
    Lançar    1 … 8   manter um dado, ou já não
              R       lançar os outros outra vez   S    parar de lançar
              O       probabilidades no tabuleiro, ou não
    Colocar   ← ↑ ↓ → percorrer o tabuleiro        Tab  próxima marcada
              Enter   escolher uma casa, ou tirá-la do rascunho
              E       terminar o turno, confirmar  U    retirar
    Sempre    H       um conselho, se combinado    F    os dados
              W       guardar o registo            T    definições
              C       conversar (em linha)         X    desistir
              Q, Esc  sair; uma partida por acabar é guardada
    Tabuleiro [ ] pode escolher-se ( ) rascunho    × × seria capturado
              › ‹ acabado de pôr  * *  conselho    42  probabilidade em %
    O rato também serve: nos dados, nas casas e nas teclas.

refusal-no-server-named = Não foi indicado nenhum servidor, por exemplo https://example.org
refusal-no-connection = { $text } não responde
refusal-no-server-there = { $text } não é um servidor Sixrow
refusal-not-a-server = «{ $text }» não é o endereço de um servidor, como https://example.org
refusal-not-an-invitation = «{ $text }» não é um convite, como https://example.org/join/palavra
refusal-refused-elsewhere = O servidor recusa ({ $text })
