### Pourquoi quelque chose a été refusé. Sans point final : « refused » et « refused-by-rule » le mettent.

refused = { $sentence }.
refused-by-rule = { $sentence } ({ $rule }).

## Les décisions à la table.

refusal-no-decision-awaited = Il n’y a rien à décider pour l’instant
refusal-unknown-decision = Il n’y a pas de décision numéro { $decision }
refusal-still-rolling = Choisissez d’abord les dés à garder ; les disques se placent après le dernier lancer
refusal-rolls-used = Il ne reste plus de lancer pour ce tour ; les dés restent tels quels
refusal-dice-not-there = Les dés sur la table ne comprennent pas { $dice }
refusal-dice-locked = Les dés laissés de côté y restent : il faut garder aussi { $dice }
refusal-must-place = Vous pouvez placer un disque, donc vous devez en placer un avant de terminer le tour
refusal-turn-limit = On ne peut pas placer plus de { $limit } disques par tour
refusal-supply-empty = Vous n’avez plus de disque
refusal-cell-taken = { $cell } est occupée
refusal-too-few-dice = { $cell } coûte { $needed-count ->
    [one] un dé
   *[other] { $needed } dés
} de face { $face } ; { $have-count ->
    [0] il ne vous en reste pas
    [one] il vous en reste un
   *[other] il vous en reste { $have }
}
refusal-must-play = Il y a une case à choisir, vous ne pouvez donc pas passer
refusal-must-pass = Ce lancer ne vous permet que de passer
refusal-cell-safe = Les jetons sur un 2 ou un 12 sont protégés : { $cell } ne peut pas être vidée
refusal-nothing-to-clear = Aucun adversaire n’a de jeton en { $cell }
refusal-wrong-number = { $cell } porte un { $number }, et vous avez fait { $total }
refusal-own-chip = Votre camp a déjà un jeton en { $cell }
refusal-empty-first = { $cell } est occupée, et les cases libres passent avant

## Des dés qui ne conviennent pas.

refusal-no-dice-awaited = Il n’y a pas de dés à lancer pour l’instant
refusal-not-dice = { $value } ne représente pas de dés
refusal-wrong-number-of-dice = { $awaited-count ->
    [one] Il faut un dé ici, et non { $rolled }
   *[other] Il faut { $awaited } dés ici, et non { $rolled }
}
refusal-too-many-dice = Le jeu n’a que { $most } dés, et non { $found }

## La mise en place.

refusal-wrong-number-of-players = Le jeu se joue à { $allowed } joueurs, et non à { $value }
refusal-unknown-option = Ce jeu n’a pas d’option { $field } ; il a { $allowed }
refusal-unknown-value = { $field } ne peut pas être { $value } ; au choix : { $allowed }
refusal-unknown-edition = Ce jeu n’a pas d’édition { $value } ; il y a { $allowed }
refusal-not-a-number = « { $value } » n’est pas un nombre qui convient ici
refusal-limit-needs-four = La limite de { $value } disques par tour n’est possible qu’à quatre joueurs
refusal-unknown-game = Il n’y a pas de jeu « { $text } » ; il y a { $allowed }
refusal-unknown-language = Il n’y a pas de langue « { $value } » ; il y a { $allowed }
refusal-not-an-option = « { $text } » n’est pas une option ; écrivez nom=valeur
refusal-option-twice = L’option { $field } figure deux fois

## Les positions.

refusal-wrong-length = « { $field } » n’est pas donné une fois pour chaque camp
refusal-negative = Il y a un nombre inférieur à 0 dans « { $field } »
refusal-off-board = Une partie de « { $field } » est hors du plateau
refusal-cells-overlap = Deux éléments de « { $field } » sont sur la même case
refusal-too-many-discs = Quelqu’un a plus de disques que le jeu n’en compte
refusal-too-many-chips = Quelqu’un a plus de jetons que le jeu n’en compte
refusal-too-many-captives = Il y a plus de captifs que de disques manquants
refusal-no-such-seat = Le jeu n’a pas cette place
refusal-ran-out-too-early = Une réserve est vide alors que son propriétaire n’a pas joué ce tour de table
refusal-impossible-roll-off = Le tirage au sort ne peut pas finir ainsi
refusal-not-begun = Pendant le tirage au sort, « { $field } » doit être comme au début
refusal-wrong-rolls-left = Le nombre de lancers restants ne convient pas
refusal-wrong-dice = Les dés ne conviennent pas à ce moment du tour ({ $field })
refusal-wrong-placed = Le nombre de disques placés ce tour-ci ne convient pas
refusal-not-over = La partie ne peut pas être terminée ici ({ $field })
refusal-row-and-phase-differ = Une ligne gagnante et la fin de la partie ne vont pas ensemble ici

## Le texte d’une position.

refusal-not-a-board = « { $text } » ne correspond pas au plateau : six rangées de 6 à 1, séparées par /
refusal-unknown-phase = « { $text } » n’est pas un moment du tour ; il y a { $allowed }
refusal-left-over = « { $text } » est de trop à la fin

## Les mots, dans les positions, les enregistrements et à l’invite.

