### What the server refuses, beside what the rules, the match and the store refuse.

## Settings. $field: which of them. $text: what is wrong. $file: the file.

refusal-no-settings = The settings in { $file } cannot be read: { $text }
refusal-unknown-setting = There is no setting { $field }; there are { $allowed }
refusal-wrong-setting = The setting { $field } cannot be this: { $text }
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
refusal-no-home = You have no home folder; name a folder for the data with --data
# $file: the log.
refusal-not-started = The server could not start; the log says why: { $file }

## Requests. $field: where. $most: as much as is allowed.

refusal-no-such-path = There is nothing here
refusal-wrong-method = This cannot be done here
refusal-wrong-host = This server has another name
refusal-headers-too-large = The headers of the request are too large; { $most } bytes are allowed
refusal-too-many-bytes = This is too large; { $most } bytes are allowed
refusal-too-slow = The request took too long to arrive
refusal-wrong-content-type = The body must be { $expected }
refusal-not-utf-8 = This is not UTF-8
refusal-twice = “{ $field }” is given twice
# $text: what is wrong, in technical English.
refusal-wrong-value = “{ $field }” cannot be this: { $text }
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
refusal-for-the-host-machine = This is for the machine that the server runs on
refusal-not-ready = The server is not ready; try again in a moment
refusal-admins-only = This is for administrators
# $feature: guests, chat, imports or analyses.
refusal-switched-off = { $feature ->
    [guests] New guests are not let in at the moment; log in with an account
    [chat] The chat is switched off at the moment
    [imports] Records cannot be imported at the moment
   *[analyses] There are no analyses at the moment
}

## People.

refusal-identity-needed = Say who you are first: as a guest, by logging in or with a token
refusal-cross-origin = The request comes from another site
refusal-not-a-token = This token opens nothing
refusal-token-reads-only = This token may only look
refusal-foreign-name = Other names are only for private tables where you play all the people yourself
refusal-records-full = Your records would take more than { $most } kilobytes; throw one away first
refusal-no-such-line = There is no such line in this chat
refusal-wrong-credentials = Wrong name or password
refusal-wrong-password = Wrong password
refusal-accounts-only = This is for people with an account
refusal-accounts-closed = No new accounts can be made here
refusal-account-already = You have an account already
# $reason: in the host's words.
refusal-banned = The host has shut you out: { $reason }
refusal-too-many-tokens = { $most } tokens are enough; take one back first

## Tables and studies.

refusal-too-many-tables = You sit at { $most } tables already; finish one first
refusal-too-many-bot-tables = { $most } tables with computer players are being played from here already; finish one first
refusal-bots-unavailable = The computer cannot play on this server at the moment; its host finds the reason in the log
refusal-bot-failed = The computer could not decide; sixrow warm may say why
refusal-person-needed = A table needs a person
refusal-table-full = This table takes no more of that; it has { $most } events
refusal-too-many-records = { $most } records are kept already; throw one away first
refusal-too-many-jobs = { $most } analyses of yours are waiting already
refusal-rated-table-running = While you play a rated game there are no hints and analyses
refusal-not-finished = The game is not over yet
refusal-analysis-failed = The analysis has failed; try again
refusal-analysis-too-long = The analysis takes too long here
refusal-hints-not-agreed = There are no hints and no odds at this table
refusal-one-at-a-time = One question at a time; the answer to the one before is on its way
refusal-too-many-sockets = { $most } connections of yours are open already; close some
refusal-too-many-muted = { $most } people are muted already
refusal-text-or-phrase = Say a text or a phrase, one of them
refusal-partners-silent = Partners do not talk while they play (S-4)
refusal-over-already = This table is over already

## What the commands serve and admin say.

# $address: for the browser.
serving = Sixrow runs at { $address }
# “Friends, by a link”: as mode-link in web.ftl says it.
serving-invite = To invite somebody, choose “Friends, by a link” there and send them the link.
# $command: to be typed as it is.
serving-here-only = So far it works on this computer only. To let others on your network join, stop it and start: { $command }
# $addresses: a list.
serving-network = For others on your network: { $addresses }
serving-log = The log is in { $file }
serving-stop = Ctrl-C stops it.
serving-bots-failed = The computer cannot play: the engine could not be compiled; the log says why. People can play.
serving-already = Sixrow is already running at { $address }
serving-unchanged = It runs as it was started; to start it differently, stop it first.
port-in-use = Port { $port } is in use by another program; choose another with --port; --port 0 picks a free one
port-taken-instead = Port { $port } is in use by another program; Sixrow takes a free one instead.
served = Sixrow has stopped; nothing is lost.
# $kind: guest, account, bot or deleted.
admin-person = { $id }  { $kind }  { $name }
admin-banned = { $name } is shut out.
admin-unbanned = { $name } may come in again.
# $before: the name before.
admin-renamed = { $before } is now called { $name }.
admin-logged-out = { $name } is logged out everywhere.
admin-key-rotated = From its next start the server signs cookies with a new key; the old keys are still accepted.
admin-keys-dropped = From its next start the server knows a new key only; every cookie of before is void.
# $table: its id.
admin-closed = Table { $table } is called off.
# $id: to take it back.
admin-announced = Announced. To take it back: sixrow admin retract { $id }
admin-retracted = The announcement { $id } is taken back.
admin-line-dropped = The line is deleted.
admin-report-closed = The report is closed.
admin-granted = { $name } is an administrator now.
admin-revoked = { $name } is no administrator any more.
# $guests, $tables, $records, $lines: numbers.
admin-swept = Deleted: { $guests } guests, { $tables } tables, { $records } records, { $lines } lines of chat.
admin-would-sweep = Would delete: { $guests } guests, { $tables } tables, { $records } records, { $lines } lines of chat.
admin-nothing-to-sweep = Nothing to delete.
# $text: as written.
refusal-not-an-age = “{ $text }” is not an age; write a number and h, d or w, such as 90d
