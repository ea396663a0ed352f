"""The building blocks of the screens. A widget draws its input and reports where it was clicked."""
