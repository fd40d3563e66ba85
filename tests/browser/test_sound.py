"""What the board sounds like: every cue is heard, none clips or lasts, each is told in words; volume, mute, the first key."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.board_rounds import votes
from tests.browser.board_wavelength import wavelength
from tests.browser.catalogue import LANGUAGES
from tests.browser.layout import BOARD, TVS, faults
from tests.browser.staged import draw, names
from tests.browser.staged_board import draw_scene
from tests.browser.table import Table

RENDER = """async () => {
  const { CUES, mixer, ring } = await import(new URL(document.body.dataset.base + "/board/tones.js", location.href).href);
  const RATE = 22050;
  async function heard(cues) {
    const desk = new OfflineAudioContext(1, 4 * RATE, RATE);
    const { into } = mixer(desk);
    for (const [cue, start] of cues) ring(desk, into, cue, start);
    const samples = Array.from((await desk.startRendering()).getChannelData(0), Math.abs);
    const first = samples.findIndex((one) => one > 0.003);
    const last = samples.length - 1 - samples.slice().reverse().findIndex((one) => one > 0.003);
    let loudest = 0;  // of all pieces of 50 ms, as power
    for (let at = 0; at < samples.length; at += RATE / 20) {
      const piece = samples.slice(at, at + RATE / 20);
      loudest = Math.max(loudest, Math.sqrt(piece.reduce((sum, one) => sum + one * one, 0) / piece.length));
    }
    const edge = Math.max(...samples.slice(first, first + RATE / 1000), ...samples.slice(last - 20, last));
    return { peak: Math.max(...samples), length: (last - first) / RATE, loudest, edge };
  }
  const found = {};
  for (const cue of Object.keys(CUES)) found[cue] = await heard([[cue, 0]]);
  const crowd = Array.from({ length: 20 }, (_, n) => ["vote", n * 0.085]);
  found.crowd = await heard(crowd.concat([["win", 1], ["reveal", 1], ["time_up", 1], ["join", 1], ["locked", 1]]));
  const pitches = [].concat(...Object.values(CUES)).map((tone) => [tone[1], tone[5]]);
  return [found, [].concat(...pitches).filter(Boolean)];
}"""
REACH = """async () => {
  window.sounds = (await import(new URL(document.body.dataset.base + "/board/sound.js", location.href).href)).sounds;
  window.cues = Object.keys((await import(new URL(document.body.dataset.base + "/board/tones.js", location.href).href)).CUES);
}"""
"""The board's own sounds, for the scripts below."""
SPY = """() => {
  window.heard = [];
  Object.defineProperty(sounds, "heard", { get: () => (cue) => window.heard.push(cue), set: () => {} });
}"""
LONG = ("reveal", "win")
"""Cues that may take their time."""
C_MAJOR = (0, 2, 4, 5, 7, 9, 11)


def test_every_cue_is_heard_and_none_clips_or_lasts(table: Callable[..., Table]) -> None:
    board = table().board
    board.opens_a_room()
    found, pitches = board.page.evaluate(RENDER)
    for cue, heard in found.items():
        assert 0.15 < heard["peak"] < 0.98, (cue, heard)
        assert heard["loudest"] > 0.06, (cue, heard)
        assert heard["edge"] < 0.05, f"{cue} clicks: {heard}"
        if cue != "crowd":
            assert 0.04 < heard["length"] <= (2.2 if cue in LONG else 1.5), (cue, heard)
    assert len(pitches) > 30
    for pitch in pitches:
        assert _half_tone(pitch) in C_MAJOR, pitch


