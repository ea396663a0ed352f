### What only some pages of the web client say; they load it. See web.ftl for facts that are numbers.

## The analysis of a game. More is in analysis.ftl and web.ftl.

study-loading = Loading the game…
study-beginning = Before the first roll.
study-no-words = The game continues.
study-working = Analysing the game
study-cancel = Cancel
study-cancelled = The analysis was cancelled.
study-failed = The analysis failed.
study-analyse = Analyse the game
study-kept = kept
study-better-kept = better
study-better-here = would have been better
# $names: those of the sides, as a list.
study-graph = Winning chances during the game, and below them the luck of each turn: { $names }
study-graph-how = Top: each side’s winning chances. Rings mark errors, filled rings blunders. Bottom: luck per turn. Click or tap to jump there.
study-players = Luck and skill
# $luck, $skill: parts of the sentence, as below; the name comes before it.
study-fortune = { $luck } and { $skill }.
study-luck-none = was neither lucky nor unlucky
study-luck-good-little = was slightly lucky
study-luck-good-some = was lucky
study-luck-good-much = was very lucky
study-luck-bad-little = was slightly unlucky
study-luck-bad-some = was unlucky
study-luck-bad-much = was very unlucky
study-skill-none = played as well as the others
study-skill-good-little = played slightly better than the others
study-skill-good-some = played better than the others
study-skill-good-much = played much better than the others
study-skill-bad-little = played slightly worse than the others
study-skill-bad-some = played worse than the others
study-skill-bad-much = played much worse than the others
study-fortune-how = In percentage points of winning chances: luck is what the dice changed, skill what the decisions changed.
study-errors = Errors
study-dice = The dice
study-home = Analysis
study-home-text = Go through a game again: what was luck, what was skill, and what would have been better.
study-to-games = Finished games
study-import = Import a game
study-file = Choose a file
study-paste = … or paste the text of the game
study-bring = Analyse
study-records = Imported games
study-drop = Delete
study-try = Try it yourself
# $name: the player whose turn it is, here or before an error.
study-try-from = Play on from here as { $name }, against the computer
study-try-instead = Replay this decision as { $name }, against the computer
step-slider = Position in the game
step-place = Step { $step } of { $steps }
step-first = Go to the start
step-back = Previous step
step-on = Next step
step-last = Go to the end
step-error-back = Previous error
step-error-on = Next error
step-keys = Keys: ← → steps, ↑ ↓ turns, Home and End, N and P errors, Space plays.
step-run = Play
step-stop = Pause
tally-dice = { $dice-count ->
    [one] One die.
   *[other] { $dice } dice.
}
tally-probability = Fair dice are this uneven or more { $probability } of the time.
tally-share = { $share }; { $low } to { $high } is possible
tally-how = The dot is the share of a face, the bar the uncertainty (95%, all six faces together), the line one sixth.
share-title = Share this game
share-link = Link to this analysis
share-copy-link = Copy link
share-copy-record = Copy game text
share-download = Download
share-not-copied = Your browser doesn’t allow copying here. Select the text and copy it.

## The one who explains the first game: short, warm, one thing at a time.

coach-label = Coach
coach-roll-off = First: who goes first? Everyone rolls, the highest goes first. Press the button to roll.
coach-roll = Each column belongs to one face of the die. Roll all eight dice; you can roll twice more after that.
coach-last-round = Somebody has run out of discs: this is the last round. Last chance for rows and captures.
coach-keep = { $rolls-count ->
    [one] Choose the dice that you want to keep: the more of one face, the higher you can place. One roll left.
   *[other] Choose the dice that you want to keep: the more of one face, the higher you can place. { $rolls } rolls left.
}
coach-held = Reroll the others, or stop if you like what you see.
# $chance: a number of percent.
coach-odds = With these dice you reach { $cell } in { $chance } of 100 cases: the cells show the odds. Reroll the others.
coach-place = Choose a marked cell. Cell 3 of a column costs three dice of its face. You may place up to { $limit } discs a turn.
coach-capture = Look at { $cell }: a disc there captures what your opponents have below it in the column. One captive is worth 1 point, two 2, three 4, four 6, five 9.
coach-row = Look at { $cell }: a disc there makes a row of three or more, which scores at once.
coach-more = You can place more discs while cells are marked, or end your turn.
coach-end = No more discs fit. End your turn, or undo a disc and try something else.
coach-stuck = No disc fits this time. You lose three discs, or all that you have left.
# $length: of the row that wins.
coach-roll-two = Roll both dice: their total says where your chip may go. { $length } of your chips in an unbroken straight line win.
coach-choose = { $cells-count ->
    [one] One cell with your total is free. Choose it.
   *[other] { $cells } cells with your total are free. Choose one that extends your row or blocks another.
}
# An 11 was rolled.
coach-joker = An 11 is wild: put a chip on any free cell. Extend your row or block another.
coach-confirm = { $cell } it is. Choose it again, or press the button, { $kind ->
    [remove] to remove the chip.
    [replace] to replace the chip.
    [replace-again] to replace the chip.
   *[place] to put your chip there.
}
coach-game-ended = { $cell } wins the game!
coach-removed = A 10 removes an opposing chip, but never one on a 2 or a 12. Break up their longest row.
coach-replaced = All four cells are taken: replace an opposing chip. Break up their longest row.
coach-extra-turn = A 2 or a 12 gives you another turn after this one.
coach-pass = There is no move this time: you have to pass.

