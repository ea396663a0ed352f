### The application on a terminal. Much of what it says is in web.ftl, which it shares.

## The line of keys at the bottom: a word or two each; all of them have to fit 80 characters.

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
key-hold = keep
# $cell: the cell that was picked.
key-confirm = confirm { $cell }
key-dice = dice
key-save = save
key-errors = errors
key-steps = steps
key-turns = turns
key-appoint = add computer
key-invite = copy link
key-unseat = remove
key-again = refresh

## The first page. The labels are in a column: 22 characters at most.

# Against whom.
against-computer = Computer
against-device = Friends here
against-link = Friends online
choose-level-short = Level
choose-names = Names
names-blank = separated by commas
choose-server = Server
# Whether the table is in the lobby: yes or no.
choose-public-short = In the lobby

## What is asked and told in between.

ask-link = Invitation link
ask-file = Save the game as
dialog-how = Enter: continue · Esc: back
chat-how = Enter: send · /mute NAME · /unmute NAME · /report NAME · Esc
# $name: a person at the table.
chat-nobody = Nobody here is called { $name }
chat-unmuted = You see messages from { $name } again.
unseat-sure = Remove { $name } from the table?
sure-how = Enter: yes · Esc: no
reading-how = ↑ ↓ scroll · Esc: back
open-title = Open a game file
open-name = File name
open-how = ↓ to the game files of this folder · Enter: open · Esc: back
settings-how = ↑ ↓ ← → choose · Esc: done
setting-odds-short = Odds
yes = yes
no = no
resign-question = Resign this game?
not-a-record = { $file } cannot be read: { $reason }

# In the list of tables, one at which one sits. $state: what it waits for.
list-mine = your table: { $state }

## At the table.

# Below the name of a side; 35 characters with numbers of two digits. Captives → their points.
score-line = discs { $supply } · captives { $captives }→{ $points } · rows { $rows }
# Below a die that was kept before and stays; 7 characters.
die-locked = stays
link-open = connected
sub-pair = Game { $game } of 2
# In a two-game match, at the top. $sum: the shares of both sides so far, such as 1 : 0.
sub-pair-sum = match { $sum }
engine-getting-ready = preparing the computer
# $columns, $lines: what there is. $width, $height: what is needed.
window-too-small = This window is too small: { $columns } × { $lines }. Sixrow needs { $width } × { $height }.
# $dice: faces, such as 1 3 3 6.
study-of-dice = Dice: { $dice }
key-own-errors = own errors
key-all-errors = all errors
name-by-server = the server picks one
hint-awaited = Working out a hint…
over-how = Study the game, play again, or save it.
# $name: who said it.
line-said = { $name }: { $text }
study-graph-soon = The graph appears with the analysis.

## The dice: while they are due, and how they were checked.

status-rolling = The dice are rolling…
status-named-rolling = { $name }: the dice are rolling…
# While dice are due for longer than a moment. $names: whose.
dice-awaited = The roll is waiting for the device of { $names }.
dice-awaited-own = The roll is waiting for another device of yours.
dice-awaited-you = The roll is waiting for you: press F and decide.
dice-fault-found = Something is wrong with the dice. Press F for details.
# $sentence: what was found.
dice-fault-question = { $sentence } Do you want to go on with these dice?
dice-fault-how = Enter: go on · Esc: not yet · F: details
fair-sealed-here = The chains are published. Every roll will be checked here.
fair-sound-here = { $rolls-count ->
    [one] The one roll so far was recomputed here and is correct.
   *[other] All { $rolls } rolls so far were recomputed here and are correct.
}
dice-unchecked = dice not checked
dice-how = Before the first roll, the server and every player publish the start of a chain of secret numbers. When dice are to be rolled, everybody who is connected reveals the next link of their chain, and then the server its own. The dice follow from these links. Nobody could foresee or choose a roll that your link is in.
dice-how-here = At this keyboard the program is both the server and the players. Its chain was published before the first roll, and the people here have a new one in every session. The game file proves that the dice follow from both, not that nobody has looked into the program.
dice-rolls = Every roll:
dice-roll-mine = Roll { $roll }, { $name }: { $dice }, with your link
dice-roll-without = Roll { $roll }, { $name }: { $dice }, without your link
dice-roll-plain = Roll { $roll }, { $name }: { $dice }
dice-roll-void = Roll { $roll }, { $name }: cancelled
dice-unanswered = You gave a link for roll { $roll }, but it was cancelled before there was an answer.
dice-letters-how = Compare them with the other players, but not through this server: same letters, same game.
dice-commitment = The server’s commitment. Note it before the game and compare it with the game file:
# Where it is on this computer.
dice-receipt = Your receipt: { $file }
dice-receipt-unkept = Your receipt cannot be written: { $reason }
saved-receipt = Your receipt is beside it: { $file }

## Help. Its lines are shown as they are here: 72 characters at most.

help-title = Keys and rules
help-keys =
    Rolling   1 … 8   keep a die, or release it
              R       reroll the others            S    stop rolling
              O       odds on the board, or not
    Placing   ← ↑ ↓ → move on the board            Tab  next marked cell
              Enter   choose a cell, or undo it
              E       end the turn, confirm        U    undo
    Always    H       a hint, where allowed        F    the dice, checked
              W       save the game                T    settings
              C       chat (online)                X    resign
              Q, Esc  leave; an unfinished game is saved
    Board     [ ] can be chosen   ( ) unconfirmed  × × would be captured
              › ‹ just placed     * *  the hint    42  odds in percent
    The mouse works as well: on dice, cells and keys.

## A server that is not there. $text: what was given, or its address.

refusal-no-server-named = Enter the address of a server, such as https://example.org
refusal-no-connection = { $text } is not responding. Check the address and your connection
refusal-no-server-there = { $text } is not a Sixrow server
refusal-not-a-server = “{ $text }” is not the address of a server. Write it like https://example.org
refusal-not-an-invitation = “{ $text }” is not an invitation. It looks like https://example.org/join/word
# $text: the code of a refusal that this program has no words for.
refusal-refused-elsewhere = The server said no ({ $text }). Update Sixrow to see why

## At a real board: the dice are real and typed. $name: who rolls. $dice: how many.

against-board = Real board
# Below the dice: enter all rolls of a turn, or only the last.
key-all-rolls = all rolls
key-last = last rolls only
guide-type = { $dice-count ->
    [one] Type the die that { $name } rolled, 1 to 6, then Enter.
   *[other] Type the { $dice } dice that { $name } rolled, 1 to 6, then Enter.
}
guide-type-last = Type { $name }’s dice after the last roll, then Enter.
guide-type-starter = Press B to choose who goes first, or type what { $name } rolled, then Enter.
# Its lines are shown as they are here: 72 characters at most.
help-keys-board =
    Real dice 1 … 6   type what the dice show      Enter  enter them
              U       undo, as often as you like
              B       choose who goes first        L  only last rolls
