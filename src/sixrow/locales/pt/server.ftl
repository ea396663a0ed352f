### O que o servidor recusa, além do que recusam as regras, a mesa e o armazenamento.

## Definições.

refusal-no-settings = Não é possível ler as definições em { $file }: { $text }
refusal-unknown-setting = Não há nenhuma definição { $field }; há { $allowed }
refusal-wrong-setting = A definição { $field } não pode ser assim: { $text }
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
refusal-no-home = Não tem pasta pessoal; indique uma pasta para os dados com --data
refusal-not-started = O servidor não conseguiu arrancar; o registo diz porquê: { $file }

## Pedidos.

refusal-no-such-path = Aqui não há nada
refusal-wrong-method = Isto não se pode fazer aqui
refusal-wrong-host = Este servidor tem outro nome
refusal-headers-too-large = Os cabeçalhos do pedido são demasiado grandes; são permitidos { $most } bytes
refusal-too-many-bytes = Isto é demasiado grande; são permitidos { $most } bytes
refusal-too-slow = O pedido demorou demasiado a chegar
refusal-wrong-content-type = O conteúdo tem de ser { $expected }
refusal-not-utf-8 = Isto não é UTF-8
refusal-twice = «{ $field }» aparece aqui duas vezes
refusal-wrong-value = «{ $field }» não pode ser assim: { $text }
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
refusal-for-the-host-machine = Isto é para a máquina em que o servidor corre
refusal-not-ready = O servidor não está pronto; tente de novo daqui a pouco
refusal-admins-only = Isto é só para a administração
refusal-switched-off = { $feature ->
    [guests] De momento não entram novos convidados; inicie sessão com uma conta
    [chat] De momento o chat está desligado
    [imports] De momento não se podem importar registos
   *[analyses] De momento não há análises
}

## Pessoas.

refusal-identity-needed = Diga primeiro quem é: como convidado, iniciando sessão ou com uma chave de acesso
refusal-cross-origin = O pedido vem de outro site
refusal-not-a-token = Esta chave de acesso não abre nada
refusal-token-reads-only = Esta chave de acesso só permite ler
refusal-foreign-name = Outros nomes só são possíveis em mesas privadas em que joga por todos
refusal-records-full = Os seus registos ocupariam mais de { $most } kilobytes; deite um fora primeiro
refusal-no-such-line = Essa linha não está na conversa
refusal-wrong-credentials = Nome ou palavra-passe errados
refusal-wrong-password = Palavra-passe errada
refusal-accounts-only = Isto é para quem tem uma conta
refusal-accounts-closed = Aqui não se podem criar contas novas
refusal-account-already = Já tem uma conta
refusal-banned = O anfitrião barrou-lhe a entrada: { $reason }
refusal-too-many-tokens = { $most } chaves de acesso chegam; retire uma primeiro

## Mesas e estudos.

refusal-too-many-tables = Já está em { $most } mesas; termine uma primeiro
refusal-too-many-bot-tables = Já se joga daqui em { $most } mesas com computadores; termine primeiro uma
refusal-bots-unavailable = O computador não pode jogar neste servidor de momento; o anfitrião encontra a razão no registo
refusal-bot-failed = O computador não conseguiu decidir; sixrow warm pode dizer porquê
refusal-person-needed = Uma mesa precisa de pelo menos uma pessoa
refusal-table-full = Esta mesa já não aceita mais disto; tem { $most } acontecimentos
refusal-too-many-records = Já há { $most } registos guardados; deite um fora primeiro
refusal-too-many-jobs = Já há { $most } análises suas à espera
refusal-rated-table-running = Enquanto joga uma partida classificada não há dicas nem análises
refusal-not-finished = A partida ainda não acabou
refusal-analysis-failed = A análise falhou; tente de novo
refusal-analysis-too-long = A análise demora demasiado neste servidor
refusal-hints-not-agreed = Nesta mesa não há dicas nem probabilidades
refusal-one-at-a-time = Uma pergunta de cada vez; a resposta à anterior vem a caminho
refusal-too-many-sockets = Já tem { $most } ligações abertas; feche algumas
refusal-too-many-muted = Já há { $most } pessoas silenciadas
refusal-text-or-phrase = Diga um texto ou uma frase feita, um dos dois
refusal-partners-silent = Os parceiros não falam enquanto jogam (S-4)
refusal-over-already = Esta mesa já terminou

## O que dizem os comandos serve e admin.

serving = O Sixrow está em { $address }
serving-invite = Para convidar alguém, escolha lá «Amigos, por um link» e envie o link.
serving-here-only = Por agora só funciona neste computador. Para deixar entrar outros da sua rede, pare-o e inicie: { $command }
serving-network = Para outros na sua rede: { $addresses }
serving-log = O registo está em { $file }
serving-stop = Ctrl-C para-o.
serving-bots-failed = O computador não pode jogar: o motor não pôde ser compilado; o registo diz porquê. As pessoas podem jogar.
serving-already = O Sixrow já está a correr, em { $address }
serving-unchanged = Corre como foi iniciado; para o iniciar de outra forma, pare-o primeiro.
port-in-use = A porta { $port } está a ser usada por outro programa; --port escolhe outra, --port 0 usa uma livre
port-taken-instead = A porta { $port } está a ser usada por outro programa; o Sixrow usa uma livre.
served = O Sixrow parou; nada se perdeu.
admin-person = { $id }  { $kind }  { $name }
admin-banned = { $name } já não pode entrar.
admin-unbanned = { $name } pode voltar a entrar.
admin-renamed = { $before } chama-se agora { $name }.
admin-logged-out = { $name } já não tem sessão aberta em lado nenhum.
admin-key-rotated = A partir do próximo arranque, o servidor assina os cookies com uma chave nova; as antigas continuam a ser aceites.
admin-keys-dropped = A partir do próximo arranque, o servidor só conhece uma chave nova; os cookies anteriores deixam de valer.
admin-closed = A mesa { $table } foi anulada.
admin-announced = Anunciado. Para o retirar: sixrow admin retract { $id }
admin-retracted = O aviso { $id } foi retirado.
admin-line-dropped = A linha foi apagada.
admin-report-closed = A denúncia foi encerrada.
admin-granted = { $name } faz agora parte da administração.
admin-revoked = { $name } já não faz parte da administração.
# $guests, $tables, $records, $lines: numbers.
admin-swept = Apagados: { $guests } convidados, { $tables } mesas, { $records } registos, { $lines } linhas de conversa.
admin-would-sweep = Seriam apagados: { $guests } convidados, { $tables } mesas, { $records } registos, { $lines } linhas de conversa.
admin-nothing-to-sweep = Nada a apagar.
# $text: as written.
refusal-not-an-age = «{ $text }» não é uma idade; escreva um número e h, d ou w, por exemplo 90d