## The page about the dice.

fair-page = How the dice work
fair-table = The rolls at this table
fair-receipt-fits = This was compared with the receipt that your browser has kept.
fair-receipt-none = Your browser has no receipt for this table, so there is nothing to compare with.
# One line for each roll. $names: people, as a list.
roll-mine = with your link
roll-not-mine = without your link; with { $names }’s
roll-of = with { $names }’s link
roll-bare = without any player’s link
roll-void = cancelled
roll-void-by = cancelled: { $names } no longer played
roll-dropped = cancelled: { $names } did not answer for ten seconds
roll-avoided = It would have been { $dice }.
roll-renewed = After this roll { $names } started a new chain: another device, or a cleared browser.
fair-how = The server and every player’s device each have a long chain of secret numbers. Before the first roll they all publish the start of their chains. From then on nobody can change a link of a chain, and nobody can work out the next link of somebody else’s. The dice come from all these links together.
# The three steps of a roll, each with a picture.
fair-step-due = A roll is due
fair-step-due-text = Somebody wants to roll. This is stored first, with the names of everybody who is connected. From now on nobody can make or undo a move.
fair-step-given = The links are given
fair-step-given-text = Only now does each of their devices reveal its next link, automatically and within a moment. So does yours.
fair-step-rolled = The dice are rolled
fair-step-rolled-text = The server reveals its own link. The dice follow from all the links, and every device recomputes them.
fair-count = One question matters for every roll: does the link that you gave for this very roll count in it? Your browser shows this for each roll. A chain that somebody has only just started does not count until every other player has given a link after it; otherwise it could have been chosen to suit.
fair-promised = What we promise
fair-promise-with = Nobody could foresee or choose a roll that your link is in, not even the server: everything else in it was fixed before your link was known, and your link is revealed only after the decision that leads to the roll is stored. The same goes for the computer’s rolls.
fair-promise-without = If your link is missing, because you were away or on a new device, the server and the players whose links are in the roll can foresee it together. They cannot choose the dice. They have a few alternatives (whom to ask, whether to wait for you, letting somebody drop out, one new chain each), but they can never search for a good roll.
fair-promise-seen = Whatever else a dishonest server can do to the dice, alone or with other players, you can see in your browser: cancelled rolls, new chains, rolls without your link. It reports anything beyond that as a fault.
fair-remaining = What we cannot promise
fair-remains-page = This page itself comes from the server. If you don’t trust it, play in the terminal or with a program of your own.
fair-remains-foresee = Rolls without your link can be foreseen; in games that take days, that is most of the others’ rolls. An opponent who works with the server then knows the next dice when deciding. Be there, or play such games only where you trust the server.
fair-remains-void = Somebody who works with the server can drop out of a roll that they don’t like and get another: once per person and roll, after ten seconds, and shown by name. If they always did so, your eight dice would add up to 26.1 on average instead of 28 with one such player, 25.0 with two and 24.2 with three. Look at the cancelled rolls.
fair-remains-server = The server can keep you from connecting, be slow, cheat with the clocks, play badly for you while a bot has taken over, stop a game, or show each player a different game. Against the last, compare the letters.
fair-remains-abort = Anybody can abort a game before the first decision and start again; at rated tables only until the first roll is due.
fair-do = What you can do yourself
fair-do-text = Your browser keeps a receipt for every table and compares it whenever you come back. The envelope at the table shows the sixteen letters of the game: players with the same letters have seen the same game. Save the receipt as a file, and the command sixrow verify compares it with the game file.

