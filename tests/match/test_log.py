"""Persistent logs behave like immutable tuples and dicts, even when two versions share one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrow.match.log import Answers, Log

BRANCHES = st.lists(st.integers(0, 100), max_size=60)
"""To which of all that were made so far one more is added, time after time."""


@given(BRANCHES)
def test_a_log_is_a_tuple_to_which_anyone_may_add(branches: list[int]) -> None:
    logs: list[Log[int]] = [Log()]
    awaited: list[tuple[int, ...]] = [()]
    for item, branch in enumerate(branches):
        place = branch % len(logs)
        logs.append(logs[place].plus(item))
        awaited.append((*awaited[place], item))
    for log, items in zip(logs, awaited, strict=True):
        assert log == items
        assert log == Log([*items], len(items))
        assert len(log) == len(items)
        assert list(reversed(log[:])) == list(reversed(items))
        assert log[-3:] == items[-3:]
        assert log[:2] == items[:2]
        assert [log[place] for place in range(-len(items), len(items))] == [*items, *items]
        with pytest.raises(IndexError):
            log[len(items)]
        with pytest.raises(IndexError):
            log[-len(items) - 1]


def test_logs_are_the_same_only_if_all_in_them_is() -> None:
    log = Log[int]().plus(1)
    longer = log.plus(2)
    assert log != longer
    assert longer != log.plus(3)
    assert longer == log.plus(2)
    assert log != [1]


@given(BRANCHES)
def test_answers_know_their_own_commands_alone(branches: list[int]) -> None:
    made = [Answers()]
    awaited: list[dict[tuple[str, str], tuple[int, int]]] = [{}]
    for number, branch in enumerate(branches):
        place = branch % len(made)
        key, span = ("ada", str(number % 7) + str(len(awaited[place]))), (number, number + 1)
        if key in awaited[place]:
            continue
        made.append(made[place].plus(key, span))
        awaited.append({**awaited[place], key: span})
    keys = {key for each in awaited for key in each}
    for answers, spans in zip(made, awaited, strict=True):
        assert {key: answers.get(key) for key in keys} == {key: spans.get(key) for key in keys}
        assert all(
            (answers == other) == (spans == theirs)
            for other, theirs in zip(made, awaited, strict=True)
        )
