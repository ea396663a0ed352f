### La table et ses dés : ce qu’elle refuse, et ce qu’a trouvé la vérification d’un enregistrement.

## Ouvrir une table.

refusal-wrong-terms = Ces réglages ne conviennent pas à une table. Choisissez-en d’autres
refusal-pair-needs-two-sides = Un match aller-retour se joue à deux camps, et non à { $sides }
refusal-not-when-rated = Les parties classées ne permettent pas { $field ->
    [undo] d’annuler un coup
    [hints] les conseils
    [position] de partir d’une position
   *[other] ces réglages de temps et d’absence
}
refusal-pair-from-position = Une partie commencée d’une position ne peut pas faire partie d’un match aller-retour
refusal-position-over = Dans cette position, la partie est déjà terminée
refusal-rated-needs-people = À une table classée, chaque place doit être prise par une personne différente
refusal-person-or-bot = Une place est prise par une personne ou par un robot, pas par les deux
refusal-not-a-table = « { $text } » ne peut pas être l’identifiant d’une table
refusal-not-a-person = « { $text } » ne peut pas être l’identifiant d’une personne
refusal-not-a-name = « { $text } » ne peut pas être un nom ; choisissez-en un de { $longest } caractères au plus
refusal-wrong-number-of-chairs = Il faut { $awaited } places ici, et non { $found }

## Toutes les commandes.

refusal-stale-version = La table a changé entre-temps. Regardez le plateau et réessayez
refusal-not-a-command-id = « { $text } » ne peut pas être l’identifiant d’une commande
refusal-for-people = Seules les personnes peuvent faire cela
refusal-for-the-house = Seul le serveur peut faire cela
refusal-not-the-host = Seul l’hôte de la table peut faire cela
refusal-not-seated = Prenez d’abord une place
refusal-not-your-seat = La place { $seat } n’est pas la vôtre
refusal-not-the-next-event = L’événement { $awaited } vient ensuite, et non le { $found }

## Avant et après les parties.

refusal-already-started = La partie a déjà commencé
refusal-seat-taken = La place { $seat } est prise ; choisissez-en une autre
refusal-seats-open = Ces places sont encore libres : { $seats }. Invitez quelqu’un ou ajoutez un ordinateur
refusal-game-running = On ne quitte pas la table pendant une partie ; vous pouvez abandonner
refusal-too-late-to-abort = La première décision est prise : la partie ne peut plus être annulée, mais vous pouvez abandonner
refusal-not-over-yet = La partie n’est pas encore terminée
refusal-own-seat = C’est votre propre place
refusal-seat-open = Cette place est libre
refusal-unseated = L’hôte vous a retiré la place ; vous ne pouvez plus vous asseoir à cette table
refusal-somebody-left = Quelqu’un a quitté la table : pas de revanche possible

## Pendant une partie.

refusal-not-playing = Aucune partie n’est en cours à cette table
refusal-not-your-turn = C’est au joueur { $seat } de jouer
refusal-time-up = Votre temps est écoulé
refusal-no-decisions = Il n’y a pas de décision dans cette commande
refusal-undo-not-agreed = À cette table, on n’annule rien
refusal-nothing-to-undo = Rien à annuler : un lancer ne s’annule pas
refusal-bot-plays = Un robot joue à la place { $seat }
refusal-not-away = Le joueur { $seat } est connecté
refusal-grace-not-over = Le joueur { $seat } peut encore revenir ; un robot pourra jouer dans { $wait-count ->
    [one] { $wait } seconde
   *[other] { $wait } secondes
}
refusal-no-way-back = Vous jouez déjà vous-même à la place { $seat }

## Les vrais dés que l’on saisit.

refusal-dice-entered = Cette partie se joue avec de vrais dés : saisissez ce qu’ils montrent
refusal-dice-not-entered = On ne saisit des dés que dans une partie avec de vrais dés
refusal-not-with-entered-dice = { $field ->
    [rated] Une partie avec de vrais dés ne peut pas être classée
    [pair] Un match aller-retour n’est pas possible avec de vrais dés
    [clock] Une partie avec de vrais dés n’a pas de pendule
    [resign] Personne n’abandonne ici ; vous pouvez arrêter la partie
   *[undo] Avec de vrais dés, tout peut être annulé
}
refusal-entered-by-one = Avec de vrais dés, une seule personne saisit tout : toutes les places doivent être les siennes
refusal-not-the-only-roll = Pour saisir seulement le dernier lancer, il ne faut en avoir saisi aucun autre ce tour-ci
refusal-begun-already = Des dés sont déjà saisis, on sait donc qui commence ; annulez-les d’abord
refusal-nothing-entered = Rien n’a encore été saisi

