### What the storage refuses.

## The database. $text: what it says itself.

refusal-not-a-database-address = This is no address of a database; one begins with sqlite:/// or postgresql://
# $file: the file of an SQLite database.
refusal-no-such-database = There is no database { $file }
# $address: of the other server, for the browser.
refusal-already-served = A server is already running on the database { $file }, at { $address }; stop it first
refusal-database-in-use = Another server is using the database { $file }; stop it first
refusal-database-unavailable = The database cannot be used: { $text }
refusal-not-our-database = This database belongs to another program
# $found, $awaited: versions of the tables.
refusal-store-needs-migration = The database has tables of version { $found }, { $awaited } is needed; “sixrow store migrate” renews them
refusal-store-too-new = The database was used by a newer version of this program (its tables are of version { $found })
refusal-cannot-be-stored = A text has signs that cannot be stored

## Tables, games and records.

# $table: its id.
refusal-table-exists = There is a table { $table } already, or one with the same invitation
refusal-no-such-table = There is no such table
refusal-no-such-invite = There is no such invitation
refusal-no-such-game = There is no such game in the archive
refusal-no-such-record = There is no such record

## People.

refusal-person-exists = Somebody has this id already
refusal-no-such-person = Nobody has this id
# $name: as typed.
refusal-nobody-called = Nobody here has the name or the id “{ $name }”
# $name: the name.
refusal-name-taken = Somebody is called { $name } already
refusal-not-a-guest = This is for guests
refusal-token-exists = There is such a token already
refusal-no-such-token = There is no such token

## Work in the background, announcements.

refusal-job-exists = There is such a job already
refusal-no-such-job = There is no such job
refusal-no-such-notice = There is no such announcement
refusal-no-such-ban = There is no such ban
# $text: what was given instead.
refusal-not-an-address = { $text } is neither an address nor a network
refusal-no-such-report = There is no such report

## Backups. $found: the version of the tables in it.

refusal-not-a-backup = This is no backup, or not a whole one
refusal-store-not-empty = The database is not empty; a backup is restored into an empty one
# $file: of the keys that sign cookies.
refusal-key-exists = There is a file { $file } already; its keys would be lost
refusal-no-key-in-backup = This backup was made without the cookie keys

## What “sixrow store check” finds. $table: the id of a table. $game: the number of a game.

refusal-database-damaged = The database itself is damaged: { $text }
refusal-table-does-not-replay = The events of table { $table } make no table: { $text }
refusal-card-does-not-fit = The card of table { $table } says something else than its events
refusal-game-not-archived = Game { $game } of table { $table } is not in the archive
refusal-game-does-not-fit = The archive says something else of game { $game } of table { $table } than its events
refusal-dice-do-not-verify = The dice of game { $game } of table { $table } do not follow from their links ({ $text })

## What “sixrow store” says.

store-ready = The tables of the database are of version { $revision }.
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
store-deleted = Everything about { $person } is deleted but the id, which keeps the games of others whole.
store-sound = { $tables-count ->
    [one] One table
   *[other] { $tables } tables
} checked: everything is consistent.
