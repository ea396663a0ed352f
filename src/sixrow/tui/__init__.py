"""The games as an application on a terminal: one model of a table, drawn with Textual.

A *link* leads to a table: `online` through the server's own socket, `local` to the authority in
this very process. Both speak the frames of `sixrow.wire.frames`, so there is one model (`model`,
`draft`, `keep`, `play`) and one way to draw it, and no rule is known here. Text is made in `names`,
`status`, `labels` and `story`; the widgets are in `widgets`, the pages in `screens`.
"""
