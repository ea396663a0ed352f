### What the server refuses, beside what the rules, the match and the store refuse.

## Settings. $field: which of them. $text: what is wrong. $file: the file.

refusal-no-settings = The settings file { $file } cannot be read: { $text }
refusal-unknown-setting = There is no setting “{ $field }”. The settings are { $allowed }
refusal-wrong-setting = The setting { $field } is not valid: { $text }
# $value: as given. $kind: what it must be. $least, $most: numbers.
refusal-wrong-kind-of-setting = The setting { $field } must be { $kind ->
    [flag] true or false
    [integer] a whole number
    [integer-from] a whole number of at least { $least }
    [integer-between] a whole number from { $least } to { $most }
   *[number] a number
    [number-from] a number of at least { $least }
    [number-between] a number from { $least } to { $most }
}, not “{ $value }”
refusal-no-key = The key file { $file } cannot be read or written: { $text }
refusal-damaged-key = The key file { $file } is damaged: every line must have 64 hexadecimal digits. Delete it to get a new one; this logs everybody out
refusal-no-home = You have no home folder. Choose a folder for the data with --data
# $file: the log.
refusal-not-started = The server could not start. The log says why: { $file }

## Requests. $field: where. $most: as much as is allowed.

refusal-no-such-path = Page not found
refusal-wrong-method = This is not supported here
refusal-wrong-host = This server is not set up for this address. Ask whoever runs it for the right one
refusal-headers-too-large = The headers of the request are too large; the limit is { $most } bytes
refusal-too-many-bytes = This is too large; the limit is { $most } bytes
refusal-too-slow = The request took too long to arrive
refusal-wrong-content-type = The body must be { $expected }
refusal-not-utf-8 = This is not UTF-8 text. Save the file as UTF-8 and try again
refusal-twice = Something is given twice in this address. Check the link
# $field: which part of the request; other for all that a form cannot send.
refusal-wrong-value = { $field ->
    [name] This name can’t be used. Choose another
    [password] This password is too short or too long. Choose another
    [text] This message is too long. Shorten it
   *[other] Something in this request can’t be used. Check what you entered
}
# $reason: what there was too much of. $minutes: 0 for a wait of less than two, which is told in $seconds.
refusal-too-many = { $reason ->
    [log-in] Too many log-in attempts
    [password] Too many wrong passwords
    [name] Too many wrong passwords
    [account] Too many new accounts from your network
    [guest] Too many new guests from your network
    [table] You have opened too many tables
    [import] You have imported too many games
    [stored] You have imported too many games
    [analysis] You have asked for too many analyses
    [analyses] You have asked for too many analyses
    [say] You are writing too fast
    [report] You have sent too many reports
   *[other] Too many requests
}. { $minutes-count ->
    [0] Try again in { $seconds-count ->
        [one] one second
       *[other] { $seconds } seconds
    }
   *[other] Try again in { $minutes } minutes
}
refusal-for-the-host-machine = This is only possible on the machine that runs the server
refusal-not-ready = The server is not ready yet. Try again in a moment
refusal-admins-only = Only administrators can do this
# $feature: guests, chat, imports or analyses.
refusal-switched-off = { $feature ->
    [guests] This server accepts no new guests at the moment. Log in with an account
    [chat] The chat is switched off at the moment
    [imports] Games cannot be imported at the moment
   *[analyses] Analyses and hints are switched off at the moment
}

## People.

refusal-identity-needed = Choose a name or log in first
refusal-cross-origin = This request comes from another website and was blocked
refusal-not-a-token = This token is not valid. Create a new one under Profile
refusal-token-reads-only = This token can only read. Create one that can play under Profile
refusal-foreign-name = You can only name the players at a private table where all of them are you
refusal-records-full = Your imported games would take up more than { $most } kilobytes. Delete one first
refusal-no-such-line = This message no longer exists
refusal-wrong-credentials = Wrong name or password
refusal-wrong-password = Wrong password
refusal-accounts-only = You need an account for this. Create one under Profile
refusal-accounts-closed = This server does not accept new accounts
refusal-account-already = You already have an account
# $reason: in the host's words.
refusal-banned = You are banned from this server: { $reason }
refusal-too-many-tokens = You have { $most } tokens, the maximum. Revoke one first

