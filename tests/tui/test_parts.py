"""The parts that draw nothing: dice held, a draft, the witness, settings, addresses."""

import asyncio
from pathlib import Path

import pytest

from sixrow.rules import Refusal
from sixrow.text.languages import LANGUAGES, speaking
from sixrow.tui.http_client import read_link, read_server
from sixrow.tui.keep import Keep
from sixrow.tui.local import LocalLink
from sixrow.tui.new_game import Chosen, local_record
from sixrow.tui.processes import new_engine
from sixrow.tui.screens.table_keys import table_keys
from sixrow.tui.settings import UserSettings, load_settings, save_settings
from sixrow.tui.themes import theme_for
from sixrow.tui.widgets.lines import KeyHint
from sixrow.tui.widgets.scales import SMALL
from tests.prompt.scripted import begun
from tests.tui.playing import application, at_table, in_loop, is_over, keys_for, play_on, shown


def test_dice_that_were_kept_are_held_still_and_locked_ones_stay() -> None:
    keep = Keep()
    keep.fall("11255566", kept="155", locked="15")
    assert keep.held == "155"
    assert [die.locked for die in keep.dice if die.held] == [True, True, False]
    keep.toggle(0)
    assert keep.held == "155"
    keep.hold("66")
    assert keep.held == "1566"
    assert keep.rolling == 4
    keep.spend("1125")
    assert [die.face for die in keep.dice if die.spent] == [5, 5, 6, 6]


def test_no_dice_are_held_in_the_word_of_the_notation() -> None:
    keep = Keep()
    keep.fall("12345666")
    assert keep.held == "-"
    keep.fall("-")
    assert keep.dice == ()


def test_settings_are_kept_for_nobody_else_and_nonsense_is_as_usual(tmp_path: Path) -> None:
    path = tmp_path / "config" / "terminal.json"
    kept = UserSettings(theme="light", language="nb", cookies={"http://a": "b"}, odds=False)
    save_settings(kept, path)
    assert load_settings(path) == kept
    assert path.stat().st_mode & 0o077 == 0
    path.chmod(0o644)
    save_settings(kept, path)
    assert path.stat().st_mode & 0o077 == 0
    for text in ("", "[]", '{"theme": "pink", "odds": 3, "cookies": [], "name": null}'):
        path.write_text(text)
        assert load_settings(path) == UserSettings()


@pytest.mark.parametrize(
    ("wish", "terminal", "theme"),
    [
        ("light", "", "sixrow-light"),
        ("dark", "0;15", "sixrow-dark"),
        ("auto", "", "sixrow-dark"),
        ("auto", "0;15", "sixrow-light"),
        ("auto", "15;0", "sixrow-dark"),
    ],
)
def test_light_or_dark(
    wish: str, terminal: str, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLORFGBG", terminal)
    assert theme_for(wish) == theme


def test_invitations_and_servers_as_people_paste_them() -> None:
    assert read_link(" https://a.org/join/w0rd ") == ("https://a.org", "w0rd")
    assert read_link("127.0.0.1:8036/join/x") == ("http://127.0.0.1:8036", "x")
    assert read_server("a.org:81/") == "http://a.org:81"
    for text in ("", "https://a.org", "https://a.org/table/x", "ftp://a.org/join/x"):
        with pytest.raises(Refusal):
            read_link(text)
    for text in ("", "http://", "ftp://a.org", "http://a.org:99999"):
        with pytest.raises(Refusal):
            read_server(text)


@pytest.mark.parametrize("game", ["columbiz", "sequence-dice"])
@pytest.mark.parametrize("language", LANGUAGES)
@in_loop
async def test_the_table_fits_80_columns_in_every_language(language: str, game: str) -> None:
    with speaking(language):
        chosen = Chosen(game=game, mode="device", players="4", names="Ada, Bo, Cy, Di")
        app = application(record=local_record(chosen))
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await at_table(pilot)
            for _ in range(12):
                hints = table_keys(screen.play, SMALL)
                assert _width(hints) <= 80, (screen.play.moment, hints)
                for key in keys_for(screen):
                    app.simulate_key(key)
                await pilot.pause(0.02)
                assert "…" not in "".join(shown(pilot).splitlines()[1:14])


def _width(hints: list[KeyHint]) -> int:
    return sum(len(f" {each.key} {each.label} ") for each in hints)


@in_loop
async def test_a_draft_is_taken_back_and_nothing_was_sent() -> None:
    app = application(record=begun("columbiz", "Ada", "Bo", seed="6"))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await play_on(pilot, lambda: len(screen.model.draft.words) > 1)
        version, words = screen.model.history[-1].event.number, screen.model.draft.words
        assert "( ● )" in shown(pilot) or "( ▲ )" in shown(pilot)
        await pilot.press("u")
        assert screen.model.draft.words == words[:-1]
        await pilot.press(*"u" * len(words))
        assert screen.model.draft.words == ()
        assert screen.model.history[-1].event.number >= version


@in_loop
async def test_dice_and_cells_can_be_clicked() -> None:
    app = application(record=begun("columbiz", "Ada", "Bo", seed="6"))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await play_on(pilot, lambda: screen.play.moment.value == "keep")
        await pilot.click("DiceRow", offset=(10, 1))
        assert [die.held for die in screen.play.keep.dice][:3] == [False, True, False]
        await pilot.press("s")
        await pilot.pause()
        cell = next(word for word in screen.play.choices if word != "end")
        column, rank = "abcdef".index(cell[0]), int(cell[1])
        await pilot.click("Board", offset=(3 + 6 * column + 2, 1 + 2 * (6 - rank)))
        await pilot.pause()
        assert screen.model.draft.words == (cell,)
        assert not is_over(pilot)


@in_loop
async def test_what_was_not_finished_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    app = application(record=begun("sequence-dice", "Ada", "Bo", seed="6"))
    async with app.run_test(size=(80, 24)) as pilot:
        await at_table(pilot)
        await pilot.press("r", "r")
    told: list[str] = []
    app.put_away(told.append)
    assert "sequence-dice-1.sixrow" in told[0]
    assert "sixrow play --resume" in told[0]
    again = application()
    async with again.run_test(size=(80, 24)) as pilot:
        await again.open_record(Path("sequence-dice-1.sixrow"))
        screen = await at_table(pilot)
        assert isinstance(screen.model.link, LocalLink)
        assert screen.model.link.table.proven
        assert len(screen.model.witness.rolls) == 2


def test_what_compiles_says_nothing_over_the_screen(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []

    async def compiled() -> None:
        engine = new_engine(told.append)
        await engine.ready()

    program = "import sys; print('a folder'); print('a part'); print('a warning', file=sys.stderr)"
    monkeypatch.setattr("sixrow.workers.engine_process.PROGRAM", program)
    asyncio.run(compiled())
    assert told == ["a part"]
    assert capfd.readouterr().err == ""
