"""What all routes are made of: who asks, how much of something, and what a client may send."""

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta, Struct

from tradewinds.components.catalog import NEWEST
from tradewinds.server.service import Service

AnyRequest = Request[Any, Any, State]
TheService = NamedDependency[Service]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Most = Annotated[int, QueryParameter(ge=1, le=100)]
Since = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Edition = Annotated[int, QueryParameter(ge=1, le=NEWEST)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]


class Fields(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may send."""
