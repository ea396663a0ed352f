### The tutorial and the rules on one page.

## Buttons and answers.

tutorial-heading = { $game } en 3 minutes
tutorial-lesson = Leçon { $number } sur { $lessons } : { $title }
tutorial-next = Suivant
tutorial-back = Retour
tutorial-roll = Lancer
tutorial-reroll = Relancer les autres
tutorial-stop = S’arrêter là
tutorial-end = Finir le tour
tutorial-right = Exact !
tutorial-other-cell = C’est permis. Mais pour cette leçon, choisissez { $goal }.
tutorial-other-keep = Pour cette leçon, gardez { $goal } et rien d’autre.
tutorial-other-win = C’est permis, mais cela ne gagne pas. Cherchez la ligne à laquelle il ne manque qu’un jeton.
tutorial-or = { $first } ou { $last }
tutorial-finished = Vous connaissez le jeu.
tutorial-first = Jouer une première partie
tutorial-sheet = Les règles en une page

## Columbiz.

lesson-columbiz-aim = le but
lesson-columbiz-roll = lancer et garder
lesson-columbiz-place = placer des pions
lesson-columbiz-capture = capturer
lesson-columbiz-rows = les lignes et la fin
tutorial-columbiz-aim-1 = Vous jouez les violets, votre adversaire les bleus. Le plus grand total gagne. Deux choses rapportent des points : les lignes et les captures.
tutorial-columbiz-aim-2 = Trois de vos pions ou plus alignés forment une ligne, même en diagonale, comme ici. Une ligne rapporte aussitôt.
tutorial-columbiz-aim-3 = Les captures sont des pions pris aux adversaires. Elles rapportent à la fin, et chacune de plus vaut davantage.
tutorial-columbiz-roll-1 = Un tour commence avec huit dés. Lancez-les.
tutorial-columbiz-roll-2 = Vous pouvez relancer deux fois, autant de dés que vous voulez. Les dés égaux paient des cases, et les 5 sont prometteurs : gardez { $goal } et relancez les autres.
tutorial-columbiz-roll-3 = Quatre 5 ! Vous pourriez relancer encore une fois, ou vous arrêter là. Arrêtez-vous.
tutorial-columbiz-place-1 = Un autre tour, avec d’autres dés. Chaque colonne correspond à une valeur du dé. Une case coûte autant de dés de cette valeur que son numéro l’indique. Trois 5 paient la case 3 de la colonne des 5 : choisissez { $goal }. Les cases du dessous peuvent être vides.
tutorial-columbiz-place-2 = Les autres dés vous restent. Deux 3 paient { $goal } : choisissez-la.
tutorial-columbiz-place-3 = Vous pouvez placer jusqu’à quatre pions par tour, et au moins un si c’est possible ; sinon, vous perdez trois pions de votre réserve. Deux suffisent pour l’instant : finissez le tour.
tutorial-columbiz-capture-1 = Un pion capture tous les pions adverses placés plus bas dans sa colonne. Choisissez { $goal }.
tutorial-columbiz-capture-2 = Deux captures, et vous les gardez ! Le pion bleu du dessus reste en place, et vous ne capturez jamais vos propres pions.
tutorial-columbiz-rows-1 = Formez une ligne de trois : choisissez { $goal }.
tutorial-columbiz-rows-2 = Une ligne de 3, 4, 5 ou 6 pions rapporte { $rows } points, et compte de nouveau en entier chaque fois qu’elle s’allonge. Un pion qui fait partie de plusieurs lignes rapporte pour toutes.
tutorial-columbiz-rows-3 = C’était votre dernier pion. Dès que quelqu’un n’en a plus, on finit le tour de table, pour que tous aient joué le même nombre de tours. Puis on compte les captures : { $captives } points pour 1, 2, 3, 4, 5, 6, et ainsi de suite. Le plus grand total gagne ; à égalité, la victoire est partagée.
# $discs: the discs of each with two, three and four players.
tutorial-columbiz-rows-4 = Les points d’une ligne restent acquis, même si elle est capturée plus tard ; refaite, elle rapporte de nouveau. À deux, trois ou quatre, chacun commence avec { $discs } pions.

## Sequence Dice.

