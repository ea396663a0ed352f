### Partout.

skip-to-content = Aller au contenu
nav-label = Pages
nav-play = Jouer
nav-lobby = Salon
to-home = Accueil
close = Fermer
try-again = Réessayer
no-answer = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
something-wrong = Cela n’a pas marché ({ $code }).
not-found-title = Il n’y a rien ici
not-found-text = Vérifiez l’adresse.

## Les réglages.

settings-title = Réglages
setting-language = Langue
setting-theme = Clair ou sombre
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
setting-odds = Montrer les chances au lancer
setting-motion = Animer les dés et les pions
setting-speed = Affichage des coups
speed-normal = Pas à pas
speed-quick = Rapidement
speed-once = D’un seul coup
setting-volume = Volume des sons
volume-none = muet
setting-confirm = Confirmer les coups avant qu’ils comptent
setting-sorted = Trier les dés
setting-turning = Tourner la table vers qui joue
setting-text = La table en texte, coups tapés

## La page d’accueil.

home-title = Lancez, gardez, alignez.
home-text = Deux jeux de plateau avec des dés, de deux à quatre : entre amis par un lien, autour d’un appareil ou contre l’ordinateur. Sans inscription. Chaque lancer se vérifie.
home-continue = Continuer
home-more = En afficher { $tables } de plus
home-away = Afficher ce qui est rangé ({ $tables })
home-new = Nouvelle partie
home-lobby-text = Tables publiques, pour jouer ou regarder :
choose-game = Jeu
about-columbiz = Huit dés, trois lancers. Montez dans les colonnes, capturez au-dessous, marquez des lignes.
about-sequence-dice = Deux dés, un plateau. Posez votre jeton sur le total ; la première longue ligne gagne.
choose-mode = Contre
mode-computer = L’ordinateur
mode-link = Des amis, par un lien
mode-device = Des amis, sur cet appareil
mode-board = Vrai plateau, vrais dés
mode-board-about = Vous jouez avec le jeu imprimé et vos propres dés ; cet appareil compte les points.
choose-players = Joueurs
players-teams = Deux équipes : le premier et le troisième contre le deuxième et le quatrième.
choose-level = Niveau de l’ordinateur
choose-clock = Temps de réflexion
clock-none = Sans limite
clock-blitz = 5 minutes chacun, 3 secondes de plus par tour
clock-quick = 10 minutes chacun, plus 5 secondes par tour
clock-slow = 30 minutes chacun, plus 15 secondes par tour
clock-days = Des jours par tour
clock-own = Une durée au choix
clock-minutes = Minutes chacun
clock-seconds = Secondes de plus par tour
clock-days-each = Jours par tour
choose-own-name = Votre nom
choose-name = Nom du joueur { $seat }
choose-public = Montrer la table au salon
choose-rated = Partie classée
choose-rated-about = Le résultat compte pour votre classement. Rien ne peut être repris, et il n’y a pas de conseils.
rated-needs-account = Les parties classées demandent un compte.
choose-options = Édition et options
begin-computer = Jouer
begin-link = Ouvrir une table
begin-quick = Partie rapide
begin-quick-about = Avec qui attend dans le salon : deux joueurs, dix minutes chacun.
begin-device = Jouer
begin-board = Compter les points

## Les niveaux de l’ordinateur.

level-about-novice = Apprend les règles avec vous.
level-about-casual = Joue raisonnablement et oublie bien des choses.
level-about-skilled = Manque rarement une évidence.
level-about-expert = Joue bien ; il vous faudra en faire autant.
level-about-master = Le meilleur que nous ayons. Voit un tour plus loin.

## Les options. La forme courte figure dans les listes, quand l’option n’est pas l’habituelle.

