"""The game at a plain prompt: a question and an answer, line by line."""
