"""Words, numbers and drawings as text, for every client but the browser."""
