"""Analyses for people: text for the terminal, HTML for the browser, and hints."""
