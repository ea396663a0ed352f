"""The server: HTTP and WebSocket over the store and the authority."""