lesson-sequence-dice-aim = le but
lesson-sequence-dice-roll = lancer et poser
lesson-sequence-dice-replace = les quatre cases prises
lesson-sequence-dice-specials = le 2, le 12 et le 10
lesson-sequence-dice-joker = le 11, et comment gagner
tutorial-sequence-dice-aim-1 = Vous jouez les verts, votre adversaire les bleus. Qui aligne six jetons en premier gagne aussitôt.
tutorial-sequence-dice-aim-2 = À l’horizontale, à la verticale ou en diagonale : ici, il ne manque qu’un jeton vert. À trois joueurs, cinq jetons alignés suffisent ; à quatre, on joue en deux équipes, pour six.
tutorial-sequence-dice-roll-1 = Lancez les deux dés. Leur total dit où va votre jeton.
tutorial-sequence-dice-roll-2 = Un 7. Quatre cases portent ce nombre : choisissez { $goal }.
tutorial-sequence-dice-replace-1 = Encore un 7, mais les quatre cases sont prises. Vous remplacez alors un jeton adverse sur l’une d’elles : choisissez { $goal }.
tutorial-sequence-dice-specials-1 = Un 12 va au centre, un 2 dans un coin, et après l’un comme l’autre, vous rejouez. Choisissez { $goal }.
tutorial-sequence-dice-specials-2 = Votre tour supplémentaire : lancez.
tutorial-sequence-dice-specials-3 = Un 10 retire un jeton adverse : choisissez { $goal }. Les jetons posés sur un 2 ou un 12 sont protégés, comme celui du coin. S’il n’y en a aucun à retirer, le tour est fini.
tutorial-sequence-dice-joker-1 = Un 11 est un joker : posez votre jeton sur n’importe quelle case libre. L’une d’elles fait gagner. Laquelle ?
tutorial-sequence-dice-joker-2 = Six alignés : vous gagnez ! Une dernière chose : si les quatre cases de votre total portent vos jetons, ou s’il ne vous reste aucun de vos 20 jetons, vous passez, sauf avec un 10, qui compte toujours. Les jetons retirés ou remplacés reviennent à leur propriétaire. On joue jusqu’à ce que quelqu’un gagne.
tutorial-sequence-dice-joker-3 = Trois cas rares : après chaque 2 et chaque 12, vous rejouez, même si vous n’avez pu poser aucun jeton. Si les quatre coins ou les quatre cases du centre sont pris, un 2 ou un 12 y remplace aussi un jeton adverse. Sur un plateau plein, un 11 remplace n’importe quel jeton adverse, même sur un 2 ou un 12.

## The rules on one page.

sheet-title = { $game } en une page
sheet-print = Imprimer
sheet-all = Toutes les règles
sheet-aim = But du jeu
sheet-turn = Votre tour
sheet-scoring = Points
sheet-end = Fin de la partie
sheet-columbiz-aim = Marquez plus de points que les autres, avec des lignes de vos pions et avec les pions que vous capturez.
sheet-columbiz-turn-1 = Lancez les huit dés. Gardez ceux que vous voulez et relancez les autres, jusqu’à deux fois.
sheet-columbiz-turn-2 = Placez ensuite un à quatre pions sur des cases libres. La case 3 de la colonne des 5 coûte trois 5. Chaque dé ne paie qu’une fois.
sheet-columbiz-turn-3 = Un pion capture tous les pions adverses placés plus bas dans la même colonne. Vous gardez vos captures.
sheet-columbiz-turn-4 = Si aucun pion ne peut être placé, vous perdez trois pions de votre réserve.
sheet-rows = Ligne de
sheet-captives = Captures
sheet-points = Points
sheet-columbiz-scoring = Chaque pion rapporte aussitôt pour chaque ligne droite d’au moins trois dont il fait partie. Les captures rapportent à la fin.
sheet-columbiz-end = Quand quelqu’un n’a plus de pions, finissez le tour de table. On additionne les points des lignes et des captures ; le plus grand total gagne.
sheet-sequence-dice-aim = Soyez le premier camp à aligner six jetons sans trou : à l’horizontale, à la verticale ou en diagonale. À trois joueurs, cinq suffisent.
sheet-sequence-dice-turn-1 = Lancez les deux dés. Le total décide :
sheet-sequence-dice-turn-2 = Posez un jeton sur une case libre de ce nombre. Si les quatre sont prises, remplacez-y un jeton adverse. Si les quatre sont à vous, vous passez.
sheet-sequence-dice-turn-3 = De même dans les coins (2) ou au centre (12). Puis vous rejouez.
sheet-sequence-dice-turn-4 = Retirez un jeton adverse qui n’est ni sur un 2 ni sur un 12.
sheet-sequence-dice-turn-5 = Posez un jeton sur n’importe quelle case libre. Si le plateau est plein, remplacez n’importe quel jeton adverse.
sheet-sequence-dice-end = La première ligne gagne aussitôt. À quatre, on joue en deux équipes : les partenaires se font face et partagent une couleur.
