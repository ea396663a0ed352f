"""Columbiz: eight dice, three rolls, discs that capture downwards and score rows.

`laws` holds the rules themselves, each a small function of integers; `position` applies them.
"""

from sixrow.rules.columbiz.decisions import END, keep
from sixrow.rules.columbiz.position import Columbiz, ColumbizPhase
from sixrow.rules.columbiz.setup import COLUMBIZ, ColumbizSetup
from sixrow.rules.columbiz.validity import check

__all__ = ["COLUMBIZ", "END", "Columbiz", "ColumbizPhase", "ColumbizSetup", "check", "keep"]
