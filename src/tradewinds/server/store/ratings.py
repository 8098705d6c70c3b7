"""How good people are, game by game. Ratings are written with the entry that ends a rated game."""

from msgspec import Struct
from sqlalchemy import Connection, insert, select, update

from tradewinds.server import schema
from tradewinds.server.ratings import Rating, rated_again
from tradewinds.server.store.database import Database


class Result(Struct, frozen=True):
    """A rated game that has ended: players from best to worst."""

    game: str
    ranking: tuple[str, ...]


class Ratings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def best(self, game: str, most: int) -> list[tuple[str, str, Rating]]:
        """Players of a game, best first: id, name, rating."""
        player, rating = schema.players.c, schema.ratings.c
        query = (
            select(player.id, player.name, rating.mu, rating.sigma, rating.games)
            .join(schema.ratings, rating.player == player.id)
            .where(rating.game == game)
            .order_by((rating.mu - 3 * rating.sigma).desc())
            .limit(most)
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).all()
        return [(row.id, row.name, Rating(row.mu, row.sigma, row.games)) for row in found]


def write_ratings(connection: Connection, result: Result) -> None:
    """Rate the players of a game that has just ended, once, with the entry that ends it."""
    ratings = schema.ratings.c
    known = (
        select(schema.ratings)
        .where(ratings.game == result.game, ratings.player.in_(result.ranking))
        .order_by(ratings.player)
        .with_for_update()
    )
    before = {row.player: Rating(row.mu, row.sigma, row.games) for row in connection.execute(known).all()}
    after = rated_again([before.get(player, Rating()) for player in result.ranking])
    for player, rating in zip(result.ranking, after, strict=True):
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
        if player in before:
            own = (ratings.player == player) & (ratings.game == result.game)
            connection.execute(update(schema.ratings).where(own).values(**values))
        else:
            row = {"player": player, "game": result.game, **values}
            connection.execute(insert(schema.ratings), [row])
