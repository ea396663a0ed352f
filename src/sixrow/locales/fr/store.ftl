### Ce que le stockage refuse.

## La base de données.

refusal-not-a-database-address = Ce n’est pas l’adresse d’une base de données ; écrivez-en une qui commence par sqlite:/// ou postgresql://
refusal-no-such-database = Il n’y a pas de base de données { $file }
refusal-already-served = Un serveur tourne déjà sur la base de données { $file }, à l’adresse { $address } ; arrêtez-le d’abord
refusal-database-in-use = Un autre serveur utilise la base de données { $file } ; arrêtez-le d’abord
refusal-database-unavailable = La base de données est inutilisable : { $text }
refusal-not-our-database = Cette base de données appartient à un autre programme
refusal-store-needs-migration = Les tables de la base de données sont de version { $found } ; il faut la { $awaited }. Lancez « sixrow store migrate »
refusal-store-too-new = La base de données vient d’une version plus récente de Sixrow (tables de version { $found }) ; mettez Sixrow à jour
refusal-cannot-be-stored = Un texte contient des caractères qui ne peuvent pas être enregistrés

## Les tables, les parties et les enregistrements.

refusal-table-exists = Il y a déjà une table { $table }, ou une autre avec la même invitation
refusal-no-such-table = Cette table n’existe pas ou est privée. Demandez un lien d’invitation à son hôte
refusal-no-such-invite = Cette invitation n’est pas valable. Demandez un nouveau lien
refusal-no-such-game = Cette partie n’est pas parmi les parties terminées
refusal-no-such-record = Cette partie n’existe pas, ou a été supprimée

## Les personnes.

refusal-person-exists = Quelqu’un porte déjà cet identifiant
refusal-no-such-person = Personne ne porte cet identifiant
refusal-nobody-called = Personne ici ne porte le nom ou l’identifiant « { $name } »
refusal-name-taken = Le nom « { $name } » est déjà pris. Choisissez-en un autre
refusal-not-a-guest = Ceci n’est possible que sans compte
refusal-token-exists = Cette clé d’accès existe déjà
refusal-no-such-token = Cette clé d’accès n’existe pas

## Les tâches de fond, les annonces.

refusal-job-exists = Cette tâche existe déjà
refusal-no-such-job = Cette analyse n’existe plus. Relancez-la
refusal-no-such-notice = Cette annonce n’existe pas
refusal-no-such-ban = Cette exclusion n’existe pas
refusal-not-an-address = « { $text } » n’est ni une adresse IP ni un réseau
refusal-no-such-report = Ce signalement n’existe pas

## Les sauvegardes.

refusal-not-a-backup = Ce n’est pas une sauvegarde, ou elle est incomplète
refusal-store-not-empty = La base de données n’est pas vide ; restaurez la sauvegarde dans une base vide
refusal-key-exists = Le fichier { $file } existe déjà, et ses clés seraient perdues ; déplacez-le d’abord
refusal-no-key-in-backup = Cette sauvegarde a été faite sans les clés des cookies

## Ce que trouve « sixrow store check ».

refusal-database-damaged = La base de données est abîmée : { $text }
refusal-table-does-not-replay = Les événements de la table { $table } ne se laissent pas rejouer : { $text }
refusal-card-does-not-fit = La fiche de la table { $table } ne correspond pas à ses événements
refusal-game-not-archived = La partie { $game } de la table { $table } n’est pas dans les archives
refusal-game-does-not-fit = La partie { $game } de la table { $table } ne correspond pas à ses archives
refusal-dice-do-not-verify = Les dés de la partie { $game } de la table { $table } ne correspondent pas à leurs maillons ({ $text })

## Ce que dit « sixrow store ».

store-ready = La base de données est prête (version { $revision }).
store-backed-up = { $file } : { $rows-count ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}.
store-restored = { $rows-count ->
    [one] { $rows } ligne restaurée
   *[other] { $rows } lignes restaurées
}.
store-exported = { $folder } : { $records-count ->
    [one] { $records } partie
   *[other] { $records } parties
}.
store-imported = { $file } : partie importée { $record }
store-deleted = Tout ce qui concerne { $person } est supprimé, sauf l’identifiant, qui garde entières les parties des autres.
store-sound = { $tables-count ->
    [one] { $tables } table vérifiée
   *[other] { $tables } tables vérifiées
} : aucun problème.
