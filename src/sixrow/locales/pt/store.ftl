### O que o armazenamento recusa.

## A base de dados.

refusal-not-a-database-address = Isto não é o endereço de uma base de dados; escreva um que comece por sqlite:/// ou postgresql://
refusal-no-such-database = Não há nenhuma base de dados { $file }
refusal-already-served = Um servidor já está a correr na base de dados { $file }, em { $address }; pare-o primeiro
refusal-database-in-use = Outro servidor está a usar a base de dados { $file }; pare-o primeiro
refusal-database-unavailable = A base de dados não pode ser usada: { $text }
refusal-not-our-database = Esta base de dados pertence a outro programa
refusal-store-needs-migration = As tabelas da base de dados são da versão { $found }; é precisa a { $awaited }. Execute «sixrow store migrate»
refusal-store-too-new = A base de dados é de uma versão mais recente do Sixrow (tabelas da versão { $found }); atualize o Sixrow
refusal-cannot-be-stored = Um texto tem caracteres que não se podem guardar

## Mesas, partidas e registos.

refusal-table-exists = Já há uma mesa { $table }, ou outra com o mesmo convite
refusal-no-such-table = Esta mesa não existe ou é privada. Peça um link de convite ao anfitrião
refusal-no-such-invite = Este convite não é válido. Peça um novo link
refusal-no-such-game = Essa partida não está entre as terminadas
refusal-no-such-record = Essa partida não existe, ou foi apagada

## Pessoas.

refusal-person-exists = Alguém já tem este identificador
refusal-no-such-person = Ninguém tem este identificador
refusal-nobody-called = Ninguém aqui tem o nome ou o identificador «{ $name }»
refusal-name-taken = O nome «{ $name }» já está ocupado. Escolha outro
refusal-not-a-guest = Isto só é possível sem conta
refusal-token-exists = Essa chave de acesso já existe
refusal-no-such-token = Essa chave de acesso não existe

## Trabalho em segundo plano, avisos.

refusal-job-exists = Essa tarefa já existe
refusal-no-such-job = Esta análise já não existe. Comece-a de novo
refusal-no-such-notice = Esse aviso não existe
refusal-no-such-ban = Essa exclusão não existe
refusal-not-an-address = «{ $text }» não é um endereço IP nem uma rede
refusal-no-such-report = Essa denúncia não existe

## Cópias de segurança.

refusal-not-a-backup = Isto não é uma cópia de segurança, ou está incompleta
refusal-store-not-empty = A base de dados não está vazia; reponha a cópia de segurança numa base vazia
refusal-key-exists = O ficheiro { $file } já existe e as suas chaves perder-se-iam; mova-o primeiro
refusal-no-key-in-backup = Esta cópia de segurança foi feita sem as chaves dos cookies

## O que «sixrow store check» encontra.

refusal-database-damaged = A base de dados está danificada: { $text }
refusal-table-does-not-replay = Não é possível repetir os eventos da mesa { $table }: { $text }
refusal-card-does-not-fit = A ficha da mesa { $table } não corresponde aos seus eventos
refusal-game-not-archived = A partida { $game } da mesa { $table } não está no arquivo
refusal-game-does-not-fit = A partida { $game } da mesa { $table } não corresponde ao arquivo
refusal-dice-do-not-verify = Os dados da partida { $game } da mesa { $table } não correspondem aos seus elos ({ $text })

## O que «sixrow store» diz.

store-ready = A base de dados está pronta (versão { $revision }).
store-backed-up = { $file }: { $rows-count ->
    [0] 0 linhas
    [one] uma linha
   *[other] { $rows } linhas
}.
store-restored = { $rows-count ->
    [0] 0 linhas repostas
    [one] Uma linha reposta
   *[other] { $rows } linhas repostas
}.
store-exported = { $folder }: { $records-count ->
    [0] 0 partidas
    [one] uma partida
   *[other] { $records } partidas
}.
store-imported = { $file }: partida importada { $record }
store-deleted = Tudo sobre { $person } foi apagado, exceto o identificador, que mantém inteiras as partidas dos outros.
store-sound = { $tables-count ->
    [0] 0 mesas verificadas
    [one] Uma mesa verificada
   *[other] { $tables } mesas verificadas
}: nenhum problema.
