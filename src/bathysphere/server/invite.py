"""Signatures: guests by signed cookie, seats by links nobody can guess. One secret signs both."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""What ids are made of: nothing that looks like something else."""


def fresh_id(length: int) -> str:
    """A random id, five bits a letter."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class Signer:
    """Signs texts for one purpose each and reads back what it has signed."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, purpose: str, text: str) -> str:
        """The text with its signature."""
        return f"{text}~{self._mark(purpose, text)}"

    def read(self, purpose: str, signed: str) -> str | None:
        """The text, if the signature is ours and made for this purpose."""
        text, found, mark = signed.rpartition("~")
        if not found or not signed.isascii():
            return None
        return text if hmac.compare_digest(mark, self._mark(purpose, text)) else None

    def invitation(self, table: str, chair: int) -> str:
        """The secret part of the link to a seat."""
        return self.sign("invite", f"{table}-{chair}")

    def invited(self, token: str) -> tuple[str, int] | None:
        """The table and the chair that a link leads to."""
        text = self.read("invite", token)
        if text is None:
            return None
        table, _, chair = text.rpartition("-")
        return table, int(chair)

    def _mark(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:18]).decode()
