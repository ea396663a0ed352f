### Le jeu à une simple invite. Les lignes ont 79 signes au plus, ou sont coupées.

## À côté du plateau : les titres.

head-discs = pions
head-captives = captifs
head-rows = lignes
head-total = total
head-chips = jetons
head-longest = ligne
unlimited = libre

## Sous les joueurs : 38 signes au plus.

note-last-round = Le dernier tour de table (C-20)

## Les dés.

dice-line = Dés :  { $dice }   ({ $progress })
dice-roll = lancer { $roll } sur { $rolls }
dice-locked = {""} ; { $dice } doivent rester
dice-placed = pions placés : { $placed } sur { $limit }
dice-total = Dés :  { $dice }

## Ce qu’il y a à choisir.

keep-how = Tapez les dés à garder, par exemple { $example } ; les autres sont relancés (- n’en garde aucun, stop les garde tous).
place-how = { $placed-count ->
    [0] Placez un pion en { $cells }.
   *[other] Placez un pion en { $cells }, ou tapez end pour finir.
}
end-how = Aucun autre pion ne peut être placé. Entrée termine le tour ; undo reprend un pion.
forfeit-how = Aucun pion ne peut être placé, ce qui vous coûte { $discs-count ->
    [one] { $discs } pion
   *[other] { $discs } pions
} ({ $rule }). Entrée pour continuer.
choose-how = { $total-count ->
    [2] Posez un jeton dans un coin et rejouez : { $cells }.
    [10] Retirez un jeton : { $cells }.
    [11] Posez un jeton où vous voulez : { $cells }.
    [12] Posez un jeton au centre et rejouez : { $cells }.
   *[other] Posez un jeton sur une case { $total } : { $cells }.
}
replace-how = { $total-count ->
    [2] Aucun coin n’est libre ; remplacez un jeton et rejouez : { $cells }.
    [11] Le plateau est plein ; remplacez un jeton : { $cells }.
    [12] Aucune case du centre n’est libre ; remplacez un jeton et rejouez : { $cells }.
   *[other] Aucun { $total } n’est libre ; remplacez un jeton : { $cells }.
}
pass-how = { $rule ->
    [S-8] Votre camp tient déjà les quatre cases
    [S-11] Il n’y a pas de jeton à retirer
   *[S-15] Vous n’avez plus de jeton à poser
} ({ $rule }). Entrée pour passer.

## Ce que fait un choix ; entre parenthèses après la case.

does-capture = en capture { $discs }
does-row = ligne de { $length }
does-remove = à { $owner }
does-win = gagne
does-score = +{ $points }

## Ce qu’une position attend.

awaits-dice = { $dice-count ->
    [one] { $name } doit lancer { $dice } dé.
   *[other] { $name } doit lancer { $dice } dés.
}
awaits-decision = { $phase ->
    [keep] { $name } doit choisir les dés à garder
    [place] { $name } doit placer un pion ou terminer le tour
   *[choose] { $name } doit choisir une case
} ; { $decisions-count ->
    [one] une seule décision est permise.
   *[other] { $decisions } décisions sont permises.
}
awaits-nobody = La partie est terminée.

## Qui joue.

player = Joueur
computer = Ordinateur
computer-numbered = Ordi { $number }
seat-unknown-computer = Il n’y a pas d’ordinateur « { $kind } » ; il y a { $kinds }.
seat-not-a-name = « { $name } » ne peut pas être un nom : d’une à { $longest } lettres, s’il vous plaît.
seat-name-twice = Deux joueurs s’appellent { $name } ; donnez-leur des noms différents.
seat-too-many = On peut jouer à { $most } au plus.

## Les niveaux des ordinateurs, le plus faible d’abord.

nearest-network = Personne n’a appris { $setup } même ; les ordinateurs le jugent comme { $nearest }.

## Les questions avant une partie ; Entrée prend ce qui est entre crochets.

question-game-item = { $number } { $game }
question-game = Quel jeu ? { $games } [1] :{" "}
question-people = Qui joue à ce clavier ? Un nom, ou plusieurs avec des virgules [{ $name }] :{" "}
question-computers = Combien d’ordinateurs, de { $fewest } à { $most } ? [{ $fewest }] :{" "}
question-level-item = { $number } { $level }
question-level = { $computers-count ->
    [one] À quel niveau joue-t-il ?
   *[other] À quel niveau jouent-ils ? Un pour tous, ou { $computers } avec des virgules.
} { $levels } [{ $usual }] :{" "}
answer-levels = Donnez un niveau pour tous, ou { $computers } avec des virgules.
answer-a-number = Répondez par un nombre de { $fewest } à { $most }.

## Le début.

greeting = { $game } : { $names }.
team = { $names } ({ $colour })
against = { $first } contre { $second }
greeting-level = { $players-count ->
    [one] { $names } joue au niveau { $level }.
   *[other] { $names } jouent au niveau { $level }.
}
greeting-random = { $players-count ->
    [one] { $names } joue au hasard.
   *[other] { $names } jouent au hasard.
}
greeting-first = { $players-count ->
    [one] { $names } prend toujours le premier choix permis.
   *[other] { $names } prennent toujours le premier choix permis.
}
greeting-unproven = Le début de cette partie n’a pas de preuve de ses dés ; la partie ne peut donc pas être vérifiée.
greeting-columbiz = Lancez huit dés jusqu’à trois fois, en gardant ce qui vous plaît. Puis placez des pions : e3 coûte trois cinq. Un pion capture tous les adversaires au-dessous de lui dans sa colonne ; trois pions alignés ou plus rapportent des points. Le plus de points gagne.
greeting-sequence-dice = Lancez deux dés et posez un jeton sur une case de leur total. 2 et 12 font rejouer, 10 retire un jeton, 11 va partout. La première ligne assez longue gagne.
greeting-help = Tapez help pour l’aide, rules pour les règles, quit pour arrêter ; la partie est enregistrée.

