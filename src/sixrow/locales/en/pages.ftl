### What only some pages of the web client say; they load it. See web.ftl for facts that are numbers.

## The analysis of a game. More is in analysis.ftl and web.ftl.

study-loading = The game is being fetched …
study-beginning = Before the first roll.
study-no-words = The game goes on.
study-working = The game is being analysed
study-cancel = Cancel
study-cancelled = The analysis was cancelled.
study-failed = The analysis did not work.
study-analyse = Analyse the game
study-kept = kept
study-better-kept = better
study-better-here = would have been better
# $names: those of the sides, as a list.
study-graph = Share of the win over the game, and below it the luck of every turn: { $names }
study-graph-how = Above: what each side could expect. Rings mark errors, full ones blunders. Below: what the dice of each turn gave to the player who rolled. Touch it to go there.
study-players = Luck and skill
# $luck, $skill: parts of the sentence, as below; the name stands before it.
study-fortune = { $luck } and { $skill }.
study-luck-none = had neither good nor bad luck
study-luck-good-little = had a little luck
study-luck-good-some = had luck
study-luck-good-much = had a great deal of luck
study-luck-bad-little = had a little bad luck
study-luck-bad-some = had bad luck
study-luck-bad-much = had very bad luck
study-skill-none = played as well as the others
study-skill-good-little = played a little better than the others
study-skill-good-some = played better than the others
study-skill-good-much = played far better than the others
study-skill-bad-little = played a little worse than the others
study-skill-bad-some = played worse than the others
study-skill-bad-much = played far worse than the others
study-fortune-how = In shares of the win: luck is what all dice gave to a side, skill what all decisions did.
study-errors = Errors
study-dice = The dice
study-home = Analysis
study-home-text = Look at a game again: what was luck, what was skill, and what would have been better.
study-to-games = Games that are over
study-import = Bring a record along
study-file = A file
study-paste = Or the text of the record
study-bring = Analyse
study-records = Your records
study-drop = Remove
study-try = Try it yourself
# $name: the player whose turn it is, here or before an error.
study-try-from = From here, in the place of { $name }, against the computer
study-try-instead = Decide this yourself, in the place of { $name }, against the computer
step-slider = Place in the game
step-place = Step { $step } of { $steps }
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the end
step-error-back = Error before
step-error-on = Next error
step-keys = Keys: ← → steps, ↑ ↓ turns, Home and End, N and P errors, Space plays.
step-run = Play
step-stop = Pause
tally-dice = { $dice-count ->
    [one] One die.
   *[other] { $dice } dice.
}
tally-probability = Fair dice are at least this uneven { $probability } of the time.
tally-share = { $share }, compatible with { $low } to { $high }
tally-how = The dot is the share of a face, the bar what so many dice leave open (95 %, all six together), the line one sixth.
share-title = The record
share-link = Link to this analysis
share-copy-link = Copy link
share-copy-record = Copy record
share-download = Download
share-not-copied = The browser does not let pages copy here.

## The one who explains the first game: short, warm, one thing at a time.

