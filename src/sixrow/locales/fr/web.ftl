### Partout.

skip-to-content = Aller au contenu
nav-label = Pages
nav-play = Jouer
nav-lobby = Salon
to-home = Accueil
close = Fermer
try-again = Réessayer
no-answer = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
something-wrong = Un problème est survenu. Rechargez la page et réessayez.
not-found-title = Page introuvable
not-found-text = Cette page n’existe pas. Vérifiez l’adresse.

## Les réglages.

settings-title = Réglages
setting-language = Langue
setting-theme = Thème
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
setting-odds = Afficher les chances au lancer
setting-motion = Animer les dés et les pions
setting-speed = Affichage des coups
speed-normal = Pas à pas
speed-quick = Rapide
speed-once = Immédiat
setting-volume = Volume du son
volume-none = muet
setting-confirm = Confirmer les coups
setting-sorted = Trier les dés
setting-turning = Tourner le plateau vers qui joue
setting-text = Mode texte (coups au clavier)

## La page d’accueil.

home-title = Lancez, gardez, alignez.
home-text = Deux jeux de plateau et de dés, de 2 à 4 joueurs : en ligne entre amis, sur un même appareil ou contre l’ordinateur. Sans inscription. Chaque lancer est vérifiable.
home-continue = Parties en cours
home-more = En afficher { $tables } de plus
home-away = Afficher les parties masquées ({ $tables })
home-new = Nouvelle partie
home-lobby-text = Tables publiques, pour jouer ou regarder :
choose-game = Jeu
about-columbiz = Huit dés, trois lancers. Montez dans les colonnes, capturez en dessous, formez des lignes.
about-sequence-dice = Deux dés, un total. Posez un jeton sur ce nombre ; la première longue ligne gagne.
choose-mode = Mode de jeu
mode-computer = Contre l’ordinateur
mode-link = En ligne entre amis
mode-device = Sur cet appareil
mode-board = Vrai plateau, vrais dés
mode-board-about = Jouez sur votre plateau, avec vos dés ; cet appareil compte les points.
choose-players = Joueurs
players-teams = Deux équipes : joueurs 1 et 3 contre joueurs 2 et 4.
choose-level = Niveau de l’ordinateur
choose-clock = Temps de réflexion
clock-none = Sans limite
clock-blitz = 5 min + 3 s par tour
clock-quick = 10 min + 5 s par tour
clock-slow = 30 min + 15 s par tour
clock-days = Plusieurs jours par tour
clock-own = Durée personnalisée
clock-minutes = Minutes par joueur
clock-seconds = Secondes en plus par tour
clock-days-each = Jours par tour
choose-own-name = Votre nom
choose-name = Nom du joueur { $seat }
choose-public = Afficher la table dans le salon
choose-rated = Partie classée
choose-rated-about = Le résultat compte pour votre cote. Ni annulation ni conseils.
rated-needs-account = Les parties classées demandent un compte.
choose-options = Édition et options
begin-computer = Jouer
begin-link = Créer la table
begin-quick = Partie rapide
begin-quick-about = Avec la première personne qui attend au salon : deux joueurs, dix minutes chacun.
begin-device = Jouer
begin-board = Compter les points

## Les niveaux de l’ordinateur.

level-about-novice = Pour vos premières parties.
level-about-casual = Joue correctement, mais laisse passer beaucoup.
level-about-skilled = Laisse rarement passer une évidence.
level-about-expert = Joue bien. À vous d’en faire autant.
level-about-master = Notre plus fort. Voit un tour plus loin.

## Les options. La forme courte figure dans les listes, quand l’option n’est pas l’habituelle.