## Les dés : chaînes, maillons et lancers attendus.

refusal-dice-due = Le lancer { $roll } est en cours ; attendez ses dés
refusal-no-roll-due = { $roll-count ->
    [0] Aucun lancer n’est en cours
   *[other] C’est le lancer { $roll } qui est en cours
}
refusal-not-anchored = Les dés attendent les appareils de ces places : { $seats }
refusal-anchor-used = Cette chaîne a déjà servi à cette table ; faites-en une nouvelle
refusal-not-called = Le lancer { $roll } ne demande pas de maillon de votre part
refusal-another-history = Le serveur et cet appareil ont vu des parties différentes avant le lancer { $roll }
refusal-not-in-force = Un autre de vos appareils a commencé une nouvelle chaîne entre-temps
refusal-not-ahead = Le serveur n’a pas donné ce maillon, ou ce lancer est déjà fait

## Les preuves des dés.

refusal-no-proof = Ce fichier de partie ne contient pas de preuve de ses dés
refusal-real-dice = Les dés étaient réels et ont été saisis à la main ; il n’y a rien à vérifier
refusal-not-a-proof = La preuve des dés n’est pas valable : { $text }
refusal-old-proof = Cette preuve est d’un ancien type ({ $text }), avec lequel un serveur pouvait choisir les dés ; elle ne prouve rien
refusal-other-commitment = Le fichier porte un autre engagement : { $text }
refusal-wrong-commitment = Le premier engagement n’a pas été publié avant le premier lancer
refusal-wrong-people = La preuve ne place pas les mêmes personnes que le fichier de la partie
refusal-no-person = La preuve a des maillons de places où personne n’est assis
refusal-wrong-roller = Le lancer { $roll } appartient à une autre place
refusal-wrong-link = Le maillon ne correspond pas à votre chaîne au lancer { $roll }
refusal-wrong-number-of-rolls = La preuve porte sur { $awaited } lancers, le fichier en a { $found }
refusal-wrong-first-roll = La partie ne peut pas avoir commencé par le lancer { $roll }
refusal-wrong-roll = Le lancer { $roll } devrait être { $fair }, et non { $found }
refusal-wrong-digest = Le fichier a été modifié après coup : son empreinte ne correspond pas

## Les reçus : ce que l’appareil d’un joueur a gardé d’une table.

refusal-not-a-receipt = Ceci n’est pas un reçu : { $text }
refusal-receipt-other-table = Ce reçu vient d’une autre table : { $text }
refusal-receipt-commitment = Le reçu et le fichier de la partie n’ont pas le même engagement du serveur
refusal-receipt-anchor = Le fichier contient une chaîne de { $name } qui n’a pas été faite sur cet appareil
refusal-receipt-link = Le fichier contient au lancer { $roll } un maillon que cet appareil n’a pas donné
refusal-receipt-roll = Le lancer { $roll } n’est pas celui que cet appareil a vu
refusal-receipt-left-out = Cet appareil était là, mais le lancer { $roll } ne lui a pas demandé de maillon
refusal-receipt-dropped = Le lancer { $roll } a été annulé comme si cet appareil n’avait pas répondu, alors qu’il l’avait fait
refusal-receipt-head = Cet appareil a vu une autre partie que celle du fichier

## Ce que trouve le client d’un joueur, dit à ce joueur.

