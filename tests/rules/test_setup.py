"""Set-ups: players, options and editions, from values and from words, and every refusal."""

from itertools import product
from typing import Any

import pytest

from sixrow.rules import COLUMBIZ, GAMES, SEQUENCE_DICE, ColumbizSetup, Game, SetupRefused, start
from sixrow.rules.refusal import Detail

DEFAULTS = {"reroll": "any", "limit": 4, "extension": "full", "captives": "square"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", [None, "nb", "fr", "pt", "de"])
@pytest.mark.rule("C-10")
def test_the_editions_differ_only_in_the_french_limit(players: int, edition: str | None) -> None:
    options = COLUMBIZ.setup(players, edition).options()
    limit = 3 if (edition, players) == ("fr", 4) else 4
    assert options == {**DEFAULTS, "limit": limit}


def test_an_option_named_beside_an_edition_has_the_last_word() -> None:
    setup = COLUMBIZ.setup(4, "fr", limit=4, captives="linear")
    assert setup.options() == {**DEFAULTS, "captives": "linear"}


def test_every_combination_of_options_makes_a_game() -> None:
    for game, players in product(GAMES.values(), (2, 3, 4)):
        for values in product(*(option.values for option in game.options)):
            options = dict(zip((option.name for option in game.options), values, strict=True))
            if options.get("limit") == 3 and players < 4:
                continue
            setup = game.make_setup(players=players, **options)
            assert setup.options() == options
            assert start(setup).setup == setup
            assert setup.game is game


def test_the_games_are_known_by_name() -> None:
    assert list(GAMES) == ["columbiz", "sequence-dice"]
    assert (COLUMBIZ.pieces, SEQUENCE_DICE.pieces) == ("discs", "chips")
    assert [(option.name, option.rule) for option in COLUMBIZ.options] == [
        ("reroll", "C-8"),
        ("limit", "C-10"),
        ("extension", "C-18"),
        ("captives", "C-22"),
    ]
    assert [(option.name, option.rule) for option in SEQUENCE_DICE.options] == [
        ("length", "S-5"),
        ("chips", "S-15"),
    ]


def test_each_player_is_a_side_unless_they_play_in_teams() -> None:
    assert [COLUMBIZ.setup(players).sides for players in (2, 3, 4)] == [2, 3, 4]
    assert [COLUMBIZ.setup(4).side_of(seat) for seat in range(4)] == [0, 1, 2, 3]
    assert [SEQUENCE_DICE.setup(4).side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [SEQUENCE_DICE.setup(3).side_of(seat) for seat in range(3)] == [0, 1, 2]


REFUSED: list[tuple[Game, dict[str, Any], str, str | None, dict[str, Detail]]] = [
    (
        COLUMBIZ,
        {"players": 5},
        "wrong-number-of-players",
        None,
        {"field": "players", "value": "5", "allowed": (2, 3, 4)},
    ),
    (
        SEQUENCE_DICE,
        {"players": 1},
        "wrong-number-of-players",
        None,
        {"field": "players", "value": "1", "allowed": (2, 3, 4)},
    ),
    (
        COLUMBIZ,
        {"players": True},
        "wrong-number-of-players",
        None,
        {"field": "players", "value": "True", "allowed": (2, 3, 4)},
    ),
    (
        COLUMBIZ,
        {"players": 2, "length": 5},
        "unknown-option",
        None,
        {"field": "length", "allowed": ("captives", "extension", "limit", "reroll")},
    ),
    (
        SEQUENCE_DICE,
        {"players": 2, "reroll": "any"},
        "unknown-option",
        None,
        {"field": "reroll", "allowed": ("chips", "length")},
    ),
    (
        COLUMBIZ,
        {"players": 2, "edition": "sv"},
        "unknown-edition",
        None,
        {"field": "edition", "value": "sv", "allowed": ("nb", "fr", "pt", "de")},
    ),
    (
        SEQUENCE_DICE,
        {"players": 2, "edition": "nb"},
        "unknown-edition",
        None,
        {"field": "edition", "value": "nb", "allowed": ()},
    ),
    (
        SEQUENCE_DICE,
        {"players": 2, "length": 7},
        "unknown-value",
        "S-5",
        {"field": "length", "value": "7", "allowed": (6, 5)},
    ),
    (
        SEQUENCE_DICE,
        {"players": 2, "chips": "none"},
        "unknown-value",
        "S-15",
        {"field": "chips", "value": "none", "allowed": ("box", "unlimited")},
    ),
    (
        COLUMBIZ,
        {"players": 2, "reroll": "never"},
        "unknown-value",
        "C-8",
        {"field": "reroll", "value": "never", "allowed": ("any", "locked")},
    ),
    (
        COLUMBIZ,
        {"players": 4, "limit": 5},
        "unknown-value",
        "C-10",
        {"field": "limit", "value": "5", "allowed": (4, 3)},
    ),
    (
        COLUMBIZ,
        {"players": 2, "extension": ""},
        "unknown-value",
        "C-18",
        {"field": "extension", "value": "", "allowed": ("full", "difference")},
    ),
    (
        COLUMBIZ,
        {"players": 2, "captives": 1},
        "unknown-value",
        "C-22",
        {"field": "captives", "value": "1", "allowed": ("square", "capped", "linear")},
    ),
    (
        COLUMBIZ,
        {"players": 3, "limit": 3},
        "limit-needs-four",
        "C-10",
        {"field": "limit", "value": 3},
    ),
]


@pytest.mark.parametrize(
    ("game", "values", "code", "rule", "details"),
    REFUSED,
    ids=[f"{game.name}-{code}-{place}" for place, (game, _, code, *_) in enumerate(REFUSED)],
)
def test_a_set_up_that_makes_no_game_is_refused(
    game: Game, values: dict[str, Any], code: str, rule: str | None, details: dict[str, Detail]
) -> None:
    with pytest.raises(SetupRefused) as refused:
        game.setup(**values)
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert refused.value.details == details


def test_a_set_up_is_checked_however_it_is_made() -> None:
    with pytest.raises(SetupRefused, match="wrong-number-of-players"):
        ColumbizSetup(players=6)
    with pytest.raises(SetupRefused, match="limit-needs-four"):
        ColumbizSetup(players=2, limit=3)


def test_words_make_the_same_set_ups_as_values() -> None:
    assert COLUMBIZ.setup_from_text({}) == COLUMBIZ.setup(2)
    words = {"players": "4", "edition": "fr", "reroll": "locked"}
    assert COLUMBIZ.setup_from_text(words) == COLUMBIZ.setup(4, "fr", reroll="locked")
    assert words == {"players": "4", "edition": "fr", "reroll": "locked"}
    assert COLUMBIZ.setup_from_text({"players": "4", "limit": "3"}).options()["limit"] == 3
    assert SEQUENCE_DICE.setup_from_text({"players": "3", "length": "6"}) == SEQUENCE_DICE.setup(
        3, length=6
    )


@pytest.mark.parametrize("word", ["two", "", "-2", "2.0", "²", "٣", "004", "1_0", " 2"])
@pytest.mark.parametrize("field", ["players", "length"])
def test_a_word_that_is_no_number_is_refused(word: str, field: str) -> None:
    with pytest.raises(SetupRefused) as refused:
        SEQUENCE_DICE.setup_from_text({field: word})
    assert (refused.value.code, refused.value.rule) == ("not-a-number", None)
    assert refused.value.details == {"field": field, "value": word}


def test_words_are_refused_as_values_are() -> None:
    for words, code in (
        ({"players": "5"}, "wrong-number-of-players"),
        ({"colour": "red"}, "unknown-option"),
        ({"edition": "xx"}, "unknown-edition"),
        ({"captives": "cubed"}, "unknown-value"),
        ({"players": "2", "limit": "3"}, "limit-needs-four"),
    ):
        with pytest.raises(SetupRefused) as refused:
            COLUMBIZ.setup_from_text(words)
        assert refused.value.code == code


@pytest.mark.parametrize("value", [0, 5.0, True, None])
def test_only_the_values_of_an_option_are_accepted(value: object) -> None:
    with pytest.raises(SetupRefused, match="unknown-value"):
        SEQUENCE_DICE.setup(2, length=value)  # type: ignore[arg-type]
    with pytest.raises(SetupRefused, match="wrong-number-of-players"):
        SEQUENCE_DICE.setup(value)  # type: ignore[arg-type]


def test_what_is_offered_makes_a_set_up_and_the_first_values_are_the_usual_ones() -> None:
    for game in GAMES.values():
        offered = game.offered()
        for players in map(str, game.players):
            usual = {name: values[0] for name, values in offered.items() if values[0]}
            setup = game.setup_from_text({**usual, "players": players})
            assert setup == game.setup(int(players))
            for name, values in offered.items():
                for value in filter(None, values):
                    if (name, value) != ("limit", "3"):  # C-10: with four players only
                        game.setup_from_text({name: value, "players": players})