option-edition = Édition
option-edition-nb = Norvégienne
option-edition-nb-about = Jusqu’à quatre pions par tour, à deux comme à quatre.
option-edition-fr = Française
option-edition-fr-about = À quatre joueurs, seulement trois pions par tour (C-10).
option-edition-pt = Portugaise
option-edition-pt-about = Jusqu’à quatre pions par tour, à deux comme à quatre.
option-edition-de = Allemande
option-edition-de-about = Jusqu’à quatre pions par tour, à deux comme à quatre.
option-limit-3-short = trois pions par tour
option-reroll = Dés laissés de côté
option-reroll-any = Peuvent être repris
option-reroll-any-about = Au troisième lancer, vous pouvez reprendre des dés gardés avant (C-8).
option-reroll-locked = Restent
option-reroll-locked-about = Un dé gardé le reste jusqu’à la fin du tour (C-8).
option-reroll-locked-short = les dés gardés restent
option-extension = Lignes allongées
option-extension-full = Comptent en entier
option-extension-full-about = Trois puis quatre rapportent 1 puis 2 (C-18).
option-extension-difference = Comptent le nouveau
option-extension-difference-about = Trois puis quatre rapportent 1 puis 1 (C-18).
option-extension-difference-short = lignes allongées : le nouveau seul
option-captives = Captifs
option-captives-square = Comptent de plus en plus
option-captives-square-about = 1, 2, 4, 6, 9, 12 … selon le nombre de captifs, sans fin (C-22).
option-captives-capped = Comptent jusqu’à 42
option-captives-capped-about = Comme imprimé : douze captifs et plus valent 42 (C-22).
option-captives-capped-short = captifs jusqu’à 42
option-captives-linear = Comptent un chacun
option-captives-linear-about = Notre variante à trois et quatre : les lignes comptent plus (C-25).
option-captives-linear-short = un point par captif
option-length = La ligne qui gagne
option-length-usual = Comme d’habitude
option-length-usual-about = Six avec deux camps, cinq avec trois (S-5).
option-length-6 = Six jetons
option-length-6-about = La partie plus longue (S-5).
option-length-6-short = six jetons alignés
option-length-5 = Cinq jetons
option-length-5-about = La partie plus rapide (S-5).
option-length-5-short = cinq jetons alignés
option-chips = Jetons
option-chips-box = Ceux de la boîte
option-chips-box-about = Vingt par camp ; qui n’en a plus passe (S-15).
option-chips-unlimited = Sans fin
option-chips-unlimited-about = La réserve ne s’épuise jamais (S-15).
option-chips-unlimited-short = jetons sans fin
option-pair = Une paire de parties
option-pair-about = À Columbiz, qui commence a un léger désavantage. Dans une paire, chaque camp commence une fois et les deux parties comptent.
players-number = { $players-count ->
    [one] un joueur
   *[other] { $players } joueurs
}
terms-pair = paire de parties
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
list-lobby = Attend des joueurs
list-playing = En cours
list-over = Terminée
list-away = Ranger
lobby-title = Salon
lobby-text = Les tables publiques qui attendent des joueurs ou se laissent regarder.
lobby-empty = Personne n’attend en ce moment.

## Les invitations.

join-title = Vous êtes invité
join-with = À la table : { $names }.
join-name = Votre nom
join-sit = S’asseoir
join-full = Toutes les places sont prises.
join-watch = Regarder seulement
invite-title = Inviter par un lien
invite-text = Qui l’ouvre peut prendre une place libre. Sans inscription.
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
invite-here-only = Ce lien ne fonctionne que sur cet ordinateur.
invite-network = Ce lien fonctionne pour tous ceux qui sont sur le même réseau que cet ordinateur.
invite-how = Pour accueillir d’autres personnes de votre réseau, arrêtez le serveur et lancez-le avec :
invite-address = Adresse

## Avant une partie.

waiting-title = La table est mise
waiting-sit = Ici
waiting-leave = Se lever
# The host removes a person or a computer from a seat, before the game.
waiting-unseat = Retirer
waiting-start = Commencer
waiting-host = L’hôte lance la partie.
waiting-appoint = Ordi : { $level }
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
seat-away = absent
seat-stand-in = un robot continue

