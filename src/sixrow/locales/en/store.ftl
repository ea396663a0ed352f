### What the storage refuses.

## The database. $text: what it says itself.

refusal-not-a-database-address = This is no address of a database; one begins with sqlite:/// or postgresql://
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
# $name: the name.
refusal-name-taken = Somebody is called { $name } already
refusal-not-a-guest = This is for guests
refusal-token-exists = There is such a token already
refusal-no-such-token = There is no such token

## Work in the background, announcements.

refusal-job-exists = There is such a job already
refusal-no-such-job = There is no such job
refusal-no-such-notice = There is no such announcement
