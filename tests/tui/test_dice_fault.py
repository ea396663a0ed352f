"""A fault is told calmly: what it is, whether to go on, and details one key deeper."""

from sixrow.match.witness import DiceFault
from sixrow.tui.screens.dialogs import GoOn, Reading
from sixrow.tui.screens.table import TableScreen
from tests.tui.elsewhere import Told, second_game
from tests.tui.playing import application, at_table, in_loop, shown, until


class Doubtful(Told):
    """A link whose dice wait for the person."""

    went_on = False

    @property
    def hesitates(self) -> bool:
        return not self.went_on

    async def go_on(self) -> None:
        self.went_on = True


@in_loop
async def test_the_person_decides_whether_to_go_on() -> None:
    app, link = application(), Doubtful(second_game().told)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(TableScreen(link))
        screen = await at_table(pilot)
        link.witness.faults.append(DiceFault("left-out", 2))
        screen.model.changed()
        await until(pilot, lambda: isinstance(app.screen, GoOn))
        await pilot.pause()
        assert "You were connected, but roll 2 did not ask for your link." in shown(pilot)
        await pilot.press("f")
        await until(pilot, lambda: isinstance(app.screen, Reading))
        await pilot.pause()
        assert "The dice check failed." in shown(pilot)
        await pilot.press("escape", "escape")
        await until(pilot, lambda: app.screen is screen)
        screen.model.changed()
        await pilot.pause()
        assert app.screen is screen
        assert "The roll is waiting for you: press F" in shown(pilot)
        await pilot.press("f")
        await until(pilot, lambda: isinstance(app.screen, Reading))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, GoOn))
        await pilot.press("enter")
        await until(pilot, lambda: link.went_on)