## Où en est la partie.

status-lobby = En attente de joueurs
status-lobby-full = Prêt à commencer
status-over = La partie est finie
status-other = { $name } joue
status-roll-off = Qui commence ? Lancez
status-roll = À vous : lancez
status-keep = À vous : gardez, lancez
status-place = À vous : placez
status-choose = À vous : choisissez
status-stuck = À vous : rien ne convient
status-due = Les dés roulent
status-own = Votre coup
status-replay = Rediffusion
status-named-roll-off = { $name } : tirage au sort
status-named-roll = { $name } : lancez
status-named-keep = { $name } : gardez, lancez
status-named-place = { $name } : placez
status-named-choose = { $name } : choisissez
status-named-stuck = { $name } : rien ne convient
status-named-due = { $name } : les dés roulent
sub-game = Partie { $game }
sub-last-round = le dernier tour de table

## Que faire maintenant.

guide-roll-off = Chacun lance ; le plus haut commence.
guide-roll = Lancez tous les dés. Ce que vous ne gardez pas se relance.
guide-roll-two = Lancez les deux dés. Leur total dit où va votre jeton.
guide-rolling = { $name } lance les dés …
guide-keep = { $rolls-count ->
    [one] Touchez les dés à garder. Encore { $rolls } lancer, ou arrêtez là.
   *[other] Touchez les dés à garder. Encore { $rolls } lancers, ou arrêtez là.
}
guide-place = Choisissez une case marquée : elle coûte autant de dés de sa colonne que dit son nombre. Jusqu’à { $limit } pions.
guide-place-more = { $placed } pions sur { $limit }. Placez-en d’autres, ou terminez le tour.
guide-place-asked = { $placed } pions sur { $limit } …
guide-place-done = { $placed } pions sur { $limit }, et rien d’autre ne convient. Terminez le tour, ou reprenez un pion.
guide-choose = { $kind ->
    [remove] Un 10 : retirez un jeton adverse du plateau, sauf d’un 2 ou d’un 12.
    [replace] Aucune case libre pour { $total } : remplacez un jeton adverse.
    [replace-again] Aucune case libre pour { $total } : remplacez un jeton, et rejouez.
    [again] Un { $total } : posez un jeton sur une case marquée, et rejouez.
    [anywhere] Un 11 : posez un jeton sur n’importe quelle case libre.
   *[place] Un { $total } : posez un jeton sur une case marquée.
}
guide-pass = { $rule ->
    [S-8] Votre camp tient déjà les quatre cases
    [S-11] Aucun jeton ne peut être retiré
   *[S-15] Vous n’avez plus de jeton à poser
} ({ $rule }).
guide-forfeit = Ces dés ne conviennent à aucune case libre : { $what } (C-12).
guide-nothing-more = Rien d’autre ne convient. Finissez le tour, ou reprenez un pion.

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
action-end-sure = Finir ? Il en reste
action-forfeit = { $discs-count ->
    [one] Écarter { $discs } pion
   *[other] Écarter { $discs } pions
}
action-pass = Passer
action-place = Poser en { $cell }
action-replace = Remplacer { $cell }
action-remove = Retirer { $cell }
action-choose-place = Choisir une case
action-choose-replace = Choisir un jeton
action-choose-remove = Choisir un jeton
action-take-back = Reprendre
action-undo = Annuler
action-skip = Sauter
action-hint = Demander un conseil
action-resign = Abandonner
action-abort = Annuler la partie
resign-sure = Vraiment ? Encore une fois
waiting-for = On attend { $name }
due-waiting = Les dés attendent l’appareil de { $names }.
due-unready = Les dés pourront rouler quand la table sera ouverte chez { $names }.
due-ask = Quelque chose ne va pas avec les dés : touchez l’enveloppe en haut pour voir quoi. Voulez-vous continuer ?
due-go-on = Continuer quand même
due-refused = Le serveur n’accepte pas votre maillon : il montre une autre partie que celle que ce navigateur a vue. Rechargez la page ; si cela ne suffit pas, demandez à qui gère le serveur.
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
score-captives = captifs
score-supply = pions restants
score-longest-label = plus longue ligne
score-chips = jetons restants
chips-endless = assez
captives-worth = { $captives } → { $points }
captives-spoken = { $captives }, valant { $points }
gain = +{ $points }
clock-label = Temps restant : { $time }
clock-left-days = { $days } j

