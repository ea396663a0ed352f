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
tutorial-or = { $first } ou { $last }
tutorial-finished = Já conhece o jogo.
tutorial-first = Jogar uma primeira partida
tutorial-sheet = As regras numa página

## Columbiz.

lesson-columbiz-aim = o objetivo
lesson-columbiz-roll = lançar e manter
lesson-columbiz-place = colocar discos
lesson-columbiz-capture = capturar
lesson-columbiz-rows = as linhas e o fim
tutorial-columbiz-aim-1 = Joga com as roxas, o adversário com as azuis. Vence quem tiver mais pontos. Duas coisas dão pontos: linhas e cativos.
tutorial-columbiz-aim-2 = Três ou mais discos seus em linha reta formam uma linha, também na diagonal, como aqui. Uma linha dá pontos de imediato.
tutorial-columbiz-aim-3 = Cativos são discos tirados aos adversários. Dão pontos no fim, e cada um a mais vale mais.
tutorial-columbiz-roll-1 = Um turno começa com oito dados. Lance-os.
tutorial-columbiz-roll-2 = Pode lançar mais duas vezes, com quantos dados quiser. Os 5 prometem: mantenha { $goal } e lance os outros.
tutorial-columbiz-roll-3 = Quatro 5! Podia lançar mais uma vez, ou parar aqui. Pare agora.
tutorial-columbiz-place-1 = Cada coluna pertence a uma face do dado. Uma casa custa tantos dados dessa face quantos o seu número indica. Três 5 pagam a casa 3 da coluna dos 5: escolha { $goal }.
tutorial-columbiz-place-2 = Os outros dados continuam seus. Dois 3 pagam { $goal }.
tutorial-columbiz-place-3 = Pode colocar até quatro discos por turno, e pelo menos um se algum couber; se nenhum couber, perde três dos seus discos. Dois chegam por agora: termine o turno.
tutorial-columbiz-capture-1 = Um disco captura todos os discos adversários abaixo dele na coluna. Escolha { $goal }.
tutorial-columbiz-capture-2 = Dois cativos! O disco azul de cima fica onde está, e os seus próprios discos nunca são capturados por si.
tutorial-columbiz-rows-1 = Faça uma linha de três: escolha { $goal }.
tutorial-columbiz-rows-2 = Uma linha de 3, 4, 5 ou 6 discos dá { $rows } pontos, e volta a pontuar por inteiro sempre que cresce. Um disco que faz parte de várias linhas pontua por todas.
tutorial-columbiz-rows-3 = Era o seu último disco. Quando alguém fica sem discos, a ronda é jogada até ao fim, para que todos tenham tido os mesmos turnos. Depois contam os cativos: { $captives } pontos por 1, 2, 3, 4, 5, 6, e assim por diante. Vence o total mais alto; em caso de empate, a vitória é partilhada.
# $discs: the discs of each with two, three and four players.
tutorial-columbiz-rows-4 = Os pontos das linhas são seus para sempre, mesmo que a linha seja capturada depois; refeita, pontua de novo. Com dois, três ou quatro jogadores, cada um começa com { $discs } discos.

## Sequence Dice.

