### O jogo numa linha de comando simples. As linhas têm no máximo 79 sinais, ou são partidas.

## Ao lado do tabuleiro: cabeçalhos.

head-discs = fichas
head-captives = capturas
head-rows = linhas
head-total = total
head-chips = fichas
head-longest = maior
unlimited = ∞

## Por baixo dos jogadores: no máximo 38 sinais.

note-last-round = Última ronda (C-20)

## Os dados.

dice-line = Dados:  { $dice }   ({ $progress })
dice-roll = lançamento { $roll } de { $rolls }
dice-locked = {""}; { $dice } têm de ficar
dice-placed = { $placed } de { $limit } fichas colocadas
dice-total = Dados:  { $dice }

## O que há para escolher.

keep-how = Escreva os dados a manter, por exemplo { $example }; os outros lançam-se de novo (- não mantém nenhum, stop mantém todos).
place-how = { $placed-count ->
    [0] Coloque uma ficha em { $cells }.
   *[other] Coloque uma ficha em { $cells }, ou escreva end para acabar.
}
end-how = Não pode colocar mais fichas. Enter termina o turno; undo desfaz a última.
forfeit-how = Não pode colocar nenhuma ficha, o que lhe custa { $discs-count ->
    [0] 0 fichas
    [one] uma ficha
   *[other] { $discs } fichas
} ({ $rule }). Enter para continuar.
choose-how = { $total-count ->
    [2] Ponha uma ficha num canto e jogue outra vez: { $cells }.
    [10] Retire uma ficha adversária: { $cells }.
    [11] Ponha uma ficha onde quiser: { $cells }.
    [12] Ponha uma ficha no centro e jogue outra vez: { $cells }.
   *[other] Ponha uma ficha numa casa com { $total }: { $cells }.
}
replace-how = { $total-count ->
    [2] Nenhum canto está livre; substitua uma ficha e jogue outra vez: { $cells }.
    [11] O tabuleiro está cheio; substitua uma ficha: { $cells }.
    [12] Nenhuma casa do centro está livre; substitua uma ficha e jogue outra vez: { $cells }.
   *[other] Nenhum { $total } está livre; substitua uma ficha: { $cells }.
}
pass-how = { $rule ->
    [S-8] O seu lado já ocupa as quatro casas
    [S-11] Não há ficha para retirar
   *[S-15] Já não tem fichas para pôr
} ({ $rule }). Enter para passar.

## O que uma escolha faz; entre parênteses depois da casa.

does-capture = captura { $discs }
does-row = linha de { $length }
does-remove = de { $owner }
does-win = vence
does-score = +{ $points }

## O que uma posição espera.

awaits-dice = { $dice-count ->
    [0] { $name } tem de lançar 0 dados.
    [one] { $name } tem de lançar um dado.
   *[other] { $name } tem de lançar { $dice } dados.
}
awaits-decision = { $phase ->
    [keep] { $name } tem de escolher os dados a manter
    [place] { $name } tem de colocar uma ficha ou terminar o turno
   *[choose] { $name } tem de escolher uma casa
}; { $decisions-count ->
    [one] há uma decisão permitida.
   *[other] há { $decisions } decisões permitidas.
}
awaits-nobody = A partida acabou.

## Quem joga.

player = Jogador
computer = Computador
computer-numbered = Computador { $number }
seat-unknown-computer = Não há nenhum computador «{ $kind }»; escolha entre { $kinds }.
seat-not-a-name = «{ $name }» não pode ser um nome; são precisas de 1 a { $longest } letras.
seat-name-twice = Dois jogadores chamam-se { $name }; dê-lhes nomes diferentes.
seat-too-many = Podem jogar no máximo { $most }.

## Os níveis dos computadores, o mais fraco primeiro.

nearest-network = Não há rede treinada para { $setup }; os computadores usam a de { $nearest }.

## Perguntas antes de uma partida; Enter aceita o que está entre parênteses retos.