## Le plateau, en mots.

board-label = Plateau
cell-place = { $cell }, nombre { $number }
cell-held = { $owner }
cell-own = à vous
cell-fresh = vient d’être placé
cell-drafted = votre ébauche
cell-going = sera capturé
cell-legal = peut être choisie
cell-roll-first = Lancez d’abord les dés.
cell-not-your-turn = Ce n’est pas votre tour : { $name } joue.
cell-chance = { $chance }

## Ce que ferait un choix ; éléments d’une liste.

does-captures = { $discs-count ->
    [one] capture { $discs } pion
   *[other] capture { $discs } pions
}
does-row-points = { $points-count ->
    [one] fait une ligne de { $length } pour { $points } point
   *[other] fait une ligne de { $length } pour { $points } points
}
does-row-wins = fait une ligne de { $length } et gagne
does-replaced = remplace un jeton de { $owner }
does-removed = retire un jeton de { $owner }
does-extra-turn = fait rejouer
does-supply-empty = prend votre dernier pion : ce tour de table est le dernier
does-forfeit = { $discs-count ->
    [one] cela vous coûte { $discs } pion
   *[other] cela vous coûte { $discs } pions
}
does-spend = utilise { $dice }
does-points = { $points-count ->
    [one] +{ $points } point en tout.
   *[other] +{ $points } points en tout.
}
does-all = { $parts }.
does-nothing-more = { $game ->
    [columbiz] ne capture rien et ne fait pas de ligne.
   *[sequence-dice] y pose un jeton.
}
insight-label = Ce que fait un choix
insight-cell = { $cell } :
insight-chance = { $held ->
    [none] { $chance } de chances d’y arriver sans rien garder.
   *[some] { $chance } de chances d’y arriver avec ce que vous gardez.
}

## Les décisions et les conseils.

decision-keep = garder { $dice }
decision-reroll = tout relancer
decision-stop = ne plus lancer
decision-end = finir le tour
decision-pass = passer
decision-cell = { $cell }
hint-best = Le mieux : { $decision }.
hint-wins = Cela gagne { $share } du temps.
hint-also = { $decision } : { $loss } de moins
hint-follow = Faire cela

## Ce qui s’est passé, outre les dés et les cases.

happened-label = Ce qui s’est passé
happened-nothing = Rien encore.
happened-again = Revoir
log-show = Revoir ce coup
log-row = { $number } à la suite !
log-forfeited = { $number } de côté
log-began = premier à jouer
log-tied = égalité
log-passed = tour passé
log-extra-turn = encore un tour
log-supply-empty = dernier tour
event-seated = { $name } prend place.
event-left = { $name } se lève.
event-game-began = { $game-count ->
    [one] La partie commence.
   *[other] La partie { $game } commence.
}
event-undone = { $count-count ->
    [one] { $name } reprend { $count } décision.
   *[other] { $name } reprend { $count } décisions.
}
event-resigned = { $name } abandonne.
event-time-up = Le temps de { $name } est écoulé.
event-stood-in = Un robot continue pour { $name }.
event-returned = { $name } rejoue.
event-game-over = { $players-count ->
    [0] La partie est terminée ; personne n’a gagné.
    [one] La partie est terminée ; { $winners } a gagné.
   *[other] La partie est terminée ; { $winners } ont gagné.
}
event-rematch-wanted = { $name } veut rejouer.
event-connection-lost = { $name } a perdu la connexion.
event-connection-back = { $name } est de retour.

## Ce qui s’est passé, dit à qui l’a fait.

