### What the storage refuses.

## The database. $text: what it says itself.

refusal-not-a-database-address = This is not the address of a database. It must start with sqlite:/// or postgresql://
# $file: the file of an SQLite database.
refusal-no-such-database = There is no database { $file }
# $address: of the other server, for the browser.
refusal-already-served = A server is already running on the database { $file }, at { $address }. Stop it first
refusal-database-in-use = Another server is using the database { $file }. Stop it first
refusal-database-unavailable = The database cannot be used: { $text }
refusal-not-our-database = This database belongs to another program
# $found, $awaited: versions of the tables.
refusal-store-needs-migration = The database has version { $found }, but version { $awaited } is needed. Run “sixrow store migrate”
refusal-store-too-new = The database was used by a newer version of Sixrow (version { $found }). Install that version or a newer one
refusal-cannot-be-stored = The text contains characters that cannot be stored

## Tables, games and records.

# $table: its id.
refusal-table-exists = There is already a table { $table }, or one with the same invitation
refusal-no-such-table = This table does not exist or is private. Ask its host for an invitation link
refusal-no-such-invite = This invitation is not valid. Ask for a new link
refusal-no-such-game = There is no such game among the finished ones
refusal-no-such-record = This game does not exist, or was deleted

## People.

refusal-person-exists = This id is already taken
refusal-no-such-person = Nobody has this id
# $name: as typed.
refusal-nobody-called = Nobody here has the name or id “{ $name }”
# $name: the name.
refusal-name-taken = The name “{ $name }” is taken. Choose another
refusal-not-a-guest = Only guests can do this
refusal-token-exists = This token already exists
refusal-no-such-token = This token does not exist

## Work in the background, announcements.

refusal-job-exists = This job already exists
refusal-no-such-job = This analysis does not exist any more. Start it again
refusal-no-such-notice = There is no such announcement
refusal-no-such-ban = There is no such ban
# $text: what was given instead.
refusal-not-an-address = “{ $text }” is not an IP address or network
refusal-no-such-report = There is no such report

## Backups. $found: the version of the tables in it.

refusal-not-a-backup = This is not a complete backup
refusal-store-not-empty = The database is not empty. Restore the backup into an empty one
# $file: of the keys that sign cookies.
refusal-key-exists = The file { $file } already exists, and its keys would be lost. Move it away first
refusal-no-key-in-backup = This backup was made without the cookie keys

## What “sixrow store check” finds. $table: the id of a table. $game: the number of a game.

refusal-database-damaged = The database is damaged: { $text }
refusal-table-does-not-replay = The events of table { $table } cannot be replayed: { $text }
refusal-card-does-not-fit = The listing of table { $table } does not match its events
refusal-game-not-archived = Game { $game } of table { $table } is not in the archive
refusal-game-does-not-fit = The archived game { $game } of table { $table } does not match its events
refusal-dice-do-not-verify = The dice of game { $game } of table { $table } do not match their links ({ $text })

## What “sixrow store” says.

store-ready = The database is ready (version { $revision }).
# $file: the backup.
store-backed-up = { $file }: { $rows-count ->
    [one] one row
   *[other] { $rows } rows
}.
store-restored = { $rows-count ->
    [one] One row
   *[other] { $rows } rows
} restored.
# $folder: where to.
store-exported = { $folder }: { $records-count ->
    [one] one record
   *[other] { $records } records
}.
# $file: where from. $record: the new id.
store-imported = { $file }: record { $record }
# $person: the id.
store-deleted = Everything about { $person } has been deleted except the id, which other players’ games still refer to.
store-sound = { $tables-count ->
    [one] One table
   *[other] { $tables } tables
} checked: no problems found.
