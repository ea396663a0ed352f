"""Both games as standard research environments; each module needs an extra of the package.

===================================  =============  ================================================
module                               extra          is
===================================  =============  ================================================
`sixrow.research.openspiel`          ``openspiel``  games for OpenSpiel, registered when imported
`sixrow.research.columbiz_v0`,       ``gym``        environments for PettingZoo
`sixrow.research.sequence_dice_v0`
`sixrow.research.gymnasium`          ``gym``        one seat, and vectors of games, for Gymnasium
===================================  =============  ================================================

They are thin: positions, decisions and their numbers are those of `sixrow.rules`, observations
those of `sixrow.engine.observations`. Importing this package imports none of the libraries.
"""
