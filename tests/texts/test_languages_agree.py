"""Every language says the same things, with the same facts in them."""

import re

import pytest

from caravanserai.contract.reading import arguments, junk, messages, pattern, resources, words
from caravanserai.texts import LANGUAGES, Texts

OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES_KEPT_IN_LATIN = {"Caravanserai", "Century", "English", "Python", "I", "II", "III"}
NOT_WORDS = re.compile(r"\[\[.*?\]\]|\\u[0-9A-F]{4}|\b[A-Z][A-Z0-9]-\d+[a-z]?\b")  # tokens, escapes, rule clauses


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    assert junk(language) == []
    for message in messages(language).values():
        pattern(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    keys = [
        entry.id.name for resource in resources(language).values() for entry in resource.body if hasattr(entry, "id")
    ]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_files_and_keys(language: str) -> None:
    assert resources(language).keys() == resources("en").keys()
    for name, resource in resources("en").items():
        english = {entry.id.name for entry in resource.body if hasattr(entry, "id")}
        other = {entry.id.name for entry in resources(language)[name].body if hasattr(entry, "id")}
        assert english == other, name


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    for key in english:
        assert arguments(key, english) == arguments(key, other), key


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_things_are_drawn(language: str) -> None:
    english, other = messages("en"), messages(language)
    token = re.compile(r"\[\[.*?\]\]")
    for key in english:
        assert sorted(token.findall(words(english[key]))) == sorted(token.findall(words(other[key]))), key


@pytest.mark.parametrize("language", OTHERS)
def test_no_latin_letters_among_cyrillic_ones(language: str) -> None:
    for key, message in messages(language).items():
        for word in re.findall(r"\w+", NOT_WORDS.sub(" ", words(message))):
            if word not in NAMES_KEPT_IN_LATIN:
                assert not re.search("[A-Za-z]", word), f"{key}: {word}"


def test_each_language_keeps_to_its_own_letters() -> None:
    for key, message in messages("ru").items():
        assert not re.search("[іїєґІЇЄҐ’]", words(message)), key
    for key, message in messages("uk").items():
        assert not re.search("[ыэъёЫЭЪЁ']", words(message)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_written_comes_back_as_its_key(language: str) -> None:
    texts = Texts(language)
    assert not texts.has("no-such-text")
    assert texts.say("no-such-text") == "no-such-text"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_isolation_marks(language: str) -> None:
    assert Texts(language).say("turn-of", player="Anna").isprintable()
