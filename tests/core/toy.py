"""Pebbles: the smallest game with secrets, chance and a move of two actions.

The conformance kit is tested with it, and it shows what a third game has to provide. Each player hides a white or a
black pebble. On their turn players pass, swap their pebble for one from the bag, or guess the pebble of the player on
their left. If the guess is right they win; if it is wrong the other player wins. After six turns all share the win.
"""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.choice import NO_CHOICES, Choice, Choices, Option, Part
from pelagos.core.game import CHANCE, OVER, PUBLIC, Event, Game, Illegal, Malformed, State

PASS, SWAP, GUESS, WHITE, BLACK, GOT_WHITE, GOT_BLACK, GOT = range(8)
WORDS = ("pass", "swap", "guess", "white", "black", "+white", "+black", "+?")
NONE = -1
TURNS = 6


class Pebbles(State):
    def __init__(self, seats):
        self.hands = [NONE] * seats
        self.bag = [3, 3]
        self.who = CHANCE
        self.drawer = 0
        self.turn = 0
        self.guessing = False
        self.winner = NONE

    def actor(self):
        return self.who

    def new_buffer(self):
        return vec[i64]([0] * 8)

    def options(self):
        if self.who == OVER:
            return []
        if self.who == CHANCE:
            return [GOT_WHITE + colour for colour in (0, 1) if self.bag[colour]]
        return [WHITE, BLACK] if self.guessing else [PASS, SWAP, GUESS]

    def moves(self, buffer):
        options = self.options()
        for i, action in enumerate(options):
            buffer[i] = action
        return len(options)

    def rolls(self):
        return sum(self.bag)

    def outcome(self, roll):
        return GOT_WHITE if roll < self.bag[0] else GOT_BLACK

    def witness(self):
        return self.drawer

    def settled(self):
        return not self.guessing

    def copy(self):
        twin = type(self)(len(self.hands))
        twin.__dict__.update(self.__dict__, hands=self.hands[:], bag=self.bag[:])
        return twin

    def scores(self):
        seats = len(self.hands)
        if self.who != OVER:
            return [0.0] * seats
        return [float(seat == self.winner) if self.winner != NONE else 1 / seats for seat in range(seats)]

    def apply(self, action):
        if self.who == CHANCE:
            self.draw(action - GOT_WHITE)
        elif action == SWAP:
            self.bag[self.hands[self.who]] += 1
            self.hands[self.who] = NONE
            self.drawer, self.who = self.who, CHANCE
        elif action == GUESS:
            self.guessing = True
        elif self.guessing:
            left = (self.who + 1) % len(self.hands)
            self.winner = self.who if self.hands[left] == action - WHITE else left
            self.guessing, self.who = False, OVER
        else:
            self.next_turn()

    def draw(self, colour):
        self.bag[colour] -= 1
        self.hands[self.drawer] = colour
        if NONE in self.hands:
            self.drawer += 1
        else:
            self.next_turn()

    def next_turn(self):
        self.turn += 1
        self.who = OVER if self.turn > TURNS else self.turn % len(self.hands)


@dataclass(frozen=True)
class Look:
    who: int
    own: int
    seats: int
    drawn: tuple[bool, ...]
    actor: int
    drawer: int
    turn: int
    guessing: bool
    winner: int


class PebblesGame(Game):
    name = "pebbles"
    version = 1
    seats = (2, 3)
    material = {"pebbles": 6}
    table = WORDS
    rules = {"T1": "Swap or guess.", "T2": "White or black."}
    board_name = "none"
    board_mark = "0" * 16
    state = Pebbles

    def start(self, seats):
        return self.state(seats)

    def census(self, state):
        return {"pebbles": sum(state.bag) + sum(hand != NONE for hand in state.hands)}

    def refusal(self, state, action):
        return Illegal("not now", "T2" if state.guessing else "T1")

    def choices(self, state):
        if state.who < 0:
            return NO_CHOICES
        guessing = state.copy()
        guessing.guessing = True
        colours = Part("target", "colour", tuple(Option(WORDS[each], WORDS[each]) for each in guessing.legal()))
        legal = [WORDS[each] for each in state.legal()]
        verbs = [Choice(verb, Event(verb, {}), "T1", True, None, verb, int(verb == "guess")) for verb in legal]
        return Choices(state.who, tuple(verbs), ((), (colours,)))

    def view(self, state, who):
        own = NONE if who == PUBLIC else state.hands[who]
        drawn = tuple(hand != NONE for hand in state.hands)
        winner = state.winner
        return Look(who, own, len(drawn), drawn, state.who, state.drawer, state.turn, state.guessing, winner)

    def imagine(self, view, random):
        state = self.state(view.seats)
        for seat, drawn in enumerate(view.drawn):
            if seat == view.who and drawn:
                state.hands[seat] = view.own
                state.bag[view.own] -= 1
        for seat, drawn in enumerate(view.drawn):
            if seat != view.who and drawn:
                state.hands[seat] = int(random.randrange(sum(state.bag)) >= state.bag[0])
                state.bag[state.hands[seat]] -= 1
        state.who, state.drawer, state.turn = view.actor, view.drawer, view.turn
        state.guessing, state.winner = view.guessing, view.winner
        return state

    def tell(self, before, entry, after):
        return [Event("moved", {"seat": entry.seat, "turn": getattr(after, "turn", -1)})]

    def mask(self, action):
        return GOT if action in (GOT_WHITE, GOT_BLACK) else action

    def write(self, actions):
        return " ".join(WORDS[action] for action in actions)

    def read(self, text):
        words = text.split(" ")
        if not set(words) <= set(WORDS):
            raise Malformed("not a move of Pebbles", "T1")
        return [WORDS.index(word) for word in words]

    def setup(self, seats, lines):
        return self.state(seats)

    def facts(self, state):
        return {"hands": str(state.hands), "bag": str(state.bag), "turn": str(state.turn)}