question-game-item = { $number } { $game }
question-game = Que jogo? { $games } [1]:{" "}
question-people = Quem joga neste teclado? Um nome, ou vários com vírgulas [{ $name }]:{" "}
question-computers = Quantos computadores, de { $fewest } a { $most }? [{ $fewest }]:{" "}
question-level-item = { $number } { $level }
question-level = { $computers-count ->
    [one] Em que nível?
   *[other] Em que nível? Um para todos, ou { $computers } com vírgulas.
} { $levels } [{ $usual }]:{" "}
answer-levels = Indique um nível para todos, ou { $computers } com vírgulas.
answer-a-number = Responda com um número de { $fewest } a { $most }.

## O começo.

greeting = { $game }: { $names }.
team = { $names } ({ $colour })
against = { $first } contra { $second }
greeting-level = { $players-count ->
    [one] { $names } joga no nível { $level }.
   *[other] { $names } jogam no nível { $level }.
}
greeting-random = { $players-count ->
    [one] { $names } joga ao acaso.
   *[other] { $names } jogam ao acaso.
}
greeting-first = { $players-count ->
    [one] { $names } faz sempre a primeira escolha permitida.
   *[other] { $names } fazem sempre a primeira escolha permitida.
}
greeting-unproven = O início desta partida não tem prova dos dados, por isso a partida não se pode verificar.
greeting-columbiz = Lance oito dados até três vezes, mantendo os que lhe servem. Depois coloque fichas: e3 custa três cincos. Uma ficha captura todas as fichas adversárias abaixo dela na coluna; três ou mais em linha dão pontos. Vence o total mais alto.
greeting-sequence-dice = Lance dois dados e ponha uma ficha numa casa com o total. 2 e 12 dão outro turno, 10 retira uma ficha adversária, 11 vai para qualquer casa. Vence a primeira linha suficientemente longa.
greeting-help = Escreva help para ajuda, rules para as regras, quit para sair; a partida fica guardada.

## A linha de comando e o que se lhe pode responder.

prompt = { $name }>{" "}
not-understood = «{ $text }» não é aqui uma escolha nem um comando; escreva help para ver o que pode fazer.
command-alone = «{ $text }» é um comando: escreva-o sozinho numa linha.
keep-what = Diga que dados manter, por exemplo k 55; k - não mantém nenhum e lança-os todos.
rest-unused = Sem efeito, porque primeiro se lançaram os dados: { $words }
undone = Desfeito: { $words }.
nothing-to-undo = Nada a desfazer: um lançamento não se desfaz.
rule-unknown = Não há nenhuma regra «{ $topic }»; escreva rules para as ver todas.
saved = Guardado em { $file }.
resume-how = Para continuar: { $program } play --resume { $file }
not-saved = Não é possível escrever { $file }: { $reason }.
not-saved-exists = { $file } já existe e não é esta partida; escolha outro nome.
offer-save = Guardar a partida? s para sim, ou um nome de ficheiro; Enter para não:{" "}
offer-analysis = Mostrar a análise? Escreva sim, ou Enter para não: 
no-advice = Esta partida joga-se sem dicas nem probabilidades
no-odds = Ninguém vai lançar: não há probabilidades a calcular
answers-yes = s sim
answers-no = n não nao

## Comandos que não fazem sentido, e ficheiros que não se podem ler.

usage-file-or-serve = Indique ou FILE ou --serve.
usage-serve-alone = --serve responde em stdout; não o combine com outra saída.
usage-too-many-seats = Há { $seats } lugares para { $players } jogadores.
usage-resume = --resume recebe um ficheiro e continua a partida tal como está, sem nada mudar.
usage-online-plain = --join e --server precisam de um terminal a sério, sem --plain.
usage-online-alone = --join e --server levam a uma mesa num servidor; não indique jogo, opção nem ficheiro.
usage-setup-and-options = { $setup } já inclui as suas opções; com --option, indique só o nome do jogo.
usage-player-twice = { $name } aparece duas vezes; para o fazer jogar contra si mesmo: --fairness
usage-one-player = Um encontro precisa de dois jogadores; para um só: --fairness
usage-not-a-file = --out: «{ $file }» não pode ser o nome de um ficheiro
file-too-large = { $file }: demasiado grande para uma partida
file-not-text = { $file }: não é um texto em UTF-8 (byte { $byte })

