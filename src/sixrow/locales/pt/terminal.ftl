### O jogo numa linha de comando simples. As linhas têm no máximo 79 sinais, ou são partidas.

## Ao lado do tabuleiro: cabeçalhos.

head-discs = discos
head-captives = cativos
head-rows = linhas
head-total = total
head-chips = fichas
head-longest = maior
unlimited = livre

## Por baixo dos jogadores: no máximo 38 sinais.

note-last-round = A última ronda (C-20)

## Os dados.

dice-line = Dados:  { $dice }   ({ $progress })
dice-roll = lançamento { $roll } de { $rolls }
dice-locked = {""}; { $dice } têm de ficar
dice-placed = { $placed } de { $limit } discos colocados
dice-total = Dados:  { $dice }

## O que há para escolher.

keep-how = Escreva os dados a manter, por exemplo { $example }; os outros lançam-se de novo (- não mantém nenhum, stop mantém todos).
place-how = { $placed-count ->
    [0] Coloque um disco em { $cells }.
   *[other] Coloque um disco em { $cells }, ou escreva end para acabar.
}
end-how = Não se pode colocar mais nenhum disco. Enter termina o turno; undo retira um disco.
forfeit-how = Não se pode colocar nenhum disco, o que lhe custa { $discs-count ->
    [0] 0 discos
    [one] um disco
   *[other] { $discs } discos
} ({ $rule }). Enter para continuar.
choose-how = { $total-count ->
    [2] Ponha uma ficha num canto e jogue outra vez: { $cells }.
    [10] Remova uma ficha: { $cells }.
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
    [S-11] Não há ficha para remover
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
    [place] { $name } tem de colocar um disco ou terminar o turno
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
seat-unknown-computer = Não há nenhum computador «{ $kind }»; há { $kinds }.
seat-not-a-name = «{ $name }» não pode ser um nome: de uma a { $longest } letras, por favor.
seat-name-twice = Dois jogadores chamam-se { $name }; dê-lhes nomes diferentes.
seat-too-many = Podem jogar no máximo { $most }.

## Os níveis dos computadores, o mais fraco primeiro.

nearest-network = Ninguém aprendeu mesmo { $setup }; os computadores avaliam-no como { $nearest }.

## Perguntas antes de uma partida; Enter aceita o que está entre parênteses retos.

question-game-item = { $number } { $game }
question-game = Que jogo? { $games } [1]:{" "}
question-people = Quem joga neste teclado? Um nome, ou vários com vírgulas [{ $name }]:{" "}
question-computers = Quantos computadores, de { $fewest } a { $most }? [{ $fewest }]:{" "}
question-level-item = { $number } { $level }
question-level = { $computers-count ->
    [one] Em que nível joga?
   *[other] Em que nível jogam? Um para todos, ou { $computers } com vírgulas.
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
greeting-unproven = O início desta partida não tem prova dos seus dados, por isso a partida não se pode verificar.
greeting-columbiz = Lance oito dados até três vezes, mantendo os que quiser. Depois coloque discos: e3 custa três cincos. Um disco captura todos os adversários abaixo dele na sua coluna; três ou mais em linha dão pontos. Vence quem tiver mais pontos.
greeting-sequence-dice = Lance dois dados e ponha uma ficha numa casa com o total. 2 e 12 dão outro turno, 10 remove uma ficha, 11 vai para qualquer casa. Vence a primeira linha com comprimento suficiente.
greeting-help = Escreva help para ajuda, rules para as regras, quit para sair; a partida fica gravada.

## A linha de comando e o que se lhe pode responder.

prompt = { $name }>{" "}
not-understood = «{ $text }» não é aqui nem uma escolha nem um comando; help diz o que é.
command-alone = «{ $text }» é um comando e precisa de uma linha só para si.
keep-what = Diga que dados manter, por exemplo k 55; k - não mantém nenhum e lança-os todos.
rest-unused = Sem efeito, pois primeiro lançaram-se os dados: { $words }
undone = Desfeito: { $words }.
nothing-to-undo = Não há nada para desfazer: undo vai até ao último lançamento, não mais longe.
rule-unknown = Não há nenhuma regra «{ $topic }»; rules sozinho mostra-as todas.
saved = Gravado em { $file }.
resume-how = Para continuar: { $program } play --resume { $file }
not-saved = Não é possível escrever { $file }: { $reason }.
not-saved-exists = { $file } já existe e é outra coisa; escolha outro nome.
offer-save = Gravar a partida? s para sim, ou um nome de ficheiro; Enter para não:{" "}
offer-analysis = Mostrar a análise? Escreva sim, ou Enter para não: 
no-advice = Aqui não há dicas nem probabilidades
no-odds = Não há probabilidades para dar agora; ninguém vai lançar
answers-yes = s sim
answers-no = n não nao

## Comandos que não fazem sentido, e ficheiros que não se podem ler.

usage-file-or-serve = Indique ou FILE ou --serve.
usage-serve-alone = --serve responde em stdout; não se usa com nenhuma outra saída.
usage-too-many-seats = Há { $seats } lugares para { $players } jogadores.
usage-resume = --resume recebe um ficheiro e continua a partida tal como está; nada nela se pode mudar.
usage-online-plain = --join e --server precisam de um terminal onde desenhar, sem --plain.
usage-online-alone = --join e --server levam a uma mesa noutro lugar; não vai com eles nenhum jogo, opção ou ficheiro.
usage-setup-and-options = { $setup } já diz tudo; com opções, indique só o jogo.
usage-player-twice = { $name } aparece duas vezes; para o opor a si mesmo: --fairness
usage-one-player = Um encontro precisa de dois jogadores; um só: --fairness
usage-not-a-file = --out: «{ $file }» não pode ser o nome de um ficheiro
file-too-large = { $file }: demasiado grande para um registo
file-not-text = { $file }: não é um texto em UTF-8 (byte { $byte })

## Ajuda. As palavras a escrever são inglesas em todas as línguas. As linhas mostram-se como aqui estão.

help-columbiz =
    Lançar:   555 ou k 555   manter três cincos e lançar de novo os outros dados
              -              não manter nada, lançar de novo os oito
              stop           manter tudo e passar à colocação
    Colocar:  e3             colocar um disco; custa três dados com a face 5
              c2 e3 end      vários de uma vez, e terminar o turno
              undo           desfazer o último disco; undo all: todos
    As casas com + podem ser escolhidas. Depois de uma casa está o que ela faz:
    com (captura 2, linha de 3, +3) são capturados dois discos, faz-se uma linha
    de três, e tudo junto traz 3 pontos.
help-sequence-dice =
    Escolher: e3             a casa para uma ficha, ou para limpar com um 10
              pass           quando não há tal casa; Enter também serve
    As casas em [ ] podem ser escolhidas. A letra depois de um número é a ficha.
    Uma escolha termina o turno, por isso undo não tem nada para desfazer.
help =
    Sempre:   board          desenhar de novo o tabuleiro
              hint           as melhores decisões e quanto valem
              odds           as probabilidades de cada casa; odds 55: com estes dados
              rules          ler as regras; rules { $rule } mostra uma delas
              save           gravar e continuar; save NOME: nesse ficheiro
              record         mostrar a partida até aqui em texto
              quit           sair; a partida fica gravada, como com Ctrl-C

## Percorrer um registo.

heading-roll-off = Quem começa
remark = Nota: { $text }
summary = OK: { $game }, { $players } jogadores, { $turns-count ->
    [0] 0 turnos.
    [one] um turno.
   *[other] { $turns } turnos.
}
topic-unknown = Não há «{ $topic }» nas regras; peça columbiz, sequence-dice ou um identificador como C-16.
game-over = { $file }: esta partida já acabou; sixrow replay percorre-a.
