"""The settlements box: location boards, settlers, forts with point cards, bonus and exploration tiles.

What is printed on a location are *steps*: questions of the agenda that wait for a seat. Whoever
works there is asked them in the order printed, and the module that owns a step says whether it
can be done and does it. So a location may hold steps of other boxes (a market, a boat to move)
without this module knowing any of them.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.components.settlements import ITEMS, Board, Location, Step
from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import CHANCE, actor_of, argument_of, phase_of, step_of
from tradewinds.core.bits import bit, count, has, lowest, nth, sum_over, write_set
from tradewinds.core.codes import LEGAL, OWNER_BITS, Codes, CoreReason
from tradewinds.core.dealer import Source
from tradewinds.core.goods import BROWN, affordable, amount
from tradewinds.core.notation import Plain, Reader
from tradewinds.core.piles import Pile, pile_of
from tradewinds.core.rows import changed
from tradewinds.core.slices import Slice
from tradewinds.core.state import State
from tradewinds.rules import settlements_text as text
from tradewinds.rules.common import Common, CommonPhase, CommonRules, CommonVerb, by_players, trade_about
from tradewinds.rules.info import GameInfo, SettlementSetup
from tradewinds.rules.owners import COMMON, SETTLEMENTS
from tradewinds.rules.settlements_numbers import (
    BOXED,
    CHARM,
    EMBLEM_PLACES,
    HAMMER,
    NO_STEP,
    NONE,
    ROW,
    SADDLEBAG,
    SettlementPhase,
    SettlementReason,
    SettlementVerb,
    pack_settlers,
    seat_there,
    settlers_there,
)

_ONE: Final[i64] = 1
MANY: Final[i64] = 1000  # more sets than anybody has


@final
class SettlementRules:
    """Boards, pieces and words."""

    def __init__(
        self,
        words: Vocabulary,
        common: CommonRules,
        *,
        info: GameInfo,
        catalog: Catalog,
        setup: SettlementSetup,
    ) -> None:
        boards = [catalog.boards[side] for side in info.boards]
        spare_boards = [catalog.boards[side] for side in info.spare_boards]
        cards, tiles, exploration = catalog.point_cards, catalog.scoring_tiles, catalog.exploration_tiles
        self.settlers: Final[i64] = info.parameters.settlers
        self.ready_settlers: Final[vec[i64]] = by_players(info.parameters.ready_settlers)
        locations = [location for board in [*boards, *spare_boards] for location in board.locations]
        self.spare_names: Final[list[str]] = [board.id for board in spare_boards]
        self.spare_starts: Final[list[int]] = _starts(boards, spare_boards)
        self.names: Final[list[str]] = [location.id for location in locations]
        self.locations: Final[i64] = len(locations)
        self.printed: Final[vec[i64]] = vec[i64]([location.settlers for location in locations])
        self.emblem: Final[vec[i64]] = vec[i64]([location.emblem for location in locations])
        self.icons: Final[list[str]] = [location.icon for location in locations]
        self.gains: vec[i64] = vec[i64]()
        steps = self._steps(locations, common, words.codes)
        self.steps: Final[vec[i64]] = vec[i64]([step for step in steps])  # two a location
        self.first_words: Final[list[str]] = [location.steps[0].word for location in locations]

        # Locations with a step that can always be done: a gain or an upgrade (RUL-15).
        self.sure: Final[i64] = sum(
            [
                int(bit(n))
                for n, location in enumerate(locations)
                if any(step.word in ("gain", "upgrade") for step in location.steps)
            ]
        )

        self.card_names: Final[list[str]] = [card.id for card in cards]
        self.cost: Final[vec[i64]] = vec[i64]([card.cost for card in cards])
        self.points: Final[vec[i64]] = vec[i64]([card.points for card in cards])
        self.symbol: Final[vec[i64]] = vec[i64]([card.symbol for card in cards])
        self.recruits: Final[vec[i64]] = vec[i64]([card.number for card in cards])
        self.card_emblem: Final[vec[i64]] = vec[i64]([card.emblem for card in cards])
        self.cube: Final[vec[i64]] = vec[i64]([card.cube for card in cards])
        in_game = [(n, card) for n, card in enumerate(cards) if card.star != setup.without_star]
        self.decks: Final[list[i64]] = [
            sum([int(bit(n)) for n, card in in_game if card.least_players <= players]) for players in range(5)
        ]

        self.tile_names: Final[list[str]] = [tile.id for tile in tiles]
        self.tile_points: Final[vec[i64]] = vec[i64]([tile.points for tile in tiles])
        self.tile_needs: Final[vec[i64]] = vec[i64](  # of each of ITEMS, a tile
            [tile.items.count(item) for tile in tiles for item in ITEMS]
        )
        self.tiles: Final[i64] = sum(
            [int(bit(n)) for n, tile in enumerate(tiles) if tile.mark not in setup.without_marks]
        )
        self.stack_sizes: Final[list[int]] = [size for board in boards for size in board.bonus]
        self.bonus_spaces: Final[i64] = info.parameters.bonus_spaces
        self.forts_give_bonus: Final[bool] = setup.forts_give_bonus

        self.exploration_names: Final[list[str]] = [tile.id for tile in exploration]
        self.exploration_points: Final[vec[i64]] = vec[i64]([tile.points for tile in exploration])
        self.exploration_gain: Final[vec[i64]] = vec[i64]([tile.gain for tile in exploration])
        self.exploration_upgrades: Final[vec[i64]] = vec[i64]([tile.upgrades for tile in exploration])
        self.exploration_recruits: Final[vec[i64]] = vec[i64]([tile.recruits for tile in exploration])
        self.tiles_beside: Final[bool] = setup.tiles_beside  # those that cover nothing lie beside the board

        stacks = [str(n + 1) for n in range(len(self.stack_sizes))]
        self.work: Final[i64] = words.add(SettlementVerb.WORK, self.names)
        self.rest: Final[i64] = words.add(SettlementVerb.REST, [""])
        self.explore: Final[i64] = words.add(SettlementVerb.EXPLORE, self.exploration_names)
        self.bonus: Final[i64] = words.add(SettlementVerb.BONUS, stacks)
        self.card: Final[i64] = words.add(SettlementVerb.CARD, self.card_names)
        self.tile: Final[i64] = words.add(SettlementVerb.TILE, self.tile_names)
        self.cover: Final[i64] = words.add(SettlementVerb.COVER, self.exploration_names)
        self.board: Final[i64] = words.add(SettlementVerb.BOARD, self.spare_names)

    def _steps(self, locations: list[Location], common: CommonRules, codes: Codes) -> list[i64]:
        printed: list[str] = []  # the steps so far
        steps: list[i64] = []
        for location in locations:
            found = [self._step(step, common, codes, printed) for step in location.steps]
            steps += [found[0], found[1] if len(found) > 1 else NO_STEP]
        return steps

    def _step(self, step: Step, common: CommonRules, codes: Codes, printed: list[str]) -> i64:
        """A printed action as an item of the agenda. One of another box is a phase of that name; it is
        about the number that is printed on it, or else about how many of its kind stand before it."""
        before: i64 = printed.count(step.text)
        printed.append(step.text)
        if step.word == "gain":
            self.gains = append(self.gains, i64(step.get))
            return step_of(SettlementPhase.GAIN, 1, len(self.gains) - 1)
        if step.word == "upgrade":
            return step_of(CommonPhase.UPGRADE, step.number, 0)
        if step.word == "trade":
            return step_of(CommonPhase.TRADE, 1, trade_about(common.add_trade(step.give, step.get), True))
        if step.word == "fort":
            return step_of(SettlementPhase.CLAIM, 1, before)
        return step_of(codes.phase(step.word), 1, step.number if step.number else before)

    def numbered(self, location: int) -> tuple[str, int]:
        """What a fort or a market is called, and which one it is from the left; nothing for others."""
        first = self.steps[location * 2]
        name = self.first_words[location]
        return (name, int(argument_of(first)) + 1) if name in ("fort", "market") else ("", 0)

    def steps_of(self, location: int) -> list[int]:
        """What is printed on a location, as items of the agenda."""
        return [int(step) for step in self.steps[location * 2 : location * 2 + 2] if step != NO_STEP]

    def board_of(self, location: i64) -> int:
        """The spare board of a location, by number; -1 for those that are always there."""
        return sum([int(location >= start) for start in self.spare_starts]) - 1

    def start_ready(self, players: i64) -> i64:
        """EW1-5, EW2-6: how many of the settlers can be used from the beginning."""
        return self.ready_settlers[players]


def _starts(boards: Sequence[Board], spare_boards: Sequence[Board]) -> list[int]:
    """The first location of each spare board."""
    starts: list[int] = []
    start = sum([len(board.locations) for board in boards])
    for board in spare_boards:
        starts.append(start)
        start += len(board.locations)
    return starts


@final
@mypyc_attr(acyclic=True)
class Settlements(Slice):
    """The slice of state: what is on the boards, and every seat's settlers, cards and tiles."""

    def __init__(
        self,
        rules: SettlementRules,
        common: Common,
        taken: vec[i64],
        ready: vec[i64],
        away: vec[i64],
        reserve: vec[i64],
        covered: vec[i64],
        cards: vec[i64],
        discount: vec[i64],
        charm: vec[i64],
        scoring: vec[i64],
        explored: vec[i64],
        forts: vec[i64],
        tops: vec[i64],
        heights: vec[i64],
        deck: Pile,
    ) -> None:
        self.rules: Final = rules
        self.common: Final = common
        self.taken: Final = taken  # a location: 0, or settlers (pack_settlers)
        self.ready: Final = ready  # settlers that can be placed, a seat
        self.away: Final = away  # settlers of a seat that were placed, but not on a location
        self.deck: Final = deck  # point cards, of which the top one has been seen and is in `forts`
        self.covered: Final = covered  # exploration tile on each location, or NONE
        self.discount: Final = discount  # settlers less at an emblem: five numbers a seat (see EMBLEM_PLACES)
        self.charm: Final = charm  # goods gained at an emblem: five a seat
        # The rows below are shared with copies of the state: see core/rows.py.
        self.reserve = reserve  # settlers that cannot be used yet, a seat
        self.cards = cards  # set of point cards, a seat
        self.scoring = scoring  # set of bonus tiles, a seat
        self.explored = explored  # set of exploration tiles, a seat
        self.forts = forts  # point cards above the forts and, last, on top of the deck
        self.tops = tops  # the bonus tile on top of each stack
        self.heights = heights  # how many tiles each stack has
        self.unseen: i64 = rules.tiles  # bonus tiles in stacks under the top one, or in the box
        self.beside: i64 = bit(len(rules.exploration_names)) - 1  # exploration tiles that cover nothing

    def copy(self, common: Common) -> "Settlements":
        other = Settlements(
            self.rules,
            common,
            taken=self.taken[:],
            ready=self.ready[:],
            away=self.away[:],
            reserve=self.reserve,
            covered=self.covered[:],
            cards=self.cards,
            discount=self.discount[:],
            charm=self.charm[:],
            scoring=self.scoring,
            explored=self.explored,
            forts=self.forts,
            tops=self.tops,
            heights=self.heights,
            deck=self.deck.copy(),
        )
        other.unseen = self.unseen
        other.beside = self.beside
        return other

    # -- setup (EW1-2 to EW1-4, EW2-2 to EW2-4) ----------------------------------------------------

    def ask_boards(self) -> None:
        """Point cards, bonus tiles and exploration tiles are drawn: last question first."""
        agenda = self.common.agenda
        covers = self.covers()
        if covers > 0:
            agenda.push(SettlementPhase.COVER, CHANCE, covers, 0)
        agenda.push(SettlementPhase.TILE, CHANCE, len(self.rules.stack_sizes), 0)
        agenda.push(SettlementPhase.CARD, CHANCE, min(ROW, self.deck.size()), 0)

    def ask_spare_board(self, chosen: str) -> None:
        """One of the spare boards is drawn, unless the table has chosen (NW-1)."""
        if chosen in self.rules.spare_names:
            self.lay_board(self.rules.spare_names.index(chosen))
            self.ask_boards()
        else:
            self.common.agenda.push(SettlementPhase.BOARD, CHANCE, 1, 0)

    def spare_board(self) -> str:
        """The spare board on the table, `-` while there is none."""
        for location in range(self.rules.locations):
            board = self.rules.board_of(location)
            if board >= 0 and self.covered[location] != BOXED:
                return self.rules.spare_names[board]
        return "-"

    def on_table(self) -> list[int]:
        """The locations of all boards that lie on the table."""
        return [n for n in range(self.rules.locations) if self.covered[n] != BOXED]

    def lay_board(self, board: i64) -> None:
        location: i64 = 0
        while location < self.rules.locations:
            if self.rules.board_of(location) == board:
                self.covered[location] = NONE
            location += 1

    def starts_covered(self, location: i64) -> bool:
        if self.covered[location] == BOXED:
            return False
        icon = self.rules.icons[location]
        return icon == "explore" or (icon == "2-3" and self.common.players < 4)

    def apply_board(self, board: i64) -> None:
        """The board is known, and with it which tiles cover what."""
        self.common.agenda.pop()
        self.lay_board(board)
        self.ask_boards()

    def covers(self) -> i64:
        """How many locations have an exploration tile at the start."""
        found: i64 = 0
        location: i64 = 0
        while location < self.rules.locations:
            if self.starts_covered(location):
                found += 1
            location += 1
        return found

    def refuse_card(self, card: i64) -> i64:
        return LEGAL if has(self.deck.top(), card) else SettlementReason.NOT_IN_PILE

    def apply_card(self, card: i64) -> None:
        """The card goes to the first free place: a fort, or the top of the deck."""
        self.deck.take(card)
        place: i64 = 0
        while self.forts[place] != NONE:
            place += 1
        self.forts = changed(self.forts, place, card)
        self.common.agenda.tick()

    def refuse_tile(self, tile: i64) -> i64:
        return LEGAL if has(self.unseen, tile) else SettlementReason.NOT_IN_PILE

    def apply_tile(self, tile: i64) -> None:
        """Which tile lies on top of a stack is seen now: of the first whose top nobody knows."""
        self.unseen &= ~bit(tile)
        stack: i64 = 0
        while self.tops[stack] != NONE or self.heights[stack] == 0:
            stack += 1
        self.tops = changed(self.tops, stack, tile)
        self.common.agenda.tick()

    def refuse_cover(self, tile: i64) -> i64:
        return LEGAL if has(self.beside, tile) else SettlementReason.NO_SUCH_TILE

    def apply_cover(self, tile: i64) -> None:
        """A tile on the next location; those left at last stay beside the board, or go to the box."""
        location: i64 = 0
        while self.covered[location] != NONE or not self.starts_covered(location):
            location += 1
        self.covered[location] = tile
        self.beside &= ~bit(tile)
        if self.common.agenda.tick() and not self.rules.tiles_beside:
            self.beside = 0

    # -- work (EW1-8, EW1-9) -----------------------------------------------------------------------

    def legal_work(self, seat: i64, modules: list[Slice], buffer: vec[i64], n: i64) -> i64:
        if self.ready[seat] == 0:
            return n  # work takes one settler at least
        work = self.rules.work
        locations = self.rules.locations
        location: i64 = 0
        while location < locations:
            buffer[n] = work + location
            n += self.refuse_work(seat, location, modules) == LEGAL
            location += 1
        return n

    def refuse_work(self, seat: i64, location: i64, modules: list[Slice]) -> i64:
        """No exploration tile, no own settlers, enough ready ones, and a step that can be done."""
        if self.covered[location] != NONE:
            return (
                SettlementReason.NOT_ON_TABLE if self.covered[location] == BOXED else SettlementReason.COVERED
            )
        if seat_there(self.taken[location]) == seat:
            return SettlementReason.OWN_SETTLERS
        if self.required(seat, location) > self.ready[seat]:
            return SettlementReason.TOO_FEW_SETTLERS
        return self.refuse_steps(seat, location, modules)

    def required(self, seat: i64, location: i64) -> i64:
        """The printed number, or one more than the rival's; discounts leave at least 1 (RUL-10, RUL-27)."""
        taken = self.taken[location]
        number = self.rules.printed[location]
        if taken != 0:
            number = settlers_there(taken) + 1
        number -= self.discount[seat * EMBLEM_PLACES + self.rules.emblem[location]]
        return number if number > _ONE else _ONE

    def seat_at(self, location: i64) -> i64:
        """Whose settlers are there; -1 for nobody's."""
        return seat_there(self.taken[location])

    def settlers_at(self, location: i64) -> i64:
        return settlers_there(self.taken[location])

    def charmed(self, seat: i64, location: i64) -> i64:
        """The goods that charms give a seat for working there (RUL-29)."""
        return self.charm[seat * EMBLEM_PLACES + self.rules.emblem[location]]

    def refuse_steps(self, seat: i64, location: i64, modules: list[Slice]) -> i64:
        """At least one of the steps can be done (RUL-28), with the cubes of charms (RUL-29)."""
        if has(self.rules.sure, location):
            return LEGAL
        goods = self.common.hold[seat] + self.charmed(seat, location)
        refused = self.refuse_printed(self.rules.steps[location * 2], seat, goods, modules)
        if refused == LEGAL:
            return LEGAL
        second = self.rules.steps[location * 2 + 1]
        if second != NO_STEP and self.refuse_printed(second, seat, goods, modules) == LEGAL:
            return LEGAL
        return refused

    def refuse_printed(self, step: i64, seat: i64, goods: i64, modules: list[Slice]) -> i64:
        """The module that owns a step is asked. Most are trades and forts: their modules are at hand."""
        owner = phase_of(step) >> OWNER_BITS
        if owner == COMMON:
            return self.common.refuse_step(step, seat, goods)
        if owner == SETTLEMENTS:
            return self.refuse_step(step, seat, goods)
        return modules[owner].refuse_step(step, seat, goods)

    def apply_work(self, seat: i64, location: i64) -> None:
        """Rivals go home, settlers are placed, charms give their cubes, the steps follow."""
        number = self.required(seat, location)
        taken = self.taken[location]
        if taken != 0:
            self.ready[seat_there(taken)] += settlers_there(taken)
        self.taken[location] = pack_settlers(seat, number)
        self.ready[seat] -= number
        self.common.hold[seat] += self.charmed(seat, location)
        second = self.rules.steps[location * 2 + 1]
        if second != NO_STEP:
            self.common.agenda.push_step(second, seat)
        self.common.agenda.push_step(self.rules.steps[location * 2], seat)

    # -- settlers (EW1-17, EW1-18) -------------------------------------------------------------------

    def send(self, seat: i64, number: i64) -> None:
        """Place ready settlers somewhere else than on a location."""
        self.ready[seat] -= number
        self.away[seat] += number

    def recall(self, seat: i64, number: i64) -> None:
        self.away[seat] -= number
        self.ready[seat] += number

    def legal_rest(self, buffer: vec[i64], n: i64) -> i64:
        """Always possible, also with nothing to take back (RUL-3)."""
        buffer[n] = self.rules.rest
        return n + 1

    def apply_rest(self, seat: i64) -> None:
        locations = self.rules.locations
        location: i64 = 0
        while location < locations:
            taken = self.taken[location]
            if taken != 0 and seat_there(taken) == seat:
                self.ready[seat] += settlers_there(taken)
                self.taken[location] = 0
            location += 1
        self.recall(seat, self.away[seat])

    def recruit(self, seat: i64, number: i64) -> None:
        number = self.recruited(seat, number)
        self.reserve = changed(self.reserve, seat, self.reserve[seat] - number)
        self.ready[seat] += number

    def recruited(self, seat: i64, number: i64) -> i64:
        """Settlers from the reserve, as far as it goes (RUL-30)."""
        return min(number, self.reserve[seat])

    def placed(self, seat: i64) -> i64:
        """Settlers that a rest brings home."""
        return self.rules.settlers - self.ready[seat] - self.reserve[seat]

    # -- forts (EW1-11, EW2-14) ------------------------------------------------------------------------

    def refuse_claim(self, fort: i64, goods: i64) -> i64:
        card = self.forts[fort]
        if card == NONE:
            return SettlementReason.FORT_EMPTY
        return LEGAL if affordable(goods, self.rules.cost[card]) else SettlementReason.CANNOT_PAY_CARD

    def apply_claim(self, seat: i64, fort: i64) -> None:
        """Pay and take the card: its benefit first, then a bonus tile, then the others slide (RUL-13)."""
        card = self.forts[fort]
        self.common.hold[seat] -= self.rules.cost[card]
        self.cards = changed(self.cards, seat, self.cards[seat] | bit(card))
        if count(self.cards[seat]) >= self.common.to_end():
            self.common.ending = True
        self.forts = changed(self.forts, fort, NONE)
        self.common.agenda.push(SettlementPhase.SLIDE, seat, 1, 0)
        if self.rules.forts_give_bonus:
            self.common.agenda.push(SettlementPhase.BONUS, seat, 1, fort)
        self.give_benefit(seat, card)

    def give_benefit(self, seat: i64, card: i64) -> None:
        symbol = self.rules.symbol[card]
        if symbol == SADDLEBAG:
            self.recruit(seat, self.rules.recruits[card])
        elif symbol == HAMMER or symbol == CHARM:
            self.add_lasting(seat, card)
        else:
            self.common.agenda.push(SettlementPhase.EXPLORE, seat, 1, 0)

    def add_lasting(self, seat: i64, card: i64) -> None:
        """Hammers and charms work from now on."""
        place = seat * EMBLEM_PLACES + self.rules.card_emblem[card]
        if self.rules.symbol[card] == HAMMER:
            self.discount[place] += 1
        else:
            self.charm[place] += self.rules.cube[card]

    def slide(self) -> None:
        """Point cards move left into the gap, the deck's top one too; the next one is seen then."""
        place: i64 = 0
        while place < ROW and self.forts[place] != NONE:
            place += 1
        forts = self.forts[:]
        while place < ROW - 1:
            forts[place] = forts[place + 1]
            place += 1
        forts[ROW - 1] = NONE
        self.forts = forts
        if not self.deck.empty():
            self.common.agenda.push(SettlementPhase.CARD, CHANCE, 1, 0)

    # -- bonus tiles (EW1-11, EW2-11, RUL-14) ------------------------------------------------------------

    def has_bonus_space(self, seat: i64) -> bool:
        return count(self.scoring[seat]) < self.rules.bonus_spaces

    def bonus_left(self) -> bool:
        stack: i64 = 0
        while stack < len(self.heights):
            if self.heights[stack] > 0:
                return True
            stack += 1
        return False

    def legal_bonus(self, buffer: vec[i64], n: i64) -> i64:
        """The top tile of any stack."""
        stack: i64 = 0
        while stack < len(self.heights):
            buffer[n] = self.rules.bonus + stack
            n += self.refuse_bonus(stack) == LEGAL
            stack += 1
        return n

    def refuse_bonus(self, stack: i64) -> i64:
        return LEGAL if self.heights[stack] > 0 else SettlementReason.STACK_EMPTY

    def apply_bonus(self, seat: i64, stack: i64) -> None:
        self.scoring = changed(self.scoring, seat, self.scoring[seat] | bit(self.tops[stack]))
        self.heights = changed(self.heights, stack, self.heights[stack] - 1)
        self.tops = changed(self.tops, stack, NONE)
        self.common.agenda.pop()
        if self.heights[stack] > 0:
            self.common.agenda.push(SettlementPhase.TILE, CHANCE, 1, 0)

    # -- exploration (EW1-19, EW2-15) ----------------------------------------------------------------------

    def to_explore(self) -> i64:
        """The tiles that may be taken: those beside the board and those on it."""
        found = self.beside
        location: i64 = 0
        while location < self.rules.locations:
            if self.covered[location] >= 0:
                found |= bit(self.covered[location])
            location += 1
        return found

    def refuse_explore(self, tile: i64) -> i64:
        return LEGAL if has(self.to_explore(), tile) else SettlementReason.NO_SUCH_TILE

    def apply_explore(self, seat: i64, tile: i64) -> None:
        """Take the tile; a location it lay on is open now; what it gives at once happens now."""
        self.common.agenda.pop()
        self.beside &= ~bit(tile)
        location: i64 = 0
        while location < self.rules.locations:
            if self.covered[location] == tile:
                self.covered[location] = NONE
            location += 1
        self.explored = changed(self.explored, seat, self.explored[seat] | bit(tile))
        self.common.hold[seat] += self.rules.exploration_gain[tile]
        if self.rules.exploration_recruits[tile] > 0:
            self.recruit(seat, self.rules.exploration_recruits[tile])
        if self.rules.exploration_upgrades[tile] > 0:
            self.common.agenda.push(CommonPhase.UPGRADE, seat, self.rules.exploration_upgrades[tile], 0)

    # -- what the agenda asks --------------------------------------------------------------------------------

    def refuse_step(self, step: i64, seat: i64, goods: i64) -> i64:
        return (
            self.refuse_claim(argument_of(step), goods) if phase_of(step) == SettlementPhase.CLAIM else LEGAL
        )

    def asks(self, item: i64) -> bool:
        phase = phase_of(item)
        if phase == SettlementPhase.EXPLORE:
            return self.to_explore() != 0
        if phase == SettlementPhase.BONUS:
            free = self.has_bonus_space(actor_of(item))
            return free and self.refuse_bonus(argument_of(item)) == LEGAL
        return phase >= SettlementPhase.CARD

    def on_skipped(self, item: i64) -> None:
        phase = phase_of(item)
        seat = actor_of(item)
        if phase == SettlementPhase.GAIN:
            self.common.hold[seat] += self.rules.gains[argument_of(item)]
        elif phase == SettlementPhase.SLIDE:
            self.slide()
        elif (
            phase == SettlementPhase.CLAIM
            and self.refuse_claim(argument_of(item), self.common.hold[seat]) == LEGAL
        ):
            self.apply_claim(seat, argument_of(item))

    def write_options(self, item: i64, buffer: vec[i64]) -> i64:
        phase = phase_of(item)
        if phase == SettlementPhase.EXPLORE:
            return write_set(self.to_explore(), self.rules.explore, buffer, 0)
        if phase == SettlementPhase.BONUS:
            buffer[0] = self.rules.bonus + argument_of(item)
            return self.common.legal_done(buffer, 1)
        if phase == SettlementPhase.CARD:
            return write_set(self.deck.top(), self.rules.card, buffer, 0)
        if phase == SettlementPhase.TILE:
            return write_set(self.unseen, self.rules.tile, buffer, 0)
        if phase == SettlementPhase.BOARD:
            return write_set(bit(len(self.rules.spare_names)) - 1, self.rules.board, buffer, 0)
        return write_set(self.beside, self.rules.cover, buffer, 0)

    def why_not(self, item: i64, verb: i64, argument: i64) -> i64:
        phase = phase_of(item)
        if verb == SettlementVerb.EXPLORE and phase == SettlementPhase.EXPLORE:
            return self.refuse_explore(argument)
        if verb == SettlementVerb.BONUS and phase == SettlementPhase.BONUS:
            return LEGAL if argument == argument_of(item) else SettlementReason.OTHER_STACK
        if verb == CommonVerb.DONE and phase == SettlementPhase.BONUS:
            return LEGAL
        if verb == SettlementVerb.CARD and phase == SettlementPhase.CARD:
            return self.refuse_card(argument)
        if verb == SettlementVerb.TILE and phase == SettlementPhase.TILE:
            return self.refuse_tile(argument)
        if verb == SettlementVerb.COVER and phase == SettlementPhase.COVER:
            return self.refuse_cover(argument)
        if verb == SettlementVerb.BOARD and phase == SettlementPhase.BOARD:
            return LEGAL
        return CoreReason.NOT_ASKED

    def draw(self, item: i64, source: Source) -> i64:
        phase = phase_of(item)
        if phase == SettlementPhase.CARD:
            return self.rules.card + self.deck.pick(source)
        if phase == SettlementPhase.BOARD:
            return self.rules.board + source.below(len(self.rules.spare_names))
        pool = self.unseen if phase == SettlementPhase.TILE else self.beside
        first = self.rules.tile if phase == SettlementPhase.TILE else self.rules.cover
        return first + nth(pool, source.below(count(pool)))

    def perform(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == SettlementVerb.WORK:
            self.apply_work(seat, argument)
        elif verb == SettlementVerb.CARD:
            self.apply_card(argument)
        elif verb == SettlementVerb.EXPLORE:
            self.apply_explore(seat, argument)
        elif verb == SettlementVerb.BONUS:
            self.apply_bonus(seat, argument)
        elif verb == SettlementVerb.TILE:
            self.apply_tile(argument)
        elif verb == SettlementVerb.COVER:
            self.apply_cover(argument)
        else:
            self.apply_board(argument)

    # -- scores (EW1-20, EW1-21, RUL-31) ---------------------------------------------------------------------

    def card_points(self, seat: i64) -> i64:
        return sum_over(self.rules.points, self.cards[seat])

    def exploration_points(self, seat: i64) -> i64:
        return sum_over(self.rules.exploration_points, self.explored[seat])

    def counts(self, seat: i64, merchants: i64, outposts: i64, columns: i64) -> vec[i64]:
        """How many a seat has of what bonus tiles count, in the order of ITEMS."""
        cards = self.cards[seat]
        beyond = self.rules.settlers - self.rules.start_ready(self.common.players) - self.reserve[seat]
        none: i64 = 0
        found = vec[i64](
            [
                none,  # the four symbols are counted below
                none,
                none,
                none,
                count(self.explored[seat]),
                amount(self.common.hold[seat], BROWN),
                beyond,
                count(cards),
                merchants,
                outposts,
                columns,
            ]
        )
        while cards != 0:
            found[self.rules.symbol[lowest(cards)]] += 1
            cards &= cards - 1
        return found

    def bonus_points(self, seat: i64, merchants: i64, outposts: i64, columns: i64) -> i64:
        """Each tile by itself; only complete sets count."""
        points: i64 = 0
        tiles = self.scoring[seat]
        if tiles == 0:
            return points
        counts = self.counts(seat, merchants, outposts, columns)
        while tiles != 0:
            tile = lowest(tiles)
            tiles &= tiles - 1
            points += self.rules.tile_points[tile] * self.sets(tile, counts)
        return points

    def sets(self, tile: i64, counts: vec[i64]) -> i64:
        """How often a bonus tile scores."""
        fewest = MANY
        items: i64 = len(counts)
        item: i64 = 0
        while item < items:
            need = self.rules.tile_needs[tile * items + item]
            if need > 0 and counts[item] < fewest * need:
                fewest = counts[item] // need
            item += 1
        return fewest

    # -- words and views, which are long: see settlements_text.py --------------------------------------------

    def data(self) -> Plain:
        return text.settlements_data(self)

    def read(self, reader: Reader) -> None:
        text.read_settlements(self, reader)

    def sets_up(self, phase: i64) -> bool:
        return phase == SettlementPhase.COVER or phase == SettlementPhase.BOARD

    def check(self, item: i64) -> bool:
        return text.check_item(self, item)

    def check_whole(self, over: bool) -> None:
        text.check_whole(self)

    def view(self) -> dict[str, object]:
        return text.settlements_view(self)

    def seat_view(self, seat: i64, shown: bool) -> dict[str, object]:
        return text.settlements_seat_view(self, seat)


def new_settlements(rules: SettlementRules, common: Common) -> Settlements:
    """Empty boards, all cards and tiles in their piles, the first settlers ready."""
    players = common.players
    locations = rules.locations
    emblems = players * EMBLEM_PLACES
    stacks: i64 = len(rules.stack_sizes)
    ready = rules.start_ready(players)
    covered = [NONE if rules.board_of(n) < 0 else BOXED for n in range(locations)]
    return Settlements(
        rules,
        common,
        taken=vec[i64]([0] * locations),
        ready=vec[i64]([ready] * players),
        away=vec[i64]([0] * players),
        reserve=vec[i64]([rules.settlers - ready] * players),
        covered=vec[i64]([cover for cover in covered]),
        cards=vec[i64]([0] * players),
        discount=vec[i64]([0] * emblems),
        charm=vec[i64]([0] * emblems),
        scoring=vec[i64]([0] * players),
        explored=vec[i64]([0] * players),
        forts=vec[i64]([NONE] * ROW),
        tops=vec[i64]([NONE] * stacks),
        heights=vec[i64]([size for size in rules.stack_sizes]),
        deck=pile_of(rules.decks[players]),
    )


def settlements_of(state: State) -> Settlements:
    """The slice of a state whose game has one."""
    found = state.modules[SETTLEMENTS]
    assert isinstance(found, Settlements)
    return found
