"""Signatures: links to seats that nobody can guess."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""What ids are made of: nothing that looks like something else."""
ANY = "any"
"""Stands for the chair in a link to whichever is free."""


def fresh_id(length: int) -> str:
    """A random id, five bits a letter."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class Signer:
    """Signs texts for one purpose each and reads back what it has signed, now or with an earlier secret."""

    def __init__(self, secret: str, previous: Sequence[str] = ()) -> None:
        self._secrets = [each.encode() for each in (secret, *previous)]

    def sign(self, purpose: str, text: str) -> str:
        """The text with its signature."""
        return f"{text}~{_mark(self._secrets[0], purpose, text)}"

    def read(self, purpose: str, signed: str) -> str | None:
        """The text, if the signature is ours and made for this purpose."""
        text, is_marked, mark = signed.rpartition("~")
        if not is_marked or not signed.isascii():
            return None
        good = [hmac.compare_digest(mark, _mark(secret, purpose, text)) for secret in self._secrets]
        return text if any(good) else None

    def invitation(self, table: str, chair: int | None, edition: int = 0) -> str:
        """The secret part of the link to a seat, or to whichever is free (None).

        Links of an earlier edition lead nowhere any more.
        """
        place = ANY if chair is None else str(chair)
        return self.sign("invite", f"{table}-{place}" + (f"-{edition}" if edition else ""))

    def invited(self, token: str) -> tuple[str, int | None, int] | None:
        """The table and the chair that a link leads to (None: whichever is free), and its edition."""
        text = self.read("invite", token)
        if text is None:
            return None
        table, chair, *edition = text.split("-")
        return table, None if chair == ANY else int(chair), int(edition[0]) if edition else 0


def _mark(secret: bytes, purpose: str, text: str) -> str:
    digest = hmac.digest(secret, f"{purpose}:{text}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:18]).decode()
