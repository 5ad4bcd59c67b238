"""A card's code can be typed wrong without opening another card."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as some

from referee.store import codes
from tests.house import NOON, House

CODES = some.text(codes.ALPHABET, min_size=6, max_size=6)


@given(CODES, some.integers(0, 5), some.sampled_from(codes.ALPHABET))
def test_one_wrong_letter_is_noticed(code: str, place: int, letter: str) -> None:
    whole = code + codes.check_letter(code)
    wrong = whole[:place] + letter + whole[place + 1 :]
    assert codes.read_code(wrong) == (code if wrong == whole else None)


@given(CODES)
def test_two_swapped_neighbours_are_noticed(code: str) -> None:
    whole = code + codes.check_letter(code)
    for place, (left, right) in enumerate(pairwise(whole)):
        swapped = whole[:place] + right + left + whole[place + 2 :]
        ends = {codes.ALPHABET[0], codes.ALPHABET[-1]}  # the one pair that Luhn cannot tell apart
        if left != right and {left, right} != ends:
            assert codes.read_code(swapped) is None


@given(CODES)
def test_case_spaces_and_the_check_letter_do_not_matter(code: str) -> None:
    assert codes.read_code(code.lower()) == code
    assert codes.read_code(f" {code[:3]}-{code[3:]} {codes.check_letter(code).lower()}") == code


def test_letters_that_look_alike_are_in_no_code() -> None:
    assert not set("01OILU") & set(codes.ALPHABET)
    assert codes.read_code("K0LO1U") is None
    assert codes.read_code("é" * 6) is None
    assert codes.read_code("K7Q4Z") is None


def test_a_lost_card_is_replaced_and_opens_nothing(house: House) -> None:
    lost = house.codes["ali"]
    with house.referee.database.writing() as connection:
        codes.revoke(connection, lost, NOON)
        fresh = codes.mint(connection, house.game, "badge", ["ali", "nico"], NOON)
    assert fresh["ali"] != lost
    assert fresh["nico"] == house.codes["nico"]
    referee = house.phone()
    assert referee.get(f"/c/{lost}").status_code == 404
    assert referee.get(f"/c/{fresh['ali']}").status_code == 302
