### What only some pages of the web client say; they load it. See web.ftl for facts that are numbers.

## The analysis of a game. More is in analysis.ftl and web.ftl.

study-loading = La partie arrive …
study-beginning = Avant le premier lancer.
study-no-words = La partie continue.
study-working = Analyse de la partie en cours
study-cancel = Annuler
study-cancelled = L’analyse a été annulée.
study-failed = L’analyse a échoué.
study-analyse = Analyser la partie
study-kept = gardé
study-better-kept = mieux
study-better-here = aurait été mieux
study-graph = Part de victoire au fil de la partie, et dessous la chance de chaque tour : { $names }
study-graph-how = En haut : ce que chaque camp pouvait espérer. Les anneaux marquent les fautes, pleins les gaffes. En bas : ce que les dés de chaque tour ont donné à qui les a lancés. Touchez pour y aller.
study-players = Chance et habileté
study-fortune = – { $luck } et { $skill }.
study-luck-none = ni chance ni malchance
study-luck-good-little = un peu de chance
study-luck-good-some = de la chance
study-luck-good-much = énormément de chance
study-luck-bad-little = un peu de malchance
study-luck-bad-some = de la malchance
study-luck-bad-much = énormément de malchance
study-skill-none = un jeu égal à celui des autres
study-skill-good-little = un jeu un peu meilleur que celui des autres
study-skill-good-some = un jeu meilleur que celui des autres
study-skill-good-much = un jeu bien meilleur que celui des autres
study-skill-bad-little = un jeu un peu moins bon que celui des autres
study-skill-bad-some = un jeu moins bon que celui des autres
study-skill-bad-much = un jeu bien moins bon que celui des autres
study-fortune-how = En parts de victoire : la chance est ce que tous les dés ont donné à un camp, l’habileté ce que toutes les décisions lui ont donné.
study-errors = Fautes
study-dice = Les dés
study-home = Analyse
study-home-text = Revoyez une partie : ce qui fut chance, ce qui fut habileté, et ce qui aurait été mieux.
study-to-games = Parties terminées
study-import = Apporter un enregistrement
study-file = Un fichier
study-paste = Ou le texte de l’enregistrement
study-bring = Analyser
study-records = Vos enregistrements
study-drop = Retirer
study-try = Essayez vous-même
study-try-from = D’ici, à la place de { $name }, contre l’ordinateur
study-try-instead = Décidez ici vous-même, à la place de { $name }, contre l’ordinateur
step-slider = Endroit de la partie
step-place = Étape { $step } sur { $steps }
step-first = Au début
step-back = Une étape en arrière
step-on = Une étape en avant
step-last = À la fin
step-error-back = Faute d’avant
step-error-on = Faute d’après
step-keys = Touches : ← → étapes, ↑ ↓ tours, Début et Fin, N et P fautes, Espace : lecture.
step-run = Lecture
step-stop = Arrêter
tally-dice = { $dice-count ->
    [one] { $dice } dé.
   *[other] { $dice } dés.
}
tally-probability = Des dés honnêtes sont au moins aussi inégaux { $probability } du temps.
tally-share = { $share }, compatible avec { $low } à { $high }
tally-how = Le point est la part d’une face, la barre ce qu’autant de dés laissent possible (95 %, les six ensemble), le trait un sixième.
share-title = L’enregistrement
share-link = Lien vers cette analyse
share-copy-link = Copier le lien
share-copy-record = Copier la partie
share-download = Télécharger
share-not-copied = Le navigateur ne laisse pas copier ici.

## The one who explains the first game: short, warm, one thing at a time.

