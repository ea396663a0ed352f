### Ce que le serveur refuse, outre ce que refusent les règles, la table et le stockage.

## Les réglages.

refusal-no-settings = Les réglages de { $file } sont illisibles : { $text }
refusal-unknown-setting = Il n’y a pas de réglage { $field } ; il y a { $allowed }
refusal-wrong-setting = Le réglage { $field } ne peut pas être ainsi : { $text }
refusal-wrong-kind-of-setting = Le réglage { $field } doit être { $kind ->
    [flag] true ou false
    [integer] un nombre entier
    [integer-from] un nombre entier d’au moins { $least }
    [integer-between] un nombre entier de { $least } à { $most }
   *[number] un nombre
    [number-from] un nombre d’au moins { $least }
    [number-between] un nombre de { $least } à { $most }
}, et non « { $value } »
refusal-no-key = Impossible de lire ou d’écrire le fichier de clé { $file } : { $text }
refusal-damaged-key = Le fichier de clé { $file } est abîmé : chaque ligne doit compter 64 chiffres hexadécimaux. Supprimez-le pour en obtenir un nouveau ; tout le monde sera alors déconnecté
refusal-no-home = Vous n’avez pas de dossier personnel ; indiquez un dossier pour les données avec --data
refusal-not-started = Le serveur n’a pas pu démarrer ; le journal dit pourquoi : { $file }

## Les requêtes.

