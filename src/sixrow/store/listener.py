"""PostgreSQL's LISTEN in a thread: notifications of what other nodes have written."""

from contextlib import suppress
from threading import Event, Thread

from sixrow.store.database import Database, OnChange, connection_limits

TABLES = "sixrow_tables"
LINES = "sixrow_lines"
PEOPLE = "sixrow_people"

_GLANCE = 0.2
"""How often the thread checks whether to stop, in seconds."""

_PAUSE = 1.0
"""The delay before it reconnects, in seconds."""


class ChangeListener:
    """Listens until it is closed."""

    def __init__(
        self,
        database: Database,
        heard: OnChange,
        said: OnChange | None = None,
        met: OnChange | None = None,
    ) -> None:
        self._heard = {TABLES: heard}
        self._heard |= {name: call for name, call in ((LINES, said), (PEOPLE, met)) if call}
        self._stopped = Event()
        self._ready = Event()
        self._thread: Thread | None = None
        if not database.is_sqlite:
            url = database.url.set(drivername="postgresql")
            self._limits = connection_limits(url)
            self._address = url.render_as_string(hide_password=False)
            self._thread = Thread(target=self._run, name="sixrow-listening", daemon=True)
            self._thread.start()
            self._ready.wait(10)

    def close(self) -> None:
        """Stop listening. No callback runs after this returns."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        import psycopg  # noqa: PLC0415 (SQLite does without)

        while not self._stopped.is_set():
            with suppress(psycopg.Error):
                self._listen()
            self._stopped.wait(_PAUSE)

    def _listen(self) -> None:
        import psycopg  # noqa: PLC0415

        with psycopg.connect(self._address, autocommit=True, **self._limits) as connection:
            for channel in self._heard:
                connection.execute(f"LISTEN {channel}")
            self._ready.set()
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=_GLANCE):
                    table, _, number = notice.payload.rpartition(" ")
                    if number.isdigit():
                        self._heard[notice.channel](table, int(number))
