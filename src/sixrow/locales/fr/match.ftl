### La table et ses dés : ce qu’elle refuse, et ce qu’a trouvé la vérification d’un enregistrement.

## Ouvrir une table.

refusal-wrong-terms = Ces conditions ne font pas une table : { $text }
refusal-pair-needs-two-sides = Une paire de parties se joue à deux camps, et non à { $sides }
refusal-not-when-rated = Les parties classées ne permettent pas { $field ->
    [undo] d’annuler un coup
    [hints] les conseils
   *[position] de partir d’une position
}
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
refusal-own-seat = C’est votre propre place
refusal-seat-open = Personne n’est assis là
refusal-unseated = L’hôte a repris cette place ; vous ne pouvez plus vous asseoir à cette table
refusal-somebody-left = Quelqu’un est parti, il n’y a donc pas de revanche

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

## Les vrais dés que l’on saisit.

refusal-dice-entered = Cette partie se joue avec de vrais dés : saisissez ce qu’ils montrent
refusal-dice-not-entered = On ne saisit des dés que dans une partie avec de vrais dés
refusal-not-with-entered-dice = { $field ->
    [rated] Une partie avec de vrais dés ne peut pas être classée
    [pair] Un match en deux parties n’est pas possible avec de vrais dés
    [clock] Une partie avec de vrais dés n’a pas de pendule
    [resign] Personne n’abandonne ici ; vous pouvez arrêter la partie
   *[undo] Avec de vrais dés, tout peut être repris
}
refusal-entered-by-one = Avec de vrais dés, une seule personne saisit tout : toutes les places doivent être les siennes
refusal-not-the-only-roll = On ne saisit le dernier lancer seul que si aucun autre lancer du tour n’a été saisi
refusal-begun-already = Quelque chose est déjà saisi, on sait donc qui commence ; reprenez-le d’abord
refusal-nothing-entered = Rien n’est encore saisi

## Les dés : chaînes, maillons et lancers attendus.

refusal-dice-due = Le lancer { $roll } est attendu ; rien d’autre n’est possible avant que ses dés soient là
refusal-no-roll-due = { $roll-count ->
    [0] Aucun lancer n’est attendu maintenant
   *[other] Un autre lancer est attendu maintenant : { $roll }
}
refusal-not-anchored = Les dés attendent les appareils de ces places : { $seats }
refusal-anchor-used = Cette chaîne a déjà servi à cette table ; il en faut une nouvelle
refusal-not-called = Le lancer { $roll } ne demande pas de maillon de votre part
refusal-another-history = Le serveur et cet appareil ont vu des parties différentes avant le lancer { $roll }
refusal-not-in-force = Un autre de vos appareils a commencé une nouvelle chaîne depuis
refusal-not-ahead = Le serveur n’a pas donné ce maillon, ou ce lancer est déjà fait

## Les preuves des dés.

refusal-no-proof = L’enregistrement n’a pas de preuve de ses dés
refusal-real-dice = Les dés étaient réels et ont été saisis à la main ; il n’y a rien à vérifier
refusal-not-a-proof = La preuve des dés n’en est pas une : { $text }
refusal-old-proof = La preuve est d’un ancien type ({ $text }) où un serveur pouvait choisir les dés ; elle ne prouve rien
refusal-other-commitment = L’enregistrement a un autre engagement : { $text }
refusal-wrong-commitment = Le premier engagement n’était pas là avant le premier lancer
refusal-wrong-people = La preuve place des personnes ailleurs que l’enregistrement
refusal-no-person = La preuve a des maillons de places où personne n’est assis
refusal-wrong-roller = Le lancer { $roll } appartient à une autre place
refusal-wrong-link = Le maillon ne correspond pas à votre chaîne au lancer { $roll }
refusal-wrong-number-of-rolls = La preuve porte sur { $awaited } lancers, l’enregistrement en a { $found }
refusal-wrong-first-roll = La partie ne peut pas avoir commencé par le lancer { $roll }
refusal-wrong-roll = Le lancer { $roll } devrait être { $fair }, et non { $found }
refusal-wrong-digest = Quelque chose a changé après l’enregistrement : son empreinte ne correspond pas

## Les reçus : ce que l’appareil d’un joueur a gardé d’une table.

refusal-not-a-receipt = Ceci n’est pas un reçu : { $text }
refusal-receipt-other-table = Le reçu est d’une autre table : { $text }
refusal-receipt-commitment = Le reçu a un autre engagement de la maison que l’enregistrement
refusal-receipt-anchor = L’enregistrement a une chaîne de { $name } qui n’a pas été faite sur cet appareil
refusal-receipt-link = L’enregistrement a au lancer { $roll } un maillon que cet appareil n’a pas donné
refusal-receipt-roll = Le lancer { $roll } n’est pas celui que cet appareil a vu
refusal-receipt-left-out = Cet appareil était là, mais le lancer { $roll } ne lui a pas demandé de maillon
refusal-receipt-dropped = Le lancer { $roll } a été annulé comme si cet appareil n’avait pas répondu, ce qu’il avait fait
refusal-receipt-head = Cet appareil a vu un autre déroulement de la partie que l’enregistrement

