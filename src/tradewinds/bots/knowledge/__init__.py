"""What bots know of the games: a judge for each part of a box, put together by what a game has."""
