import pytest
from msgspec.structs import replace

from sixrow.store import Account, Store, Token
from tests.store.tables import meet, refusal

ADA = Account(
    id="ada",
    name="Ada Lovelace",
    kind="account",
    password="$argon2id$…",
    created=5,
    settings={"board": "dark", "sounds": False},
)


def token(number: int, person: str = "ada") -> Token:
    name = f"token-{number}"
    return Token(id=name, person=person, label="my bot", digest=f"d{number}", created=number)


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
    assert (bo.kind, bo.name, bo.password) == ("account", "Bo", "hash")
    assert refusal(store.people.promote, "bo", "Bo", "x") == "not-a-guest"


def test_what_changes(store: Store) -> None:
    store.people.create(ADA)
    people = store.people
    people.rename("ada", "Countess")
    people.set_password("ada", "new")
    assert [people.raise_epoch("ada") for _ in range(2)] == [1, 2]
    people.ban("ada", 99, "rude")
    people.save_settings("ada", {"board": "light"})
    people.touch("ada", 42)
    assert people.get("ada") == replace(
        ADA,
        name="Countess",
        password="new",
        epoch=2,
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
    assert store.people.token_owner("d2") == ADA
    assert store.people.token_owner("d3") is None
    assert refusal(store.people.add_token, token(1)) == "token-exists"
    same_digest = replace(token(3), digest="d1")
    assert refusal(store.people.add_token, same_digest) == "token-exists"


def test_only_its_owner_drops_a_token(store: Store) -> None:
    store.people.create(ADA)
    store.people.add_token(token(1))
    assert refusal(store.people.drop_token, "bo", "token-1") == "no-such-token"
    store.people.drop_token("ada", "token-1")
    assert store.people.token_owner("d1") is None
    assert refusal(store.people.drop_token, "ada", "token-1") == "no-such-token"
