"""The game at a plain prompt: boards drawn, effects told, a table kept.

Pure parts make text from positions and effects: `boards`, `panels`, `choices`, `stories`,
`refusals`, all with the words of `sentences`. `table` is the game being played, at a table of
`sixrow.match` with the dice of `sealing`; `game` is the loop that asks and tells. It is given its
console, so it needs no terminal to run.
"""
