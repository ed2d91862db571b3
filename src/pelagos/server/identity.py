"""Identities: no accounts, only tokens. The store holds only their hashes, so a stolen copy of it gives no access."""

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

CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # no two that look alike
CODE_LENGTH = 8  # 40 bits: enough for a code that works once, for ten minutes, with few attempts allowed
CODE_LIFETIME = 10 * 60_000  # milliseconds
LINK_LIFETIME = 365 * 86_400_000
INVITE_LIFETIME = 90 * 86_400_000
HANDOVER_LIFETIME = 7 * 86_400_000
FOREVER = 2**52


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """Return an id for a person or table: not secret, but random, so that nobody can count them."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def id_from(*words: str) -> str:
    """Derive an id from words: the same words always give the same id."""
    return base64.b32encode(hashlib.sha256("\n".join(words).encode()).digest()[:10]).decode().lower()


def tidy_name(text: str) -> str:
    name = tidy(text.replace(JOINER, ""), LONGEST_NAME)
    if not is_name(name):
        raise Refusal("name", "refused-name", most=LONGEST_NAME)
    return name


def qr_of(text: str) -> str:
    import segno  # imported on first use, so that a server restarts quickly

    picture = io.BytesIO()
    segno.make(text, error="m", micro=False).save(picture, kind="svg", xmldecl=False, svgns=True, scale=4, border=2)
    return picture.getvalue().decode()


@dataclass(frozen=True)
class Identities:
    """Create and check people's tokens, codes, invitations and passes, all kept in the store."""

    store: Store

    async def sign_up(self, name: str, now: int) -> tuple[str, str]:
        """Create a person; return their cleaned name and their token."""
        token, name = new_token(), tidy_name(name)
        await self.store.add_person(new_id(), name, hashed(token), now)
        return name, token

    async def session_of(self, token: str) -> Session | None:
        return await self.store.session(hashed(token)) if token else None

    async def rename(self, session: Session, name: str) -> str:
        """Change a person's name; at tables where they already sit they keep the old one."""
        name = tidy_name(name)
        await self.store.rename(session.person, name)
        return name

    # ---- another device
    async def create_code(self, session: Session, now: int, base: str) -> Pass:
        word = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        await self.store.add_pass(hashed(word), "code", session.person, now + CODE_LIFETIME)
        return Pass(f"{word[:4]}-{word[4:]}", now + CODE_LIFETIME, qr_of(f"{base}/#code={word}"))

    async def create_link(self, session: Session, now: int, base: str) -> Pass:
        """Create a personal link, for the person to keep: it signs in any device for a year."""
        word = new_token()
        await self.store.add_pass(hashed(word), "link", session.person, now + LINK_LIFETIME)
        return Pass(word, now + LINK_LIFETIME, qr_of(f"{base}/#code={word}"))

    async def sign_in(self, word: str, now: int) -> str:
        """Sign a device in with a code or the word of a personal link; return a token of its own for it."""
        plain = word.upper().replace("-", "").replace(" ", "")
        person = await self.store.take_pass(hashed(plain), "code", now)
        person = person or await self.store.find_pass(hashed(word), "link", now)
        if person is None:
            raise Refusal("code", "refused-code")
        token = new_token()
        await self.store.add_session(person, hashed(token), now)
        return token

    # ---- tables
    async def create_invite(self, table: str, now: int) -> str:
        """Create an invitation's word, without a QR code: drawing one takes longer than opening a table."""
        word = new_token()
        await self.store.add_pass(hashed(word), "invite", table, now + INVITE_LIFETIME)
        return word

    async def create_invitation(self, table: str, now: int, base: str) -> Pass:
        word = await self.create_invite(table, now)
        return Pass(word, now + INVITE_LIFETIME, qr_of(f"{base}/t/{table}#invite={word}"))

    async def admit_guest(self, session: Session, table: str, word: str, now: int) -> None:
        if await self.store.find_pass(hashed(word), "invite", now) != table:
            raise Refusal("invite", "refused-invite")
        with suppress(DuplicateRow):  # admitted before
            await self.store.add_pass(guest_key(session, table), "guest", table, FOREVER)

    async def is_guest(self, session: Session, table: str, now: int) -> bool:
        return await self.store.find_pass(guest_key(session, table), "guest", now) == table

    async def create_handover(self, table: str, seat: int, taken: int, now: int, base: str) -> Pass:
        """Create a pass for a seat. It holds the line with which the owner took the seat, and ends with a new owner."""
        word = new_token()
        await self.store.add_pass(hashed(word), "seat", f"{table} {seat} {taken}", now + HANDOVER_LIFETIME)
        return Pass(word, now + HANDOVER_LIFETIME, qr_of(f"{base}/t/{table}#seat={word}"))

    async def read_handover(self, table: str, word: str, now: int) -> tuple[int, int]:
        """Return the seat of a pass, and the line with which its owner took it."""
        about = await self.store.find_pass(hashed(word), "seat", now)
        if about is None or about.split(" ")[0] != table:
            raise Refusal("seat", "refused-handover")
        return int(about.split(" ")[1]), int(about.split(" ")[2])

    # ---- muted people
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


def guest_key(session: Session, table: str) -> str:
    return hashed(f"guest {session.person} {table}")