coach-label = Coach
coach-roll-off = First: who begins? Everyone rolls, the highest begins. Press the button to roll.
coach-roll = Each column belongs to a face of the die. Roll all eight; after that you may roll twice more.
coach-last-round = Somebody has run out of discs: this is the last round. Last chance for rows and captures.
coach-keep = { $rolls-count ->
    [one] Touch the dice that you want to keep: the more of one face, the higher the cell. One more roll.
   *[other] Touch the dice that you want to keep: the more of one face, the higher the cell. { $rolls } more rolls.
}
coach-held = Roll the others again, or stop if you like what you see.
# $chance: a number of percent.
coach-odds = With these you reach { $cell } in { $chance } of 100 cases: the cells show the odds. Roll the others.
coach-place = Choose a marked cell. Cell 3 of a column takes three dice of its face. Up to { $limit } discs a turn.
coach-capture = Look at { $cell }: a disc there captures what your opponents have below it in the column. One captive is worth 1 point, two 2, three 4, four 6, five 9.
coach-row = Look at { $cell }: it makes a row of three or more, which scores at once.
coach-more = You may place more as long as cells are marked, or end the turn.
coach-end = No more can be placed. End the turn, or take a disc back and try another way.
coach-stuck = Nothing fits this time. That costs three discs, or all that are left.
# $length: of the row that wins.
coach-roll-two = Roll both dice: their total says where a chip may go. { $length } of your chips in a straight row without a gap win.
coach-choose = { $cells-count ->
    [one] One cell with your total is free. Choose it.
   *[other] { $cells } cells with your total are free. Choose one that extends your row or blocks another.
}
# An 11 was rolled.
coach-joker = An 11 is a joker: put a chip on any free cell, where it helps your row most or breaks another.
coach-confirm = { $cell } it is. Choose it again, or press the button, { $kind ->
    [remove] to take the chip off.
    [replace] to replace the chip there.
    [replace-again] to replace the chip there.
   *[place] to put the chip there.
}
coach-game-ended = { $cell } wins the game!
coach-removed = A 10 takes a chip of your opponents off the board, but never from a 2 or a 12. Break their longest row.
coach-replaced = All four cells are taken: replace a chip of the others. Break their longest row.
coach-extra-turn = A 2 or a 12 lets you play again after this one.
coach-pass = There is nothing to choose this time: the turn passes.

## The page about the dice.

fair-page = How the dice are made
fair-table = The rolls of this table
fair-receipt-fits = What the server shows was compared with the receipt that this browser has kept.
fair-receipt-none = This browser has no receipt of this table, so there is nothing to compare with.
# One line for each roll. $names: people, as a list.
roll-mine = with your link
roll-not-mine = without your link; with that of { $names }
roll-of = with the link of { $names }
roll-bare = without any link of a player
roll-void = given up
roll-void-by = given up: { $names } no longer played
roll-dropped = given up: { $names } did not answer for ten seconds
roll-avoided = It would have been { $dice }.
roll-renewed = After this roll { $names } began a new chain: another device, or a cleared browser.
fair-how = The server and the device of every player each have a long chain of secret numbers. Before the first roll each publishes the beginning of its chain. From then on nobody can change a link, and nobody can work out the next one of somebody else. The dice come from all these links together.
# The three steps of a roll, each with a picture.
fair-step-due = The roll is due
fair-step-due-text = Somebody wants to roll. That is stored first, with the names of all who are here. From now on nothing can be decided or taken back.
fair-step-given = The links are given
fair-step-given-text = Only now each of their devices opens its next link and gives it, by itself and in a moment. Yours does so too.
fair-step-rolled = The dice are rolled
fair-step-rolled-text = The server opens its own link. The dice follow from all of them, and every device works them out again.
fair-count = One question matters for every roll: is the link that you gave for this very roll counted in it? Your browser shows that for each of them. A chain that somebody began only lately does not count until every other player has given a link after it; otherwise it could have been chosen to suit.
fair-promised = What is promised
fair-promise-with = With your link in it, nobody could foresee or choose a roll, not even the server: everything else in it was fixed before your link was known, and your link is told only after the decision that leads to the roll is stored. That holds for the rolls of the computer too.
fair-promise-without = Without your link, because you were away or on a new device, the server and those whose links are in a roll can foresee it together. They cannot choose the dice. They have a few alternatives (who is asked, whether you are waited for, that somebody drops out, one new chain each), never a search.
fair-promise-seen = What a dishonest server can still do to the dice, alone or with other players, shows in your browser: rolls given up, new chains, rolls without your link. Anything beyond that it reports as a fault.
fair-remaining = What remains
fair-remains-page = This page itself comes from the server. If you do not trust it, play in the terminal or with a program of your own.
fair-remains-foresee = Rolls without your link can be foreseen; in games over several days that is most rolls of the others. An opponent in league with the server then knows the next dice while deciding. Be there, or play over days only where you trust the server.
fair-remains-void = Somebody in league with the server can drop out of a roll that they do not like, and get another: once per person and roll, after ten seconds, and by name. If they always did so, your eight dice would add up to 26.1 on average instead of 28 with one such player, 25.0 with two and 24.2 with three. Look at the rolls that were given up.
fair-remains-server = The server can keep you from connecting, be slow, cheat with the clocks, play badly for you while a bot stands in, stop a game, or show each player another game. Against the last, compare the letters.
fair-remains-abort = Anybody can call a game off before the first decision and start again; at rated tables no longer once the first roll is due.
fair-do = What you can do yourself
fair-do-text = Your browser keeps a receipt of every table and compares it whenever you come back. The envelope at the table shows the sixteen letters of the game: whoever has the same letters was shown the same game. Save the receipt as a file, and the command sixrow verify compares it with the record of the game.

