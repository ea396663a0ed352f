### What only some pages of the web client say; they load it. See web.ftl for facts that are numbers.

## The analysis of a game. More is in analysis.ftl and web.ftl.

study-loading = A partida vem a caminho …
study-beginning = Antes do primeiro lançamento.
study-no-words = A partida continua.
study-working = A partida está a ser analisada
study-cancel = Cancelar
study-cancelled = A análise foi cancelada.
study-failed = A análise falhou.
study-analyse = Analisar a partida
study-kept = mantidos
study-better-kept = melhor
study-better-here = teria sido melhor
study-graph = Parte da vitória ao longo da partida, e por baixo a sorte de cada turno: { $names }
study-graph-how = Em cima: o que cada lado podia esperar. Os anéis marcam falhas, os cheios erros graves. Em baixo: o que os dados de cada turno deram a quem os lançou. Toque para ir até lá.
study-players = Sorte e perícia
study-fortune = – { $luck } e { $skill }.
study-luck-none = nem sorte nem azar
study-luck-good-little = um pouco de sorte
study-luck-good-some = sorte
study-luck-good-much = muitíssima sorte
study-luck-bad-little = um pouco de azar
study-luck-bad-some = azar
study-luck-bad-much = muitíssimo azar
study-skill-none = um jogo igual ao dos outros
study-skill-good-little = um jogo um pouco melhor do que o dos outros
study-skill-good-some = um jogo melhor do que o dos outros
study-skill-good-much = um jogo muito melhor do que o dos outros
study-skill-bad-little = um jogo um pouco pior do que o dos outros
study-skill-bad-some = um jogo pior do que o dos outros
study-skill-bad-much = um jogo muito pior do que o dos outros
study-fortune-how = Em partes da vitória: a sorte é o que todos os dados deram a um lado, a perícia o que todas as decisões lhe deram.
study-errors = Falhas
study-dice = Os dados
study-home = Análise
study-home-text = Reveja uma partida: o que foi sorte, o que foi perícia, e o que teria sido melhor.
study-to-games = Partidas terminadas
study-import = Trazer um registo
study-file = Um ficheiro
study-paste = Ou o texto do registo
study-bring = Analisar
study-records = Os seus registos
study-drop = Remover
study-try = Experimente você
study-try-from = A partir daqui, no lugar de { $name }, contra o computador
study-try-instead = Decida isto você, no lugar de { $name }, contra o computador
step-slider = Ponto da partida
step-place = Passo { $step } de { $steps }
step-first = Ao início
step-back = Um passo atrás
step-on = Um passo à frente
step-last = Ao fim
step-error-back = Falha anterior
step-error-on = Falha seguinte
step-keys = Teclas: ← → passos, ↑ ↓ turnos, Home e End, N e P falhas, Espaço reproduz.
step-run = Reproduzir
step-stop = Pausar
tally-dice = { $dice-count ->
    [0] 0 dados.
    [one] Um dado.
   *[other] { $dice } dados.
}
tally-probability = Dados honestos são pelo menos tão desiguais { $probability } das vezes.
tally-share = { $share }, compatível com { $low } a { $high }
tally-how = O ponto é a parte de uma face, a barra o que tantos dados deixam possível (95 %, as seis em conjunto), a linha um sexto.
share-title = O registo
share-link = Link para esta análise
share-copy-link = Copiar link
share-copy-record = Copiar registo
share-download = Transferir
share-not-copied = O navegador não deixa copiar aqui.

## The one who explains the first game: short, warm, one thing at a time.

coach-label = Guia
coach-roll-off = Primeiro: quem começa? Todos lançam, o mais alto começa. Carregue no botão para lançar.
coach-roll = Cada coluna pertence a uma face do dado. Lance os oito; depois você pode lançar mais duas vezes.
coach-last-round = Alguém ficou sem discos: esta é a última ronda. Depois dela somam-se as linhas e os cativos.
coach-keep = { $rolls-count ->
    [one] Toque nos dados que quer manter: quantos mais iguais, mais alta a casa. Mais { $rolls } lançamento.
   *[other] Toque nos dados que quer manter: quantos mais iguais, mais alta a casa. Mais { $rolls } lançamentos.
}
coach-held = Lance os outros de novo, ou pare se gosta do que vê.
coach-odds = Com estes você alcança { $cell } em { $chance } de 100 casos: as casas mostram as chances. Lance os outros.
coach-place = Escolha uma casa marcada. A casa 3 de uma coluna leva três dados da sua face. No máximo { $limit } discos por turno.
coach-capture = Olhe para { $cell }: um disco ali captura o que os adversários têm abaixo dele na coluna. Um cativo vale 1 ponto, dois 2, três 4, quatro 6, cinco 9.
coach-row = Veja { $cell }: faz uma linha de três ou mais, que pontua logo.
coach-more = Pode colocar mais enquanto houver casas marcadas, ou terminar o turno.
coach-end = Não cabe mais nenhum. Termine o turno, ou retire um disco e tente de outra forma.
coach-stuck = Desta vez nada serve. Isso custa três discos, ou todos os que restam.
coach-roll-two = Lance os dois dados: o total diz onde pode ir uma ficha. { $length } fichas suas em linha reta, sem falhas, ganham.
coach-choose = { $cells-count ->
    [one] { $cells } casa tem o seu total. Escolha-a.
   *[other] { $cells } casas têm o seu total. Escolha a que ajuda a sua linha, ou quebra outra.
}
coach-joker = Um 11 é um curinga: ponha uma ficha em qualquer casa livre, onde mais ajude a sua linha ou quebre outra.
coach-confirm = { $cell }, então. Escolha-a de novo, ou carregue no botão, { $kind ->
    [remove] para tirar a ficha.
    [replace] para substituir lá a ficha.
    [replace-again] para substituir lá a ficha.
   *[place] para lá pôr a ficha.
}
coach-game-ended = { $cell } vence a partida!
coach-removed = Um 10 tira do tabuleiro uma ficha dos adversários, mas nunca de um 2 ou 12. Quebre a linha mais longa deles.
coach-replaced = As quatro casas estão ocupadas: substitua uma ficha dos outros. Quebre a linha mais longa deles.
coach-extra-turn = Um 2 ou um 12 deixa-o jogar outra vez depois desta.
coach-pass = Desta vez não há nada para escolher: o turno passa.

