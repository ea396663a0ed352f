"""The types that servers and clients exchange: socket frames, table views, replays, lists."""
