### O que o servidor recusa, além do que recusam as regras, a mesa e o armazenamento.

## Definições.

refusal-no-settings = Não é possível ler o ficheiro de definições { $file }: { $text }
refusal-unknown-setting = Não há nenhuma definição «{ $field }». As definições são { $allowed }
refusal-wrong-setting = A definição { $field } não é válida: { $text }
refusal-wrong-kind-of-setting = A definição { $field } tem de ser { $kind ->
    [flag] true ou false
    [integer] um número inteiro
    [integer-from] um número inteiro não inferior a { $least }
    [integer-between] um número inteiro de { $least } a { $most }
   *[number] um número
    [number-from] um número não inferior a { $least }
    [number-between] um número de { $least } a { $most }
}, não «{ $value }»
refusal-no-key = Não é possível ler nem escrever o ficheiro de chave { $file }: { $text }
refusal-damaged-key = O ficheiro de chave { $file } está danificado: cada linha deve ter 64 algarismos hexadecimais. Apague-o para obter um novo; todas as sessões serão então terminadas
refusal-no-home = Não tem pasta pessoal. Indique uma pasta para os dados com --data
refusal-not-started = O servidor não conseguiu arrancar. O registo diz porquê: { $file }

## Pedidos.

refusal-no-such-path = Página não encontrada
refusal-wrong-method = Isto não é possível aqui
refusal-wrong-host = Este servidor não está preparado para este endereço. Pergunte o endereço certo a quem o gere
refusal-headers-too-large = Os cabeçalhos do pedido são demasiado grandes; o limite é de { $most } bytes
refusal-too-many-bytes = Isto é demasiado grande; o limite é de { $most } bytes
refusal-too-slow = O pedido demorou demasiado a chegar
refusal-wrong-content-type = O conteúdo tem de ser { $expected }
refusal-not-utf-8 = Isto não é texto em UTF-8. Guarde o ficheiro em UTF-8 e tente de novo
refusal-twice = Há algo repetido no endereço. Verifique o link
refusal-wrong-value = { $field ->
    [name] Este nome não pode ser usado. Escolha outro
    [password] Esta palavra-passe é demasiado curta ou longa. Escolha outra
    [text] Esta mensagem é demasiado longa. Encurte-a
   *[other] Há aqui algo que não é válido. Verifique o que escreveu
}
refusal-too-many = { $reason ->
    [log-in] Demasiadas tentativas de início de sessão
    [password] Demasiadas palavras-passe erradas
    [name] Demasiadas palavras-passe erradas
    [account] Demasiadas contas novas a partir da sua rede
    [guest] Demasiados convidados novos a partir da sua rede
    [table] Abriu demasiadas mesas
    [import] Importou demasiadas partidas
    [stored] Importou demasiadas partidas
    [analysis] Pediu demasiadas análises
    [analyses] Pediu demasiadas análises
    [say] Está a escrever demasiado depressa
    [report] Enviou demasiadas denúncias
   *[other] Demasiados pedidos
}. { $minutes-count ->
    [0] Tente de novo dentro de { $seconds-count ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
   *[other] Tente de novo dentro de { $minutes } minutos
}
refusal-for-the-host-machine = Isto só é possível na máquina do servidor
refusal-not-ready = O servidor ainda não está pronto. Tente de novo daqui a pouco
refusal-admins-only = Só a administração pode fazer isto
refusal-switched-off = { $feature ->
    [guests] De momento este servidor não aceita novos convidados. Inicie sessão com uma conta
    [chat] De momento a conversa está desligada
    [imports] De momento não se podem importar partidas
   *[analyses] De momento as análises e as dicas estão desligadas
}

## Pessoas.

refusal-identity-needed = Escolha primeiro um nome ou inicie sessão
refusal-cross-origin = Este pedido vem de outro site e foi bloqueado
refusal-not-a-token = Esta chave de acesso não é válida. Crie uma nova no Perfil
refusal-token-reads-only = Esta chave de acesso só permite ler. Crie no Perfil uma que permita jogar
refusal-foreign-name = Só pode dar nome aos jogadores numa mesa privada em que joga por todos
refusal-records-full = As suas partidas importadas ocupariam mais de { $most } kilobytes. Apague uma primeiro
refusal-no-such-line = Esta mensagem já não existe
refusal-wrong-credentials = Nome ou palavra-passe errados
refusal-wrong-password = Palavra-passe errada
refusal-accounts-only = É preciso ter conta para isto. Crie uma no Perfil
refusal-accounts-closed = Este servidor não aceita contas novas
refusal-account-already = Já tem uma conta
refusal-banned = O seu acesso a este servidor foi bloqueado: { $reason }
refusal-too-many-tokens = Tem { $most } chaves de acesso, o máximo. Revogue uma primeiro

## Mesas e estudos.

refusal-too-many-tables = Está a jogar em { $most } mesas, o máximo. Termine primeiro uma partida
refusal-too-many-bot-tables = Há { $most } mesas com computadores em curso aqui, o máximo. Termine primeiro uma partida
refusal-bots-unavailable = De momento o computador não pode jogar neste servidor. Pode jogar com outras pessoas
refusal-bot-failed = O computador não conseguiu decidir. «sixrow warm» pode dizer porquê
refusal-person-needed = Pelo menos um dos jogadores tem de ser uma pessoa
refusal-table-full = Esta partida atingiu o limite de { $most } eventos. Abra uma mesa nova
refusal-too-many-records = Tem { $most } partidas importadas, o máximo. Apague uma primeiro
refusal-too-many-jobs = Já há { $most } análises suas à espera. Tente de novo quando uma terminar
refusal-rated-table-running = Não há dicas nem análises enquanto joga uma partida a contar para o rating
refusal-not-finished = A partida ainda não acabou
refusal-analysis-failed = A análise falhou. Tente de novo
refusal-analysis-too-long = Esta análise demoraria demasiado neste servidor
refusal-hints-not-agreed = Esta mesa joga-se sem dicas nem probabilidades
refusal-one-at-a-time = Espere pela resposta anterior
refusal-too-many-sockets = Tem { $most } ligações abertas, o máximo. Feche alguns separadores
refusal-too-many-muted = Silenciou { $most } pessoas, o máximo. Volte a mostrar uma primeiro
refusal-text-or-phrase = Envie ou um texto ou uma frase feita
refusal-partners-silent = Os parceiros não podem conversar durante a partida (S-4)
refusal-over-already = Esta mesa já terminou

## O que dizem os comandos serve e admin.

serving = O Sixrow está a correr em { $address }
serving-invite = Para convidar alguém, escolha lá «Online com amigos» e envie-lhe o link.
serving-here-only = Por agora só este computador lhe chega. Para deixar entrar outras pessoas da sua rede, pare-o e execute: { $command }
serving-network = Para outros na sua rede: { $addresses }
serving-log = O registo está em { $file }
serving-stop = Ctrl-C para parar.
serving-bots-failed = O computador não pode jogar: não foi possível compilar o motor (ver o registo). As pessoas podem jogar.
serving-already = O Sixrow já está a correr, em { $address }
serving-unchanged = Continua como foi iniciado. Para o iniciar de outra forma, pare-o primeiro.
port-in-use = A porta { $port } está a ser usada por outro programa. Escolha outra com --port; --port 0 usa uma livre
port-taken-instead = A porta { $port } está a ser usada por outro programa; o Sixrow usa uma livre.
served = Servidor parado. Todas as partidas estão guardadas.
admin-person = { $id }  { $kind }  { $name }
admin-banned = O acesso de { $name } foi bloqueado.
admin-unbanned = { $name } volta a ter acesso.
admin-renamed = { $before } chama-se agora { $name }.
admin-logged-out = Todas as sessões de { $name } foram terminadas.
admin-key-rotated = A partir do próximo arranque, o servidor assina os cookies com uma chave nova e continua a aceitar as antigas.
admin-keys-dropped = A partir do próximo arranque, o servidor só aceita uma chave nova: todos têm de voltar a iniciar sessão, e os convidados são esquecidos.
admin-closed = A mesa { $table } foi anulada.
admin-announced = Aviso publicado. Para o retirar: sixrow admin retract { $id }
admin-retracted = O aviso { $id } foi retirado.
admin-line-dropped = A mensagem foi apagada.
admin-report-closed = A denúncia foi encerrada.
admin-granted = { $name } faz agora parte da administração.
admin-revoked = { $name } já não faz parte da administração.
# $guests, $tables, $records, $lines: numbers.
admin-swept = Apagados: { $guests } convidados, { $tables } mesas, { $records } partidas importadas, { $lines } mensagens.
admin-would-sweep = Seriam apagados: { $guests } convidados, { $tables } mesas, { $records } partidas importadas, { $lines } mensagens.
admin-nothing-to-sweep = Nada a apagar.
# $text: as written.
refusal-not-an-age = «{ $text }» não é uma idade. Escreva um número e h, d ou w, por exemplo 90d