## Tables and studies.

refusal-too-many-tables = You are playing at { $most } tables, the maximum. Finish a game first
refusal-too-many-bot-tables = { $most } tables with computer players are in progress here, the maximum. Finish a game first
refusal-bots-unavailable = The computer cannot play on this server at the moment. You can play with people
refusal-bot-failed = The computer could not decide. “sixrow warm” may say why
refusal-person-needed = At least one player must be a person
refusal-table-full = This game has reached its limit of { $most } events. Open a new table
refusal-too-many-records = You have { $most } imported games, the maximum. Delete one first
refusal-too-many-jobs = { $most } of your analyses are waiting already. Try again when one is done
refusal-rated-table-running = No hints or analyses while you are playing a rated game
refusal-not-finished = The game is not finished yet
refusal-analysis-failed = The analysis failed. Try again
refusal-analysis-too-long = This analysis would take too long on this server
refusal-hints-not-agreed = This table has no hints and no odds
refusal-one-at-a-time = Please wait for the previous answer
refusal-too-many-sockets = You have { $most } open connections, the maximum. Close some of your tabs
refusal-too-many-muted = You have muted { $most } people, the maximum. Unmute somebody first
refusal-text-or-phrase = Send either a text or a phrase
refusal-partners-silent = Partners may not chat during the game (S-4)
refusal-over-already = This table is already finished

## What the commands serve and admin say.

# $address: for the browser.
serving = Sixrow is running at { $address }
# “Friends, by a link”: as mode-link in web.ftl says it.
serving-invite = To invite somebody, choose “Online with friends” there and send them the link.
# $command: to be typed as it is.
serving-here-only = So far only this computer can reach it. To let others on your network join, stop it and run: { $command }
# $addresses: a list.
serving-network = For others on your network: { $addresses }
serving-log = The log is in { $file }
serving-stop = Press Ctrl-C to stop.
serving-bots-failed = The computer cannot play: the engine could not be compiled (see the log). People can play.
serving-already = Sixrow is already running at { $address }
serving-unchanged = It keeps running as it was started. To start it differently, stop it first.
port-in-use = Port { $port } is in use by another program. Choose another with --port; --port 0 picks a free one
port-taken-instead = Port { $port } is in use by another program, so Sixrow uses a free one.
served = Server stopped. All games are saved.
# $kind: guest, account, bot or deleted.
admin-person = { $id }  { $kind }  { $name }
admin-banned = { $name } is banned.
admin-unbanned = { $name } is no longer banned.
# $before: the name before.
admin-renamed = { $before } is now called { $name }.
admin-logged-out = { $name } has been logged out everywhere.
admin-key-rotated = From its next start the server signs cookies with a new key and still accepts the old ones.
admin-keys-dropped = From its next start the server accepts only a new key: everybody has to log in again, and guests are forgotten.
# $table: its id.
admin-closed = Table { $table } was aborted.
# $id: to take it back.
admin-announced = Announced. To withdraw it: sixrow admin retract { $id }
admin-retracted = Announcement { $id } was withdrawn.
admin-line-dropped = The message was deleted.
admin-report-closed = The report is closed.
admin-granted = { $name } is now an administrator.
admin-revoked = { $name } is no longer an administrator.
# $guests, $tables, $records, $lines: numbers.
admin-swept = Deleted: { $guests } guests, { $tables } tables, { $records } imported games, { $lines } chat messages.
admin-would-sweep = Would delete: { $guests } guests, { $tables } tables, { $records } imported games, { $lines } chat messages.
admin-nothing-to-sweep = Nothing to delete.
# $text: as written.
refusal-not-an-age = “{ $text }” is not an age. Write a number and h, d or w, such as 90d