own-rolled = lancez { $dice }
own-began = commencez
own-kept = gardez { $dice }
own-stopped = cessez de lancer
own-placed = { $pieces ->
    [discs] placez un pion en { $cell }
   *[chips] posez un jeton en { $cell }
}
own-captured = capturez le pion de { $owner } en { $cell }
own-row-made = { $points-count ->
    [0] faites une ligne de { $length } ({ $cells })
    [one] marquez 1 point pour une ligne de { $length } ({ $cells })
   *[other] marquez { $points } points pour une ligne de { $length } ({ $cells })
}
own-forfeited = ne pouvez rien placer et retirez du jeu { $discs-count ->
    [0] 0 pion
    [one] un pion
   *[other] { $discs } pions
} ({ $rule })
own-supply-empty = n’avez plus de pion : ce tour de table est le dernier ({ $rule })
own-replaced = enlevez le jeton de { $owner } en { $cell } ({ $rule })
own-removed = retirez le jeton de { $owner } de { $cell } ({ $rule })
own-passed = { $rule ->
    [S-8] passez, tenant déjà les quatre cases ({ $rule })
    [S-11] passez, faute de jeton à retirer ({ $rule })
   *[S-15] passez, n’ayant plus de jeton ({ $rule })
}
own-extra-turn = rejouez ({ $rule })
own-turn-ended = { $pieces ->
    [discs] terminez votre tour
   *[chips] { "" }
}
yours-captured = capture votre pion en { $cell }
yours-replaced = enlève votre jeton en { $cell } ({ $rule })
yours-removed = retire votre jeton de { $cell } ({ $rule })
own-event-undone = { $count-count ->
    [one] Vous reprenez { $count } décision.
   *[other] Vous reprenez { $count } décisions.
}
own-event-resigned = Vous abandonnez.
own-event-time-up = Votre temps est écoulé.
own-event-stood-in = Un robot continue pour vous.
own-event-returned = Vous rejouez vous-même.
own-event-game-over = La partie est terminée : vous avez gagné.

## Les avis.

notice-stand-in = Vous étiez absent, un robot continue pour vous.
notice-return = Reprendre ma place
notice-away = { $name } est injoignable.
notice-let-bot = Laisser un robot jouer
notice-let-bot-in = Un robot peut continuer dans { $time }
notice-claim = Réclamer la partie
notice-logged-out = Vous avez été déconnecté.
notice-your-turn = C’est à vous à une autre table.
notice-restarting = Le serveur redémarre ; la partie reprend dans un instant.
notice-preparing = L’ordinateur se prépare, une seule fois ; une demi-minute.
notice-bots-failed = L’ordinateur ne peut pas jouer en ce moment. Vous pouvez attendre ou annuler la partie.

## La fin.

