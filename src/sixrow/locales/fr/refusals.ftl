### Pourquoi quelque chose a été refusé. Sans point final : « refused » et « refused-by-rule » le mettent.

refused = { $sentence }.
refused-by-rule = { $sentence } ({ $rule }).

## Les décisions à la table.

refusal-no-decision-awaited = Il n’y a rien à décider pour l’instant
refusal-unknown-decision = Il n’y a pas de décision numéro { $decision }
refusal-still-rolling = Choisissez d’abord les dés à garder ; les pions se placent après le dernier lancer
refusal-rolls-used = Il ne reste plus de lancer ce tour-ci ; jouez avec ces dés
refusal-dice-not-there = Ces dés ne sont pas sur la table : { $dice }
refusal-dice-locked = Un dé gardé le reste jusqu’à la fin du tour : gardez aussi { $dice }
refusal-must-place = Vous pouvez encore placer un pion : placez-en au moins un avant de finir le tour
refusal-turn-limit = La limite est de { $limit } pions par tour ; finissez le tour
refusal-supply-empty = Vous n’avez plus de pions ; finissez le tour
refusal-cell-taken = { $cell } est occupée ; choisissez une case libre
refusal-too-few-dice = { $cell } coûte { $needed-count ->
    [one] un dé
   *[other] { $needed } dés
} de valeur { $face } ; { $have-count ->
    [0] il ne vous en reste aucun
    [one] il vous en reste un
   *[other] il vous en reste { $have }
}
refusal-must-play = Vous ne pouvez pas passer : il y a une case à choisir
refusal-must-pass = Aucun coup n’est possible avec ce lancer ; passez votre tour
refusal-cell-safe = Les jetons sur un 2 ou un 12 sont protégés : choisissez un autre jeton que celui en { $cell }
refusal-nothing-to-clear = Aucun adversaire n’a de jeton en { $cell } ; choisissez un jeton adverse
refusal-wrong-number = { $cell } porte le { $number }, et vous avez fait { $total }
refusal-own-chip = Votre camp a déjà un jeton en { $cell } ; choisissez une autre case
refusal-empty-first = { $cell } est occupée ; choisissez une case libre tant qu’il en reste

## Des dés qui ne conviennent pas.

refusal-no-dice-awaited = Il n’y a pas de dés à lancer pour l’instant
refusal-not-dice = « { $value } » n’est pas un lancer de dés
refusal-wrong-number-of-dice = { $awaited-count ->
    [one] Il faut un dé ici, et non { $rolled }
   *[other] Il faut { $awaited } dés ici, et non { $rolled }
}
refusal-too-many-dice = Le jeu n’a que { $most } dés, et non { $found }

## La mise en place.

refusal-wrong-number-of-players = Le jeu se joue à { $allowed } joueurs, et non à { $value }
refusal-unknown-option = Ce jeu n’a pas d’option « { $field } » ; au choix : { $allowed }
refusal-unknown-value = « { $field } » ne peut pas être { $value } ; au choix : { $allowed }
refusal-unknown-edition = Ce jeu n’a pas d’édition « { $value } » ; au choix : { $allowed }
refusal-not-a-number = « { $value } » n’est pas un nombre possible ici
refusal-limit-needs-four = La limite de { $value } pions par tour n’est possible qu’à quatre joueurs
refusal-unknown-game = Il n’y a pas de jeu « { $text } » ; au choix : { $allowed }
refusal-unknown-language = Il n’y a pas de langue « { $value } » ; au choix : { $allowed }
refusal-not-an-option = « { $text } » n’est pas une option ; écrivez nom=valeur
refusal-option-twice = L’option « { $field } » figure deux fois

## Les positions.

refusal-wrong-length = La position doit avoir un nombre pour chaque camp, ni plus ni moins
refusal-negative = La position contient un nombre négatif
refusal-off-board = Quelque chose sort du plateau dans cette position
refusal-cells-overlap = Deux pièces occupent la même case
refusal-too-many-discs = Quelqu’un a plus de pions que le jeu n’en compte
refusal-too-many-chips = Quelqu’un a plus de jetons que le jeu n’en compte
refusal-too-many-captives = Il y a plus de captures que de pions manquants
refusal-no-such-seat = Le jeu n’a pas cette place
refusal-ran-out-too-early = Une réserve est vide alors que son propriétaire n’a pas encore joué ce tour de table
refusal-impossible-roll-off = Le jet de départ ne peut pas finir ainsi
refusal-not-begun = Pendant le jet de départ, le reste de la position doit être comme au début
refusal-wrong-rolls-left = Le nombre de lancers restants est impossible ici
refusal-wrong-dice = Ces dés sont impossibles à ce moment du tour
refusal-wrong-placed = Le nombre de pions placés ce tour-ci est impossible
refusal-not-over = La partie ne peut pas être terminée dans cette position
refusal-row-and-phase-differ = La partie n’est finie que si un camp a une ligne gagnante, et alors elle l’est

## Le texte d’une position.

refusal-not-a-board = « { $text } » ne correspond pas au plateau : six rangées de 6 à 1, séparées par /
refusal-unknown-phase = « { $text } » n’est pas un moment du tour ; au choix : { $allowed }
refusal-left-over = « { $text } » est de trop à la fin

## Les mots, dans les positions, les enregistrements et à l’invite.

