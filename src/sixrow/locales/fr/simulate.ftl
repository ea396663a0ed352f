### Préparer le moteur, et beaucoup de parties à la fois.

engine-compiling = Compilation du moteur, une seule fois, environ { $seconds } s
engine-compiled = {""} … { $part }
engine-done = {""} … terminé
engine-ready = Le moteur est prêt : { $folder }
engine-not-kept = Le code compilé ne peut pas être conservé sur cette machine : chaque démarrage le recompile, environ { $seconds } s. SIXROW_CACHE indique un dossier où l’on peut écrire.
engine-kept-elsewhere = Le code compilé ne peut pas être conservé dans { $chosen } ; il est dans { $folder }.

simulated-playing = Parties
simulated-interrupted = Interrompu : voici ce qui a été joué jusqu’ici.
simulated-head = { $games } parties de { $setup } en { $seconds } s ({ $rate } par seconde)
simulated-place = { $place-count ->
    [1] 1er à jouer
    [2] 2e à jouer
    [3] 3e à jouer
   *[other] { $place }e à jouer
}
simulated-filled = Combien de fois chaque case a été remplie, en cent parties :
simulated-rolled = Lancé : { $rolled }
simulated-part = { $face } : { $percent } %

## Ce qui a été compté, 13 signes au plus.

mean-share = part
mean-score = total
mean-rows = lignes
mean-captives = captures
mean-forfeits = pénalités
mean-chips = jetons
mean-ties = égalités
mean-turns = tours
mean-passes = passes
mean-extra-turns = tours bonus
mean-replaced = remplacés
mean-removed = retirés

## Ce que ces mots veulent dire.

means-columbiz = Moyennes par partie, ± la moitié de l’intervalle à 95 %. Part : la part de la victoire, ½ pour chacun de deux joueurs à égalité. Total : lignes et captures ensemble. Lignes : points pour les lignes. Captures : pions capturés. Pénalités : tours où aucun pion n’a pu être placé. Égalités : la part des parties que plusieurs ont gagnées.
means-sequence-dice = Moyennes par partie, ± la moitié de l’intervalle à 95 %. Part : la part de la victoire. Jetons : ceux qui sont sur le plateau à la fin. Passes : lancers qui ne permettaient rien. Tours bonus : après un 2 ou un 12. Remplacés, retirés : jetons adverses, ces derniers par un 10.

## Les matchs entre joueurs.

ladder-before = { $games } parties avaient déjà été jouées.
ladder-worker-lost = Un processus a été arrêté de l’extérieur : voici ce qui a été joué jusqu’ici.
ladder-against = { $one } contre { $others } { $share }
ladder-itself = { $one } contre lui-même { $share }
ladder-head = { $setup }, graine { $seed } : { $games } parties ({ $seconds } s)
ladder-one = l’un
ladder-others = autres
ladder-games = parties
ladder-wins = l’un gagne
ladder-share = part selon le rang
ladder-rating = cote
ladder-equals = (à force égale : { $share })

## Des décisions comparées en jouant la suite.

rollout-interrupted = Interrompu : voici ce qui a été trouvé jusqu’ici.
rollout-head = { $games } parties chacune, chances de victoire ; { $name } décide
rollout-loss = perte
rollout-play-on = jouer la suite

## L’apprentissage.

learn-resumed = On reprend après { $games } parties.
learn-begun = Parties et apprentissage en cours ; la première fois, la compilation prend une minute ou deux.
learn-done = Le réseau est dans { $file }.
learn-progress = { $played }/{ $games } parties  { $samples } exemples  écart { $loss }
learn-against = contre { $name } { $share }

## sixrow dataset.

dataset-progress = { $done } parties sur { $games }, encore { $seconds } s environ
dataset-done = { $games } parties dans { $files } fichiers : { $folder }
