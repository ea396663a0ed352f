import pytest
from msgspec.structs import replace

from sixrow.store import Account, Store, Token
from sixrow.store.people import SEEN_EVERY
from tests.store.tables import meet, refusal

ADA = Account(
    id="ada",
    name="Ada Lovelace",
    kind="account",
    password="$argon2id$…",
    created=5,
    settings={"board": "dark", "sounds": False},
)

YEAR = 365 * 24 * SEEN_EVERY


def token(number: int, person: str = "ada") -> Token:
    name = f"token-{number}"
    return Token(
        id=name, person=person, label="my bot", digest=f"d{number}", created=number, expires=YEAR
    )


def test_an_account_comes_back_as_it_was(store: Store, other: Store) -> None:
    store.people.create(ADA)
    assert other.people.get("ada") == ADA


@pytest.mark.parametrize("name", ["Ada Lovelace", "ADA LOVELACE", "\uff41da  lovelace"])
def test_a_name_is_found_however_it_is_written(store: Store, name: str) -> None:
    store.people.create(ADA)
    found = store.people.by_name(name)
    assert found is not None
    assert found.id == "ada"
    same = Account(id="eve", name=name, kind="account", created=6)
    assert refusal(store.people.create, same) == "name-taken"
    assert refusal(store.people.get, "eve") == "no-such-person"


def test_guests_may_be_called_anything(store: Store) -> None:
    store.people.create(ADA)
    for number in range(2):
        store.people.create(Account(id=f"g{number}", name="Ada Lovelace", created=6))
    assert store.people.by_name("nobody") is None
    assert refusal(store.people.create, replace(ADA, name="Other")) == "person-exists"


def test_a_guest_becomes_an_account(store: Store) -> None:
    store.people.create(ADA)
    meet(store, "bo")
    assert refusal(store.people.promote, "bo", "ada lovelace", "x") == "name-taken"
    store.people.promote("bo", "Bo", "hash")
    bo = store.people.get("bo")
    assert (bo.kind, bo.name, bo.password, bo.epoch) == ("account", "Bo", "hash", 1)
    assert refusal(store.people.promote, "bo", "Bo", "x") == "not-a-guest"


def test_what_changes(store: Store) -> None:
    store.people.create(ADA)
    people = store.people
    people.rename("ada", "Countess")
    people.set_password("ada", "new")
    assert people.epochs(["ada", "none"]) == {"ada": 1}
    assert [people.raise_epoch("ada") for _ in range(2)] == [2, 3]
    people.ban("ada", 99, "rude")
    people.save_settings("ada", {"board": "light"})
    people.touch("ada", 42)
    assert people.get("ada") == replace(
        ADA,
        name="Countess",
        password="new",
        epoch=3,
        banned_until=99,
        ban_reason="rude",
        settings={"board": "light"},
        seen=42,
    )
    people.unban("ada")
    assert (people.get("ada").banned_until, people.get("ada").ban_reason) == (0, "")
    assert people.by_name("Ada Lovelace") is None


def test_a_name_that_is_taken_cannot_be_taken_over(store: Store) -> None:
    meet(store, "ada", "bo", kind="account")
    assert refusal(store.people.rename, "bo", "ADA") == "name-taken"
    store.people.rename("bo", "BO")
    assert store.people.get("bo").name == "BO"


@pytest.mark.parametrize(
    ("ask", "arguments"),
    [
        ("get", ()),
        ("promote", ("X", "x")),
        ("rename", ("X",)),
        ("set_password", ("x",)),
        ("raise_epoch", ()),
        ("ban", (1, "x")),
        ("unban", ()),
        ("save_settings", ({},)),
        ("touch", (1,)),
        ("delete", ()),
    ],
)
def test_nobody_has_this_id(store: Store, ask: str, arguments: tuple[object, ...]) -> None:
    assert refusal(getattr(store.people, ask), "none", *arguments) == "no-such-person"


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_a_name_that_no_database_can_hold(store: Store, name: str) -> None:
    account = Account(id="x", name=name, created=1)
    assert refusal(store.people.create, account) == "cannot-be-stored"
    meet(store, "bo")
    assert refusal(store.people.rename, "bo", name) == "cannot-be-stored"


def test_a_token_leads_to_its_owner(store: Store) -> None:
    store.people.create(ADA)
    store.people.add_token(token(1))
    store.people.add_token(token(2))
    assert store.people.tokens("ada") == (token(1), token(2))
    assert store.people.tokens("bo") == ()
    assert store.people.token("d2", 5) == token(2)
    assert store.people.token("d3", 5) is None
    assert refusal(store.people.add_token, token(1)) == "token-exists"
    same_digest = replace(token(3), digest="d1")
    assert refusal(store.people.add_token, same_digest) == "token-exists"


def test_only_its_owner_drops_a_token(store: Store) -> None:
    store.people.create(ADA)
    store.people.add_token(token(1))
    assert refusal(store.people.drop_token, "bo", "token-1") == "no-such-token"
    store.people.drop_token("ada", "token-1")
    assert store.people.token("d1", 5) is None
    assert refusal(store.people.drop_token, "ada", "token-1") == "no-such-token"
    store.people.add_token(token(2))
    store.people.add_token(token(3, "bo"))
    store.people.drop_tokens("ada")
    assert (store.people.tokens("ada"), store.people.tokens("bo")) == ((), (token(3, "bo"),))


def test_a_token_expires_and_its_use_is_noted_once_an_hour(store: Store) -> None:
    store.people.create(ADA)
    store.people.add_token(token(1))
    used = []
    for now in (SEEN_EVERY, 2 * SEEN_EVERY - 1, 2 * SEEN_EVERY):
        assert store.people.token("d1", now) is not None
        used.append(store.people.tokens("ada")[0].used)
    assert used == [SEEN_EVERY, SEEN_EVERY, 2 * SEEN_EVERY]
    assert store.people.token("d1", YEAR) is None


def test_an_ended_session_is_remembered_until_its_cookies_expire(store: Store) -> None:
    store.people.end_session("one", 10, 20)
    store.people.end_session("one", 11, 21)
    assert store.people.ended(["one", "two"]) == {"one"}
    store.people.end_session("two", 22, 30)
    assert store.people.ended(["one", "two"]) == {"two"}


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        ("Ada", "\u0410d\u0430"),  # Cyrillic
        ("Ada", "\u0391da"),  # Greek
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Arno", "Amo"),
        ("Ada", "Ad\ufe0fa"),  # a variation selector
        ("Ada", "Ada\u3164"),  # a Hangul filler
    ],
)
def test_a_name_that_looks_like_an_accounts_is_taken(store: Store, name: str, alike: str) -> None:
    store.people.create(replace(ADA, name=name))
    found = store.people.resembling(alike)
    assert found is not None
    assert found.name == name
    eve = Account(id="eve", name=alike, kind="account", created=6)
    assert refusal(store.people.create, eve) == "name-taken"


def test_names_that_differ_are_not_alike(store: Store) -> None:
    names = ("Ali", "All", "Zoe", "Zo\u00eb", "\u0418\u0432\u0430\u043d", "\u660e")
    for number, name in enumerate(names):
        store.people.create(Account(id=str(number), name=name, kind="account", created=1))
    assert store.people.resembling("ALI") == store.people.by_name("Ali")
    assert store.people.resembling("Eve") is None
