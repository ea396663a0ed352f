"""Live tables: loading, commands, storage, broadcasting to clients, and eviction."""