coach-label = Guide
coach-roll-off = D’abord : qui commence ? Chacun lance, le plus haut commence. Appuyez sur le bouton pour lancer.
coach-roll = Chaque colonne correspond à une face du dé. Lancez les huit dés ; vous pourrez ensuite relancer deux fois.
coach-last-round = Quelqu’un n’a plus de pion : c’est le dernier tour de table. Ensuite, on additionne les lignes et les captifs.
coach-keep = { $rolls-count ->
    [one] Touchez les dés à garder : plus il y en a de pareils, plus la case est haute. Encore { $rolls } lancer.
   *[other] Touchez les dés à garder : plus il y en a de pareils, plus la case est haute. Encore { $rolls } lancers.
}
coach-held = Relancez les autres, ou arrêtez si le résultat vous plaît.
coach-odds = Avec ceux-ci, vous atteignez { $cell } dans { $chance } cas sur 100 : les cases montrent les chances. Lancez les autres.
coach-place = Choisissez une case marquée. La case 3 d’une colonne demande trois dés de sa face. Au plus { $limit } pions par tour.
coach-capture = Regardez { $cell } : un pion à cet endroit capture ce que vos adversaires ont plus bas dans la colonne. Un captif vaut 1 point, deux 2, trois 4, quatre 6, cinq 9.
coach-row = Voyez { $cell } : elle fait une ligne de trois ou plus, qui rapporte aussitôt.
coach-more = Vous pouvez en placer d’autres tant que des cases sont marquées, ou finir le tour.
coach-end = On ne peut rien poser de plus. Terminez le tour, ou reprenez un pion et essayez autrement.
coach-stuck = Rien ne convient cette fois. Cela coûte trois pions, ou tous ceux qui restent.
coach-roll-two = Lancez les deux dés : leur total dit où va un jeton. { $length } de vos jetons en ligne droite, sans trou, gagnent.
coach-choose = { $cells-count ->
    [one] { $cells } case porte votre total. Choisissez-la.
   *[other] { $cells } cases portent votre total. Choisissez celle qui aide votre ligne, ou en casse une autre.
}
coach-joker = Un 11 est un joker : posez un jeton sur n’importe quelle case libre, là où il aide le plus votre ligne ou en casse une autre.
coach-confirm = Va pour { $cell }. Choisissez-la encore, ou appuyez sur le bouton, { $kind ->
    [remove] pour en retirer le jeton.
    [replace] pour y remplacer le jeton.
    [replace-again] pour y remplacer le jeton.
   *[place] pour y poser le jeton.
}
coach-game-ended = { $cell } gagne la partie !
coach-removed = Un 10 retire un jeton de vos adversaires, mais jamais d’un 2 ni d’un 12. Cassez leur plus longue ligne.
coach-replaced = Les quatre cases sont prises : remplacez un jeton des autres. Cassez leur plus longue ligne.
coach-extra-turn = Un 2 ou un 12 vous fait rejouer après ce coup.
coach-pass = Il n’y a rien à choisir cette fois : le tour passe.

## The page about the dice.

