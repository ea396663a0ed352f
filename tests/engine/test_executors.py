"""Work is handed out ahead and comes back in order."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from sixrow.engine.executors import in_order


def test_results_come_in_the_order_of_the_tasks_and_few_are_taken_ahead() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[tuple[int]]:
        for number in range(10):
            taken.append(number)
            yield (number,)

    with ThreadPoolExecutor(2) as pool:
        results = in_order(pool, lambda number: number**2, tasks(), ahead=3)
        assert next(results) == 0
        assert taken == [0, 1, 2, 3]
        assert [*results] == [number**2 for number in range(1, 10)]


def test_what_has_not_begun_is_cancelled_when_nobody_asks_any_more() -> None:
    begun: list[int] = []
    held = Event()

    def work(number: int) -> int:
        begun.append(number)
        if number:
            held.wait()
        return number

    with ThreadPoolExecutor(1) as pool:
        results = in_order(pool, work, ((number,) for number in range(6)), ahead=4)
        assert next(results) == 0
        del results
        held.set()
    assert len(begun) <= 2


def test_an_error_is_raised_in_place_of_the_result() -> None:
    with ThreadPoolExecutor(1) as pool:
        results = in_order(pool, lambda number: 1 / number, ((1,), (0,), (1,)), ahead=1)
        assert next(results) == 1
        with pytest.raises(ZeroDivisionError):
            next(results)
