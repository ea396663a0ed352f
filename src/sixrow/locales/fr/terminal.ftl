### Le jeu à une simple invite. Les lignes ont 79 signes au plus, ou sont coupées.

## À côté du plateau : les titres.

head-discs = pions
head-captives = captures
head-rows = lignes
head-total = total
head-chips = jetons
head-longest = ligne
unlimited = ∞

## Sous les joueurs : 38 signes au plus.

note-last-round = Dernier tour de table (C-20)

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
end-how = Vous ne pouvez plus placer de pions. Entrée termine le tour ; undo annule un pion.
forfeit-how = Vous ne pouvez placer aucun pion et vous en perdez { $discs } ({ $rule }). Entrée pour continuer.
choose-how = { $total-count ->
    [2] Posez un jeton dans un coin et rejouez : { $cells }.
    [10] Retirez un jeton adverse : { $cells }.
    [11] Posez un jeton où vous voulez : { $cells }.
    [12] Posez un jeton au centre et rejouez : { $cells }.
   *[other] Posez un jeton sur un { $total } : { $cells }.
}
replace-how = { $total-count ->
    [2] Aucun coin n’est libre ; remplacez un jeton et rejouez : { $cells }.
    [11] Le plateau est plein ; remplacez un jeton : { $cells }.
    [12] Aucune case du centre n’est libre ; remplacez un jeton et rejouez : { $cells }.
   *[other] Aucun { $total } n’est libre ; remplacez un jeton : { $cells }.
}
pass-how = { $rule ->
    [S-8] Votre camp occupe déjà les quatre cases
    [S-11] Il n’y a pas de jeton à retirer
   *[S-15] Vous n’avez plus de jetons à poser
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
    [place] { $name } doit placer un pion ou finir le tour
   *[choose] { $name } doit choisir une case
} ; { $decisions-count ->
    [one] une seule décision est permise.
   *[other] { $decisions } décisions sont permises.
}
awaits-nobody = La partie est terminée.

## Qui joue.

player = Joueur
computer = Ordinateur
computer-numbered = Ordinateur { $number }
seat-unknown-computer = Il n’y a pas d’ordinateur « { $kind } » ; au choix : { $kinds }.
seat-not-a-name = « { $name } » ne peut pas être un nom ; il faut de 1 à { $longest } lettres.
seat-name-twice = Deux joueurs s’appellent { $name } ; donnez-leur des noms différents.
seat-too-many = On peut jouer à { $most } au plus.

## Les niveaux des ordinateurs, le plus faible d’abord.

nearest-network = Aucun réseau n’est entraîné pour { $setup } ; les ordinateurs utilisent celui de { $nearest }.

## Les questions avant une partie ; Entrée prend ce qui est entre crochets.