fair-page = Comment les dés sont tirés
fair-table = Les lancers de cette table
fair-receipt-fits = Ce que montre le serveur a été comparé au reçu que ce navigateur a conservé.
fair-receipt-none = Ce navigateur n’a pas de reçu de cette table : il n’a rien à quoi comparer.
roll-mine = avec votre maillon
roll-not-mine = sans votre maillon ; avec celui de { $names }
roll-of = avec le maillon de { $names }
roll-bare = sans maillon d’aucun joueur
roll-void = annulé
roll-void-by = annulé : { $names } ne jouait plus
roll-dropped = annulé : { $names } n’a pas répondu pendant dix secondes
roll-avoided = Il aurait donné { $dice }.
roll-renewed = Après ce lancer, nouvelle chaîne pour { $names } : un autre appareil, ou un navigateur vidé.
fair-how = Le serveur et l’appareil de chaque joueur ont chacun une longue chaîne de nombres secrets. Avant le premier lancer, chacun publie le début de sa chaîne. Dès lors, personne ne peut changer un maillon, et personne ne peut calculer le maillon suivant d’un autre. Les dés viennent de tous ces maillons ensemble.
fair-step-due = Le lancer est annoncé
fair-step-due-text = Quelqu’un veut lancer. Cela est d’abord enregistré, avec les noms de tous ceux qui sont là. À partir de là, rien ne peut être décidé ni repris.
fair-step-given = Les maillons sont donnés
fair-step-given-text = Ce n’est qu’alors que chacun de leurs appareils ouvre son maillon suivant et le donne, de lui-même et en un instant. Le vôtre aussi.
fair-step-rolled = Les dés sont lancés
fair-step-rolled-text = Le serveur ouvre son propre maillon. Les dés en découlent, et chaque appareil les recalcule.
fair-count = Pour chaque lancer, une seule question compte : le maillon que vous avez donné pour ce lancer y est-il compté ? Votre navigateur le montre pour chacun. Une chaîne commencée depuis peu ne compte pas tant que tous les autres joueurs n’ont pas donné de maillon après elle ; sinon, elle aurait pu être choisie à dessein.
fair-promised = Ce qui est promis
fair-promise-with = Avec votre maillon, personne n’a pu prévoir ni choisir un lancer, pas même le serveur : tout le reste était fixé avant que votre maillon soit connu, et votre maillon n’est révélé qu’une fois enregistrée la décision qui mène au lancer. Cela vaut aussi pour les lancers de l’ordinateur.
fair-promise-without = Sans votre maillon, parce que vous étiez absent ou sur un nouvel appareil, le serveur et ceux dont les maillons sont dans un lancer peuvent le prévoir ensemble. Ils ne peuvent pas choisir les dés. Ils ont quelques possibilités (qui est appelé, vous attendre ou non, quelqu’un qui se retire, une nouvelle chaîne chacun), jamais une recherche.
fair-promise-seen = Ce qu’un serveur malhonnête, seul ou avec d’autres joueurs, peut encore faire aux dés se voit dans votre navigateur : lancers annulés, nouvelles chaînes, lancers sans votre maillon. Tout ce qui va au-delà, il le signale comme une anomalie.
fair-remaining = Ce qui reste
fair-remains-page = Cette page vient elle-même du serveur. Si vous ne vous y fiez pas, jouez dans le terminal ou avec un programme à vous.
fair-remains-foresee = Les lancers sans votre maillon peuvent être prévus ; dans les parties sur plusieurs jours, c’est la plupart des lancers des autres. Un adversaire de mèche avec le serveur connaît alors les prochains dés au moment de décider. Soyez là, ou ne jouez sur plusieurs jours que là où vous vous fiez au serveur.
fair-remains-void = Quelqu’un de mèche avec le serveur peut se retirer d’un lancer qui lui déplaît et en obtenir un autre : une fois par personne et par lancer, au bout de dix secondes, et son nom est montré. S’il le faisait toujours, vos huit dés totaliseraient en moyenne 26,1 au lieu de 28 avec un tel joueur, 25,0 avec deux et 24,2 avec trois. Regardez les lancers annulés.
fair-remains-server = Le serveur peut vous empêcher de vous connecter, être lent, tricher avec les pendules, mal jouer pour vous pendant qu’un robot vous remplace, arrêter une partie, ou montrer à chacun une autre partie. Contre ce dernier point, comparez les lettres.
fair-remains-abort = N’importe qui peut annuler une partie avant la première décision et recommencer ; aux tables classées, plus dès que le premier lancer est annoncé.
fair-do = Ce que vous pouvez faire
fair-do-text = Votre navigateur conserve un reçu de chaque table et le compare chaque fois que vous revenez. L’enveloppe à la table montre les seize lettres de la partie : qui a les mêmes lettres a vu la même partie. Enregistrez le reçu dans un fichier : la commande sixrow verify le compare à l’enregistrement de la partie.

## Oneself.