## The page about the dice.

fair-page = Como se fazem os lançamentos
fair-table = Os lançamentos desta mesa
fair-receipt-fits = O que o servidor mostra foi comparado com o recibo que este navegador guardou.
fair-receipt-none = Este navegador não tem recibo desta mesa, por isso não há nada com que comparar.
roll-mine = com o seu elo
roll-not-mine = sem o seu elo; com o de { $names }
roll-of = com o elo de { $names }
roll-bare = sem elo de nenhum jogador
roll-void = anulado
roll-void-by = anulado: { $names } já não jogava
roll-dropped = anulado: { $names } não respondeu durante dez segundos
roll-avoided = Teria dado { $dice }.
roll-renewed = Depois deste lançamento, nova cadeia de { $names }: outro aparelho, ou um navegador limpo.
fair-how = O servidor e o aparelho de cada jogador têm cada um uma longa cadeia de números secretos. Antes do primeiro lançamento, cada um publica o início da sua cadeia. A partir daí ninguém pode trocar um elo, e ninguém consegue calcular o elo seguinte de outro. Os dados vêm de todos estes elos em conjunto.
fair-step-due = O lançamento é anunciado
fair-step-due-text = Alguém quer lançar. Isso fica primeiro registado, com os nomes de todos os presentes. A partir daí nada se pode decidir nem desfazer.
fair-step-given = Os elos são dados
fair-step-given-text = Só agora cada um dos aparelhos abre o seu elo seguinte e o dá, sozinho e num instante. O seu também.
fair-step-rolled = Os dados são lançados
fair-step-rolled-text = O servidor abre o seu próprio elo. Os dados resultam de todos, e cada aparelho volta a calculá-los.
fair-count = Para cada lançamento só uma pergunta importa: o elo que deu para este mesmo lançamento conta nele? O navegador mostra-o para cada um. Uma cadeia começada há pouco não conta enquanto todos os outros jogadores não derem um elo depois dela; de contrário, poderia ter sido escolhida à medida.
fair-promised = O que é prometido
fair-promise-with = Com o seu elo, ninguém pôde prever nem escolher um lançamento, nem sequer o servidor: tudo o resto estava fixado antes de o seu elo ser conhecido, e o seu elo só é revelado depois de registada a decisão que leva ao lançamento. Isto vale também para os lançamentos do computador.
fair-promise-without = Sem o seu elo, porque estava ausente ou num aparelho novo, o servidor e aqueles cujos elos estão num lançamento podem prevê-lo em conjunto. Não podem escolher os dados. Têm umas poucas alternativas (quem é chamado, se esperam por si, alguém que desiste, uma cadeia nova cada um), nunca uma procura.
fair-promise-seen = O que um servidor desonesto, sozinho ou com outros jogadores, ainda pode fazer aos dados vê-se no seu navegador: lançamentos anulados, cadeias novas, lançamentos sem o seu elo. Tudo o que vá além disso, ele assinala como falha.
fair-remaining = O que fica por garantir
fair-remains-page = Esta própria página vem do servidor. Se não confia nele, jogue no terminal ou com um programa seu.
fair-remains-foresee = Os lançamentos sem o seu elo podem ser previstos; em partidas de vários dias são a maioria dos lançamentos dos outros. Um adversário combinado com o servidor conhece então os próximos dados ao decidir. Esteja presente, ou jogue ao longo de dias só onde confia no servidor.
fair-remains-void = Alguém combinado com o servidor pode desistir de um lançamento que não lhe agrada e obter outro: uma vez por pessoa e lançamento, ao fim de dez segundos, e com o nome à vista. Se o fizesse sempre, os seus oito dados somariam em média 26,1 em vez de 28 com um jogador assim, 25,0 com dois e 24,2 com três. Veja os lançamentos anulados.
fair-remains-server = O servidor pode impedi-lo de se ligar, ser lento, fazer batota com os relógios, jogar mal por si enquanto um robô o substitui, parar uma partida, ou mostrar a cada jogador uma partida diferente. Contra isto, compare as letras.
fair-remains-abort = Qualquer um pode cancelar uma partida antes da primeira decisão e recomeçar; em mesas classificadas, já não depois de anunciado o primeiro lançamento.
fair-do = O que pode fazer
fair-do-text = O navegador guarda um recibo de cada mesa e compara-o sempre que volta. O envelope à mesa mostra as dezasseis letras da partida: quem tem as mesmas letras viu a mesma partida. Guarde o recibo num ficheiro, e o comando sixrow verify compara-o com o registo da partida.

