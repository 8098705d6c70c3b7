"""docs/observations.md, made from the games themselves: what every number of an observation is.

`python -m tradewinds.envs.page FILE` writes it; with `--check` it only says whether it is stale.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from tradewinds.core.state import Game
from tradewinds.envs.observation import VERSION, Field, Observation
from tradewinds.games.registry import GAMES, make_game

HEAD = f"""\
# Observations, actions and rewards

Made by `make observations`. Do not edit.

```python
import tradewinds
from tradewinds.envs.observation import Observation, mask_of
from tradewinds.envs.rewards import rewards

game = tradewinds.make_game("spice-road")
observation = Observation(game, players=2)
state = game.start(players=2)
dealer = tradewinds.Dealer(1)
while state.actor == tradewinds.CHANCE:
    state.deal(dealer)

array = observation.of(state, seat=int(state.actor))  # uint8, as long as observation.size
print(observation.field("row").of(array)[0])  # the first slot of the row
print(mask_of(state).nonzero()[0], rewards(state, "win"))
```

## What all games have in common

- An observation is what one seat sees, in numbers of type uint8. It says what is in `state.view(seat)` and
  nothing else: no pile's order and, with the option `scores=hidden`, nothing that lies face down before a
  rival.
- First come the fields of the table, then those of the seats: the one that looks, then the others
  clockwise. The fields of a seat are named as in `goods.0`, `goods.1`; the tables below give the place in
  the own seat, and how far it is to the same field of the next seat.
- `Observation(game, players, fixed=True)` has room for the most seats that the game can have, so that one
  learner sits at tables of every size; seats that nobody has are zeros.
- Cubes are counted in the order yellow, red, green, brown. What is more than 127 looks like 127. A field
  begins at a multiple of eight, or right behind the field before it; what is left between them is 0.
- Names stand for the pieces of the standard pack, in its order; what a piece costs and gives is in
  [components](components.md). What is printed on pieces in rows is in the observation, so a pack of your
  own changes what is seen there.
- Actions have fixed indices: `game.action_count`, `game.index("rest")`, `game.action(7)`. Draws have
  indices too, but no seat is ever asked for one. `mask_of(state)` tells which actions may be taken.
- Rewards come at the end: `win` is 1 for the winner and the same loss for all others, `rank` goes in equal
  steps from 1 to -1, `score` is by how many points a seat is above the average of the others. Each kind
  sums up to zero over the seats.

## Versions

`tradewinds.envs.observation.VERSION` is {VERSION}. A change of any table below makes a new one.

| version | what changed |
|--:|---|
| 1 | the first one |
"""


def generated() -> str:
    parts = [HEAD]
    for name in GAMES:
        parts.append("\n".join(section(make_game(name))))
    return "\n".join(parts) + "\n"


def section(game: Game) -> Iterator[str]:
    smallest, largest = Observation(game, game.fewest), Observation(game, game.most)
    yield f"## {game.id}\n"
    yield (
        f"{smallest.size} numbers for {game.fewest} players, {largest.size} for {game.most} or with `fixed`; "
        f"{game.action_count} actions.\n"
    )
    yield "| field | from | shape | range | what |\n|---|--:|---|---|---|"
    yield from (row(field, field.name) for field in smallest.fields if "." not in field.name)
    own = [field for field in smallest.fields if field.name.endswith(".0")]
    stride = smallest.field(own[0].name.replace(".0", ".1")).offset - own[0].offset
    yield f"\nEvery seat; the next one's are {stride} farther on:\n"
    yield "| field | from | shape | range | what |\n|---|--:|---|---|---|"
    yield from (row(field, field.name.removesuffix(".0")) for field in own)
    yield "\n| actions | verb | from | to |\n|--:|---|---|---|"
    yield from verbs(game)
    yield ""


def row(field: Field, name: str) -> str:
    shape = " x ".join(map(str, field.shape)) or "1"
    return f"| `{name}` | {field.offset} | {shape} | {field.low}..{field.high} | {field.text} |"


def verbs(game: Game) -> Iterator[str]:
    """The indices of each verb, with its first and its last action."""
    actions = [game.action(index) for index in range(game.action_count)]
    for verb, group in groupby(actions, key=lambda action: action.verb):
        first, *others = group
        last = others[-1] if others else first
        indices = f"{first.index}..{last.index}" if others else str(first.index)
        yield f"| {indices} | {verb} | `{first}` | {f'`{last}`' if others else ''} |"


def main(arguments: Sequence[str]) -> int:
    checking = "--check" in arguments
    (path,) = [Path(argument) for argument in arguments if argument != "--check"]
    text = generated()
    if checking:
        fresh = path.exists() and path.read_text(encoding="utf-8") == text
        print(f"{path} is fresh" if fresh else f"{path} is stale: run 'make observations'")
        return 0 if fresh else 1
    path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
