"""An analysis for people: a report on the terminal, a page for the browser, a hint."""
