"""What every client is told: frames of the socket, views of a table, replays of a game."""
