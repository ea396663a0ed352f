### Ce que le serveur refuse, outre ce que refusent les règles, la table et le stockage.

## Les réglages.

refusal-no-settings = Le fichier de réglages { $file } est illisible : { $text }
refusal-unknown-setting = Il n’y a pas de réglage « { $field } ». Les réglages sont { $allowed }
refusal-wrong-setting = Le réglage { $field } n’est pas valable : { $text }
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
refusal-no-home = Vous n’avez pas de dossier personnel. Indiquez un dossier pour les données avec --data
refusal-not-started = Le serveur n’a pas pu démarrer. Le journal dit pourquoi : { $file }

## Les requêtes.

refusal-no-such-path = Page introuvable
refusal-wrong-method = Ceci n’est pas possible ici
refusal-wrong-host = Ce serveur n’est pas prévu pour cette adresse. Demandez la bonne à la personne qui le gère
refusal-headers-too-large = Les en-têtes de la requête sont trop grands ; la limite est de { $most } octets
refusal-too-many-bytes = C’est trop grand ; la limite est de { $most } octets
refusal-too-slow = La requête a mis trop de temps à arriver
refusal-wrong-content-type = Le contenu doit être { $expected }
refusal-not-utf-8 = Ce n’est pas du texte en UTF-8. Enregistrez le fichier en UTF-8 et réessayez
refusal-twice = Un élément figure deux fois dans l’adresse. Vérifiez le lien
refusal-wrong-value = { $field ->
    [name] Ce nom n’est pas possible. Choisissez-en un autre
    [password] Ce mot de passe est trop court ou trop long. Choisissez-en un autre
    [text] Ce message est trop long. Raccourcissez-le
   *[other] Quelque chose ici n’est pas valable. Vérifiez votre saisie
}
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
refusal-for-the-host-machine = Ceci n’est possible que sur la machine du serveur
refusal-not-ready = Le serveur n’est pas encore prêt. Réessayez dans un instant
refusal-admins-only = Seule l’administration peut faire cela
refusal-switched-off = { $feature ->
    [guests] Ce serveur n’accepte pas de nouveaux invités en ce moment. Connectez-vous avec un compte
    [chat] La discussion est désactivée en ce moment
    [imports] L’import de parties est désactivé en ce moment
   *[analyses] Les analyses et les conseils sont désactivés en ce moment
}

## Les personnes.

refusal-identity-needed = Choisissez d’abord un nom ou connectez-vous
refusal-cross-origin = Cette requête vient d’un autre site et a été bloquée
refusal-not-a-token = Cette clé d’accès n’est pas valable. Créez-en une nouvelle dans Profil
refusal-token-reads-only = Cette clé d’accès ne permet que de lire. Créez-en une qui permet de jouer dans Profil
refusal-foreign-name = Vous ne pouvez nommer les joueurs qu’à une table privée où vous jouez pour tout le monde
refusal-records-full = Vos parties importées prendraient plus de { $most } kilo-octets. Supprimez-en une d’abord
refusal-no-such-line = Ce message n’existe plus
refusal-wrong-credentials = Nom ou mot de passe incorrect
refusal-wrong-password = Mot de passe incorrect
refusal-accounts-only = Il faut un compte pour cela. Créez-en un dans Profil
refusal-accounts-closed = Ce serveur n’accepte pas de nouveaux comptes
refusal-account-already = Vous avez déjà un compte
refusal-banned = Vous n’avez plus accès à ce serveur : { $reason }
refusal-too-many-tokens = Vous avez { $most } clés d’accès, le maximum. Révoquez-en une d’abord

## Les tables et l’étude.