## Oneself.

me-nobody = Not logged in
me-settings = Settings
me-ratings = Ratings
me-no-ratings = No rated games yet.
me-games = Your games
me-no-games = No game is over yet.
me-account = Account
rating-tables = { $tables-count ->
    [one] from one table
   *[other] from { $tables } tables
}
# $first, $last: ratings. $from, $to: days.
rating-chart = From { $first } ({ $from }) to { $last } ({ $to })
account-why = You are a guest: remembered by this browser alone. An account keeps your games, can be used anywhere and can play rated games.
account-log-in = Log in
account-log-out = Log out
account-log-out-everywhere = Log out everywhere
account-name = Name
account-password = Password
account-password-lost = A lost password cannot be replaced: write it down.
account-present = Present password
account-next = New password
account-change-name = Change name
account-change-password = Change password
account-name-changed = You have a new name.
account-password-changed = The password is changed.
account-made = You have an account.
account-tokens = Tokens for programs
account-tokens-text = A bot of your own shows a token to play under your name.
account-token-make = Make a token
account-token-given = Note it now, it is not shown again:
account-token-label = Purpose
account-token-scope = It may
account-token-play = play
account-token-read = only look
account-token-days = Valid for days
# $date: a day.
account-token-until = until { $date }
account-token-used = last used { $date }
account-token-unused = never used
account-tokens-too = Revoke all tokens as well
account-data = My data
account-data-text = Everything that this server keeps about you, as a file.
account-data-get = Download my data
account-delete = Delete my data
account-delete-text = Your name, what you have said, your records, ratings and tokens go. Others keep their games, without your name in them.
account-delete-sure = Yes, delete it for good
account-deleted = It is deleted.
fair-all = Every roll of this table, checked one by one

## The page for administrators.

manage-title = Administration
manage-reports = Reported lines
manage-no-reports = Nothing is reported.
manage-drop-line = Delete the line
manage-leave-line = Leave it
manage-table = To the table
manage-bans = People and addresses
manage-days = Days of a ban (empty: for ever)
manage-reason = Reason, which is shown
manage-name = Part of a name
manage-nobody = Nobody has such a name.
manage-kind-guest = guest
manage-kind-account = account
manage-kind-bot = bot
manage-kind-admin = administrator
manage-ban = Ban
manage-unban = Lift the ban
# $until: a day.
manage-banned = Banned until { $until }.
manage-banned-for-ever = Banned for ever.
manage-network = Address or network
manage-no-addresses = No address is banned.
manage-tables = Unfinished tables
manage-no-tables = There are none.
manage-cancel = Call it off
manage-switches = What is allowed
manage-switch-guests = New guests
manage-switch-chat = Chat
manage-switch-imports = Importing records
manage-switch-analyses = Analyses and hints
manage-log = What was done
manage-no-acts = Nothing yet.
manage-console = command line
manage-act-ban = Person banned
manage-act-unban = Ban lifted
manage-act-ban-address = Address banned
manage-act-unban-address = Address let in again
manage-act-rename = Person renamed
manage-act-log-out = Person logged out
manage-act-grant = Made an administrator
manage-act-revoke = No administrator any more
manage-act-cancel = Table called off
manage-act-drop-line = Line deleted
manage-act-close-report = Report closed
manage-act-switch-on = Switched on
manage-act-switch-off = Switched off
manage-act-sweep = Old guests deleted
manage-act-announce = Announced
manage-act-retract = Announcement taken back
