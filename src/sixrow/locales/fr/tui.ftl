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
key-steps = étapes
key-turns = tours
key-appoint = ajouter un ordinateur
key-invite = copier le lien
key-unseat = retirer
key-again = actualiser

against-computer = L’ordinateur
against-device = Amis, ici
against-link = Amis, en ligne
choose-level-short = Niveau
choose-names = Noms
names-blank = séparés par des virgules
choose-server = Serveur
choose-public-short = Au salon

ask-link = Lien d’invitation
ask-file = Enregistrer la partie sous
dialog-how = Entrée : continuer · Échap : retour
chat-how = Entrée : envoyer · /mute NOM · /unmute NOM · /report NOM · Échap
# $name: a person at the table.
chat-nobody = Personne ici ne s’appelle { $name }
chat-unmuted = Vous voyez de nouveau les messages de { $name }.
unseat-sure = Retirer { $name } de la table ?
sure-how = Entrée : oui · Échap : non
reading-how = ↑ ↓ défiler · Échap : retour
open-title = Ouvrir une partie
open-name = Nom du fichier
open-how = ↓ vers les parties de ce dossier · Entrée : ouvrir · Échap : retour
settings-how = ↑ ↓ ← → choisir · Échap : terminé
setting-odds-short = Chances
yes = oui
no = non
resign-question = Abandonner cette partie ?
not-a-record = Impossible de lire { $file } : { $reason }
list-mine = votre table : { $state }

score-line = pions { $supply } · capt. { $captives }→{ $points } · lignes { $rows }
die-locked = reste
link-open = en ligne
sub-pair = Partie { $game } sur 2
sub-pair-sum = score { $sum }
engine-getting-ready = préparation de l’ordinateur
window-too-small = Fenêtre trop petite : { $columns } × { $lines }. Il faut { $width } × { $height }.
study-of-dice = Dés : { $dice }
key-own-errors = mes fautes
key-all-errors = toutes les fautes
name-by-server = le serveur vous en donne un
hint-awaited = Calcul du conseil…
over-how = Analysez la partie, prenez votre revanche ou enregistrez la partie.
line-said = { $name } : { $text }
study-graph-soon = Le graphique s’affichera avec l’analyse.

## Les dés : pendant qu’on les attend, et comment ils ont été vérifiés.

status-rolling = Les dés roulent…
status-named-rolling = { $name } : les dés roulent…
dice-awaited = Le lancer attend l’appareil de { $names }.
dice-awaited-own = Le lancer attend un autre de vos appareils.
dice-awaited-you = Le lancer vous attend : appuyez sur F et décidez.
dice-fault-found = Quelque chose ne va pas avec les dés. Appuyez sur F pour en savoir plus.
dice-fault-question = { $sentence } Voulez-vous continuer avec ces dés ?
dice-fault-how = Entrée : continuer · Échap : pas encore · F : détails
fair-sealed-here = Les chaînes sont publiées. Chaque lancer sera vérifié ici.
fair-sound-here = { $rolls-count ->
    [one] { $rolls } lancer recalculé ici : il est juste.
   *[other] { $rolls } lancers recalculés ici : tous sont justes.
}
dice-unchecked = dés non vérifiés
dice-how = Avant le premier lancer, le serveur et chaque joueur publient le début d’une chaîne de nombres secrets. À chaque lancer, toutes les personnes présentes donnent leur maillon suivant, puis le serveur le sien. Les dés découlent de ces maillons. Un lancer qui contient votre maillon, personne n’a pu le prévoir ni le choisir.
dice-how-here = À ce clavier, le programme est à la fois le serveur et les joueurs. Sa chaîne a été publiée avant le premier lancer, et les personnes qui jouent ici en ont une nouvelle à chaque séance. Le fichier de la partie prouve que les dés découlent des deux, pas que personne n’a regardé dans le programme.
dice-rolls = Tous les lancers :
dice-roll-mine = Lancer { $roll }, { $name } : { $dice }, avec votre maillon
dice-roll-without = Lancer { $roll }, { $name } : { $dice }, sans votre maillon
dice-roll-plain = Lancer { $roll }, { $name } : { $dice }
dice-roll-void = Lancer { $roll }, { $name } : annulé
dice-unanswered = Vous avez donné un maillon pour le lancer { $roll }, mais il a été annulé sans réponse.
dice-letters-how = Comparez-les avec les autres joueurs, mais pas par ce serveur : mêmes lettres, même partie.
dice-commitment = L’engagement du serveur ; notez-le avant la partie et comparez-le au fichier de la partie :
dice-receipt = Votre reçu : { $file }
dice-receipt-unkept = Impossible d’écrire votre reçu : { $reason }
saved-receipt = Votre reçu est à côté : { $file }

help-title = Touches et règles
help-keys =
    Lancer    1 … 8   garder ou relâcher un dé
              R       relancer les autres          S    arrêter de lancer
              O       afficher ou cacher les chances
    Placer    ← ↑ ↓ → parcourir le plateau         Tab  case suivante
              Entrée  choisir une case, ou l’annuler
              E       finir le tour, valider       U    annuler
    Toujours  H       un conseil, si permis        F    vérifier les dés
              W       enregistrer la partie        T    réglages
              C       discuter (en ligne)          X    abandonner
              Q, Échap  quitter ; une partie inachevée est enregistrée
    Plateau   [ ] peut être choisie  ( ) à valider × × serait capturé
              › ‹ vient d’être posé  * * conseil   42  chances en pour cent
    La souris fonctionne aussi : sur les dés, les cases et les touches.

refusal-no-server-named = Donnez l’adresse d’un serveur, par exemple https://example.org
refusal-no-connection = { $text } ne répond pas. Vérifiez l’adresse et votre connexion
refusal-no-server-there = { $text } n’est pas un serveur Sixrow
refusal-not-a-server = « { $text } » n’est pas l’adresse d’un serveur ; écrivez par exemple https://example.org
refusal-not-an-invitation = « { $text } » n’est pas une invitation ; elle ressemble à https://example.org/join/mot
refusal-refused-elsewhere = Le serveur a refusé ({ $text }). Mettez Sixrow à jour pour savoir pourquoi

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
guide-type-starter = Touche B : qui commence. Ou tapez ce que { $name } a lancé, puis Entrée.
# Its lines are shown as they stand here: 72 signs at most.
help-keys-board =
    Vrais dés 1 … 6   taper les valeurs obtenues   Entrée  valider
              U       annuler, autant de fois que voulu
              B       qui commence                 L  derniers lancers
