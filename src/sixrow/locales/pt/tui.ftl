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
key-appoint = juntar computador
key-invite = copiar o link
key-unseat = retirar
key-again = atualizar

against-computer = Computador
against-device = Amigos aqui
against-link = Amigos online
choose-level-short = Nível
choose-names = Nomes
names-blank = separados por vírgulas
choose-server = Servidor
choose-public-short = Na sala

ask-link = Link do convite
ask-file = Guardar a partida como
dialog-how = Enter: continuar · Esc: voltar
chat-how = Enter envia · /mute NOME · /unmute NOME · /report NOME · Esc
# $name: a person at the table.
chat-nobody = Ninguém aqui se chama { $name }
chat-unmuted = Volta a ver as mensagens de { $name }.
unseat-sure = Retirar { $name } da mesa?
sure-how = Enter: sim · Esc: não
reading-how = ↑ ↓ percorrer · Esc: voltar
open-title = Abrir uma partida
open-name = Nome do ficheiro
open-how = ↓ para as partidas desta pasta · Enter: abrir · Esc: voltar
settings-how = ↑ ↓ ← → escolher · Esc: pronto
setting-odds-short = Probabilidades
yes = sim
no = não
resign-question = Desistir desta partida?
not-a-record = Não é possível ler { $file }: { $reason }
list-mine = a sua mesa: { $state }

score-line = fichas { $supply } · capt. { $captives }→{ $points } · linhas { $rows }
die-locked = fixo
link-open = ligado
sub-pair = Partida { $game } de 2
sub-pair-sum = resultado { $sum }
engine-getting-ready = a preparar o computador
window-too-small = Janela demasiado pequena: { $columns } × { $lines }. São precisos { $width } × { $height }.
study-of-dice = Dados: { $dice }
key-own-errors = as minhas falhas
key-all-errors = todas as falhas
name-by-server = o servidor dá-lhe um
hint-awaited = A calcular a dica…
over-how = Analise a partida, jogue outra vez ou guarde a partida.
line-said = { $name }: { $text }
study-graph-soon = O gráfico aparece com a análise.

## Os dados: em espera, e como foram verificados.

status-rolling = A lançar os dados…
status-named-rolling = { $name }: a lançar os dados…
dice-awaited = O lançamento espera pelo dispositivo de { $names }.
dice-awaited-own = O lançamento espera por outro dispositivo seu.
dice-awaited-you = O lançamento espera por si: prima F e decida.
dice-fault-found = Há um problema com os dados. Prima F para saber mais.
dice-fault-question = { $sentence } Quer continuar com estes dados?
dice-fault-how = Enter: continuar · Esc: ainda não · F: pormenores
fair-sealed-here = As cadeias estão publicadas. Cada lançamento será verificado aqui.
fair-sound-here = { $rolls-count ->
    [one] { $rolls } lançamento recalculado aqui: está certo.
   *[other] { $rolls } lançamentos recalculados aqui: estão todos certos.
}
dice-unchecked = dados não verificados
dice-how = Antes do primeiro lançamento, o servidor e cada jogador publicam o início de uma cadeia de números secretos. Em cada lançamento, todos os presentes dão o seu elo seguinte, e depois o servidor dá o dele. Os dados resultam desses elos. Um lançamento com o seu elo, ninguém o pôde prever nem escolher.
dice-how-here = Neste teclado, o programa é servidor e jogadores ao mesmo tempo. A sua cadeia foi publicada antes do primeiro lançamento, e quem joga aqui tem uma nova em cada sessão. O ficheiro da partida prova que os dados resultam das duas, não que ninguém olhou para dentro do programa.
dice-rolls = Todos os lançamentos:
dice-roll-mine = Lançamento { $roll }, { $name }: { $dice }, com o seu elo
dice-roll-without = Lançamento { $roll }, { $name }: { $dice }, sem o seu elo
dice-roll-plain = Lançamento { $roll }, { $name }: { $dice }
dice-roll-void = Lançamento { $roll }, { $name }: anulado
dice-unanswered = Deu um elo para o lançamento { $roll }, mas não houve resposta antes de ser anulado.
dice-letters-how = Compare-as com os outros jogadores, mas não por este servidor: as mesmas letras, a mesma partida.
dice-commitment = O compromisso do servidor; anote-o antes da partida e compare-o com o ficheiro da partida:
dice-receipt = O seu recibo: { $file }
dice-receipt-unkept = Não é possível escrever o seu recibo: { $reason }
saved-receipt = O seu recibo está ao lado: { $file }

help-title = Teclas e regras
help-keys =
    Lançar    1 … 8   manter ou largar um dado
              R       lançar os outros outra vez   S    parar de lançar
              O       mostrar ou ocultar as probabilidades
    Colocar   ← ↑ ↓ → percorrer o tabuleiro        Tab  casa seguinte
              Enter   escolher uma casa, ou desfazê-la
              E       terminar o turno, confirmar  U    desfazer
    Sempre    H       uma dica, se permitida       F    verificar os dados
              W       guardar a partida            T    definições
              C       conversar (online)           X    desistir
              Q, Esc  sair; uma partida por acabar é guardada
    Tabuleiro [ ] pode escolher-se ( ) a confirmar × × seria capturada
              › ‹ acabada de pôr  * *  dica        42  probabilidade em %
    O rato também serve: nos dados, nas casas e nas teclas.

refusal-no-server-named = Indique o endereço de um servidor, por exemplo https://example.org
refusal-no-connection = { $text } não responde. Verifique o endereço e a sua ligação
refusal-no-server-there = { $text } não é um servidor Sixrow
refusal-not-a-server = «{ $text }» não é o endereço de um servidor; escreva por exemplo https://example.org
refusal-not-an-invitation = «{ $text }» não é um convite; um convite é como https://example.org/join/palavra
refusal-refused-elsewhere = O servidor recusou ({ $text }). Atualize o Sixrow para saber porquê

## At a real board: the dice are real and typed. $name: who rolls. $dice: how many.

against-board = Tabuleiro real
# Below the dice: enter all rolls of a turn, or only the last.
key-all-rolls = todos
key-last = só os últimos
guide-type = { $dice-count ->
    [one] Escreva o dado que { $name } lançou, de 1 a 6, e depois Enter.
   *[other] Escreva os { $dice } dados que { $name } lançou, de 1 a 6, e depois Enter.
}
guide-type-last = Escreva os dados de { $name } depois do último lançamento, e depois Enter.
guide-type-starter = Tecla B: quem começa. Ou escreva o que { $name } tirou, e depois Enter.
# Its lines are shown as they stand here: 72 signs at most.
help-keys-board =
    Dados     1 … 6   escrever os valores          Enter  registar
              U       desfazer, as vezes que quiser
              B       quem começa                  L  só os últimos
