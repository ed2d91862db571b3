"""A player who clicks what the page offers, and prefers kinds of moves made seldom so far."""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache
from typing import Any

from playwright.sync_api import Page, TimeoutError

from tests.kit.browser.browser_player import DECIDES, BrowserPlayer
from tests.kit.games.boards import board_text

# Every control of the page that a move is made of. Disabled and hidden ones do not count.
IN_THE_DOCK = (
    ".dock :is(button, select):is([data-move], [data-deed], [data-aim], [data-by], [data-card], [data-choice], "
    "[data-confirm], [data-islands], [data-test=where]), .dock .stepper button, .dock [data-test=cancel], "
    ".dock [data-cancel]"
)
ON_THE_BOARD = ".board .place.can, .board .ody-space.offered, .board [data-island]"
# The state of the page and what it offers.
LOOK = """(parts) => {
  const page = document.querySelector('.table-page');
  if (!page) return {status: '', decides: false, offers: [], seq: -1, actor: -1, said: []};
  const frame = document.querySelector('.board').getBoundingClientRect();
  const isIn = (one) => {  // the map may be moved: what lies beyond its edge cannot be tapped
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  };
  const starts = !!document.querySelector('[data-islands]');
  const seen = (one) => one.checkVisibility() && !one.disabled && one.getAttribute('aria-disabled') !== 'true'
    && (starts || !one.dataset.island) && (!one.dataset.place || isIn(one));
  const offers = [...document.querySelectorAll(parts)].map((one, number) => ({
    number, seen: seen(one), ...one.dataset, tag: one.tagName,
    on: one.getAttribute('aria-pressed') === 'true' || !!one.value ||
      !!one.closest('.choice')?.querySelector('[aria-pressed=true]') ||
      !!(one.dataset.place && document.querySelector('.place.chosen')),
    board: !!one.closest('.board'), zeus: /zeus/i.test(one.closest('.stepper')?.textContent ?? ''),
    step: one.closest('.stepper') ? (one.matches(':last-of-type') ? 1 : -1) : 0,
    group: one.dataset.card ? 'card' : one.closest('.board') ? 'map' :
      [...document.querySelectorAll('.choice, fieldset, .aim')].indexOf(one.closest('.choice, fieldset, .aim')),
    confirms: !!document.querySelector('.ulysses-dock .planning') && !!one.closest('.dock'),
    planned: !!one.closest('.planning, .ody-plan, .hand'),
  }));
  return {
    status: page.dataset.status, decides: page.dataset.decides === 'yes', seq: Number(page.dataset.seq),
    offers: offers.filter((one) => one.seen),
    goals: [...document.querySelectorAll('.goal:not(.reached)')].map((goal) => goal.dataset.goal),
    actor: [...document.querySelectorAll('.plate')].findIndex((plate) => plate.matches('.acts')),
    hasZeus: !!document.querySelector('.hand [data-card=zeus]'),
    god: document.querySelector('.plate.mine .called')?.textContent ?? '',
    planning: !!document.querySelector('.planning, .dock [data-cancel], .ody-plan :is([data-choice], [data-islands])'),
    said: [...document.querySelectorAll('.notice.bad')].map((notice) => notice.textContent),
  };
}"""
GONE_ON = """(seq) => Number(document.querySelector('.table-page')?.dataset.seq) > seq
  || document.querySelector('.notice.bad')"""
