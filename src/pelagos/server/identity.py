"""Who somebody is: no accounts, only tokens. The store has their hashes, so that a stolen copy of it opens nothing."""

from __future__ import annotations

import base64
import hashlib
import io
import secrets
from contextlib import suppress
from dataclasses import dataclass

from pelagos.core.game import LONGEST_NAME, is_name
from pelagos.server.clean_text import JOINER, tidy
from pelagos.server.messages import Pass
from pelagos.server.refusal import Refusal
from pelagos.store.store import DuplicateRow, Session, Store

CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that look alike
CODE_LENGTH = 8  # 40 bits, once, for ten minutes, and few tries
CODE_TIME = 10 * 60_000  # milliseconds
LINK_TIME = 365 * 86_400_000
INVITE_TIME = 90 * 86_400_000
HANDOVER_TIME = 7 * 86_400_000
FOREVER = 2**52


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """For people and tables: no secret, but nobody can count them."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def id_from(*words: str) -> str:
    """An id that follows from words: made twice, it is the same."""
    return base64.b32encode(hashlib.sha256("\n".join(words).encode()).digest()[:10]).decode().lower()


def tidy_name(text: str) -> str:
    name = tidy(text.replace(JOINER, ""), LONGEST_NAME)
    if not is_name(name):
        raise Refusal("name", "refused-name", most=LONGEST_NAME)
    return name


def qr_of(text: str) -> str:
    import segno  # when the first one is asked for: a server that starts again must be quick

    picture = io.BytesIO()
    segno.make(text, error="m", micro=False).save(picture, kind="svg", xmldecl=False, svgns=True, scale=4, border=2)
    return picture.getvalue().decode()


@dataclass(frozen=True)
class Identities:
    store: Store

    async def welcome(self, name: str, now: int) -> tuple[str, str]:
        """Somebody new: his name as it is kept, and his token."""
        token, name = new_token(), tidy_name(name)
        await self.store.add_person(new_id(), name, hashed(token), now)
        return name, token

    async def who(self, token: str) -> Session | None:
        return await self.store.session(hashed(token)) if token else None

    async def rename(self, session: Session, name: str) -> str:
        """At tables where he sits already he keeps the name he came with."""
        name = tidy_name(name)
        await self.store.rename(session.person, name)
        return name

    # ---- another device
    async def code(self, session: Session, now: int, base: str) -> Pass:
        word = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        await self.store.add_pass(hashed(word), "code", session.person, now + CODE_TIME)
        return Pass(f"{word[:4]}-{word[4:]}", now + CODE_TIME, qr_of(f"{base}/#code={word}"))

    async def link(self, session: Session, now: int, base: str) -> Pass:
        """For one's own safe place: opens for a year, from any device."""
        word = new_token()
        await self.store.add_pass(hashed(word), "link", session.person, now + LINK_TIME)
        return Pass(word, now + LINK_TIME, qr_of(f"{base}/#code={word}"))

    async def come_back(self, word: str, now: int) -> str:
        """A token of its own for this device."""
        plain = word.upper().replace("-", "").replace(" ", "")
        person = await self.store.take_pass(hashed(plain), "code", now)
        person = person or await self.store.find_pass(hashed(word), "link", now)
        if person is None:
            raise Refusal("code", "refused-code")
        token = new_token()
        await self.store.add_session(person, hashed(token), now)
        return token

    # ---- tables
    async def invite(self, table: str, now: int) -> str:
        """The word that lets others in; without a picture, which takes longer to draw than a table to open."""
        word = new_token()
        await self.store.add_pass(hashed(word), "invite", table, now + INVITE_TIME)
        return word

    async def invitation(self, table: str, now: int, base: str) -> Pass:
        word = await self.invite(table, now)
        return Pass(word, now + INVITE_TIME, qr_of(f"{base}/t/{table}#invite={word}"))

    async def let_in(self, session: Session, table: str, word: str, now: int) -> None:
        if await self.store.find_pass(hashed(word), "invite", now) != table:
            raise Refusal("invite", "refused-invite")
        with suppress(DuplicateRow):  # he was let in before
            await self.store.add_pass(guest(session, table), "guest", table, FOREVER)

    async def is_guest(self, session: Session, table: str, now: int) -> bool:
        return await self.store.find_pass(guest(session, table), "guest", now) == table

    async def hand_over(self, table: str, seat: int, taken: int, now: int, base: str) -> Pass:
        """`taken`: the line with which its owner took it. So the pass ends with his ownership."""
        word = new_token()
        await self.store.add_pass(hashed(word), "seat", f"{table} {seat} {taken}", now + HANDOVER_TIME)
        return Pass(word, now + HANDOVER_TIME, qr_of(f"{base}/t/{table}#seat={word}"))

    async def handed_over(self, table: str, word: str, now: int) -> tuple[int, int]:
        """The seat, and the line with which its owner took it."""
        about = await self.store.find_pass(hashed(word), "seat", now)
        if about is None or about.split(" ")[0] != table:
            raise Refusal("seat", "refused-handover")
        return int(about.split(" ")[1]), int(about.split(" ")[2])

    # ---- whom somebody does not want to read
    async def mute(self, session: Session, other: str, mute: bool) -> None:
        word = hashed(f"mute {session.person} {other}")
        if mute:
            with suppress(DuplicateRow):
                await self.store.add_pass(word, "mute", other, FOREVER)
        else:
            await self.store.take_pass(word, "mute", 0)

    async def muted(self, person: str, others: tuple[str, ...]) -> set[str]:
        found = set()
        for other in others:
            if await self.store.find_pass(hashed(f"mute {person} {other}"), "mute", 0):
                found.add(other)
        return found


def guest(session: Session, table: str) -> str:
    return hashed(f"guest {session.person} {table}")
