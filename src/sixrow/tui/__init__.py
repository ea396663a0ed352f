"""The terminal application: one model of a table, drawn with Textual.

A *link* connects to a table: `online` over the server's socket, `local` to an authority in this
process. Both exchange the frames of `sixrow.wire.frames`, so there is one model (`model`, `draft`,
`keep`, `play`) and one way to draw it, and no rules are implemented here. `names`, `status`,
`labels` and `story` create text; `widgets` has the widgets and `screens` the screens.
"""
