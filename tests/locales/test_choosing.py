"""Which language is spoken, and how it writes numbers."""

import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from sixrow.rules import Refusal
from sixrow.text import sentences
from sixrow.text.languages import (
    LANGUAGES,
    language,
    read_language,
    speaking,
    system_language,
)
from sixrow.text.numerals import decimal, spread, whole
from sixrow.text.sentences import listed, say
from tests.cli.commands import PROGRAM, environment, run, start
from tests.locales.catalogues import LOCALES
from tests.support.patience import PATIENCE

LISTED = "en, nb, fr, pt, de"
RULE = {
    "en": "- S-8 (printed) When",
    "nb": "- S-8 (trykt) Når",
    "fr": "- S-8 (imprimé) Quand",
    "pt": "- S-8 (impresso) Quando",
    "de": "- S-8 (gedruckt) Hat",
}


@pytest.fixture(autouse=True)
def nothing_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SIXROW_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("nb", "nb"),
        ("NB", "nb"),
        ("nb-NO", "nb"),
        ("no_NO.UTF-8", "nb"),
        ("nn_NO", "nb"),
        ("pt_BR", "pt"),
        ("de_AT@euro", "de"),
        (" fr ", "fr"),
        ("en_GB.UTF-8", "en"),
    ],
)
def test_a_language_by_any_of_its_names(name: str, found: str) -> None:
    assert read_language(name) == found


@pytest.mark.parametrize("name", ["es", "", "nbx", "C", "../en", "e"])
def test_an_unknown_language_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_language(name)
    assert refused.value.code == "unknown-language"
    assert refused.value.details == {"value": name, "allowed": LANGUAGES}


@pytest.mark.parametrize(
    ("variables", "found"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "pt_PT"}, "pt"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "es_ES"}, "en"),
    ],
)
def test_the_language_of_the_system(variables: dict[str, str], found: str) -> None:
    assert system_language(variables) == found


@pytest.mark.parametrize("chosen", LANGUAGES)
def test_an_option_a_variable_and_the_locale_choose(
    chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("--language", chosen, "rules", "S-8").stdout.startswith(RULE[chosen])
    assert language() == "en"
    monkeypatch.setenv("LANG", f"{chosen}.UTF-8")
    assert run("rules", "S-8").stdout.startswith(RULE[chosen])
    monkeypatch.setenv("LANG", "it_IT")
    monkeypatch.setenv("SIXROW_LANGUAGE", chosen)
    assert run("rules", "S-8").stdout.startswith(RULE[chosen])
    assert run("--language", "de", "rules", "S-8").stdout.startswith(RULE["de"])


def test_a_program_of_its_own_speaks_the_language_of_the_system(tmp_path: Path) -> None:
    done = start("rules", "chess", folder=tmp_path, LC_MESSAGES="nb_NO.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("«chess» finnes ikke i reglene;")


def test_a_refusal_lists_the_languages_in_the_one_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    result = run("--language", "es", "rules")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"There is no language “es”; choose from {LISTED}.\n"
    monkeypatch.setenv("LANG", "fr_FR")
    monkeypatch.setenv("SIXROW_LANGUAGE", "klingon")
    result = run("rules")
    assert result.exit_code == 2
    assert "pas de langue «\N{NO-BREAK SPACE}klingon\N{NO-BREAK SPACE}»" in result.stderr
    assert LISTED in result.stderr


def test_signs_that_the_output_does_not_have_are_question_marks(tmp_path: Path) -> None:
    done = subprocess.run(
        (*PROGRAM, "--language", "fr", "rules", "C-2"),
        cwd=tmp_path,
        env=environment(PYTHONIOENCODING="latin-1"),
        capture_output=True,
        encoding="latin-1",
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "(tranché) Le numéro 1" in done.stdout
    assert "l?image" in done.stdout


def test_where_a_language_has_no_sentence_english_speaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(LOCALES, tmp_path / "locales")
    catalogue = tmp_path / "locales" / "nb" / "common.ftl"
    lines = catalogue.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith("colour-red")]
    catalogue.write_text("".join(kept), encoding="utf-8")
    monkeypatch.setattr(sentences, "FOLDER", tmp_path / "locales")
    monkeypatch.setattr(sentences, "message_sources", cache(sentences.message_sources.__wrapped__))
    with speaking("nb"):
        assert (say("colour-green"), say("colour-red")) == ("grønn", "red")
        with pytest.raises(LookupError):
            say("no-such-key")


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ("en", "1,234,567 1,234.50 -0.5 +3.0 0.250 ± 0.010"),
        ("nb", "1 234 567 1 234,50 -0,5 +3,0 0,250 ± 0,010"),
        ("fr", "1 234 567 1 234,50 -0,5 +3,0 0,250 ± 0,010"),
        ("pt", "1 234 567 1 234,50 -0,5 +3,0 0,250 ± 0,010"),
        ("de", "1.234.567 1.234,50 -0,5 +3,0 0,250 ± 0,010"),
    ],
)
def test_numbers(chosen: str, expected: str) -> None:
    with speaking(chosen):
        found = f"{whole(1234567)} {decimal(1234.5, 2)} {decimal(-0.5, 1)} {decimal(3, 1, '+')}"
        found += f" {spread(0.25, 0.01, 3)}"
    assert found.replace("\N{NO-BREAK SPACE}", " ") == expected
    assert " " not in found.split(" ")[0]


def test_a_list_of_names() -> None:
    told = []
    for chosen in LANGUAGES:
        with speaking(chosen):
            told.append(listed(["Ada", "Bo", "Cy"]))
    assert told == [f"Ada, Bo {word} Cy" for word in ("and", "og", "et", "e", "und")]
