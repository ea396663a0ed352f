### The application on a terminal. Much of what it says is in web.ftl, which it shares.

## The line of keys at the bottom: a word or two each; all of them have to fit 80 signs.

key-choose = choose
key-join = join
key-open = open
key-settings = settings
key-help = help
key-quit = quit
key-leave = leave
key-back = back
key-undo = undo
key-hint = hint
key-odds = odds
key-hold = hold
# $cell: the cell that was picked.
key-confirm = confirm { $cell }
key-dice = dice
key-save = save
key-errors = errors
key-steps = steps
key-turns = turns
key-appoint = seat a computer
key-invite = copy the link
key-unseat = remove
key-again = look again

## The first page. The labels stand in a column: 22 signs at most.

# Against whom.
against-computer = Computer
against-device = Friends here
against-link = Friends online
choose-level-short = Level
choose-names = Names
names-blank = with commas between them
choose-server = Server
# Whether the table stands in the lobby: yes or no.
choose-public-short = In the lobby

## What is asked and told in between.

ask-link = The link of the invitation
ask-file = Save the record as
dialog-how = Enter: go on · Esc: back
chat-how = Enter says it · /mute NAME · /unmute NAME · /report NAME · Esc
# $name: a person at the table.
chat-nobody = Nobody here is called { $name }
chat-unmuted = You see what { $name } writes again.
unseat-sure = Remove { $name } from the table?
sure-how = Enter: yes · Esc: no
reading-how = ↑ ↓ scroll · Esc: back
open-title = Open a record
open-name = The name of a file
open-how = ↓ to the records of this folder · Enter: open · Esc: back
settings-how = ↑ ↓ ← → choose · Esc: done
setting-odds-short = Odds
yes = yes
no = no
resign-question = Give this game up?
not-a-record = { $file } cannot be read: { $reason }

# In the list of tables, one at which one sits. $state: what it waits for.
list-mine = your table: { $state }

## At the table.

# Below the name of a side; 35 signs with numbers of two digits. Captives → their points.
score-line = discs { $supply } · captives { $captives }→{ $points } · rows { $rows }
# Below a die that was kept before and stays; 7 signs.
die-locked = stays
link-open = connected
sub-pair = Game { $game } of 2
# In a pair of games, at the top. $sum: the shares of both sides so far, such as 1 : 0.
sub-pair-sum = pair { $sum }
engine-getting-ready = the computer gets ready
# $columns, $lines: what there is. $width, $height: what is needed.
window-too-small = This window is too small: { $columns } × { $lines }. Sixrow needs { $width } × { $height }.
# $dice: faces, such as 1 3 3 6.
study-of-dice = Dice: { $dice }
key-own-errors = own errors
key-all-errors = all errors
name-by-server = the server gives you one
hint-awaited = A hint is being worked out …
over-how = Study the game, play again, or save its record.
# $name: who said it.
line-said = { $name }: { $text }
study-graph-soon = The graph comes with the analysis.

## The dice: while they are due, and how they were checked.

status-rolling = The dice are rolling …
status-named-rolling = { $name }: the dice are rolling …
# While dice are due for longer than a moment. $names: whose.
dice-awaited = The dice wait for the device of { $names }.
dice-awaited-own = The dice wait for another device of yours.
dice-awaited-you = The dice wait for you: press F and decide.
dice-fault-found = Something is wrong with the dice. F tells what.
# $sentence: what was found.
dice-fault-question = { $sentence } Do you want to go on with these dice?
dice-fault-how = Enter: go on · Esc: not yet · F: details
fair-sealed-here = The chains are published. Every roll will be checked here.
fair-sound-here = { $rolls-count ->
    [one] The one roll so far was computed again here, and it fits.
   *[other] All { $rolls } rolls so far were computed again here, and they fit.
}
dice-unchecked = dice not checked
dice-how = The server and every player publish the beginning of a chain of secret numbers before the first roll. Once a roll is due, everybody who is here gives the next link of theirs, and then the server its own. The dice follow from these links. If your link is in a roll, nobody could foresee or choose it.
dice-how-here = At this keyboard the program is both the server and the players. Its chain was published before the first roll, and the people here have a new one in every session. The record proves that the dice follow from both, not that nobody has looked into the program.
dice-rolls = Every roll:
dice-roll-mine = Roll { $roll }, { $name }: { $dice }, with your link
dice-roll-without = Roll { $roll }, { $name }: { $dice }, without your link
dice-roll-plain = Roll { $roll }, { $name }: { $dice }
dice-roll-void = Roll { $roll }, { $name }: given up
dice-unanswered = You gave a link for roll { $roll }, but got no answer before it was given up.
dice-letters-how = Compare them with the other players, but not through this server: the same letters, the same game.
dice-commitment = The commitment of the server; note it before the game, and compare it with the record:
# Where it is on this computer.
dice-receipt = Your receipt: { $file }
dice-receipt-unkept = Your receipt cannot be written: { $reason }
saved-receipt = Your receipt is beside it: { $file }

## Help. Its lines are shown as they stand here: 72 signs at most.

help-title = Keys and rules
help-keys =
    Rolling   1 … 8   hold a die, or no longer
              R       roll the others again        S    stop rolling
              O       odds on the board, or not
    Placing   ← ↑ ↓ → walk over the board          Tab  next marked cell
              Enter   choose a cell, or take it out of the draft
              E       end the turn, confirm        U    take back
    Always    H       a hint, where it is agreed   F    the dice, checked
              W       save the record              T    settings
              C       talk (online)                X    give up
              Q, Esc  leave; an unfinished game is saved
    Board     [ ] can be chosen   ( ) drafted      × × would be captured
              › ‹ just placed     * *  the hint    42  odds in percent
    The mouse works as well: on dice, cells and keys.

## A server that is not there. $text: what was given, or its address.

refusal-no-server-named = No server is named, such as https://example.org
refusal-no-connection = { $text } does not answer
refusal-no-server-there = { $text } is no Sixrow server
refusal-not-a-server = “{ $text }” is no address of a server, such as https://example.org
refusal-not-an-invitation = “{ $text }” is no invitation; one looks like https://example.org/join/word
# $text: the code of a refusal that this program has no words for.
refusal-refused-elsewhere = The server refuses ({ $text })

## At a real board: the dice are real and typed. $name: who rolls. $dice: how many.

against-board = Real board
# Below the dice: enter all rolls of a turn, or only the last.
key-all-rolls = all rolls
key-last = last rolls only
guide-type = { $dice-count ->
    [one] Type the die that { $name } rolled, 1 to 6, then Enter.
   *[other] Type the { $dice } dice that { $name } rolled, 1 to 6, then Enter.
}
guide-type-last = Type the dice that { $name } has after the last roll, then Enter.
guide-type-starter = B says who begins; or type what { $name } rolled for it, then Enter.
# Its lines are shown as they stand here: 72 signs at most.
help-keys-board =
    Real dice 1 … 6   type the faces that fell     Enter  enter them
              U       take back, as often as you like
              B       say who begins               L  only last rolls
