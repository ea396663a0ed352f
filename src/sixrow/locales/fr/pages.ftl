### What only some pages of the web client say; they load it. See web.ftl for facts that are numbers.

## The analysis of a game. More is in analysis.ftl and web.ftl.

study-loading = Chargement de la partie…
study-beginning = Avant le premier lancer.
study-no-words = La partie continue.
study-working = Analyse en cours
study-cancel = Annuler
study-cancelled = L’analyse a été annulée.
study-failed = L’analyse a échoué.
study-analyse = Analyser la partie
study-kept = gardé
study-better-kept = mieux
study-better-here = aurait été mieux
study-graph = Chances de victoire au fil de la partie ; au-dessous, la chance à chaque tour : { $names }
study-graph-how = En haut : les chances de victoire de chaque camp. Les anneaux marquent les fautes, les anneaux pleins les gaffes. En bas : la chance à chaque tour. Touchez le graphique pour aller à ce moment.
study-players = Chance et habileté
study-fortune = – { $luck } et { $skill }.
study-luck-none = ni chance ni malchance
study-luck-good-little = un peu de chance
study-luck-good-some = de la chance
study-luck-good-much = beaucoup de chance
study-luck-bad-little = un peu de malchance
study-luck-bad-some = de la malchance
study-luck-bad-much = beaucoup de malchance
study-skill-none = un jeu égal à celui des autres
study-skill-good-little = un jeu un peu meilleur que celui des autres
study-skill-good-some = un jeu meilleur que celui des autres
study-skill-good-much = un jeu bien meilleur que celui des autres
study-skill-bad-little = un jeu un peu moins bon que celui des autres
study-skill-bad-some = un jeu moins bon que celui des autres
study-skill-bad-much = un jeu bien moins bon que celui des autres
study-fortune-how = En points de pourcentage des chances de victoire : la chance est ce qu’ont changé les dés, l’habileté ce qu’ont changé les décisions.
study-errors = Fautes
study-dice = Les dés
study-home = Analyse
study-home-text = Revoyez une partie : la part de chance, la part d’habileté, et ce qui aurait été mieux.
study-to-games = Parties terminées
study-import = Importer une partie
study-file = Choisir un fichier
study-paste = …ou coller le texte de la partie
study-bring = Analyser
study-records = Vos parties importées
study-drop = Supprimer
study-try = À vous d’essayer
study-try-from = Reprendre d’ici, à la place de { $name }, contre l’ordinateur
study-try-instead = Rejouer cette décision à la place de { $name }, contre l’ordinateur
step-slider = Position dans la partie
step-place = Étape { $step } sur { $steps }
step-first = Au début
step-back = Étape précédente
step-on = Étape suivante
step-last = À la fin
step-error-back = Faute précédente
step-error-on = Faute suivante
step-keys = Clavier : ← → étapes, ↑ ↓ tours, Début et Fin, N et P fautes, Espace lecture.
step-run = Lecture
step-stop = Mettre en pause
tally-dice = { $dice-count ->
    [one] { $dice } dé.
   *[other] { $dice } dés.
}
tally-probability = Avec des dés équitables, un tel écart ou plus arrive { $probability } du temps.
tally-share = { $share }, plausible de { $low } à { $high }
tally-how = Le point est la fréquence d’une valeur, la barre ce qui reste plausible avec autant de dés (95 %, pour les six ensemble), le trait un sixième.
share-title = Partager cette partie
share-link = Lien vers cette analyse
share-copy-link = Copier le lien
share-copy-record = Copier la partie
share-download = Télécharger
share-not-copied = Votre navigateur ne permet pas de copier ici. Sélectionnez le texte et copiez-le.

## The one who explains the first game: short, warm, one thing at a time.

