### L’analyse d’une partie. Les parts de victoire s’écrivent en pour cent : « 12,3 % ».

## L’en-tête d’un rapport.

analysis-title = { $game } : { $names }
analysis-judge = Évalué par le réseau pour { $network }.
analysis-judge-nearest = Évalué par le réseau pour { $network }, le plus proche : aucun n’a été entraîné avec ces options.
analysis-bias = L’analyse ne vaut que ce que vaut son réseau : elle peut se tromper sur un coup inhabituel. Ne tenez pas compte des petites différences.
analysis-unfinished = La partie n’est pas terminée : son résultat est ce que chaque camp peut espérer maintenant.
analysis-real-dice = Les dés étaient réels et ont été saisis à la main.
analysis-unentered = { $turns-count ->
    [one] Pour { $turns } tour, seul le dernier lancer a été saisi : les lancers et les choix précédents ne sont ni évalués ni comptés comme chance.
   *[other] Pour { $turns } tours, seul le dernier lancer a été saisi : les lancers et les choix précédents ne sont ni évalués ni comptés comme chance.
}
study-unentered = Les lancers précédents n’ont pas été saisis ; ils ne sont pas évalués.

## D’où vient un résultat.

total-result = Résultat
total-start = Espéré au départ
total-luck = Chance
total-luck-own = ses lancers
total-luck-others = lancers des autres
total-skill = Habileté
total-skill-own = ses décisions
total-skill-others = décisions des autres
total-revisions = dont réévaluation
total-adjusted = Résultat sans la chance
total-unknown = Lancers non saisis

## Comment chacun a joué.

play-decisions = Décisions
play-unforced = dont libres
play-lost = Perdu en tout
play-error-rate = Perdu par décision
play-points = Points perdus
play-accuracy = Précision
play-inaccuracies = Imprécisions
play-mistakes = Erreurs
play-blunders = Gaffes

## Les fautes, une par une.

errors-none = Aucune faute : personne n’a cédé { $least } ou plus en une décision.
errors-heading = Fautes : décisions qui ont cédé { $least } ou plus
errors-turn = tour
errors-who = qui
errors-decided = décidé
errors-better = mieux
errors-lost = perdu
errors-points = points
errors-points-how = Points : ceux de ce tour, pour les lignes et les captures, par rapport à la meilleure décision. Au-dessous de 0 : points cédés ; au-dessus de 0 : plus de points tout de suite, mais moins de chances de victoire.
error-inaccuracy = imprécision
error-mistake = erreur
error-blunder = gaffe
error-heading = Tour { $turn } : { $name }
error-sentence = { $decided } perd { $lost } ; { $better } est mieux.
error-more = Les { $shown } pires des { $errors } fautes sont illustrées ; le tableau les contient toutes.

## Les courbes.

graph-share = Chances de victoire : { $name }
graph-luck = Chance jusqu’ici : { $name }
page-players = Les joueurs
page-totals = D’où vient le résultat
page-share = Chances de victoire
page-share-how = Les chances de victoire de chaque camp, du premier lancer à la dernière décision. Les anneaux marquent les fautes.
page-luck = Chance
page-luck-how = Ce que les dés de chaque tour ont rapporté à qui les a lancés : vers le haut, de la chance.
page-luck-first = La première barre, avant le tour 1, est le jet de départ : ce qu’il a rapporté au camp qui en a le plus profité.
page-roll-off = Jet de départ
page-boards = Ce qui aurait été mieux
page-board = Le plateau avant la décision de { $name } : { $decided }, mieux { $better }
page-dice = dés
page-decided = décidé
page-better = mieux
page-made = Fait par Sixrow { $version }, projet non officiel, sans lien avec les éditeurs des jeux.

## L’analyse qu’un enregistrement contient.

stored-analysis = Ce fichier contient une analyse ; ses commentaires disent ce qui était mieux et ce qui a été perdu.
stored-play = { $name } : précision { $accuracy } ; { $lost } perdus en { $unforced-count ->
    [one] { $unforced } décision libre
   *[other] { $unforced } décisions libres
} ; imprécisions { $inaccuracies }, erreurs { $mistakes }, gaffes { $blunders }.
stored-fortune = { $name } : chance { $luck }, habileté { $skill }, résultat { $result }, sans la chance { $adjusted }.

## Un conseil.

hint-shares = Chances de victoire : { $shares }
hint-share = { $name } { $share }
hint-points = Points attendus pour { $name } d’ici la fin du tour : { $points }.
hint-choices = { $decisions-count ->
    [one] Une seule décision est permise.
   *[other] { $decisions } décisions sont permises ; les meilleures :
}
hint-share-head = chances
hint-loss-head = perte
hint-points-head = points de ce tour
hint-odds-columbiz = Chances, en pour cent, de placer sur chaque case d’ici la fin du tour :
hint-odds-sequence-dice = Chances, en pour cent, de jouer chaque case avec ce lancer ou le suivant :
hint-luck = Le meilleur lancer rapporte { $best } ({ $dice }), le pire { $worst } ({ $other }).

## L’avancement.

progress-analysing = Analyse