result-label = Résultat
result-none = La partie a été annulée.
own-result-last-round = Vous gagnez avec { $score } { $score-count ->
    [one] point
   *[other] points
}.
own-result-row = Vous gagnez avec une ligne de { $score }.
our-result-row = { $others } et vous gagnez avec { $score } à la suite.
our-result-last-round = Vous partagez la victoire avec { $others }, avec { $score } { $score-count ->
    [one] point
   *[other] points
} chacun.
own-stopped-won = vous avez gagné
own-stopped-by = { $ending ->
    [resigned] Vous avez abandonné
   *[time] Votre temps est écoulé
}; { $won }.
own-pair-result = Vous gagnez la paire de parties.
pair-between = Le score est de { $score }. L’autre camp commence la prochaine partie.
pair-clock = Votre pendule attend votre premier lancer, deux minutes au plus.
pair-next = Partie suivante
pair-score = { $first }–{ $second }
pair-result = { $players-count ->
    [one] { $winners } gagne la paire de parties.
   *[other] { $winners } se partagent la paire de parties.
}
rematch-ask = Rejouer
rematch-asked = On attend les autres
rematch-wanted = { $players-count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
rematch-go = À la partie suivante
record-download = Enregistrement

## Les paroles.

beside-label = À côté de la table
chat-label = Discussion
chat-here = Ici : { $names }
chat-write = Écrivez quelque chose
chat-send = Dire
chat-spectators = Seuls les autres spectateurs lisent ce que vous écrivez.
chat-unread = { $lines-count ->
    [one] { $lines } nouveau message
   *[other] { $lines } nouveaux messages
}
chat-partners-silent = Les partenaires ne parlent pas pendant la partie (S-4).
# $name: of the person who wrote a line.
chat-more = { $name } : masquer ou signaler
chat-mute = Masquer
chat-unmute = Afficher de nouveau
chat-report = Signaler
chat-muted = Vous ne voyez plus ce que { $name } écrit.
chat-muted-person = { $name } est masqué.
chat-reported = Signalé à l’hôte de ce serveur.
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
entry-faces = Faces à ajouter
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
    [0] Touchez ce que montrent les dés de { $name }.
    [one] Touchez ce que montre le dé de { $name }.
   *[other] Touchez ce que montrent les { $dice } dés de { $name }.
}
guide-enter-last = Touchez les dés que { $name } a après le dernier lancer.
guide-enter-starter = Dites qui commence, ou touchez ce que { $name } a lancé pour cela.
finish-ask = Tout est juste ? Jusqu’à la fin, vous pouvez encore corriger.
action-finish = Terminer la partie
action-stop-game = Arrêter la partie ici
follow-title = Laisser d’autres suivre
follow-text = Qui ouvre ce lien voit la partie sur son propre téléphone et ne peut rien changer.
follow-here = { $people-count ->
    [one] { $people } téléphone suit.
   *[other] { $people } téléphones suivent.
}
terms-real-dice = vrais dés
dice-real = vrais dés
fair-real = Cette partie se joue avec de vrais dés saisis à la main. Il n’y a rien à vérifier.
event-starter-chosen = { $name } commence.
event-corrected = La dernière saisie est reprise.

## La connexion, le menu, les dés vérifiés.

link-connecting = Connexion …
link-lost = Connexion perdue, nouvel essai …
link-closed = Non connecté
menu-label = Le menu
menu-scoring = Ce qui rapporte, et la fin
keys-how = Touches : 1 à 8 gardent des dés, R lance, S arrête, E finit le tour, U reprend, T montre la table en texte. Les flèches parcourent le plateau, Entrée choisit.
keys-hint = H donne un conseil.
dice-sealed = dés scellés
dice-sound = dés vérifiés
dice-broken = dés non conformes
fair-title = Les dés sont-ils honnêtes ?
fair-sealed = Rien n’a encore été lancé. Chaque lancer sera vérifié ici, dans votre navigateur.
fair-sound = { $rolls-count ->
    [0] Aucun lancer n’est encore à vérifier.
    [one] Le lancer fait jusqu’ici a été vérifié dans votre navigateur, et il est juste.
   *[other] Les { $rolls } lancers faits jusqu’ici ont tous été vérifiés dans votre navigateur, et ils sont justes.
}
fair-broken = Quelque chose ne va pas. Ne vous fiez pas à ce serveur avant de savoir pourquoi.
fair-what-now = Que faire maintenant
fair-what-now-text = Ce n’est pas forcément de la triche : un serveur rétabli d’après une sauvegarde ou une erreur de programme peuvent avoir le même effet. Enregistrez votre reçu, comparez les lettres avec les autres et demandez à qui gère le serveur. Vous pouvez continuer à jouer ; votre navigateur vous le demande avant de donner un autre maillon.
fair-mine-text = Si votre maillon est dans un lancer, personne n’a pu le prévoir ni le choisir. Il est dans :
fair-mine-own = vos lancers
fair-mine-others = les lancers des autres
fair-mine-bots = les lancers de l’ordinateur
fair-mine-of = { $mine } sur { $rolls }
fair-letters = Les lettres de cette partie. Comparez-les avec les autres, mais pas par ce serveur : mêmes lettres, même partie.
fair-voids = { $rolls-count ->
    [0] Aucun lancer n’a été annulé.
    [one] Un lancer a été annulé.
   *[other] { $rolls } lancers ont été annulés.
}
fair-save = Enregistrer le reçu
fair-not-kept = Ce navigateur ne conserve rien : le reçu de cette table ne dure que tant que la page est ouverte.