question-game-item = { $number } { $game }
question-game = Quel jeu ? { $games } [1] :{" "}
question-people = Qui joue à ce clavier ? Un nom, ou plusieurs avec des virgules [{ $name }] :{" "}
question-computers = Combien d’ordinateurs, de { $fewest } à { $most } ? [{ $fewest }] :{" "}
question-level-item = { $number } { $level }
question-level = { $computers-count ->
    [one] À quel niveau ?
   *[other] À quel niveau ? Un pour tous, ou { $computers } avec des virgules.
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
greeting-unproven = Le début de cette partie n’a pas de preuve de ses dés ; elle ne pourra donc pas être vérifiée.
greeting-columbiz = Lancez huit dés jusqu’à trois fois, en gardant ceux qui vous servent. Puis placez des pions : e3 coûte trois cinq. Un pion capture tous les pions adverses situés plus bas dans sa colonne ; trois pions alignés ou plus rapportent des points. Le plus grand total gagne.
greeting-sequence-dice = Lancez deux dés et posez un jeton sur une case de leur total. 2 et 12 font rejouer, 10 retire un jeton adverse, 11 va où vous voulez. La première ligne assez longue gagne.
greeting-help = Tapez help pour l’aide, rules pour les règles, quit pour arrêter ; la partie est enregistrée.

## L’invite et ce qu’on peut y répondre.

prompt = { $name }>{" "}
not-understood = « { $text } » n’est ici ni un choix ni une commande ; tapez help pour la liste.
command-alone = « { $text } » est une commande : tapez-la seule sur une ligne.
keep-what = Dites quels dés garder, par exemple k 55 ; k - n’en garde aucun et les relance tous.
rest-unused = Ignoré, car les dés ont d’abord été lancés : { $words }
undone = Annulé : { $words }.
nothing-to-undo = Rien à annuler : un lancer ne s’annule pas.
rule-unknown = Il n’y a pas de règle « { $topic } » ; tapez rules pour les voir toutes.
saved = Enregistré dans { $file }.
resume-how = Pour continuer : { $program } play --resume { $file }
not-saved = Impossible d’écrire { $file } : { $reason }.
not-saved-exists = { $file } existe déjà et n’est pas cette partie ; choisissez un autre nom.
offer-save = Enregistrer la partie ? o pour oui, ou un nom de fichier ; Entrée pour non :{" "}
offer-analysis = Afficher l’analyse ? Tapez oui, ou Entrée pour non :
no-advice = Cette partie se joue sans conseils ni chances affichées
no-odds = Personne ne doit lancer : il n’y a pas de chances à calculer
answers-yes = o oui
answers-no = n non

## Les commandes qui n’ont pas de sens, et les fichiers illisibles.

usage-file-or-serve = Donnez soit FILE, soit --serve.
usage-serve-alone = --serve répond sur stdout ; ne le combinez avec aucune autre sortie.
usage-too-many-seats = Il y a { $seats } places pour { $players } joueurs.
usage-resume = --resume prend un fichier et continue la partie telle quelle, sans rien y changer.
usage-online-plain = --join et --server demandent un vrai terminal, sans --plain.
usage-online-alone = --join et --server mènent à une table sur un serveur ; ne donnez ni jeu, ni option, ni fichier.
usage-setup-and-options = { $setup } contient déjà ses options ; avec --option, donnez seulement le nom du jeu.
usage-player-twice = { $name } figure deux fois ; pour le faire jouer contre lui-même : --fairness
usage-one-player = Il faut deux joueurs pour un match ; pour un seul : --fairness
usage-not-a-file = --out : « { $file } » ne peut pas être un nom de fichier
file-too-large = { $file } : trop grand pour une partie
file-not-text = { $file } : ce n’est pas un texte en UTF-8 (octet { $byte })

## L’aide. Les mots à taper sont anglais dans toutes les langues. Ses lignes sont montrées telles quelles.

help-columbiz =
    Lancer :   555 ou k 555   garder trois cinq et relancer les autres dés
               -              ne rien garder, relancer les huit dés
               stop           tout garder et passer au placement
    Placer :   e3             placer un pion ; il coûte trois cinq
               c2 e3 end      plusieurs à la fois, et finir le tour
               undo           annuler le dernier pion ; undo all : tous
    Les cases marquées + sont au choix. Derrière une case figure ce qu’elle fait :
    avec (en capture 2, ligne de 3, +3) deux pions sont capturés, une ligne de
    trois est formée, et le tout rapporte 3 points.
help-sequence-dice =
    Choisir :  e3             la case où poser un jeton, ou à vider avec un 10
               pass           quand il n’y en a pas ; Entrée convient aussi
    Les cases entre [ ] sont au choix. La lettre après un nombre est le jeton posé.
    Un choix termine le tour : undo n’a donc rien à annuler.
help =
    Toujours : board          redessiner le plateau
               hint           les meilleures décisions et ce qu’elles valent
               odds           chances de chaque case ; odds 55 : avec ces dés
               rules          lire les règles ; rules { $rule } en montre une
               save           enregistrer et continuer ; save FICHIER : sous ce nom
               record         afficher la partie jusqu’ici en texte
               quit           quitter ; la partie est enregistrée (Ctrl-C aussi)

## Parcourir un enregistrement.

heading-roll-off = Qui commence
remark = Commentaire : { $text }
summary = OK : { $game }, { $players } joueurs, { $turns-count ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
}
topic-unknown = Il n’y a pas de « { $topic } » dans les règles ; tapez columbiz, sequence-dice ou un numéro comme C-16.
game-over = { $file } : cette partie est terminée. Utilisez « sixrow replay » pour la revoir.

## À un vrai plateau : les dés sont réels et saisis.

companion-greeting = Vrai plateau, vrais dés : tapez les dés lancés, puis les cases. Tout peut s’annuler.
companion-prompt = { $dice-count ->
    [0] { $name }, les dés>
    [one] { $name }, le dé>
   *[other] { $name }, { $dice } dés>
}{" "}
companion-prompt-starter = Qui commence ? Un nom, ou ce que { $name } a lancé>{" "}
companion-begins = { $name } commence.
companion-starter-undone = Annulé : qui commence.
companion-nothing = Rien n’a encore été saisi.
companion-not-dice = Tapez les dés, par exemple 12335556. Si vous n’avez pas saisi les lancers précédents du tour, écrivez last devant.
companion-not-real = { $file } n’est pas une partie avec de vrais dés ; reprenez-la avec sixrow play.
companion-finish = Tout est juste ? Entrée termine la partie, undo annule la dernière saisie>{" "}
companion-help =
    Dés :     12335556       les dés lancés, dans n’importe quel ordre
              last 12335556  saisir seulement les huit derniers dés du tour
              all 12335556   le premier lancer du tour, avec --last
              Ada            Ada commence, sans jet de départ

## The tutorial at a prompt: before “> ”, and answers.

tutorial-type-keep = Les dés à garder, par exemple 2 2
tutorial-type-cell = Une case, par exemple a1
tutorial-type-stop = Tapez « stop »
tutorial-type-end = Tapez « end »
tutorial-type-what = Tapez ce que demande la ligne, ou « quit » pour quitter.
# $command: what to type.
tutorial-begin = Jouez une première partie : { $command }
