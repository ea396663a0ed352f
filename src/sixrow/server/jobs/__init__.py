"""Work in the background: analyses and ratings."""