## Ajuda. As palavras a escrever são inglesas em todas as línguas. As linhas mostram-se como aqui estão.

help-columbiz =
    Lançar:   555 ou k 555   manter três cincos e lançar de novo os outros dados
              -              não manter nada, lançar de novo os oito
              stop           manter tudo e passar à colocação
    Colocar:  e3             colocar uma ficha; custa três cincos
              c2 e3 end      várias de uma vez, e terminar o turno
              undo           desfazer a última ficha; undo all: todas
    As casas com + podem ser escolhidas. Depois de uma casa está o que ela faz:
    com (captura 2, linha de 3, +3) são capturadas duas fichas, forma-se uma
    linha de três, e tudo junto dá 3 pontos.
help-sequence-dice =
    Escolher: e3             a casa para uma ficha, ou para limpar com um 10
              pass           quando não há casa dessas; Enter também serve
    As casas em [ ] podem ser escolhidas. A letra depois de um número é a ficha.
    Uma escolha termina o turno, por isso undo não tem nada para desfazer.
help =
    Sempre:   board          desenhar de novo o tabuleiro
              hint           as melhores decisões e quanto valem
              odds           probabilidades por casa; odds 55: com estes dados
              rules          ler as regras; rules { $rule } mostra uma delas
              save           guardar e continuar; save NOME: nesse ficheiro
              record         mostrar a partida até aqui em texto
              quit           sair; a partida fica guardada, como com Ctrl-C

## Percorrer um registo.

heading-roll-off = Quem começa
remark = Comentário: { $text }
summary = OK: { $game }, { $players } jogadores, { $turns-count ->
    [0] 0 turnos.
    [one] um turno.
   *[other] { $turns } turnos.
}
topic-unknown = Não há «{ $topic }» nas regras; escreva columbiz, sequence-dice ou um número como C-16.
game-over = { $file }: esta partida já acabou. Use «sixrow replay» para a rever.

## Num tabuleiro real: os dados são reais e escrevem-se.

companion-greeting = Tabuleiro e dados reais: escreva os dados lançados, depois as casas. Tudo se pode desfazer.
companion-prompt = { $dice-count ->
    [0] { $name }, os dados>
    [one] { $name }, o dado>
   *[other] { $name }, { $dice } dados>
}{" "}
companion-prompt-starter = Quem começa? Um nome, ou o que { $name } tirou>{" "}
companion-begins = { $name } começa.
companion-starter-undone = Desfeito: quem começa.
companion-nothing = Ainda não foi introduzido nada.
companion-not-dice = Escreva os dados, por exemplo 12335556. Se não introduziu os lançamentos anteriores do turno, escreva last antes.
companion-not-real = { $file } não é uma partida com dados reais; continue-a com sixrow play.
companion-finish = Está tudo certo? Enter termina a partida, undo desfaz o último passo>{" "}
companion-help =
    Dados:    12335556       os dados lançados, em qualquer ordem
              last 12335556  introduzir só os últimos oito dados do turno
              all 12335556   o primeiro lançamento do turno, com --last
              Ada            Ada começa, sem sorteio

## The tutorial at a prompt: before “> ”, and answers.

tutorial-type-keep = Os dados a manter, por exemplo 2 2
tutorial-type-cell = Uma casa, por exemplo a1
tutorial-type-stop = Escreva «stop»
tutorial-type-end = Escreva «end»
tutorial-type-what = Escreva o que a linha pede, ou «quit» para sair.
# $command: what to type.
tutorial-begin = Jogue uma primeira partida: { $command }