refusal-too-many-tables = Vous jouez à { $most } tables, le maximum. Terminez d’abord une partie
refusal-too-many-bot-tables = { $most } tables avec des ordinateurs sont en cours ici, le maximum. Terminez d’abord une partie
refusal-bots-unavailable = L’ordinateur ne peut pas jouer sur ce serveur en ce moment. Vous pouvez jouer avec d’autres personnes
refusal-bot-failed = L’ordinateur n’a pas pu décider. « sixrow warm » peut dire pourquoi
refusal-person-needed = Il faut au moins une personne à la table
refusal-table-full = Cette partie a atteint la limite de { $most } événements. Ouvrez une nouvelle table
refusal-too-many-records = Vous avez { $most } parties importées, le maximum. Supprimez-en une d’abord
refusal-too-many-jobs = { $most } de vos analyses attendent déjà. Réessayez quand l’une sera finie
refusal-rated-table-running = Ni conseils ni analyses pendant que vous jouez une partie classée
refusal-not-finished = La partie n’est pas encore terminée
refusal-analysis-failed = L’analyse a échoué. Réessayez
refusal-analysis-too-long = Cette analyse serait trop longue pour ce serveur
refusal-hints-not-agreed = Cette table se joue sans conseils ni chances affichées
refusal-one-at-a-time = Attendez la réponse précédente
refusal-too-many-sockets = Vous avez { $most } connexions ouvertes, le maximum. Fermez quelques onglets
refusal-too-many-muted = Vous avez masqué { $most } personnes, le maximum. Réaffichez-en une d’abord
refusal-text-or-phrase = Envoyez soit un texte, soit une phrase toute faite
refusal-partners-silent = Pas de discussion entre partenaires pendant la partie (S-4)
refusal-over-already = Cette table est déjà terminée

## Ce que disent les commandes serve et admin.

serving = Sixrow tourne à l’adresse { $address }
serving-invite = Pour inviter quelqu’un, choisissez-y « En ligne entre amis » et envoyez-lui le lien.
serving-here-only = Pour l’instant, seul cet ordinateur y a accès. Pour accueillir d’autres personnes de votre réseau, arrêtez-le et lancez : { $command }
serving-network = Pour les autres sur votre réseau : { $addresses }
serving-log = Le journal est dans { $file }
serving-stop = Ctrl-C pour arrêter.
serving-bots-failed = L’ordinateur ne peut pas jouer : le moteur n’a pas pu être compilé (voir le journal). Entre personnes, on peut jouer.
serving-already = Sixrow tourne déjà, à l’adresse { $address }
serving-unchanged = Il continue comme il a été lancé. Pour le lancer autrement, arrêtez-le d’abord.
port-in-use = Le port { $port } est utilisé par un autre programme. Choisissez-en un autre avec --port ; --port 0 en prend un libre
port-taken-instead = Le port { $port } est utilisé par un autre programme ; Sixrow en prend un libre.
served = Serveur arrêté. Toutes les parties sont enregistrées.
admin-person = { $id }  { $kind }  { $name }
admin-banned = { $name } n’a plus accès.
admin-unbanned = { $name } a de nouveau accès.
admin-renamed = { $before } s’appelle maintenant { $name }.
admin-logged-out = Toutes les sessions de { $name } sont fermées.
admin-key-rotated = Dès son prochain démarrage, le serveur signera les cookies avec une nouvelle clé et acceptera encore les anciennes.
admin-keys-dropped = Dès son prochain démarrage, le serveur n’acceptera qu’une nouvelle clé : tout le monde devra se reconnecter, et les invités seront oubliés.
admin-closed = La table { $table } a été annulée.
admin-announced = Annonce publiée. Pour la retirer : sixrow admin retract { $id }
admin-retracted = L’annonce { $id } a été retirée.
admin-line-dropped = Le message a été supprimé.
admin-report-closed = Le signalement est clos.
admin-granted = { $name } fait maintenant partie de l’administration.
admin-revoked = { $name } ne fait plus partie de l’administration.
# $guests, $tables, $records, $lines: numbers.
admin-swept = Supprimés : { $guests } invités, { $tables } tables, { $records } parties importées, { $lines } messages.
admin-would-sweep = Seraient supprimés : { $guests } invités, { $tables } tables, { $records } parties importées, { $lines } messages.
admin-nothing-to-sweep = Rien à supprimer.
# $text: as written.
refusal-not-an-age = « { $text } » n’est pas une durée. Écrivez un nombre et h, d ou w, par exemple 90d
