"""The game at a plain prompt: one line asked, one line answered."""
