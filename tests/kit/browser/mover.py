"""Makes a given move on the page, by clicks on what it is made of."""

from __future__ import annotations

from playwright.sync_api import Page

from pelagos.core.game import Game

READY = ".dock :is([data-move], [data-confirm]):not([aria-disabled=true])"
MOVES = """(parts) => [...document.querySelectorAll(parts)].filter((one) => one.checkVisibility())
  .map((one) => one.dataset.confirm ?? one.dataset.move)"""
MOST_CLICKS = 12


def make_move(page: Page, game: Game, move: str) -> None:
    """Click the move, or put it together and confirm it."""
    wanted = canonical(game, move)
    if send(page, game, wanted):
        return
    begin(page, wanted)
    parts = wanted.split(" ")[1:]
    for _ in range(MOST_CLICKS):
        if send(page, game, wanted):
            return
        assert add_part(page, parts), f"no click brings '{wanted}' nearer"
    raise AssertionError(f"'{wanted}' is not offered after {MOST_CLICKS} clicks")


def canonical(game: Game, move: str) -> str:
    return game.write(game.read(move))


def send(page: Page, game: Game, wanted: str) -> bool:
    """Click the button that sends the move, if there is one."""
    page.mouse.move(1, 1)  # what the mouse rests on tells what it is, over other things
    moves = page.evaluate(MOVES, READY)
    found = [number for number, move in enumerate(moves) if canonical(game, move) == wanted]
    if found:
        page.locator(READY).locator("visible=true").nth(found[0]).click()
    return bool(found)


def begin(page: Page, wanted: str) -> None:
    verb, *rest = wanted.split(" ")
    what = rest[0] if rest else ""
    deeds = page.locator(f".dock [data-deed='{verb}'], .dock [data-deed='{verb} {what}']")
    if not deeds.count():
        deeds = page.locator(f".dock [data-deed^='{verb} ']")
    cards = page.locator(f".ody-dock [data-card='{what}']")
    if deeds.count():
        deeds.first.click()
    elif cards.count() and verb in ("play", "down"):
        cards.first.click()


def add_part(page: Page, parts: list[str]) -> bool:
    """Make one click that adds a part of the move, or one more card."""
    for part in parts:
        choices = page.locator(f".dock :is([data-aim='{part}'], [data-choice='{part}']):not([aria-pressed=true])")
        choices = choices.or_(page.locator(f".board [data-space='{part}'].offered:not([aria-pressed=true])"))
        choices = choices.locator("visible=true")
        if choices.count():
            choices.first.click()
            return True
        for select in page.locator(f".dock select:has(option[value='{part}'])").all():
            if select.input_value() != part:
                select.select_option(part)
                return True
    paid = parts[parts.index("discard") + 1 :] if "discard" in parts else []
    for part in paid:
        cards = page.locator(f".hand button[data-card='{part}'][aria-pressed=false]")
        if cards.count():
            cards.first.click()
            return True
    more = page.locator(".dock .stepper [data-test=more]:not([disabled])")
    if more.count():
        more.first.click()
        return True
    return False