coach-label = Guide
coach-roll-off = D’abord : qui commence ? Chacun lance, la plus haute valeur commence. Appuyez sur le bouton pour lancer.
coach-roll = Chaque colonne correspond à une valeur du dé. Lancez les huit dés ; vous pourrez ensuite relancer deux fois.
coach-last-round = Quelqu’un n’a plus de pions : c’est le dernier tour de table. Dernière occasion de former des lignes et de capturer.
coach-keep = { $rolls-count ->
    [one] Choisissez les dés à garder : plus il y en a de pareils, plus la case est haute. Encore { $rolls } lancer.
   *[other] Choisissez les dés à garder : plus il y en a de pareils, plus la case est haute. Encore { $rolls } lancers.
}
coach-held = Relancez les autres, ou arrêtez-vous si cela vous convient.
coach-odds = Avec ces dés, vous atteignez { $cell } dans { $chance } cas sur 100 : les cases montrent vos chances. Relancez les autres.
coach-place = Choisissez une case marquée. La case 3 d’une colonne coûte trois dés de sa valeur. Au plus { $limit } pions par tour.
coach-capture = Regardez { $cell } : un pion ici capture ce que vos adversaires ont plus bas dans la colonne. Un pion capturé vaut 1 point, deux 2, trois 4, quatre 6, cinq 9.
coach-row = Regardez { $cell } : elle forme une ligne d’au moins trois, qui rapporte aussitôt.
coach-more = Vous pouvez continuer tant que des cases sont marquées, ou finir le tour.
coach-end = Plus rien à placer. Finissez le tour, ou annulez un pion et essayez autrement.
coach-stuck = Cette fois, rien n’est possible. Cela coûte trois pions, ou tous ceux qui restent.
coach-roll-two = Lancez les deux dés : leur total dit où va votre jeton. Pour gagner, alignez { $length } jetons sans trou.
coach-choose = { $cells-count ->
    [one] { $cells } case libre porte votre total. Choisissez-la.
   *[other] { $cells } cases libres portent votre total. Choisissez celle qui prolonge votre ligne ou en bloque une autre.
}
coach-joker = Un 11 est un joker : posez un jeton sur n’importe quelle case libre, pour prolonger votre ligne ou en bloquer une autre.
coach-confirm = Va pour { $cell }. Choisissez-la encore, ou appuyez sur le bouton, { $kind ->
    [remove] pour retirer le jeton.
    [replace] pour remplacer le jeton.
    [replace-again] pour remplacer le jeton.
   *[place] pour poser le jeton.
}
coach-game-ended = Avec { $cell }, vous gagnez la partie !
coach-removed = Un 10 retire un jeton adverse, mais jamais d’un 2 ni d’un 12. Cassez la plus longue ligne adverse.
coach-replaced = Les quatre cases sont prises : remplacez un jeton adverse. Cassez la plus longue ligne adverse.
coach-extra-turn = Avec un 2 ou un 12, vous rejouez après ce coup.
coach-pass = Rien à choisir cette fois : vous passez votre tour.

## The page about the dice.

