### What only some pages of the web client say; they load it. See web.ftl for facts that are numbers.

## The analysis of a game. More is in analysis.ftl and web.ftl.

study-loading = A carregar a partida…
study-beginning = Antes do primeiro lançamento.
study-no-words = A partida continua.
study-working = A analisar a partida
study-cancel = Cancelar
study-cancelled = A análise foi cancelada.
study-failed = A análise falhou.
study-analyse = Analisar a partida
study-kept = mantidos
study-better-kept = melhor
study-better-here = teria sido melhor
study-graph = Hipóteses de vitória ao longo da partida e, por baixo, a sorte de cada turno: { $names }
study-graph-how = Em cima: as hipóteses de vitória de cada lado. Os anéis marcam falhas, os cheios erros graves. Em baixo: a sorte de cada turno. Toque no gráfico para ir até lá.
study-players = Sorte e perícia
study-fortune = – { $luck } e { $skill }.
study-luck-none = nem sorte nem azar
study-luck-good-little = um pouco de sorte
study-luck-good-some = sorte
study-luck-good-much = muita sorte
study-luck-bad-little = um pouco de azar
study-luck-bad-some = azar
study-luck-bad-much = muito azar
study-skill-none = um jogo igual ao dos outros
study-skill-good-little = um jogo um pouco melhor do que o dos outros
study-skill-good-some = um jogo melhor do que o dos outros
study-skill-good-much = um jogo muito melhor do que o dos outros
study-skill-bad-little = um jogo um pouco pior do que o dos outros
study-skill-bad-some = um jogo pior do que o dos outros
study-skill-bad-much = um jogo muito pior do que o dos outros
study-fortune-how = Em pontos percentuais das hipóteses de vitória: a sorte é o que os dados mudaram, a perícia o que as decisões mudaram.
study-errors = Falhas
study-dice = Os dados
study-home = Análise
study-home-text = Reveja uma partida: o que foi sorte, o que foi perícia e o que teria sido melhor.
study-to-games = Partidas terminadas
study-import = Importar uma partida
study-file = Escolher um ficheiro
study-paste = …ou colar o texto da partida
study-bring = Analisar
study-records = As suas partidas importadas
study-drop = Apagar
study-try = Experimente
study-try-from = Jogar daqui, no lugar de { $name }, contra o computador
study-try-instead = Tome esta decisão no lugar de { $name }, contra o computador
step-slider = Posição na partida
step-place = Passo { $step } de { $steps }
step-first = Ao início
step-back = Passo anterior
step-on = Passo seguinte
step-last = Ao fim
step-error-back = Falha anterior
step-error-on = Falha seguinte
step-keys = Teclado: ← → passos, ↑ ↓ turnos, Home e End, N e P falhas, Espaço reproduz.
step-run = Reproduzir
step-stop = Pausar
tally-dice = { $dice-count ->
    [0] 0 dados.
    [one] Um dado.
   *[other] { $dice } dados.
}
tally-probability = Com dados equilibrados, um desvio destes ou maior acontece { $probability } das vezes.
tally-share = { $share }, plausível de { $low } a { $high }
tally-how = O ponto é a frequência de um valor, a barra o que tantos dados tornam plausível (95 %, os seis em conjunto), a linha um sexto.
share-title = Partilhar esta partida
share-link = Link para esta análise
share-copy-link = Copiar link
share-copy-record = Copiar partida
share-download = Transferir
share-not-copied = O seu navegador não deixa copiar aqui. Selecione o texto e copie-o.

## The one who explains the first game: short, warm, one thing at a time.

coach-label = Guia
coach-roll-off = Primeiro: quem começa? Todos lançam; começa o valor mais alto. Carregue no botão para lançar.
coach-roll = Cada coluna corresponde a um valor do dado. Lance os oito; depois pode lançar mais duas vezes.
coach-last-round = Alguém já não tem fichas: esta é a última ronda. Última oportunidade para linhas e capturas.
coach-keep = { $rolls-count ->
    [one] Escolha os dados a manter: quantos mais iguais, mais alta a casa. Mais { $rolls } lançamento.
   *[other] Escolha os dados a manter: quantos mais iguais, mais alta a casa. Mais { $rolls } lançamentos.
}
coach-held = Lance os outros de novo, ou pare se gosta do que tem.
coach-odds = Com estes dados chega a { $cell } em { $chance } de 100 casos: as casas mostram as probabilidades. Lance os outros.
coach-place = Escolha uma casa marcada. A casa 3 de uma coluna custa três dados com o valor dela. No máximo { $limit } fichas por turno.
coach-capture = Veja { $cell }: uma ficha aí captura o que os adversários têm abaixo dela na coluna. Uma captura vale 1 ponto, duas 2, três 4, quatro 6, cinco 9.
coach-row = Veja { $cell }: forma uma linha de três ou mais, que pontua logo.
coach-more = Pode colocar mais enquanto houver casas marcadas, ou terminar o turno.
coach-end = Não cabe mais nenhuma. Termine o turno, ou desfaça uma ficha e tente de outra maneira.
coach-stuck = Desta vez nada serve. Acontece, e custa três fichas, ou todas as que restam.
coach-roll-two = Lance os dois dados: o total diz onde vai a sua ficha. Ganha com { $length } fichas seguidas em linha reta.
coach-choose = { $cells-count ->
    [one] { $cells } casa livre tem o seu total. Escolha-a.
   *[other] { $cells } casas livres têm o seu total. Escolha a que prolonga a sua linha ou bloqueia outra.
}
coach-joker = Um 11 é um joker: ponha uma ficha em qualquer casa livre, onde prolongue a sua linha ou bloqueie outra.
coach-confirm = { $cell }, então. Escolha-a de novo, ou carregue no botão, { $kind ->
    [remove] para retirar a ficha.
    [replace] para substituir a ficha.
    [replace-again] para substituir a ficha.
   *[place] para pôr a ficha.
}
coach-game-ended = Com { $cell } ganha a partida!
coach-removed = Um 10 retira uma ficha adversária, mas nunca de um 2 ou de um 12. Quebre a linha adversária mais longa.
coach-replaced = As quatro casas estão ocupadas: substitua uma ficha adversária. Quebre a linha adversária mais longa.
coach-extra-turn = Com um 2 ou um 12 joga outra vez.
coach-pass = Desta vez não há nada para escolher: passa a vez.

