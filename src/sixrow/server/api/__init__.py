"""The HTTP endpoints, one module per subject; `routes` lists them all."""