fair-page = Comment fonctionnent les dés
fair-table = Les lancers de cette table
fair-receipt-fits = Ce que montre le serveur a été comparé au reçu conservé par ce navigateur.
fair-receipt-none = Ce navigateur n’a pas de reçu de cette table : il n’y a rien à comparer.
roll-mine = avec votre maillon
roll-not-mine = sans votre maillon ; avec celui de { $names }
roll-of = avec le maillon de { $names }
roll-bare = sans le maillon d’aucun joueur
roll-void = annulé
roll-void-by = annulé : { $names } ne jouait plus
roll-dropped = annulé : { $names } n’a pas répondu pendant dix secondes
roll-avoided = Il aurait donné { $dice }.
roll-renewed = Après ce lancer, nouvelle chaîne pour { $names } : un autre appareil, ou un navigateur vidé.
fair-how = Le serveur et l’appareil de chaque joueur ont chacun une longue chaîne de nombres secrets. Avant le premier lancer, chacun publie le début de sa chaîne. Dès lors, personne ne peut changer un maillon ni calculer le maillon suivant d’un autre. Les dés viennent de tous ces maillons réunis.
fair-step-due = Le lancer est annoncé
fair-step-due-text = Quelqu’un veut lancer. C’est d’abord enregistré, avec les noms de toutes les personnes présentes. À partir de là, plus rien ne peut être décidé ni annulé.
fair-step-given = Les maillons sont donnés
fair-step-given-text = C’est seulement alors que l’appareil de chacun ouvre son maillon suivant et le donne, tout seul et en un instant. Le vôtre aussi.
fair-step-rolled = Les dés sont lancés
fair-step-rolled-text = Le serveur ouvre son propre maillon. Les dés en découlent, et chaque appareil les recalcule.
fair-count = Pour chaque lancer, une seule question compte : le maillon que vous avez donné pour ce lancer y est-il compté ? Votre navigateur le montre à chaque fois. Une chaîne commencée depuis peu ne compte pas tant que tous les autres joueurs n’ont pas donné de maillon après elle ; sinon, elle aurait pu être choisie à dessein.
fair-promised = Ce que nous promettons
fair-promise-with = Un lancer qui contient votre maillon, personne n’a pu le prévoir ni le choisir, pas même le serveur : tout le reste était fixé avant que votre maillon soit connu, et celui-ci n’est révélé qu’une fois enregistrée la décision qui mène au lancer. Cela vaut aussi pour les lancers de l’ordinateur.
fair-promise-without = Sans votre maillon, parce que vous n’étiez pas là ou que vous aviez changé d’appareil, le serveur et ceux dont les maillons sont dans le lancer peuvent le prévoir ensemble. Ils ne peuvent pas choisir les dés. Ils ont quelques possibilités (qui appeler, vous attendre ou non, laisser quelqu’un se retirer, une nouvelle chaîne chacun), mais ne peuvent jamais chercher un bon lancer.
fair-promise-seen = Ce qu’un serveur malhonnête, seul ou avec d’autres joueurs, peut encore faire aux dés se voit dans votre navigateur : lancers annulés, nouvelles chaînes, lancers sans votre maillon. Tout ce qui va au-delà, il le signale comme une anomalie.
fair-remaining = Ce que nous ne pouvons pas promettre
fair-remains-page = Cette page vient elle-même du serveur. Si vous ne vous y fiez pas, jouez dans le terminal ou avec votre propre programme.
fair-remains-foresee = Les lancers sans votre maillon peuvent être prévus ; dans les parties sur plusieurs jours, ce sont la plupart des lancers des autres. Un adversaire de mèche avec le serveur connaît alors les prochains dés au moment de décider. Soyez là, ou ne jouez sur plusieurs jours que si vous vous fiez au serveur.
fair-remains-void = Quelqu’un de mèche avec le serveur peut se retirer d’un lancer qui lui déplaît et en obtenir un autre : une fois par personne et par lancer, au bout de dix secondes, et son nom est montré. S’il le faisait toujours, vos huit dés totaliseraient en moyenne 26,1 au lieu de 28 avec un tel joueur, 25,0 avec deux et 24,2 avec trois. Regardez les lancers annulés.
fair-remains-server = Le serveur peut vous empêcher de vous connecter, être lent, tricher avec les pendules, mal jouer pour vous pendant qu’un robot vous remplace, arrêter une partie, ou montrer à chacun une partie différente. Contre ce dernier point, comparez les lettres.
fair-remains-abort = N’importe qui peut annuler une partie avant la première décision et recommencer ; aux tables classées, ce n’est plus possible une fois le premier lancer annoncé.
fair-do = Ce que vous pouvez faire
fair-do-text = Votre navigateur conserve un reçu de chaque table et le compare chaque fois que vous revenez. L’enveloppe à la table montre les seize lettres de la partie : qui a les mêmes lettres a vu la même partie. Enregistrez le reçu dans un fichier : la commande sixrow verify le compare au fichier de la partie.

## Oneself.