## La table en texte.

text-label = La table en texte
text-move = Votre coup
text-send = Jouer
text-how = roll · 555 garde trois cinq et relance le reste · - relance tout · stop · e3 c2 end · pass · undo · hint
text-dice = Dés : { $dice }
text-held = Gardés : { $dice }
spoken-drafted = { $cell } : pion prévu.
spoken-taken-back = { $cell } : repris.
spoken-picked = { $cell } choisie. Choisissez-la encore, ou appuyez sur le bouton, pour confirmer.
text-side-columbiz = { $name } : { $score } points ; lignes { $rows }, captifs { $captives } valant { $points }, pions restants { $supply }
text-side-sequence-dice = { $name } : plus longue ligne { $score }, jetons restants { $supply }
text-choices = Vous pouvez choisir : { $choices }
text-drafted = Votre ébauche : { $cells }
text-column = { $column } : { $cells }
text-board-empty = Le plateau est vide.
text-done = Fait : { $words }
text-not-now = « { $word } » n’est pas possible maintenant.
text-no-such-dice = Il n’y a pas de tels dés : { $dice }

## L’analyse d’une partie. D’autres mots sont dans analysis.ftl.

study-title = Analyse
study-back = Retour à l’analyse
retry-title = Encore une fois depuis l’analyse
retry-was = Dans la partie, c’était : { $before }. Décidez à nouveau. Vous saurez ensuite si c’était mieux.
retry-best = Maintenant { $now } : le conseil de l’analyse. { $gain } de mieux que { $before }.
retry-same = Maintenant { $now } : la même chose que dans la partie.
retry-better = Maintenant { $now } : à première vue { $gain } de mieux que { $before }.
retry-worse = Maintenant { $now } : à première vue { $gain } de moins que { $before }.
retry-equal = Maintenant { $now } : à première vue aussi bien que { $before }.
retry-short-best = Mieux
retry-short-same = La même chose
retry-short-better = Mieux
retry-short-worse = Moins bien
retry-short-equal = Aussi bien
own-study-try-from = D’ici, à votre place, contre l’ordinateur
own-study-try-instead = Décidez ici à nouveau, contre l’ordinateur
player-number = Joueur { $seat }

## Apprendre les jeux.

nav-learn = Apprendre
nav-analysis = Analyse
nav-me = Vous
learn-title = Apprendre à jouer
learn-text = Le plus rapide est une partie : quelqu’un à côté de vous dit ce qui est possible, et pourquoi.
tutorial-never = Jamais joué ?
tutorial-start = Apprendre en 3 minutes
learn-first = Première partie
learn-rules = Les règles
learn-all-rules = Toutes les règles
learn-editions = Éditions et options : ce qui diffère
learn-editions-text = Les éditions imprimées diffèrent en peu de choses, et les règles se taisent sur d’autres. Voici ce qui se choisit avant une partie.
learn-usual = (habituel)
learn-study = Analyse de parties
learn-contents = Sommaire
learn-table = Tableau

## Les parties terminées.

games-title = Parties terminées
games-text = Un nom, ou une partie du nom
games-both = Les deux jeux
games-search = Chercher
games-more = Plus
games-none = Aucune partie terminée de ce genre, ou elle est privée.
own-games-won = Vous avez gagné.
games-won = { $players-count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné ensemble.
}
games-called-off = Personne n’a gagné.

## Soi-même.

setting-notify = Me prévenir quand c’est mon tour, même si je regarde ailleurs
account-make = Créer un compte

## Invitation par l’appareil photo.

invite-qr = Le lien en image, pour l’appareil photo d’un téléphone
