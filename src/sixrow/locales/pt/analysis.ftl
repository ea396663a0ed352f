### A análise de uma partida. As partes da vitória escrevem-se em percentagem: «12,3 %».

## O cabeçalho de um relatório.

analysis-title = { $game }: { $names }
analysis-judge = Avaliado pela rede para { $network }.
analysis-judge-nearest = Avaliado pela rede para { $network }, a mais próxima: nenhuma foi treinada com estas opções.
analysis-bias = A análise vale o que vale a sua rede: pode enganar-se em jogadas invulgares. Ignore as diferenças pequenas.
analysis-unfinished = A partida ainda não acabou: o resultado é o que cada lado pode esperar agora.
analysis-real-dice = Os dados eram reais e foram introduzidos à mão.
analysis-unentered = { $turns-count ->
    [0] Só foi introduzido o último lançamento de 0 turnos.
    [one] De um turno só foi introduzido o último lançamento: os lançamentos e as escolhas anteriores não são avaliados nem contam como sorte.
   *[other] De { $turns } turnos só foi introduzido o último lançamento: os lançamentos e as escolhas anteriores não são avaliados nem contam como sorte.
}
study-unentered = Os lançamentos anteriores não foram introduzidos; não são avaliados.

## De onde vem um resultado.

total-result = Resultado
total-start = Esperado no início
total-luck = Sorte
total-luck-own = os seus lançamentos
total-luck-others = lançamentos dos outros
total-skill = Perícia
total-skill-own = as suas decisões
total-skill-others = decisões dos outros
total-revisions = das quais reavaliação
total-adjusted = Resultado sem a sorte
total-unknown = Lançamentos em falta

## Como cada um jogou.

play-decisions = Decisões
play-unforced = das quais livres
play-lost = Perdido ao todo
play-error-rate = Perdido por decisão
play-points = Pontos perdidos
play-accuracy = Precisão
play-inaccuracies = Imprecisões
play-mistakes = Erros
play-blunders = Erros graves

## As falhas, uma a uma.

errors-none = Nenhuma falha: ninguém cedeu { $least } ou mais numa só decisão.
errors-heading = Falhas: decisões que cederam { $least } ou mais
errors-turn = turno
errors-who = quem
errors-decided = decidiu
errors-better = melhor
errors-lost = perda
errors-points = pontos
errors-points-how = Pontos: os deste turno, por linhas e capturas, em comparação com a melhor decisão. Abaixo de 0: pontos cedidos; acima de 0: mais pontos agora, mas menos hipóteses de vitória.
error-inaccuracy = imprecisão
error-mistake = erro
error-blunder = erro grave
error-heading = Turno { $turn }: { $name }
error-sentence = { $decided } perde { $lost }; { $better } é melhor.
error-more = Estão ilustradas as { $shown } piores de { $errors } falhas; a tabela tem-nas todas.

## As curvas.

graph-share = Hipóteses de vitória: { $name }
graph-luck = Sorte até aqui: { $name }
page-players = Os jogadores
page-totals = De onde vem o resultado
page-share = Hipóteses de vitória
page-share-how = As hipóteses de vitória de cada lado, do primeiro lançamento à última decisão. Os anéis marcam falhas.
page-luck = Sorte
page-luck-how = O que os dados de cada turno renderam a quem os lançou: para cima é sorte.
page-luck-first = A primeira barra, antes do turno 1, é o sorteio: o que rendeu ao lado que mais ganhou com ele.
page-roll-off = Sorteio
page-boards = O que teria sido melhor
page-board = O tabuleiro antes da decisão de { $name }: { $decided }, melhor { $better }
page-dice = dados
page-decided = decidiu
page-better = melhor
page-made = Feito pelo Sixrow { $version }, que não é oficial nem tem ligação às editoras dos jogos.

## A análise que um registo traz.

stored-analysis = Este ficheiro contém uma análise; os comentários dizem o que era melhor e o que se perdeu.
stored-play = { $name }: precisão { $accuracy }; { $lost } perdidos em { $unforced-count ->
    [0] 0 decisões livres
    [one] uma decisão livre
   *[other] { $unforced } decisões livres
}; imprecisões { $inaccuracies }, erros { $mistakes }, erros graves { $blunders }.
stored-fortune = { $name }: sorte { $luck }, perícia { $skill }, resultado { $result }, sem a sorte { $adjusted }.

## Um conselho.

hint-shares = Hipóteses de vitória: { $shares }
hint-share = { $name } { $share }
hint-points = Pontos esperados por { $name } até ao fim do turno: { $points }.
hint-choices = { $decisions-count ->
    [one] Só uma decisão é permitida.
   *[other] São permitidas { $decisions } decisões; as melhores:
}
hint-share-head = hipóteses
hint-loss-head = perda
hint-points-head = pontos neste turno
hint-odds-columbiz = Probabilidade, em percentagem, de colocar em cada casa até ao fim do turno:
hint-odds-sequence-dice = Probabilidade, em percentagem, de cada casa neste lançamento ou no próximo:
hint-luck = O melhor lançamento rende { $best } ({ $dice }), o pior { $worst } ({ $other }).

## Progresso.

progress-analysing = A analisar