fault-wrong-link = Lancer { $roll } : la chaîne est rompue, un maillon ne suit pas le précédent.
fault-wrong-roll = Lancer { $roll } : les dés ne correspondent pas aux maillons, ou il n’est pas venu à son tour.
fault-foreign-link = Un maillon a été donné pour vous au lancer { $roll }. Il ne vient pas d’ici.
fault-foreign-anchor = Une nouvelle chaîne a été commencée pour vous après le lancer { $roll }. Était-ce vous, sur un autre appareil ?
fault-foreign-command = Quelqu’un a joué pour vous au lancer { $roll }. Était-ce vous, sur un autre appareil ?
fault-no-person = Le lancer { $roll } a demandé un maillon à quelqu’un qui ne joue pas.
fault-not-called = Le lancer { $roll } a été fait sans demander à toutes les personnes prévues.
fault-left-out = Vous étiez là, mais le lancer { $roll } n’a pas demandé votre maillon.
fault-dropped = Le lancer { $roll } a été annulé comme si vous n’aviez pas répondu, mais votre maillon était là.
fault-anchored-late = Quelqu’un a changé de chaîne pendant le lancer { $roll }.
fault-decided-late = Quelqu’un a décidé ou annulé quelque chose pendant le lancer { $roll }.
fault-second-draw = Le lancer { $roll } a été tiré une seconde fois, ou annulé sans raison.
fault-second-opening = Le serveur a ouvert la table une seconde fois.
fault-resealed = Le serveur a commencé une nouvelle chaîne après le lancer { $roll }. C’est normal s’il a été restauré depuis une sauvegarde ; sinon, demandez pourquoi.
fault-went-back = Le serveur est revenu à un état antérieur de la partie. Vous aviez déjà vu le lancer { $roll }.
fault-another-history = Le serveur montre une autre partie qu’avant, au plus tard depuis le lancer { $roll }.

## Ce qui est compté et dit des dés, sans être une faute.

dice-links-own = { $rolls-count ->
    [one] Votre maillon est dans { $mine } lancer sur { $rolls }.
   *[other] Votre maillon est dans { $mine } lancers sur { $rolls }.
}
dice-links-by = Lancers de { $name } : dans { $mine } sur { $rolls }
dice-links-of = { $rolls-count ->
    [one] Maillons de { $name } : dans { $mine } sur { $rolls } lancer
   *[other] Maillons de { $name } : dans { $mine } sur { $rolls } lancers
}
dice-void = Le lancer { $roll } a été annulé : { $name } n’a pas répondu.
dice-void-other = Le lancer { $roll } a été annulé : quelqu’un ne jouait plus.
dice-void-avoided = Il aurait donné { $dice }.
dice-new-chain = { $name } a commencé une nouvelle chaîne après le lancer { $roll }.
dice-bare = { $rolls-count ->
    [one] { $rolls } lancer sans le maillon d’aucun joueur : { $list }
   *[other] { $rolls } lancers sans le maillon d’aucun joueur : { $list }
}
dice-letters = Les lettres de cette partie : { $letters }

## Ce qui a été vérifié, une ligne chacun.

verify-title = { $file } : table { $table }, partie { $game }
verified-replay = { $entries-count ->
    [one] Le seul lancer est conforme aux règles.
   *[other] Les { $entries } lancers et décisions sont conformes aux règles.
}
verified-commitment = Le serveur a publié sa chaîne avant le premier lancer ; voir l’engagement ci-dessous.
verified-noted-commitment = L’engagement est celui qui a été noté avant la partie.
verified-chains = { $links-count ->
    [one] Le seul maillon montré correspond à sa chaîne.
   *[other] Les { $links } maillons montrés correspondent tous à leurs chaînes.
}
verified-dice = Recalculés d’après les maillons, les { $dice } dés de { $rolls } lancers sont identiques.
verified-counted = Toutes les personnes prévues ont été sollicitées ; { $links } maillons de joueurs sont dans { $rolls } lancers.
verified-digest = Noms, mise en place, décisions, heures, résultat et étiquettes sont inchangés.
verified-receipt = Le reçu de { $name } correspond, avec les { $rolls } lancers qu’il a vus.
verify-failed = ÉCHEC : { $sentence }
verify-more = … et { $more } autres du même genre
verify-commitment = Engagement : { $commitment }
verify-commitment-how = (Comparez-le avec ce que la table montrait avant la partie, ou utilisez --commitment.)
verify-letters-how = (Comparez-les avec les autres joueurs, mais pas par le serveur : mêmes lettres, même partie.)
verify-limits =
    Un fichier de partie ne montre pas qui était là sans être sollicité, si les chaînes sont celles
    des joueurs, ni si tous ont vu cette partie. Leurs reçus le montrent : --receipt.
verify-not-covered = La preuve ne couvre ni les commentaires ni les autres annexes.
verify-holds = Vérifié.
verify-broken = Non vérifié.

## Les dés, comptés.

tally-head = { $dice } dés (entre parenthèses : l’écart normal)
tally-face = { $face } : { $count }, { $share } % (de { $low } à { $high } %)
tally-chi-square = Avec des dés équitables, un tel écart ou plus arrive dans { $percent } % des parties.
