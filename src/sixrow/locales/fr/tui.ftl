key-choose = choisir
key-join = rejoindre
key-open = ouvrir
key-settings = réglages
key-help = aide
key-quit = quitter
key-leave = sortir
key-back = retour
key-undo = annuler
key-hint = conseil
key-odds = chances
key-hold = garder
key-confirm = valider { $cell }
key-dice = dés
key-save = enregistrer
key-errors = fautes
key-steps = pas
key-turns = tours
key-appoint = asseoir l’ordinateur
key-invite = copier le lien
key-again = regarder encore

against-computer = L’ordinateur
against-device = Amis, ici
against-link = Amis, en ligne
choose-level-short = Niveau
choose-names = Noms
names-blank = séparés par des virgules
choose-server = Serveur
choose-public-short = Au salon

ask-link = Le lien de l’invitation
ask-file = Enregistrer la partie sous
dialog-how = Entrée : continuer · Échap : retour
sure-how = Entrée : oui · Échap : non
reading-how = ↑ ↓ défiler · Échap : retour
open-title = Ouvrir un enregistrement
open-name = Le nom d’un fichier
open-how = ↓ vers les enregistrements de ce dossier · Entrée : ouvrir · Échap : retour
settings-how = ↑ ↓ ← → choisir · Échap : terminé
setting-odds-short = Chances
yes = oui
no = non
resign-question = Abandonner la partie ?
not-a-record = { $file } ne peut pas être lu : { $reason }
list-mine = votre table : { $state }

score-line = rés. { $supply } · captifs { $captives }→{ $points } · lignes { $rows }
die-locked = reste
link-open = connecté
sub-pair = Partie { $game } sur 2
sub-pair-sum = paire { $sum }
engine-getting-ready = l’ordinateur se prépare
hint-awaited = Le conseil se calcule …
over-how = Étudiez la partie, rejouez, ou enregistrez-la.
line-said = { $name } : { $text }
fair-sealed-here = Les dés sont scellés. Chaque lancer sera vérifié ici.
fair-sound-here = Tous les lancers ({ $rolls }) ont été refaits ici et correspondent au sceau.
study-graph-soon = La courbe vient avec l’analyse.

help-title = Touches et règles
help-keys =
    Lancer    1 … 8   garder un dé, ou plus
              R       relancer les autres          S    cesser de lancer
              O       chances sur le plateau, ou non
    Placer    ← ↑ ↓ → parcourir le plateau         Tab  case suivante
              Entrée  choisir une case, ou la retirer de l’ébauche
              E       finir le tour, valider       U    reprendre
    Toujours  H       un conseil, si c’est convenu F    les dés vérifiés
              W       enregistrer la partie        T    réglages
              C       parler (en ligne)            X    abandonner
              Q, Échap  sortir ; une partie inachevée est enregistrée
    Plateau   [ ] peut être choisie  ( ) ébauche   × × serait capturé
              › ‹ vient d’être posé  * * conseil   42  chances en pour cent
    La souris marche aussi : sur les dés, les cases et les touches.

refusal-no-server-named = Aucun serveur n’est nommé, par exemple https://example.org
refusal-no-connection = { $text } ne répond pas
refusal-no-server-there = { $text } n’est pas un serveur Sixrow
refusal-not-a-server = « { $text } » n’est pas l’adresse d’un serveur, comme https://example.org
refusal-not-an-invitation = « { $text } » n’est pas une invitation, comme https://example.org/join/mot
refusal-refused-elsewhere = Le serveur refuse ({ $text })