lesson-sequence-dice-aim = o objetivo
lesson-sequence-dice-roll = lançar e pôr
lesson-sequence-dice-replace = as quatro casas ocupadas
lesson-sequence-dice-specials = o 2, o 12 e o 10
lesson-sequence-dice-joker = o 11, e como vencer
tutorial-sequence-dice-aim-1 = Joga com as verdes, o adversário com as azuis. Quem primeiro tiver seis fichas em linha reta vence de imediato.
tutorial-sequence-dice-aim-2 = Na horizontal, na vertical ou na diagonal: aqui falta só uma ficha verde. Com três jogadores, bastam cinco em linha; quatro jogam em duas equipas, por seis.
tutorial-sequence-dice-roll-1 = Lance os dois dados. O total diz onde vai a sua ficha.
tutorial-sequence-dice-roll-2 = Um 7. Quatro casas têm este número: escolha { $goal }.
tutorial-sequence-dice-replace-1 = Outra vez um 7, mas as quatro casas estão ocupadas. Então substitui uma ficha do adversário numa delas: escolha { $goal }.
tutorial-sequence-dice-specials-1 = Um 12 vai para o centro, um 2 para um canto, e depois joga outra vez. Escolha { $goal }.
tutorial-sequence-dice-specials-2 = O seu turno extra: lance.
tutorial-sequence-dice-specials-3 = Um 10 retira uma ficha do adversário: escolha { $goal }. As fichas num 2 ou num 12 estão seguras, como a do canto. Se não houver nenhuma para retirar, o turno acaba.
tutorial-sequence-dice-joker-1 = Um 11 é um joker: ponha a ficha em qualquer casa livre. Uma delas vence. Qual?
tutorial-sequence-dice-joker-2 = Seis em linha: venceu! Só mais uma coisa: se as quatro casas do seu número tiverem fichas suas, ou se já não tiver nenhuma das suas 20 fichas, passa. As fichas retiradas voltam ao dono.
tutorial-sequence-dice-joker-3 = Três casos raros: depois de cada 2 e de cada 12 joga outra vez, mesmo que não tenha podido colocar nenhuma ficha. Se os quatro cantos ou as quatro casas do centro estiverem ocupados, um 2 ou um 12 também substitui ali uma ficha do adversário. Num tabuleiro cheio, um 11 substitui qualquer ficha do adversário.

## The rules on one page.

sheet-title = { $game } numa página
sheet-print = Imprimir
sheet-all = Todas as regras
sheet-aim = Objetivo
sheet-turn = O seu turno
sheet-scoring = Pontos
sheet-end = Fim da partida
sheet-columbiz-aim = Faça mais pontos do que os outros, com linhas dos seus discos e com os discos que captura.
sheet-columbiz-turn-1 = Lance os oito dados. Mantenha o que quiser e lance os outros de novo, até duas vezes.
sheet-columbiz-turn-2 = Depois coloque um a quatro discos em casas livres. A casa 3 da coluna dos 5 custa três 5. Cada dado paga uma só vez.
sheet-columbiz-turn-3 = Um disco captura todos os discos adversários abaixo dele na mesma coluna. Os cativos ficam consigo.
sheet-columbiz-turn-4 = Se nenhum disco couber, perde três discos da reserva.
sheet-rows = Linha de
sheet-captives = Cativos
sheet-points = Pontos
sheet-columbiz-scoring = Cada disco pontua de imediato por cada linha reta de três ou mais de que faz parte. Os cativos pontuam no fim.
sheet-columbiz-end = Quando alguém fica sem discos, termine a ronda. Somam-se os pontos das linhas e dos cativos; vence o total mais alto.
sheet-sequence-dice-aim = Seja o primeiro com seis fichas suas em linha reta e sem falhas: na horizontal, na vertical ou na diagonal. Com três jogadores, bastam cinco.
sheet-sequence-dice-turn-1 = Lance os dois dados. O total decide:
sheet-sequence-dice-turn-2 = Ponha uma ficha numa casa livre desse número. Se as quatro estiverem ocupadas, substitua aí uma ficha adversária. Se as quatro forem suas, passa.
sheet-sequence-dice-turn-3 = O mesmo nos cantos (2) ou no centro (12). Depois joga outra vez.
sheet-sequence-dice-turn-4 = Retire uma ficha adversária que não esteja num 2 nem num 12.
sheet-sequence-dice-turn-5 = Ponha uma ficha em qualquer casa livre. Se o tabuleiro estiver cheio, substitua qualquer ficha adversária.
sheet-sequence-dice-end = A primeira linha vence de imediato. Quatro jogam em duas equipas: os parceiros sentam-se frente a frente e partilham a cor.