## The page about the dice.

fair-page = Como funcionam os dados
fair-table = Os lançamentos desta mesa
fair-receipt-fits = O que o servidor mostra foi comparado com o recibo guardado neste navegador.
fair-receipt-none = Este navegador não tem recibo desta mesa, por isso não há nada com que comparar.
roll-mine = com o seu elo
roll-not-mine = sem o seu elo; com o de { $names }
roll-of = com o elo de { $names }
roll-bare = sem elo de nenhum jogador
roll-void = anulado
roll-void-by = anulado: { $names } já não jogava
roll-dropped = anulado: { $names } não respondeu durante dez segundos
roll-avoided = Teria dado { $dice }.
roll-renewed = Depois deste lançamento, nova cadeia de { $names }: outro dispositivo, ou um navegador limpo.
fair-how = O servidor e o dispositivo de cada jogador têm cada um uma longa cadeia de números secretos. Antes do primeiro lançamento, cada um publica o início da sua cadeia. A partir daí ninguém pode trocar um elo nem calcular o elo seguinte de outro. Os dados vêm de todos estes elos em conjunto.
fair-step-due = O lançamento é anunciado
fair-step-due-text = Alguém quer lançar. Isso fica primeiro registado, com os nomes de quem está presente. A partir daí já nada se pode decidir nem desfazer.
fair-step-given = Os elos são dados
fair-step-given-text = Só então o dispositivo de cada um abre o seu elo seguinte e o dá, sozinho e num instante. O seu também.
fair-step-rolled = Os dados são lançados
fair-step-rolled-text = O servidor abre o seu próprio elo. Os dados resultam de todos, e cada dispositivo volta a calculá-los.
fair-count = Para cada lançamento só uma pergunta importa: o elo que deu para esse lançamento conta nele? O navegador mostra-o sempre. Uma cadeia começada há pouco não conta enquanto todos os outros jogadores não derem um elo depois dela; de contrário, poderia ter sido escolhida à medida.
fair-promised = O que prometemos
fair-promise-with = Um lançamento com o seu elo, ninguém o pôde prever nem escolher, nem sequer o servidor: tudo o resto estava fixado antes de o seu elo ser conhecido, e este só é revelado depois de registada a decisão que leva ao lançamento. Isto vale também para os lançamentos do computador.
fair-promise-without = Sem o seu elo, por estar ausente ou num dispositivo novo, o servidor e aqueles cujos elos estão no lançamento podem prevê-lo em conjunto. Não podem escolher os dados. Têm poucas alternativas (quem chamar, esperar ou não por si, deixar alguém desistir, uma cadeia nova cada um), mas nunca podem procurar um bom lançamento.
fair-promise-seen = O que um servidor desonesto, sozinho ou com outros jogadores, ainda pode fazer aos dados vê-se no seu navegador: lançamentos anulados, cadeias novas, lançamentos sem o seu elo. Tudo o que vá além disso é indicado como anomalia.
fair-remaining = O que não podemos prometer
fair-remains-page = Esta própria página vem do servidor. Se não confia nele, jogue no terminal ou com um programa seu.
fair-remains-foresee = Os lançamentos sem o seu elo podem ser previstos; em partidas de vários dias são a maioria dos lançamentos dos outros. Um adversário combinado com o servidor conhece então os próximos dados ao decidir. Esteja presente, ou jogue ao longo de dias só se confia no servidor.
fair-remains-void = Alguém combinado com o servidor pode desistir de um lançamento que não lhe agrada e obter outro: uma vez por pessoa e lançamento, ao fim de dez segundos, e com o nome à vista. Se o fizesse sempre, os seus oito dados somariam em média 26,1 em vez de 28 com um jogador assim, 25,0 com dois e 24,2 com três. Veja os lançamentos anulados.
fair-remains-server = O servidor pode impedir a sua ligação, ser lento, fazer batota com os relógios, jogar mal por si enquanto um robô ocupa o seu lugar, parar uma partida, ou mostrar a cada jogador uma partida diferente. Contra este último caso, compare as letras.
fair-remains-abort = Qualquer pessoa pode anular uma partida antes da primeira decisão e recomeçar; em mesas a contar para o rating, isso já não é possível depois de anunciado o primeiro lançamento.
fair-do = O que pode fazer
fair-do-text = O navegador guarda um recibo de cada mesa e compara-o sempre que volta. O envelope à mesa mostra as dezasseis letras da partida: quem tem as mesmas letras viu a mesma partida. Guarde o recibo num ficheiro: o comando sixrow verify compara-o com o ficheiro da partida.