## Oneself.

me-nobody = Sessão não iniciada
me-settings = Definições
me-ratings = Classificações
me-no-ratings = Ainda não há partidas classificadas.
me-games = As suas partidas
me-no-games = Ainda não terminou nenhuma partida.
me-account = Conta
rating-tables = { $tables-count ->
    [0] de 0 mesas
    [one] de uma mesa
   *[other] de { $tables } mesas
}
rating-chart = De { $first } ({ $from }) a { $last } ({ $to })
account-why = Está como convidado: só este navegador o conhece. Uma conta guarda as suas partidas, serve em toda a parte e permite partidas classificadas.
account-log-in = Entrar
account-log-out = Sair
account-log-out-everywhere = Sair em toda a parte
account-name = Nome
account-password = Palavra-passe
account-password-lost = Uma palavra-passe perdida não se recupera: anote-a.
account-present = Palavra-passe atual
account-next = Nova palavra-passe
account-change-name = Mudar o nome
account-change-password = Mudar a palavra-passe
account-name-changed = Tem um novo nome.
account-password-changed = A palavra-passe foi mudada.
account-made = Tem uma conta.
account-tokens = Chaves de acesso para programas
account-tokens-text = Um robô seu mostra uma chave de acesso para jogar em seu nome.
account-token-make = Criar uma chave
account-token-given = Anote-a agora, não volta a ser mostrada:
account-token-label = Finalidade
account-token-scope = Permite
account-token-play = jogar
account-token-read = só ver
account-token-days = Válida, em dias
# $date: a day.
account-token-until = até { $date }
account-token-used = usada a { $date }
account-token-unused = nunca usada
account-tokens-too = Revogar também todas as chaves de acesso
account-data = Os meus dados
account-data-text = Tudo o que este servidor guarda sobre si, num ficheiro.
account-data-get = Descarregar os meus dados
account-delete = Apagar os meus dados
account-delete-text = O seu nome, o que disse, os seus registos, classificações e chaves de acesso desaparecem. As partidas dos outros ficam; no seu lugar não fica nome nenhum.
account-delete-sure = Sim, apagar de vez
account-deleted = Está apagado.
fair-all = Cada lançamento desta mesa, verificado um a um

## The page for administrators.

manage-title = Administração
manage-reports = Linhas denunciadas
manage-no-reports = Não há denúncias.
manage-drop-line = Apagar a linha
manage-leave-line = Deixar ficar
manage-table = Ver a mesa
manage-bans = Pessoas e endereços
manage-days = Dias de exclusão (vazio: para sempre)
manage-reason = Motivo, que é mostrado
manage-name = Parte de um nome
manage-nobody = Ninguém tem esse nome.
manage-kind-guest = convidado
manage-kind-account = conta
manage-kind-bot = bot
manage-kind-admin = administração
manage-ban = Excluir
manage-unban = Levantar a exclusão
manage-banned = Exclusão até { $until }.
manage-banned-for-ever = Exclusão definitiva.
manage-network = Endereço ou rede
manage-no-addresses = Nenhum endereço está excluído.
manage-tables = Mesas por terminar
manage-no-tables = Não há nenhuma.
manage-cancel = Anular a mesa
manage-switches = O que é permitido
manage-switch-guests = Novos convidados
manage-switch-chat = Chat
manage-switch-imports = Importar registos
manage-switch-analyses = Análises e dicas
manage-log = O que foi feito
manage-no-acts = Nada ainda.
manage-console = linha de comandos
manage-act-ban = Pessoa excluída
manage-act-unban = Exclusão levantada
manage-act-ban-address = Endereço excluído
manage-act-unban-address = Endereço readmitido
manage-act-rename = Pessoa renomeada
manage-act-log-out = Sessões encerradas
manage-act-grant = Admissão na administração
manage-act-revoke = Saída da administração
manage-act-cancel = Mesa anulada
manage-act-drop-line = Linha apagada
manage-act-close-report = Denúncia encerrada
manage-act-switch-on = Ligado
manage-act-switch-off = Desligado
manage-act-sweep = Convidados antigos apagados
manage-act-announce = Anunciado
manage-act-retract = Aviso retirado