## Ce que trouve le client d’un joueur, dit à ce joueur.

fault-wrong-link = Au lancer { $roll }, un maillon ne va pas avec le précédent : il a été remplacé.
fault-wrong-roll = Le lancer { $roll } montre d’autres dés que ceux de ses maillons, ou n’est pas venu à son tour.
fault-foreign-link = Un maillon a été donné pour vous au lancer { $roll }. Il ne vient pas d’ici.
fault-foreign-anchor = Une nouvelle chaîne a été commencée pour vous après le lancer { $roll }. Était-ce vous, sur un autre appareil ?
fault-foreign-command = On a joué pour vous, au lancer { $roll }. Était-ce vous, sur un autre appareil ?
fault-no-person = Le lancer { $roll } a demandé un maillon à quelqu’un qui ne joue pas.
fault-not-called = Le lancer { $roll } a été fait sans demander à tous ceux qu’il faut.
fault-left-out = Vous étiez là, mais le lancer { $roll } n’a pas demandé votre maillon.
fault-dropped = Le lancer { $roll } a été annulé comme si vous n’aviez pas répondu, mais votre maillon était là.
fault-anchored-late = Quelqu’un a changé de chaîne alors que le lancer { $roll } était attendu.
fault-decided-late = Quelqu’un a décidé ou repris quelque chose alors que le lancer { $roll } était attendu.
fault-second-draw = Le lancer { $roll } a été tiré une seconde fois, ou annulé sans raison.
fault-second-opening = Le serveur a ouvert la table une seconde fois.
fault-resealed = Le serveur a commencé une nouvelle chaîne après le lancer { $roll }. Il le doit s’il a été rétabli d’une sauvegarde ; sinon, demandez pourquoi.
fault-went-back = Le serveur est revenu à un état antérieur de la partie. Vous aviez déjà vu le lancer { $roll }.
fault-another-history = Le serveur montre une autre partie qu’avant, au plus tard au lancer { $roll }.

## Ce qui est compté et dit des dés, sans être une faute.

dice-links-own = { $rolls-count ->
    [one] Votre maillon est dans { $mine } lancer sur { $rolls }.
   *[other] Votre maillon est dans { $mine } lancers sur { $rolls }.
}
dice-links-by = Lancers de { $name } : dans { $mine } sur { $rolls }
dice-links-of = Maillons de { $name } : dans { $mine } lancers sur { $rolls }
dice-void = Le lancer { $roll } a été annulé, parce que { $name } n’a pas répondu.
dice-void-other = Le lancer { $roll } a été annulé, parce que quelqu’un ne jouait plus.
dice-void-avoided = Il aurait donné { $dice }.
dice-new-chain = { $name } a commencé une nouvelle chaîne après le lancer { $roll }.
dice-bare = { $rolls-count ->
    [one] { $rolls } lancer n’a de maillon d’aucun joueur : { $list }
   *[other] { $rolls } lancers n’ont de maillon d’aucun joueur : { $list }
}
dice-letters = Les lettres de cette partie : { $letters }

## Ce qui a été vérifié, une ligne chacun.

verify-title = { $file } : table { $table }, partie { $game }
verified-replay = { $entries-count ->
    [one] Les règles permettent le seul lancer qui a été fait.
   *[other] Les règles permettent tous les { $entries } lancers et décisions.
}
verified-commitment = La maison a publié sa chaîne avant le premier lancer ; l’engagement figure ci-dessous.
verified-noted-commitment = L’engagement est celui qui fut noté avant la partie.
verified-chains = { $links-count ->
    [one] Le seul maillon montré correspond à sa chaîne.
   *[other] Les { $links } maillons montrés correspondent tous à leurs chaînes.
}
verified-dice = Relancés d’après les maillons, les { $dice } dés de { $rolls } lancers sont identiques.
verified-counted = On a demandé à tous ceux qu’il fallait ; { $links } maillons de joueurs sont dans { $rolls } lancers.
verified-digest = Noms, mise en place, décisions, heures, résultat et étiquettes sont tels qu’ils furent écrits.
verified-receipt = Le reçu de { $name } correspond, avec les { $rolls } lancers qu’il a vus.
verify-failed = FAUX : { $sentence }
verify-more = … et { $more } autres du même genre
verify-commitment = Engagement : { $commitment }
verify-commitment-how = (À comparer avec ce que la table montrait avant la partie ; --commitment le fait.)
verify-letters-how = (Comparez-les avec les autres joueurs, hors du serveur : mêmes lettres, même partie.)
verify-limits =
    Un enregistrement ne montre pas qui était là sans qu’on lui demande, si les chaînes sont celles
    des joueurs, ni si tous ont vu cette partie. Leurs reçus le montrent : --receipt.
verify-not-covered = Les commentaires et les autres annexes ne sont pas couverts par la preuve.
verify-holds = Vérifié.
verify-broken = Non vérifié.

## Les dés, comptés.

tally-head = Sur { $dice } dés il y a eu (entre parenthèses : ce qu’autant de dés laissent possible)
tally-face = { $face } : { $count }, { $share } % (de { $low } à { $high } %)
tally-chi-square = Des dés honnêtes sont au moins aussi inégaux dans { $percent } % des parties.
