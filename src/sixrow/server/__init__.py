"""The server: tables for people and bots over HTTP and WebSocket.

`app.create_app` builds it. See `docs/api.md` for writing clients and `docs/hosting.md` for running
a server. The extra ``server`` installs what it needs.
"""

from sixrow.extras import require

require("server")
