"""Both games as standard research environments; the extra ``research`` installs what they need.

| module | is |
|---|---|
| `sixrow.research.openspiel` | games for OpenSpiel, registered when imported |
| `sixrow.research.columbiz_v0`, `sixrow.research.sequence_dice_v0` | environments for PettingZoo |
| `sixrow.research.gymnasium` | one seat, and vectors of games, for Gymnasium |

They are thin: positions, decisions and their numbers are those of `sixrow.rules`, observations
those of `sixrow.engine.observations`. Importing this package imports none of the libraries.
"""

from sixrow.extras import require

require("research")
