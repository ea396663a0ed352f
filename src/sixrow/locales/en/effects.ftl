### What a roll or a decision did.
###
### Each is a phrase that follows the player's name, perhaps with others: "Ada" + "keeps 555" +
### "rolls 1 2 4 6 6". No full stop. Names: $owner, $following. Cells: $cell, $cells. $rule is the
### id of a rule; it is shown where the player may wonder why. $pieces is "discs" in Columbiz and
### "chips" in Sequence Dice.

effect-rolled = rolls { $dice }
# A sentence of its own. $seats: the players who are tied, as a list.
effect-tied = { $seats } are tied and roll again ({ $rule })
effect-began = goes first
effect-kept = keeps { $dice }
effect-stopped = stops rolling
effect-placed = { $pieces ->
    [discs] places a disc on { $cell }
   *[chips] puts a chip on { $cell }
}
effect-captured = captures { $owner }’s disc on { $cell }
# $length: how many discs. In Sequence Dice a row scores nothing ($points is 0): it wins.
effect-row-made = { $points-count ->
    [0] makes a row of { $length } ({ $cells })
    [one] scores 1 point for a row of { $length } ({ $cells })
   *[other] scores { $points } points for a row of { $length } ({ $cells })
}
effect-forfeited = can’t place anything and loses { $discs-count ->
    [one] one disc
   *[other] { $discs } discs
} ({ $rule })
effect-supply-empty = has no discs left, so this is the last round ({ $rule })
effect-replaced = takes { $owner }’s chip off { $cell } ({ $rule })
effect-removed = removes { $owner }’s chip from { $cell } ({ $rule })
effect-passed = { $rule ->
    [S-8] passes, already having all four cells ({ $rule })
    [S-11] passes, with no chip to remove ({ $rule })
   *[S-15] passes, with no chips left ({ $rule })
}
effect-extra-turn = plays again ({ $rule })
# In Sequence Dice a turn ends by itself, which goes without saying. $following: who is next.
effect-turn-ended = { $pieces ->
    [discs] ends the turn
   *[chips] { "" }
}
# A sentence of its own.
effect-game-ended = { $pieces ->
    [discs] The last round is over ({ $rule })
   *[chips] The game is over ({ $rule })
}
