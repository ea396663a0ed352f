### Ce que le stockage refuse.

## La base de données.

refusal-not-a-database-address = Ce n’est pas l’adresse d’une base de données ; elle commence par sqlite:/// ou postgresql://
refusal-no-such-database = Il n’y a pas de base de données { $file }
refusal-already-served = Un serveur tourne déjà sur la base de données { $file }, à l’adresse { $address } ; arrêtez-le d’abord
refusal-database-in-use = Un autre serveur utilise la base de données { $file } ; arrêtez-le d’abord
refusal-database-unavailable = La base de données ne peut pas servir : { $text }
refusal-not-our-database = Cette base de données appartient à un autre programme
refusal-store-needs-migration = La base de données a des tables de version { $found }, il faut { $awaited } ; « sixrow store migrate » les renouvelle
refusal-store-too-new = La base de données a servi à une version plus récente de ce programme (ses tables sont de version { $found })
refusal-cannot-be-stored = Un texte a des signes qui ne peuvent pas être conservés

## Les tables, les parties et les enregistrements.

refusal-table-exists = Il y a déjà une table { $table }, ou une autre avec la même invitation
refusal-no-such-table = Cette table n’existe pas
refusal-no-such-invite = Cette invitation n’existe pas
refusal-no-such-game = Cette partie n’est pas dans les archives
refusal-no-such-record = Cet enregistrement n’existe pas

## Les personnes.

refusal-person-exists = Quelqu’un porte déjà cet identifiant
refusal-no-such-person = Personne ne porte cet identifiant
refusal-nobody-called = Personne ici ne porte le nom ou l’identifiant « { $name } »
refusal-name-taken = Quelqu’un s’appelle déjà { $name }
refusal-not-a-guest = Ceci est réservé aux invités
refusal-token-exists = Ce jeton d’accès existe déjà
refusal-no-such-token = Ce jeton d’accès n’existe pas

## Les tâches de fond, les annonces.

refusal-job-exists = Cette tâche existe déjà
refusal-no-such-job = Cette tâche n’existe pas
refusal-no-such-notice = Cette annonce n’existe pas
refusal-no-such-ban = Cette exclusion n’existe pas
refusal-not-an-address = { $text } n’est ni une adresse ni un réseau
refusal-no-such-report = Ce signalement n’existe pas

## Les sauvegardes.

refusal-not-a-backup = Ce n’est pas une sauvegarde, ou elle n’est pas entière
refusal-store-not-empty = La base de données n’est pas vide ; une sauvegarde se restaure dans une base vide
refusal-key-exists = Le fichier { $file } existe déjà ; ses clés seraient perdues
refusal-no-key-in-backup = Cette sauvegarde a été faite sans les clés des cookies

## Ce que trouve « sixrow store check ».

refusal-database-damaged = La base de données elle-même est abîmée : { $text }
refusal-table-does-not-replay = Les événements de la table { $table } ne font pas une table : { $text }
refusal-card-does-not-fit = La fiche de la table { $table } dit autre chose que ses événements
refusal-game-not-archived = La partie { $game } de la table { $table } n’est pas dans les archives
refusal-game-does-not-fit = Sur la partie { $game } de la table { $table }, les archives disent autre chose que ses événements
refusal-dice-do-not-verify = Les dés de la partie { $game } de la table { $table } ne découlent pas de leurs maillons ({ $text })

## Ce que dit « sixrow store ».

store-ready = Les tables de la base de données sont de version { $revision }.
store-backed-up = { $file } : { $rows-count ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}.
store-restored = { $rows-count ->
    [one] { $rows } ligne restaurée
   *[other] { $rows } lignes restaurées
}.
store-exported = { $folder } : { $records-count ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
}.
store-imported = { $file } : enregistrement { $record }
store-deleted = Tout ce qui concerne { $person } est effacé, sauf l’identifiant, qui garde entières les parties des autres.
store-sound = { $tables-count ->
    [one] { $tables } table vérifiée
   *[other] { $tables } tables vérifiées
} : tout concorde.