me-nobody = Non connecté
me-settings = Réglages
me-ratings = Classements
me-no-ratings = Pas encore de parties classées.
me-games = Vos parties
me-no-games = Aucune partie terminée encore.
me-account = Compte
rating-tables = { $tables-count ->
    [one] d’après { $tables } table
   *[other] d’après { $tables } tables
}
rating-chart = De { $first } ({ $from }) à { $last } ({ $to })
account-why = Vous êtes invité : seul ce navigateur se souvient de vous. Un compte garde vos parties, sert partout et permet les parties classées.
account-log-in = Se connecter
account-log-out = Se déconnecter
account-log-out-everywhere = Se déconnecter partout
account-name = Nom
account-password = Mot de passe
account-password-lost = Un mot de passe perdu ne peut pas être remplacé : notez-le.
account-present = Mot de passe actuel
account-next = Nouveau mot de passe
account-change-name = Changer de nom
account-change-password = Changer le mot de passe
account-name-changed = Vous avez un nouveau nom.
account-password-changed = Le mot de passe est changé.
account-made = Vous avez un compte.
account-tokens = Jetons d’accès pour programmes
account-tokens-text = Un robot à vous montre un jeton d’accès pour jouer sous votre nom.
account-token-make = Créer un jeton d’accès
account-token-given = Notez-le maintenant, il ne sera plus montré :
account-token-label = Usage
account-token-scope = Il permet de
account-token-play = jouer
account-token-read = regarder seulement
account-token-days = Valable, en jours
# $date: a day.
account-token-until = jusqu’au { $date }
account-token-used = utilisé le { $date }
account-token-unused = jamais utilisé
account-tokens-too = Révoquer aussi tous les jetons d’accès
account-data = Mes données
account-data-text = Tout ce que ce serveur conserve sur vous, dans un fichier.
account-data-get = Télécharger mes données
account-delete = Effacer mes données
account-delete-text = Votre nom, vos paroles, vos enregistrements, classements et jetons d’accès disparaissent. Les parties des autres restent ; à votre place ne figure plus aucun nom.
account-delete-sure = Oui, effacer pour de bon
account-deleted = C’est effacé.
fair-all = Chaque lancer de cette table, vérifié un par un

## The page for administrators.

manage-title = Administration
manage-reports = Lignes signalées
manage-no-reports = Rien n’est signalé.
manage-drop-line = Supprimer la ligne
manage-leave-line = La laisser
manage-table = Voir la table
manage-bans = Personnes et adresses
manage-days = Jours d’exclusion (vide : pour toujours)
manage-reason = Motif, qui est affiché
manage-name = Une partie du nom
manage-nobody = Personne ne s’appelle ainsi.
manage-kind-guest = invité
manage-kind-account = compte
manage-kind-bot = bot
manage-kind-admin = administration
manage-ban = Exclure
manage-unban = Lever l’exclusion
manage-banned = Exclusion jusqu’au { $until }.
manage-banned-for-ever = Exclusion définitive.
manage-network = Adresse ou réseau
manage-no-addresses = Aucune adresse n’est exclue.
manage-tables = Tables en cours
manage-no-tables = Il n’y en a pas.
manage-cancel = Annuler la table
manage-switches = Ce qui est permis
manage-switch-guests = Nouveaux invités
manage-switch-chat = Discussion
manage-switch-imports = Importer des enregistrements
manage-switch-analyses = Analyses et conseils
manage-log = Ce qui a été fait
manage-no-acts = Rien encore.
manage-console = ligne de commande
manage-act-ban = Personne exclue
manage-act-unban = Exclusion levée
manage-act-ban-address = Adresse exclue
manage-act-unban-address = Adresse de nouveau admise
manage-act-rename = Personne renommée
manage-act-log-out = Personne déconnectée
manage-act-grant = Admis dans l’administration
manage-act-revoke = Sorti de l’administration
manage-act-cancel = Table annulée
manage-act-drop-line = Ligne supprimée
manage-act-close-report = Signalement clos
manage-act-switch-on = Activé
manage-act-switch-off = Coupé
manage-act-sweep = Anciens invités supprimés
manage-act-announce = Annoncé
manage-act-retract = Annonce retirée
