### The tutorial and the rules on one page.

## Buttons and answers.

tutorial-heading = { $game } em 3 minutos
tutorial-lesson = Lição { $number } de { $lessons }: { $title }
tutorial-next = Seguinte
tutorial-back = Voltar
tutorial-roll = Lançar
tutorial-reroll = Lançar os outros
tutorial-stop = Parar aqui
tutorial-end = Terminar o turno
tutorial-right = Certo!
tutorial-other-cell = É permitido. Mas, nesta lição, escolha { $goal }.
tutorial-other-keep = Nesta lição, mantenha { $goal } e mais nada.
tutorial-other-win = É permitido, mas não vence. Procure a linha a que só falta uma ficha.
tutorial-or = { $first } ou { $last }
tutorial-finished = Já conhece o jogo.
tutorial-first = Jogar uma primeira partida
tutorial-sheet = As regras numa página

## Columbiz.

lesson-columbiz-aim = o objetivo
lesson-columbiz-roll = lançar e manter
lesson-columbiz-place = colocar fichas
lesson-columbiz-capture = capturar
lesson-columbiz-rows = as linhas e o fim
tutorial-columbiz-aim-1 = Joga com as roxas, o adversário com as azuis. Vence o total mais alto. Duas coisas dão pontos: linhas e capturas.
tutorial-columbiz-aim-2 = Três ou mais fichas suas em linha reta formam uma linha, também na diagonal, como aqui. Uma linha dá logo pontos.
tutorial-columbiz-aim-3 = As capturas são fichas tiradas aos adversários. Dão pontos no fim, e cada uma a mais vale mais.
tutorial-columbiz-roll-1 = Um turno começa com oito dados. Lance-os.
tutorial-columbiz-roll-2 = Pode lançar mais duas vezes, com quantos dados quiser. Dados iguais pagam casas, por isso os 5 prometem: mantenha { $goal } e lance os outros.
tutorial-columbiz-roll-3 = Quatro 5! Podia lançar mais uma vez, ou parar aqui. Pare agora.
tutorial-columbiz-place-1 = Outro turno, com outros dados. Cada coluna corresponde a um valor do dado. Uma casa custa tantos dados desse valor quantos o seu número indica. Três 5 pagam a casa 3 da coluna dos 5: escolha { $goal }. As casas de baixo podem estar vazias.
tutorial-columbiz-place-2 = Os outros dados continuam seus. Dois 3 pagam { $goal }: escolha-a.
tutorial-columbiz-place-3 = Pode colocar até quatro fichas por turno, e pelo menos uma se alguma couber; se nenhuma couber, perde três fichas da reserva. Duas chegam por agora: termine o turno.
tutorial-columbiz-capture-1 = Uma ficha captura todas as fichas adversárias abaixo dela na coluna. Escolha { $goal }.
tutorial-columbiz-capture-2 = Duas capturas, e ficam consigo! A ficha azul de cima fica onde está, e nunca captura as suas próprias fichas.
tutorial-columbiz-rows-1 = Faça uma linha de três: escolha { $goal }.
tutorial-columbiz-rows-2 = Uma linha de 3, 4, 5 ou 6 fichas dá { $rows } pontos, e volta a pontuar por inteiro sempre que cresce. Uma ficha que faz parte de várias linhas pontua por todas.
tutorial-columbiz-rows-3 = Era a sua última ficha. Quando alguém fica sem fichas, joga-se a ronda até ao fim, para que todos tenham tido os mesmos turnos. Depois contam as capturas: { $captives } pontos por 1, 2, 3, 4, 5, 6, e assim por diante. Vence o total mais alto; em caso de empate, a vitória é partilhada.
# $discs: the discs of each with two, three and four players.
tutorial-columbiz-rows-4 = Os pontos de uma linha ficam consigo, mesmo que ela seja capturada depois; refeita, pontua de novo. Com dois, três ou quatro jogadores, cada um começa com { $discs } fichas.

## Sequence Dice.

