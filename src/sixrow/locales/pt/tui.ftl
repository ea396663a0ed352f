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
key-unseat = retirar
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
chat-how = Enter envia · /mute NOME · /unmute NOME · /report NOME · Esc
# $name: a person at the table.
chat-nobody = Ninguém aqui se chama { $name }
chat-unmuted = Volta a ver o que { $name } escreve.
unseat-sure = Retirar { $name } da mesa?
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
window-too-small = Esta janela é pequena demais: { $columns } × { $lines }. O Sixrow precisa de { $width } × { $height }.
study-of-dice = Dados: { $dice }
key-own-errors = os meus erros
key-all-errors = todos os erros
name-by-server = o servidor dá-lhe um
hint-awaited = O conselho está a ser calculado …
over-how = Estude-se a partida, jogue-se outra vez, ou guarde-se o registo.
line-said = { $name }: { $text }
study-graph-soon = O gráfico vem com a análise.

## Os dados: em espera, e como foram verificados.

status-rolling = Os dados rolam …
status-named-rolling = { $name }: os dados rolam …
dice-awaited = Os dados esperam pelo dispositivo de { $names }.
dice-awaited-own = Os dados esperam por outro dispositivo seu.
dice-awaited-you = Os dados esperam por si: prima F e decida.
dice-fault-found = Há algo errado com os dados. F diz o quê.
dice-fault-question = { $sentence } Quer continuar com estes dados?
dice-fault-how = Enter: continuar · Esc: ainda não · F: pormenores
fair-sealed-here = As cadeias estão publicadas. Cada lançamento será verificado aqui.
fair-sound-here = { $rolls-count ->
    [one] Calculado aqui de novo, { $rolls } lançamento até agora está certo.
   *[other] Os { $rolls } lançamentos até agora foram calculados aqui de novo e estão certos.
}
dice-unchecked = dados não verificados
dice-how = Antes do primeiro lançamento, o servidor e cada jogador publicam o início de uma cadeia de números secretos. Quando um lançamento está em espera, todos os presentes dão o seu elo seguinte, e depois o servidor o dele. Os dados resultam desses elos. Se o seu elo está num lançamento, ninguém o podia prever nem escolher.
dice-how-here = Neste teclado, o programa é servidor e jogadores ao mesmo tempo. A sua cadeia foi publicada antes do primeiro lançamento, e quem joga aqui tem uma nova em cada sessão. O registo prova que os dados resultam das duas, não que ninguém olhou para dentro do programa.
dice-rolls = Todos os lançamentos:
dice-roll-mine = Lançamento { $roll }, { $name }: { $dice }, com o seu elo
dice-roll-without = Lançamento { $roll }, { $name }: { $dice }, sem o seu elo
dice-roll-plain = Lançamento { $roll }, { $name }: { $dice }
dice-roll-void = Lançamento { $roll }, { $name }: anulado
dice-unanswered = Deu um elo para o lançamento { $roll }, mas não houve resposta antes de ser anulado.
dice-letters-how = Compare-as com os outros jogadores, mas sem ser por este servidor: letras iguais, a mesma partida.
dice-commitment = O compromisso do servidor; anote-o antes da partida e compare-o com o registo:
dice-receipt = O seu recibo: { $file }
dice-receipt-unkept = Não se consegue escrever o seu recibo: { $reason }
saved-receipt = O seu recibo está ao lado: { $file }

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

## At a real board: the dice are real and typed. $name: who rolls. $dice: how many.

against-board = Tabuleiro real
# Below the dice: enter all rolls of a turn, or only the last.
key-all-rolls = todos
key-last = só os últimos
guide-type = { $dice-count ->
    [0] Escreva os dados que { $name } lançou, de 1 a 6, e depois Enter.
    [one] Escreva o dado que { $name } lançou, de 1 a 6, e depois Enter.
   *[other] Escreva os { $dice } dados que { $name } lançou, de 1 a 6, e depois Enter.
}
guide-type-last = Escreva os dados de { $name } depois do último lançamento, e depois Enter.
guide-type-starter = B diz quem começa; ou escreva o que { $name } lançou para isso, e depois Enter.
# Its lines are shown as they stand here: 72 signs at most.
help-keys-board =
    Dados     1 … 6   escrever as faces que saíram Enter  registar
              U       anular, as vezes que quiser
              B       quem começa                  L  só os últimos
