### La table et ses dés : ce qu’elle refuse, et ce qu’a trouvé la vérification d’un enregistrement.

## Ouvrir une table.

refusal-wrong-terms = Ces conditions ne font pas une table : { $text }
refusal-pair-needs-two-sides = Une paire de parties se joue à deux camps, et non à { $sides }
refusal-not-when-rated = Une table classée ne peut pas avoir { $field }
refusal-pair-from-position = Une partie commencée d’une position se joue seule, et non par paire
refusal-position-over = Dans cette position, la partie est déjà terminée
refusal-rated-needs-people = À une table classée, chaque place demande une personne à elle
refusal-person-or-bot = Une place a une personne ou un robot, pas les deux
refusal-not-a-table = « { $text } » ne peut pas être l’identifiant d’une table
refusal-not-a-person = « { $text } » ne peut pas être l’identifiant d’une personne
refusal-not-a-name = « { $text } » ne peut pas être un nom ; un nom a jusqu’à { $longest } caractères affichables
refusal-wrong-number-of-chairs = Il faut { $awaited } places ici, et non { $found }

## Toutes les commandes.

refusal-stale-version = Il s’est passé quelque chose depuis (événement { $version }, vous aviez vu { $seen })
refusal-not-a-command-id = « { $text } » ne peut pas être l’identifiant d’une commande
refusal-not-a-nonce = La commande demande un nombre unique de 32 chiffres hexadécimaux
refusal-nonce-used = Ce nombre unique a déjà servi ; chaque commande en demande un nouveau
refusal-for-people = Ceci est pour les personnes, pas pour la maison
refusal-for-the-house = Seule la maison peut dire cela
refusal-not-the-host = Ceci est réservé à l’hôte de la table
refusal-not-seated = Ceci est réservé à ceux qui ont une place
refusal-not-your-seat = La place { $seat } n’est pas la vôtre
refusal-not-the-next-event = L’événement { $awaited } vient ensuite, et non { $found }

## Avant et après les parties.

refusal-already-started = La partie a déjà commencé
refusal-seat-taken = La place { $seat } est prise
refusal-seats-open = Personne n’a encore pris ces places : { $seats }
refusal-game-running = On ne peut pas se lever au milieu d’une partie ; vous pouvez abandonner
refusal-too-late-to-abort = La première décision est prise, la partie ne peut donc plus être annulée
refusal-not-over-yet = La partie n’est pas encore terminée
refusal-somebody-left = Quelqu’un est parti, il n’y a donc pas de revanche
refusal-no-spectators = Personne ne peut regarder ici

## Pendant une partie.

refusal-not-playing = On ne joue aucune partie ici
refusal-not-your-turn = C’est le tour de la place { $seat }
refusal-time-up = Le temps est écoulé
refusal-no-decisions = Il n’y a pas de décision dans cette commande
refusal-undo-not-agreed = On ne reprend rien à cette table
refusal-nothing-to-undo = Vous n’avez rien à reprendre depuis le dernier lancer
refusal-bot-plays = Un robot joue à la place { $seat }
refusal-not-away = Personne ne manque à la place { $seat }
refusal-grace-not-over = La place { $seat } peut encore revenir : encore { $wait-count ->
    [one] { $wait } seconde
   *[other] { $wait } secondes
}
refusal-no-way-back = Aucun robot ne vous remplace à la place { $seat } pendant votre absence

## Les preuves des dés.

refusal-no-proof = L’enregistrement n’a pas de preuve de ses dés
refusal-not-a-proof = La preuve des dés n’en est pas une : { $text }
refusal-proof-from-position = La partie a commencé d’une position, ses dés ne peuvent donc pas être prouvés
refusal-wrong-number-of-commitments = Il devrait y avoir { $awaited } engagements, et non { $found }
refusal-other-commitment = L’enregistrement a un autre engagement : { $text }
refusal-wrong-link = Le maillon du lancer { $roll } ne va pas avec le précédent
refusal-wrong-number-of-rolls = La preuve porte sur { $awaited } lancers, l’enregistrement en a { $found }
refusal-wrong-first-roll = La partie ne peut pas avoir commencé par le lancer { $roll }
refusal-wrong-roll = Le lancer { $roll } devrait être { $fair }, et non { $found }
refusal-wrong-number-of-hands = La preuve devrait dire de { $awaited } lancers à qui ils étaient, et non de { $found }
refusal-wrong-nonce = Ce nombre unique n’est pas dans l’ordre ou figure deux fois : { $text }
refusal-no-own-nonce = Le lancer { $roll } n’a pas utilisé de nouveau nombre unique de la place { $seat }
refusal-wrong-digest = Quelque chose a changé après l’enregistrement : son empreinte ne correspond pas

## Ce qui a été vérifié, une ligne chacun.

verify-title = { $file } : table { $table }, partie { $game }
verified-replay = { $entries-count ->
    [one] Les règles permettent le seul lancer qui a été fait.
   *[other] Les règles permettent tous les { $entries } lancers et décisions.
}
verified-commitment = Chaque chaîne de maillons a son engagement ; le premier figure ci-dessous.
verified-noted-commitment = L’engagement est celui qui fut noté avant la partie.
verified-links = { $links-count ->
    [one] Le seul maillon révélé correspond à l’engagement.
   *[other] Les { $links } maillons révélés correspondent tous à l’engagement.
}
verified-dice = Relancés d’après maillons et nombres uniques, les { $dice } dés de { $rolls } lancers sont identiques.
verified-nonces = { $nonces } nombres uniques de personnes ont servi ; chacun de leurs { $rolls } lancers en avait un nouveau.
verified-digest = Noms, mise en place, décisions, heures, résultat et étiquettes sont tels qu’ils furent écrits.
verify-failed = FAUX : { $sentence }
verify-more = … et { $more } autres du même genre
verify-commitment = Engagement : { $commitment }
verify-commitment-how = (À comparer avec ce que la table montrait avant la partie ; --commitment le fait.)
verify-not-covered = Les commentaires et les autres annexes ne sont pas couverts par la preuve.
verify-holds = Vérifié.
verify-broken = Non vérifié.

## Les dés, comptés.

tally-head = Sur { $dice } dés il y a eu (entre parenthèses : ce qu’autant de dés laissent possible)
tally-face = { $face } : { $count }, { $share } % (de { $low } à { $high } %)
tally-chi-square = Des dés honnêtes sont au moins aussi inégaux dans { $percent } % des parties.