me-nobody = Sans compte
me-settings = Réglages
me-ratings = Cotes
me-no-ratings = Pas encore de parties classées.
me-games = Vos parties
me-no-games = Aucune partie terminée pour l’instant.
me-account = Compte
rating-tables = { $tables-count ->
    [one] d’après { $tables } table
   *[other] d’après { $tables } tables
}
rating-chart = De { $first } ({ $from }) à { $last } ({ $to })
account-why = Vous jouez sans compte : seul ce navigateur se souvient de vous. Un compte conserve vos parties, fonctionne partout et permet les parties classées.
account-log-in = Se connecter
account-log-out = Se déconnecter
account-log-out-everywhere = Se déconnecter partout
account-name = Nom
account-password = Mot de passe
account-password-lost = Un mot de passe perdu ne se récupère pas : notez-le.
account-present = Mot de passe actuel
account-next = Nouveau mot de passe
account-change-name = Changer de nom
account-change-password = Changer le mot de passe
account-name-changed = Nom modifié.
account-password-changed = Mot de passe modifié.
account-made = Compte créé.
account-tokens = Clés d’accès pour programmes
account-tokens-text = Avec une clé d’accès, votre propre robot peut jouer sous votre nom.
account-token-make = Créer une clé d’accès
account-token-given = Copiez-la maintenant, elle ne sera plus affichée :
account-token-label = Usage
account-token-scope = Elle permet de
account-token-play = jouer
account-token-read = regarder seulement
account-token-days = Validité en jours
# $date: a day.
account-token-until = jusqu’au { $date }
account-token-used = utilisée le { $date }
account-token-unused = jamais utilisée
account-tokens-too = Révoquer aussi toutes les clés d’accès
account-data = Mes données
account-data-text = Tout ce que ce serveur conserve sur vous, dans un fichier.
account-data-get = Télécharger mes données
account-delete = Supprimer mes données
account-delete-text = Votre nom, vos messages, vos parties importées, vos cotes et vos clés d’accès seront supprimés définitivement. Les parties jouées restent dans l’historique des autres joueurs, sans votre nom.
account-delete-sure = Oui, tout supprimer
account-deleted = Vos données ont été supprimées.
fair-all = Tous les lancers de cette table, vérifiés un à un

## The page for administrators.

manage-title = Administration
manage-reports = Messages signalés
manage-no-reports = Aucun signalement.
manage-drop-line = Supprimer le message
manage-leave-line = Le garder
manage-table = Voir la table
manage-bans = Personnes et adresses
manage-days = Durée en jours (vide : définitif)
manage-reason = Motif (affiché à la personne)
manage-name = Nom, ou une partie du nom
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
manage-no-tables = Aucune.
manage-cancel = Annuler la table
manage-switches = Fonctions
manage-switch-guests = Nouveaux invités
manage-switch-chat = Discussion
manage-switch-imports = Import de parties
manage-switch-analyses = Analyses et conseils
manage-log = Historique
manage-no-acts = Rien pour l’instant.
manage-console = ligne de commande
manage-act-ban = Personne exclue
manage-act-unban = Exclusion levée
manage-act-ban-address = Adresse exclue
manage-act-unban-address = Exclusion d’adresse levée
manage-act-rename = Personne renommée
manage-act-log-out = Personne déconnectée
manage-act-grant = Droits d’administration accordés
manage-act-revoke = Droits d’administration retirés
manage-act-cancel = Table annulée
manage-act-drop-line = Message supprimé
manage-act-close-report = Signalement clos
manage-act-switch-on = Activé
manage-act-switch-off = Désactivé
manage-act-sweep = Anciens invités supprimés
manage-act-announce = Annonce publiée
manage-act-retract = Annonce retirée

## Learn, and the archive.

learn-title = Apprendre à jouer
learn-text = Le plus simple : jouez une première partie, un guide vous explique chaque coup.
learn-first = Première partie
learn-rules = Les règles
learn-editions = Éditions et options : les différences
learn-editions-text = Les éditions imprimées diffèrent peu, et leurs règles ne disent pas tout. Voici ce que l’on peut choisir avant une partie.
learn-usual = (par défaut)
learn-study = Analyse de parties
learn-contents = Sommaire
learn-table = Tableau
games-text = Un nom, ou une partie du nom
games-both = Les deux jeux
games-more = Plus
games-none = Aucune partie terminée trouvée. Les parties privées ne sont pas affichées.
