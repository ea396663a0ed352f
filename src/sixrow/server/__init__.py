"""The server: tables for people and bots over HTTP and WebSocket.

`app.create_app` puts it together; `docs/api.md` is the page for those who write clients, and
`docs/hosting.md` for those who run one.
"""
