"""Background jobs: analyses and ratings."""