# Where a finger or a mouse would meet a control, unless something covers it there.
SPOT = """([parts, number]) => {
  const one = document.querySelectorAll(parts)[number];
  const target = one.querySelector('.reach') ?? one;  // not the name beside a place
  target.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
  const box = target.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return one.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""
LONG = 40  # clicks for one move


class Clicker:
    """Plays one seat. `done` counts moves by kind; several clickers may share it."""

    def __init__(
        self, person: BrowserPlayer, seat: int, done: Counter[str], detour_rate: float = 0.4, seed: int = 0
    ) -> None:
        self.person = person
        self.seat = seat
        self.done = done
        self.detour_rate = detour_rate  # how often it does something else than the next thing
        self.dice = random.Random(seed)
        self.moves: list[str] = []
        self.clicks = 0
        self.parts = f"{IN_THE_DOCK}, {ON_THE_BOARD}"
        self.aims: list[str] | None = None  # places to steer the ship to; None: the player's own goals
        self.is_in_haste = True  # False: keep the ship away from them, to make the game longer

    @property
    def page(self) -> Page:
        return self.person.page

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK, self.parts)
        assert found["said"] == [], f"what was offered is refused: {found['said']}, after {self.moves[-1:]}"
        return found

    def decide(self) -> None:
        """Click until another seat must decide."""
        while (seen := self.look())["decides"]:
            self.go_on(seen)

    def move(self) -> None:
        """Click until one move is made."""
        before = len(self.moves)
        while len(self.moves) == before:
            self.page.wait_for_selector(DECIDES)
            self.go_on(self.look())

    def go_on(self, seen: dict[str, Any]) -> None:
        """Make one click. After half of the allowed clicks it goes straight on."""
        assert seen["offers"], "the player must decide, and nothing is offered"
        self.clicks += 1
        assert self.clicks < LONG, f"{LONG} clicks and no move, offered: {seen['offers']}"
        self.click(seen, self.choose(seen))

    def click_on(self, one: dict[str, Any]) -> None:
        found = self.page.locator(self.parts).nth(one["number"])
        if one["tag"] == "SELECT":
            found.select_option(index=self.dice.randrange(1, found.locator("option").count()))
        elif spot := self.page.evaluate(SPOT, [self.parts, one["number"]]):
            self.page.mouse.click(*spot)  # a real click, without half a second of waiting until the page rests
        else:
            self.clear_the_map()
            (found.locator(".reach") if one["tag"] == "g" else found).click()

    def clear_the_map(self) -> None:
        """Close the card of a place, which covers other places: move the mouse away, or click it shut."""
        self.page.mouse.move(1, 1)
        for close in self.page.locator(".place-card button.quiet").all():
            close.click()

    def click(self, seen: dict[str, Any], one: dict[str, Any]) -> None:
        self.click_on(one)
        if move := one.get("confirm") or one.get("move"):
            try:
                self.page.wait_for_function(GONE_ON, arg=seen["seq"])
            except TimeoutError as error:
                raise AssertionError(f"a click on {one} does nothing") from error
            self.moves.append(move)
            self.done[kind_of(move, seen["god"])] += 1
            self.clicks = 0

    # ---- what to click
    def choose(self, seen: dict[str, Any]) -> dict[str, Any]:
        offers, is_planning = seen["offers"], seen["planning"]
        ready = [one for one in offers if one.get("confirm") or (one.get("move") and one["confirms"])]
        cancels = [one for one in offers if one.get("test") == "cancel" or "cancel" in one]
        if ready and (turn := self.turn_to_zeus(seen, ready[0])):
            return turn
        if ready and (self.clicks > LONG // 2 or self.dice.random() < 0.75):
            return ready[0]
        if is_planning:
            return self.plan(offers, cancels)
        return self.begin(seen)

    def turn_to_zeus(self, seen: dict[str, Any], ready: dict[str, Any]) -> dict[str, Any] | None:
        """Turn to the variant, with Zeus or without, that was played less often."""
        kind = kind_of(str(ready.get("move") or ready["confirm"]))
        other = kind.removesuffix(" zeus") if kind.endswith(" zeus") else kind + " zeus"
        is_due = not self.done[other] or (self.done[other] < self.done[kind] and self.dice.random() < 0.3)
        if not is_due or self.clicks > LONG // 2:
            return None
        way = 1 if other.endswith("zeus") else -1
        by = "zeus" if way == 1 else "card"
        turns = [one for one in seen["offers"] if one.get("by") == by or (one["zeus"] and one["step"] == way)]
        return turns[0] if turns else None

    def plan(self, offers: list[dict[str, Any]], cancels: list[dict[str, Any]]) -> dict[str, Any]:
        """Click what the plan still lacks; now and then something else, and seldom cancel."""
        if cancels and self.dice.random() < 0.03:
            return cancels[0]
        others = [one for one in offers if one in cancels or one.get("move") or one.get("deed")]
        parts = [one for one in offers if one not in others and (one["planned"] or one["board"])]
        open_parts = [one for one in parts if not one["on"] and not one["step"] and not one.get("by")]
        left = open_parts if open_parts and self.dice.random() < 0.9 else parts or offers
        group = self.dice.choice(sorted({str(one["group"]) for one in left}))
        return self.dice.choice([one for one in left if str(one["group"]) == group])

    def begin(self, seen: dict[str, Any]) -> dict[str, Any]:
        kinds: dict[str, list[dict[str, Any]]] = {}
        for one in seen["offers"]:
            if kind := self.beginning(one, seen["god"]):
                kinds.setdefault(kind, []).append(one)
        if "propose" in kinds:
            kinds["propose"] = self.best(kinds["propose"], seen["goals"] if self.aims is None else self.aims)
        plain = [kind for kind in kinds if kind in ("propose", "agree", "pass", "end", "play")]
        if not plain or self.dice.random() < self.detour_rate:
            plain = list(kinds)
        often = [min(self.done[kind], self.done[f"{kind} zeus"] if seen["hasZeus"] else 99) for kind in plain]
        kind = self.dice.choices(plain, [1 / (1 + times - min(often)) ** 2 for times in often])[0]
        return self.dice.choice(kinds[kind])

    def beginning(self, one: dict[str, Any], god: str) -> str:
        """Return the kind of move that such a click begins or makes."""
        if one.get("card"):
            return "play"
        if one.get("deed") == "power":
            return f"power {god}"
        return str(one.get("move") or one.get("deed") or "").split(" ")[0]

    def best(self, offers: list[dict[str, Any]], aims: list[str]) -> list[dict[str, Any]]:
        if not aims:
            return offers
        far = {one["move"]: min(steps_from(one["move"].split(" ")[1])[aim] for aim in aims) for one in offers}
        wanted = min(far.values()) if self.is_in_haste else max(far.values())
        return [one for one in offers if far[one["move"]] == wanted]


def kind_of(move: str, god: str = "") -> str:
    """Return a move's verb. With Zeus it is a kind of its own (`object zeus`), and so is the power of each god."""
    verb, *rest = move.split(" ")
    if verb == "power":
        return f"power {god}"
    has_zeus = "lay zeus" in move or rest[:1] == ["zeus"]
    return f"{verb} zeus" if has_zeus else verb


@cache
def steps_from(start: str) -> dict[str, int]:
    """Return the number of routes to each place of Ulysses."""
    routes = json.loads(board_text("ulysses"))["routes"]
    far, queue = {start: 0}, [start]
    for here in queue:
        for there in {place for route in routes if here in route for place in route} - far.keys():
            far[there] = far[here] + 1
            queue.append(there)
    return far
