"""Plain HTTP: everything that is asked of the server, apart from the socket and the pages."""

from tradewinds.server.routes import people, pieces, records, status, tables

LARGEST_BODY = 64_000  # bytes of a request, where nothing else is said
ROUTES = [*people.ROUTES, *pieces.ROUTES, *tables.ROUTES, *records.ROUTES, *status.ROUTES]
