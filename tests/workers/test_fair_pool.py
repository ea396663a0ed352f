"""People are served in turn, and nobody waits for the work of others longer than for one piece."""

import asyncio
import os
import time
from collections.abc import Iterator

import pytest

from sixrow.rules import Refusal
from sixrow.workers.fair_pool import FairPool, Owner, TurnQueue, WorkLost
from tests.support.patience import PATIENCE

ADA, BO, CY = Owner("1.1.1.1", "ada"), Owner("2.2.2.2", "bo"), Owner("2.2.2.2", "cy")


@pytest.fixture
def pool() -> Iterator[FairPool]:
    pool = FairPool(1, PATIENCE, most=3)
    yield pool
    pool.close()


async def test_addresses_have_their_turns_and_people_at_each() -> None:
    queue, order = TurnQueue(), []
    loop = asyncio.get_running_loop()
    turns = {
        loop.create_future(): name
        for name in ("bo 1", "bo 2", "bo 3", "cy 1", "cy 2", "ada 1", "ada 2")
    }
    for turn, name in turns.items():
        queue.put({"ada": ADA, "bo": BO, "cy": CY}[name.split()[0]], turn)
    assert (len(queue), queue.waiting(BO.address)) == (7, 5)
    while (popped := queue.pop()) is not None:
        order.append(turns[popped])
    assert order == ["bo 1", "ada 1", "cy 1", "ada 2", "bo 2", "cy 2", "bo 3"]
    assert len(queue) == 0


async def test_nobody_waits_for_all_that_another_has_asked_for(pool: FairPool) -> None:
    await pool.run(BO, time.sleep, 0)  # the process has started
    done: list[str] = []

    async def work(owner: Owner) -> None:
        await pool.run(owner, time.sleep, 0.02)
        done.append(owner.person)

    await asyncio.gather(*(work(owner) for owner in (BO, BO, BO, BO, ADA)))
    assert done.index("ada") == 2, "one was begun, and Bo's next was first in turn"


async def test_too_much_of_one_address_is_refused_and_others_are_not(pool: FairPool) -> None:
    tasks = [asyncio.create_task(pool.run(BO, time.sleep, 0.05)) for _ in range(4)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="queue-full"):
        await pool.run(CY, time.sleep, 0)
    await pool.run(ADA, time.sleep, 0)
    await asyncio.gather(*tasks)


async def test_nothing_is_begun_for_those_who_have_gone(pool: FairPool) -> None:
    first = asyncio.create_task(pool.run(BO, time.sleep, 0.05))
    gone = [asyncio.create_task(pool.run(BO, time.sleep, 600)) for _ in range(3)]
    await asyncio.sleep(0)
    assert pool.waiting == 3
    for task in gone:
        task.cancel()
    await asyncio.gather(*gone, return_exceptions=True)
    assert pool.waiting == 0
    assert await pool.run(ADA, os.getpid) != os.getpid()
    await first


async def test_only_the_work_is_timed_and_only_a_stuck_process_is_replaced() -> None:
    pool = FairPool(2, PATIENCE)
    try:
        await asyncio.gather(*(pool.run(ADA, time.sleep, 0.05) for _ in range(2)))
        before, pool.patience = set(pool.processes), 0.5
        waiting = [pool.run(ADA, time.sleep, 0.1) for _ in range(16)]
        assert await asyncio.gather(*waiting) == [None] * 16, "0.7 s in the queue are no fault"
        with pytest.raises(WorkLost):
            await pool.run(BO, time.sleep, 600)
        assert len(before & set(pool.processes)) == 1
    finally:
        pool.close()
