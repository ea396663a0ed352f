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
key-unseat = retirer
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
chat-how = Entrée : envoyer · /mute NOM · /unmute NOM · /report NOM · Échap
# $name: a person at the table.
chat-nobody = Personne ici ne s’appelle { $name }
chat-unmuted = Vous voyez de nouveau ce que { $name } écrit.
unseat-sure = Retirer { $name } de la table ?
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
window-too-small = Cette fenêtre est trop petite : { $columns } × { $lines }. Sixrow a besoin de { $width } × { $height }.
study-of-dice = Dés : { $dice }
key-own-errors = mes erreurs
key-all-errors = toutes les erreurs
name-by-server = le serveur vous en donne un
hint-awaited = Le conseil se calcule …
over-how = Étudiez la partie, rejouez, ou enregistrez-la.
line-said = { $name } : { $text }
study-graph-soon = La courbe vient avec l’analyse.

## Les dés : pendant qu’on les attend, et comment ils ont été vérifiés.

status-rolling = Les dés roulent…
status-named-rolling = { $name } : les dés roulent…
dice-awaited = Les dés attendent l’appareil de { $names }.
dice-awaited-own = Les dés attendent un autre de vos appareils.
dice-awaited-you = Les dés vous attendent : appuyez sur F et décidez.
dice-fault-found = Quelque chose ne va pas avec les dés. F dit quoi.
dice-fault-question = { $sentence } Voulez-vous continuer avec ces dés ?
dice-fault-how = Entrée : continuer · Échap : pas encore · F : détails
fair-sealed-here = Les chaînes sont publiées. Chaque lancer sera vérifié ici.
fair-sound-here = { $rolls-count ->
    [one] Recalculé ici, { $rolls } lancer jusqu’ici est juste.
   *[other] Les { $rolls } lancers jusqu’ici ont été recalculés ici et sont justes.
}
dice-unchecked = dés non vérifiés
dice-how = Avant le premier lancer, le serveur et chaque joueur publient le début d’une chaîne de nombres secrets. Quand un lancer est attendu, tous ceux qui sont là donnent leur maillon suivant, puis le serveur le sien. Les dés découlent de ces maillons. Si votre maillon est dans un lancer, personne ne pouvait ni le prévoir ni le choisir.
dice-how-here = À ce clavier, le programme est à la fois le serveur et les joueurs. Sa chaîne a été publiée avant le premier lancer, et ceux qui jouent ici en ont une nouvelle à chaque séance. L’enregistrement prouve que les dés découlent des deux, et non que personne n’a regardé dans le programme.
dice-rolls = Tous les lancers :
dice-roll-mine = Lancer { $roll }, { $name } : { $dice }, avec votre maillon
dice-roll-without = Lancer { $roll }, { $name } : { $dice }, sans votre maillon
dice-roll-plain = Lancer { $roll }, { $name } : { $dice }
dice-roll-void = Lancer { $roll }, { $name } : annulé
dice-unanswered = Vous avez donné un maillon pour le lancer { $roll }, resté sans réponse jusqu’à son annulation.
dice-letters-how = Comparez-les avec les autres joueurs, mais hors de ce serveur : mêmes lettres, même partie.
dice-commitment = L’engagement du serveur ; notez-le avant la partie et comparez-le avec l’enregistrement :
dice-receipt = Votre reçu : { $file }
dice-receipt-unkept = Votre reçu ne peut pas être écrit : { $reason }
saved-receipt = Votre reçu est à côté : { $file }

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

## At a real board: the dice are real and typed. $name: who rolls. $dice: how many.

against-board = Vrai plateau
# Below the dice: enter all rolls of a turn, or only the last.
key-all-rolls = tous les lancers
key-last = derniers lancers
guide-type = { $dice-count ->
    [0] Tapez les dés que { $name } a lancés, de 1 à 6, puis Entrée.
    [one] Tapez le dé que { $name } a lancé, de 1 à 6, puis Entrée.
   *[other] Tapez les { $dice } dés que { $name } a lancés, de 1 à 6, puis Entrée.
}
guide-type-last = Tapez les dés de { $name } après le dernier lancer, puis Entrée.
guide-type-starter = B dit qui commence ; ou tapez ce que { $name } a lancé pour cela, puis Entrée.
# Its lines are shown as they stand here: 72 signs at most.
help-keys-board =
    Vrais dés 1 … 6   taper les faces obtenues     Entrée  valider
              U       annuler, autant de fois que voulu
              B       qui commence                 L  derniers lancers
