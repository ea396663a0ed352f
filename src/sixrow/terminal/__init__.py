"""The game at a plain prompt: boards drawn, effects told, a table kept.

Pure parts make text from positions and effects: `boards`, `panels`, `choices`, `stories`,
`refusals`, all with the words of `sentences`. `table` is the game being played, `game` the loop
that asks and tells; it is given its console and its chance, so it needs no terminal to run.
"""