refusal-not-a-cell = « { $text } » n’est pas une case ; les cases vont de a1 à f6
refusal-not-a-die = « { $text } » n’est pas un dé ; les dés vont de 1 à 6
refusal-unknown-word = « { $text } » n’est ni un lancer ni une décision
refusal-missing = Il manque ici « { $field } »

## Les enregistrements.

refusal-unknown-format = « { $text } » n’est pas un format connu ; au choix : { $allowed }
refusal-not-a-tag = Étiquette non valable ; écrivez [Nom "texte"], certains noms étant réservés
refusal-tag-twice = L’étiquette { $field } figure deux fois
refusal-not-an-attachment = Annexe non valable ; écrivez %nom suivi de JSON
refusal-attachment-twice = L’annexe { $field } figure deux fois
refusal-comment-twice = Il y a déjà un commentaire ici
refusal-too-many-entries = Il y a plus de { $most } lancers et décisions
refusal-not-a-result = « { $text } » n’est pas un résultat ; écrivez * ou, par exemple, 1 row
refusal-another-setup = Cette position appartient à un autre jeu ou à d’autres options
refusal-wrong-result = Le résultat ne correspond pas à la partie
refusal-wrong-number-of-names = Il faut { $awaited } noms
refusal-time-goes-back = L’heure { $time } est antérieure à la précédente, ou trop grande
refusal-stray-mark = Cette marque de tour ou de place ne se rapporte à aucun lancer ni à aucune décision
refusal-too-many-names = Ce jeu n’a pas de place { $seat }
refusal-wrong-turn = C’est ici le tour { $expected }, et non { $found }
refusal-wrong-seat = C’est à la place { $expected } de jouer, et non à la place { $found }

## Les enregistrements en JSON.

refusal-not-json = Ce n’est pas du JSON
refusal-too-deep = Il y a trop de niveaux imbriqués
refusal-field-twice = Le champ « { $field } » figure deux fois
refusal-half-a-character = Ce texte contient un caractère non valable
refusal-not-finite = Ce nombre est trop grand
refusal-unknown-field = Il n’y a pas de champ « { $field } » ici
refusal-wrong-type = Il faut ici { $expected ->
    [string] un texte
    [object] un objet
    [array] une liste
    [string-or-integer] un texte ou un nombre entier
   *[integer] un nombre entier
}
refusal-roll-or-decision = Une entrée est soit un lancer, soit une décision

## Le moteur.

refusal-no-turn = Il n’y a pas de tour à résoudre dans cette position
refusal-unknown-policy = Il n’y a pas de stratégie « { $value } » ; au choix : { $allowed }
refusal-wrong-number-of-policies = Donnez une stratégie pour toutes les places, ou { $awaited } (une par place), et non { $found }
refusal-out-of-range = { $field } ne peut pas être { $value } ; le minimum est { $least }
refusal-too-large = { $field } ne peut pas être { $value } ; le maximum est { $most }
# $extra: the name of a part that is installed separately; $command: the command that does it.
refusal-extra-missing =
    { $extra ->
       *[engine] L’ordinateur, l’analyse et les simulations demandent
        [server] Les tables pour d’autres joueurs demandent
        [postgresql] PostgreSQL demande
        [research] Les environnements de recherche demandent
        [cluster] Le travail en grappe demande
    } le module « { $extra } » de Sixrow ; installez-le avec { $command }
refusal-not-a-multiple = { $field } ne peut pas être { $value } ; il faut un multiple de { $of }
refusal-not-a-network = { $file } n’est pas un fichier de réseau
refusal-other-shape = Le réseau de départ n’a pas les entrées ou les largeurs de cet entraînement
refusal-no-network = Aucun réseau n’a encore été entraîné pour { $setup }
refusal-unknown-level = Il n’y a pas de niveau « { $value } » ; au choix : { $allowed }

## Les matchs et l’apprentissage.

refusal-not-a-ladder = { $file } ne contient pas les parties d’un classement (ligne { $line })
refusal-other-ladder = { $file } contient un autre classement : { $field } y vaut { $value }, et non { $wanted }
refusal-other-dataset = { $file } décrit un autre jeu de données : { $field } y vaut { $value }, et non { $wanted }
refusal-not-a-checkpoint = { $file } n’est pas un point de reprise utilisable par ce programme
refusal-other-checkpoint = { $file } est le point de reprise d’autre chose : { $field } y vaut { $value }, et non { $wanted }

## Les questions à sixrow analyse --serve.

refusal-no-odds = Ce n’est le tour de personne dans cette position : il n’y a pas de chances à calculer
refusal-line-too-long = Une ligne peut compter { $most } caractères au plus
refusal-id-taken = Une demande portant cet identifiant attend encore sa réponse
refusal-queue-full = { $most } demandes attendent déjà ; réessayez plus tard
refusal-no-such-request = Aucune demande portant cet identifiant n’attend de réponse
refusal-cancelled = Demande annulée
refusal-internal = Un problème est survenu dans Sixrow. Réessayez dans un instant

## L’analyse.

refusal-end-too-far = La fin de la partie est trop loin pour une solution exacte
refusal-two-sides-only = Les bornes ne se calculent que pour les parties à deux camps
refusal-not-frozen = { $file } n’est pas un ensemble de positions figées
