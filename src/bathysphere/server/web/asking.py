"""What all handlers of the API have in common: who asks, in which language, how refusals look."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import litestar
from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from bathysphere.server.store.store import Person
from bathysphere.server.web.guards import language_of
from bathysphere.server.web.wire import Refused
from bathysphere.server.web.worker import Worker

MEANINGS = {
    400: "The request cannot be read",
    401: "Name and password do not belong together",
    403: "You may not do or see that",
    404: "There is no such thing",
    409: "Conflicts with the table's current state",
    413: "Too big",
    422: "The rules or the setup do not allow it",
    429: "Too fast",
    503: "The bots are busy",
}
REFUSALS = {
    status: ResponseSpec(Refused, generate_examples=False, description=meaning)
    for status, meaning in MEANINGS.items()
}
get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)

Asked = Request[Any, Any, Any]
Who = NamedDependency[Person]
Here = NamedDependency[Worker]
Tongue = NamedDependency[str]
Id = Annotated[str, PathParameter(max_length=100)]


async def give_worker(request: Asked) -> Worker:
    """What this worker has."""
    worker: Worker = request.app.state.worker
    return worker


async def give_language(
    request: Asked, lang: Annotated[str | None, QueryParameter(max_length=40)] = None
) -> str:
    """The language of the answer."""
    return language_of(request, lang)


async def give_person(request: Asked, worker: Here, language: Tongue) -> Person:
    """Whoever asks."""
    return await worker.people.someone(request, language)


DEPENDENCIES = {
    "worker": Provide(give_worker),
    "language": Provide(give_language),
    "person": Provide(give_person),
}