option-edition = Édition
option-edition-nb = Norvégienne
option-edition-nb-about = Jusqu’à quatre pions par tour, quel que soit le nombre de joueurs.
option-edition-fr = Française
option-edition-fr-about = À quatre joueurs, trois pions seulement par tour (C-10).
option-edition-pt = Portugaise
option-edition-pt-about = Jusqu’à quatre pions par tour, quel que soit le nombre de joueurs.
option-edition-de = Allemande
option-edition-de-about = Jusqu’à quatre pions par tour, quel que soit le nombre de joueurs.
option-limit-3-short = trois pions par tour
option-reroll = Dés gardés
option-reroll-any = Peuvent être relancés
option-reroll-any-about = Au troisième lancer, vous pouvez relancer des dés déjà gardés (C-8).
option-reroll-locked = Restent gardés
option-reroll-locked-about = Un dé gardé le reste jusqu’à la fin du tour (C-8).
option-reroll-locked-short = les dés gardés restent
option-extension = Lignes allongées
option-extension-full = Valeur entière
option-extension-full-about = Une ligne de trois vaut 1 ; portée à quatre, elle rapporte encore 2 (C-18).
option-extension-difference = Différence seule
option-extension-difference-about = Une ligne de trois vaut 1 ; portée à quatre, elle rapporte encore 1 (C-18).
option-extension-difference-short = lignes allongées : différence seule
option-captives = Captures
option-captives-square = Progressives
option-captives-square-about = 1, 2, 4, 6, 9, 12… points pour 1, 2, 3, 4, 5, 6… captures, sans limite (C-22).
option-captives-capped = Progressives, 42 au plus
option-captives-capped-about = Le tableau imprimé s’arrête à douze ; au-delà, on compte douze, soit 42 points (C-22).
option-captives-capped-short = captures jusqu’à 42
option-captives-linear = Un point chacune
option-captives-linear-about = Notre variante à trois et quatre : les lignes comptent davantage (C-25).
option-captives-linear-short = un point par capture
option-length = Ligne gagnante
option-length-usual = Par défaut
option-length-usual-about = Six à deux camps, cinq à trois (S-5).
option-length-6 = Six jetons
option-length-6-about = Une partie plus longue (S-5).
option-length-6-short = six jetons alignés
option-length-5 = Cinq jetons
option-length-5-about = Une partie plus rapide (S-5).
option-length-5-short = cinq jetons alignés
option-chips = Jetons
option-chips-box = 20 par camp
option-chips-box-about = Vingt par camp ; qui n’en a plus passe son tour (S-15).
option-chips-unlimited = Illimités
option-chips-unlimited-about = La réserve ne s’épuise jamais (S-15).
option-chips-unlimited-short = jetons illimités
option-pair = Match aller-retour
option-pair-about = À Columbiz, commencer est un net désavantage. Dans un match aller-retour, chaque camp commence une fois et les deux parties comptent.
players-number = { $players-count ->
    [one] un joueur
   *[other] { $players } joueurs
}
terms-pair = match aller-retour
terms-rated = classée
terms-unrated = non classée
terms-no-clock = sans limite de temps
terms-bank = { $minutes } min + { $seconds } s
terms-days = { $days-count ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
terms-position = depuis une position

## Les listes de tables.

list-your-turn = À vous de jouer
list-lobby = En attente de joueurs
list-playing = En cours
list-over = Terminée
list-away = Masquer
lobby-title = Salon
lobby-text = Tables publiques : rejoignez-en une ou regardez.
lobby-empty = Aucune table ouverte pour l’instant.

## Les invitations.

join-title = Vous avez reçu une invitation
join-with = À la table : { $names }.
join-name = Votre nom
join-sit = Prendre place
join-full = Toutes les places sont prises.
join-watch = Regarder
invite-title = Inviter par un lien
invite-text = Toute personne qui l’ouvre peut prendre une place libre. Sans inscription.
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
invite-here-only = Ce lien ne fonctionne que sur cet ordinateur.
invite-network = Ce lien fonctionne pour toute personne connectée au même réseau que cet ordinateur.
invite-how = Pour accueillir d’autres personnes de votre réseau, arrêtez le serveur et relancez-le avec :
invite-address = Adresse

## Avant une partie.

waiting-title = En attente de joueurs
waiting-sit = S’asseoir ici
waiting-leave = Quitter
# The host removes a person or a computer from a seat, before the game.
waiting-unseat = Retirer
waiting-start = Commencer
waiting-host = L’hôte va lancer la partie.
waiting-appoint = Ordinateur : { $level }
waiting-open = { $seats-count ->
    [one] { $seats } place est libre
   *[other] { $seats } places sont libres
}

## Les personnes.

percent = { $number } %
you = Vous
somebody = Quelqu’un
seat-open = libre
name-again = { $name } { $number }
seat-away = hors ligne
seat-stand-in = un robot joue

## Où en est la partie.

status-lobby = En attente de joueurs
status-lobby-full = Tout est prêt
status-over = La partie est finie
status-other = Au tour de { $name }
status-roll-off = Qui commence ? Lancez
status-roll = À vous : lancez
status-keep = À vous : gardez, lancez
status-place = À vous : placez
status-choose = À vous : choisissez
status-stuck = À vous : aucun coup
status-due = Les dés roulent
status-own = Votre coup
status-replay = Relecture
status-named-roll-off = { $name } : jet de départ
status-named-roll = { $name } : lancez
status-named-keep = { $name } : gardez, lancez
status-named-place = { $name } : placez
status-named-choose = { $name } : choisissez
status-named-stuck = { $name } : aucun coup
status-named-due = { $name } : les dés roulent
sub-game = Partie { $game }
sub-last-round = le dernier tour de table

## Que faire maintenant.

guide-roll-off = Chacun lance ; la plus haute valeur commence.
guide-roll = Lancez tous les dés. Vous pourrez relancer ceux que vous ne gardez pas.
guide-roll-two = Lancez les deux dés. Leur total dit où va votre jeton.
guide-rolling = { $name } lance les dés…
guide-keep = { $rolls-count ->
    [one] Choisissez les dés à garder. Encore { $rolls } lancer, ou arrêtez-vous là.
   *[other] Choisissez les dés à garder. Encore { $rolls } lancers, ou arrêtez-vous là.
}
guide-place = Choisissez une case marquée. Son numéro est son prix, en dés de la valeur de la colonne. Jusqu’à { $limit } pions.
guide-place-more = Pions placés : { $placed } sur { $limit }. Continuez, ou finissez le tour.
guide-place-asked = Pions placés : { $placed } sur { $limit }…
guide-place-done = Pions placés : { $placed } sur { $limit } ; rien d’autre n’est possible. Finissez le tour, ou annulez un pion.
guide-choose = { $kind ->
    [remove] Un 10 : retirez un jeton adverse, sauf d’un 2 ou d’un 12.
    [replace] Aucune case libre pour { $total } : remplacez un jeton adverse.
    [replace-again] Aucune case libre pour { $total } : remplacez un jeton adverse, puis rejouez.
    [again] Un { $total } : posez un jeton sur une case marquée, puis rejouez.
    [anywhere] Un 11 : posez un jeton sur n’importe quelle case libre.
   *[place] Un { $total } : posez un jeton sur une case marquée.
}
guide-pass = { $rule ->
    [S-8] Votre camp occupe déjà les quatre cases
    [S-11] Aucun jeton ne peut être retiré
   *[S-15] Vous n’avez plus de jetons à poser
} ({ $rule }).
guide-forfeit = Aucun pion ne peut être placé : { $what } (C-12).
guide-nothing-more = Rien d’autre n’est possible. Finissez le tour, ou annulez un pion.

## Les boutons.

action-roll = { $dice-count ->
    [2] Lancer les deux
    [one] Lancer { $dice } dé
   *[other] Lancer { $dice } dés
}
action-rolling = Lancer en cours…
action-keep-all = Tout garder
action-stop = Arrêter
action-roll-all = Tout relancer
action-hold = Gardez des dés
action-end = { $discs-count ->
    [0] Finir le tour
    [one] Finir, { $discs } pion
   *[other] Finir, { $discs } pions
}
action-end-sure = Finir quand même ?
action-forfeit = { $discs-count ->
    [one] Perdre { $discs } pion
   *[other] Perdre { $discs } pions
}
action-pass = Passer
action-place = Poser en { $cell }
action-replace = Remplacer { $cell }
action-remove = Retirer { $cell }
action-choose-place = Choisir une case
action-choose-replace = Choisir un jeton
action-choose-remove = Choisir un jeton
action-take-back = Annuler
action-undo = Annuler
action-skip = Sauter
action-hint = Conseil
action-resign = Abandonner
action-abort = Annuler la partie
resign-sure = Abandonner vraiment ?
waiting-for = En attente de { $name }
due-waiting = Le lancer attend l’appareil de { $names }.
due-unready = On attend que { $names } ouvre la table ; les dés pourront alors rouler.
due-ask = Quelque chose ne va pas avec les dés : touchez l’enveloppe en haut pour en savoir plus. Voulez-vous continuer ?
due-go-on = Continuer quand même
due-refused = Le serveur a refusé votre part de ce lancer : sa partie diffère de celle que ce navigateur a vue. Rechargez la page ; si cela ne suffit pas, contactez la personne qui gère le serveur.
due-was-it-you = Quelqu’un a joué à votre place, mais pas dans ce navigateur. Était-ce vous, sur un autre appareil ?
due-it-was-me = Oui, c’était moi
due-elsewhere = Ce lancer a besoin de votre autre appareil : ouvrez-y la table.
due-left-elsewhere = Vous avez commencé ce lancer sur un autre appareil.
due-here = Continuer ici

## Les dés.

dice-label = Dés
die-label = Dé { $place } : { $face }
die-held = gardé
die-spent = utilisé
die-face = Dé : { $face }
die-marked = Dé : { $face }, { $mark }
die-blank = Dé pas encore lancé
dice-sum-label = Total : { $total }

## Les points.

scores-label = Les points
score-total = { $score-count ->
    [one] { $score } point
   *[other] { $score } points
}
score-rows = points de lignes
score-captives = captures
score-supply = pions restants
score-longest-label = plus longue ligne
score-chips = jetons restants
chips-endless = illimités
captives-worth = { $captives } → { $points }
captives-spoken = { $captives }, valeur { $points }
gain = +{ $points }
clock-label = Temps restant : { $time }
clock-left-days = { $days } j

## Le plateau, en mots.

board-label = Plateau
cell-place = { $cell }, numéro { $number }
cell-held = { $owner }
cell-own = à vous
cell-fresh = vient d’être placé
cell-drafted = pas encore confirmé
cell-going = sera capturé
cell-legal = peut être choisie
cell-roll-first = Lancez d’abord les dés.
cell-not-your-turn = Ce n’est pas votre tour : c’est à { $name }.
cell-chance = { $chance }

## Ce que ferait un choix ; éléments d’une liste.

does-captures = { $discs-count ->
    [one] capture { $discs } pion
   *[other] capture { $discs } pions
}
does-row-points = { $points-count ->
    [one] forme une ligne de { $length } pour { $points } point
   *[other] forme une ligne de { $length } pour { $points } points
}
does-row-wins = forme une ligne de { $length } et gagne
does-replaced = remplace un jeton de { $owner }
does-removed = retire un jeton de { $owner }
does-extra-turn = fait rejouer
does-supply-empty = utilise votre dernier pion : ce tour de table est le dernier
does-forfeit = { $discs-count ->
    [one] vous perdez { $discs } pion
   *[other] vous perdez { $discs } pions
}
does-spend = utilise { $dice }
does-points = { $points-count ->
    [one] +{ $points } point en tout.
   *[other] +{ $points } points en tout.
}
does-all = { $parts }.
does-nothing-more = { $game ->
    [columbiz] ne capture rien et ne forme pas de ligne.
   *[sequence-dice] y pose un jeton.
}
insight-label = Ce que fait un choix
insight-cell = { $cell } :
insight-chance = { $held ->
    [none] { $chance } de chances d’y arriver sans rien garder.
   *[some] { $chance } de chances d’y arriver avec les dés gardés.
}

## Les décisions et les conseils.

decision-keep = garder { $dice }
decision-reroll = tout relancer
decision-stop = ne plus lancer
decision-end = finir le tour
decision-pass = passer
decision-cell = { $cell }
hint-best = Le mieux : { $decision }.
hint-wins = Chances de victoire : { $share }.
hint-also = { $decision } : { $loss } de moins
hint-follow = Jouer ce coup

## Ce qui s’est passé, outre les dés et les cases.

happened-label = Journal de la partie
happened-nothing = Rien encore.
happened-again = Revoir
log-show = Revoir ce coup
log-row = { $number } alignés !
log-forfeited = { $number } de côté
log-began = en premier
log-tied = égalité
log-passed = tour passé
log-extra-turn = encore un tour
log-supply-empty = dernier tour
event-seated = { $name } prend place.
event-left = { $name } quitte la table.
event-game-began = { $game-count ->
    [one] La partie commence.
   *[other] La partie { $game } commence.
}
event-undone = { $count-count ->
    [one] { $name } annule { $count } coup.
   *[other] { $name } annule { $count } coups.
}
event-resigned = { $name } abandonne.
event-time-up = { $name } n’a plus de temps.
event-stood-in = Un robot prend le relais de { $name }.
event-returned = { $name } est de retour et reprend sa place.
event-game-over = { $players-count ->
    [0] La partie est terminée : personne n’a gagné.
    [one] La partie est terminée : { $winners } a gagné.
   *[other] La partie est terminée : { $winners } ont gagné.
}
event-rematch-wanted = { $name } veut une revanche.
event-connection-lost = { $name } a perdu la connexion.
event-connection-back = { $name } est de nouveau en ligne.

## Ce qui s’est passé, dit à qui l’a fait.

own-rolled = lancez { $dice }
own-began = commencez
own-kept = gardez { $dice }
own-stopped = arrêtez de lancer
own-placed = { $pieces ->
    [discs] placez un pion en { $cell }
   *[chips] posez un jeton en { $cell }
}
own-captured = capturez le pion de { $owner } en { $cell }
own-row-made = { $points-count ->
    [0] formez une ligne de { $length } ({ $cells })
    [one] marquez 1 point pour une ligne de { $length } ({ $cells })
   *[other] marquez { $points } points pour une ligne de { $length } ({ $cells })
}
own-forfeited = ne pouvez rien placer et mettez { $discs-count ->
    [0] 0 pion
    [one] un pion
   *[other] { $discs } pions
} de côté ({ $rule })
own-supply-empty = n’avez plus de pions : ce tour de table est le dernier ({ $rule })
own-replaced = remplacez le jeton de { $owner } en { $cell } ({ $rule })
own-removed = retirez le jeton de { $owner } en { $cell } ({ $rule })
own-passed = { $rule ->
    [S-8] passez : les quatre cases sont déjà à votre camp ({ $rule })
    [S-11] passez : aucun jeton à retirer ({ $rule })
   *[S-15] passez : plus de jetons ({ $rule })
}
own-extra-turn = rejouez ({ $rule })
own-turn-ended = { $pieces ->
    [discs] finissez votre tour
   *[chips] { "" }
}
yours-captured = capture votre pion en { $cell }
yours-replaced = remplace votre jeton en { $cell } ({ $rule })
yours-removed = retire votre jeton en { $cell } ({ $rule })
own-event-undone = { $count-count ->
    [one] Vous annulez { $count } coup.
   *[other] Vous annulez { $count } coups.
}
own-event-resigned = Vous abandonnez.
own-event-time-up = Votre temps est écoulé.
own-event-stood-in = Un robot prend votre relais.
own-event-returned = Vous reprenez votre place.
own-event-game-over = La partie est terminée : vous avez gagné.

## Les avis.

notice-stand-in = Pendant votre absence, un robot a pris le relais.
notice-return = Reprendre ma place
notice-away = { $name } est hors ligne.
notice-let-bot = Laisser jouer un robot
notice-let-bot-in = Un robot pourra jouer dans { $time }
notice-claim = Réclamer la victoire
notice-logged-out = Votre session a été fermée.
notice-your-turn = C’est à vous de jouer à une autre table.
notice-restarting = Le serveur redémarre ; la partie reprendra dans un instant.
notice-preparing = L’ordinateur se prépare (la première fois seulement, 30 secondes environ)…
notice-bots-failed = L’ordinateur ne peut pas jouer en ce moment. Attendez, ou annulez la partie.

## La fin.

result-label = Résultat
result-none = Partie annulée.
own-result-last-round = Vous gagnez avec { $score } { $score-count ->
    [one] point
   *[other] points
}.
own-result-row = Vous gagnez avec { $score } jetons alignés.
our-result-row = Vous gagnez avec { $others } : { $score } jetons alignés.
our-result-last-round = Vous partagez la victoire avec { $others }, avec { $score } { $score-count ->
    [one] point
   *[other] points
} chacun.
own-stopped-won = vous avez gagné
own-stopped-by = { $ending ->
    [resigned] Vous avez abandonné
   *[time] Votre temps est écoulé
} ; { $won }.
own-pair-result = Vous gagnez le match aller-retour.
pair-between = Score : { $score }. L’autre camp commence la prochaine partie.
pair-clock = Votre pendule part à votre premier lancer, ou au bout de deux minutes.
pair-next = Partie suivante
pair-score = { $first }–{ $second }
pair-result = { $players-count ->
    [one] { $winners } gagne le match aller-retour.
   *[other] { $winners } se partagent le match aller-retour.
}
rematch-ask = Revanche
rematch-asked = En attente des autres
rematch-wanted = { $players-count ->
    [one] { $names } veut une revanche.
   *[other] { $names } veulent une revanche.
}
rematch-go = Partie suivante
record-download = Télécharger la partie

## Les paroles.

beside-label = Journal et discussion
chat-label = Discussion
chat-here = En ligne : { $names }
chat-write = Écrivez un message
chat-send = Envoyer
chat-spectators = Seuls les autres spectateurs voient vos messages.
chat-unread = { $lines-count ->
    [one] { $lines } nouveau message
   *[other] { $lines } nouveaux messages
}
chat-partners-silent = Pas de discussion entre partenaires pendant la partie (S-4).
# $name: of the person who wrote a line.
chat-more = { $name } : masquer ou signaler
chat-mute = Masquer
chat-unmute = Réafficher
chat-report = Signaler
chat-muted = Vous ne voyez plus les messages de { $name }.
chat-muted-person = Messages de { $name } masqués.
chat-reported = Message signalé à l’administration du serveur.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-one-moment = Un instant, svp.
phrase-good-game = Belle partie !
phrase-bye = Au revoir !

## À un vrai plateau : on saisit de vrais dés.

entry-label = Saisir les dés
entry-who = Qui commence ?
entry-faces = Valeurs à ajouter
entry-face = Ajouter un { $face }
entry-remove = Enlever le { $face }
entry-clear = Effacer
entry-enter = Valider
entry-missing = { $dice-count ->
    [one] Encore { $dice } dé
   *[other] Encore { $dice } dés
}
entry-last = Saisir seulement le dernier lancer du tour
entry-keep = { $dice-count ->
    [one] Garder, relancer { $dice } dé
   *[other] Garder, relancer { $dice } dés
}
guide-enter = { $dice-count ->
    [0] Indiquez ce que montrent les dés de { $name }.
    [one] Indiquez ce que montre le dé de { $name }.
   *[other] Indiquez ce que montrent les { $dice } dés de { $name }.
}
guide-enter-last = Indiquez les dés de { $name } après le dernier lancer.
guide-enter-starter = Dites qui commence, ou indiquez le jet de départ de { $name }.
finish-ask = Tout est juste ? Vous pouvez encore corriger avant de terminer.
action-finish = Terminer la partie
action-stop-game = Arrêter la partie ici
follow-title = Suivre sur un autre téléphone
follow-text = Toute personne qui ouvre ce lien suit la partie sur son téléphone, sans rien pouvoir changer.
follow-here = { $people-count ->
    [one] { $people } téléphone connecté.
   *[other] { $people } téléphones connectés.
}
terms-real-dice = vrais dés
dice-real = vrais dés
fair-real = Cette partie se joue avec de vrais dés, saisis à la main : il n’y a rien à vérifier.
event-starter-chosen = { $name } commence.
event-corrected = La dernière saisie est annulée.

## La connexion, le menu, les dés vérifiés.

link-connecting = Connexion…
link-lost = Connexion perdue. Reconnexion…
link-closed = Hors ligne
menu-label = Le menu
menu-scoring = Points et fin de la partie
keys-how = Clavier : 1 à 8 gardent des dés, R lance, S arrête, E finit le tour, U annule, T affiche la table en texte. Les flèches parcourent le plateau, Entrée choisit.
keys-hint = H donne un conseil.
dice-sealed = dés scellés
dice-sound = dés vérifiés
dice-broken = dés non conformes
fair-title = Les dés sont-ils pipés ?
fair-sealed = Aucun lancer pour l’instant. Chacun sera vérifié ici, dans votre navigateur.
fair-sound = { $rolls-count ->
    [0] Aucun lancer n’est encore à vérifier.
    [one] Le seul lancer fait jusqu’ici a été recalculé dans votre navigateur : il est juste.
   *[other] Les { $rolls } lancers faits jusqu’ici ont été recalculés dans votre navigateur : ils sont justes.
}
fair-broken = La vérification des dés a échoué. Ne vous fiez pas à ce serveur avant de savoir pourquoi.
fair-what-now = Que faire maintenant
fair-what-now-text = Ce n’est pas forcément de la triche : une sauvegarde restaurée ou une erreur de programme ont le même effet. Enregistrez votre reçu, comparez les lettres avec les autres joueurs et interrogez la personne qui gère le serveur. Vous pouvez continuer à jouer ; votre navigateur vous demandera votre accord avant de participer à un autre lancer.
fair-mine-text = Personne n’a pu prévoir ni choisir un lancer qui contient votre maillon. Il est dans :
fair-mine-own = vos lancers
fair-mine-others = les lancers des autres
fair-mine-bots = les lancers de l’ordinateur
fair-mine-of = { $mine } sur { $rolls }
fair-letters = Les lettres de cette partie. Comparez-les avec les autres joueurs, mais pas par ce serveur : mêmes lettres, même partie.
fair-voids = { $rolls-count ->
    [0] Aucun lancer n’a été annulé.
    [one] Un lancer a été annulé.
   *[other] { $rolls } lancers ont été annulés.
}
fair-save = Enregistrer le reçu
fair-not-kept = Ce navigateur ne conserve rien : le reçu de cette table sera perdu quand vous fermerez la page.

## La table en texte.

text-label = La table en texte
text-move = Votre coup
text-send = Jouer
text-how = roll · 555 garde trois cinq et relance le reste · - relance tout · stop · e3 c2 end · pass · undo · hint
text-dice = Dés : { $dice }
text-held = Gardés : { $dice }
spoken-drafted = { $cell } : pion placé, à confirmer.
spoken-taken-back = { $cell } : annulé.
spoken-picked = { $cell } choisie. Choisissez-la encore, ou appuyez sur le bouton, pour confirmer.
text-side-columbiz = { $name } : score { $score } ; lignes { $rows }, captures { $captives } (valeur { $points }), pions restants { $supply }
text-side-sequence-dice = { $name } : plus longue ligne { $score }, jetons restants { $supply }
text-choices = Vous pouvez choisir : { $choices }
text-drafted = À confirmer : { $cells }
text-column = { $column } : { $cells }
text-board-empty = Le plateau est vide.
text-done = Fait : { $words }
text-not-now = « { $word } » n’est pas possible maintenant.
text-no-such-dice = Ces dés ne sont pas sur la table : { $dice }

## L’analyse d’une partie. D’autres mots sont dans analysis.ftl.

study-title = Analyse
study-back = Retour à l’analyse
retry-title = Nouvel essai depuis l’analyse
retry-was = Dans la partie : { $before }. Décidez à nouveau, et vous saurez si c’est mieux.
retry-best = Maintenant { $now } : le conseil de l’analyse. { $gain } de mieux que { $before }.
retry-same = Maintenant { $now } : comme dans la partie.
retry-better = Maintenant { $now } : à première vue { $gain } de mieux que { $before }.
retry-worse = Maintenant { $now } : à première vue { $gain } de moins que { $before }.
retry-equal = Maintenant { $now } : à première vue aussi bien que { $before }.
retry-short-best = Le mieux
retry-short-same = Pareil
retry-short-better = Mieux
retry-short-worse = Moins bien
retry-short-equal = Aussi bien
own-study-try-from = Reprendre d’ici contre l’ordinateur
own-study-try-instead = Rejouer cette décision contre l’ordinateur
player-number = Joueur { $seat }

## Apprendre les jeux.

nav-learn = Apprendre
nav-analysis = Analyse
nav-me = Profil
tutorial-never = Première fois ?
tutorial-start = Apprendre en 3 minutes
learn-all-rules = Toutes les règles
learn-about-rules = Ce que veulent dire « imprimé », « tranché » et « option »
picture-legal = Les cases marquées peuvent être choisies.
picture-going = Une croix marque un pion qui sera capturé.

## Les parties terminées.

games-title = Parties terminées
games-search = Chercher
own-games-won = Vous avez gagné.
games-won = { $players-count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
}
games-called-off = Personne n’a gagné.

## Soi-même.

setting-notify = Me prévenir quand c’est mon tour
account-make = Créer un compte

## Invitation par l’appareil photo.

invite-qr = Code QR du lien