lesson-sequence-dice-aim = o objetivo
lesson-sequence-dice-roll = lançar e pôr
lesson-sequence-dice-replace = as quatro casas ocupadas
lesson-sequence-dice-specials = o 2, o 12 e o 10
lesson-sequence-dice-joker = o 11, e como ganhar
tutorial-sequence-dice-aim-1 = Joga com as verdes, o adversário com as azuis. Vence logo quem primeiro tiver seis fichas em linha reta.
tutorial-sequence-dice-aim-2 = Na horizontal, na vertical ou na diagonal: aqui falta só uma ficha verde. Com três jogadores, bastam cinco em linha; quatro jogam em duas equipas, por seis.
tutorial-sequence-dice-roll-1 = Lance os dois dados. O total diz onde vai a sua ficha.
tutorial-sequence-dice-roll-2 = Um 7. Quatro casas têm este número: escolha { $goal }.
tutorial-sequence-dice-replace-1 = Outra vez um 7, mas as quatro casas estão ocupadas. Então substitui uma ficha do adversário numa delas: escolha { $goal }.
tutorial-sequence-dice-specials-1 = Um 12 vai para o centro, um 2 para um canto, e depois de qualquer deles joga outra vez. Escolha { $goal }.
tutorial-sequence-dice-specials-2 = O seu turno extra: lance.
tutorial-sequence-dice-specials-3 = Um 10 retira uma ficha adversária: escolha { $goal }. As fichas num 2 ou num 12 estão a salvo, como a do canto. Se não houver nenhuma para retirar, o turno acaba.
tutorial-sequence-dice-joker-1 = Um 11 é um joker: ponha a ficha em qualquer casa livre. Uma delas vence. Qual?
tutorial-sequence-dice-joker-2 = Seis em linha: ganhou! Só mais uma coisa: se as quatro casas do seu total tiverem fichas suas, ou se já não tiver nenhuma das suas 20 fichas, passa a vez; só um 10 conta na mesma. As fichas retiradas ou substituídas voltam ao dono. Joga-se até alguém ganhar.
tutorial-sequence-dice-joker-3 = Três casos raros: depois de cada 2 e de cada 12 joga outra vez, mesmo que não tenha podido pôr nenhuma ficha. Se os quatro cantos ou as quatro casas do centro estiverem ocupados, um 2 ou um 12 também substitui aí uma ficha adversária. Num tabuleiro cheio, um 11 substitui qualquer ficha adversária, mesmo num 2 ou num 12.

## The rules on one page.

sheet-title = { $game } numa página
sheet-print = Imprimir
sheet-all = Todas as regras
sheet-aim = Objetivo
sheet-turn = O seu turno
sheet-scoring = Pontos
sheet-end = Fim da partida
sheet-columbiz-aim = Faça mais pontos do que os outros, com linhas das suas fichas e com as fichas que captura.
sheet-columbiz-turn-1 = Lance os oito dados. Mantenha o que quiser e lance os outros de novo, até duas vezes.
sheet-columbiz-turn-2 = Depois coloque uma a quatro fichas em casas livres. A casa 3 da coluna dos 5 custa três 5. Cada dado paga uma só vez.
sheet-columbiz-turn-3 = Uma ficha captura todas as fichas adversárias abaixo dela na mesma coluna. As capturas ficam consigo.
sheet-columbiz-turn-4 = Se nenhuma ficha couber, perde três fichas da reserva.
sheet-rows = Linha de
sheet-captives = Capturas
sheet-points = Pontos
sheet-columbiz-scoring = Cada ficha pontua logo por cada linha reta de três ou mais de que faz parte. As capturas pontuam no fim.
sheet-columbiz-end = Quando alguém fica sem fichas, termine a ronda. Somam-se os pontos das linhas e das capturas; vence o total mais alto.
sheet-sequence-dice-aim = Seja o primeiro lado com seis fichas seguidas em linha reta: na horizontal, na vertical ou na diagonal. Com três jogadores, bastam cinco.
sheet-sequence-dice-turn-1 = Lance os dois dados. O total decide:
sheet-sequence-dice-turn-2 = Ponha uma ficha numa casa livre desse número. Se as quatro estiverem ocupadas, substitua aí uma ficha adversária. Se as quatro forem suas, passa a vez.
sheet-sequence-dice-turn-3 = O mesmo nos cantos (2) ou no centro (12). Depois joga outra vez.
sheet-sequence-dice-turn-4 = Retire uma ficha adversária que não esteja num 2 nem num 12.
sheet-sequence-dice-turn-5 = Ponha uma ficha em qualquer casa livre. Se o tabuleiro estiver cheio, substitua qualquer ficha adversária.
sheet-sequence-dice-end = A primeira linha vence logo. Quatro jogam em duas equipas: os parceiros sentam-se frente a frente e partilham a cor.