## The profile.

me-nobody = Not logged in
me-settings = Settings
me-ratings = Ratings
me-no-ratings = No rated games yet.
me-games = Your games
me-no-games = No finished games yet.
me-account = Account
rating-tables = { $tables-count ->
    [one] from one table
   *[other] from { $tables } tables
}
# $first, $last: ratings. $from, $to: days.
rating-chart = From { $first } ({ $from }) to { $last } ({ $to })
account-why = You are playing as a guest: only this browser knows you. With an account you keep your games, can log in anywhere and can play rated games.
account-log-in = Log in
account-log-out = Log out
account-log-out-everywhere = Log out everywhere
account-name = Name
account-password = Password
account-password-lost = A lost password cannot be recovered, so write it down.
account-present = Current password
account-next = New password
account-change-name = Change name
account-change-password = Change password
account-name-changed = Name changed.
account-password-changed = Password changed.
account-made = Account created.
account-tokens = Tokens for programs
account-tokens-text = Your own bot can play under your name with a token.
account-token-make = Create token
account-token-given = Copy it now. It won’t be shown again:
account-token-label = Purpose
account-token-scope = It can
account-token-play = play
account-token-read = only read
account-token-days = Valid for (days)
# $date: a day.
account-token-until = until { $date }
account-token-used = last used { $date }
account-token-unused = never used
account-tokens-too = Revoke all tokens as well
account-data = My data
account-data-text = Everything this server stores about you, as a file.
account-data-get = Download my data
account-delete = Delete my data
account-delete-text = This permanently deletes your name, chat messages, imported games, ratings and tokens. Games you played stay in other players’ histories without your name.
account-delete-sure = Yes, delete everything
account-deleted = Your data has been deleted.
fair-all = Every roll at this table, checked one by one

## The page for administrators.

manage-title = Administration
manage-reports = Reported messages
manage-no-reports = No reports.
manage-drop-line = Delete message
manage-leave-line = Dismiss
manage-table = Go to table
manage-bans = People and addresses
manage-days = Length of a ban in days (empty: permanent)
manage-reason = Reason (shown to the person)
manage-name = Part of a name
manage-nobody = Nobody has a name like that.
manage-kind-guest = guest
manage-kind-account = account
manage-kind-bot = bot
manage-kind-admin = administrator
manage-ban = Ban
manage-unban = Lift ban
# $until: a day.
manage-banned = Banned until { $until }.
manage-banned-for-ever = Banned permanently.
manage-network = Address or network
manage-no-addresses = No banned addresses.
manage-tables = Unfinished tables
manage-no-tables = None.
manage-cancel = Abort
manage-switches = Features
manage-switch-guests = New guests
manage-switch-chat = Chat
manage-switch-imports = Importing games
manage-switch-analyses = Analyses and hints
manage-log = Actions
manage-no-acts = None yet.
manage-console = command line
manage-act-ban = Person banned
manage-act-unban = Ban lifted
manage-act-ban-address = Address banned
manage-act-unban-address = Address unbanned
manage-act-rename = Person renamed
manage-act-log-out = Person logged out
manage-act-grant = Made an administrator
manage-act-revoke = No longer an administrator
manage-act-cancel = Table aborted
manage-act-drop-line = Message deleted
manage-act-close-report = Report closed
manage-act-switch-on = Switched on
manage-act-switch-off = Switched off
manage-act-sweep = Old guests deleted
manage-act-announce = Announcement made
manage-act-retract = Announcement withdrawn

## Learn, and the archive.

learn-title = Learn to play
learn-text = The fastest way: play a first game with a coach who explains every step.
learn-first = First game
learn-rules = Rules
learn-editions = Editions and options: what differs
learn-editions-text = The printed editions differ in a few points and leave some questions open. This is what you can choose before a game.
learn-usual = (default)
learn-study = Game analysis
learn-contents = Contents
learn-table = Table
games-text = Name, or part of one
games-both = Both games
games-more = More
games-none = No finished games found. Private games are not listed.
