"""Imagining: draws a full state from a view, uniformly among those that the viewer cannot distinguish (O3).

Uniform means over physical cards: every way to put the unseen cards on the unseen places that fits the viewer's memory
counts once (core/tabletop/card_memory.py). The same goes for every way to give the other players task cards with fewer
than ten points.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.game import PUBLIC
from pelagos.core.tabletop.card_memory import CardMemory
from pelagos.core.tabletop.cards import put_row
from pelagos.games.odysseus.actions import CARDS, N_KINDS
from pelagos.games.odysseus.board import TASKS, Board
from pelagos.games.odysseus.position import (
    DEAL_TASKS,
    DOWN_CARDS,
    NO_DISK,
    NO_TASK,
    RETURNED,
    SPACE,
    STACK,
    TRADED,
    Position,
)
from pelagos.games.odysseus.state import Odysseus, start
from pelagos.games.odysseus.view import UNKNOWN, View

TRIES = 50  # random deals that are tried before cards are swapped instead


def imagine(view: View, board: Board, random: Random) -> Odysseus:
    state = start(board, view.seats)
    put_voyage(state, view)
    put_open_cards(state, view)
    imagine_tasks(state, view, random)
    imagine_cards(state, view, random)
    return state


def put_voyage(s: Position, v: View) -> None:
    """Copy everything public except the cards."""
    s.phase, s.who, s.round, s.first = v.phase, v.actor, v.round, v.first
    s.circuit, s.passes, s.ship, s.began = v.circuit, v.passes, v.ship, v.began
    s.last, s.idle, s.winners = v.last, v.idle, v.winners
    for colour in v.route:
        s.route = 4 * s.route + colour + 1
    s.power_spent, s.may_down = v.power_spent, v.may_down
    s.poseidon, s.aphrodite, s.down_owner = v.poseidon, v.aphrodite, v.down_owner
    s.drawer, s.due, s.dealt = v.drawer, v.due, v.dealt
    s.user, s.power, s.chosen = v.user, v.power, v.chosen
    put(s.disks, 0, tuple([NO_DISK if disk == UNKNOWN else disk for disk in v.disks]))
    put(s.reserve, 0, v.reserve)
    put(s.done, 0, v.done)
    put(s.gods, 0, v.gods)
    put(s.ready, 0, v.ready)


def put_open_cards(s: Position, v: View) -> None:
    put_row(s.cards, TRADED, v.traded)
    put_row(s.cards, RETURNED, v.returned)
    for space, cards in enumerate(v.spaces):
        put_row(s.cards, SPACE + space, cards)
    for seat in range(v.seats):
        put_row(s.spent, seat, v.spent[seat])
    if v.who != PUBLIC:
        put_row(s.cards, v.who, v.hand)
        put_row(s.kept, v.who, v.kept)


def put(cells: vec[u8], first: i64, values: tuple[int, ...]) -> None:
    for i, value in enumerate(values):
        cells[first + i] = u8(value)


# ---- task cards
def imagine_tasks(s: Position, v: View, random: Random) -> None:
    """O3.3: while the game goes on nobody has enough points to win. This rules out some tasks; the others are equally
    likely."""
    dealt = int(v.drawer) if v.phase == DEAL_TASKS else v.seats if v.phase > DEAL_TASKS else 0
    free = [task for task in range(TASKS) if task not in v.tasks and s.points_of(task) < s.board.goal]
    for seat in range(v.seats):
        if v.tasks[seat] != UNKNOWN:
            s.tasks[seat] = u8(v.tasks[seat])
        elif seat < dealt:
            s.tasks[seat] = u8(free.pop(int(random.randrange(i64(len(free))))))
        else:
            s.tasks[seat] = NO_TASK


# ---- wind cards
def imagine_cards(s: Position, v: View, random: Random) -> None:
    """Deal the unseen cards until they fit what each player held before the last deal.

    A face-down card is dealt with the hand it came from, and picked from that hand at the end.
    """
    others = [seat for seat in range(v.seats) if seat != v.who]
    sizes = [v.hand_sizes[seat] + (len(v.down_kind) if seat == v.down_owner else 0) for seat in others]
    old = [CARDS[kind] - v.returned[kind] - (v.kept[kind] if v.kept else 0) for kind in range(N_KINDS)]
    held = CardMemory([v.kept_sizes[seat] for seat in others], [], old)
    cards: list[int] = []
    owners = owners_of([*sizes, v.stack])
    for _ in range(TRIES):
        cards = shuffled(hidden_cards(v), random)
        held.had = [[0] * N_KINDS for _ in [*others, STACK]]
        for card, owner in zip(cards, owners, strict=True):
            held.had[owner][card] += 1
        for i, seat in enumerate(others):
            held.had[i] = [held.had[i][kind] + v.spent[seat][kind] for kind in range(N_KINDS)]
        if sum(v.kept_sizes) == 0 or held.fits():
            break
    else:
        held.swap_until_fit(cards, owners, random)
    put_hidden_cards(s, v, others, held, random)


def put_hidden_cards(s: Position, v: View, others: list[int], held: CardMemory, random: Random) -> None:
    """Fill in the hands, the face-down cards, the stack, and what the others may have held before the deal."""
    kinds = list(v.down_kind)
    for i, seat in enumerate(others):
        hand = [held.had[i][kind] - v.spent[seat][kind] for kind in range(N_KINDS)]
        if seat == v.down_owner:
            kinds = [draw(hand, random) for _ in kinds]
        put_row(s.cards, seat, tuple(hand))
    put_row(s.cards, STACK, tuple(held.had[-1]))
    put_downs(s, v, kinds)
    for seat, kept in zip(others, held.share(random), strict=True):
        put_row(s.kept, seat, tuple(kept))


def owners_of(sizes: list[int]) -> list[int]:
    """Return for each card in turn the index of the hand it is dealt to."""
    found: list[int] = []
    for i, size in enumerate(sizes):
        found += [i] * size
    return found


def shuffled(pool: list[int], random: Random) -> list[int]:
    return [draw(pool, random) for _ in range(sum(pool))]


def hidden_cards(v: View) -> list[int]:
    """Return the cards in the stack, in the other players' hands and among their face-down cards, by kind."""
    open_rows = [v.traded, *v.spaces]
    if v.who != PUBLIC:
        open_rows.append(v.hand)
    own = [kind for kind in v.down_kind if kind != UNKNOWN]
    return [CARDS[kind] - sum([cards[kind] for cards in open_rows]) - own.count(kind) for kind in range(N_KINDS)]


def draw(pool: list[int], random: Random) -> int:
    roll = int(random.randrange(i64(sum(pool))))
    kind = 0
    while roll >= pool[kind]:
        roll -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def put_downs(s: Position, v: View, kinds: list[int]) -> None:
    """Fill in the face-down cards of this round and those turned up in the last one."""
    put(s.down_at, 0, v.down_at)
    put(s.down_kind, 0, tuple(kinds))
    s.downs = len(kinds)
    s.turned = len(v.turned)
    for i, (space, kind) in enumerate(v.turned):
        s.down_at[i], s.down_kind[i] = u8(space), u8(kind)
    put_row(s.cards, DOWN_CARDS, tuple([kinds.count(kind) for kind in range(N_KINDS)]))
