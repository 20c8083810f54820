"""Web Push: who we are to push services (VAPID, RFC 8292), and what only the browser can read (RFC 8291)."""

from __future__ import annotations

import base64
import hmac
import json
import os
from urllib.parse import urlsplit

RECORD = 4096
LIFE = 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is off."""
VALID = 12 * 3600
POINT, SECRET = 65, 16
"""How long the key and the secret of a browser are."""
NUMBER = 32


def encoded(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """What was encoded so; ValueError if it was not."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are smaller."""


def key_of(secret: str) -> str:
    """The private key of an installation, made of what it signs with: so no database holds it.

    Whoever changes that secret changes the key; browsers are then asked anew.
    """
    number = int.from_bytes(hmac.digest(secret.encode(), b"web push", "sha512"), "big")
    return encoded((1 + number % (ORDER - 1)).to_bytes(NUMBER, "big"))


class Vapid:
    """The identity of this server."""

    def __init__(self, key: str, contact: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(int.from_bytes(decoded(key), "big"), ec.SECP256R1())
        self._contact = contact

    @property
    def public(self) -> str:
        """What browsers ask for when they are to be pushed."""
        return encoded(_point(self._key.public_key()))

    def headers(self, endpoint: str, now: int, topic: str) -> dict[str, str]:
        """Who is pushing, for one push service. A topic replaces what it has not delivered yet."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + VALID, "sub": self._contact}
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encoded(json.dumps(part).encode()) for part in (head, claims))
        return {
            "authorization": f"vapid t={signed}.{encoded(self._sign(signed.encode()))}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LIFE),
            "topic": topic,
            "urgency": "normal",
        }

    def _sign(self, data: bytes) -> bytes:
        from cryptography.hazmat.primitives.asymmetric import ec, utils
        from cryptography.hazmat.primitives.hashes import SHA256

        r, s = utils.decode_dss_signature(self._key.sign(data, ec.ECDSA(SHA256())))
        return r.to_bytes(NUMBER, "big") + s.to_bytes(NUMBER, "big")


def check_keys(p256dh: str, auth: str) -> None:
    """ValueError if these are no keys of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point, secret = decoded(p256dh), decoded(auth)
    if len(point) != POINT or len(secret) != SECRET:
        raise ValueError("not the keys of a browser")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def sealed(text: bytes, p256dh: str, auth: str) -> bytes:
    """A text that only the browser with these keys can read."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
    own = ec.generate_private_key(ec.SECP256R1())
    point = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    secret = _derive(shared, decoded(auth), b"WebPush: info\0" + decoded(p256dh) + point, 32)
    salt = os.urandom(16)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: object) -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    assert isinstance(key, ec.EllipticCurvePublicKey)
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