## Oneself.

me-nobody = Sem conta
me-settings = Definições
me-ratings = Rating
me-no-ratings = Ainda não há partidas a contar para o rating.
me-games = As suas partidas
me-no-games = Ainda não há partidas terminadas.
me-account = Conta
rating-tables = { $tables-count ->
    [0] após 0 mesas
    [one] após uma mesa
   *[other] após { $tables } mesas
}
rating-chart = De { $first } ({ $from }) a { $last } ({ $to })
account-why = Joga sem conta: os seus dados só estão neste navegador. Uma conta guarda as suas partidas, serve em qualquer lado e permite jogar para o rating.
account-log-in = Iniciar sessão
account-log-out = Terminar sessão
account-log-out-everywhere = Terminar todas as sessões
account-name = Nome
account-password = Palavra-passe
account-password-lost = Uma palavra-passe perdida não se recupera: anote-a.
account-present = Palavra-passe atual
account-next = Nova palavra-passe
account-change-name = Mudar de nome
account-change-password = Mudar a palavra-passe
account-name-changed = Nome alterado.
account-password-changed = Palavra-passe alterada.
account-made = Conta criada.
account-tokens = Chaves de acesso para programas
account-tokens-text = Com uma chave de acesso, o seu próprio robô pode jogar em seu nome.
account-token-make = Criar uma chave
account-token-given = Copie-a agora, não volta a ser mostrada:
account-token-label = Finalidade
account-token-scope = Permite
account-token-play = jogar
account-token-read = só ver
account-token-days = Validade em dias
# $date: a day.
account-token-until = até { $date }
account-token-used = usada em { $date }
account-token-unused = nunca usada
account-tokens-too = Revogar também todas as chaves de acesso
account-data = Os meus dados
account-data-text = Tudo o que este servidor guarda sobre si, num ficheiro.
account-data-get = Transferir os meus dados
account-delete = Apagar os meus dados
account-delete-text = O seu nome, as suas mensagens, partidas importadas, ratings e chaves de acesso serão apagados definitivamente. As partidas jogadas ficam no histórico dos outros jogadores, sem o seu nome.
account-delete-sure = Sim, apagar tudo
account-deleted = Os seus dados foram apagados.
fair-all = Todos os lançamentos desta mesa, verificados um a um

## The page for administrators.

manage-title = Administração
manage-reports = Mensagens denunciadas
manage-no-reports = Não há denúncias.
manage-drop-line = Apagar a mensagem
manage-leave-line = Deixar ficar
manage-table = Ver a mesa
manage-bans = Pessoas e endereços
manage-days = Duração em dias (vazio: para sempre)
manage-reason = Motivo (mostrado à pessoa)
manage-name = Nome, ou parte dele
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
manage-no-tables = Nenhuma.
manage-cancel = Anular a mesa
manage-switches = Funcionalidades
manage-switch-guests = Novos convidados
manage-switch-chat = Chat
manage-switch-imports = Importar partidas
manage-switch-analyses = Análises e dicas
manage-log = Histórico
manage-no-acts = Ainda nada.
manage-console = linha de comandos
manage-act-ban = Pessoa excluída
manage-act-unban = Exclusão levantada
manage-act-ban-address = Endereço excluído
manage-act-unban-address = Endereço readmitido
manage-act-rename = Pessoa renomeada
manage-act-log-out = Sessões terminadas
manage-act-grant = Direitos de administração concedidos
manage-act-revoke = Direitos de administração retirados
manage-act-cancel = Mesa anulada
manage-act-drop-line = Mensagem apagada
manage-act-close-report = Denúncia encerrada
manage-act-switch-on = Ativado
manage-act-switch-off = Desativado
manage-act-sweep = Convidados antigos apagados
manage-act-announce = Aviso publicado
manage-act-retract = Aviso retirado

## Learn, and the archive.

learn-title = Aprender a jogar
learn-text = O mais simples: jogue uma primeira partida com um guia que explica cada passo.
learn-first = Primeira partida
learn-rules = As regras
learn-editions = Edições e opções: as diferenças
learn-editions-text = As edições impressas diferem pouco, e as suas regras não dizem tudo. Isto é o que se pode escolher antes de uma partida.
learn-usual = (predefinido)
learn-study = Análise de partidas
learn-contents = Índice
learn-table = Tabela
games-text = Um nome, ou parte dele
games-both = Os dois jogos
games-more = Mais
games-none = Não se encontraram partidas terminadas. As privadas não são mostradas.