## L’invite et ce qu’on peut y répondre.

prompt = { $name }>{" "}
not-understood = « { $text } » n’est ici ni un choix ni une commande ; help dit ce qui l’est.
command-alone = « { $text } » est une commande et demande une ligne à elle.
keep-what = Dites quels dés garder, par exemple k 55 ; k - n’en garde aucun et les relance tous.
rest-unused = Laissé de côté, car les dés ont d’abord été lancés : { $words }
undone = Repris : { $words }.
nothing-to-undo = Il n’y a rien à reprendre : undo remonte au dernier lancer, pas plus loin.
rule-unknown = Il n’y a pas de règle « { $topic } » ; rules seul les montre toutes.
saved = Enregistré dans { $file }.
resume-how = Pour continuer : { $program } play --resume { $file }
not-saved = Impossible d’écrire { $file } : { $reason }.
not-saved-exists = { $file } existe déjà et c’est autre chose ; choisissez un autre nom.
offer-save = Enregistrer la partie ? o pour oui, ou un nom de fichier ; Entrée pour non :{" "}
offer-analysis = Montrer l’analyse ? Tapez oui, ou Entrée pour non : 
no-advice = Il n’y a ici ni conseils ni probabilités
no-odds = Il n’y a pas de probabilités à donner ; personne ne doit lancer
answers-yes = o oui
answers-no = n non

## Les commandes qui n’ont pas de sens, et les fichiers illisibles.

usage-file-or-serve = Donnez soit FILE, soit --serve.
usage-serve-alone = --serve répond sur stdout ; il ne va avec aucune autre sortie.
usage-too-many-seats = Il y a { $seats } places pour { $players } joueurs.
usage-resume = --resume prend un fichier et continue la partie telle quelle ; rien ne peut y être changé.
usage-online-plain = --join et --server demandent un terminal où dessiner, sans --plain.
usage-online-alone = --join et --server mènent à une table ailleurs ; ni jeu, ni option, ni fichier ne va avec.
usage-setup-and-options = { $setup } dit déjà tout ; avec des options, nommez seulement le jeu.
usage-player-twice = { $name } figure deux fois ; pour l’opposer à lui-même : --fairness
usage-one-player = Il faut deux joueurs pour un match ; un seul : --fairness
usage-not-a-file = --out : « { $file } » ne peut pas être un nom de fichier
file-too-large = { $file } : trop grand pour un enregistrement
file-not-text = { $file } : ce n’est pas un texte en UTF-8 (octet { $byte })

## L’aide. Les mots à taper sont anglais dans toutes les langues. Ses lignes sont montrées telles quelles.

help-columbiz =
    Lancer :   555 ou k 555   garder trois cinq et relancer les autres dés
               -              ne rien garder, relancer les huit dés
               stop           tout garder et passer au placement
    Placer :   e3             placer un pion ; il coûte trois dés de face 5
               c2 e3 end      plusieurs à la fois, et finir le tour
               undo           reprendre le dernier pion ; undo all : tous
    Les cases marquées + sont au choix. Derrière une case figure ce qu’elle fait :
    avec (en capture 2, ligne de 3, +3) deux pions sont capturés, une ligne de
    trois est faite, et le tout rapporte 3 points.
help-sequence-dice =
    Choisir :  e3             la case où poser un jeton, ou à vider avec un 10
               pass           quand il n’y en a pas ; Entrée convient aussi
    Les cases entre [ ] sont au choix. La lettre après un nombre est le jeton posé.
    Un choix termine le tour : undo n’a donc rien à reprendre.
help =
    Toujours : board          redessiner le plateau
               hint           les meilleures décisions et ce qu’elles valent
               odds           probabilités par case ; odds 55 : avec ces dés
               rules          lire les règles ; rules { $rule } en montre une
               save           enregistrer et continuer ; save FICHIER : sous ce nom
               record         montrer la partie jusqu’ici sous forme de texte
               quit           arrêter ; la partie est gardée, comme avec Ctrl-C

## Parcourir un enregistrement.

heading-roll-off = Qui commence
remark = Remarque : { $text }
summary = OK : { $game }, { $players } joueurs, { $turns-count ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
}
topic-unknown = Il n’y a pas de « { $topic } » dans les règles ; demandez columbiz, sequence-dice ou un identifiant comme C-16.
game-over = { $file } : cette partie est terminée ; sixrow replay la parcourt.

## À un vrai plateau : les dés sont réels et saisis.

companion-greeting = Vrai plateau, vrais dés : tapez les dés tombés, puis les cases. Tout peut être repris.
companion-prompt = { $dice-count ->
    [0] { $name }, les dés>
    [one] { $name }, le dé>
   *[other] { $name }, { $dice } dés>
}{" "}
companion-prompt-starter = Qui commence ? Un nom, ou ce que { $name } a lancé>{" "}
companion-begins = { $name } commence.
companion-starter-undone = Repris : qui commence.
companion-nothing = Rien n’est encore saisi.
companion-not-dice = Tapez les faces des dés, par exemple 12335556 ; devant, last si les lancers précédents du tour ne sont pas saisis.
companion-not-real = { $file } n’est pas une partie avec de vrais dés ; sixrow play la reprend.
companion-finish = Tout est juste ? Entrée termine la partie, undo reprend la dernière saisie>{" "}
companion-help =
    Dés :     12335556       les dés tombés, dans n’importe quel ordre
              last 12335556  seuls les huit derniers dés du tour sont saisis
              all 12335556   le premier lancer du tour, avec --last
              Ada            Ada commence, sans tirage au sort
