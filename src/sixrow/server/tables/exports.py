"""Records of games at tables, written in a thread of their own and kept once a game is over."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, TypeAlias

from sixrow.match import Table, export
from sixrow.notation import write_json, write_text
from sixrow.server.tables.live_table import LiveTable

RecordForm: TypeAlias = Literal["text", "json"]


class Exports:
    """Writes the records of games; one at a time, so that moves keep most of the processor."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="export")

    async def record(self, live: LiveTable, game: int, form: RecordForm = "text") -> str:
        """The record of a game, with the proof of its dice.

        Args:
            live: the table; it keeps the records of finished games while it is in memory.
            game: the number of a game that has begun.
            form: the format.
        """
        kept = live.records
        if (game, form) in kept:
            return kept[game, form]
        table = live.table
        record = await asyncio.get_running_loop().run_in_executor(
            self._thread, _written, table, game, form
        )
        if table.games[game - 1].result is not None:
            kept[game, form] = record
        return record

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _written(table: Table, game: int, form: RecordForm) -> str:
    return (write_text if form == "text" else write_json)(export(table, game))