refusal-no-such-path = Il n’y a rien ici
refusal-wrong-method = Cela ne peut pas se faire ici
refusal-wrong-host = Ce serveur porte un autre nom
refusal-headers-too-large = Les en-têtes de la requête sont trop grands ; { $most } octets sont permis
refusal-too-many-bytes = C’est trop grand ; { $most } octets sont permis
refusal-too-slow = La requête a mis trop de temps à arriver
refusal-wrong-content-type = Le contenu doit être { $expected }
refusal-not-utf-8 = Ce n’est pas de l’UTF-8
refusal-twice = « { $field } » figure deux fois ici
refusal-wrong-value = « { $field } » ne peut pas être ainsi : { $text }
refusal-too-many = { $reason ->
    [log-in] Trop de tentatives de connexion
    [password] Trop de mots de passe erronés
    [name] Trop de mots de passe erronés
    [account] Trop de nouveaux comptes depuis votre réseau
    [guest] Trop de nouveaux invités depuis votre réseau
    [table] Vous avez ouvert trop de tables
    [import] Vous avez importé trop de parties
    [stored] Vous avez importé trop de parties
    [analysis] Vous avez demandé trop d’analyses
    [analyses] Vous avez demandé trop d’analyses
    [say] Vous écrivez trop vite
    [report] Vous avez envoyé trop de signalements
   *[other] Trop de requêtes
}. { $minutes-count ->
    [0] Réessayez dans { $seconds-count ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
   *[other] Réessayez dans { $minutes } minutes
}
refusal-for-the-host-machine = Ceci est réservé à la machine du serveur
refusal-not-ready = Le serveur n’est pas prêt ; réessayez dans un instant
refusal-admins-only = Ceci est réservé à l’administration
refusal-switched-off = { $feature ->
    [guests] Les nouveaux invités ne sont pas admis en ce moment ; connectez-vous avec un compte
    [chat] La discussion est coupée en ce moment
    [imports] On ne peut pas importer d’enregistrement en ce moment
   *[analyses] Il n’y a pas d’analyse en ce moment
}

## Les personnes.

refusal-identity-needed = Dites d’abord qui vous êtes : comme invité, en vous connectant ou avec un jeton d’accès
refusal-cross-origin = La requête vient d’un autre site
refusal-not-a-token = Ce jeton d’accès n’ouvre rien
refusal-token-reads-only = Ce jeton d’accès ne permet que de lire
refusal-foreign-name = D’autres noms ne sont possibles qu’aux tables privées où vous jouez pour tout le monde
refusal-records-full = Vos enregistrements prendraient plus de { $most } kilo-octets ; jetez-en un d’abord
refusal-no-such-line = Cette ligne n’est pas dans la discussion
refusal-wrong-credentials = Nom ou mot de passe incorrect
refusal-wrong-password = Mot de passe incorrect
refusal-accounts-only = Ceci est réservé à ceux qui ont un compte
refusal-accounts-closed = On ne peut pas créer de compte ici
refusal-account-already = Vous avez déjà un compte
refusal-banned = L’hôte vous a exclu : { $reason }
refusal-too-many-tokens = { $most } jetons d’accès suffisent ; retirez-en un d’abord

## Les tables et l’étude.

refusal-too-many-tables = Vous êtes déjà à { $most } tables ; terminez-en une d’abord
refusal-too-many-bot-tables = On joue déjà d’ici à { $most } tables avec des ordinateurs ; terminez d’abord une partie
refusal-bots-unavailable = L’ordinateur ne peut pas jouer sur ce serveur en ce moment ; l’hôte en trouve la raison dans le journal
refusal-bot-failed = L’ordinateur n’a pas pu décider ; sixrow warm peut dire pourquoi
refusal-person-needed = Il faut au moins une personne à la table
refusal-table-full = Cette table n’en accepte plus : elle compte { $most } événements
refusal-too-many-records = { $most } enregistrements sont déjà conservés ; jetez-en un d’abord
refusal-too-many-jobs = { $most } de vos analyses attendent déjà
refusal-rated-table-running = Pendant que vous jouez une partie classée, il n’y a ni conseils ni analyses
refusal-not-finished = La partie n’est pas encore terminée
refusal-analysis-failed = L’analyse a échoué ; réessayez
refusal-analysis-too-long = L’analyse est trop longue pour ce serveur
refusal-hints-not-agreed = Il n’y a ni conseils ni chances à cette table
refusal-one-at-a-time = Une question à la fois ; la réponse à la précédente arrive
refusal-too-many-sockets = Vous avez déjà { $most } connexions ouvertes ; fermez-en
refusal-too-many-muted = { $most } personnes sont déjà en sourdine
refusal-text-or-phrase = Dites un texte ou une phrase toute faite, l’un des deux
refusal-partners-silent = Les partenaires ne se parlent pas pendant qu’ils jouent (S-4)
refusal-over-already = Cette table est déjà terminée

## Ce que disent les commandes serve et admin.

serving = Sixrow tourne à l’adresse { $address }
serving-invite = Pour inviter quelqu’un, choisissez-y « Des amis, par un lien » et envoyez le lien.
serving-here-only = Pour l’instant, seul cet ordinateur y a accès. Pour accueillir d’autres personnes de votre réseau, arrêtez-le et lancez : { $command }
serving-network = Pour les autres sur votre réseau : { $addresses }
serving-log = Le journal est dans { $file }
serving-stop = Ctrl-C l’arrête.
serving-bots-failed = L’ordinateur ne peut pas jouer : le moteur n’a pas pu être compilé ; le journal dit pourquoi. On peut jouer entre personnes.
serving-already = Sixrow tourne déjà, à l’adresse { $address }
serving-unchanged = Il tourne comme il a été lancé ; pour le lancer autrement, arrêtez-le d’abord.
port-in-use = Le port { $port } est utilisé par un autre programme ; --port en choisit un autre, --port 0 en prend un libre
port-taken-instead = Le port { $port } est utilisé par un autre programme ; Sixrow en prend un libre.
served = Sixrow s’est arrêté ; rien n’est perdu.
admin-person = { $id }  { $kind }  { $name }
admin-banned = { $name } n’a plus accès.
admin-unbanned = { $name } a de nouveau accès.
admin-renamed = { $before } s’appelle maintenant { $name }.
admin-logged-out = Toutes les sessions de { $name } sont fermées.
admin-key-rotated = Dès son prochain démarrage, le serveur signera les cookies avec une nouvelle clé ; les anciennes restent acceptées.
admin-keys-dropped = Dès son prochain démarrage, le serveur ne connaîtra qu’une nouvelle clé ; les cookies d’avant ne vaudront plus rien.
admin-closed = La table { $table } est annulée.
admin-announced = Annoncé. Pour le retirer : sixrow admin retract { $id }
admin-retracted = L’annonce { $id } est retirée.
admin-line-dropped = La ligne est supprimée.
admin-report-closed = Le signalement est clos.
admin-granted = { $name } fait maintenant partie de l’administration.
admin-revoked = { $name } ne fait plus partie de l’administration.
# $guests, $tables, $records, $lines: numbers.
admin-swept = Supprimés : { $guests } invités, { $tables } tables, { $records } enregistrements, { $lines } lignes de discussion.
admin-would-sweep = Seraient supprimés : { $guests } invités, { $tables } tables, { $records } enregistrements, { $lines } lignes de discussion.
admin-nothing-to-sweep = Rien à supprimer.
# $text: as written.
refusal-not-an-age = « { $text } » n’est pas une durée ; écrivez un nombre et h, d ou w, par exemple 90d