refusal-not-a-cell = « { $text } » n’est pas une case ; les cases vont de a1 à f6
refusal-not-a-die = « { $text } » n’est pas un dé ; les dés vont de 1 à 6
refusal-unknown-word = « { $text } » n’est ni un lancer ni une décision
refusal-missing = « { $field } » manque ici

## Les enregistrements.

refusal-unknown-format = « { $text } » n’est pas un format lisible ; { $allowed } l’est
refusal-not-a-tag = Ce n’est pas une étiquette ; elle s’écrit [Nom "texte"], et certains noms ont un sens
refusal-tag-twice = L’étiquette { $field } figure deux fois
refusal-not-an-attachment = Ce n’est pas une annexe ; elle s’écrit %nom suivi de JSON
refusal-attachment-twice = L’annexe { $field } figure deux fois
refusal-comment-twice = Il y a déjà un commentaire ici
refusal-too-many-entries = Il y a plus de { $most } lancers et décisions
refusal-not-a-result = « { $text } » n’est pas un résultat ; il s’écrit * ou 1 row
refusal-another-setup = La position n’est pas de cette mise en place
refusal-wrong-result = Le résultat n’est pas celui de la partie
refusal-wrong-number-of-names = Il faut { $awaited } noms
refusal-time-goes-back = L’heure { $time } précède la précédente, ou est trop grande
refusal-stray-mark = Cette marque de tour ou de place n’appartient à aucun lancer ni à aucune décision
refusal-too-many-names = Ce jeu n’a pas de place { $seat }
refusal-wrong-turn = C’est le tour { $expected }, et non { $found }
refusal-wrong-seat = C’est le tour de la place { $expected }, et non { $found }

## Les enregistrements en JSON.

refusal-not-json = Ce n’est pas du JSON
refusal-too-deep = C’est imbriqué trop profondément
refusal-field-twice = Le champ { $field } figure deux fois
refusal-half-a-character = Il y a une moitié de caractère dans ce texte
refusal-not-finite = Ce nombre est trop grand
refusal-unknown-field = Il n’y a pas de champ { $field } ici
refusal-wrong-type = Il faut ici { $expected ->
    [string] un texte
    [object] un objet
    [array] une liste
    [string-or-integer] un texte ou un nombre entier
   *[integer] un nombre entier
}
refusal-roll-or-decision = Une entrée est soit un lancer, soit une décision

## Le moteur.

refusal-no-turn = Personne n’a de tour à résoudre dans cette position ({ $phase })
refusal-unknown-policy = { $value } n’est pas une manière de jouer ; au choix : { $allowed }
refusal-wrong-number-of-policies = Une manière de jouer vaut pour toutes les places, ou { $awaited } pour une chacune, et non { $found }
refusal-out-of-range = { $field } ne peut pas être { $value } ; c’est au moins { $least }
refusal-too-large = { $field } ne peut pas être { $value } ; c’est au plus { $most }
# $extra: the name of a part that is installed separately; $command: the command that does it.
refusal-extra-missing =
    { $extra ->
       *[engine] Les joueurs ordinateurs, l’analyse et les simulations demandent l’extra « engine » de Sixrow
        [server] Les tables pour d’autres demandent l’extra « server » de Sixrow
        [postgresql] PostgreSQL demande l’extra « postgresql » de Sixrow
        [research] Les environnements de recherche demandent l’extra « research » de Sixrow
        [cluster] Le travail sur une grappe demande l’extra « cluster » de Sixrow
    } : { $command }
refusal-not-a-multiple = { $field } ne peut pas être { $value } ; c’est un multiple de { $of }
refusal-not-a-network = { $file } n’est pas un réseau
refusal-other-shape = Le réseau de départ n’a pas les mêmes entrées ou largeurs que cet entraînement
refusal-no-network = Personne n’a encore appris à juger { $setup }
refusal-unknown-level = Il n’y a pas de niveau { $value } ; au choix : { $allowed }

## Les matchs et l’apprentissage.

refusal-not-a-ladder = { $file } ne contient pas les parties d’un classement (ligne { $line })
refusal-other-ladder = { $file } contient un autre classement : { $field } y vaut { $value }, et non { $wanted }
refusal-other-dataset = { $file } décrit un autre jeu de données : { $field } y vaut { $value }, et non { $wanted }
refusal-not-a-checkpoint = { $file } n’est pas un point de reprise que ce programme puisse continuer
refusal-other-checkpoint = { $file } est un point de reprise d’autre chose : { $field } y vaut { $value }, et non { $wanted }

## Les questions à sixrow analyse --serve.

refusal-no-odds = Ce n’est le tour de personne dans cette position : ses cases n’ont pas de chances
refusal-line-too-long = Une ligne peut avoir { $most } signes au plus
refusal-id-taken = Une demande portant cet identifiant attend encore sa réponse
refusal-queue-full = { $most } demandes attendent déjà ; redemandez plus tard
refusal-no-such-request = Aucune demande portant cet identifiant n’attend de réponse
refusal-cancelled = Ceci a été annulé
refusal-internal = Échec dû à un défaut du programme : { $text }

## L’analyse.

refusal-end-too-far = La fin de la partie est trop loin pour être résolue exactement d’ici
refusal-two-sides-only = Les bornes ne se trouvent que pour les parties à deux camps
refusal-not-frozen = { $file } n’est pas un ensemble de positions figées
