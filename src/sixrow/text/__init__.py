"""The product's words, numbers and drawings as text, for every client that is not a browser."""