def _half_tone(pitch: float) -> int:
    """How many half tones above a C."""
    from math import log2

    steps = 12 * log2(pitch / 261.63)
    assert abs(steps - round(steps)) < 0.06, pitch
    return round(steps) % 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_heard_is_told_in_words_where_nothing_moves(table: Callable[..., Table], lang: str) -> None:
    board = _quiet_board(table, lang)
    draw_scene(board, wavelength(6, lang)["clue"], names(6))
    caption = board.page.locator(".caption")
    words = board.page.locator(".foot-words")
    place = words.bounding_box()
    board.page.keyboard.press("x")
    board.page.wait_for_function("() => document.querySelector('.tool.sound')")
    for cue in board.page.evaluate("cues"):
        board.page.evaluate(f"sounds.play('{cue}')")
        expect(caption).to_have_text(board.says(f"board.heard.{cue}"))
        fits = caption.evaluate("""(one) => {
          const box = one.getBoundingClientRect(), room = one.parentNode.getBoundingClientRect();
          return box.right <= room.right && parseFloat(getComputedStyle(one).fontSize) * 1080 / innerHeight >= 28;
        }""")
        assert fits, cue
    assert words.bounding_box() == place
    for size in TVS:
        board.page.set_viewport_size(size)
        board.page.evaluate("sounds.play('time_up')")
        assert faults(board.page, BOARD) == []
    expect(caption).to_have_count(0)


def test_one_key_wakes_the_sound_one_key_mutes_it_and_both_are_remembered(
    table: Callable[..., Table],
) -> None:
    board = _quiet_board(table)
    keys = board.page.keyboard
    board.page.evaluate(
        "void (sounds.desk && sounds.desk.suspend())"
    )  # as a browser that wants a gesture first
    board.shows("board.sound.asleep")
    assert not _plays(board)
    keys.press("s")
    board.shows("board.sound.on")
    assert _plays(board)
    board.page.wait_for_timeout(700)  # the press that woke the sound is over
    for key, level in (("-", 2), ("-", 1), ("+", 2)):
        keys.press(key)
        expect(board.page.get_by_text(board.says("board.sound.level", level=level, most=3))).to_have_count(1)
    keys.press("m")
    board.shows("board.sound.off")
    assert not _plays(board)
    board.reloads()
    board.page.evaluate(REACH)
    board.shows("board.sound.off")
    keys.press("s")
    expect(board.page.get_by_text(board.says("board.sound.level", level=2, most=3))).to_have_count(1)
    assert board.page.evaluate("sounds.mixer.volume.value") == 0.5
    board.page.wait_for_timeout(700)
    sign = board.page.get_by_role("button").last
    for said in ("on", "off", "on"):
        sign.click()
        board.shows(f"board.sound.{said}")
    assert board.page.evaluate("sounds.level") == 3


def test_nothing_is_heard_in_a_pause_or_of_what_a_page_came_in_the_middle_of(
    table: Callable[..., Table],
) -> None:
    board = _quiet_board(table)
    board.page.keyboard.press("x")
    board.shows("board.sound.on")
    staged = wavelength(3, "en")["needles"]
    board.page.evaluate(SPY)
    view = draw_scene(
        board, replace(staged, room={**staged.room, "paused": True}, when=".dial-place"), names(3)
    )
    _see(board, view)
    board.page.wait_for_timeout(1000)
    expect(board.page.locator(".hand-name")).to_have_count(1)
    assert board.page.evaluate("window.heard") == []
    going = {**view, "room": {**view["room"], "paused": False}, "left": None}
    _see(board, going)
    draw(board, "board/target.js", "Target", view=going)
    expect(board.page.locator(".band").first).to_be_visible()
    assert board.page.evaluate("window.heard.join()") == "needle,needle,open"
    board.page.evaluate("window.heard = []")
    board.page.evaluate("void (sounds.first = '')")  # as after a reload
    _see(board, going)
    draw(board, "board/target.js", "Target", view=going, key="again")
    expect(board.page.locator(".band").first).to_be_visible()
    draw_scene(board, votes(5)["vote-count"], names(5))
    board.page.wait_for_function("() => window.heard.length")
    assert "open" not in board.page.evaluate("window.heard") and "needle" not in board.page.evaluate(
        "window.heard"
    )


def _quiet_board(table: Callable[..., Table], lang: str = "en") -> Board:
    """In a room of its own, and nobody has pressed a key."""
    board = table(lang).board
    board.opens_a_room()
    board.page.evaluate(REACH)
    return board


def _see(board: Board, view: dict[str, Any]) -> None:
    board.page.evaluate("(view) => sounds.sees(view)", view)


def _plays(board: Board) -> bool:
    """Whether a cue is heard now."""
    return bool(board.page.evaluate("sounds.began = {}, sounds.play('turn'), !!sounds.began.turn"))
